// The review's thinking, in a worker of its own: what a strong player makes of every decision of one seat.
// Nothing here judges by itself; it asks the engine, compares what it says, and can be stopped at any time.
import { createEngine } from '../engine/engine.js';

/**
 * @typedef {import('../types.js').Choice} Choice
 * @typedef {import('../types.js').GameRecord} GameRecord
 * @typedef {{at: number, seat: number, move: string, round: number, phase: string}} Decision
 * @typedef {object} Judged  a decision of the person, judged
 * @property {number} at
 * @property {Choice[]} choices
 * @property {number | null} chance  to win, with the move that was played
 * @property {Choice | null} best  the move with the best chance
 * @property {number} lost  how much chance that was
 * @property {number} points  points left lying, where roles were given out
 * @property {any[]} outcomes  what other bids would have come to
 * @typedef {{points: number[], share: number}} Rerun
 *
 * @typedef {object} Analysis
 * @property {Decision[]} decisions
 * @property {Map<number, Judged>} judged  by moment
 * @property {Map<number, Choice[]>} why  what rivals thought, by moment
 * @property {Rerun[]} reruns
 * @property {number} wanted  how many re-runs were asked for
 * @property {'starting' | 'judging' | 'ready' | 'stopped' | 'failed'} stage
 */

const ADVISER = 'maestro';
const WORTH_TELLING = 0.015;
const MOST_TELLING = 3;

/**
 * Begins to review a record from one seat; `changed` is called at every bit of news.
 * @param {GameRecord} record
 * @param {number} viewer
 * @param {import('../engine/engine.js').Engine} near  the table's own engine, for what takes no time
 * @param {() => void} changed
 */
export function analyse(record, viewer, near, changed) {
  /** @type {Analysis} */
  const analysis = { decisions: [], judged: new Map(), why: new Map(), reruns: [], wanted: 0, stage: 'starting' };
  let stopped = false;
  /** Beside the table's own engine, so that nobody waits for what takes time. */
  const far = createEngine();
  const ask = asking(far, { record, viewer });
  const glance = asking(near, { record, viewer });
  const enter = (/** @type {Analysis['stage']} */ stage) => {
    analysis.stage = stage;
    changed();
  };

  const judge = async () => {
    analysis.decisions = (await glance({ do: 'moments' })).moments;
    enter('judging');
    for (const decision of mine(analysis, viewer)) {
      if (stopped) return;
      analysis.judged.set(decision.at, await judgement(decision, ask));
      changed();
    }
    enter('ready');
  };

  const rerun = async (/** @type {number} */ count) => {
    stopped = false;
    analysis.wanted = analysis.reruns.length + count;
    changed();
    while (!stopped && analysis.reruns.length < analysis.wanted) {
      const { points, share } = await ask({ do: 'rerun', bot: ADVISER, turn: analysis.reruns.length });
      if (stopped) return; // whoever said stop has read the numbers
      analysis.reruns.push({ points, share });
      changed();
    }
  };
  const fail = (/** @type {unknown} */ error) => {
    console.error(error);
    if (analysis.stage !== 'stopped') enter('failed');
  };

  judge().catch(fail);
  return {
    analysis,
    /** Judges the rest, or again what was stopped. */
    resume: () => {
      stopped = false;
      judge().catch(fail);
    },
    rerun: (/** @type {number} */ count) => rerun(count).catch(fail),
    stop: () => {
      stopped = true;
      analysis.wanted = analysis.reruns.length;
      if (analysis.stage === 'judging') enter('stopped');
      else changed();
    },
    /** What the player who decided then thought of the moves; a person's are judged by a strong player. */
    why: (/** @type {Decision} */ { at, seat }) => {
      const bot = record.seats[seat] === 'human' ? { bot: ADVISER } : {};
      const told = ask({ do: 'weigh', at, ...bot }).then(({ choices }) => {
        analysis.why.set(at, choices);
        changed();
      });
      return told.catch(fail);
    },
    look: (/** @type {number} */ at) => glance({ do: 'view', at }),
    close: () => {
      stopped = true;
      far.close();
    },
  };
}

/** Asks an engine about one thing; a refusal is an error here, since a review asks nothing that could be refused. */
function asking(/** @type {import('../engine/engine.js').Engine} */ engine, /** @type {object} */ about) {
  return async (/** @type {Record<string, unknown>} */ request) => {
    const reply = await engine.ask({ ...about, ...request });
    if (!reply.ok) throw new Error(reply.error.sentence);
    return reply;
  };
}

/** @returns {Decision[]} the decisions of one seat, those it had no choice in left out */
export const mine = (/** @type {Analysis} */ { decisions }, /** @type {number} */ seat) => decisions.filter((decision) => decision.seat === seat);

/** @returns {Promise<Judged>} */
async function judgement(/** @type {Decision} */ { at, move, phase }, /** @type {(request: Record<string, unknown>) => Promise<any>} */ ask) {
  const { choices } = /** @type {{choices: Choice[]}} */ (await ask({ do: 'weigh', at, bot: ADVISER }));
  const outcomes = phase === 'sealing' ? (await ask({ do: 'whatif', at })).outcomes : [];
  if (phase === 'premiere') return { at, choices, chance: null, best: null, lost: 0, points: await leftLying(at, ask), outcomes };
  return { at, choices, outcomes, points: 0, ...compared(choices, move) };
}

/** The chance with the move that was played, and with the best one. */
export function compared(/** @type {Choice[]} */ choices, /** @type {string} */ move) {
  const best = choices.reduce((top, choice) => (top === null || choice.value > top.value ? choice : top), /** @type {Choice | null} */ (null));
  // The bluff card changes what others see, not what a bid brings: where it was not weighed, the bid without it was.
  const played = choices.find((choice) => choice.move === move) ?? choices.find((choice) => choice.move === move.replace('b', ''));
  if (!best || !played) return { chance: null, best, lost: 0 };
  return { chance: played.value, best, lost: Math.max(0, best.value - played.value) };
}

/** How many points a casting left lying: what was possible, and what came of it, both from the engine. */
async function leftLying(/** @type {number} */ at, /** @type {(request: Record<string, unknown>) => Promise<any>} */ ask) {
  const before = (await ask({ do: 'view', at })).view;
  const after = (await ask({ do: 'view', at: at + 1 })).view;
  const possible = before.premiere?.bestTotal;
  const got = after.houses[before.seat].projected.total;
  return typeof possible === 'number' ? Math.max(0, possible - got) : 0;
}

/** The two or three decisions that cost most, dearest first. */
export function telling(/** @type {Analysis} */ { judged }) {
  const costly = [...judged.values()].filter(({ lost, points }) => lost >= WORTH_TELLING || points > 0);
  return costly.sort((a, b) => cost(b) - cost(a)).slice(0, MOST_TELLING);
}

/** A point left lying at the very end weighs about as much as a tenth of a win: enough to be told, not to lead. */
const cost = (/** @type {Judged} */ { lost, points }) => lost + points / 10;
