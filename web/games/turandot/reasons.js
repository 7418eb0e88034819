// Why a move: the engine gives reasons as data, and here they become sentences; what is only a figure comes after them.
import { signed } from '../../js/play/result.js';
import { list } from '../../js/shell/api.js';
import { named, other, person } from './retell.js';
import { t } from './words.js';

/**
 * @typedef {import('./types.js').Moment} Moment
 * @typedef {import('../../js/types.js').Choice} Choice
 * @typedef {import('../../js/types.js').Reason} Reason
 * @typedef {{card: string, role: string}} Part  who plays what
 */

/** The facts of a reason that are names of cards. */
const CARDS = /** @type {const} */ (['card', 'other', 'director']);

/** Why a player liked a move or did not, the most telling sentence first. @param {Choice} choice @param {Moment} moment @returns {string[]} */
export const reasonWords = ({ reasons }, moment) => reasons.map((reason) => t(`reason-${reason.kind}`, facts(reason, moment)));

/** What the words of a reason are filled with. @param {Reason} reason @param {Moment} moment */
function facts(reason, moment) {
  const { seat = null, third = null, role, points = 0, parts = [] } = reason;
  const names = Object.fromEntries(CARDS.map((key) => [key, named(moment, reason[key])]));
  const { who: another, toWho: toThird, you: theirs } = person(moment, third);
  const played = /** @type {Part[]} */ (parts).map((part) => t('reason-part', { card: named(moment, part.card), role: t(`role-${part.role}`) }));
  return {
    ...reason, ...person(moment, moment.view.toAct), ...names, ...other(moment, seat), third: another, toThird, theirs, points, signed: signed(points),
    role: role ? t(`role-${role}`) : '', count: reason.count ?? played.length, parts: list(played),
  };
}

/** What there is to say in figures only. @param {Choice} choice @param {Moment} _moment @returns {string[]} */
export function figureWords({ move, figures, points }, _moment) {
  if (move.startsWith('c')) return [t('figure-total', { points: Math.round(points) })];
  const hired = figures.hired === undefined ? [] : [t('figure-hired', { percent: Math.round(figures.hired * 100) })];
  return points ? [...hired, t('figure-points', { points: Math.round(points) })] : hired;
}
