// How strong the rivals should be for whoever plays here: gentle at first, and rising with results.
import * as settings from '../shell/settings.js';
import { viewerOf } from './players.js';
import { listGames } from './saves.js';

/**
 * @typedef {import('../games.js').Game} Game
 * @typedef {import('./saves.js').SavedGame} SavedGame
 */

/** So many victories, less the times one came last, make the next level. */
const STEP = 2;

/** What one game says of its player: a victory, the last place, or neither. */
function resultOf(/** @type {SavedGame} */ { record, final }) {
  const seat = viewerOf(record);
  if (final?.winners.includes(seat)) return 1;
  const place = final?.lines.find((line) => line.seat === seat)?.place ?? 0;
  return place === record.seats.length ? -1 : 0;
}

/** How far somebody has come, from 0 at first. Games in which moves were taken back say nothing. */
export function progress(/** @type {SavedGame[]} */ games, /** @type {Pick<Game, 'id' | 'levels'>} */ { id, levels }) {
  const told = games.filter(({ over, rehearsal, shared, record }) => over && !rehearsal && !shared && record.game === id);
  const most = (levels.length - 1) * STEP;
  return told
    .sort((one, other) => one.created - other.created)
    .reduce((sum, game) => Math.min(most, Math.max(0, sum + resultOf(game))), 0);
}

/**
 * The levels of so many rivals, as they suit whoever plays here: all alike, and between two levels one is stronger.
 * @returns {string[]}
 */
export function fittingLevels(/** @type {Game} */ game, /** @type {number} */ count) {
  const level = settings.current().levels[game.id] ?? '';
  if (game.levels.includes(level)) return Array.from({ length: count }, () => level);
  const reached = progress(listGames(), game);
  const usual = Math.floor(reached / STEP);
  const at = (/** @type {number} */ place) => game.levels[Math.min(place, game.levels.length - 1)] ?? '';
  return Array.from({ length: count }, (_, seat) => at(usual + Number(seat === 0 && reached % STEP > 0)));
}
