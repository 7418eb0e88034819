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

/** What the engine says to a table: a deck that is none is refused, by whatever code. */
const dealer = (/** @type {string} */ code) => ({
  state: () => 'ready',
  ask: (/** @type {any} */ { deck, ...table }) =>
    Promise.resolve(deck === 'house' ? { ok: true, record: { ...withMoves([]), seats: table.seats }, view: {} } : { ok: false, error: { code, sentence: code } }),
});
/** As text: deeper than the engine reads. */
const BRACKETS = `{"name":${'['.repeat(400)}${']'.repeat(400)}}`;

test('a deck that the engine refuses for whatever reason keeps nobody from playing, and is kept aside', async () => {
  for (const code of ['bad-deck', 'bad-request', 'bug']) {
    const room = newDevice();
    room.put('draughts/deck', BRACKETS);
    const tab = newTab();
    const { lastSetup, startGame } = await tab('play/start.js');
    const { gameOf } = await tab('games.js');
    const id = await startGame(dealer(code), lastSetup(gameOf('draughts')), '9');
    assert.deepEqual(room.moves(id), []);
    assert.equal(room.text('draughts/deck'), null);
    const [aside = ''] = room.names().filter((name) => name.startsWith('aside/'));
    assert.equal(room.text(aside), BRACKETS);
  }
});

test('a table that cannot be dealt with any deck leaves the deck where it is', async () => {
  const room = newDevice();
  room.put('draughts/deck', '{"name":"Mine"}');
  const tab = newTab();
  const { lastSetup, startGame } = await tab('play/start.js');
  const { gameOf } = await tab('games.js');
  const refuses = { state: () => 'ready', ask: () => Promise.resolve({ ok: false, error: { code: 'bad-setup', sentence: 'no' } }) };
  await assert.rejects(startGame(refuses, lastSetup(gameOf('draughts')), '9'), { code: 'bad-setup' });
  assert.equal(room.text('draughts/deck'), '{"name":"Mine"}');
});

test('a deck without a name that is one has a name all the same', async () => {
  newDevice();
  const { deckName } = await newTab()('play/decks.js');
  for (const name of [{ toString: 1 }, 7, null, undefined, []]) assert.equal(deckName({ name }), '?');
  assert.equal(deckName(null), '?');
  assert.equal(deckName({ name: 'Mine' }), 'Mine');
  assert.equal(deckName({ name: 'x'.repeat(1000) }).length, 40);
});

test('the picture of an earlier visit makes room too', async () => {
  const room = newDevice();
  (await newTab()('shell/store.js')).writeSpare('picture', 'x'.repeat(300));
  room.fill();
  const { storeTrouble, writeText } = await newTab()('shell/store.js');
  assert.equal(writeText('game/g', 'y'.repeat(200)), true);
  assert.equal(storeTrouble(), null);
  assert.deepEqual(room.names(), ['game/g']);
});

test('dates stay dates from the year 10000 on, and before the archive begins it is its first day', async () => {
  newDevice();
  const { dailyTable, dateOf, isOpen, monthBeside, monthOf, noon, today, weeksOf } = await newTab()('play/daily.js');
  const { gameOf } = await newTab()('games.js');
  const late = new Date(10_000, 0, 1, 9);
  assert.equal(today(late), '10000-01-01');
  assert.equal(noon('10000-01-01').getFullYear(), 10_000);
  assert.ok(isOpen('10000-01-01', today(late)));
  assert.ok(isOpen('9999-12-31', today(late)), 'an earlier year with fewer digits');
  assert.ok(!isOpen('10000-01-01', '9999-12-31'));
  assert.equal(monthOf('10000-01-01'), '10000-01');
  assert.equal(monthBeside('10000-01', -1), '9999-12');
  assert.equal(weeksOf('10000-02').flat().filter(Boolean).length, 29);
  assert.equal(dateOf(dailyTable('10000-01-01', gameOf('draughts')).seed), '10000-01-01');
  assert.equal(dateOf('daily-2026-02-30'), null, 'a day that does not exist');
  for (const year of [1969, 50, -50]) {
    const early = new Date(2000, 5, 1);
    early.setFullYear(year);
    assert.equal(today(early), '2026-01-01');
  }
});
