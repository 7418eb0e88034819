// How the table goes from one picture to the next, what it waits for, and what it says.
import { animate, announce, breath, pace, painted, pause, sentences, settings } from '../../js/shell/api.js';
import { look, read } from '../../js/play/resting.js';
import { decision, PARTS, verdict } from './final.js';
import { takeUpPlan } from './keep.js';
import { tellTotals } from './narrate.js';
import { react } from './react.js';
import { told } from './retell.js';
import { clearChoices } from './screen.js';
import { sound } from './sounds.js';

/**
 * @typedef {import('./screen.js').Screen} Screen
 * @typedef {import('./types.js').View} View
 * @typedef {import('./types.js').Phase} Phase
 * @typedef {(milliseconds: number) => Promise<void>} Rest
 * @typedef {(screen: Screen, view: View, before: View, rest: Rest) => Promise<void>} Step
 */

/** Milliseconds at normal pace; those of a show come to less than three seconds. */
const TIME = { glide: 420, placed: 260, settled: 480, invited: 300, lit: 620, count: 110, scored: 420, awarded: 520, curtain: 420, entered: 320, drawn: 120, part: 420 };
/** Into how many beats the counting of a show is cut. */
const BEATS = 6;

/** Whether a show that is over waits for the viewer's word: all do, or those that concern the viewer, or none. @param {Screen} screen */
function waits({ view }) {
  const { results } = settings();
  if (results !== 'mine') return results === 'always';
  const show = view.now.shows.at(-1);
  return view.active === view.seat || show?.award === view.seat || Boolean(show?.points?.[view.seat]);
}

/** Show one step; resolves when its picture rests. @param {Screen} screen @param {View} view @param {View|null} before @param {() => boolean} stale */
export async function showStep(screen, view, before, stale) {
  screen.onward?.();
  if (before && screen.view.phase === 'curtain') {
    await (waits(screen) ? read(screen) : look(screen));
    if (stale()) return;
  }
  if (before) await (unhurried(screen) ? painted() : breath()); // however fast pictures follow each other
  if (stale()) return;
  screen.view = view;
  if (!before) {
    arrive(screen, view);
    return;
  }
  screen.busy = screen.queue.length > 0 && view.toAct === view.seat;
  if (before.toAct === view.seat) screen.hurried = false;
  const rest = async (/** @type {number} */ milliseconds) => {
    if (!stale() && !screen.hurried) await pause(milliseconds);
  };
  react(screen, view, before);
  await STEPS[view.phase](screen, view, before, rest);
}

/** Come to a table as it stands: nothing moves. @param {Screen} screen @param {View} view */
function arrive(screen, view) {
  clearChoices(screen);
  Object.assign(screen, { busy: false, reading: false, looking: false, houses: view, counted: [], scored: view.final ? Infinity : 0 });
  screen.focus = view.now.place?.cell ?? view.entertainers[0]?.cell ?? screen.focus;
  takeUpPlan(screen);
  screen.draw();
  screen.toHeading();
}

/** Whether pictures on the way are worth drawing: nobody sees those that do not stay. @param {Screen} screen */
const unhurried = ({ hurried }) => !hurried && pace() > 0;

/** Draw, and let cards glide from where they were; where nobody waits for that, nothing is measured. @param {Screen} screen */
function glide(screen) {
  if (unhurried(screen)) screen.slide(() => screen.draw());
  else screen.draw();
}

/** Say what happened. @param {Screen} screen @param {View} before */
const tell = ({ table, view, deck }, before) => announce(sentences(told(before, view, table.players, deck)));

/** Draw, and let what is now at one place come from where it was. @param {Screen} screen @param {string} from @param {string} to selectors */
async function fly(screen, from, to) {
  const start = unhurried(screen) ? screen.root.querySelector(from)?.getBoundingClientRect() : undefined;
  screen.draw();
  const moved = start ? screen.root.querySelector(to) : null;
  if (!start?.width || !moved) return;
  const end = moved.getBoundingClientRect();
  const way = `translate(${start.x + (start.width - end.width) / 2 - end.x}px, ${start.y + (start.height - end.height) / 2 - end.y}px)`;
  await animate(moved, [{ transform: way, zIndex: 5 }, { transform: 'none', zIndex: 5 }], { duration: TIME.glide });
}

/** @param {string|null|undefined} cell */
const onCell = (cell) => `.cell[data-cell='${cell}']`;
/** @param {number} seat */
const atHouse = (seat) => `.house[data-seat='${seat}'] .house-head`;

