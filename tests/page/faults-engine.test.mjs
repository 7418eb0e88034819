// The engine's workers, as far as the page sees them: ended when nobody wants them, waited for as long as it takes.
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { newDevice, newTab } from './device.mjs';
import { withMoves } from './games.mjs';

/** A worker that starts at once and answers as it is told; every one that was ever made is counted. */
class FakeWorker extends EventTarget {
  /** @type {FakeWorker[]} */
  static made = [];
  /** What it says to a request; undefined: it thinks for ever. @type {(request: any) => unknown} */
  static answer = () => undefined;
  static starts = true;
  ended = false;
  /** @type {any[]} */
  asked = [];

  constructor(/** @type {string} */ _address, /** @type {{name: string}} */ { name }) {
    super();
    this.game = name.split(' ')[1];
    FakeWorker.made.push(this);
  }

  postMessage(/** @type {any} */ message) {
    if (message.type === 'live' && FakeWorker.starts) for (const type of ['starting', 'ready']) this.say({ type });
    if (message.type !== 'ask') return;
    const request = JSON.parse(message.text);
    this.asked.push(request);
    const answer = FakeWorker.answer(request);
    if (answer) this.say({ type: 'reply', id: message.id, text: JSON.stringify(answer) });
  }

  say(/** @type {object} */ data) {
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }

  terminate() {
    this.ended = true;
  }
}

/** A new tab whose workers are these. */
function tabWith(/** @type {(request: any) => unknown} */ answer, starts = true) {
  newDevice();
  Object.assign(FakeWorker, { made: [], answer, starts });
  Object.assign(globalThis, { Worker: FakeWorker, fetch: () => Promise.reject(new Error('no network')) });
  return newTab();
}

