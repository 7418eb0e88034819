// The keyboard: everything the mouse can do, and the table read aloud. Tab is never taken.
import { announce } from '../../js/shell/api.js';
import { roamBy, toCell } from './ice.js';
import { tellCell, tellDots, tellLast, tellPlan, tellScores } from './narrate.js';
import { carryOut, change, entering, inviting, leaveTokens, movesOf, nextToken, pick, placementAt, placing, settle, tokening, turn } from './plan.js';
import { dismiss } from '../../js/play/resting.js';
import { myTurn } from './screen.js';

/** @typedef {import('./screen.js').Screen} Screen */

/** @param {KeyboardEvent} event */
const target = (event) => /** @type {HTMLElement} */ (event.target);

/** Arrows belong to a control that has the focus and needs them. @param {KeyboardEvent} event */
const elsewhere = (event) => target(event).matches?.('input[type=radio], select, .log-scroll') ?? false;

/** @type {Record<string, [number, number]>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Move on the ice; from elsewhere the first arrow leads onto it. @param {Screen} screen @param {KeyboardEvent} event */
function roam(screen, event) {
  if (elsewhere(event)) return false;
  const [right, down] = WAYS[event.key] ?? [0, 0];
  if (target(event).closest?.('.cell')) roamBy(screen, right, down);
  else toCell(screen, screen.focus);
  return true;
}

/** To an end of the row or column. @param {Screen} screen @param {KeyboardEvent} event */
function jump(screen, event) {
  if (elsewhere(event) || !target(event).closest?.('.cell')) return false;
  const { focus, view } = screen;
  const ends = { Home: `a${focus.slice(1)}`, End: `g${focus.slice(1)}`, PageUp: `${focus.charAt(0)}1`, PageDown: `${focus.charAt(0)}${view.iceberg.rows}` };
  toCell(screen, ends[/** @type {keyof typeof ends} */ (event.key)]);
  return true;
}

/** Choose a penguin of the hand. @param {Screen} screen @param {number} number */
function fromHand(screen, number) {
  const card = screen.view.hand[number - 1];
  if (placing(screen) && card) pick(screen, card);
}

/** Pay, or hand in the first card, the second … @param {Screen} screen */
function nextSettlement(screen) {
  const ways = placementAt(screen)?.moves.map((move) => move.split('!')[1] ?? null) ?? [];
  if (!placing(screen) || ways.length < 2) return false;
  settle(screen, ways[(ways.indexOf(screen.plan.excuse) + 1) % ways.length] ?? null);
  return true;
}

/** Whether Enter on this would only choose again what is chosen: then it commits. @param {Screen} screen @param {Element|null} cell */
function isChosen(screen, cell) {
  const { plan } = screen;
  const name = cell?.getAttribute('data-cell') ?? null;
  if (name === null) return false;
  return plan.leave || (tokening(screen) ? plan.token?.to : plan.cell) === name;
}

/** The button that names what it does, pressed from anywhere. @param {Screen} screen @param {KeyboardEvent} event */
function enter(screen, event) {
  const cell = target(event).closest?.('.cell') ?? null;
  const ready = myTurn(screen) && movesOf(screen).length > 0 && isChosen(screen, cell);
  if (target(event).closest?.('button, a, summary, select') && !ready && !(cell && screen.onward)) return false;
  if (screen.onward) dismiss(screen);
  else carryOut(screen);
  return true;
}

/** Give up what was chosen, the last first. @param {Screen} screen */
function clear(screen) {
  const { plan } = screen;
  if (plan.token || plan.leave) change(screen, { token: null, leave: false });
  else if (plan.cell) change(screen, { cell: null, excuse: null });
  else change(screen, { card: null });
}

/** Open what the focus is on. @param {Screen} screen @param {KeyboardEvent} event */
function inspect(screen, event) {
  const card = target(event).closest?.('[data-inspects], [data-held]');
  const id = card?.getAttribute('data-inspects') ?? card?.getAttribute('data-held');
  screen.open(id ? { card: id } : { cell: screen.focus });
}

/** Every key of the table, with the words for the key sheet. @param {Screen} screen @returns {import('../../js/shell/keys.js').Binding[]} */
export function bindings(screen) {
  const say = (/** @type {() => string} */ words) => () => announce(words(), { fresh: true });
  const heard = (/** @type {() => unknown} */ choose) => () => {
    if (choose() !== false && myTurn(screen)) announce(tellPlan(screen), { fresh: true });
  };
  return [
    { keys: ['1', '2', '3', '4'], shown: '1–4', word: 'keys-hand', run: (event) => heard(() => fromHand(screen, Number(event.key)))() },
    { keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'], word: 'keys-roam', run: (event) => roam(screen, event) },
    { keys: ['Home', 'End', 'PageUp', 'PageDown'], shown: 'Home End PgUp PgDn', word: 'keys-jump', run: (event) => jump(screen, event) },
    { keys: ['Enter'], word: 'keys-enter', run: (event) => enter(screen, event) },
    { keys: ['t'], word: 'keys-token', run: heard(() => nextToken(screen)) },
    { keys: ['0'], word: 'keys-leave', run: heard(() => leaveTokens(screen)) },
    { keys: ['p'], word: 'keys-settle', run: heard(() => nextSettlement(screen)) },
    { keys: ['r'], word: 'keys-turn', run: heard(() => turn(screen)) },
    { keys: ['Backspace'], word: 'keys-clear', run: () => (placing(screen) || inviting(screen) || entering(screen) ? heard(() => clear(screen))() : false) },
    { keys: ['c'], word: 'keys-cell', run: say(() => tellCell(screen)) },
    { keys: ['d'], word: 'keys-dots', run: say(() => tellDots(screen)) },
    { keys: ['s'], word: 'keys-scores', run: say(() => tellScores(screen)) },
    { keys: ['l'], word: 'keys-last', run: say(() => tellLast(screen)) },
    { keys: ['h'], word: 'keys-prompter', run: () => screen.callPrompter() },
    { keys: ['i'], word: 'keys-inspect', run: (event) => inspect(screen, event) },
  ];
}
