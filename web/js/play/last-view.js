// The last picture of a game: the engine's own answer, kept so that a table can be looked at before Python is up.
import { checkSum } from '../shell/check-sum.js';
import { readText, writeSpare } from '../shell/store.js';

/** @typedef {import('../types.js').Answer} Answer */

const NAME = 'picture';

/** What this page has kept last: it need not be read and checked. @type {{id: string, app: string, shown: Answer} | null} */
let latest = null;

/** The picture of this very moment of the game, from this very version; else null. */
export function pictureOf(/** @type {import('./saves.js').SavedGame} */ { id, record }, /** @type {string} */ app) {
  // Compared whole: a game that was taken back may stand at the same length with other moves.
  const fits = (/** @type {any} */ it) => it?.id === id && it.app === app && JSON.stringify(it.shown.record) === JSON.stringify(record);
  if (latest && fits(latest)) return latest.shown;
  try {
    const kept = JSON.parse(readText(NAME) ?? 'null');
    const same = fits(kept);
    const whole = same && kept.sum === checkSum(JSON.stringify(kept.shown)); // a table would take its word for anything
    return whole ? /** @type {Answer} */ (kept.shown) : null;
  } catch {
    return null;
  }
}

export function keepPicture(/** @type {string} */ id, /** @type {string} */ app, /** @type {Answer} */ shown) {
  const still = { ...shown, steps: [] };
  latest = { id, app, shown: still };
  writeSpare(NAME, JSON.stringify({ id, app, sum: checkSum(JSON.stringify(still)), shown: still }));
}
