// What the finished games of this device come to: wins against a fair share, and where the points come from.
import { counted, resultOf } from './result.js';

/**
 * @typedef {import('./saves.js').SavedGame} SavedGame
 * @typedef {{key: string, seats: number, level: string, games: number, wins: number, fair: number}} Group
 */

/** The level of the rivals at a table, or 'mixed'. */
export function levelOf(/** @type {string[]} */ seats) {
  const levels = new Set(seats.filter((player) => player !== 'human').map((player) => player.split(':')[1] ?? player));
  return levels.size === 1 ? [...levels].join('') : 'mixed';
}

/** @returns {Group[]} wins by seats and level; a shared victory counts as its part */
export function groups(/** @type {SavedGame[]} */ games) {
  /** @type {Map<string, Group>} */
  const found = new Map();
  for (const game of counted(games)) {
    const seats = game.record.seats.length;
    const level = levelOf(game.record.seats);
    const key = `${seats} ${level}`;
    const group = found.get(key) ?? { key, seats, level, games: 0, wins: 0, fair: 1 / seats };
    group.games += 1;
    group.wins += resultOf(game)?.share ?? 0;
    found.set(key, group);
  }
  return [...found.values()].sort((a, b) => a.seats - b.seats || a.level.localeCompare(b.level));
}

/** The average of each part of the account, and of the total; a part that a game does not have counts as nothing. */
export function averages(/** @type {SavedGame[]} */ games) {
  const lines = counted(games).flatMap((game) => resultOf(game)?.line ?? []);
  const keys = [...new Set(lines.flatMap(({ parts }) => parts.map(({ key }) => key)))];
  const mean = (/** @type {(line: import('../types.js').Line) => number} */ points) =>
    lines.reduce((sum, line) => sum + points(line), 0) / Math.max(1, lines.length);
  const part = (/** @type {string} */ key) => mean(({ parts }) => parts.find((one) => one.key === key)?.points ?? 0);
  return [...keys.map((name) => ({ name, mean: part(name) })), { name: 'total', mean: mean(({ total }) => total) }];
}
