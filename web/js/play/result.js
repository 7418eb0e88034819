// How a finished game ended for the person: the place, the line of the account, and the words to share.
import { list, sentences, t, wordsOf } from '../shell/words.js';
import { dateOf, noon } from './daily.js';
import { dealLink } from './links.js';
import { strengthOf, viewerOf } from './players.js';

/**
 * @typedef {import('./saves.js').SavedGame} SavedGame
 * @typedef {import('../types.js').Line} Line
 * @typedef {import('../types.js').Final} Final
 * @typedef {object} Result
 * @property {string} game
 * @property {Line} line  the person's
 * @property {number} place
 * @property {number} seats
 * @property {boolean} won
 * @property {number} share  of the victory
 * @property {boolean} outdone  a house that nobody plays won
 */

/** What the engine's final account says of the person; null while the game is not over. */
export function resultOf(/** @type {Pick<SavedGame, 'record' | 'final'>} */ { record, final }) {
  const seat = viewerOf(record);
  const line = final?.lines.find((one) => one.seat === seat);
  if (!final || !line) return null;
  const won = final.winners.includes(seat);
  /** @type {Result} */
  const result = {
    game: record.game,
    line,
    place: line.place ?? 0,
    seats: record.seats.length,
    won,
    share: won ? 1 / final.winners.length : 0,
    outdone: final.winners.some((side) => typeof side === 'string'),
  };
  return result;
}

/** Games that count: finished, one's own, and played without taking moves back. */
export const counted = (/** @type {SavedGame[]} */ games) =>
  games.filter((game) => game.over && !game.rehearsal && !game.shared && resultOf(game) !== null);

/** Points with their sign, as people write them. */
export const signed = (/** @type {number} */ points) => (points > 0 ? `+${points}` : minus(points));

/** Points with a true minus where there is one. */
export const minus = (/** @type {number} */ points) => (points < 0 ? `−${-points}` : String(points));

/** "21 points, first of four": the result in a few words. */
export function resultWords(/** @type {Result} */ { game, line, place, seats, outdone }) {
  if (outdone) return wordsOf(game).t('result-outdone', { points: line.total });
  return t('result', { points: line.total, place, seats });
}

/** What a house is called in an account. */
export function houseName(/** @type {import('../types.js').Side} */ side, /** @type {import('../types.js').Player[]} */ players, /** @type {string} */ game) {
  return typeof side === 'string' ? wordsOf(game).t(`house-${side}`) : (players[side]?.name ?? '');
}

/** The whole text to share: words first, the link last. */
export function shareText(
  /** @type {SavedGame} */ game,
  /** @type {import('../game-contract.js').Companion} */ { scoreWords },
  /** @type {boolean} */ asked = false,
) {
  const result = resultOf(game);
  const date = dateOf(game.record.seed);
  const link = dealLink(game.record);
  const name = wordsOf(game.record.game).t('name');
  if (!result) return t('share-deal', { game: name, link });
  const what = date ? t('share-daily', { game: name, date: noon(date) }) : name;
  const score = sentences([scoreWords(result.line), asked ? t('share-asked') : '']);
  return t('share-text', { what, result: resultWords(result), score, link });
}

/** The rivals of a record as one phrase, each with a level. */
export function rivalWords(/** @type {import('../types.js').Player[]} */ players, /** @type {string} */ game) {
  return list(players.filter(({ human }) => !human).map(({ name, level }) => strengthOf(name, level, game)));
}
