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

/** Games that are being dealt, by kind: whoever asks again meanwhile gets the same one. @type {Map<string, Promise<string>>} */
const dealing = new Map();

function dealt(/** @type {Shell} */ shell, /** @type {import('../games.js').Game} */ game) {
  const coming = dealing.get(game.id) ?? startGame(shell.engine, lastSetup(game), shell.app).finally(() => dealing.delete(game.id));
  dealing.set(game.id, coming);
  return coming;
}

/** Goes on with the unfinished game of this kind, or starts one with the last settings. */
export async function playNow(/** @type {Shell} */ shell, /** @type {import('../games.js').Game} */ game, instead = false) {
  settings.change({ visited: true });
  try {
    shell.go('table', unfinishedGame(game.id)?.id ?? (await dealt(shell, game)), instead);
  } catch (error) {
    const { code = 'bug', message } = /** @type {any} */ (error);
    shell.trouble({ kind: 'engine', code, sentence: message, record: null });
  }
}
