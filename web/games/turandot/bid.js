// The envelope: choose a number or the designer, add money or bluff, read what it means, seal.
import { sentences } from '../../js/shell/api.js';
import { html, nothing } from '../../js/shell/lit.js';
import { sound } from './sounds.js';
import { t } from './words.js';
import { live } from '../../js/shell/lit.js';
import { glyph } from './card.js';
import { keepEnvelope, keptEnvelope } from './keep.js';
import { commit, myTurn } from './screen.js';
import { ruleLink } from './rules.js';

/**
 * @typedef {import('./screen.js').Screen} Screen
 * @typedef {import('./screen.js').Envelope} Envelope
 */
export const DESIGNER = 0;
const COINS = [0, 1, 2, 3];

/** The envelope as a move, or null while nothing is chosen. @param {Envelope} envelope */
export function moveOf({ slot, money, bluff }) {
  if (slot === null) return null;
  return `${slot === DESIGNER ? '' : slot}${'$'.repeat(money)}${bluff ? 'b' : ''}`;
}

/** How many cards the envelope holds. @param {Envelope} envelope */
function cardsIn({ slot, money, bluff }) {
  return Number(slot !== null && slot !== DESIGNER) + money + Number(bluff);
}

/** Whether this many coins may go with what is chosen, as far as the view says. @param {Screen} screen @param {number} coins */
function mayAdd(screen, coins) {
  const { legal } = screen.view;
  if (!legal.length) return true;
  return legal.includes(moveOf({ slot: screen.envelope.slot ?? 1, money: coins, bluff: false }) ?? '');
}

/** Change the envelope, if the view allows it; else say which rule forbids it. @param {Screen} screen @param {Partial<Envelope>} change */
export function putIn(screen, change) {
  const next = { ...screen.envelope, ...change };
  if (change.slot === DESIGNER) next.money = 1;
  else if (change.slot && screen.envelope.slot === DESIGNER) next.money = 0;
  screen.why = null;
  const { view } = screen;
  const move = moveOf({ ...next, slot: next.slot ?? 1 });
  if (view.legal.length && !view.legal.includes(move ?? '')) forbid(screen, next);
  else {
    screen.envelope = next;
    keepEnvelope(screen);
    sound(change.money === undefined ? 'card' : 'coin');
  }
  screen.draw();
}

/** @param {Screen} screen @param {Envelope} wanted */
function forbid(screen, wanted) {
  const { view } = screen;
  const money = view.houses[view.seat]?.money ?? 0;
  if (wanted.slot === DESIGNER && !view.alone.legal) {
    screen.whyRule = view.alone.rule;
    screen.why = t(money ? 'bid-no-maestro-money' : 'bid-no-money-left');
  } else if (wanted.slot === DESIGNER) {
    screen.whyRule = 'R3';
    screen.why = t('bid-designer-takes-one');
  } else {
    screen.whyRule = 'R3';
    screen.why = t('bid-not-that-much', { money });
  }
}

/** Lay it face down. @param {Screen} screen */
export async function seal(screen) {
  const move = moveOf(screen.envelope);
  if (!myTurn(screen)) return;
  if (move === null || !screen.view.legal.includes(move)) {
    screen.why = t('bid-choose-first');
    screen.whyRule = 'R3';
    screen.draw();
    return;
  }
  sound('seal');
  await commit(screen, move);
}

/** Take everything out again. @param {Screen} screen */
export function empty(screen) {
  screen.envelope = { slot: null, money: 0, bluff: false };
  screen.why = null;
  keepEnvelope(screen);
  screen.draw();
}

/** A bid chosen before a reload is still chosen, if it may still be made. @param {Screen} screen */
export function restore(screen) {
  const kept = choosing(screen) ? keptEnvelope(screen) : null;
  if (kept && (!screen.view.legal.length || screen.view.legal.includes(moveOf({ ...kept, slot: kept.slot ?? 1 }) ?? ''))) screen.envelope = kept;
}

