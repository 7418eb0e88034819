// What the viewer holds and can do: the hand, tokens, how a fee is met, and the one button that names what it does.
import { html, live, nothing } from '../../js/shell/lit.js';
import { roomy } from '../../js/shell/api.js';
import { noteFor } from '../../js/play/notes.js';
import { note } from '../../js/play/prompter.js';
import { glyph, mini, token } from './card.js';
import { consequence } from './consequence.js';
import HINTS from './hints.js';
import { cardLabel } from './labels.js';
import { cardName } from './named.js';
import { carried, carryOut, choosing, entering, inviting, leaveTokens, mine, movesOf, placementAt, placing, settle, take, takeToken, turn } from './plan.js';
import { dismiss } from '../../js/play/resting.js';
import { heckle } from './seats.js';
import { lastTold, status } from './narrate.js';
import { t } from './words.js';

/** @typedef {import('./screen.js').Screen} Screen */

/** @param {Screen} screen */
export function hand(screen) {
  const { view, plan, deck } = screen;
  return html`<section class="hand" aria-labelledby="hand-title"><h2 id="hand-title" class="visually-hidden">${t('hand-title')}</h2>
    <ul role="list" class="hand-cards">${view.hand.map((id, place) => {
      const card = deck[id];
      return html`<li><button type="button" class="held" data-number=${place + 1} data-held=${id} aria-pressed=${plan.card === id && placing(screen) ? 'true' : 'false'}
        @click=${() => take(screen, id)}><span class="visually-hidden">${place + 1}. ${cardLabel(screen, id)}</span>${card ? mini(card) : nothing}
        <kbd class="hand-number" aria-hidden="true">${place + 1}</kbd></button></li>`;
    })}</ul>
    ${supply(screen)}
  </section>`;
}

/** The tokens that are still beside the hand; those on the ice are taken from there. @param {Screen} screen */
function supply(screen) {
  const { supply: left, cells } = mine(screen);
  const may = placing(screen) || inviting(screen);
  const held = may && screen.plan.token !== null;
  const take1 = () => {
    if (may && (left || cells.length)) takeToken(screen, held ? screen.plan.token?.from ?? null : left ? null : cells[0] ?? null);
  };
  return html`<button type="button" class="supply" aria-pressed=${held ? 'true' : 'false'} aria-disabled=${may ? 'false' : 'true'} @click=${take1}>
    <span class="visually-hidden">${t('token-supply', { count: left })}</span>
    <span class="supply-tokens" aria-hidden="true">${left ? Array.from({ length: left }, () => token(screen.view.seat)) : html`<span class="supply-none">0</span>`}</span></button>`;
}

/** @param {Screen} screen */
export function action(screen) {
  if (screen.reading || ['lit', 'scored', 'awarded', 'curtain'].includes(screen.view.phase)) return reader(screen);
  if (placing(screen) || inviting(screen) || choosing(screen) || entering(screen)) return decide(screen);
  return html`<div class="decide idle"><p class="consequence waiting"><span class="consequence-words">${status(screen)}</span></p></div>`;
}

/** @param {Screen} screen */
function decide(screen) {
  const ready = movesOf(screen).length > 0;
  return html`<div class="decide" data-for=${screen.view.phase}>
    ${noted(screen) ?? consequence(screen)}
    <div class="decide-row">${sideways(screen)}
      <button type="button" class="button primary large commit" aria-disabled=${ready ? 'false' : 'true'} @click=${() => carryOut(screen)}>${commitWords(screen)}</button></div>
  </div>`;
}

/** Where there is little room, a note of the first game stands where its consequence will, until something is chosen. @param {Screen} screen */
function noted(screen) {
  const { card, cell, token: moved, leave } = screen.plan;
  return roomy() || card || cell || moved || leave || screen.why ? null : noteOf(screen);
}

/** @param {Screen} screen */
const noteOf = ({ table, view }) => (noteFor(table, view, HINTS) ? note(table, view, HINTS) : null);

