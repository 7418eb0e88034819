// Small things that several screens say in the same way.
import { Refused } from '../play/start.js';

/** Shows the panel for what should not happen. */
export function troubleOf(
  /** @type {import('./screen-list.js').Shell} */ shell,
  /** @type {unknown} */ error,
  /** @type {import('../types.js').GameRecord | null} */ record,
) {
  const { code = 'bug', message = String(error) } = /** @type {any} */ (error);
  shell.trouble(/** @type {any} */ ({ kind: error instanceof Refused ? 'refused' : 'engine', code, sentence: message, record }));
}
