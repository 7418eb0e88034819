// A game as text that people can read, print and paste: one line a round, moves as records write them.
import { deckName } from '../play/decks.js';
import { playersOf, strengthOf } from '../play/players.js';
import { minus } from '../play/result.js';
import { items, t, wordsOf } from '../shell/words.js';

/**
 * @param {import('../types.js').GameRecord} record
 * @param {import('../game-contract.js').Decision[]} decisions  as the engine lists them
 * @param {import('../types.js').Final | null} final  the engine's final account, if the game is over
 * @param {import('../game-contract.js').Companion} companion
 */
export function notation(record, decisions, final, { chapter = ({ round }) => t('notation-round', { round }) }) {
  const words = wordsOf(record.game);
  const deck = typeof record.deck === 'string' ? t('notation-house-deck') : t('past-deck', { name: deckName(record.deck) });
  const options = Object.entries(record.options).map(([name, value]) => optionWords(words, name, value));
  const players = playersOf(record).map(({ seat, name, level }) => `${seat} ${strengthOf(name, level, record.game)}`);
  const chapters = [...new Set(decisions.map(chapter))].map((head) => {
    const moves = decisions.filter((decision) => chapter(decision) === head);
    return `${head}: ${moves.map(({ seat, move }) => `${seat} ${move}`).join(' · ')}`;
  });
  const points = final?.lines.map(({ seat, total }) => `${seat} ${minus(total)}`);
  return [
    [words.t('name'), record.seed, deck, ...options].join(' · '),
    items(players),
    ...chapters,
    ...(points ? [t('notation-result', { points: items(points) })] : []),
  ].join('\n');
}

/** A rule as it was chosen: what it is about, and the choice; one that this version does not know keeps its own name. */
function optionWords(/** @type {ReturnType<typeof wordsOf>} */ words, /** @type {string} */ name, /** @type {string} */ value) {
  const [about, choice] = [`option-${name}`, `option-${name}-${value}`];
  return words.hasWords(about) && words.hasWords(choice) ? t('notation-option', { about: words.t(about), choice: words.t(choice) }) : `${name} ${value}`;
}
