// Choreography: how the table goes from one picture to the next, what it waits for, and what it says.
import { announce, breath, pace, pause, sentences, settings } from '../../js/shell/api.js';
import { look, read } from '../../js/play/resting.js';
import { sound } from './sounds.js';
import { t } from './words.js';
import { restore } from './bid.js';
import { clearChoices } from './screen.js';
import { decision, verdict } from './final.js';
import { tellOpening, tellStep, tellTotals } from './narrate.js';
import { startCasting } from './premiere.js';
import { CURTAIN_CALL, perform } from './race.js';
import { greet, react } from './remarks.js';
import { open, REVEAL, settleColumns, tellAll } from './reveal.js';
import { startPlan } from './understudies.js';

/**
 * @typedef {import('./screen.js').Screen} Screen
 * @typedef {import('./types.js').View} View
 * @typedef {(screen: Screen, view: View, before: View|null, rest: (milliseconds: number) => Promise<void>) => Promise<void>} Step
 */

/** Milliseconds at normal pace; those of a reveal stand in reveal.js. */
const TIME = { seal: 260, given: 650, home: 700, fired: 500, line: 620 };

const FRAME = 34;
/** Steps in which faces would give away how they end. @type {Set<string>} */
const LATE = new Set(['hired', 'finished']);

/** Whether the picture on show is a result, to be looked at before this next one. @param {Screen} screen @param {View} next */
function isResult({ view }, next) {
  if (view.phase === 'hired' || view.phase === 'designed') return next.phase !== 'designed';
  if (view.phase === 'settled') return view.now.understudies.length > 0 && view.maestro !== view.seat;
  return view.phase === 'fired' && view.now.named !== view.seat;
}

/** Whether a result waits for the viewer's word: all do, or those in which something befell the viewer, or none. @param {Screen} screen */
function waits({ view }) {
  const { results } = settings();
  if (results !== 'mine') return results === 'always';
  const { phase, now, seat } = view;
  if (phase === 'settled') return now.understudies.some((one) => one.seat === seat);
  const column = now.columns.find(({ bidders }) => bidders.some((bidder) => bidder.seat === seat));
  return phase !== 'fired' && (!column || column.bidders.length > 1);
}

/** Show one step; resolves when its picture rests. @param {Screen} screen @param {View} view @param {View|null} before @param {() => boolean} stale */
export async function showStep(screen, view, before, stale) {
  screen.onward?.();
  if (before && isResult(screen, view)) {
    await (waits(screen) ? read(screen) : look(screen));
    if (stale()) return;
  }
  if (before) await breath(); // however fast pictures follow each other
  if (stale()) return;
  const mine = view.toAct === view.seat;
  const committing = screen.busy && mine && view.phase === 'understudies' && before?.phase === 'understudies';
  screen.busy = committing;
  screen.view = view;
  if (before?.toAct === view.seat) screen.hurried = false;
  const rest = async (/** @type {number} */ milliseconds) => {
    if (!stale() && !screen.hurried) await pause(milliseconds);
  };
  if (before && !LATE.has(view.phase)) react(screen, view, before);
  const step = before ? STEPS[view.phase] : arrive;
  await step(screen, view, before, rest);
}

/** Come to a table as it stands: nothing moves. @type {Step} */
async function arrive(screen, view) {
  clearChoices(screen);
  screen.houses = view;
  tellAll(screen);
  screen.scored = view.final ? Infinity : 0;
  if (view.phase === 'understudies' && view.toAct === view.seat) startPlan(screen);
  restore(screen);
  greet(screen, view);
  screen.draw();
  screen.toHeading();
  if (view.phase === 'premiere' && view.toAct === view.seat) await startCasting(screen);
}

/** @type {Step} */
async function sealing(screen, view, before, rest) {
  if (before?.round === view.round && before.phase === 'sealing') {
    screen.draw();
    const last = view.sealed.at(-1);
    if (!last) return;
    sound('seal');
    if (last.seat === view.seat) return;
    announce(t('say-sealed', { who: screen.table.players[last.seat]?.name ?? '', cards: last.size ?? 0, seen: last.size === null ? 'no' : 'yes' }));
    await rest(TIME.seal);
    return;
  }
  clearChoices(screen);
  screen.told = new Set();
  screen.houses = view;
  sound('flip');
  screen.slide(() => screen.draw());
  screen.toHeading();
  announce(tellOpening(screen));
}

