// What has been between the person and one rival, on this device.
import { viewerOf } from './players.js';
import { listGames } from './saves.js';

/** @typedef {{games: number, ahead: number, behind: number}} Meetings */

/** @returns {Meetings} finished games of this kind with that rival, and how often the person came in before or after */
export function meetings(/** @type {string} */ game, /** @type {string} */ rival) {
  const met = { games: 0, ahead: 0, behind: 0 };
  for (const save of listGames()) {
    const { games, ahead, behind } = (save.record.game === game && between(save, rival)) || { games: 0, ahead: 0, behind: 0 };
    met.games += games;
    met.ahead += ahead;
    met.behind += behind;
  }
  return met;
}

/** @returns {Meetings | null} the same for one game; null if it does not count, or that rival was not there */
export function between(/** @type {import('./saves.js').SavedGame} */ { over, rehearsal, shared, record, final }, /** @type {string} */ rival) {
  const seat = record.seats.findIndex((player) => player.split(':')[0] === rival);
  if (!over || rehearsal || shared || seat < 0 || !final) return null;
  const place = (/** @type {number} */ whose) => final.lines.find((line) => line.seat === whose)?.place ?? 0;
  const [mine, theirs] = [place(viewerOf(record)), place(seat)];
  return { games: 1, ahead: Number(mine < theirs), behind: Number(mine > theirs) };
}
