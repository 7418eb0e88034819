// What version 0.1.0 stored of a finished game, in today's form.

/** The lines of an account as they were named then, and the sign of their points. */
const LINES = { stars: 1, scene: 1, favourites: 1, mismatches: -1, bonus: 1, penalty: -1 };

/** @typedef {Record<keyof typeof LINES | 'total', number> & {seat: number | 'table', roles: string[], director: string}} OldLine */

/**
 * A result: points get their sign, and every seat its place, as the engine gives it today.
 * @param {{lines: OldLine[], winners: (number | 'table')[], level: number[], shared: boolean}} old
 * @returns {import('../../js/types.js').Final}
 */
export function olderFinal({ lines, winners, level, shared }) {
  const penalties = lines.some(({ penalty }) => penalty);
  const keys = /** @type {(keyof typeof LINES)[]} */ (Object.keys(LINES)).filter((key) => key !== 'penalty' || penalties);
  const seats = lines.filter(({ seat }) => seat !== 'table');
  const ahead = (/** @type {OldLine} */ one, /** @type {OldLine} */ other) =>
    other.total > one.total || (other.total === one.total && other.stars > one.stars);
  const place = (/** @type {OldLine} */ line) => 1 + seats.filter((other) => ahead(line, other)).length;
  return /** @type {any} */ ({
    lines: lines.map((line) => ({
      seat: line.seat,
      parts: keys.map((key) => ({ key, points: LINES[key] * line[key] || 0 })),
      total: line.total,
      place: line.seat === 'table' ? null : place(line),
      roles: line.roles,
      director: line.director,
    })),
    winners,
    tieBreak: shared ? 'shared' : level.length > 1 && !winners.includes('table') ? 'stars' : null,
    level,
  });
}