/** Whether pictures on the way are worth drawing: nobody sees those that do not stay. @param {Screen} screen */
const unhurried = ({ hurried }) => !hurried && pace() > 0;

/** @type {Step} */
async function revealed(screen, _view, _before, rest) {
  sound('flip');
  open(screen);
  screen.toHeading();
  await rest(REVEAL.open);
}

/** @type {Step} */
async function hired(screen, view, before, rest) {
  await settleColumns(screen, view, rest, () => unhurried(screen));
  if (before) react(screen, view, before);
  tellAll(screen);
  screen.draw();
  announce(tellStep(screen, before));
}

/** @type {Step} */
async function designed(screen, _view, before, rest) {
  sound('coin');
  screen.draw();
  announce(tellStep(screen, before));
  await rest(REVEAL.designed);
}

/** @type {Step} */
async function understudies(screen, view, before, rest) {
  if (before?.phase === 'understudies') {
    sound('card');
    screen.draw();
  } else {
    screen.houses = view;
    if (view.toAct === view.seat) startPlan(screen);
    screen.slide(() => screen.draw());
    screen.toHeading();
  }
  announce(tellStep(screen, before));
  if (view.toAct !== view.seat) await rest(TIME.given);
}

/** @type {Step} */
async function settled(screen, view, before, rest) {
  const results = before?.phase !== 'understudies';
  if (results) {
    screen.houses = { ...view, table: before?.table ?? null };
    screen.slide(() => screen.draw());
  } else screen.draw();
  announce(tellStep(screen, before));
  await rest(TIME.home);
}

/** The houses take in whoever was handed to them. @param {Screen} screen @param {View} view */
function comeHome(screen, view) {
  clearChoices(screen);
  screen.houses = view;
  screen.slide(() => screen.draw());
}

/** @type {Step} */
async function naming(screen, view, before, rest) {
  comeHome(screen, view);
  screen.toHeading();
  announce(tellStep(screen, before));
  if (view.toAct !== view.seat) await rest(TIME.given);
}

/** @type {Step} */
async function firing(screen, view, before, rest) {
  comeHome(screen, view);
  screen.toHeading();
  announce(tellStep(screen, before));
  if (view.toAct !== view.seat) await rest(TIME.given);
}

/** @type {Step} */
async function fired(screen, _view, before, rest) {
  sound('firing');
  screen.draw();
  announce(tellStep(screen, before));
  await rest(TIME.fired);
}

/** @type {Step} */
async function premiere(screen, view, before) {
  if (before?.phase !== 'premiere') {
    screen.houses = view;
    sound('curtain');
    screen.slide(() => screen.draw());
    screen.toHeading();
  }
  if (view.toAct === view.seat && view.houses[view.seat]?.casting === null) {
    clearChoices(screen);
    await startCasting(screen);
    announce(t('say-premiere'));
  }
  screen.draw();
}

/** Every house gives its opera; then the verdict and the figures. @type {Step} */
async function finished(screen, view, before, rest) {
  screen.houses = view;
  screen.scored = 0;
  if (unhurried(screen)) {
    sound('curtain');
    screen.lanes = 0;
    screen.draw();
    screen.toHeading();
    await perform(screen, rest, () => unhurried(screen));
  }
  if (before) react(screen, view, before);
  await breath(FRAME); // the figures are painted before the casts come, one after another
  screen.scored = CURTAIN_CALL + 1;
  screen.draw();
  screen.toHeading();
  sound(view.final?.winners.includes(view.seat) ? 'triumph' : 'applause');
  announce(sentences([verdict(screen).words, decision(screen), tellTotals(screen)]));
  for (let casts = view.final?.lines.length ?? 0; casts > 0; casts -= 1) {
    await breath(FRAME);
    screen.scored += 1;
    screen.draw();
  }
}

/** @type {Record<import('./types.js').Phase, Step>} */
const STEPS = { sealing, revealed, hired, designed, understudies, settled, naming, firing, fired, premiere, finished };
