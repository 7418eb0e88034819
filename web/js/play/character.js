// Who a rival is, as a table tells it: portrait, temperament, level, and what has been between the two of you.
import { html, nothing } from '../shell/lit.js';
import { to } from '../shell/router.js';
import { wordsOf } from '../shell/words.js';
import { levelWords, portrait } from './players.js';
import { meetings } from './rival-record.js';

/** Nothing for a person. */
export function character(/** @type {import('../types.js').Table} */ { players, record }, /** @type {number} */ seat) {
  const player = players[seat];
  if (!player || player.human) return nothing;
  const { id, level } = player;
  const { t } = wordsOf(record.game);
  return html`<div class="character"><img src=${portrait(id)} alt="" width="96" height="96">
    <div><p><strong>${levelWords(record.game, level)}</strong></p><p>${t(`way-${id}`)}</p>
      <p class="soft">${t('rival-met', { ...meetings(record.game, id) })}</p>
      <p><a href=${to('rivals', id)}>${t('rival-page')}</a></p></div></div>`;
}