/** Lets everything happen that is about to. */
async function settled() {
  for (let turns = 0; turns < 50; turns += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** Says whether anything was logged meanwhile. */
async function quietly(/** @type {() => Promise<void>} */ act) {
  const said = [mock.method(console, 'info', () => undefined), mock.method(console, 'error', () => undefined)];
  await act();
  const lines = said.flatMap((one) => one.mock.calls.map((/** @type {any} */ call) => String(call.arguments[0])));
  mock.restoreAll();
  assert.deepEqual(lines, []);
}

test('an engine that is closed while it thinks starts no other worker, logs nothing, and refuses what was asked', async () => {
  const { createEngine } = await tabWith(() => undefined)('engine/engine.js');
  await quietly(async () => {
    const engine = createEngine();
    const asked = [engine.ask({ do: 'judge' }), engine.ask({ do: 'rerun' })];
    await settled();
    engine.close();
    for (const one of asked) await assert.rejects(one, { code: 'engine-closed' });
    await assert.rejects(engine.ask({ do: 'view' }), { code: 'engine-closed' });
    await settled();
  });
  assert.equal(FakeWorker.made.length, 1);
  assert.ok(FakeWorker.made.every(({ ended }) => ended));
});

test('an engine that is closed while it starts ends its worker at once, and tries no other way', async () => {
  const { createEngine } = await tabWith(() => undefined, false)('engine/engine.js');
  await quietly(async () => {
    const engine = createEngine();
    const asked = engine.ask({ do: 'judge' });
    await settled();
    engine.close();
    await assert.rejects(asked, { code: 'engine-closed' });
    await settled();
  });
  assert.equal(FakeWorker.made.length, 1);
  assert.ok(FakeWorker.made[0]?.ended);
});

/** Which games the workers know that were ever made, and what each was asked. */
const workers = () => FakeWorker.made.map(({ game, asked }) => [game, asked.map((request) => request.do).join()]);

test('each game is asked about at a worker of its own, and what names no game at the last one', async () => {
  const { createEngine } = await tabWith(() => ({ ok: true }))('engine/engine.js');
  const engine = createEngine({ game: 'dominoes' });
  await engine.ask({ do: 'new', game: 'dominoes' });
  await engine.ask({ do: 'view', record: { game: 'draughts' } });
  await engine.ask({ do: 'about' });
  await engine.ask({ do: 'bot', record: { game: 'dominoes' }, game: 'draughts' });
  await engine.ask({ do: 'new', game: 'chess' });
  assert.deepEqual(workers(), [['dominoes', 'new,bot,new'], ['draughts', 'view,about']]);
  engine.close();
  await settled();
  assert.ok(FakeWorker.made.every(({ ended }) => ended));
  await assert.rejects(engine.ask({ do: 'new', game: 'draughts' }), { code: 'engine-closed' });
});

test('an engine tells how the worker is that was wanted last', async () => {
  const { createEngine } = await tabWith(() => ({ ok: true }))('engine/engine.js');
  /** @type {string[]} */
  const told = [];
  const engine = createEngine({ game: 'dominoes', onState: (/** @type {string} */ state) => told.push(state) });
  await engine.ask({ do: 'about' });
  assert.equal(engine.state('draughts'), 'loading', 'nobody has asked about it');
  FakeWorker.starts = false;
  engine.expect('draughts');
  assert.deepEqual([engine.state(), engine.state('dominoes')], ['loading', 'ready']);
  engine.expect('dominoes');
  assert.deepEqual(told, ['starting', 'ready', 'loading', 'ready']);
  assert.equal(FakeWorker.made.length, 2);
  engine.close();
});

test('a worker that dies while another game is played is replaced when its own is wanted again', async () => {
  const { createEngine } = await tabWith(() => ({ ok: true }))('engine/engine.js');
  const engine = createEngine({ game: 'dominoes' });
  await engine.ask({ do: 'about' });
  await engine.ask({ do: 'new', game: 'draughts' });
  const games = () => FakeWorker.made.map(({ game }) => game).join();
  const dies = (/** @type {number} */ at) => FakeWorker.made[at]?.dispatchEvent(new Event('error'));
  dies(0);
  await settled();
  assert.equal(games(), 'dominoes,draughts', 'nobody wants it now');
  dies(1);
  await settled();
  assert.equal(games(), 'dominoes,draughts,draughts', 'somebody may at any moment');
  assert.equal(engine.state('dominoes'), 'recovering');
  engine.expect('dominoes');
  await settled();
  assert.equal(engine.state(), 'ready');
  assert.equal(games(), 'dominoes,draughts,draughts,dominoes');
  engine.close();
});

test('a worker that was begun for a game that nobody wants is ended', async () => {
  const { createEngine } = await tabWith(() => ({ ok: true }))('engine/engine.js');
  const engine = createEngine({ game: 'draughts' });
  await engine.ask({ do: 'about' });
  assert.deepEqual(FakeWorker.made.map(({ game, ended }) => [game, ended]), [['dominoes', true], ['draughts', false]]);
  engine.close();
});

const MOMENTS = [{ at: 0, seat: 0, move: 'a', round: 1, phase: 'move' }];
const near = { ask: () => Promise.resolve({ ok: true, moments: MOMENTS }), expect: () => undefined, state: () => 'ready', close: () => undefined };

/** The workers of the game that is reviewed; the page had begun with another. */
const reviewers = () => FakeWorker.made.filter(({ game }) => game === withMoves([]).game);

test('leaving a review while it judges starts no worker and logs nothing', async () => {
  const { analyse } = await tabWith(() => undefined)('review/analysis.js');
  await quietly(async () => {
    const work = analyse(withMoves(['a']), 0, near, () => undefined);
    await settled();
    assert.equal(work.analysis.progress, 'judging');
    work.close();
    await settled();
    assert.equal(work.analysis.progress, 'judging', 'nobody is told of a failure that is none');
  });
  assert.equal(reviewers().length, 1);
});

test('a game played again on a slow device may take minutes, and its worker is not given up', async () => {
  const answer = (/** @type {any} */ { do: what }) => (what === 'judge' ? { ok: true, choices: [], played: null, best: null, lost: 0, points: 0, cost: 0, outcomes: [] } : undefined);
  mock.timers.enable({ apis: ['setInterval'] }); // before the first worker begins: who sets a clock must find it again
  const { analyse } = await tabWith(answer)('review/analysis.js');
  const work = analyse(withMoves(['a']), 0, near, () => undefined);
  await settled();
  const rerun = work.rerun(1);
  await settled();
  for (let minutes = 1; minutes <= 10; minutes += 1) {
    mock.timers.tick(60_000);
    await settled();
  }
  const [worker] = reviewers();
  assert.equal(reviewers().length, 1, 'nobody was sent in its place');
  worker?.say({ type: 'reply', id: worker.asked.length, text: JSON.stringify({ ok: true, points: [3, 1], share: 1 }) });
  await rerun;
  mock.timers.reset();
  assert.deepEqual(work.analysis.reruns, [{ points: [3, 1], share: 1 }]);
  work.close();
});
