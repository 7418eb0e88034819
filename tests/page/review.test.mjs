// The review's own reckoning: work shared among workers, decisions in order, and two choices compared.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newDevice, newTab } from './device.mjs';
import { saveOf, withMoves } from './games.mjs';

newDevice();
const tab = newTab();
const [{ crewOf, hands, inLanes }, { rerunAll }, { listed, nearest, stepped, telling }, { compared, isBest, opinionOf }] = await Promise.all([
  tab('review/crew.js'),
  tab('review/analysis.js'),
  tab('review/order.js'),
  tab('review/compare.js'),
]);

const SEATS = 3;
const decisionAt = (/** @type {number} */ at) => ({ at, seat: at % SEATS, move: 'a', round: 1, phase: 'moving' });
const ALL = Array.from({ length: 9 }, (_, at) => decisionAt(at));

/** What comes of a turn depends on its number alone, as it does with seeds. */
const evening = (/** @type {number} */ turn) => ({ ok: true, points: [turn * 7 % 11, turn * 5 % 13], share: turn % 2 });

/** A worker that takes longer for some turns than for others, and counts what it was asked. */
function workerOf(/** @type {(turn: number) => number} */ slowness, dies = Infinity) {
  const worker = {
    asked: 0,
    closed: false,
    ask: async (/** @type {any} */ { turn }) => {
      worker.asked += 1;
      for (let tick = slowness(turn); tick > 0; tick -= 1) await null;
      if (worker.asked > dies) throw new Error('the worker is gone');
      return evening(turn);
    },
    state: () => 'ready',
    close: () => (worker.closed = true),
  };
  return worker;
}

/** All re-runs as a crew of these workers tells them, and how the list grew. */
async function told(/** @type {ReturnType<typeof workerOf>[]} */ workers, count = 50, wanted = () => true) {
  const crew = crewOf(workers);
  /** @type {any[]} */
  const list = [];
  /** @type {number[]} */
  const lengths = [];
  const turns = Array.from({ length: count }, (_, turn) => turn);
  await rerunAll(list, turns, { ask: (/** @type {any} */ request) => crew.ask(request), lanes: crew.size(), wanted, changed: () => lengths.push(list.length) });
  return { list, lengths, crew };
}

test('two workers tell exactly what one tells, in the same order, whoever is quicker', async () => {
  const alone = await told([workerOf(() => 1)]);
  const slow = workerOf((turn) => 1 + (turn * 7) % 9);
  const quick = workerOf((turn) => 1 + (turn * 5) % 4);
  const together = await told([slow, quick]);
  assert.deepEqual(together.list, alone.list);
  assert.equal(alone.list.length, 50);
  assert.equal(slow.asked + quick.asked, 50, 'nothing is asked twice');
  assert.ok(slow.asked > 5 && quick.asked > slow.asked, 'both work, and the quicker one does more');
});

test('what is told so far is always what one worker would have told first', async () => {
  const { list, lengths } = await told([workerOf((turn) => (turn === 0 ? 40 : 1)), workerOf(() => 1)], 10);
  assert.deepEqual(list.map(({ points }) => points), Array.from({ length: 10 }, (_, turn) => evening(turn).points));
  assert.ok(lengths.includes(0), 'while the first is awaited, later ones are held back');
});

test('nothing more is told or asked once somebody has said stop', async () => {
  let open = true;
  const workers = [workerOf(() => 2), workerOf(() => 3)];
  const crew = crewOf(workers);
  /** @type {any[]} */
  const list = [];
  const stopAt = () => {
    if (list.length >= 4) open = false;
  };
  await rerunAll(list, Array.from({ length: 50 }, (_, turn) => turn), { ask: crew.ask, lanes: crew.size(), wanted: () => open, changed: stopAt });
  assert.equal(list.length, 4);
  assert.ok(workers.reduce((sum, { asked }) => sum + asked, 0) <= 4 + workers.length);
});

test('a device that has room for one worker only gets everything from that one', async () => {
  const lost = workerOf(() => 1, 2);
  const { list, crew } = await told([lost, workerOf(() => 3)]);
  assert.deepEqual(list, (await told([workerOf(() => 1)])).list);
  assert.ok(lost.closed);
  assert.equal(crew.size(), 1);
});

test('the last worker is not given up, and whoever asked is told of its trouble', async () => {
  const only = workerOf(() => 1, 1);
  const crew = crewOf([only]);
  await crew.ask({ turn: 1 });
  await assert.rejects(crew.ask({ turn: 2 }), /gone/);
  assert.equal(only.closed, false);
  crew.close();
  assert.ok(only.closed);
});

test('a device gets two workers if it has the cores for them', () => {
  assert.deepEqual([undefined, 1, 2, 8].map(hands), [1, 1, 2, 2]);
});

