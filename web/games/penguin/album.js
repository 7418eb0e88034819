// The album of this game: the penguins and entertainers of a deck, and the rivals in their caps.
import { jester, large } from './card.js';
import { cardName, penguinName, sentence } from './named.js';
import { character, likedBy, stageName } from './printed.js';
import { hasWords, t } from './words.js';

export { jester as rival };

/** @type {import('../../js/game-contract.js').Album['groups']} */
export function groups(deck, isOurs) {
  const cards = /** @type {(import('./types.js').Penguin | import('./types.js').Entertainer)[]} */ (deck);
  return [
    { id: 'penguins', deeds: ['played', 'shows', 'points'], cards: cards.flatMap((card) => (card.kind === 'penguin' ? [guest(card, isOurs(card.id))] : [])) },
    { id: 'entertainers', deeds: ['shows', 'points', 'won'], cards: cards.flatMap((card) => (card.kind === 'entertainer' ? [performer(card)] : [])) },
  ];
}

/** @param {import('./types.js').Penguin} card @param {boolean} ours */
function guest(card, ours) {
  const name = sentence(penguinName(card, '.title'));
  const life = `life-${card.family}-${card.activity}-${card.value}`;
  return {
    id: card.id, name, label: t('label-penguin', { name, likes: t(`animals-${likedBy(card.family)}`) }),
    life: ours && hasWords(life) ? t(life) : '', picture: large(card),
  };
}

/** @param {import('./types.js').Entertainer} card */
function performer(card) {
  const name = sentence(cardName({ [card.id]: card }, card.id, '.title'));
  const dots = [...card.dots].filter((dot) => dot === '1').length;
  return { id: card.id, name: stageName(card), label: t('label-entertainer', { name, dots }), life: character(card), picture: large(card) };
}
