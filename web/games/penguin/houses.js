// The players: score, tokens, activity card and entertainer cards of each. Everything on them is public.
import { sentences } from '../../js/shell/api.js';
import { html, nothing } from '../../js/shell/lit.js';
import { minus, signed } from '../../js/play/result.js';
import { character } from '../../js/play/character.js';
import { activityCard, glyph, mini, token } from './card.js';
import { cardLabel } from './labels.js';
import { aroundTable, badge, face, nameOf } from './seats.js';
import { t } from './words.js';

/**
 * @typedef {import('./screen.js').Screen} Screen
 * @typedef {import('./types.js').House} House
 */
const TOKENS = 3;

/** The score as it is counted on show. @param {Screen} screen @param {House} house */
const scoreOf = ({ counted }, { seat, score }) => score + (counted[seat] ?? 0);

/** @param {Screen} screen @param {number} seat */
function house(screen, seat) {
  const about = screen.houses.houses[seat];
  if (!about) return nothing;
  const { view } = screen;
  const winning = view.now.shows.at(-1);
  const gains = ['scored', 'awarded', 'curtain'].includes(view.phase) ? winning?.points?.[seat] ?? 0 : 0;
  return html`<li class="house" data-seat=${seat} data-mine=${seat === view.seat ? 'yes' : nothing} data-acting=${view.active === seat && !view.final ? 'yes' : 'no'} data-gains=${gains ? 'yes' : nothing}>
    <button type="button" class="house-head" @click=${() => screen.open({ seat })}>
      <span class="visually-hidden">${houseWords(screen, seat)}</span>${face(screen, seat)}${badge(screen, seat)}
      <span class="house-name" aria-hidden="true">${nameOf(screen, seat)}</span>
      <b class="score" aria-hidden="true">${minus(scoreOf(screen, about))}${gains ? html`<i class="gain">${signed(gains)}</i>` : nothing}</b>
    </button>
    <span class="house-activity" aria-hidden="true">${glyph(`activity-${about.activity}`)}</span>
    ${won(screen, about)}
    <span class="house-tokens" aria-hidden="true">${Array.from({ length: TOKENS }, (_, place) => html`<i data-left=${place < about.supply ? 'yes' : 'no'}>${token(seat)}</i>`)}</span>
  </li>`;
}

/** The entertainer cards a player holds. @param {Screen} screen @param {House} about */
function won(screen, { cards }) {
  return html`<span class="won" aria-hidden="true">${cards.map(({ card }) => {
    const found = screen.deck[card];
    return found ? html`<span class="won-card">${mini(found)}</span>` : nothing;
  })}${cards.length ? nothing : html`<span class="won-none">–</span>`}</span>`;
}

/** @param {Screen} screen */
export function houses(screen) {
  return html`<section class="houses" aria-labelledby="houses-title">
    <h2 id="houses-title" class="visually-hidden">${t('houses-title')}</h2>
    <ul role="list" class="house-list">${aroundTable(screen).map((seat) => house(screen, seat))}</ul>
  </section>`;
}

/** A house as one string, to be read aloud. @param {Screen} screen @param {number} seat */
export function houseWords(screen, seat) {
  const about = screen.houses.houses[seat];
  if (!about) return '';
  const cards = about.cards.map(({ card }) => cardLabel(screen, card));
  return sentences([t('seat-score', { who: nameOf(screen, seat), points: minus(scoreOf(screen, about)), count: scoreOf(screen, about) }), t('seat-tokens', { count: about.supply }),
    t('seat-collects', { activity: t(`told-activity-${about.activity}`) }), ...(cards.length ? cards : [t('seat-no-cards')])]);
}

/** One player in words and lines, for the dialog. @param {Screen} screen @param {number} seat */
export function houseSheet(screen, seat) {
  const about = screen.houses.houses[seat];
  if (!about) return nothing;
  const { parts, total } = about.projected;
  return html`${character(screen.table, seat)}
    <div class="collects"><span class="collects-card">${activityCard(about.activity)}</span><p>${sentences([t('seat-collects', { activity: t(`told-activity-${about.activity}`) }), t('seat-tokens', { count: about.supply }), t('seat-holds', { count: about.hand })])}</p></div>
    ${about.cards.length ? html`<ul role="list" class="sheet-cards">${about.cards.map(({ card, worth }) => sheetCard(screen, card, t('card-worth', { worth })))}</ul>` : html`<p>${t('seat-no-cards')}</p>`}
    <table class="account"><caption>${t('seat-projected')}</caption><tbody>
      ${parts.map(({ key, points }) => html`<tr><th scope="row">${t(`line-${key}`)}</th><td>${signed(points)}</td></tr>`)}
      <tr class="total"><th scope="row">${t('line-total')}</th><td>${minus(total)}</td></tr></tbody></table>`;
}

/** A card that can be opened, with a word under it. @param {Screen} screen @param {string} id @param {string} [note] */
export function sheetCard(screen, id, note = '') {
  const card = screen.deck[id];
  return html`<li><button type="button" class="card-button" data-inspects=${id} @click=${() => screen.open({ card: id })}><span class="visually-hidden">${cardLabel(screen, id)}</span>${card ? mini(card) : nothing}</button>
    ${note ? html`<small>${note}</small>` : nothing}</li>`;
}
