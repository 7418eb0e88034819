// The last picture of a game: the engine's own answer, kept so that a table can be looked at before Python is up.
import { checkSum } from '../shell/check-sum.js';
import { readText, writeSpare } from '../shell/store.js';

/** @typedef {import('../types.js').Answer} Answer */

const NAME = 'picture';

/** The picture of this very moment of the game, from this very version; else null. */
export function pictureOf(/** @type {import('./saves.js').SavedGame} */ { id, record }, /** @type {string} */ app) {
  try {
    const kept = JSON.parse(readText(NAME) ?? 'null');
    // Compared whole: a game that was taken back may stand at the same length with other moves.
    const same = kept?.id === id && kept.app === app && JSON.stringify(kept.shown.record) === JSON.stringify(record);
    const whole = same && kept.sum === checkSum(JSON.stringify(kept.shown)); // a table would take its word for anything
    return whole ? /** @type {Answer} */ (kept.shown) : null;
  } catch {
    return null;
  }
}

export function keepPicture(/** @type {string} */ id, /** @type {string} */ app, /** @type {Answer} */ shown) {
  const still = { ...shown, steps: [] };
  writeSpare(NAME, JSON.stringify({ id, app, sum: checkSum(JSON.stringify(still)), shown: still }));
}
