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

for (const year of [1969, -50, 10_000, 200_000]) {
  test(`with a clock in the year ${year} a game is kept, resumed, backed up and restored like any other`, async () => {
    const room = newDevice();
    const now = Date.UTC(year, 5, 1);
    const { now: real } = Date;
    Date.now = () => now;
    try {
      const { listAsides, newGameId, saveGame, unfinishedGame } = await saves();
      const { id } = saveGame(saveOf(newGameId(), ['a'], { created: now }));
      assert.match(id, /^[a-z0-9]+$/, 'it fits into an address and into a backup');
      assert.equal(unfinishedGame('draughts').id, id);
      assert.deepEqual(listAsides(), []);
      const { makeBackup } = await newTab()('shell/backup.js');
      const given = makeBackup('9', new Date(now));
      room.wipe();
      const { backupName, restore } = await newTab()('shell/backup.js');
      const replays = { ask: (/** @type {any} */ { record }) => Promise.resolve({ ok: true, record, view: { toAct: 0 } }) };
      assert.equal((await restore(given, replays, { withSettings: false })).added, 1);
      assert.match(backupName(new Date(now)), /^parlour-[+-]?\d{4,6}-\d\d-\d\d\.json$/);
    } finally {
      Date.now = real;
    }
  });
}
