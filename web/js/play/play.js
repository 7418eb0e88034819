// No screen of its own: #play goes on with the unfinished game or starts one, for shortcuts and for the impatient.
import { html, render } from '../../vendor/lit-html/lit-html.js';
import * as settings from '../shell/settings.js';
import { lastSetup, startGame } from './start.js';
import { unfinishedGame } from '../shell/store.js';
import { drawn } from '../shell/screen-list.js';

/** @typedef {import('../shell/screen-list.js').Shell} Shell */

/** @type {import('../shell/screen-list.js').ScreenModule['mount']} */
export function mount(root, shell) {
  playNow(shell, true);
  return drawn(() => render(html`<p class="arriving" role="status">${shell.status().line}</p>`, root));
}

/** Goes on with the unfinished game, or starts one with the last settings. */
export async function playNow(/** @type {Shell} */ shell, instead = false) {
  settings.change({ visited: true });
  try {
    const id = unfinishedGame()?.id ?? (await startGame(shell.engine, lastSetup(), shell.app));
    shell.go('table', id, instead);
  } catch (error) {
    const { code = 'bug', message } = /** @type {any} */ (error);
    shell.trouble({ kind: 'engine', code, sentence: message, record: null });
  }
}
