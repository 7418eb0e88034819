// The keyboard: everything the mouse can do, and the table read aloud. Tab is never taken.
import { choosing, DESIGNER, empty, putIn, seal } from './bid.js';
import { announce } from '../../js/shell/api.js';
import { condemn, decide, firing, naming, pointAt } from './firing.js';
import { rivals } from './people.js';
import { castingRoles, raiseCurtain, touch } from './premiere.js';
import { dismiss } from '../../js/play/resting.js';
import { handingOut, handOut, promise, serve } from './understudies.js';
import { tellChoice, tellDirectors, tellHouse, tellLast, tellTable } from './narrate.js';

/** @typedef {import('./screen.js').Screen} Screen */

let rivalRead = 0;

/** Open the card under the focus, or the one that is selected. @param {Screen} screen @param {KeyboardEvent} event */
function inspect(screen, event) {
  const near = /** @type {HTMLElement|null} */ (/** @type {HTMLElement} */ (event.target).closest?.('[data-inspects]'));
  const card = near?.getAttribute('data-inspects') ?? screen.view.stage[(screen.envelope.slot ?? 0) - 1];
  if (card) screen.open({ card });
}

/** @param {Screen} screen @param {number} digit */
function number(screen, digit) {
  if (choosing(screen)) {
    if (digit <= screen.view.stage.length) putIn(screen, { slot: digit === 0 ? DESIGNER : digit });
  } else if (handingOut(screen)) promise(screen, digit);
  else if (castingRoles(screen) && digit >= 1 && digit <= 6) touch(screen, digit - 1);
  else if (naming(screen)) {
    const seat = rivals(screen)[digit - 1];
    if (seat !== undefined) pointAt(screen, seat);
  } else if (firing(screen)) {
    const director = screen.view.living[digit - 1];
    if (director) condemn(screen, director);
  }
}

/** @param {Screen} screen @param {number} step @returns {boolean} */
function money(screen, step) {
  if (!choosing(screen)) return false;
  const coins = screen.envelope.money + step;
  if (coins >= 0 && coins <= 3) putIn(screen, { money: coins });
  return true;
}

/** Move along the row that matters now, where the focus is not in one already. @param {Screen} screen @param {number} step */
function along(screen, step) {
  const count = screen.view.stage.length;
  if (choosing(screen)) {
    const from = screen.envelope.slot ?? (step > 0 ? 0 : count + 1);
    putIn(screen, { slot: 1 + (from - 1 + step + count) % count });
    return true;
  }
  if (!handingOut(screen)) return false;
  serve(screen, screen.hand + step);
  return true;
}

/** The button that names what it does, pressed from anywhere. @param {Screen} screen */
function enter(screen) {
  if (screen.onward) dismiss(screen);
  else if (choosing(screen)) seal(screen);
  else if (handingOut(screen)) handOut(screen);
  else if (castingRoles(screen)) raiseCurtain(screen);
  else decide(screen);
}

/** Arrows belong to a radio that has the focus, save those that count money. @param {KeyboardEvent} event */
const onRadio = (event) => /** @type {HTMLElement} */ (event.target).matches?.('input[type=radio]') ?? false;

/** A radio that has nothing to do with the envelope keeps its arrows. @param {KeyboardEvent} event */
const elsewhere = (event) => onRadio(event) && !(/** @type {HTMLElement} */ (event.target).matches('[name=slot], [name=money]'));

/** Enter on a button presses that button. @param {KeyboardEvent} event */
const onButton = (event) => Boolean(/** @type {HTMLElement} */ (event.target).closest?.('button, a, summary'));

/** Every key of the table, with the words for the key sheet. @param {Screen} screen @returns {import('../../js/shell/keys.js').Binding[]} */
export function bindings(screen) {
  const say = (/** @type {() => string} */ words) => () => announce(words(), { fresh: true });
  return [
    { keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'], shown: '1–6', word: 'keys-slot', run: (event) => heard(screen, () => number(screen, Number(event.key))) },
    { keys: ['0'], word: 'keys-designer', run: () => heard(screen, () => number(screen, 0)) },
    { keys: ['ArrowUp', '+', '='], shown: '↑ +', word: 'keys-more', run: (event) => !elsewhere(event) && heard(screen, () => money(screen, 1)) },
    { keys: ['ArrowDown', '-', '−'], shown: '↓ −', word: 'keys-less', run: (event) => !elsewhere(event) && heard(screen, () => money(screen, -1)) },
    { keys: ['ArrowLeft'], word: 'keys-back', run: (event) => !onRadio(event) && heard(screen, () => along(screen, -1)) },
    { keys: ['ArrowRight'], word: 'keys-on', run: (event) => !onRadio(event) && heard(screen, () => along(screen, 1)) },
    { keys: ['b'], word: 'keys-bluff', run: () => choosing(screen) && heard(screen, () => putIn(screen, { bluff: !screen.envelope.bluff })) },
    { keys: ['Enter'], word: 'keys-enter', run: (event) => !onButton(event) && enter(screen) },
    { keys: ['Backspace'], word: 'keys-clear', run: () => choosing(screen) && empty(screen) },
    { keys: ['t'], word: 'keys-table', run: say(() => tellTable(screen)) },
    { keys: ['c'], word: 'keys-cast', run: say(() => tellHouse(screen, screen.view.seat)) },
    { keys: ['r'], word: 'keys-rival', run: say(() => nextRival(screen)) },
    { keys: ['d'], word: 'keys-directors', run: say(() => tellDirectors(screen)) },
    { keys: ['l'], word: 'keys-last', run: say(() => tellLast(screen)) },
    { keys: ['h'], word: 'keys-prompter', run: () => screen.callPrompter() },
    { keys: ['i'], word: 'keys-inspect', run: (event) => inspect(screen, event) },
  ];
}

/** Make a choice by a key, and say what is chosen now: no focus has moved that would. @template T @param {Screen} screen @param {() => T} choose */
function heard(screen, choose) {
  const done = choose();
  const words = choosing(screen) || naming(screen) || firing(screen) ? tellChoice(screen) : '';
  if (words) announce(words, { fresh: true });
  return done;
}

/** A rival's house, another one each time. @param {Screen} screen */
function nextRival(screen) {
  const seats = rivals(screen);
  rivalRead += 1;
  return tellHouse(screen, seats[(rivalRead - 1) % seats.length] ?? 0);
}
