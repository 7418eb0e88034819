// What a device keeps of games: nothing is overwritten, nothing is thrown away, and every game stays what it is.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newDevice, newTab } from './device.mjs';
import { saveOf, withMoves } from './games.mjs';
import { finalOf } from './house.mjs';

const RECORD = withMoves(['a', 'b']);
/** A save as a device keeps it. */
const save = (/** @type {string} */ id, changes = {}) => saveOf(id, RECORD.moves, changes);
const saves = () => newTab()('play/saves.js');
const names = (/** @type {{id: string}[]} */ games) => games.map(({ id }) => id);

test('a game that was kept is found by its id and in the list, the one played last first', async () => {
  const room = newDevice();
  room.put('game/long', save('long', { saved: 1 }));
  room.put('game/ago', save('ago', { saved: 2 }));
  const { listGames, loadGame, saveGame } = await saves();
  saveGame(save('now'));
  assert.deepEqual(names(listGames()), ['now', 'ago', 'long']);
  assert.deepEqual(loadGame('now').record, RECORD);
  assert.equal(loadGame('never'), null);
});

test('the game to resume is the last unfinished one of its kind, and no daily deal', async () => {
  const room = newDevice();
  room.put('game/over', save('over', { saved: 9, over: true, final: finalOf([3, 1]) }));
  room.put('game/daily', save('daily', { saved: 8, daily: '2026-11-16' }));
  room.put('game/other', save('other', { saved: 7, record: { ...RECORD, game: 'dominoes', seats: ['human', 'bianca:only'] } }));
  room.put('game/mine', save('mine', { saved: 6 }));
  const { unfinishedGame } = await saves();
  assert.equal(unfinishedGame('draughts').id, 'mine');
  assert.equal(unfinishedGame('dominoes').id, 'other');
  assert.equal(unfinishedGame().id, 'other');
  assert.equal(unfinishedGame('chess'), null);
});

test('a game of format 1 is read in today’s form, and its text stays until it is played on', async () => {
  const room = newDevice();
  const old = save('old', { format: 1, over: true, final: { points: [3, 5] } });
  room.put('game/old', old);
  const { listGames, loadGame, saveGame } = await saves();
  assert.deepEqual(names(listGames()), ['old']);
  const { format, final } = loadGame('old');
  assert.equal(format, 2);
  assert.deepEqual(final, finalOf([3, 5]));
  assert.deepEqual(JSON.parse(room.text('game/old') ?? ''), old);
  saveGame(loadGame('old'), true);
  assert.equal(JSON.parse(room.text('game/old') ?? '').format, 2);
  assert.deepEqual(loadGame('old').final, finalOf([3, 5]));
});

test('a game that two tabs write is kept twice, and neither is lost', async () => {
  const room = newDevice();
  const [one, other] = [await saves(), await saves()];
  const { id } = one.saveGame(save('g'));
  const second = other.saveGame(save(id, { record: { ...RECORD, moves: ['a', 'c'] } }));
  assert.notEqual(second.id, id);
  assert.deepEqual(one.loadGame(id).record.moves, ['a', 'b']);
  assert.deepEqual(one.loadGame(second.id).record.moves, ['a', 'c']);
  assert.equal(room.names().length, 2);
});

test('a tab that has read a game may take it over, and the other one then gets a game of its own', async () => {
  newDevice();
  const [one, other] = [await saves(), await saves()];
  const kept = one.saveGame(save('g'));
  assert.equal(other.saveGame(other.loadGame('g'), true).id, 'g');
  assert.notEqual(one.saveGame(kept).id, 'g');
});

test('a game that changed after it was read is not taken over', async () => {
  newDevice();
  const [one, other] = [await saves(), await saves()];
  one.saveGame(save('g', { saved: 1 }));
  const read = { ...other.loadGame('g'), saved: 5 };
  assert.notEqual(other.saveGame(read, true).id, 'g');
});

