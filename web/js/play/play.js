// No screen of its own: #play goes on with the unfinished game or starts one, for shortcuts and for the impatient.
import { html, render } from '../shell/lit.js';
import * as settings from '../shell/settings.js';
import { lastSetup, startGame } from './start.js';
import { unfinishedGame } from './saves.js';
import { drawn } from '../shell/screen-list.js';

/** @typedef {import('../shell/screen-list.js').Shell} Shell */

/** @type {import('../shell/screen-list.js').ScreenModule['mount']} */
export function mount(root, shell, _path, game) {
  playNow(shell, game, true);
  return drawn(() => render(html`<p class="arriving" role="status">${shell.status().line}</p>`, root));
}

/** Goes on with the unfinished game of this kind, or starts one with the last settings. */
export async function playNow(/** @type {Shell} */ shell, /** @type {import('../games.js').Game} */ game, instead = false) {
  settings.change({ visited: true });
  try {
    const id = unfinishedGame(game.id)?.id ?? (await startGame(shell.engine, lastSetup(game), shell.app));
    shell.go('table', id, instead);
  } catch (error) {
    const { code = 'bug', message } = /** @type {any} */ (error);
    shell.trouble({ kind: 'engine', code, sentence: message, record: null });
  }
}
