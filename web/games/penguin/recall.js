// A decision looked at again: the ice as it was, and what other placements or tokens would have brought in that turn.
import { html, nothing } from '../../js/shell/lit.js';
import { list } from '../../js/shell/api.js';
import { signed } from '../../js/play/result.js';
import { wide } from '../../js/review/plots.js';
import { curtain, mini, token } from './card.js';
import { cardName, person, sentence } from './named.js';
import { shortMove } from './retell.js';
import { t } from './words.js';

/**
 * @typedef {import('./types.js').Moment} Moment
 * @typedef {import('./types.js').Cell} Cell
 * @typedef {{cell: string, entertainer: string, points: number[], award: number|null}} Shown
 * @typedef {{move: string, fee: number, paid: number, excuse: string|null, token: {from: string|null, to: string}|null,
 *   shows: Shown[], gains: number[], cards: string[][], end: string|null}} Outcome
 */

/** How many other moves are listed. */
const LISTED = 5;

/* ── The ice ── */

/** What the decision was about: the ice, and the cards in question. @param {Moment} moment */
export function picture(moment) {
  const { view, deck } = moment;
  const cards = view.toAct !== view.seat ? [] : view.phase === 'placing' ? view.hand : view.phase === 'entering' && view.top ? [view.top] : [];
  return html`<figure class="review-ice">
    <div class="review-grid" aria-hidden="true">${grid(moment)}</div>
    <ul class="visually-hidden">${[...view.entertainers.map((act) => t('recall-act', { card: cardName(deck, act.card, '.title'), cell: act.cell, missing: act.missing })), ...guests(moment)].map((words) => html`<li>${words}</li>`)}</ul>
    ${cards.length ? html`<figcaption><span>${t(view.phase === 'placing' ? 'recall-hand' : 'recall-newcomer')}</span>
      <ul role="list" class="review-hand">${cards.map((id) => html`<li><span class="visually-hidden">${sentence(cardName(deck, id, '.title'))}</span>${deck[id] ? mini(deck[id]) : nothing}</li>`)}</ul></figcaption>` : nothing}
  </figure>`;
}

/** The cells in rows, with the letters and numbers by which sentences name them. @param {Moment} moment */
function grid(moment) {
  const { cells, iceberg: { columns } } = moment.view;
  const heads = cells.slice(0, columns).map(({ cell }) => html`<span class="review-at">${cell.charAt(0)}</span>`);
  return [html`<span></span>`, ...heads, ...cells.map((one, place) => html`${place % columns ? nothing : html`<span class="review-at">${one.cell.slice(1)}</span>`}${cellOf(one, moment)}`)];
}

/** @param {Cell} about @param {Moment} moment */
function cellOf({ cell, kind, card, host }, { view, deck }) {
  const shown = card ? deck[card] : undefined;
  const lies = kind === 'curtain' ? curtain() : shown ? mini(shown) : nothing;
  const dots = view.entertainers.find((act) => act.cell === cell)?.dots ?? [];
  return html`<span class="review-cell">${lies}${dots.length ? html`<span class="dots">${dots.map(({ at, filled }) => html`<i data-at=${at} data-filled=${filled ? 'yes' : 'no'}></i>`)}</span>` : nothing}${host === null || host === undefined ? nothing : token(host)}</span>`;
}

/** Whose guests stand where. @param {Moment} moment */
function guests(moment) {
  return moment.view.cells.flatMap(({ cell, card, host }) => (card && host !== null && host !== undefined
    ? [t('recall-guest', { ...person(moment, host), card: cardName(moment.deck, card, '.title'), cell })]
    : []));
}

/* ── What else could have been ── */

/** Every other placement with the same token, or every other token: the best few of them. @param {Outcome[]} outcomes @param {string} played @param {Moment} moment */
export function whatIf(outcomes, played, moment) {
  const seat = moment.view.toAct ?? moment.view.seat;
  const real = outcomes.find(({ move }) => move === played);
  if (!real) return nothing;
  const gain = (/** @type {Outcome} */ { gains }) => gains[seat] ?? 0;
  const better = [...outcomes].sort((one, other) => gain(other) - gain(one) || cards(other, seat) - cards(one, seat));
  const label = (/** @type {Outcome} */ { move }) => shortMove(move, moment.players, moment.deck);
  const others = better.filter((one) => label(one) !== label(real)).filter((one, place, all) => all.findIndex((other) => label(other) === label(one)) === place);
  const told = html`<p class="whatif-lesson">${lesson(real, better[0] ?? real, moment, seat)}</p>`;
  const rows = [real, ...others.slice(0, LISTED)];
  if (!rows.some((one) => one.shows.length || gain(one) !== gain(real))) return told; // the best are all the same
  const title = t(moment.view.phase === 'placing' ? 'whatif-placements' : 'whatif-tokens');
  const line = (/** @type {Outcome} */ one) => html`<tr class=${one === real ? 'played' : ''}>
    <th scope="row">${label(one)}${one === real ? html` <span class="chip">${t('review-was-played')}</span>` : nothing}</th>
    <td>${signed(gain(one))}</td><td>${outcomeWords(one, moment)}</td></tr>`;
  return html`${told}
    ${wide(title, html`<table class="whatif"><caption>${title}</caption>
      <thead><tr><th scope="col">${t('review-move')}</th><th scope="col">${t('whatif-points')}</th><th scope="col">${t('whatif-shows')}</th></tr></thead>
      <tbody>${rows.map(line)}</tbody></table>`)}`;
}

/** @param {Outcome} outcome @param {number} seat */
const cards = (outcome, seat) => outcome.cards[seat]?.length ?? 0;

/** What the table comes to in one sentence. @param {Outcome} real @param {Outcome} best @param {Moment} moment @param {number} seat */
function lesson(real, best, { players, deck }, seat) {
  const more = (best.gains[seat] ?? 0) - (real.gains[seat] ?? 0);
  return more > 0 ? t('whatif-more', { move: shortMove(best.move, players, deck), points: more }) : t('whatif-right');
}

/** The shows of a turn and who took their cards. @param {Outcome} outcome @param {Moment} moment */
export function outcomeWords({ shows }, moment) {
  if (!shows.length) return t('whatif-no-show');
  return list(shows.map(({ entertainer, award }) => {
    const card = cardName(moment.deck, entertainer, '.title');
    return award === null ? t('whatif-show', { card }) : t('whatif-show-taken', { ...person(moment, award), card });
  }));
}
