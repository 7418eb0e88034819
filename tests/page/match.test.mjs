// One game on the page: what is kept before it is shown, what is taken back, and what happens when somebody leaves.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newDevice, newTab } from './device.mjs';
import { saveOf, withMoves } from './games.mjs';
import { finalOf } from './house.mjs';

const SEATS = ['human', 'bianca:mild', 'zelda:sharp'];
const LAST = 6;
const RECORD = withMoves([], { seats: SEATS });

/** Whatever can go on has gone on. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

/** A view after so many moves; after every round there is a picture that shows what all have done. */
const viewOf = (/** @type {string[]} */ moves, phase = 'moving') => ({
  seat: 0,
  seats: SEATS.length,
  toAct: moves.length < LAST && phase === 'moving' ? moves.length % SEATS.length : null,
  legal: ['a', 'b'],
  phase,
  round: 1,
  rounds: null,
  final: moves.length === LAST && phase === 'moving' ? finalOf([3, 2, 1]) : null,
  moves,
});

function answer(/** @type {typeof RECORD} */ record) {
  const { moves } = record;
  const steps = moves.length && moves.length % SEATS.length === 0 ? [viewOf(moves, 'shown'), viewOf(moves)] : [viewOf(moves)];
  return { ok: true, record, length: moves.length, steps, view: steps.at(-1), deck: [{ id: 'red' }] };
}

const refusal = (/** @type {string} */ code) => ({ ok: false, error: { code, sentence: `it is ${code}`, facts: {} } });

/** An engine for a game in which everybody says a or b in turn; what it is asked can be held up. */
function engineOf() {
  const engine = {
    up: 'ready',
    asked: /** @type {any[]} */ ([]),
    /** Requests wait for this; those of one kind, if one is named. */
    hold: /** @type {Promise<unknown> | null} */ (null),
    held: '',
    /** Whatever is asked fails with this. */
    trouble: /** @type {Error | null} */ (null),
    state: () => engine.up,
    ask: async (/** @type {any} */ request) => {
      engine.asked.push(request);
      if (!engine.held || engine.held === request.do) await engine.hold;
      if (engine.trouble) throw engine.trouble;
      const { do: verb, record, move } = request;
      if (record.moves.includes('nonsense')) return refusal('bad-record');
      const more = (/** @type {string} */ next) => answer({ ...record, moves: [...record.moves, next] });
      if (verb === 'play') return ['a', 'b'].includes(move) ? more(move) : refusal('illegal-move');
      if (verb === 'bot') return more('a');
      if (verb === 'undo') return answer({ ...record, moves: record.moves.slice(0, Math.floor((record.moves.length - 1) / SEATS.length) * SEATS.length) });
      return answer(record);
    },
  };
  return engine;
}

/** A match on a new device, with a table that takes notes of what it is shown and of what was kept by then. */
async function sitDown(changes = {}, prepare = (/** @type {ReturnType<typeof engineOf>} */ _engine) => {}) {
  const room = newDevice();
  const tab = newTab();
  const [here, { loadGame, saveGame }] = await Promise.all([tab('play/match.js'), tab('play/saves.js')]);
  const engine = engineOf();
  prepare(engine);
  const told = { room, engine, shown: /** @type {any[]} */ ([]), troubles: /** @type {any[]} */ ([]), pause: /** @type {Promise<unknown> | null} */ (null), left: 0, drawn: 0 };
  const { id } = saveGame(saveOf('g', [], { record: { ...RECORD, ...changes } }));
  const kept = () => loadGame(id);
  const open = async (app = '9', { Match } = here) => {
    const match = new Match({ engine, saved: kept(), app, go: () => undefined, headline: null, onTrouble: (/** @type {any} */ trouble) => told.troubles.push(trouble) });
    const mounted = {
      show: async (/** @type {any} */ view, /** @type {any} */ before) => {
        told.shown.push({ view, before, kept: kept().record.moves });
        await told.pause;
      },
      refresh: () => (told.drawn += 1),
      leave: () => (told.left += 1),
    };
    const begun = match.begin(null, { mount: () => mounted });
    await settled();
    return { match, begun };
  };
  return { told, engine, kept, open, ...(await open()) };
}

/** Plays to the end of the game. */
async function playOn(/** @type {any} */ { table }) {
  while (!table.view.final) assert.equal(await table.play('b'), true);
}

