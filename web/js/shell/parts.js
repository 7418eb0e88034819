// Small things that several screens say in the same way.
import { html, nothing } from './lit.js';
import { Refused } from '../play/start.js';
import { t } from './words.js';

/** That a newer version is here, and the way to it; while that is gone, how far it is. */
export function updateNotice(/** @type {import('./screen-list.js').Shell} */ shell) {
  const coming = shell.update() === 'comes';
  if (!shell.update()) return nothing;
  return html`<p class="notice" role="status">
    ${t('update-ready')}
    <button class="button" id="update" aria-disabled=${coming} @click=${() => coming || shell.applyUpdate()}>${t(coming ? 'update-coming' : 'update-apply')}</button>
  </p>`;
}

/** Shows the panel for what should not happen. */
export function troubleOf(
  /** @type {import('./screen-list.js').Shell} */ shell,
  /** @type {unknown} */ error,
  /** @type {import('../types.js').GameRecord | null} */ record,
) {
  const { code = 'bug', message = String(error) } = /** @type {any} */ (error);
  shell.trouble(/** @type {any} */ ({ kind: error instanceof Refused ? 'refused' : 'engine', code, sentence: message, record }));
}
