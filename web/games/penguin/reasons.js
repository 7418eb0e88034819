// Why a player liked a move, in words: the engine says which facts moved it most, and in which order.
import { list } from '../../js/shell/api.js';
import { minus } from '../../js/play/result.js';
import { cardName, nameInside, names, person, sentence } from './named.js';
import { t } from './words.js';

/**
 * @typedef {import('./types.js').Moment} Moment
 * @typedef {import('../../js/types.js').Choice} Choice
 * @typedef {import('../../js/types.js').Reason} Reason
 */

/** What a rival still holds is nobody else's business (U8). */
const SECRET = new Set(['keeps']);

/** Whole sentences, what moved the player most first. @param {Choice} choice @param {Moment} moment @returns {string[]} */
export function reasonWords({ reasons }, moment) {
  const open = acting(moment) === moment.view.seat ? reasons : reasons.filter(({ kind }) => !SECRET.has(kind));
  return open.map((reason) => sentence(t(`reason-${reason.kind}`, about(reason, moment))));
}

/** What the player expects to have at the end. @param {Choice} choice @param {Moment} moment @returns {string[]} */
export const figureWords = ({ points }, moment) => [t('figure-total', { ...person(moment, acting(moment)), points: amount(points) })];

/** @param {Moment} moment */
const acting = ({ view }) => view.toAct ?? view.seat;

/** Points as a phrase: "1 point", "6 points". @param {number} points */
const amount = (points) => t('told-amount', { points: Math.round(points), shown: minus(Math.round(points)) });

/** @typedef {{seat: number, points: number}} Scored */

/** Whom a reason names, with what they score if it says so. @param {Reason} reason @param {Moment} moment */
function company({ seats, scores }, moment) {
  if (!scores) return names(moment, seats ?? []);
  return list(scores.map((/** @type {Scored} */ { seat, points }) => t('told-points', { who: nameInside(moment, seat), points })));
}

/** The entertainer in question as subject and as object, and what it is and does. @param {Reason} reason @param {Moment} moment */
function entertainer({ card, animal, activity }, { deck }) {
  const act = deck[card];
  const shown = act?.kind === 'entertainer' ? act : { animal, activity };
  return {
    ...(card ? { card: cardName(deck, card, '.object'), show: cardName(deck, card) } : {}),
    ...(shown.animal ? { animals: t(`animals-${shown.animal}`) } : {}),
    ...(shown.activity ? { activity: t(`told-activity-${shown.activity}`) } : {}),
  };
}

/** All that a sentence may say of a reason: it is about the player whose move it is, or about the seat it names.
 * @param {Reason} reason @param {Moment} moment */
function about(reason, moment) {
  const { cards = [], guest, cell = '', seat = acting(moment), points = 0, worth = 0, count = cards.length } = reason;
  return {
    ...person(moment, seat),
    ...entertainer(reason, moment),
    ...(guest ? { guest: cardName(moment.deck, guest, '.short') } : {}),
    shows: list(cards.map((/** @type {string} */ id) => cardName(moment.deck, id))),
    names: company(reason, moment),
    points: amount(points),
    worth: amount(worth),
    cell,
    count,
  };
}
