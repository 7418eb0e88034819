// The album of this game: the singers of a deck, and the directors.
import { card, cardLabel } from './card.js';
import { printed } from './printed.js';
import { hasWords, t } from './words.js';

const DIRECTORS = ['dark', 'comic', 'alternative', 'classic', 'casting', 'scenery', 'variety', 'ambiguous', 'plain'];

/** @type {import('../../js/game-contract.js').Album['groups']} */
export function groups(singers, isOurs) {
  const screen = { deck: Object.fromEntries(singers.map((singer) => [singer.id, singer])) };
  const one = (/** @type {string} */ id, /** @type {'singers' | 'directors'} */ kind, /** @type {string} */ life) => ({
    id,
    name: printed(kind, id).full,
    label: cardLabel(screen, id),
    life,
    picture: card(screen, id),
  });
  // A box of one's own has other singers in these places.
  const singer = (/** @type {import('./types.js').Singer} */ { id, favourite }) => ({
    ...one(id, 'singers', isOurs(id) && hasWords(`life-${id}`) ? t(`life-${id}`) : ''),
    hopes: favourite ? ['favourite'] : [],
  });
  return [
    { id: 'singers', deeds: ['hired', 'favourite'], cards: singers.map(singer) },
    { id: 'directors', deeds: ['hired', 'bonus', 'fired'], cards: DIRECTORS.map((id) => one(id, 'directors', t(`life-director-${id}`))) },
  ];
}
