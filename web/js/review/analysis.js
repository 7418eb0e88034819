// The review's thinking, in workers of its own: what a strong player makes of every decision of one seat.
// Nothing here judges by itself; it asks the engine, compares what it says, and can be stopped at any time.
import { inLanes, inOrder, startCrew } from './crew.js';
import { listed } from './order.js';

/**
 * @typedef {import('../types.js').Choice} Choice
 * @typedef {import('../types.js').GameRecord} GameRecord
 * @typedef {import('../game-contract.js').Decision} Decision
 * @typedef {import('./order.js').Judged} Judged
 * @typedef {{points: number[], share: number}} Rerun
 * @typedef {{view: any, deck: Record<string, any>}} Seen  a moment as the person sees it
 *
 * @typedef {object} Analysis
 * @property {Decision[]} decisions
 * @property {Map<number, Judged>} judged  by moment
 * @property {Map<number, Choice[]>} why  what rivals thought, by moment
 * @property {Map<number, Seen>} seen  what was on the table, by moment
 * @property {Rerun[]} reruns
 * @property {number} wanted  how many re-runs were asked for
 * @property {'starting' | 'judging' | 'ready' | 'stopped' | 'failed'} progress
 */

/** The game that was reviewed last, and what was thought of it: whoever comes back from a try finds it as it was. */
let last = { key: '', analysis: /** @type {Analysis | null} */ (null) };

const keyOf = (/** @type {GameRecord} */ record, /** @type {number} */ viewer) => JSON.stringify([record, viewer]);

/** @returns {Analysis} */
function analysisOf(/** @type {GameRecord} */ record, /** @type {number} */ viewer) {
  const key = keyOf(record, viewer);
  const before = last.key === key ? last.analysis : null;
  const analysis = before ?? { decisions: [], judged: new Map(), why: new Map(), seen: new Map(), reruns: [], wanted: 0, progress: 'starting' };
  Object.assign(analysis, { wanted: analysis.reruns.length, progress: 'starting' });
  last = { key, analysis };
  return analysis;
}

/**
 * Begins to review a record from one seat; `changed` is called at every bit of news.
 * @param {GameRecord} record
 * @param {number} viewer
 * @param {import('../engine/engine.js').Engine} near  the table's own engine, for what takes no time
 * @param {() => void} changed
 */
export function analyse(record, viewer, near, changed) {
  const analysis = analysisOf(record, viewer);
  let closed = false;
  /** Grows whenever somebody says stop or asks for something else: what was under way counts no more. */
  let course = 0;
  /** Beside the table's own engine, so that nobody waits for what takes time; started when that one is up. @type {import('./crew.js').Crew | null} */
  let crew = null;
  const far = () => (crew ??= startCrew(record.game));
  const ask = asking((request) => far().ask(request), { record, viewer });
  const glance = asking((request) => near.ask(request), { record, viewer });
  const enter = (/** @type {Analysis['progress']} */ progress) => {
    analysis.progress = progress;
    changed();
  };
  const begin = () => {
    course += 1;
    const mine = course;
    return () => mine === course;
  };

  const judge = async () => {
    const wanted = begin();
    if (!analysis.decisions.length) analysis.decisions = (await glance({ do: 'moments' })).moments;
    if (!wanted()) return;
    enter('judging');
    const rest = listed(analysis.decisions, viewer).filter(({ at }) => !analysis.judged.has(at));
    const one = async (/** @type {Decision} */ { at }) => {
      analysis.judged.set(at, { at, ...(await ask({ do: 'judge', at })) });
      if (!closed) changed();
    };
    if (rest.length) await inLanes(far().size(), rest, one, wanted);
    if (wanted()) enter('ready');
  };
  const fail = (/** @type {unknown} */ error) => {
    if (closed) return; // whoever left wants no answer, and is owed none
    console.error(error);
    if (analysis.progress !== 'stopped') enter('failed');
  };

  Promise.resolve().then(judge).catch(fail); // whoever asked has the answer to this call by then
  return {
    analysis,
    /** Judges the rest, or again what was stopped. */
    resume: () => {
      judge().catch(fail);
    },
    rerun: (/** @type {number} */ count) => {
      const turns = Array.from({ length: count }, (_, each) => analysis.reruns.length + each);
      analysis.wanted = analysis.reruns.length + count;
      changed();
      return rerunAll(analysis.reruns, turns, { ask, lanes: far().size(), wanted: begin(), changed }).catch(fail);
    },
    stop: () => {
      begin();
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
    /** What was on the table at a moment. @returns {Promise<Seen | null>} null if that cannot be told now */
    look: (/** @type {number} */ at) => lookAt(analysis.seen, at, glance),
    close: () => {
      begin();
      closed = true;
      crew?.close();
    },
  };
}

/**
 * Plays the same deal again and again; whatever the number of workers, the same comes of it in the same order.
 * @param {Rerun[]} told
 * @param {number[]} turns
 * @param {{ask: (request: Record<string, unknown>) => Promise<any>, lanes: number, wanted: () => boolean, changed: () => void}} by
 */
export async function rerunAll(told, turns, { ask, lanes, wanted, changed }) {
  const tell = inOrder(told);
  const one = async (/** @type {number} */ turn) => {
    const { points, share } = await ask({ do: 'rerun', turn });
    if (!wanted()) return; // whoever said stop has read the numbers
    tell(turn, { points, share });
    changed();
  };
  await inLanes(lanes, turns, one, wanted);
}

/** What was on the table at a moment, asked once. @returns {Promise<Seen | null>} */
async function lookAt(/** @type {Map<number, Seen>} */ seen, /** @type {number} */ at, /** @type {(request: Record<string, unknown>) => Promise<any>} */ glance) {
  const reply = seen.has(at) ? null : await glance({ do: 'view', at }).catch(() => null);
  if (reply) seen.set(at, { view: reply.view, deck: Object.fromEntries(reply.deck.map((/** @type {any} */ card) => [card.id, card])) });
  return seen.get(at) ?? null;
}

/** What the last review made of a decision, if it was about the game that this record is a part of. */
export function remembered(/** @type {GameRecord} */ upToThen, /** @type {number} */ viewer, /** @type {string} */ played) {
  const [whole] = last.key ? JSON.parse(last.key) : [null];
  const { length } = upToThen.moves;
  if (!whole || whole.moves[length] !== played) return null;
  const same = keyOf({ ...whole, moves: whole.moves.slice(0, length) }, viewer) === keyOf(upToThen, viewer);
  return (same && last.analysis?.judged.get(length)) || null;
}

/** Asks about one thing; a refusal is an error here, since a review asks nothing that could be refused. */
function asking(/** @type {(request: object) => Promise<any>} */ askOf, /** @type {object} */ about) {
  return async (/** @type {Record<string, unknown>} */ request) => {
    const reply = await askOf({ ...about, ...request });
    if (!reply.ok) throw new Error(reply.error.sentence);
    return reply;
  };
}
