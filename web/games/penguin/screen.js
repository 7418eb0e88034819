// What the table remembers between two drawings: the view on show, and what a person has chosen but not committed.
import { beginning } from '../../js/play/unfold.js';

/**
 * @typedef {import('./types.js').View} View
 * @typedef {import('../../js/types.js').Table} Table
 *
 * @typedef {{from: string|null, to: string|null}} Token  where one comes from, null being the supply, and where it goes, if that is chosen
 * @typedef {object} Plan What the viewer would do.
 * @property {string|null} card  of the hand
 * @property {string|null} cell  where that, or the new entertainer, or the next performer is
 * @property {string|null} excuse  the entertainer card to hand in instead of paying
 * @property {Token|null} token
 * @property {boolean} leave  all tokens stay where they are
 * @property {boolean} turned  the new entertainer lies the other way round
 * @typedef {{card: string, rides?: boolean} | {from: string|null} | {newcomer: string}} Dragged  a penguin of the hand (perhaps with the token planned for it), a token from there, or the new entertainer
 * @typedef {{cell: string} | {card: string} | {rules: string[]} | {seat: number} | {turn: number} | {sheet: 'piles'|'prompter'|'log'}} Opened
 *
 * @typedef {object} Screen
 * @property {Table} table
 * @property {import('./types.js').Deck} deck  All cards, by id.
 * @property {number} up How many parts of the table are drawn; all, but when it is drawn for the first time.
 * @property {Promise<void>|null} whole They are; null before anything is.
 * @property {View} view The view on show.
 * @property {View} houses The view whose houses are on show: they lag behind while a show is told.
 * @property {number[]} counted What each house has been counted so far in the show on show.
 * @property {Plan} plan
 * @property {'place'|'token'} hold What a tap on the ice means while placing: where the penguin goes, or the token.
 * @property {Dragged|null} dragged What follows mouse or finger.
 * @property {string[]} queue Moves of the plan that follow the one under way.
 * @property {string} focus The cell that has the grid's place in the order of Tab.
 * @property {string|null} pointed The cell under the pointer.
 * @property {string|null} why The sentence that says why the last thing tried is not possible, with its rule.
 * @property {string|null} whyRule
 * @property {{draw: () => void, close: () => void}|null} dialog The dialog that is open.
 * @property {(opened: Opened) => void} open Open something over the table.
 * @property {boolean} pictures Pictures may be drawn: they wait while Python starts.
 * @property {boolean} reading A picture rests until it is dismissed.
 * @property {boolean} looking A picture rests for a moment.
 * @property {boolean} busy A move is under way.
 * @property {number} scored How many lines of the final account are filled in.
 * @property {boolean} unrolled The log below the final account is open.
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

/** @returns {Plan} */
const nothingYet = () => ({ card: null, cell: null, excuse: null, token: null, leave: false, turned: false });

/** @param {Table} table @param {Pick<Screen, 'root'|'draw'|'slide'|'toHeading'|'open'|'callPrompter'>} hands @returns {Screen} */
export function newScreen(table, hands) {
  return {
    ...hands, table, deck: table.deck, up: beginning(table), whole: null, view: table.view, houses: table.view, counted: [],
    plan: nothingYet(), hold: 'place', dragged: null, queue: [], focus: 'd4', pointed: null, why: null, whyRule: null,
    dialog: null, pictures: true, reading: false, looking: false, busy: false, scored: 0, unrolled: false,
    faces: {}, onward: null, pressed: { at: 0, deaf: false }, hurried: false,
  };
}

/** Whether the viewer has to act on the view that is on show. @param {Screen} screen */
export function myTurn({ view, reading, looking, busy }) {
  return view.toAct === view.seat && !reading && !looking && !busy;
}

/** Whether the viewer has to act, and in this phase. @param {Screen} screen @param {import('./types.js').Phase} phase */
export const asked = (screen, phase) => screen.view.phase === phase && myTurn(screen);

/** Forget what was chosen: a new decision begins. @param {Screen} screen */
export function clearChoices(screen) {
  Object.assign(screen, { plan: nothingYet(), hold: 'place', dragged: null, queue: [], why: null, whyRule: null });
}

/** Play moves one after another; if one was not played, the choice is open again. @param {Screen} screen @param {string[]} moves */
export async function commit(screen, moves) {
  screen.busy = true;
  screen.dragged = null;
  screen.why = null;
  screen.draw();
  for (const [place, move] of moves.entries()) {
    screen.queue = moves.slice(place + 1);
    if (await screen.table.play(move)) continue;
    screen.busy = false;
    screen.queue = [];
    screen.draw();
    return;
  }
}