const DAMAGED = {
  cut: JSON.stringify(save('cut')).slice(0, -20),
  text: 'Nessun dorma',
  empty: '',
  null: 'null',
  list: '[1, 2]',
  norecord: save('norecord', { record: null }),
  nodate: save('nodate', { saved: 'yesterday' }),
  future: save('future', { created: 1e300 }),
  otherid: save('another'),
  nomoves: save('nomoves', { record: { ...RECORD, moves: null } }),
  nooptions: save('nooptions', { record: { ...RECORD, options: null } }),
  noseats: save('noseats', { record: { ...RECORD, seats: [] } }),
  noresult: save('noresult', { over: true, final: { lines: null } }),
  noline: save('noline', { over: true, final: { lines: [null], winners: [] } }),
  nopart: save('nopart', { over: true, final: { lines: [{ total: 3, parts: [{ key: 7 }] }], winners: [] } }),
  notover: save('notover', { over: 'yes' }),
  oddpast: save('oddpast', { decisions: ['x'] }),
  oldresult: save('oldresult', { format: 1, over: true, final: { stars: 3 } }),
  ancient: { format: 0, id: 'ancient', moves: '3$ 2b' },
};

test('whatever cannot be read is set aside as it is, named, and can be deleted', async () => {
  const room = newDevice();
  for (const [id, kept] of Object.entries(DAMAGED)) room.put(`game/${id}`, kept);
  const { deleteAside, listAsides, listGames } = await saves();
  assert.deepEqual(listGames(), []);
  assert.deepEqual(room.names().filter((name) => name.startsWith('game/')), []);
  const asides = Object.fromEntries(listAsides().map((/** @type {any} */ { name, text }) => [name.split(' ')[0], text]));
  for (const [id, kept] of Object.entries(DAMAGED)) assert.equal(asides[id], typeof kept === 'string' ? kept : JSON.stringify(kept), id);
  for (const { name } of listAsides()) deleteAside(name);
  assert.deepEqual(room.names(), []);
});

test('a second damaged save of one name and day takes nothing from the first', async () => {
  const room = newDevice();
  for (const text of ['first', 'second', 'third']) {
    room.put('game/g', text);
    (await saves()).listGames();
  }
  const { listAsides } = await saves();
  assert.deepEqual(listAsides().map((/** @type {any} */ { text }) => text).sort(), ['first', 'second', 'third']);
});

for (const [what, foreign] of Object.entries({
  'a save of a newer version': save('g', { format: 3, rooms: 7 }),
  'a save of a game that this house does not have': save('g', { record: { ...RECORD, game: 'chess' } }),
  'one that an older version wrote of such a game': save('g', { format: 1, record: { ...RECORD, game: 'chess' }, over: true, final: { mate: true } }),
})) {
  test(`${what} stays where it is, is listed as unread, and is dealt as nothing else`, async () => {
    const room = newDevice();
    room.put('game/g', foreign);
    const { deleteAside, listAsides, listGames, loadGame, saveGame, unfinishedGame } = await saves();
    assert.equal(loadGame('g'), null);
    assert.deepEqual(listGames(), []);
    assert.equal(unfinishedGame(), null);
    assert.deepEqual(listAsides(), [{ name: 'g', text: JSON.stringify(foreign) }]);
    assert.notEqual(saveGame(save('g')).id, 'g', 'nobody writes over it');
    assert.deepEqual(JSON.parse(room.text('game/g') ?? ''), foreign);
    deleteAside('g');
    assert.equal(room.text('game/g'), null);
  });
}

test('a damaged save that no room can be found for stays where it is and is listed', async () => {
  const room = newDevice();
  room.put('game/g', 'x'.repeat(500));
  room.size = 600;
  const { listAsides, listGames } = await saves();
  assert.deepEqual(listGames(), []);
  assert.equal(room.text('game/g'), 'x'.repeat(500));
  assert.equal(listAsides().length, 1);
});

test('a game that the engine refuses is set aside whole', async () => {
  const room = newDevice();
  room.put('game/g', save('g'));
  const { listAsides, setGameAside } = await saves();
  setGameAside('g');
  setGameAside('never');
  assert.equal(room.text('game/g'), null);
  assert.deepEqual(listAsides().map((/** @type {any} */ { text }) => JSON.parse(text).id), ['g']);
});

test('a deck that turned out to be none is set aside, that of the elder game under its old name too', async () => {
  const room = newDevice();
  room.put('deck', '{"name":7}');
  room.put('dominoes/deck', '{"name":8}');
  const { currentDeck, setDeckAside } = await newTab()('play/decks.js');
  assert.deepEqual(currentDeck({ id: 'draughts' }), { name: 7 });
  for (const id of ['draughts', 'dominoes']) setDeckAside({ id });
  assert.deepEqual(currentDeck({ id: 'draughts' }), 'house');
  const asides = room.names().map((name) => room.text(name));
  assert.deepEqual(asides.sort(), ['{"name":7}', '{"name":8}']);
});