test('every move is kept before it is shown, each picture comes with the one before, and the result is kept', async () => {
  const { match, told, kept } = await sitDown();
  await playOn(match);
  assert.deepEqual(told.shown.map((moment) => moment.kept.length), [1, 2, 3, 3, 4, 5, 6, 6]);
  for (const { view, kept: moves } of told.shown) assert.deepEqual(view.moves, moves);
  assert.deepEqual(told.shown.slice(1).map(({ before }) => before), told.shown.slice(0, -1).map(({ view }) => view));
  assert.deepEqual(kept().record.moves, ['b', 'a', 'a', 'b', 'a', 'a']);
  assert.deepEqual(kept().decisions, [0, 3]);
  assert.equal(kept().over, true);
  assert.deepEqual(kept().final, finalOf([3, 2, 1]));
});

test('rivals play until it is the person’s turn', async () => {
  const { match, kept } = await sitDown({ moves: ['a'] });
  assert.equal(match.table.view.toAct, 0);
  assert.equal(kept().record.moves.length, 3);
});

test('the table learns who plays, what is printed on cards, and whether the engine is there', async () => {
  const { match, engine } = await sitDown();
  assert.deepEqual(match.table.players.map((/** @type {any} */ { id }) => id), ['you', 'bianca', 'zelda']);
  assert.deepEqual(match.table.deck, { red: { id: 'red' } });
  assert.equal(match.table.starting, false);
  assert.equal(engine.asked[0].viewer, 0);
});

test('a second click on the same button means nothing', async () => {
  const { match, kept, told } = await sitDown();
  assert.deepEqual(await Promise.all([match.table.play('a'), match.table.play('b')]), [true, false]);
  assert.equal(kept().record.moves[0], 'a');
  assert.deepEqual(told.troubles, []);
});

test('an illegal move changes nothing and is said', async () => {
  const { match, kept, told } = await sitDown();
  assert.equal(await match.table.play('z'), false);
  assert.deepEqual([kept().record.moves, kept().decisions], [[], []]);
  assert.deepEqual(told.troubles.map(({ kind, code }) => [kind, code]), [['refused', 'illegal-move']]);
  assert.equal(match.table.view.toAct, 0);
  assert.equal(told.shown.at(-1).before, null, 'the picture is shown again, so that another choice can be made');
});

test('taking back after others have moved makes it a rehearsal, which stays one', async () => {
  const { match, kept, told } = await sitDown();
  assert.equal(match.table.canUndo, false);
  await match.table.play('a');
  assert.equal(match.table.undoCounts, true);
  assert.equal(await match.table.undo(), true);
  assert.deepEqual([kept().record.moves, kept().decisions, kept().rehearsal], [[], [], true]);
  assert.deepEqual([match.table.canUndo, match.table.rehearsal, match.table.undoCounts], [false, true, false]);
  assert.equal(told.shown.at(-1).before, null);
  await playOn(match);
  assert.equal(kept().rehearsal, true);
});

test('taking back what showed nothing new is free, and the rivals’ answers to it count no more', async () => {
  const { match, kept, told } = await sitDown();
  let goOn = (/** @type {unknown} */ _value) => undefined;
  told.pause = new Promise((resolve) => (goOn = /** @type {any} */ (resolve)));
  const played = match.table.play('a');
  await settled();
  assert.equal(told.shown.length, 1);
  told.pause = null;
  assert.equal(match.table.undoCounts, false);
  assert.equal(await match.table.undo(), true);
  goOn(null);
  await played;
  assert.deepEqual([kept().record.moves, kept().rehearsal], [[], false]);
  await match.table.play('b');
  assert.deepEqual(kept().record.moves, ['b', 'a', 'a']);
});

test('a finished game that is taken back is not over', async () => {
  const { match, kept } = await sitDown();
  await playOn(match);
  await match.table.undo();
  assert.deepEqual([kept().over, kept().final, kept().record.moves.length], [false, null, 3]);
});

test('a game opened again goes on where it was: from its picture, kept here or by the page before, and without one from the engine', async () => {
  for (const [elsewhere, forget] of [[false, false], [false, true], [true, false], [true, true]]) {
    const { match, engine, open, told } = await sitDown();
    await match.table.play('b');
    await settled();
    match.leave();
    assert.equal(told.left, 1);
    if (forget) told.room.removeItem('/any/path/ picture');
    engine.asked.length = 0;
    const again = await (elsewhere ? open('9', await newTab()('play/match.js')) : open());
    assert.deepEqual(again.match.table.view, viewOf(['b', 'a', 'a']));
    assert.deepEqual(engine.asked.map((/** @type {any} */ request) => request.do), elsewhere && forget ? ['view'] : []);
    await playOn(again.match);
  }
});

