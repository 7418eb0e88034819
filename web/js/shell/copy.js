// Copying text to the clipboard, with a word on whether it worked.
import { html } from './lit.js';
import { announce } from './announce.js';
import { t } from './words.js';

/** A button that copies what `text` gives, and says so on itself. */
export function copyButton(/** @type {() => string} */ label, /** @type {() => string} */ text) {
  return html`<button class="button" @click=${(/** @type {Event} */ event) => copy(event, text())}>${label()}</button>`;
}

/** Hands a text to whatever the device shares with; where that is refused, nothing happens. */
export function shareButton(/** @type {string} */ text) {
  return html`<button class="button" @click=${() => navigator.share({ text }).catch(() => undefined)}>${t('share-send')}</button>`;
}

async function copy(/** @type {Event} */ event, /** @type {string} */ text) {
  const button = /** @type {HTMLElement} */ (event.currentTarget);
  const said = t((await copyText(text)) ? 'copied' : 'copy-failed');
  announce(said);
  button.setAttribute('data-said', said);
  setTimeout(() => button.removeAttribute('data-said'), 2500);
}

/** Whether it is now on the clipboard. */
export async function copyText(/** @type {string} */ text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
