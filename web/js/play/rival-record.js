// What has been between the person and one rival, on this device.
import { viewerOf } from './players.js';
import { listGames } from './saves.js';

/** @typedef {{games: number, ahead: number, behind: number}} Meetings */

/** @returns {Meetings} finished games of this kind with that rival, and how often the person came in before or after */
export function meetings(/** @type {string} */ game, /** @type {string} */ rival) {
  const met = { games: 0, ahead: 0, behind: 0 };
  for (const { over, rehearsal, shared, record, final } of listGames()) {
    const seat = record.seats.findIndex((player) => player.split(':')[0] === rival);
    if (!over || rehearsal || shared || record.game !== game || seat < 0 || !final) continue;
    const place = (/** @type {number} */ whose) => final.lines.find((line) => line.seat === whose)?.place ?? 0;
    met.games += 1;
    met.ahead += Number(place(viewerOf(record)) < place(seat));
    met.behind += Number(place(viewerOf(record)) > place(seat));
  }
  return met;
}
