// Words for the ear and for the line at the top: whose turn it is, what is asked, what just happened.
import { sentences } from '../../js/shell/api.js';
import { minus } from '../../js/play/result.js';
import { verdict } from './final.js';
import { houseWords } from './houses.js';
import { cellLabel, cellOf, dotsWords } from './labels.js';
import { foretold } from './consequence.js';
import { pilesWords } from './piles.js';
import { movesOf } from './plan.js';
import { turnTold } from './retell.js';
import { aroundTable, momentOf, nameOf } from './seats.js';
import { person, sentence } from './named.js';
import { hasWords, t } from './words.js';

/** @typedef {import('./screen.js').Screen} Screen */

/** The heading: the turn, and whose it is. @param {Screen} screen */
export function headline(screen) {
  const { view } = screen;
  return view.final ? t('phase-finale') : t('headline', { turn: view.turn, ...person(momentOf(screen), view.active) });
}

/** The sentence that is always there: what is going on, and what is asked of the viewer. @param {Screen} screen */
export function status(screen) {
  const { view, table, reading, looking, busy } = screen;
  if (view.final && screen.scored > 0) return verdict(screen).words;
  if (busy && table.starting) return t('now-starting');
  if (reading) return t('now-read');
  if (looking || view.toAct === null) return latest(screen);
  if (busy) return t('now-busy');
  const mine = view.toAct === view.seat;
  if (mine && movesOf(screen).length) return t('now-planned');
  const id = `now-${view.phase}-${mine ? 'you' : 'other'}`;
  return hasWords(id) ? t(id, { who: nameOf(screen, view.active), count: view.waiting.length }) : latest(screen);
}

/** The last thing that happened: of a show all is told below it, and here is no room for that. @param {Screen} screen */
const latest = (screen) => turnTold(screen.view.now, momentOf(screen)).at(-1)?.words ?? '';

/** What the last step has brought; of a show, all of it. @param {Screen} screen */
export function lastTold(screen) {
  const { view } = screen;
  const entries = turnTold(view.now, momentOf(screen));
  const begun = entries.findLastIndex(({ rule }) => rule === 'U16');
  const told = view.now.shows.length ? entries.slice(begun) : entries.slice(-1);
  return sentences(told.map(({ words }) => words));
}

/** All that the turn before this one brought. @param {Screen} screen */
export function tellLast(screen) {
  const { view } = screen;
  const turns = [...view.past, view.now].slice(-view.seats);
  return sentences(turns.flatMap((turn) => turnTold(turn, momentOf(screen))).map(({ words }) => words)) || t('log-nothing');
}

/** What is planned and not yet committed: for keys, which move no focus. @param {Screen} screen */
export const tellPlan = (screen) => screen.why ?? foretold(screen).words;

/** @param {Screen} screen */
export function tellCell(screen) {
  const about = cellOf(screen, screen.focus);
  return about ? sentence(cellLabel(screen, about)) : '';
}

/** @param {Screen} screen */
export const tellDots = (screen) => sentence(dotsWords(screen, screen.focus));

/** @param {Screen} screen */
export const tellScores = (screen) => sentences([...aroundTable(screen).map((seat) => houseWords(screen, seat)), pilesWords(screen)]);

/** Every total of the final account. @param {Screen} screen */
export function tellTotals(screen) {
  return sentences((screen.view.final?.lines ?? []).map(({ seat, total }) => t('say-total', { who: nameOf(screen, Number(seat)), points: minus(total) })));
}
