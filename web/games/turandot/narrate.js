// Words for the ear and for the line at the top: what phase it is, what is asked, what just happened.
import { sentences, stop } from '../../js/shell/api.js';
import { minus } from '../../js/play/result.js';
import { hasWords, t } from './words.js';
import { cardLabel, cardName } from './card.js';
import { entries } from './log.js';
import { nameOf, person } from './people.js';
import { houseWords } from './houses.js';
import { worthWords } from './firing.js';
import { curtainDown, verdict } from './final.js';

/**
 * @typedef {import('./screen.js').Screen} Screen
 * @typedef {import('./types.js').View} View
 */

/** Phases as people know them. @type {Record<import('./types.js').Phase, string>} */
const CHAPTERS = {
  sealing: 'call', revealed: 'reveal', hired: 'reveal', designed: 'reveal', understudies: 'understudies', settled: 'understudies',
  naming: 'firing', firing: 'firing', fired: 'firing', premiere: 'premiere', finished: 'finale',
};

/** @param {View} view */
export function chapter(view) {
  return CHAPTERS[view.phase];
}

/** The heading: round and phase. @param {Screen} screen */
export function headline({ view }) {
  const name = t(`phase-${chapter(view)}`);
  return ['premiere', 'finished'].includes(view.phase) ? name : t('headline', { round: view.round, rounds: view.rounds, phase: name });
}

/** The sentence that is always there: what is going on, and what is asked of the viewer. @param {Screen} screen */
export function status(screen) {
  const { view, table, reading, looking, busy } = screen;
  if (reading || looking) return myNews(screen) || t('now-read');
  if (busy && table.starting) return t('now-starting');
  if (busy && view.toAct === view.seat) return t('now-busy');
  const mine = view.toAct === view.seat && !busy;
  const who = nameOf(screen, view.toAct ?? view.maestro);
  if (view.phase === 'sealing' && view.mine !== null) return view.toAct === null ? t('now-all-sealed') : t('now-sealed', { who });
  if (view.phase === 'finished') return curtainDown(screen) ? verdict(screen).words : '';
  const id = `now-${view.phase}-${mine ? 'you' : 'other'}`;
  return hasWords(id) ? t(id, { who, count: view.waiting.length }) : t(`now-${view.phase}`);
}

/** What this round has meant for the viewer so far. @param {Screen} screen */
function myNews(screen) {
  const { view } = screen;
  if (view.phase === 'fired') return entries(screen, view.now).at(-1)?.words ?? '';
  const mine = entries(screen, view.now).filter(({ seats = [] }) => seats.includes(view.seat));
  return mine.at(-1)?.words ?? '';
}

/** What is chosen and not yet committed: for keys, which move no focus. @param {Screen} screen */
export function tellChoice(screen) {
  const { view, envelope: { slot, money, bluff }, why } = screen;
  if (why) return why;
  if (view.phase === 'naming') return screen.named === null ? '' : t('naming-commit', { who: nameOf(screen, screen.named) });
  if (view.phase === 'firing') return screen.doomed === null ? '' : t('firing-commit', { director: cardName(screen, screen.doomed) });
  const id = slot ? view.stage[slot - 1] : null;
  const what = id ? cardLabel(screen, id, slot ?? 0) : slot === null ? '' : t('stand-label', { count: view.designers });
  return sentences([stop(what), stop(t('bid-coins', { coins: money })), bluff ? stop(t('bid-bluff')) : '']);
}

/** A new casting call. @param {Screen} screen */
export function tellOpening(screen) {
  const { view } = screen;
  return sentences([stop(headline(screen)), stop(t('say-maestro', person(screen, view.maestro))), tellStage(screen)]);
}

/** The cards on stage. @param {Screen} screen */
export function tellStage(screen) {
  return sentences(screen.view.stage.map((id, place) => (id ? cardLabel(screen, id, place + 1) : '')));
}

/** What this step added to the Programme. @param {Screen} screen @param {View|null} before */
export function tellStep(screen, before) {
  const { view } = screen;
  const now = entries(screen, view.now).map(({ words }) => words);
  const known = before?.round === view.round ? new Set(entries({ ...screen, view: before }, before.now).map(({ words }) => words)) : new Set();
  return sentences([...now.filter((words) => !known.has(words)), view.toAct === view.seat ? status(screen) : '']);
}

/** The last thing that happened. @param {Screen} screen */
export function tellLast(screen) {
  const { view } = screen;
  const parts = [...view.past, view.now];
  const last = parts.findLast((part) => part.bids.length) ?? view.now;
  return sentences(entries(screen, last).slice(1).map(({ words }) => words)) || status(screen);
}

/** Every house with its total, best first. @param {Screen} screen */
export function tellTotals(screen) {
  const lines = [...(screen.view.final?.lines ?? [])].sort((one, other) => other.total - one.total);
  return sentences(lines.map(({ seat, total }) => t('say-total', { who: nameOf(screen, seat), points: minus(total) })));
}

/** Directors, with what they are worth. @param {Screen} screen */
export function tellDirectors(screen) {
  return sentences(screen.view.living.flatMap((id) => [cardLabel(screen, id), worthWords(screen, id)]));
}

/** Everything on the table. @param {Screen} screen */
export function tellTable(screen) {
  return sentences([stop(headline(screen)), stop(t('say-maestro', person(screen, screen.view.maestro))), status(screen), tellStage(screen)]);
}

export { houseWords as tellHouse };