test('lanes share one list and leave nothing out', async () => {
  /** @type {number[]} */
  const done = [];
  await inLanes(2, [1, 2, 3, 4, 5], (/** @type {number} */ item) => Promise.resolve(done.push(item)));
  assert.deepEqual(done.sort(), [1, 2, 3, 4, 5]);
});

test("one's own decisions come first, everybody's if asked", () => {
  const at = (/** @type {any[]} */ list) => list.map((one) => one.at);
  assert.deepEqual(at(listed(ALL, 1)), [1, 4, 7]);
  assert.deepEqual(at(listed(ALL, 1, true)), at(ALL));
});

test('a step leads to the next of the list, from a moment beside it to the nearest that way, and never past its ends', () => {
  const mine = listed(ALL, 1);
  assert.deepEqual([[1, 1], [4, -1], [5, 1], [5, -1], [7, 1], [1, -1], [4, Infinity], [7, -Infinity]].map(([from, by]) => stepped(mine, from, by)), [4, 1, 7, 4, 7, 1, 7, 1]);
  assert.deepEqual([0, 2, 3, 8].map((wanted) => nearest(mine, wanted)), [1, 1, 4, 7]);
});

test('the moments that mattered are the three dearest, and none that cost nothing', () => {
  const judged = (/** @type {number} */ at, /** @type {number} */ lost, points = 0) => [at, { at, lost, points, cost: lost + points }];
  const found = telling(new Map(/** @type {any} */ ([judged(1, 0.01), judged(2, 0.2), judged(3, 0.1), judged(4, 0, 2), judged(5, 0.05)])));
  assert.deepEqual(found.map((/** @type {any} */ { at }) => at), [4, 2, 3]);
});

const choice = (/** @type {string} */ move, /** @type {number} */ value) => ({ move, value, chance: 0, points: 0, reasons: {} });
const CHOICES = [choice('best', 0.6), choice('good', 0.595), choice('fair', 0.4), choice('poor', 0.1)];
const judgedAs = (/** @type {string} */ move) => {
  const opinion = opinionOf(/** @type {any} */ ({ choices: CHOICES, best: 'best', played: 0 }), move);
  return { played: null, best: 'best', lost: 0, points: 0, ...opinion };
};

test('a new choice is better, as good or worse than the old one, by what was thought of both', () => {
  const verdicts = [['fair', 'best'], ['fair', 'good'], ['best', 'good'], ['fair', 'poor'], ['fair', 'fair'], ['fair', 'unknown']];
  const kinds = verdicts.map(([then = '', now = '']) => compared(then, now, judgedAs(then), judgedAs(now)));
  assert.deepEqual(kinds.map(({ kind }) => kind), ['better', 'better', 'even', 'worse', 'same', 'unweighed']);
  assert.deepEqual(kinds.map(({ nowBest }) => nowBest), [true, true, true, false, false, false]);
  assert.ok(isBest(judgedAs('good')), 'what would read the same is as good as the best');
});

test('where points are left lying, fewer of them are better', () => {
  const lying = (/** @type {number} */ points) => ({ played: null, best: null, lost: 0, points });
  const kind = (/** @type {number} */ then, /** @type {number} */ now) => compared('a', 'b', lying(then), lying(now)).kind;
  assert.deepEqual([kind(3, 1), kind(1, 3), kind(2, 2), kind(0, 0)], ['better', 'worse', 'even', 'even']);
});

test('a try is no game that Play goes on with, until somebody plays on from it', async () => {
  newDevice();
  const { loadGame, saveGame, unfinishedGame } = await newTab()('play/saves.js');
  const fork = { at: 0, played: 'a', back: '#x', kept: false };
  const record = withMoves([], { seats: ['human', 'bianca:mild'] });
  saveGame(saveOf('try', [], { record, rehearsal: true, fork }));
  assert.equal(unfinishedGame(), null);
  assert.deepEqual(loadGame('try').fork, fork);
  saveGame({ ...loadGame('try'), fork: { ...fork, kept: true } });
  assert.equal(unfinishedGame().id, 'try');
});

test('a save that says nonsense about what it is a try of is not believed', async () => {
  const room = newDevice();
  const { loadGame } = await newTab()('play/saves.js');
  for (const fork of [null, 'x', { at: -1 }, { played: 1 }, { at: 9 }, { back: 'https://elsewhere.example/' }, { kept: 'no' }]) {
    const odd = fork && typeof fork === 'object' ? { at: 0, played: 'a', back: '#x', kept: true, ...fork } : fork;
    room.put('game/odd', saveOf('odd', ['a'], { fork: odd }));
    assert.equal(loadGame('odd'), null, JSON.stringify(fork));
  }
});