/** @type {Step} */
async function placed(screen, view, before, rest) {
  const { place, seat } = view.now;
  screen.focus = place?.cell ?? screen.focus;
  sound('place');
  tell(screen, before);
  await fly(screen, seat === view.seat ? `[data-held='${place?.card}']` : atHouse(seat), `${onCell(place?.cell)} .lies`);
  await rest(TIME.placed);
}

/** @type {Step} */
async function settled(screen, view, before, rest) {
  screen.houses = view;
  sound('fee');
  screen.draw();
  tell(screen, before);
  await rest(TIME.settled);
}

/** A decision: the viewer's own begins at the heading. @type {Step} */
async function deciding(screen, view, before, rest) {
  if (!screen.busy) clearChoices(screen);
  screen.houses = view;
  screen.counted = [];
  if (view.phase === 'entering' && view.toAct === view.seat) screen.focus = view.entrances.find(({ upright }) => upright === null)?.cell ?? screen.focus;
  glide(screen);
  tell(screen, before);
  if (view.toAct === view.seat && !screen.busy && before.toAct !== view.seat) screen.toHeading();
  await rest(0);
}

/** @type {Step} */
async function invited(screen, view, before, rest) {
  const { token, seat } = view.now;
  screen.houses = view;
  sound('token');
  tell(screen, before);
  const home = seat === view.seat ? '.supply' : atHouse(seat);
  await fly(screen, token?.from ? `${onCell(token.from)} .pawn` : home, `${onCell(token?.to)} .pawn`);
  await rest(TIME.invited);
}

/** The lights go down, and heads turn. @type {Step} */
async function lit(screen, view, before, rest) {
  const show = view.now.shows.at(-1);
  screen.focus = show?.cell ?? screen.focus;
  screen.houses = before;
  sound('overture', { activity: screen.deck[show?.card ?? '']?.activity ?? '' });
  screen.draw();
  tell(screen, before);
  await rest(TIME.lit);
}

/** The amused throw their numbers, and every house counts. @type {Step} */
async function scored(screen, view, before, rest) {
  const points = view.now.shows.at(-1)?.points ?? [];
  screen.houses = before;
  const amused = view.audience.filter((guest) => guest.amused).length;
  sound(amused ? 'amused' : 'silence', { amused });
  for (let beat = 0; beat <= BEATS && unhurried(screen); beat += 1) {
    screen.counted = points.map((each) => Math.round((each * beat) / BEATS));
    screen.draw();
    await rest(TIME.count);
  }
  screen.houses = view;
  screen.counted = [];
  screen.draw();
  tell(screen, before);
  await rest(TIME.scored);
}

/** The card goes to whom it belongs. @type {Step} */
async function awarded(screen, view, before, rest) {
  screen.houses = view;
  sound(view.now.shows.at(-1)?.award === null ? 'card' : 'award');
  glide(screen);
  tell(screen, before);
  await rest(TIME.awarded);
}

/** @type {Step} */
async function curtain(screen, view, before, rest) {
  screen.houses = view;
  sound('curtain');
  if (view.showsLeft === 1) sound('crack');
  screen.draw();
  tell(screen, before);
  await rest(TIME.curtain);
}

/** @type {Step} */
async function entered(screen, view, before, rest) {
  const { new: newcomer } = view.now.shows.at(-1) ?? {};
  screen.focus = newcomer?.cell ?? screen.focus;
  sound('enter');
  tell(screen, before);
  await fly(screen, '.next-card', `${onCell(newcomer?.cell)} .lies`);
  await rest(TIME.entered);
}

/** @type {Step} */
async function drawn(screen, view, before, rest) {
  screen.houses = view;
  clearChoices(screen);
  glide(screen);
  tell(screen, before);
  await rest(TIME.drawn);
}

/** The account, part by part; then the verdict. @type {Step} */
async function finished(screen, view, before, rest) {
  screen.houses = view;
  screen.counted = [];
  tell(screen, before);
  for (let part = 1; part <= PARTS && unhurried(screen); part += 1) {
    screen.scored = part;
    screen.draw();
    if (part === 1) screen.toHeading();
    sound('coin');
    await rest(TIME.part);
  }
  screen.scored = PARTS + 1;
  screen.draw();
  screen.toHeading();
  sound(view.final?.winners.includes(view.seat) ? 'triumph' : 'applause');
  announce(sentences([verdict(screen).words, decision(screen), tellTotals(screen)]));
}

/** @type {Record<Phase, Step>} */
const STEPS = { placing: deciding, placed, settled, inviting: deciding, invited, choosing: deciding, lit, scored, awarded, curtain, entering: deciding, entered, drawn, finished };
