// The review's thinking, in a worker of its own: what a strong player makes of every decision of one seat.
// Nothing here judges by itself; it asks the engine, compares what it says, and can be stopped at any time.
import { createEngine } from '../engine/engine.js';

/**
 * @typedef {import('../types.js').Choice} Choice
 * @typedef {import('../types.js').GameRecord} GameRecord
 * @typedef {import('../game-contract.js').Decision} Decision
 * @typedef {import('../types.js').Judged & {at: number}} Judged  a decision of the person, judged
 * @typedef {{points: number[], share: number}} Rerun
 *
 * @typedef {object} Analysis
 * @property {Decision[]} decisions
 * @property {Map<number, Judged>} judged  by moment
 * @property {Map<number, Choice[]>} why  what rivals thought, by moment
 * @property {Rerun[]} reruns
 * @property {number} wanted  how many re-runs were asked for
 * @property {'starting' | 'judging' | 'ready' | 'stopped' | 'failed'} progress
 */

const WORTH_TELLING = 0.015;
const MOST_TELLING = 3;
/**
 * Seconds that one thought may take before the worker counts as lost. A game played again by five strong players takes
 * seven seconds here, so a minute on a slow phone; the reader sees how far it is and can stop it, and a worker that
 * dies is noticed without any patience.
 */
const PATIENCE = 900;

/**
 * Begins to review a record from one seat; `changed` is called at every bit of news.
 * @param {GameRecord} record
 * @param {number} viewer
 * @param {import('../engine/engine.js').Engine} near  the table's own engine, for what takes no time
 * @param {() => void} changed
 */
export function analyse(record, viewer, near, changed) {
  /** @type {Analysis} */
  const analysis = { decisions: [], judged: new Map(), why: new Map(), reruns: [], wanted: 0, progress: 'starting' };
  let stopped = false;
  let closed = false;
  /** Beside the table's own engine, so that nobody waits for what takes time. */
  const far = createEngine({ patience: PATIENCE });
  const ask = asking(far, { record, viewer });
  const glance = asking(near, { record, viewer });
  const enter = (/** @type {Analysis['progress']} */ progress) => {
    analysis.progress = progress;
    changed();
  };

  const judge = async () => {
    analysis.decisions = (await glance({ do: 'moments' })).moments;
    enter('judging');
    for (const decision of mine(analysis, viewer)) {
      if (stopped) return;
      analysis.judged.set(decision.at, { at: decision.at, ...(await ask({ do: 'judge', at: decision.at })) });
      changed();
    }
    enter('ready');
  };

  const rerun = async (/** @type {number} */ count) => {
    stopped = false;
    analysis.wanted = analysis.reruns.length + count;
    changed();
    while (!stopped && analysis.reruns.length < analysis.wanted) {
      const { points, share } = await ask({ do: 'rerun', turn: analysis.reruns.length });
      if (stopped) return; // whoever said stop has read the numbers
      analysis.reruns.push({ points, share });
      changed();
    }
  };
  const fail = (/** @type {unknown} */ error) => {
    if (closed) return; // whoever left wants no answer, and is owed none
    console.error(error);
    if (analysis.progress !== 'stopped') enter('failed');
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
      if (analysis.progress === 'judging') enter('stopped');
      else changed();
    },
    /** What the player who decided then thought of the moves; a person's are judged by a strong player. */
    why: (/** @type {Decision} */ { at }) => {
      const told = ask({ do: 'weigh', at }).then(({ choices }) => {
        analysis.why.set(at, choices);
        changed();
      });
      return told.catch(fail);
    },
    look: (/** @type {number} */ at) => glance({ do: 'view', at }),
    close: () => {
      stopped = true;
      closed = true;
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

/** The two or three decisions that cost most, dearest first. */
export function telling(/** @type {Analysis} */ { judged }) {
  const costly = [...judged.values()].filter(({ lost, points }) => lost >= WORTH_TELLING || points > 0);
  return costly.sort((a, b) => b.cost - a.cost).slice(0, MOST_TELLING);
}
