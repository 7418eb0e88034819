// A game as text that people can read, print and paste: one line a round, moves as records write them.
import { deckName } from '../play/decks.js';
import { playersOf } from '../play/players.js';
import { t, wordsOf } from '../shell/words.js';

/**
 * @param {import('../types.js').GameRecord} record
 * @param {import('../game-contract.js').Decision[]} decisions  as the engine lists them
 * @param {import('../types.js').Final | null} final  the engine's final account, if the game is over
 * @param {import('../game-contract.js').Companion} companion
 */
export function notation(record, decisions, final, { chapter = ({ round }) => t('notation-round', { round }) }) {
  const deck = typeof record.deck === 'string' ? record.deck : deckName(record.deck);
  const options = Object.values(record.options).join(', ');
  const players = playersOf(record).map(({ seat, name, level }) => `${seat} ${name}${level ? ` (${level})` : ''}`);
  const chapters = [...new Set(decisions.map(chapter))].map((head) => {
    const moves = decisions.filter((decision) => chapter(decision) === head);
    return `${head}: ${moves.map(({ seat, move }) => `${seat} ${move}`).join(' · ')}`;
  });
  const points = final?.lines.map(({ seat, total }) => `${seat} ${total}`);
  return [
    [wordsOf(record.game).t('name'), record.seed, deck, ...(options ? [options] : [])].join(' · '),
    players.join(', '),
    ...chapters,
    ...(points ? [t('notation-result', { points: points.join(', ') })] : []),
  ].join('\n');
}
