// The last picture of a game: the engine's own answer, kept so that a table can be looked at before Python is up.
import { readText, writeText } from './store.js';

/** @typedef {{record: import('./types.js').GameRecord, length: number, steps: import('./types.js').View[],
 *   view: import('./types.js').View, deck?: any[]}} Shown */

const NAME = 'picture';

/** The picture of this very moment of the game, from this very version; else null. */
export function pictureOf(/** @type {import('./store.js').SavedGame} */ { id, record }, /** @type {string} */ app) {
  try {
    const kept = JSON.parse(readText(NAME) ?? 'null');
    const same = kept?.id === id && kept.app === app && kept.shown.length === record.moves.length;
    return same ? /** @type {Shown} */ (kept.shown) : null;
  } catch {
    return null;
  }
}

export function keepPicture(/** @type {string} */ id, /** @type {string} */ app, /** @type {Shown} */ shown) {
  writeText(NAME, JSON.stringify({ id, app, shown: { ...shown, steps: [] } }));
}