/** Whether the viewer can still choose what to seal. @param {Screen} screen */
export function choosing({ view, busy }) {
  return view.phase === 'sealing' && view.mine === null && !busy;
}

/** @param {Screen} screen */
export function envelope(screen) {
  const { view, envelope: inside } = screen;
  const ready = myTurn(screen) && view.legal.includes(moveOf(inside) ?? '');
  return html`<div class="envelope">
    <fieldset class="coins" data-of="money">
      <legend>${t('bid-money')}</legend>
      <div class="segments">
        ${COINS.map((coins) => coin(screen, coins))}
      </div>
    </fieldset>
    <label class="toggle bluff"><input type="checkbox" role="switch" .checked=${live(inside.bluff)}
      @change=${() => putIn(screen, { bluff: !inside.bluff })}><span>${glyph('bluff')} ${t('bid-bluff')}</span></label>
    <button type="button" class="button primary large seal" aria-disabled=${ready ? 'false' : 'true'} @click=${() => seal(screen)}>
      ${glyph('seal')} ${sealWords(screen)}
    </button>
    ${consequence(screen)}
  </div>`;
}

/** @param {Screen} screen */
function sealWords(screen) {
  const cards = cardsIn(screen.envelope);
  return screen.envelope.slot === null ? t('bid-seal-nothing') : t('bid-seal', { cards });
}

/** @param {Screen} screen @param {number} coins */
function coin(screen, coins) {
  const allowed = mayAdd(screen, coins);
  const choose = (/** @type {Event} */ event) => {
    event.preventDefault();
    putIn(screen, { money: coins });
  };
  return html`<label><input type="radio" name="money" value=${coins} .checked=${live(screen.envelope.money === coins)}
      aria-disabled=${allowed ? 'false' : 'true'} aria-label=${t('bid-coins', { coins })}
      @change=${choose}><span>${coins}</span></label>`;
}

/** What may come of it: rules, not advice; or why the last thing tried cannot be. @param {Screen} screen */
export function consequence(screen) {
  if (screen.why) return spelled(screen.why, ruleLink(screen, screen.whyRule), 'refused');
  const { slot, money } = screen.envelope;
  if (slot === null) return spelled(t('bid-nothing-yet'), nothing);
  if (slot === DESIGNER) {
    const { hires, rule } = screen.view.alone;
    return spelled(t(hires ? 'bid-designer-hires' : rule === 'R2' ? 'bid-designer-round-4' : 'bid-designer-maestro'), ruleLink(screen, rule));
  }
  const words = [t('bid-if-alone', { slot, money }), t('bid-if-outbid', { money }), t('bid-if-tied')];
  return spelled(sentences(words), ruleLink(screen, 'R6', 'R7', 'R8'));
}

/** @param {string} words @param {unknown} rule @param {'' | 'refused'} kind */
function spelled(words, rule, kind = '') {
  return html`<p class="consequence ${kind}" role=${kind ? 'status' : nothing}><span class="consequence-words">${words}</span>${rule}</p>`;
}

/** The stacks that lie face down, with their sizes where they may be seen. @param {Screen} screen @param {number} seat */
export function stack(screen, seat) {
  const { view } = screen;
  const laid = view.sealed.find((one) => one.seat === seat);
  if (view.phase !== 'sealing') return nothing;
  if (!laid) {
    const thinking = view.toAct === seat;
    return html`<span class="stack-note">${thinking ? glyph('hourglass') : nothing} <span class="stack-words">${t(thinking ? 'house-thinking' : 'house-not-sealed')}</span></span>`;
  }
  const size = laid.size;
  return html`<span class="stack-note"><span class="pile" aria-hidden="true">${Array.from({ length: size ?? 1 }, () => html`<i></i>`)}</span>
    <span class="stack-words">${size === null ? t('house-sealed-unseen') : t('house-sealed', { cards: size })}</span></span>`;
}
