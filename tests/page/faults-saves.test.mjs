// Saves of other versions, of odd clocks and of damaged decks: none of them keeps anybody from playing, none is lost.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newDevice, newTab } from './device.mjs';
import { saveOf, withMoves } from './games.mjs';

const saves = () => newTab()('play/saves.js');

test('a game with a rival whom this version lacks is kept and listed, but Play does not resume it', async () => {
  const room = newDevice();
  room.put('game/g', saveOf('g', ['a'], { record: withMoves(['a'], { seats: ['human', 'dora:mild'] }), saved: 9e12 }));
  room.put('game/h', saveOf('h', ['a']));
  const { canGoOn, listGames, loadGame, unfinishedGame } = await saves();
  assert.equal(unfinishedGame('draughts').id, 'h');
  assert.equal(listGames().length, 2);
  assert.equal(canGoOn(loadGame('g').record), false);
  assert.equal(canGoOn(loadGame('h').record), true);
});

for (const [what, changes] of Object.entries({ 'newer rules': { rules: 2 }, 'a newer way to write records': { format: 2 } })) {
  test(`a save with ${what} stays in its place for the version that wrote it, is listed, and survives a backup`, async () => {
    const room = newDevice();
    const newer = saveOf('g', ['a'], { record: withMoves(['a'], changes) });
    room.put('game/g', newer);
    const { listAsides, listGames, loadGame, unfinishedGame } = await saves();
    assert.equal(loadGame('g'), null);
    assert.deepEqual(listGames(), []);
    assert.equal(unfinishedGame(), null);
    assert.deepEqual(listAsides(), [{ name: 'g', text: JSON.stringify(newer) }]);
    assert.deepEqual(room.names(), ['game/g']);
    const { makeBackup } = await newTab()('shell/backup.js');
    const given = makeBackup('9');
    const other = newDevice();
    const { restore } = await newTab()('shell/backup.js');
    const refuses = { ask: () => Promise.resolve({ ok: false, error: { code: 'bad-record' } }) };
    await restore(given, refuses, { withSettings: false });
    assert.deepEqual(JSON.parse(other.text('game/g') ?? ''), newer);
  });
}

test('a record of older rules, which no version of ours can play on, is left to the engine', async () => {
  const room = newDevice();
  room.put('game/g', saveOf('g', ['a'], { record: withMoves(['a'], { rules: 0 }) }));
  const { loadGame } = await saves();
  assert.equal(loadGame('g').record.rules, 0);
});
