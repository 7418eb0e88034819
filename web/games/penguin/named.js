// What cards and people are called within a sentence: every language has its own articles and cases.
import { list } from '../../js/shell/api.js';
import { t } from './words.js';

/**
 * @typedef {import('./types.js').Deck} Deck
 * @typedef {import('./types.js').Penguin} Penguin
 * @typedef {import('../../js/types.js').Player} Player
 * @typedef {{players: Player[], view: {seat: number}}} Company
 * @typedef {'' | '.object' | '.title' | '.short'} Form  as subject; as object; as a heading; a penguin without its activity
 */

/** A penguin of the house says in its id what is printed on it. */
const HOUSE_PENGUIN = /^(green|brown|red|blue)-(juggling|acrobatics|dance|music)-(\d+)(?:-[a-z]+)?$/;

/** A card in words; one that the deck does not list is called by its id. @param {Deck} deck @param {string} id @param {Form} [form] */
export function cardName(deck, id, form = '') {
  const card = deck[id];
  if (!card) return id;
  if (card.kind === 'penguin') return penguinName(card, form);
  return t(`told-act-${card.animal}-${card.activity}${form === '.short' ? '' : form}`);
}

/** @param {Pick<Penguin, 'family' | 'activity' | 'value'>} penguin @param {Form} [form] */
export function penguinName({ family, activity, value }, form = '') {
  return t(`told-penguin-${family}${form === '.object' ? '' : form}`, { value, activity: t(`told-activity-${activity}`) });
}

/** A penguin as a heading; where no deck is at hand, by an id that says what is printed on it, or else as one of many. @param {string} id @param {Deck} [deck] */
export function titleOf(id, deck = {}) {
  if (deck[id]) return cardName(deck, id, '.title');
  const [, family = '', activity = '', value = ''] = HOUSE_PENGUIN.exec(id) ?? [];
  return family ? t(`told-penguin-${family}.title`, { value: Number(value), activity: t(`told-activity-${activity}`) }) : t('short-penguin');
}

/** The variables a sentence about someone needs: the name, and whether it is the viewer. @param {Company} company @param {number|null} seat */
export function person({ players, view }, seat) {
  const { name = '', to = '' } = (seat === null ? null : players[seat]) ?? {};
  return { who: name, toWho: to, you: seat === view.seat ? 'yes' : 'no' };
}

/** A name as it stands within a sentence. @param {Company} company @param {number} seat */
export const nameInside = ({ players, view }, seat) => (seat === view.seat ? t('told-you') : (players[seat]?.name ?? ''));

/** Several names as one phrase. @param {Company} company @param {number[]} seats */
export const names = (company, seats) => list(seats.map((seat) => nameInside(company, seat)));

/** A sentence begins with a capital, whatever it begins with. @param {string} words */
export function sentence(words) {
  return words.charAt(0).toLocaleUpperCase(document.documentElement.lang || 'en') + words.slice(1);
}
