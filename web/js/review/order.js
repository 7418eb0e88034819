// Which decisions a review steps through, and which of them mattered: one's own first, everybody's if asked.

/**
 * @typedef {import('../game-contract.js').Decision} Decision
 * @typedef {import('../types.js').Judged & {at: number}} Judged  a decision of the person, judged
 */

const WORTH_TELLING = 0.015;
const MOST_TELLING = 3;

/** @returns {Decision[]} the decisions to step through: those of one seat, or everybody's */
export const listed = (/** @type {Decision[]} */ decisions, /** @type {number} */ seat, everybody = false) =>
  everybody ? decisions : decisions.filter((decision) => decision.seat === seat);

/**
 * The moment so many decisions further on in a list, or back; from a moment that is not in it, the nearest that way.
 * @param {Decision[]} list
 * @param {number} from
 * @param {number} by
 */
export function stepped(list, from, by) {
  const ahead = list.filter(({ at }) => (by > 0 ? at > from : at < from));
  const found = by > 0 ? ahead[by - 1] : ahead.at(by);
  return found?.at ?? (by > 0 ? list.at(-1) : list[0])?.at ?? from;
}

/** The moment of a list that is nearest to another, the earlier of two. */
export function nearest(/** @type {Decision[]} */ list, /** @type {number} */ wanted) {
  const far = (/** @type {Decision} */ { at }) => Math.abs(at - wanted);
  return [...list].sort((a, b) => far(a) - far(b) || a.at - b.at)[0]?.at ?? 0;
}

/** The two or three decisions that cost most, dearest first. */
export function telling(/** @type {Map<number, Judged>} */ judged) {
  const costly = [...judged.values()].filter(({ lost, points }) => lost >= WORTH_TELLING || points > 0);
  return costly.sort((a, b) => b.cost - a.cost || a.at - b.at).slice(0, MOST_TELLING);
}
