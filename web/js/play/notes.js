// Notes for a first real game: each is shown once, at the moment it is about. The game says what each is about.
import { addToListOf, readListOf } from '../shell/store.js';
import { listGames } from './saves.js';

/**
 * @typedef {import('../types.js').Shown} Shown
 * @typedef {import('../types.js').Table} Table
 */

const SEEN = 'notes';

/** `passing`: in which round nobody had to act when the note came. @type {{moment: string, passing: string, note: string | null}} */
let shown = { moment: '', passing: '', note: null };
/** @type {{record: string, first: boolean}} */
let known = { record: '', first: false };

/**
 * The note for this moment, or null. It stays while the moment lasts, and does not come back. What is told of something
 * that has just happened stays until somebody has to act: the picture that rests may be a later one of the same event.
 * @param {Table} table
 * @param {Shown} view
 * @param {import('../game-contract.js').Hints} hints
 */
export function noteFor({ record, rehearsal }, view, { notes }) {
  if (rehearsal || !isFirst(record)) return null;
  const round = [record.game, record.seed, view.round].join('/');
  const moment = [round, view.phase, view.toAct].join('/');
  if (moment === shown.moment) return shown.note;
  const passing = view.toAct === null ? round : '';
  const seen = readListOf(record.game, SEEN);
  const fresh = notes.find(([id, fits]) => !seen.includes(id) && fits(view))?.[0] ?? null;
  if (fresh) addToListOf(record.game, SEEN, fresh);
  shown = { moment, passing, note: fresh ?? (passing && passing === shown.passing ? shown.note : null) };
  return shown.note;
}

/** Puts the note away before its moment is over. */
export function closeNote() {
  shown = { ...shown, note: null };
}

/** Whether no other game of this kind was finished before. */
function isFirst(/** @type {import('../types.js').GameRecord} */ { game, seed }) {
  const name = `${game}/${seed}`;
  if (known.record !== name) {
    const others = listGames().filter(({ over, record }) => over && record.game === game && record.seed !== seed);
    known = { record: name, first: !others.length };
  }
  return known.first;
}
