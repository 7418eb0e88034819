// What the Prompter and the notes of a first game say of this game.
import { items } from '../../js/shell/api.js';
import { html, nothing } from '../../js/shell/lit.js';
import { minus } from '../../js/play/result.js';
import { cardName, nameInside, sentence } from './named.js';
import { figureWords, reasonWords } from './reasons.js';
import { moveWords, PLACE } from './retell.js';
import { t } from './words.js';

/**
 * @typedef {import('./types.js').View} View
 * @typedef {import('../../js/types.js').Table} Table
 */

/** What is left, by counting: nothing that is not on the table. @param {Table} table @param {View} view */
function facts({ deck }, view) {
  const { penguins, families, activities, entertainers } = view.unseen;
  const coming = entertainers.map((id) => cardName(deck, id, '.title'));
  return html`<ul class="prompter-facts">
    <li>${t('prompter-families', { count: penguins.length, green: families.green, brown: families.brown, red: families.red, blue: families.blue })}</li>
    <li>${t('prompter-activities', { count: penguins.length, juggling: activities.juggling, acrobatics: activities.acrobatics, dance: activities.dance, music: activities.music })}</li>
    <li>${t('prompter-shows', { count: view.showsLeft })}</li>
    ${coming.length ? html`<li>${t('prompter-coming', { count: coming.length, cards: items(coming) })}</li>` : nothing}
  </ul>`;
}

/** What every show would bring to whom with the tokens as they are, and what the own penguins can do. @param {Table} table @param {View} view */
function values(table, view) {
  const { players, deck } = table;
  const rows = [...view.entertainers].sort((one, other) => one.missing - other.missing);
  return html`<table class="prompter-values"><caption>${t('prompter-values-title')}</caption>
    <thead><tr><th scope="col">${t('prompter-show')}</th><th scope="col">${t('prompter-missing')}</th>${players.map(({ seat }) => html`<th scope="col">${sentence(nameInside({ players, view }, seat))}</th>`)}</tr></thead>
    <tbody>${rows.map((act) => html`<tr><th scope="row">${t('prompter-act', { card: cardName(deck, act.card, '.title'), cell: act.cell })}</th><td>${act.missing}</td>
      ${act.points.map((points, seat) => html`<td class=${seat === view.seat ? 'to-me' : ''}>${minus(points)}</td>`)}</tr>`)}</tbody></table>
    ${mine(table, view)}`;
}

/** Each penguin of the hand: where it costs nothing, and what it would bring by itself at once. @param {Table} table @param {View} view */
function mine({ deck }, view) {
  if (view.phase !== 'placing' || !view.placements.length) return nothing;
  return html`<ul class="prompter-facts">${view.hand.map((id) => {
    const open = view.placements.filter(({ card }) => card === id);
    const best = open.reduce((found, one) => (one.brings > found.brings || (one.brings === found.brings && one.fee < found.fee) ? one : found), open[0] ?? { brings: 0, fee: 0, cell: '' });
    const about = { card: sentence(cardName(deck, id, '.title')), free: open.filter(({ fee }) => !fee).length, count: open.length };
    return html`<li>${best.brings ? t('prompter-penguin-brings', { ...about, cell: best.cell, points: best.brings, fee: best.fee }) : t('prompter-penguin', about)}</li>`;
  })}</ul>`;
}

/** @param {View} view @param {View['phase']} phase */
const asked = (view, phase) => view.phase === phase && view.toAct === view.seat;

/** How the card of the show just seen was given away. @param {View} view @param {string} why */
const given = ({ phase, now }, why) => ['awarded', 'curtain'].includes(phase) && now.shows.at(-1)?.why === why;

/** @param {View} view */
const feesDue = (view) => asked(view, 'placing') && view.placements.some(({ fee }) => fee > 0);

/** @type {[string, (view: View) => boolean][]} */
const notes = [
  ['entering', (view) => asked(view, 'entering')],
  ['choosing', (view) => asked(view, 'choosing')],
  ['tie', (view) => given(view, 'tie')],
  ['least', (view) => given(view, 'least')],
  ['first', (view) => asked(view, 'placing')],
  ['excuse', (view) => feesDue(view) && (view.houses[view.seat]?.cards.length ?? 0) > 0],
  ['token-show', (view) => asked(view, 'inviting') && view.soon !== null],
  ['tokens-out', (view) => asked(view, 'inviting') && view.houses[view.seat]?.supply === 0],
  ['token', (view) => asked(view, 'inviting')],
  ['fee', feesDue],
  ['spark', (view) => asked(view, 'placing') && view.spots.length > 0],
  ['end', (view) => asked(view, 'placing') && view.showsLeft <= 3],
];

/** Another penguin of the hand would be a card that nobody else may see yet (U8). @param {string} move @param {string} played */
export function tellable(move, played) {
  const card = PLACE.exec(move)?.[1];
  return card === undefined || card === PLACE.exec(played)?.[1];
}

/** @type {import('../../js/game-contract.js').Hints} */
export const HINTS = { facts, values, notes, moveWords, reasonWords, figureWords, tellable, ready: () => Promise.resolve() };
export default HINTS;
