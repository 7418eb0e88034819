// What the table remembers between two drawings: the view on show, and what a person has chosen but not committed.
import { beginning } from '../../js/play/unfold.js';

/**
 * @typedef {import('./types.js').View} View
 * @typedef {import('../../js/types.js').Table} Table
 * @typedef {import('./types.js').House} House
 *
 * @typedef {{slot: number|null, money: number, bluff: boolean}} Envelope
 *   What the viewer would seal: `slot` 0 is the designer, null is nothing yet.
 * @typedef {{card: string} | {rules: string[]} | {seat: number} | {sheet: 'deck'|'prompter'|'why'}} Opened
 *
 * @typedef {object} Screen
 * @property {Table} table
 * @property {Record<string, import('./types.js').Singer>} deck All singers, by id.
 * @property {number} up How many parts of the table are drawn; all, but when it is drawn for the first time.
 * @property {Promise<void>|null} whole They are; null before anything is.
 * @property {View} view The view on show.
 * @property {View} houses The view whose houses are on show: they lag behind while results are read.
 * @property {Envelope} envelope
 * @property {string|null} why The message that says why the last thing tried is not possible, with its rule.
 * @property {string|null} whyRule
 * @property {(number|null)[]} plan As Maestro: the slot each waiting seat is to get, in handing-out order.
 * @property {number} hand Which waiting seat is served next.
 * @property {number|null} named The rival about to be named.
 * @property {string|null} doomed The director about to be fired.
 * @property {number[]} roles In the premiere: who plays each role, as places in the order of hiring.
 * @property {number|null} lifted In the premiere: the role column whose singer is being moved.
 * @property {import('./types.js').Account & {of: string}|null} trial What a casting is worth, and which one: the one on show, a moment after it has changed.
 * @property {boolean} warned A casting below the best has been pointed out once.
 * @property {'table'|'casts'|'directors'|'log'} pane On a phone, what the tab shows.
 * @property {{draw: () => void, close: () => void}|null} dialog The dialog that is open.
 * @property {(opened: Opened) => void} open Open something over the table.
 * @property {Set<number>} told The columns of the reveal whose result is on show; 0 stands for all that follows them.
 * @property {number|null} contest The column that is being fought over on show, and how many coins of each are laid.
 * @property {number} laid
 * @property {boolean} reading A picture rests until it is dismissed.
 * @property {boolean} looking A picture rests for a moment.
 * @property {boolean} busy A move is under way.
 * @property {number} scored How many lines of the final account are filled in, and then how many casts are on show.
 * @property {number} lanes How many houses have come on for the race.
 * @property {Record<number, {mood: string, remark: string}>} faces Moods and remarks (as message ids), by seat.
 * @property {(() => void)|null} onward Dismisses the picture that rests.
 * @property {{at: number, deaf: boolean}} pressed The last key or tap, and whether it only ended a motion.
 * @property {boolean} hurried Somebody pressed a key while things moved: the rest of the motion is skipped.
 * @property {HTMLElement} root
 * @property {() => void} draw
 * @property {() => void} toHeading Move the focus to the phase heading: the scene has changed.
 * @property {() => void} callPrompter Go to the Prompter, or let him come.
 * @property {(change: () => void) => void} slide Draw a change so that cards glide from where they were.
 */

/** @param {Table} table @param {Pick<Screen, 'root'|'draw'|'slide'|'toHeading'|'open'|'callPrompter'>} hands @returns {Screen} */
export function newScreen(table, hands) {
  return {
    ...hands, table, deck: table.deck, up: beginning(table), whole: null, view: table.view, houses: table.view,
    envelope: { slot: null, money: 0, bluff: false },
    why: null, whyRule: null,
    plan: [], hand: 0, named: null, doomed: null,
    roles: [0, 1, 2, 3, 4, 5], lifted: null, trial: null, warned: false,
    pane: 'table', dialog: null, told: new Set(), contest: null, laid: 0, reading: false, looking: false, busy: false, scored: 0, lanes: 0,
    faces: {}, onward: null, pressed: { at: 0, deaf: false }, hurried: false,
  };
}

/** Whether the viewer has to act on the view that is on show. @param {Screen} screen */
export function myTurn({ view, reading, busy }) {
  return view.toAct === view.seat && !reading && !busy;
}

/** Play a move; if it was not played, the choice is open again. @param {Screen} screen @param {string} move @returns {Promise<boolean>} whether it was played */
export async function commit(screen, move) {
  screen.busy = true;
  screen.why = null;
  screen.draw();
  const played = await screen.table.play(move);
  if (!played) {
    screen.busy = false;
    screen.draw();
  }
  return played;
}

/** Forget what was chosen: a new decision begins. @param {Screen} screen */
export function clearChoices(screen) {
  Object.assign(screen, {
    envelope: { slot: null, money: 0, bluff: false }, why: null, whyRule: null, plan: [], hand: 0,
    named: null, doomed: null, lifted: null,
  });
}
