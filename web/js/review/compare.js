// Two choices at one moment, compared by what a strong player thinks of both and of the best.

/** @typedef {import('../types.js').Judged} Judged */
/** @typedef {Pick<Judged, 'played' | 'best' | 'lost' | 'points'>} Opinion  what is thought of one move */
/**
 * @typedef {object} Comparison
 * @property {'same' | 'better' | 'even' | 'worse' | 'unweighed'} kind  the new choice against the old one
 * @property {boolean} nowBest  nothing was better than the new choice
 * @property {boolean} thenBest  nor than the old one
 */

/** Chances that differ by less count as equal: they would read the same. */
const LEVEL = 0.01;

/** Whether nothing was better than this move. */
export const isBest = (/** @type {Opinion} */ { lost, points }) => lost < LEVEL && points === 0;

/** What the judgement of one move says of another at the same moment; null if that was not weighed. @returns {Opinion | null} */
export function opinionOf(/** @type {Judged} */ { choices, best, played }, /** @type {string} */ move) {
  const choice = choices.find((one) => one.move === move);
  const top = choices.find((one) => one.move === best);
  if (played === null || !choice || !top) return null;
  return { played: choice.value, best, lost: top.value - choice.value, points: 0 };
}

/**
 * @param {string} before  the move of the game
 * @param {string} after  the move of the new try
 * @param {Opinion} then
 * @param {Opinion} now
 * @returns {Comparison}
 */
export function compared(before, after, then, now) {
  const ends = { nowBest: isBest(now), thenBest: isBest(then) };
  if (before === after) return { kind: 'same', ...ends };
  const inPoints = now.points > 0 || then.points > 0 || (now.best === null && then.best === null);
  if (!inPoints && (now.played === null || then.played === null)) return { kind: 'unweighed', nowBest: false, thenBest: false };
  const gain = inPoints ? then.points - now.points : (now.played ?? 0) - (then.played ?? 0);
  const level = inPoints ? 1 : LEVEL;
  return { kind: gain >= level ? 'better' : gain <= -level ? 'worse' : 'even', ...ends };
}
