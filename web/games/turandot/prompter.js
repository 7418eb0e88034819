// The Prompter: help in four strengths, from the viewer's own view and the engine's own numbers. It never blocks the
// table: what takes time arrives when it arrives, and a move can be made meanwhile.
import { until } from '../../vendor/lit-html/directives/until.js';
import { dateOf } from '../../js/play/daily.js';
import { change } from '../../js/shell/settings.js';
import { readText, writeText } from '../../js/shell/store.js';
import { html, nothing } from './draw.js';
import { loadPrinted, printed, t } from './kit.js';
import { closeNote, noteFor } from './notes.js';
import { moveWords, reasonWords } from './retell.js';

/**
 * @typedef {import('../../js/types.js').View} View
 * @typedef {import('../../js/types.js').Table} Table
 * @typedef {import('../../js/types.js').Choice} Choice
 * @typedef {'off'|'facts'|'values'|'advice'} Strength
 */

const STRENGTHS = /** @type {const} */ (['off', 'facts', 'values', 'advice']);
const ADVISER = 'maestro';
const ASKED = 'prompted/';
/** @type {WeakMap<View, Promise<unknown>>} */
const thought = new WeakMap();

/** Whether the Prompter has spoken in this daily deal: the result says so. @param {string} seed */
export const wasAsked = (seed) => readText(ASKED + seed) !== null;

/** @param {Table} table @param {View} view @param {Strength} strength */
export function prompter(table, view, strength) {
  const silent = dateOf(table.record.seed) !== null && !wasAsked(table.record.seed);
  const name = `prompter-${view.seat}`;
  const choose = (/** @type {Strength} */ wanted) => () => change({ prompter: wanted });
  return html`<section class="prompter" aria-labelledby="prompter-title">
    <h2 id="prompter-title">${t('prompter-title')}</h2>
    ${note(table, view)}
    ${silent && strength !== 'off' ? daily(table) : html`
      <div class="segments prompter-strength" role="radiogroup" aria-label=${t('prompter-strength')}>
        ${STRENGTHS.map((one) => html`<label><input type="radio" name=${name} .checked=${one === strength} @change=${choose(one)}><span>${t(`prompter-${one}`)}</span></label>`)}
      </div>
      ${strength === 'advice' ? advice(table, view) : nothing}
      ${strength === 'values' || strength === 'advice' ? values(table, view) : nothing}
      ${strength === 'off' ? nothing : facts(table, view)}`}
  </section>`;
}

/** A note of the first game, wherever the table has room for one. @param {Table} table @param {View} view */
export function note(table, view) {
  const id = noteFor(table, view);
  if (!id) return nothing;
  const close = () => {
    closeNote();
    change({});
  };
  return html`<div class="notice first-note" role="note"><strong>${t('note-title')}</strong> <span>${t(`note-${id}`)}</span>
    <button type="button" class="button quiet" @click=${close}>${t('note-close')}</button></div>`;
}

/** @param {Table} table */
function daily({ record }) {
  const ask = () => {
    writeText(ASKED + record.seed, 'yes');
    change({});
  };
  return html`<p>${t('prompter-daily')}</p><button type="button" class="button" @click=${ask}>${t('prompter-daily-ask')}</button>`;
}

/** What is left, and who can outbid whom: nothing that is not on the table. @param {Table} table @param {View} view */
function facts({ players, deck }, view) {
  const left = { female: 0, male: 0, uncertain: 0 };
  for (const id of view.unseen) left[deck[id]?.gender ?? 'male'] += 1;
  const purse = view.houses.filter(({ seat }) => seat !== view.seat).map(({ seat, money }) => `${players[seat]?.name} ${money}`);
  const mine = view.houses[view.seat]?.money ?? 0;
  const rich = view.houses.filter(({ seat, money }) => seat !== view.seat && money > mine).length;
  return html`<ul class="prompter-facts">
    <li>${t('prompter-unseen', { count: view.unseen.length, women: left.female, men: left.male, uncertain: left.uncertain })}</li>
    <li>${t('prompter-money', { rivals: purse.join(', ') })}</li>
    ${view.phase === 'sealing' ? html`<li>${t('prompter-outbid', { count: rich })}</li>` : nothing}
    ${view.round < 4 ? html`<li>${t('prompter-directors', { count: view.living.length })}</li>` : nothing}
  </ul>`;
}

/** What every card in question is worth to every house today. @param {Table} table @param {View} view */
function values({ players, deck }, view) {
  const firing = ['naming', 'firing'].includes(view.phase);
  const rows = firing
    ? Object.entries(view.directors).map(([id, prospects]) => /** @type {[string, number[]]} */ ([id, prospects.map(({ now }) => now)]))
    : Object.entries(view.worth ?? {});
  if (!rows.length) return nothing;
  const cardName = (/** @type {string} */ id) => printed(deck[id] ? 'singers' : 'directors', id).name;
  return html`<table class="prompter-values"><caption>${t('prompter-values-title')}</caption>
    <thead><tr><th scope="col">${t('prompter-card')}</th>${players.map(({ seat, name }) => html`<th scope="col">${seat === view.seat ? t('player-you') : name}</th>`)}</tr></thead>
    <tbody>${rows.map(([id, points]) => html`<tr><th scope="row">${cardName(id)}</th>${points.map((worth, seat) => html`<td class=${seat === view.seat ? 'to-me' : ''}>${worth > 0 ? `+${worth}` : worth}</td>`)}</tr>`)}</tbody></table>`;
}

/** What a strong player would do, how often, and why. @param {Table} table @param {View} view */
function advice(table, view) {
  if (view.toAct !== view.seat || table.starting) return nothing;
  const cached = thought.get(view);
  const coming = cached ?? Promise.all([table.ask({ do: 'weigh', bot: ADVISER }), loadPrinted()]).then(([reply]) => advised(table, view, reply), () => t('prompter-speechless'));
  if (!cached) thought.set(view, coming);
  return html`<div class="prompter-advice" aria-live="polite">${until(coming, html`<p class="soft">${t('prompter-thinking')}</p>`)}</div>`;
}

/** @param {Table} table @param {View} view @param {any} reply */
function advised({ deck, players }, view, reply) {
  if (!reply.ok || !reply.choices.length) return t('prompter-speechless');
  /** @type {Choice[]} */
  const best = [...reply.choices].sort((a, b) => b.chance - a.chance || b.value - a.value).slice(0, 3).filter(({ chance }) => chance >= 0.05 || view.phase === 'premiere');
  const moment = { view, deck, players };
  return html`<h3>${t('prompter-advice-title')}</h3><ol>${best.map((choice) => html`<li>
    <strong>${moveWords(choice.move, moment)}</strong>
    <span>${t('prompter-chance', { often: Math.round(choice.chance * 100), win: Math.round(choice.value * 100) })}</span>
    ${reasonWords(choice, moment).slice(0, 3).map((words) => html`<small>${words}</small>`)}</li>`)}</ol>`;
}
