// One file with everything this device keeps, and the way back.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newDevice, newTab } from './device.mjs';
import { saveOf as save, withMoves as record } from './games.mjs';
import { finalOf } from './house.mjs';

const FINAL = finalOf([5, 3]);

/** An engine for which a game is over after three moves, and which knows one move that is none. */
const engine = {
  ask: (/** @type {any} */ request) => {
    const { record: told } = request;
    if (told.moves.includes('nonsense')) return Promise.resolve({ ok: false, error: { code: 'illegal-move' } });
    const over = told.moves.length === 3;
    return Promise.resolve({ ok: true, record: told, view: { toAct: over ? null : 0, final: over ? FINAL : null } });
  },
};

const HOW = { withSettings: false };
const file = (/** @type {unknown[]} */ games, changes = {}) => JSON.stringify({ kind: 'parlour-backup', format: 2, app: '9', made: '', settings: null, games, ...changes });
const backup = () => newTab()('shell/backup.js');
const games = (/** @type {ReturnType<typeof newDevice>} */ room) =>
  Object.fromEntries(room.names().filter((name) => name.startsWith('game/')).map((name) => [name.slice(5), JSON.parse(room.text(name) ?? '')]));

test('a backup holds games, settings, decks and what else belongs to a game, and is restored on an empty device', async () => {
  const full = newDevice();
  full.put('game/over', save('over', ['a', 'b', 'c'], { over: true, final: FINAL, daily: '2026-11-16' }));
  full.put('game/begun', save('begun', ['a']));
  full.put('game/broken', '{');
  full.put('dominoes/deck', '{"name":"theirs"}');
  full.put('draughts/learn', '["one"]');
  full.put('settings', { theme: 'dark', visited: true });
  const text = (await backup()).makeBackup('9', new Date('2026-11-16T12:00:00Z'));
  assert.equal(JSON.parse(text).asides.length, 1);

  const empty = newDevice();
  const { restore } = await backup();
  /** @type {number[]} */
  const shares = [];
  const said = await restore(text, engine, { withSettings: true, onProgress: (/** @type {number} */ done, /** @type {number} */ total) => shares.push(done / total) });
  assert.deepEqual(said, { added: 2, longer: 0, known: 0, refused: 0, unkept: 0, rest: true, settings: true });
  assert.deepEqual(shares, [1 / 3, 2 / 3, 1], 'what could not be read there comes last');
  const restored = games(empty);
  assert.deepEqual(restored.over.final, FINAL);
  assert.equal(restored.over.daily, '2026-11-16');
  assert.deepEqual(restored.begun.record, record(['a']));
  assert.equal(empty.text('dominoes/deck'), '{"name":"theirs"}');
  assert.equal(empty.text('draughts/learn'), '["one"]');
  assert.equal(JSON.parse(empty.text('settings') ?? '').theme, 'dark');
});

test('what the elder game kept without its name goes into a backup under its name', async () => {
  const old = newDevice();
  old.put('deck', '{"name":"mine"}');
  old.put('learn', '["one"]');
  old.put('notes', '["seen"]');
  const { texts } = JSON.parse((await backup()).makeBackup('9'));
  assert.deepEqual(texts, { 'draughts/deck': '{"name":"mine"}', 'draughts/learn': '["one"]', 'draughts/notes': '["seen"]' });
});

test('a backup of version 0.1.0 is restored, and its results come from the engine', async () => {
  const room = newDevice();
  const old = save('over', ['a', 'b', 'c'], { format: 1, over: true, final: { points: [5, 3] } });
  const { restore } = await backup();
  const said = await restore(file([old], { format: 1 }), engine, HOW);
  assert.equal(said.added, 1);
  assert.equal(games(room).over.format, 2);
  assert.deepEqual(games(room).over.final, FINAL);
});

test('nothing that is here is lost: the longer course wins, and two different courses are both kept', async () => {
  const room = newDevice();
  room.put('game/same', save('same', ['a', 'b']));
  room.put('game/longer', save('longer', ['a']));
  room.put('game/shorter', save('shorter', ['a', 'b']));
  room.put('game/other', save('other', ['x']));
  const { restore } = await backup();
  const given = [save('same', ['a', 'b']), save('longer', ['a', 'b']), save('shorter', ['a']), save('other', ['y'])];
  assert.deepEqual(await restore(file(given), engine, HOW), { added: 1, longer: 1, known: 2, refused: 0, unkept: 0, rest: true, settings: false });
  const now = games(room);
  assert.deepEqual(now.longer.record.moves, ['a', 'b']);
  assert.deepEqual(now.shorter.record.moves, ['a', 'b']);
  assert.deepEqual(now.other.record.moves, ['x']);
  assert.ok(Object.values(now).some((/** @type {any} */ game) => game.record.moves[0] === 'y'));
});

