// The album's counting: every game is asked for once, what it told is kept in few characters, and nobody waits for it.
import assert from 'node:assert/strict';
import { test as given } from 'node:test';
import { newDevice, newTab } from './device.mjs';
import { saveOf, withMoves } from './games.mjs';
import { finalOf } from './house.mjs';

const KEPT = 'spare/album-draughts';
const RIVALS = ['bianca', 'zelda'];

let room = newDevice();
/** @type {any[]} */
let asked = [];

/** Every test has a device on which nothing is kept. */
const test = (/** @type {string} */ sentence, /** @type {() => Promise<void>} */ body) =>
  given(sentence, () => {
    room = newDevice();
    asked = [];
    return body();
  });

/** A finished game; the engine of these tests reads what cards did in it from its first move. */
const over = (/** @type {string} */ id, /** @type {object} */ deeds, /** @type {number[]} */ points = [7, 5], changes = {}) =>
  saveOf(id, [JSON.stringify(deeds)], { over: true, final: finalOf(points), ...changes });

const ask = (/** @type {any} */ request) => {
  asked.push(request);
  const [told] = request.record.moves;
  return Promise.resolve(told === 'damaged' ? { ok: false, error: { code: 'bad-record' } } : { ok: true, deeds: JSON.parse(told) });
};

/** Counts in a new tab. @returns {Promise<any>} */
async function counted(/** @type {any[]} */ saves, onProgress = (/** @type {any} */ _sums, /** @type {number} */ _done) => true) {
  const { count } = await newTab()('album/count.js');
  return count({ game: 'draughts', saves, rivals: RIVALS, ask, onProgress });
}

test('what cards did is added up over all games, with the best evening of each deed', async () => {
  const sums = await counted([
    over('a', { king: { moved: 2, jumped: 1 } }, [7, 5]),
    over('b', { king: { moved: 1 }, pawn: { moved: 4 } }, [9, 5], { saved: 1_790_000_000_001 }),
    over('c', { king: { jumped: 0 } }, [50, 5]),
  ]);
  assert.deepEqual(sums.get('king').done, { moved: 3, jumped: 1 });
  assert.deepEqual(sums.get('king').best.moved, { points: 9, game: 'b', when: 1_790_000_000_001 });
  assert.equal(sums.get('king').best.jumped.points, 7, 'not an evening on which it did nothing of the kind');
  assert.deepEqual(sums.get('pawn').done, { moved: 4 });
});

test('rivals are counted without the engine, with who was ahead', async () => {
  const zelda = { record: { ...over('c', {}).record, seats: ['zelda:sharp', 'human'] } };
  const sums = await counted([over('a', {}, [7, 5]), over('b', {}, [3, 5]), over('c', {}, [4, 4], zelda)]);
  assert.deepEqual(sums.get('rival bianca').done, { games: 2, ahead: 1, behind: 1 });
  assert.equal(sums.get('rival bianca').best.games.points, 7);
  assert.deepEqual(sums.get('rival zelda').done, { games: 1, ahead: 0, behind: 0 });
});

test('a game is asked for once: the next visit finds what it told', async () => {
  const saves = [over('a', { king: { moved: 2, lost: -3 } }), over('b', { king: { moved: 0 } })];
  const first = await counted(saves);
  assert.equal(asked.length, 2);
  const second = await counted(saves);
  assert.equal(asked.length, 2);
  assert.deepEqual(second.get('king').done, { moved: 2, lost: -3 });
  assert.deepEqual(second.get('king').best, first.get('king').best);
});

test('a game that has changed is asked for again, and one that is gone counts no more', async () => {
  await counted([over('a', { king: { moved: 2 } }), over('b', { king: { moved: 5 } })]);
  const later = await counted([over('a', { king: { moved: 3 } }, [7, 5], { saved: 1_790_000_009_000 })]);
  assert.equal(asked.length, 3);
  assert.deepEqual(later.get('king').done, { moved: 3 });
  assert.equal(JSON.parse(room.text(KEPT) ?? '').games.length, 1);
});

test('whoever leaves stops the counting, and the next visit goes on from there', async () => {
  const saves = Array.from({ length: 250 }, (_, index) => over(`g${index}`, { king: { moved: 1 } }));
  await counted(saves, (_sums, done) => done < 120);
  assert.equal(asked.length, 120);
  const sums = await counted(saves);
  assert.equal(asked.length, 250);
  assert.deepEqual(sums.get('king').done, { moved: 250 });
});

