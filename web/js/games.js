// The games of this site: what their folders export, and what the engine says of them.
import * as LISTED from '../games/index.js';
import { ABOUT } from './about.js';
import { missed } from './engine/site.js';

/**
 * @typedef {import('./game-contract.js').GameEntry} GameEntry
 * @typedef {GameEntry & import('./about.js').About & {id: string}} Game
 */

/** In the engine's order; a game that only one side has cannot be played. @type {Map<string, Game>} */
const games = new Map(
  Object.entries(ABOUT).flatMap(([id, about]) => {
    const entry = /** @type {Record<string, GameEntry>} */ (LISTED)[id];
    return entry ? [[id, { id, ...about, ...entry, table: () => entry.table().catch(missed), companion: () => entry.companion().catch(missed) }]] : [];
  }),
);

/** All games, in the order in which Home offers them. */
export const allGames = () => [...games.values()];

/** What the page knows of a game, or undefined for one that it does not know. */
export const findGame = (/** @type {unknown} */ id) => (typeof id === 'string' ? games.get(id) : undefined);

/** A game that must be there. */
export function gameOf(/** @type {string} */ id) {
  const found = games.get(id);
  if (!found) throw new Error(`no game ${id}`);
  return found;
}

/** The game to which belongs what this site stored, and what links it made, before it had several. */
export const elderGame = () => /** @type {Game} */ (allGames().find(({ elder }) => elder) ?? allGames()[0]);

/** A game's companion: what screens other than the table need of it. */
export const companionOf = (/** @type {string} */ id) => gameOf(id).companion();
