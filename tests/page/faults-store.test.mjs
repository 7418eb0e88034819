// What had no room is kept as soon as there is some, and nothing that another page keeps is written over.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { happens, newDevice, newTab } from './device.mjs';
import { saveOf, withMoves } from './games.mjs';

/** A tab with a game, on a device that has become full to the last character, in which a move was made. */
async function fullWithAMove() {
  const room = newDevice();
  room.put('game/old', saveOf('old', ['a', 'b', 'c']));
  room.put('game/g', saveOf('g', ['a']));
  const tab = newTab();
  const saves = await tab('play/saves.js');
  const store = await tab('shell/store.js');
  store.keepTrying();
  room.fill();
  saves.saveGame({ ...saves.loadGame('g'), record: withMoves(['a', 'b']) }, true);
  assert.equal(store.storeTrouble(), 'full');
  assert.deepEqual(room.moves('g'), ['a']);
  return { room, ...store, ...saves };
}

for (const moment of ['storage', 'focus', 'pageshow', 'pagehide', 'visibilitychange']) {
  test(`what had no room is kept as soon as there is some: ${moment}`, async () => {
    const { room, storeTrouble } = await fullWithAMove();
    happens(moment);
    assert.equal(storeTrouble(), 'full', 'there is still no room');
    room.size = Infinity;
    happens(moment);
    assert.deepEqual(room.moves('g'), ['a', 'b']);
    assert.equal(storeTrouble(), null);
  });
}

test('deleting a game makes room for what had none', async () => {
  const { room, storeTrouble, deleteGame } = await fullWithAMove();
  deleteGame('old');
  assert.deepEqual(room.moves('g'), ['a', 'b']);
  assert.equal(storeTrouble(), null);
});

test('one text that is too long keeps no other from being kept', async () => {
  const room = newDevice();
  const { writeText, storeTrouble } = await newTab()('shell/store.js');
  room.size = 90;
  assert.equal(writeText('long', 'x'.repeat(200)), false);
  assert.equal(writeText('short', 'y'.repeat(90)), false);
  room.size = 130;
  assert.equal(writeText('tiny', 'z'), true);
  assert.deepEqual(room.names(), ['short', 'tiny']);
  assert.equal(storeTrouble(), 'full', 'the long one is still in memory only');
});

test('a game that another tab took over meanwhile is not overwritten, and what was played here is kept beside it', async () => {
  const { room } = await fullWithAMove();
  room.size = Infinity;
  room.put('game/g', saveOf('g', ['a', 'c'], { tab: 'another' }));
  happens('storage');
  assert.deepEqual(room.moves('g'), ['a', 'c']);
  const { listGames } = await newTab()('play/saves.js');
  const courses = listGames().map((/** @type {any} */ { record }) => record.moves.join(''));
  assert.deepEqual(courses.sort(), ['ab', 'abc', 'ac']);
});

test('where the other tab has played all that was played here, nothing is kept twice', async () => {
  const { room } = await fullWithAMove();
  room.size = Infinity;
  room.put('game/g', saveOf('g', ['a', 'b', 'c'], { tab: 'another' }));
  happens('storage');
  assert.deepEqual(room.names(), ['game/g', 'game/old']);
});

test('storing that was forbidden and is allowed again is no trouble any more', async () => {
  const room = newDevice();
  const { keepTrying, storeTrouble, writeText } = await newTab()('shell/store.js');
  keepTrying();
  room.forbidden = true;
  assert.equal(writeText('word', 'kept'), false);
  assert.equal(storeTrouble(), 'blocked');
  happens('focus');
  assert.equal(storeTrouble(), 'blocked');
  room.forbidden = false;
  happens('focus');
  assert.equal(storeTrouble(), null);
  assert.equal(room.text('word'), 'kept');
});
