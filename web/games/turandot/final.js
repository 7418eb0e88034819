// After the curtain: the account of every house, filled line by line; the verdict in words; what to do next.
import { html, nothing } from '../../js/shell/lit.js';
import { cardButton, glyph } from './card.js';
import { t } from './words.js';
import { programme } from './log.js';
import { minus } from '../../js/play/result.js';
import { nameOf, names, sentence, token } from './people.js';
import { ROLES } from './premiere.js';
import { ruleLink } from './rules.js';

/**
 * @typedef {import('./screen.js').Screen} Screen
 * @typedef {import('./types.js').FinalLine} FinalLine
 */

/** The rule behind a part of the account, where it needs one. @type {Record<string, string>} */
const RULES = { scene: 'R9', favourites: 'R17', bonus: 'R16', penalty: 'R19' };

/** How many lines there are to tell, the total included. @param {Screen} screen */
export function linesToTell({ view }) {
  return partsOf(view.final?.lines ?? []).length + 1;
}

/** The parts of the account, in the order they are told. @param {FinalLine[]} lines */
const partsOf = ([first]) => first?.parts.map(({ key }) => key) ?? [];

/** Who won, and why: sentences with the rule behind them. @param {Screen} screen */
export function verdict(screen) {
  const { final, seat } = screen.view;
  if (!final) return { words: '', rule: null };
  const winners = names(screen, final.winners);
  if (final.winners.includes('table')) return { words: t('final-table-wins'), rule: 'R21' };
  if (final.tieBreak === 'shared') return { words: sentence(t('final-shared', { winners })), rule: 'R18' };
  const you = final.winners.includes(seat) ? 'yes' : 'no';
  if (final.tieBreak === 'stars') return { words: sentence(t('final-by-stars', { who: winners, you, level: names(screen, final.level) })), rule: 'R18' };
  const points = final.lines.find((line) => line.seat === final.winners[0])?.total ?? 0;
  return { words: t('final-wins', { who: winners, you, points }), rule: null };
}

/** @param {Screen} screen */
export function finale(screen) {
  const { final } = screen.view;
  if (!final) return nothing;
  const lines = partsOf(final.lines);
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
        ${lines.map((key, place) => html`<tr class=${place < screen.scored ? 'told' : 'untold'}><th scope="row">${t(`final-${key}`)} ${ruleLink(screen, RULES[key] ?? null)}</th>
          ${final.lines.map(({ parts }) => html`<td>${minus(parts[place]?.points ?? 0)}</td>`)}</tr>`)}
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
  const actions = table.offers;
  return [
    ...actions.map((action, place) => html`<button type="button" class="button ${place ? '' : 'primary'}" @click=${() => table.go(action)}>${t(`final-${action}`)}</button>`),
    html`<button type="button" class="button quiet" @click=${() => table.go('home')}>${t('final-home')}</button>`,
  ];
}
