// Understudies: as Maestro, plan who gets which card, swap freely, then hand out all contracts at once.
import { html, nothing } from '../../js/shell/lit.js';
import { card, cardLabel, cardName, glyph } from './card.js';
import { sound } from './sounds.js';
import { worthTo } from './hints.js';
import { t } from './words.js';
import { commit, myTurn } from './screen.js';
import { nameOf, person, token } from './people.js';
import { ruleLink } from './rules.js';

/** @typedef {import('./screen.js').Screen} Screen */

/** Whether the viewer, as Maestro, is handing out contracts. @param {Screen} screen */
export function handingOut(screen) {
  return screen.view.phase === 'understudies' && myTurn(screen);
}

/** Slots whose cards can still be given. @param {Screen} screen */
function givable({ view }) {
  return view.legal.map((move) => Number(move.slice(1)));
}

/** Start with nobody served. @param {Screen} screen */
export function startPlan(screen) {
  screen.plan = screen.view.waiting.map(() => null);
  screen.hand = 0;
}

/** Give the card in this slot to the seat whose turn it is; a card already promised changes hands. @param {Screen} screen @param {number} slot */
export function promise(screen, slot) {
  if (!givable(screen).includes(slot)) return;
  const { plan, hand } = screen;
  const holder = plan.indexOf(slot);
  if (holder === hand) plan[hand] = null;
  else {
    if (holder >= 0) plan[holder] = plan[hand] ?? null;
    plan[hand] = slot;
    const next = plan.indexOf(null);
    screen.hand = next >= 0 ? next : hand;
  }
  sound('card');
  screen.draw();
}

/** Serve this waiting seat next. @param {Screen} screen @param {number} place */
export function serve(screen, place) {
  screen.hand = (place + screen.view.waiting.length) % screen.view.waiting.length;
  screen.draw();
}

/** Carry the plan out, one contract after the other. @param {Screen} screen */
export async function handOut(screen) {
  const plan = [...screen.plan];
  if (!handingOut(screen)) return;
  if (plan.includes(null)) {
    screen.why = t('understudies-incomplete');
    screen.draw();
    return;
  }
  screen.busy = true;
  for (const slot of plan) { // in turn: every contract changes what may be given next
    const undone = !screen.busy; // a move was taken back meanwhile
    if (undone || !(await commit(screen, `u${slot}`))) return;
  }
}

/** A card that can be given, with the seat it is promised to. @param {Screen} screen @param {string|null} id @param {number} slot */
export function column(screen, id, slot) {
  if (id === null) return html`<div class="column" data-slot=${slot}><span class="vacant" aria-hidden="true">${slot}</span></div>`;
  const holder = screen.plan.indexOf(slot);
  const seat = screen.view.waiting[holder];
  const left = seat === undefined && !screen.plan.includes(null);
  const future = seat !== undefined ? t('understudies-promised', person(screen, seat)) : left ? t(goes(screen)) : t('understudies-free');
  return html`<div class="column ${seat === undefined ? '' : 'promised'}" data-slot=${slot}>
    <button type="button" class="card-button pick" aria-pressed=${seat === undefined ? 'false' : 'true'} data-inspects=${id}
      @click=${() => promise(screen, slot)}><span class="visually-hidden">${cardLabel(screen, id, slot)} ${future}</span>${card(screen, id, { slot, worth: worthTo(screen, id, screen.view.waiting[screen.hand] ?? screen.view.seat) })}</button>
    <p class="outcome ${left ? 'left' : ''}" aria-hidden="true">${seat === undefined ? nothing : token(screen, seat)} <span>${future}</span></p>
  </div>`;
}

/** @param {Screen} screen */
function goes({ view }) {
  return view.table ? 'understudies-joins-table' : 'understudies-goes-home';
}

/** The Maestro's list: who still needs a contract, and who gets which. @param {Screen} screen */
export function contracts(screen) {
  const { view, plan } = screen;
  const complete = !plan.includes(null);
  return html`<div class="contracts">
    <ul role="list" class="served" aria-label=${t('understudies-who')}>${view.waiting.map((seat, place) => {
      const id = plan[place] ? view.stage[plan[place] - 1] : null;
      return html`<li><button type="button" class="serve" aria-pressed=${place === screen.hand ? 'true' : 'false'} @click=${() => serve(screen, place)}>
        ${token(screen, seat)} <span>${nameOf(screen, seat)}</span>
        <span class="gets">${id ? cardName(screen, id) : '…'}</span></button></li>`;
    })}</ul>
    <button type="button" class="button primary large" aria-disabled=${complete ? 'false' : 'true'} @click=${() => handOut(screen)}>
      ${glyph('understudy')} ${t('understudies-commit')}</button>
    <p class="consequence"><span class="consequence-words">${screen.why ?? t(view.table ? 'understudies-note-two' : 'understudies-note')}</span>${ruleLink(screen, 'R11', view.table ? 'R20' : 'R12')}</p>
  </div>`;
}

/** What became of a card nobody hired. @param {Screen} screen @param {string|null} id */
export function fate(screen, id) {
  const { now } = screen.view;
  if (id === null) return nothing;
  const given = now.understudies.find(({ card: other }) => other === id);
  if (given) {
    return html`<p class="outcome promised">${token(screen, given.seat)} <span>${t('understudies-got', person(screen, given.seat))}</span> ${ruleLink(screen, 'R11')}</p>`;
  }
  if (now.left !== id) return nothing;
  return html`<p class="outcome left"><span>${t(goes(screen))}</span> ${ruleLink(screen, screen.view.table ? 'R20' : 'R12')}</p>`;
}
