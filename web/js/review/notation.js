// A game as text that people can read, print and paste: one line a round, moves as records write them.
import { playersOf } from '../play/players.js';
import { t } from '../shell/words.js';

/** @typedef {{at: number, seat: number, move: string, round: number, phase: string}} Decision */

/**
 * @param {import('../types.js').GameRecord} record
 * @param {Decision[]} decisions  as the engine lists them
 * @param {any} final  the engine's final account, if the game is over
 */
export function notation(record, decisions, final) {
  const deck = typeof record.deck === 'string' ? record.deck : record.deck?.name;
  const options = Object.values(record.options).join(', ');
  const players = playersOf(record).map(({ seat, name, level }) => `${seat} ${name}${level ? ` (${level})` : ''}`);
  const roundOf = (/** @type {Decision} */ { round, phase }) => (phase === 'premiere' ? 'premiere' : round);
  const lines = [...new Set(decisions.map(roundOf))].map((round) => {
    const moves = decisions.filter((decision) => roundOf(decision) === round);
    const head = round === 'premiere' ? t('notation-premiere') : t('notation-round', { round: Number(round) });
    return `${head}: ${moves.map(({ seat, move }) => `${seat} ${move}`).join(' · ')}`;
  });
  const points = final?.lines?.map((/** @type {{seat: number | string, total: number}} */ { seat, total }) => `${seat} ${total}`);
  return [
    `${t('app-name')} · ${record.seed} · ${deck} · ${options}`,
    players.join(', '),
    ...lines,
    ...(points ? [t('notation-result', { points: points.join(', ') })] : []),
  ].join('\n');
}
