// Moves told afterwards, and why a player liked them.
import { items } from '../../js/shell/api.js';
import { html } from '../../js/shell/lit.js';
import { t } from './words.js';

/**
 * @typedef {import('./types.js').Moment} Moment
 * @typedef {import('../../js/types.js').Player} Player
 */

/** What the seat that has to act does with this move. @param {string} move @param {Moment} moment */
export function moveWords(move, { view, players }) {
  const player = players[view.toAct ?? view.seat];
  return t(`retell-${move}`, { who: player?.name ?? '', you: player?.seat === view.seat ? 'yes' : 'no' });
}

/** @param {string} move */
export const shortMove = (move) => t(`say-${move}`);

/** @param {import('../../js/types.js').Choice} choice */
export const reasonWords = ({ figures }) => [t('reason-highest', { percent: Math.round((figures.highest ?? 0) * 100) })];

/** What the decision was about: one's own card, and what had been said. @param {Moment} moment */
export const picture = ({ view }) =>
  html`<p class="little-picture"><strong>${t('your-card', { card: view.mine })}</strong> ${items((view.said.at(-1) ?? []).map(shortMove))}</p>`;

/** @param {import('../../js/types.js').Line} line */
export const scoreWords = ({ parts }) => t('share-score', Object.fromEntries(parts.map(({ key, points }) => [key, points])));