test('a picture of another version is not shown', async () => {
  const { match, engine, open } = await sitDown();
  await match.table.play('b');
  await settled();
  match.leave();
  engine.asked.length = 0;
  await open('10');
  assert.deepEqual(engine.asked.map((/** @type {any} */ request) => request.do), ['view']);
});

test('a record that breaks the rules is reported and not played', async () => {
  const { told } = await sitDown({ moves: ['nonsense'] });
  assert.deepEqual(told.troubles.map(({ kind, code }) => [kind, code]), [['unreadable', 'bad-record']]);
  assert.deepEqual(told.shown, []);
});

test('a first move is kept before the engine is up, and sent when it is', async () => {
  const { match, engine, open, kept } = await sitDown();
  match.leave();
  let arrive = (/** @type {unknown} */ _value) => undefined;
  engine.up = 'starting';
  engine.hold = new Promise((resolve) => (arrive = /** @type {any} */ (resolve)));
  const { match: early, begun } = await open('10');
  assert.equal(early.table.starting, true);
  arrive(null);
  await begun;
  engine.hold = new Promise((resolve) => (arrive = /** @type {any} */ (resolve)));
  const played = early.table.play('b');
  await settled();
  assert.deepEqual(kept().record.moves, ['b']);
  arrive(null);
  assert.equal(await played, true);
  assert.equal(kept().record.moves.length, 3);
});

test('an engine that fails is told as such, and the move is kept', async () => {
  const { match, engine, told, kept } = await sitDown();
  engine.trouble = Object.assign(new Error('gone'), { code: 'engine-lost' });
  assert.equal(await match.table.play('b'), false);
  assert.deepEqual(told.troubles.map(({ kind, code }) => [kind, code]), [['engine', 'engine-lost']]);
  assert.deepEqual(kept().record.moves, ['b']);
});

test('who has left is shown nothing, and writes nothing: the game may go on in another tab', async () => {
  const { match, engine, told, kept } = await sitDown();
  let arrive = (/** @type {unknown} */ _value) => undefined;
  await match.table.play('a');
  engine.hold = new Promise((resolve) => (arrive = /** @type {any} */ (resolve)));
  const played = match.table.play('b');
  await settled();
  match.leave();
  const [pictures, before] = [told.shown.length, told.room.names()];
  arrive(null);
  await played;
  await settled();
  assert.equal(told.shown.length, pictures);
  assert.deepEqual(kept().record.moves, ['a', 'a', 'a', 'b']);
  assert.deepEqual(told.room.names(), before, 'no copy of the game appears');
  assert.deepEqual([await match.table.play('a'), await match.table.undo()], [false, false]);
});

test('who leaves while the rivals still begin the game leaves it as it was', async () => {
  let arrive = (/** @type {unknown} */ _value) => undefined;
  const hold = new Promise((resolve) => (arrive = /** @type {any} */ (resolve)));
  const { match, begun, kept, told } = await sitDown({ moves: ['a'] }, (engine) => Object.assign(engine, { hold, held: 'bot' }));
  match.leave();
  arrive(null);
  await begun;
  assert.deepEqual(kept().record.moves, ['a']);
  assert.deepEqual(told.shown, []);
});

test('a game that another tab has taken over meanwhile is not written over by rivals who were thinking', async () => {
  const { match, engine, told, kept } = await sitDown({ moves: ['a', 'a', 'a'] });
  const { saveGame, loadGame } = await newTab()('play/saves.js');
  let arrive = (/** @type {unknown} */ _value) => undefined;
  const played = match.table.play('b');
  engine.hold = new Promise((resolve) => (arrive = /** @type {any} */ (resolve)));
  await settled();
  const theirs = saveGame({ ...loadGame('g'), decisions: [7] }, true);
  match.leave();
  arrive(null);
  await played;
  await settled();
  assert.equal(kept().saved, theirs.saved);
  assert.deepEqual(kept().decisions, [7]);
  assert.deepEqual(told.room.names().filter((/** @type {string} */ name) => name.startsWith('game/')), ['game/g']);
});

test('words and settings draw the table again; the status only when the engine has come', async () => {
  const { match, engine, told } = await sitDown();
  match.refresh('all');
  assert.equal(told.drawn, 1);
  match.refresh('status');
  assert.equal(told.drawn, 1);
  engine.up = 'starting';
  match.refresh('all');
  assert.equal(told.drawn, 2);
});
