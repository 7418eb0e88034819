// After the last show: the verdict in words, the account of every player part by part, and what to do next.
import { list, sentences } from '../../js/shell/api.js';
import { html, nothing } from '../../js/shell/lit.js';
import { minus } from '../../js/play/result.js';
import { mini } from './card.js';
import { log } from './log.js';
import { cardLabel } from './labels.js';
import { names, person, sentence } from './named.js';
import { ruleLink } from './rules.js';
import { badge, heckle, momentOf, nameOf } from './seats.js';
import { t } from './words.js';

/**
 * @typedef {import('./screen.js').Screen} Screen
 * @typedef {import('./types.js').FinalLine} FinalLine
 */

/** The rule behind a part of the account, where it needs one. @type {Record<string, string>} */
const RULES = { start: 'U7', shows: 'U19', fees: 'U12', activity: 'U29', sheep: 'U30', kangaroo: 'U30', seal: 'U30', bear: 'U30' };
/** How many rows the account has before its total: then all is told. */
export const PARTS = Object.keys(RULES).length;

/** Who won, and why: sentences with the rule behind them; one's own place first. @param {Screen} screen @returns {{words: string, rule: string|null}} */
export function verdict(screen) {
  const { final, seat } = screen.view;
  if (!final) return { words: '', rule: null };
  const moment = momentOf(screen);
  const points = Math.max(...final.lines.map(({ total }) => total));
  const level = names(moment, final.lines.filter(({ total }) => total === points).map((line) => Number(line.seat)));
  const [first = 0] = final.winners;
  const who = { ...person(moment, first), points: amount(points), level };
  const won = final.tieBreak === 'shared' ? t('final-shared', { winners: names(moment, final.winners), points: amount(points) }) : t(final.tieBreak ? `final-by-${final.tieBreak}` : 'final-wins', who);
  const mine = final.lines.find((line) => line.seat === seat);
  const place = mine && !final.winners.includes(seat) ? t('final-place', { place: mine.place ?? 0, seats: final.lines.length, points: amount(mine.total) }) : '';
  return { words: sentences([place, sentence(won)]), rule: final.tieBreak ? 'U31' : null };
}

/** So many points, in the case in which one wins with them. @param {number} points */
const amount = (points) => t('final-points', { count: points, points: minus(points) });

/** What made the difference, in one sentence; nothing where nothing did. @param {Screen} screen */
export function decision(screen) {
  const decided = screen.view.final?.decided;
  if (!decided?.by.length) return '';
  const parts = list(decided.by.map(({ key, points }) => t(`made-${key}`, { points })));
  return sentence(t('final-decided', { ...person(momentOf(screen), decided.over), parts }));
}

/** Whether the account is complete. @param {Screen} screen */
export const accounted = ({ view, scored }) => Boolean(view.final) && scored > PARTS;

/** @param {Screen} screen */
export function finale(screen) {
  const { view, scored } = screen;
  if (!view.final) return nothing;
  const done = accounted(screen);
  const { words, rule } = verdict(screen);
  return html`<section class="finale" aria-labelledby="verdict">
    <h2 id="verdict" class="verdict display" data-still=${done ? 'yes' : 'no'}><span>${done ? words : t('final-title')}</span> ${done ? ruleLink(screen, rule) : nothing}</h2>
    <p class="ended">${view.end ? t(`told-end-${view.end}`) : nothing}</p>
    <p class="decided">${done ? decision(screen) : nothing}</p>
    ${done ? heckle(screen) : nothing}
    ${account(screen, scored)}
    ${done ? html`<div class="afterwards">${afterwards(screen)}</div>
      <h3>${t('final-cards')}</h3><div class="final-cards">${view.houses.map(({ seat, cards }) => html`<article><h4>${badge(screen, seat)} ${nameOf(screen, seat)}</h4>
        ${cards.length ? html`<ul role="list" class="sheet-cards">${cards.map(({ card }) => wonCard(screen, card))}</ul>` : html`<p class="soft">${t('seat-no-cards')}</p>`}</article>`)}</div>
      <details class="evening" @toggle=${(/** @type {Event} */ event) => unroll(screen, event)}><summary>${t('log-title')}</summary>${screen.unrolled ? log(screen) : nothing}</details>` : nothing}
  </section>`;
}

/** A whole evening is told when somebody wants to read it. @param {Screen} screen @param {Event} event */
function unroll(screen, { target }) {
  screen.unrolled = /** @type {HTMLDetailsElement} */ (target).open;
  screen.draw();
}

/** @param {Screen} screen @param {string} id */
function wonCard(screen, id) {
  const card = screen.deck[id];
  return html`<li><button type="button" class="card-button" @click=${() => screen.open({ card: id })}><span class="visually-hidden">${cardLabel(screen, id)}</span>${card ? mini(card) : nothing}</button></li>`;
}

/** Line by line for all; what is not yet told is kept free, so that nothing jumps. @param {Screen} screen @param {number} told */
function account(screen, told) {
  const { final } = screen.view;
  const lines = /** @type {FinalLine[]} */ (final?.lines ?? []);
  const row = (/** @type {number} */ place) => (place < told ? '' : 'untold');
  return html`<div class="account-wrap"><table class="account final">
    <caption class="visually-hidden">${t('final-title')}</caption>
    <thead><tr><td></td>${lines.map(({ seat }) => html`<th scope="col" class=${told > PARTS && final?.winners.includes(Number(seat)) ? 'winner' : ''}>${badge(screen, Number(seat))} <span>${nameOf(screen, Number(seat))}</span></th>`)}</tr></thead>
    <tbody>${Object.keys(RULES).map((key, place) => html`<tr class=${row(place)}><th scope="row">${t(`line-${key}`)} ${ruleLink(screen, RULES[key] ?? null)}</th>
        ${lines.map(({ parts }) => html`<td>${minus(parts.find((part) => part.key === key)?.points ?? 0)}</td>`)}</tr>`)}
      <tr class="total ${row(PARTS)}"><th scope="row">${t('line-total')}</th>${lines.map(({ total }) => html`<td>${minus(total)}</td>`)}</tr>
      <tr class="place ${row(PARTS)}"><th scope="row">${t('final-rank')}</th>${lines.map(({ place }) => html`<td>${t('final-nth', { place: place ?? 0 })}</td>`)}</tr></tbody></table></div>`;
}

/** @param {Screen} screen */
function afterwards({ table }) {
  return [
    ...table.offers.map((action, place) => html`<button type="button" class="button ${place ? '' : 'primary'}" @click=${() => table.go(action)}>${t(`final-${action}`)}</button>`),
    html`<button type="button" class="button quiet" @click=${() => table.go('home')}>${t('final-home')}</button>`,
  ];
}