/** What can be chosen beside the button. @param {Screen} screen */
function sideways(screen) {
  if (entering(screen)) return html`<button type="button" class="button turn" aria-pressed=${screen.plan.turned ? 'true' : 'false'} @click=${() => turn(screen)}>${glyph('half-turn')} <span>${t('enter-turn')}</span></button>`;
  if (inviting(screen)) return leaveButton(screen);
  if (!placing(screen)) return nothing;
  const placement = placementAt(screen);
  return placement?.fee && placement.moves.length > 1 ? settling(screen, placement) : screen.plan.cell ? leaveButton(screen) : nothing;
}

/** @param {Screen} screen */
function leaveButton(screen) {
  return html`<button type="button" class="button leave" aria-pressed=${screen.plan.leave ? 'true' : 'false'} @click=${() => leaveTokens(screen)}>${t('token-leave')}</button>`;
}

/** Pay, or hand in one of the own cards: with what each may be worth at the end. @param {Screen} screen @param {import('./types.js').Placement} placement */
function settling(screen, { fee, moves }) {
  const cards = screen.view.houses[screen.view.seat]?.cards ?? [];
  const choose = (/** @type {Event} */ event) => settle(screen, /** @type {HTMLSelectElement} */ (event.target).value || null);
  const { excuse } = screen.plan;
  const given = excuse ? screen.deck[excuse] : undefined;
  // A list shows its choice in one line, however long that is: so it is drawn over with a picture and words that may break.
  return html`<label class="settling"><span class="visually-hidden">${t('settle-how')}</span>
    <span class="settling-face" aria-hidden="true">${given ? html`<span class="settling-card">${mini(given)}</span>${t('settle-hand-in')}` : t('settle-pay', { fee })} ${glyph('next')}</span>
    <select class="input" name="settle" @change=${choose}>
      <option value="" .selected=${live(!screen.plan.excuse)}>${t('settle-pay', { fee })}</option>
      ${cards.filter(({ card }) => moves.some((move) => move.endsWith(`!${card}`))).map(({ card, worth }) => html`<option value=${card} .selected=${live(screen.plan.excuse === card)}>
        ${t('settle-card', { card: cardName(screen.deck, card, '.title'), worth })}</option>`)}
    </select></label>`;
}

/** The button says all that it does. @param {Screen} screen */
function commitWords(screen) {
  const { view, plan, deck } = screen;
  if (entering(screen)) return plan.cell ? t('commit-enter', { cell: plan.cell, turned: plan.turned ? 'yes' : 'no' }) : t('commit-enter-nowhere');
  if (choosing(screen)) {
    const card = view.entertainers.find(({ cell }) => cell === plan.cell)?.card;
    return card ? t('commit-order', { card: cardName(deck, card, '.object') }) : t('commit-order-nobody');
  }
  const way = carried(screen);
  const token1 = way ? 'to' : plan.leave ? 'leave' : 'none';
  if (inviting(screen)) return t('commit-token', { token: token1, cell: way?.to ?? '' });
  const placement = placementAt(screen);
  if (!placement) return t('commit-place-nowhere');
  return t('commit-place', { cell: placement.cell, fee: placement.fee, how: !placement.fee ? 'free' : plan.excuse ? 'card' : 'pay', token: token1, to: way?.to ?? '' });
}

/** A show to be read: the way on, and where a rival brought it about, why. While things still move, its place is kept. @param {Screen} screen */
function reader(screen) {
  const { view } = screen;
  return html`<div class="decide reader" data-still=${screen.reading ? 'yes' : 'no'}>
    <p class="consequence result"><span class="consequence-words">${lastTold(screen)}</span></p>
    ${roomy() ? nothing : noteOf(screen) ?? heckle(screen)}
    <div class="decide-row"><button type="button" class="button primary large ${screen.reading ? 'onward' : ''}" ?disabled=${!screen.reading} @click=${() => dismiss(screen)}>${t('continue')} ${glyph('next')}</button>
    ${view.active === view.seat ? nothing : html`<button type="button" class="button why-button" @click=${() => screen.open({ turn: view.turn })}>${t('why')}</button>`}</div></div>`;
}
