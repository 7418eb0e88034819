// How a finished game ended for the person: the place, the lines of the score, and the words to share.
import { dateOf, noon } from './daily.js';
import { dealLink } from './links.js';
import { t } from '../shell/words.js';

/**
 * @typedef {import('../shell/store.js').SavedGame} SavedGame
 * @typedef {import('../types.js').FinalLine} FinalLine
 * @typedef {{line: FinalLine, place: number, seats: number, won: boolean, share: number, table: boolean}} Result
 */

/** The seat of the person in a record. */
export const viewerOf = (/** @type {{seats: string[]}} */ { seats }) => Math.max(0, seats.indexOf('human'));

/** What the engine's final account says of the person; null while the game is not over. */
export function resultOf(/** @type {Pick<SavedGame, 'record' | 'final'>} */ { record, final }) {
  if (!final) return null;
  const seat = viewerOf(record);
  /** @type {FinalLine[]} */
  const lines = final.lines.filter((/** @type {FinalLine} */ one) => one.seat !== 'table');
  const line = lines.find((one) => one.seat === seat);
  if (!line) return null;
  const won = final.winners.includes(seat);
  const ahead = lines.filter(({ total }) => total > line.total).length;
  const table = final.winners.includes('table');
  /** @type {Result} */
  const result = {
    line,
    // Level with the winner and still not a winner: the stars decided.
    place: won ? 1 : Math.max(2 - Number(table), ahead + 1),
    seats: lines.length,
    won,
    share: won ? 1 / final.winners.length : 0,
    table,
  };
  return result;
}

/** Points with their sign, as people write them. */
export const signed = (/** @type {number} */ points) => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0');

/** "21 points, first of four": the result in a few words. */
export function resultWords(/** @type {Result} */ { line, place, seats, table }) {
  return t('result', { points: line.total, place, seats, table: table ? 'yes' : 'no' });
}

/** The whole text to share: words first, the link last. */
export function shareText(/** @type {SavedGame} */ game, /** @type {boolean} */ asked = false) {
  const result = resultOf(game);
  const date = dateOf(game.record.seed);
  const link = dealLink(game.record);
  if (!result) return t('share-deal', { link });
  const { line } = result;
  const what = date ? t('share-daily', { date: noon(date) }) : t('app-name');
  const score = t('share-score', {
    stars: line.stars,
    favourites: line.favourites,
    scene: line.scene,
    director: signed(line.bonus),
    gender: signed(-line.mismatches),
    mismatches: line.mismatches,
    penalty: line.penalty,
  });
  const help = asked ? ` ${t('share-asked')}` : '';
  return t('share-text', { what, result: resultWords(result), score, help, link });
}
