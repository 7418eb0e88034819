// After the race: the verdict in words, the winner's curtain call, the account of every house, and what to do next.
import { html, nothing } from '../../js/shell/lit.js';
import { cardButton, glyph } from './card.js';
import { list, sentences } from '../../js/shell/api.js';
import { printed } from './printed.js';
import { t } from './words.js';
import { programme } from './log.js';
import { minus } from '../../js/play/result.js';
import { heckle, nameInside, nameOf, names, sentence, token } from './people.js';
import { CURTAIN_CALL, race } from './race.js';
import { ROLES } from './premiere.js';
import { ruleLink } from './rules.js';

/**
 * @typedef {import('./screen.js').Screen} Screen
 * @typedef {import('./types.js').FinalLine} FinalLine
 */

/** The rule behind a part of the account, where it needs one. @type {Record<string, string>} */
const RULES = { scene: 'R9', favourites: 'R17', bonus: 'R16', penalty: 'R19' };

/** The parts of the account, in the order they are told. @param {FinalLine[]} lines */
const partsOf = ([first]) => first?.parts.map(({ key }) => key) ?? [];

/** Who won, and why: sentences with the rule behind them; one's own place first. @param {Screen} screen */
export function verdict(screen) {
  const { words, rule } = victory(screen);
  return { words: sentences([ownPlace(screen), words]), rule };
}

/** @param {Screen} screen */
function victory(screen) {
  const { final, seat } = screen.view;
  if (!final) return { words: '', rule: null };
  const winners = names(screen, final.winners);
  if (final.winners.includes('table')) return { words: t('final-table-wins'), rule: 'R21' };
  if (final.tieBreak === 'shared') return { words: sentence(t('final-shared', { winners })), rule: 'R18' };
  const you = final.winners.includes(seat) ? 'yes' : 'no';
  if (final.tieBreak === 'stars') return { words: sentence(t('final-by-stars', { who: winners, you, level: names(screen, final.level) })), rule: 'R18' };
  const points = final.lines.find((line) => line.seat === final.winners[0])?.total ?? 0;
  return { words: t('final-wins', { who: winners, you, points: amount(points) }), rule: null };
}

/** Where the viewer came in, unless that is the victory. @param {Screen} screen */
function ownPlace({ view: { final, seat, seats } }) {
  const mine = final?.lines.find((line) => line.seat === seat);
  if (!mine || final?.winners.includes(seat)) return '';
  return t('final-place', { place: mine.place ?? 0, seats, points: amount(mine.total) });
}

/** So many points, in the case in which one wins with them. @param {number} points */
const amount = (points) => t('final-points', { count: points, points: minus(points) });

/** What made the difference, in one sentence; nothing where nothing did. @param {Screen} screen */
export function decision(screen) {
  const { final } = screen.view;
  if (!final?.decided?.by.length) return '';
  const { over } = final.decided;
  const director = final.lines.find(({ seat }) => seat === final.winners[0])?.director ?? '';
  const made = final.decided.by.map(({ key, points }) => t(`made-${key}`, { points, director: printed('directors', director).name }));
  return sentence(t('final-decided', { parts: list(made), rival: nameInside(screen, over), you: over === 'table' ? 'table' : over === screen.view.seat ? 'yes' : 'no' }));
}

/** @param {Screen} screen */
export function finale(screen) {
  const { final } = screen.view;
  if (!final) return nothing;
  if (!curtainDown(screen)) return race(screen);
  const lines = partsOf(final.lines);
  const casts = final.lines.slice(0, screen.scored - CURTAIN_CALL - 1);
  const { words, rule } = verdict(screen);
  return html`<section class="finale" aria-labelledby="verdict">
    <h2 id="verdict" class="verdict display"><span>${words}</span> ${ruleLink(screen, rule)}</h2>
    <p class="decided">${decision(screen)}</p>
    ${curtainCall(screen)}
    ${heckle(screen)}
    <div class="afterwards">${afterwards(screen)}</div>
    <div class="account-wrap"><table class="account final">
      <caption class="visually-hidden">${t('final-title')}</caption>
      <thead><tr><td></td>${final.lines.map(({ seat }) => html`<th scope="col" class=${final.winners.includes(seat) ? 'winner' : ''}>
        ${token(screen, seat)} <span>${nameOf(screen, seat)}</span>${seat === 'table' ? ruleLink(screen, 'R20') : nothing}</th>`)}</tr></thead>
      <tbody>
        ${lines.map((key, place) => html`<tr><th scope="row">${t(`line-${key}`)} ${ruleLink(screen, RULES[key] ?? null)}</th>
          ${final.lines.map(({ parts }) => html`<td>${minus(parts[place]?.points ?? 0)}</td>`)}</tr>`)}
        <tr class="total"><th scope="row">${t('line-total')}</th>
          ${final.lines.map((line) => html`<td>${minus(line.total)}</td>`)}</tr>
      </tbody>
    </table></div>
    <h3>${t('final-casts')}</h3>
    <div class="final-casts">${casts.map((line) => finalCast(screen, line))}</div>
    <details class="evening"><summary>${t('log-title')}</summary>${programme(screen)}</details>
  </section>`;
}

/** Whether the race is over and the figures are on show. @param {Screen} screen */
export const curtainDown = ({ view, scored }) => view.phase === 'finished' && scored > CURTAIN_CALL;

/** The winner's cast comes before the curtain once more. @param {Screen} screen */
function curtainCall(screen) {
  const { final } = screen.view;
  const line = final?.lines.find(({ seat }) => seat === final.winners[0]);
  if (!line) return nothing;
  return html`<ol role="list" class="curtain-call" aria-label=${nameOf(screen, line.seat)}>${[...line.roles, line.director].map((id) => html`<li>${cardButton(screen, id)}</li>`)}</ol>`;
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
