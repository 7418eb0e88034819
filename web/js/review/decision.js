// One decision: what was on the table, what was played, what else there was and why; and a way to try it again.
import { html, nothing } from '../shell/lit.js';
import { toggle } from '../shell/controls.js';
import { copyButton } from '../shell/copy.js';
import { playersOf } from '../play/players.js';
import { t } from '../shell/words.js';
import { whereWords } from './account.js';
import { isBest } from './compare.js';
import { listed, stepped } from './order.js';

/**
 * @typedef {import('../types.js').Moment} Moment
 * @typedef {import('../types.js').Choice} Choice
 * @typedef {import('../game-contract.js').Decision} Decision
 * @typedef {import('./page.js').Showing} Showing
 */

const LISTED = 4;

/** The decision on show. */
export function decision(/** @type {Showing} */ showing) {
  const { reviewed, companion, work, state, momentOf } = showing;
  const { analysis } = work;
  const { at } = state;
  const now = at === null ? undefined : analysis.decisions[at];
  if (!now || at === null) return nothing;
  const moment = momentOf(at);
  const judged = analysis.judged.get(at);
  const choices = judged?.choices ?? analysis.why.get(at);
  const who = playersOf(reviewed.record)[now.seat]?.name ?? '';
  const own = now.seat === reviewed.viewer;
  return html`<section class="panel framed review-decision" aria-labelledby="decision-title" data-at=${at}>
    <div class="review-steps">${steps(showing, at)}</div>
    <div class="review-about">
      <p class="soft review-where">${own ? whereWords(reviewed.record.game, now) : t('review-whose', { where: whereWords(reviewed.record.game, now), who })}</p>
      ${moment ? html`${companion.picture(moment)}<p class="review-played">${companion.moveWords(now.move, moment)}</p>` : html`<p class="soft">…</p>`}
      ${judged && moment ? verdict(showing, judged, moment) : nothing}
      ${ways(showing, now, choices === undefined, who)}
    </div>
    <div class="review-others">
      ${choices && moment ? alternatives(choices, now, showing, moment) : nothing}
      ${judged?.outcomes.length && moment ? companion.whatIf?.(judged.outcomes, now.move, moment) : nothing}
    </div>
  </section>`;
}

/** What can be done about it: try it again, ask why, send somebody here. */
function ways(/** @type {Showing} */ { reviewed, work }, /** @type {Decision} */ now, /** @type {boolean} */ unexplained, /** @type {string} */ who) {
  const own = now.seat === reviewed.viewer;
  return html`<div class="row">
      ${own ? html`<button class="button primary" id="try-again" @click=${() => reviewed.tryAgain(now.at, now.move)}>${t('review-again')}</button>` : nothing}
      ${unexplained ? html`<button class="button" id="why" @click=${() => work.why(now)}>${t('review-why', { who })}</button>` : nothing}
      ${copyButton(() => t('review-link'), () => reviewed.link(now.at))}
    </div>
    ${own ? html`<p class="soft"><small>${t('review-again-why')}</small></p>` : nothing}`;
}

/** Back and on through one's own decisions, or everybody's. */
function steps(/** @type {Showing} */ { reviewed: { viewer }, work: { analysis }, state, choose, everybody }, /** @type {number} */ at) {
  const list = listed(analysis.decisions, viewer, state.everybody);
  const number = list.findIndex((one) => one.at === at) + 1;
  const count = list.length;
  return html`<div class="row review-step">
      <button class="button" id="step-back" ?disabled=${number <= 1} @click=${() => choose(stepped(list, at, -1))}>${t('review-back')}</button>
      <h2 id="decision-title">${t(state.everybody ? 'review-step' : 'review-own-step', { number, count })}</h2>
      <button class="button" id="step-on" ?disabled=${number === count} @click=${() => choose(stepped(list, at, 1))}>${t('review-on')}</button>
    </div>
    ${toggle({ label: t('review-everybody'), name: 'everybody', on: state.everybody, turn: everybody })}`;
}

/** What a strong player says of it: whether something was better, why, and by how much. */
function verdict(/** @type {Showing} */ { companion }, /** @type {import('./order.js').Judged} */ judged, /** @type {Moment} */ moment) {
  const { played, best, lost, points, choices } = judged;
  if (points) return html`<p class="review-verdict">${t('review-lost-points', { points })}</p>`;
  if (played === null || best === null) return nothing;
  const percent = Math.round(played * 100);
  if (isBest(judged)) return html`<p class="review-verdict">${t('review-best')} <small>${t('review-figure', { percent })}</small></p>`;
  const better = choices.find(({ move }) => move === best);
  const [reason] = better ? companion.reasonWords(better, moment) : [];
  return html`<p class="review-verdict">${t('review-instead', { move: companion.moveWords(best, moment) })}
    ${reason ? html`<span>${reason}</span>` : nothing}
    <small>${t('review-lost', { percent, most: Math.round((played + lost) * 100) })}</small></p>`;
}

/** The likeliest moves of a player, with the chance each was given and what it promised. */
function alternatives(/** @type {Choice[]} */ choices, /** @type {Decision} */ { move }, /** @type {Showing} */ { companion }, /** @type {Moment} */ moment) {
  const top = [...choices].sort((a, b) => b.chance - a.chance || b.value - a.value).slice(0, LISTED);
  const played = choices.find((choice) => choice.move === move);
  const rows = played && !top.includes(played) ? [...top, played] : top;
  const percent = (/** @type {number} */ share) => Math.round(share * 100);
  return html`<section aria-labelledby="choices-title">
    <h3 id="choices-title">${t('review-choices')}</h3>
    <ol role="list" class="review-choices">${rows.map((choice) => {
      const [first, ...rest] = companion.reasonWords(choice, moment).slice(0, 3);
      return html`<li class=${choice === played ? 'played' : ''} data-move=${choice.move} data-often=${percent(choice.chance)}>
        <strong>${companion.moveWords(choice.move, moment)}</strong> ${choice === played ? html`<span class="chip">${t('review-was-played')}</span>` : nothing}
        ${first ? html`<span class="review-reason">${first}</span>` : nothing}
        <small>${rest.map((words) => html`${words} `)}${t('review-figures', { often: percent(choice.chance), percent: percent(choice.value) })}</small></li>`;
    })}</ol>
  </section>`;
}
