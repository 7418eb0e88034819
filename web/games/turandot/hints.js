// What the Prompter and the notes of a first game say of this game.
import { items } from '../../js/shell/api.js';
import { html, nothing } from '../../js/shell/lit.js';
import { showsValues } from '../../js/play/prompter.js';
import { signed } from '../../js/play/result.js';
import { settings } from '../../js/shell/api.js';
import { loadPrinted, printed } from './printed.js';
import { figureWords, reasonWords } from './reasons.js';
import { moveWords } from './retell.js';
import { t } from './words.js';

/**
 * @typedef {import('./types.js').View} View
 * @typedef {import('../../js/types.js').Table} Table
 */

/** What is left, and who can outbid whom: nothing that is not on the table. @param {Table} table @param {View} view */
function facts({ players, deck }, view) {
  const left = { female: 0, male: 0, uncertain: 0 };
  for (const id of view.unseen) left[/** @type {import('./types.js').Singer | undefined} */ (deck[id])?.gender ?? 'male'] += 1;
  const purse = view.houses.filter(({ seat }) => seat !== view.seat).map(({ seat, money }) => `${players[seat]?.name} ${money}`);
  const mine = view.houses[view.seat]?.money ?? 0;
  const rich = view.houses.filter(({ seat, money }) => seat !== view.seat && money > mine).length;
  return html`<ul class="prompter-facts">
    <li>${t('prompter-unseen', { count: view.unseen.length, women: left.female, men: left.male, uncertain: left.uncertain })}</li>
    <li>${t('prompter-money', { rivals: items(purse) })}</li>
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
    <tbody>${rows.map(([id, points]) => html`<tr><th scope="row">${cardName(id)}</th>${points.map((worth, seat) => html`<td class=${seat === view.seat ? 'to-me' : ''}>${signed(worth)}</td>`)}</tr>`)}</tbody></table>`;
}

/** What a card on stage would add to a house now, where the Prompter says such things. @param {import('./screen.js').Screen} screen @param {string} id @param {number} seat */
export const worthTo = ({ table, view }, id, seat) => (showsValues(table.record, settings().prompter) ? view.worth?.[id]?.[seat] : undefined);

/** @param {View} view */
const bidding = (view) => view.phase === 'sealing' && view.toAct === view.seat;

/** @type {[string, (view: View) => boolean][]} */
const notes = [
  ['premiere', (view) => view.phase === 'premiere' && view.toAct === view.seat],
  ['fire', (view) => view.phase === 'firing' && view.toAct === view.seat],
  ['paid-alone', ({ phase, now, seat }) => phase === 'hired' && now.columns.some(({ winner, rule }) => winner === seat && rule === 'R8') && now.hired.some((one) => one.seat === seat && one.paid > 0)],
  ['tie', ({ phase, now, seat }) => phase === 'hired' && now.columns.some(({ rule, bidders }) => rule === 'R7' && bidders.some((one) => one.seat === seat))],
  ['understudy', ({ phase, now, seat, maestro }) => phase === 'settled' && maestro !== seat && now.understudies.some((one) => one.seat === seat)],
  ['directors', (view) => bidding(view) && view.hires === 'director'],
  ['first-bid', (view) => bidding(view)],
  ['maestro', (view) => bidding(view) && view.maestro === view.seat],
  ['stacks', (view) => bidding(view) && view.sealed.some(({ size }) => size !== null)],
];

/**
 * Where a note stands on a small screen: above the stage, under the rivals it speaks of; below it, over the money; or
 * at the stage's own foot, where most of them belong.
 * @type {Record<string, 'above'|'below'>}
 */
export const NOTE_PLACES = { 'stacks': 'above', 'maestro': 'above', 'first-bid': 'below' };

/** A bid with the bluff card and one without are the same advice. @param {string} move */
const alike = (move) => move.replace(/b$/, '');

/** @type {import('../../js/game-contract.js').Hints} */
export const HINTS = { facts, values, notes, moveWords, reasonWords, figureWords, alike, ready: loadPrinted };

/** Where the bids of a round lie open. */
const REVEALED = ['revealed', 'hired', 'designed'];

/** The moves at the end of the record that made the picture on show; none where it was not a rival's doing. @param {import('./screen.js').Screen} screen */
export function decisions({ view, table }) {
  const { phase, now, seat, maestro } = view;
  const end = table.record.moves.length;
  if (REVEALED.includes(phase)) return bidsOfOthers(view).map((place) => end - now.bids.length + place);
  const count = phase === 'settled' && maestro !== seat ? now.understudies.length : phase === 'fired' && now.named !== seat ? 1 : 0;
  return Array.from({ length: count }, (_, place) => end - count + place);
}

/** The places of the rivals' bids in the order of sealing, those on the viewer's own number first. @param {View} view */
function bidsOfOthers({ now: { bids }, seat }) {
  const number = bids.find((bid) => bid.seat === seat)?.number ?? 0;
  const others = bids.flatMap((bid, place) => (bid.seat === seat ? [] : [{ place, against: bid.number === number }]));
  return [...others.filter(({ against }) => against), ...others.filter(({ against }) => !against)].map(({ place }) => place);
}
