import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { fill, happens, newDevice, recordOf, room, saveOf, script, store, stored, storedNames, visitAgain } from './device.mjs';

beforeEach(newDevice);

/** A page with a game at a device that is full, in which a move was made. */
async function fullWithAMove() {
  store('game/g', saveOf('g', ['a']));
  const { saveGame, loadGame } = await script('play/saves.js');
  const { keepTrying, storeTrouble } = await script('shell/store.js');
  keepTrying();
  fill();
  saveGame({ ...loadGame('g'), record: recordOf(['a', 'b']) }, true);
  assert.equal(storeTrouble(), 'full');
  assert.deepEqual(stored('game/g').record.moves, ['a']);
  return { saveGame, loadGame, storeTrouble };
}

for (const moment of ['storage', 'focus', 'pageshow', 'pagehide', 'visibilitychange']) {
  test(`what had no room is kept as soon as there is some: ${moment}`, async () => {
    const { storeTrouble } = await fullWithAMove();
    happens(moment);
    assert.equal(storeTrouble(), 'full', 'there is still no room');
    room.most = Infinity;
    happens(moment);
    assert.deepEqual(stored('game/g').record.moves, ['a', 'b']);
    assert.equal(storeTrouble(), null);
  });
}

test('deleting a game makes room for what had none', async () => {
  store('game/old', saveOf('old', ['a', 'b', 'c']));
  const { storeTrouble } = await fullWithAMove();
  const { deleteGame } = await script('play/saves.js');
  deleteGame('old');
  assert.deepEqual(stored('game/g').record.moves, ['a', 'b']);
  assert.equal(storeTrouble(), null);
});

test('one text that is too long keeps no other from being kept', async () => {
  const { writeText, storeTrouble } = await script('shell/store.js');
  room.most = 90;
  assert.equal(writeText('long', 'x'.repeat(200)), false);
  assert.equal(writeText('short', 'y'.repeat(90)), false);
  room.most = 110;
  assert.equal(writeText('tiny', 'z'), true);
  assert.deepEqual(storedNames(''), ['short', 'tiny']);
  assert.equal(storeTrouble(), 'full', 'the long one is still in memory only');
});

test('a game that another page took over meanwhile is not overwritten, and what was played here is kept beside it', async () => {
  await fullWithAMove();
  store('game/g', saveOf('g', ['a', 'c'], { tab: 'another' }));
  room.most = Infinity;
  happens('storage');
  assert.deepEqual(stored('game/g').record.moves, ['a', 'c']);
  const [beside = ''] = storedNames('game/').filter((name) => name !== 'game/g');
  assert.deepEqual(stored(beside).record.moves, ['a', 'b']);
  visitAgain();
  const { listGames } = await script('play/saves.js');
  assert.equal(listGames().length, 2, 'both can be read');
});

test('where the other page has played all that was played here, nothing is kept twice', async () => {
  await fullWithAMove();
  store('game/g', saveOf('g', ['a', 'b', 'c'], { tab: 'another' }));
  room.most = Infinity;
  happens('storage');
  assert.deepEqual(storedNames('game/'), ['game/g']);
});

test('storing that was forbidden and is allowed again is no trouble any more', async () => {
  const { keepTrying, storeTrouble, writeText } = await script('shell/store.js');
  keepTrying();
  room.blocked = true;
  assert.equal(writeText('word', 'kept'), false);
  assert.equal(storeTrouble(), 'blocked');
  happens('focus');
  assert.equal(storeTrouble(), 'blocked');
  room.blocked = false;
  happens('focus');
  assert.equal(storeTrouble(), null);
  assert.equal(room.kept.get('/ word'), 'kept');
});