test('what a page has counted is kept in slices: one that is killed loses few games', async () => {
  const saves = Array.from({ length: 250 }, (_, index) => over(`g${index}`, { king: { moved: 1 } }));
  const { count } = await newTab()('album/count.js');
  const dying = (/** @type {any} */ request) => (asked.length < 230 ? ask(request) : Promise.reject(new Error('gone')));
  await assert.rejects(count({ game: 'draughts', saves, rivals: RIVALS, ask: dying, onProgress: () => true }), /gone/);
  asked = [];
  await counted(saves);
  assert.equal(asked.length, 50);
});

test('5,000 games leave the page free, are kept in bounds, and are not asked for twice', async () => {
  const cards = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`card-${index}`, { moved: 1, jumped: 2 }]));
  const saves = Array.from({ length: 5000 }, (_, index) => over(`g${index}`, cards));
  let beats = 0;
  const beat = setInterval(() => {
    beats += 1;
  }, 0);
  const { count } = await newTab()('album/count.js');
  const slowly = (/** @type {any} */ request) => new Promise((resolve) => { setImmediate(() => resolve(ask(request))); });
  const sums = await count({ game: 'draughts', saves, rivals: RIVALS, ask: slowly, onProgress: () => true });
  clearInterval(beat);
  assert.ok(beats > 50, `${beats} beats`);
  assert.deepEqual(sums.get('card-3').done, { moved: 5000, jumped: 10_000 });
  assert.ok((room.text(KEPT) ?? '').length < 1_000_100);
  asked = [];
  await counted(saves);
  assert.equal(asked.length, 0);
});

test('beyond those bounds the newest games are kept', async () => {
  const cards = Object.fromEntries(Array.from({ length: 400 }, (_, index) => [`card-${index}`, { moved: 1 }]));
  const saves = Array.from({ length: 500 }, (_, index) => over(`g${index}`, cards));
  await counted(saves);
  const games = JSON.parse(room.text(KEPT) ?? '').games.map((/** @type {string[]} */ [id]) => id);
  assert.ok(games.length > 100 && games.length < 500, String(games.length));
  assert.deepEqual(games, saves.slice(0, games.length).map(({ id }) => id));
});

test('a record that cannot be replayed tells nothing, and is not asked for again and again', async () => {
  const damaged = { ...over('a', {}), record: withMoves(['damaged']) };
  const sums = await counted([damaged, over('b', { king: { moved: 1 } })]);
  assert.deepEqual(sums.get('king').done, { moved: 1 });
  await counted([damaged, over('b', { king: { moved: 1 } })]);
  assert.equal(asked.length, 2);
});

test('what was kept and cannot be read is counted anew', async () => {
  for (const strange of ['{', '{"format":9}', '{"format":1,"words":[],"games":7}', '{"format":1,"words":[],"games":[["a"]]}', 'null']) {
    room.put(KEPT, strange);
    const sums = await counted([over('a', { king: { moved: 1 } })]);
    assert.deepEqual(sums.get('king').done, { moved: 1 }, strange);
  }
});

test('what is kept makes room for a game', async () => {
  await counted(Array.from({ length: 50 }, (_, index) => over(`g${index}`, { king: { moved: 1 } })));
  assert.ok(room.names().includes(KEPT));
  room.fill();
  const { writeText } = await newTab()('shell/store.js');
  assert.equal(writeText('game/new', 'x'), true);
  assert.ok(!room.names().includes(KEPT));
});

test('only games that count are looked at, and only those dealt from the deck on show', async () => {
  const { gamesWith } = await newTab()('album/count.js');
  const mine = { name: 'Mine' };
  const ids = (/** @type {unknown} */ deck) => gamesWith(deck, 'draughts', games).map((/** @type {{id: string}} */ { id }) => id);
  const games = [
    over('house', {}),
    over('own', {}, [7, 5], { record: { ...over('own', {}).record, deck: mine } }),
    over('rehearsed', {}, [7, 5], { rehearsal: true }),
    over('theirs', {}, [7, 5], { shared: true }),
    over('other', {}, [7, 5], { record: { ...over('other', {}).record, game: 'dominoes' } }),
    saveOf('begun', []),
  ];
  assert.deepEqual(ids('house'), ['house']);
  assert.deepEqual(ids({ name: 'Mine' }), ['own']);
});