test('a game of a house that we are not, or with rivals or moves nobody knows, is refused and counted, and the others come', async () => {
  const room = newDevice();
  const { restore } = await backup();
  const given = [
    save('chess', [], { record: record([], { game: 'chess' }) }),
    save('ghost', [], { record: record([], { seats: ['human', 'ghost:mild'] }) }),
    save('theirs', [], { record: record([], { seats: ['human', 'bianca:only'] }) }),
    save('nonsense', ['nonsense']),
    save('good', ['a']),
  ];
  assert.deepEqual(await restore(file(given), engine, HOW), { added: 1, longer: 0, known: 0, refused: 4, unkept: 0, rest: true, settings: false });
  assert.deepEqual(Object.keys(games(room)), ['good']);
});

test('texts of a game are taken where there are none, and those of strangers not at all', async () => {
  const room = newDevice();
  room.put('deck', 'mine');
  const { restore } = await backup();
  const texts = { 'draughts/deck': 'theirs', 'dominoes/deck': 'theirs', 'chess/deck': 'x', settings: '{"theme":"dark"}', 'dominoes/': 'x', 'dominoes/<img>': 'x', [`dominoes/${'x'.repeat(99)}`]: 'x', 'dominoes/learn': 7, 'dominoes/notes': 'x'.repeat(200_000), '__proto__/x': 'x' };
  await restore(file([], { texts }), engine, HOW);
  assert.deepEqual(room.names(), ['deck', 'dominoes/deck']);
});

test('settings come along only if asked for, and what makes no sense stays as usual', async () => {
  const room = newDevice();
  const { restore } = await backup();
  const text = file([], { settings: { theme: 'dark', pace: '<img>', effects: 1e9 } });
  assert.equal((await restore(text, engine, HOW)).settings, false);
  assert.equal(room.text('settings'), null);
  assert.equal((await restore(text, engine, { withSettings: true })).settings, true);
  const { theme, pace, effects, visited } = JSON.parse(room.text('settings') ?? '');
  assert.deepEqual([theme, pace, effects, visited], ['dark', 'normal', 60, true]);
});

test('a file that is no backup of ours changes nothing', async () => {
  const room = newDevice();
  const { BadBackup, restore } = await backup();
  const files = ['', 'Nessun dorma', 'null', '7', '[]', '[['.repeat(9), '{}', file([], { kind: 'shopping-list' }), file([], { format: 3 }), file([], { games: {} }), file([], { games: undefined }), 'x'.repeat(20_000_001)];
  for (const text of files) await assert.rejects(restore(text, engine, { withSettings: true }), BadBackup, text.slice(0, 60));
  const many = file([]).replace('"games":[]', `"games":[${Array.from({ length: 20_001 }, () => '0').join()}]`);
  await assert.rejects(restore(many, engine, HOW), BadBackup);
  assert.deepEqual(room.names(), []);
});

test('what has the shape of no game is refused one by one', async () => {
  const room = newDevice();
  const { restore } = await backup();
  const odd = [null, 7, [], {}, save('<img>', ['a']), save('a', ['a'], { format: 3 }), save('a', ['a'], { created: 1e300 }), save('a', ['a'], { decisions: ['x'] }), save('a', ['a'], { app: 'x'.repeat(60) }), save('a', ['a'], { record: { ...record([]), moves: 'a' } }), JSON.parse('{"__proto__":{"harm":1}}')];
  const { refused } = await restore(file(odd), engine, HOW);
  assert.equal(refused, odd.length);
  assert.deepEqual(room.names(), []);
  assert.equal(/** @type {any} */ ({}).harm, undefined);
});

test('the file is named after the house and the day', async () => {
  newDevice();
  assert.equal((await backup()).backupName(new Date('2026-11-16T12:00:00Z')), 'parlour-2026-11-16.json');
});
