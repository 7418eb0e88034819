// Notes for a first real game: each is shown once, at the moment it is about.
import { listGames, readText, writeText } from '../../js/shell/store.js';

/**
 * @typedef {import('../../js/types.js').View} View
 * @typedef {import('../../js/types.js').Table} Table
 */

const SEEN = 'notes';

/** What each note is about; the first that fits and was not seen is shown. @type {[string, (view: View) => boolean][]} */
const NOTES = [
  ['premiere', (view) => view.phase === 'premiere' && view.toAct === view.seat],
  ['fire', (view) => view.phase === 'firing' && view.toAct === view.seat],
  ['paid-alone', ({ phase, now, seat }) => phase === 'hired' && now.columns.some(({ winner, rule }) => winner === seat && rule === 'R8') && now.hired.some((one) => one.seat === seat && one.paid > 0)],
  ['tie', ({ phase, now, seat }) => phase === 'hired' && now.columns.some(({ rule, bidders }) => rule === 'R7' && bidders.some((one) => one.seat === seat))],
  ['understudy', ({ phase, now, seat, maestro }) => phase === 'settled' && maestro !== seat && now.understudies.some((one) => one.seat === seat)],
  ['directors', (view) => bidding(view) && view.hires === 'director'],
  ['first-bid', (view) => bidding(view)],
  ['maestro', (view) => bidding(view) && view.maestro === view.seat],
  ['stacks', (view) => bidding(view) && view.sealed.some(({ size }) => size !== null)],
];

/** @param {View} view */
const bidding = (view) => view.phase === 'sealing' && view.toAct === view.seat;

/** @type {{moment: string, note: string|null}} */
let shown = { moment: '', note: null };
/** @type {{seed: string, first: boolean}} */
let game = { seed: '', first: false };

/** The note for this moment, or null. It stays while the moment lasts, and does not come back. @param {Table} table @param {View} view */
export function noteFor(table, view) {
  if (table.rehearsal || !isFirst(table.record.seed)) return null;
  const moment = `${table.record.seed}/${view.round}/${view.phase}/${view.toAct}`;
  if (moment === shown.moment) return shown.note;
  const seen = seenNotes();
  const note = NOTES.find(([id, fits]) => !seen.includes(id) && fits(view))?.[0] ?? null;
  if (note) writeText(SEEN, JSON.stringify([...seen, note]));
  shown = { moment, note };
  return note;
}

/** Put the note away before its moment is over. */
export function closeNote() {
  shown = { ...shown, note: null };
}

/** Whether no other game was finished before. @param {string} seed */
function isFirst(seed) {
  if (game.seed !== seed) game = { seed, first: !listGames().some(({ over, record }) => over && record.seed !== seed) };
  return game.first;
}

/** @returns {string[]} */
function seenNotes() {
  try {
    const seen = JSON.parse(readText(SEEN) ?? '[]');
    return Array.isArray(seen) ? seen : [];
  } catch {
    return [];
  }
}
