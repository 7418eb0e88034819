// The page of a review: draws what the analysis has found so far, and one decision at a time.
import { html, nothing, render } from '../shell/lit.js';
import { announce } from '../shell/announce.js';
import { companionOf } from '../games.js';
import { bindKeys } from '../shell/keys.js';
import { pace } from '../shell/motion.js';
import { playersOf } from '../play/players.js';
import { resultOf, resultWords } from '../play/result.js';
import { gameStyles, loadStyles } from '../shell/styles.js';
import { t } from '../shell/words.js';
import { accounts, chart, matters, progress } from './account.js';
import { analyse } from './analysis.js';
import { decision } from './decision.js';
import { luckOf } from './luck.js';
import { listed, nearest, stepped, telling } from './order.js';

/**
 * @typedef {import('../game-contract.js').Companion} Companion
 * @typedef {import('../types.js').Moment} Moment
 * @typedef {ReturnType<typeof analyse>} Work
 * @typedef {object} Reviewed
 * @property {import('../types.js').GameRecord} record
 * @property {number} viewer
 * @property {import('../types.js').Final} final
 * @property {number | null} at  the moment to begin with
 * @property {(at: number) => void} remember
 * @property {(at: number) => string} link
 * @property {(at: number, played: string) => void} tryAgain
 * @property {(() => void) | null} keep  for a game that is not ours yet
 *
 * @typedef {object} State
 * @property {number | null} at  the moment on show
 * @property {boolean} everybody  whether rivals' decisions are stepped through as well
 *
 * @typedef {object} Showing  all that the parts of the page draw from
 * @property {Reviewed} reviewed
 * @property {Companion} companion
 * @property {Work} work
 * @property {State} state
 * @property {(at: number, aloud?: boolean) => void} choose
 * @property {(at: number) => void} show  chooses a moment, and brings it into sight where it lies below
 * @property {(on: boolean) => void} everybody
 * @property {(at: number) => Moment | null} momentOf  null while it is on its way
 * @property {(at: number, move: string) => string} told  a move of a moment: as a sentence, and in short until that can be told
 */

/** Whether the decision on show stands beside what it is chosen from; the style sheet asks the same question. */
const SIDE_BY_SIDE = matchMedia('(min-width: 64rem)');

/** Puts a review up; leaving ends its workers. */
export async function showReview(/** @type {HTMLElement} */ root, /** @type {import('../engine/engine.js').Engine} */ engine, /** @type {Reviewed} */ reviewed) {
  const { record, viewer } = reviewed;
  const [companion] = await Promise.all([companionOf(record.game), loadStyles(['css/review.css', ...gameStyles(record.game)])]);
  await companion.ready();
  /** @type {State} */
  const state = { at: null, everybody: false };
  let left = false;
  const draw = () => {
    if (!left) render(page(showing), root);
  };
  const changed = () => {
    if (left) return; // an answer may come when somebody has gone elsewhere, whose address this is not
    if (state.at === null && work.analysis.decisions.length) begin();
    for (const { at } of telling(work.analysis.judged)) bring(at);
    draw();
  };
  /** Brings what was on the table at a moment, once. */
  const bring = async (/** @type {number} */ at) => {
    if (work.analysis.seen.has(at)) return;
    if (await work.look(at)) draw();
  };
  const begin = () => {
    const { decisions } = work.analysis;
    const own = listed(decisions, viewer);
    const at = reviewed.at ?? own[0]?.at ?? 0;
    state.everybody = decisions[Math.min(at, decisions.length - 1)]?.seat !== viewer;
    choose(at);
  };
  const choose = async (/** @type {number} */ wanted, aloud = false) => {
    const { decisions } = work.analysis;
    const at = Math.max(0, Math.min(wanted, decisions.length - 1));
    state.at = at;
    reviewed.remember(at);
    draw();
    await work.look(at);
    if (left || state.at !== at) return;
    if (aloud) announce(told(at, decisions[at]?.move ?? ''));
    draw();
  };
  const momentOf = (/** @type {number} */ at) => {
    const seen = work.analysis.seen.get(at);
    return seen ? { ...seen, players: playersOf(record) } : null;
  };
  const told = (/** @type {number} */ at, /** @type {string} */ move) => {
    const moment = momentOf(at);
    return moment ? companion.moveWords(move, moment) : companion.shortMove(move, playersOf(record));
  };
  const show = (/** @type {number} */ at) => {
    choose(at);
    if (!SIDE_BY_SIDE.matches) root.querySelector('.review-now')?.scrollIntoView({ behavior: pace() ? 'smooth' : 'auto' });
  };
  const everybody = (/** @type {boolean} */ on) => {
    state.everybody = on;
    choose(nearest(listed(work.analysis.decisions, viewer, on), state.at ?? 0));
  };
  const work = analyse(record, viewer, engine, () => changed());
  /** @type {Showing} */
  const showing = { reviewed, companion, work, state, choose, show, everybody, momentOf, told };
  const go = (/** @type {number} */ by) => () => {
    if (state.at !== null) choose(stepped(listed(work.analysis.decisions, viewer, state.everybody), state.at, by), true);
  };
  const unbind = bindSteps(go);
  root.classList.add('review');
  draw();
  return {
    refresh: draw,
    leave: () => {
      left = true;
      unbind();
      work.close();
    },
  };
}

/** Arrow keys, Home and End. */
const bindSteps = (/** @type {(by: number) => () => void} */ go) => bindKeys([
  { keys: ['ArrowLeft'], word: 'review-key-back', run: go(-1) },
  { keys: ['ArrowRight'], word: 'review-key-on', run: go(1) },
  { keys: ['Home'], word: 'review-key-first', run: go(-Infinity) },
  { keys: ['End'], word: 'review-key-last', run: go(Infinity) },
]);

function page(/** @type {Showing} */ showing) {
  const { reviewed, work } = showing;
  const { record, final } = reviewed;
  const result = resultOf({ record, final });
  return html`
    <h1>${t('review-title')}</h1>
    <p class="review-result">${result ? resultWords(result) : nothing} <span class="chip">${t('past-seed', { seed: record.seed })}</span></p>
    ${reviewed.keep ? html`<p class="notice">${t('review-shared')} <button class="button" id="keep-game" @click=${reviewed.keep}>${t('review-keep')}</button></p>` : nothing}
    <div class="review-parts">
      <div class="review-final">${accounts(showing)}</div>
      <div class="review-course">${progress(showing)} ${chart(showing)} ${matters(showing)}</div>
      <div class="review-now">${work.analysis.decisions.length ? decision(showing) : nothing}</div>
      ${luckOf(reviewed, work)}
    </div>
  `;
}
