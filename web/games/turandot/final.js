// After the curtain: the account of every house, filled line by line; the verdict in words; what to do next.
import { html, nothing } from './draw.js';
import { cardButton, glyph } from './card.js';
import { t } from './kit.js';
import { programme } from './log.js';
import { signed } from './firing.js';
import { nameOf, names, sentence, token } from './people.js';
import { ROLES } from './premiere.js';
import { ruleLink } from './rules.js';

/**
 * @typedef {import('./screen.js').Screen} Screen
 * @typedef {import('../../js/types.js').FinalLine} FinalLine
 */

/** The lines of the account, in the order they are told, with the rule behind those that need one. @type {[string, (line: FinalLine) => number, string|null][]} */
const LINES = [
  ['final-stars', (line) => line.stars, null],
  ['final-scene', (line) => line.scene, 'R9'],
  ['final-favourites', (line) => line.favourites, 'R17'],
  ['final-mismatches', (line) => -line.mismatches, null],
  ['final-bonus', (line) => line.bonus, 'R16'],
  ['final-penalty', (line) => -line.penalty, 'R19'],
];

const AFTERWARDS = ['rematch', 'same-deal', 'other-seat', 'review', 'share'];

/** How many lines there are to tell, the total included. @param {Screen} screen */
export function linesToTell({ view }) {
  return linesOf(view.final?.lines ?? []).length + 1;
}

/** @param {FinalLine[]} lines */
function linesOf(lines) {
  return LINES.filter(([word]) => word !== 'final-penalty' || lines.some(({ penalty }) => penalty));
}

/** Who won, and why: sentences with the rule behind them. @param {Screen} screen */
export function verdict(screen) {
  const { final, seat } = screen.view;
  if (!final) return { words: '', rule: null };
  const winners = names(screen, final.winners);
  if (final.winners.includes('table')) return { words: t('final-table-wins'), rule: 'R21' };
  if (final.shared) return { words: sentence(t('final-shared', { winners })), rule: 'R18' };
  const you = final.winners.includes(seat) ? 'yes' : 'no';
  if (final.level.length > 1) return { words: sentence(t('final-by-stars', { who: winners, you, level: names(screen, final.level) })), rule: 'R18' };
  const points = final.lines.find((line) => line.seat === final.winners[0])?.total ?? 0;
  return { words: t('final-wins', { who: winners, you, points }), rule: null };
}

/** @param {Screen} screen */
export function finale(screen) {
  const { final } = screen.view;
  if (!final) return nothing;
  const lines = linesOf(final.lines);
  const done = screen.scored > lines.length;
  const casts = done ? final.lines.slice(0, screen.scored - lines.length - 1) : [];
  const { words, rule } = verdict(screen);
  return html`<section class="finale" aria-labelledby="verdict">
    <h2 id="verdict" class="verdict display">${done ? html`${words} ${ruleLink(screen, rule)}` : t('final-title')}</h2>
    <div class="account-wrap"><table class="account final">
      <caption class="visually-hidden">${t('final-title')}</caption>
      <thead><tr><td></td>${final.lines.map(({ seat }) => html`<th scope="col" class=${final.winners.includes(seat) && done ? 'winner' : ''}>
        ${token(screen, seat)} <span>${nameOf(screen, seat)}</span>${seat === 'table' ? ruleLink(screen, 'R20') : nothing}</th>`)}</tr></thead>
      <tbody>
        ${lines.map(([word, count, behind], place) => html`<tr class=${place < screen.scored ? 'told' : 'untold'}><th scope="row">${t(word)} ${ruleLink(screen, behind)}</th>
          ${final.lines.map((line) => html`<td>${signed(count(line)).replace('+', '')}</td>`)}</tr>`)}
        <tr class="total ${done ? 'told' : 'untold'}"><th scope="row">${t('final-total')}</th>
          ${final.lines.map((line) => html`<td>${line.total}</td>`)}</tr>
      </tbody>
    </table></div>
    ${done ? html`<div class="afterwards">${afterwards(screen)}</div>
      <h3>${t('final-casts')}</h3>
      <div class="final-casts">${casts.map((line) => finalCast(screen, line))}</div>
      <details class="evening"><summary>${t('log-title')}</summary>${programme(screen)}</details>` : nothing}
  </section>`;
}

/** A house on its opening night, role by role. @param {Screen} screen @param {FinalLine} line */
function finalCast(screen, line) {
  return html`<article class="final-cast"><h4>${token(screen, line.seat)} ${nameOf(screen, line.seat)}</h4>
    <ol role="list">${line.roles.map((id, role) => html`<li><span class="role-head">${glyph(`role-${ROLES[role]}`)} ${t(`role-${ROLES[role]}`)}</span>${cardButton(screen, id)}</li>`)}
      <li><span class="role-head">${glyph('director')} ${t('director')}</span>${cardButton(screen, line.director)}</li></ol>
  </article>`;
}

/** @param {Screen} screen */
function afterwards({ table }) {
  const actions = table.offers ?? AFTERWARDS;
  return [
    ...actions.map((action, place) => html`<button type="button" class="button ${place ? '' : 'primary'}" @click=${() => table.go(action)}>${t(`final-${action}`)}</button>`),
    html`<button type="button" class="button quiet" @click=${() => table.go('home')}>${t('final-home')}</button>`,
  ];
}
