// The one way to lie over the page: the browser's own dialog, which keeps focus in, gives it back, and closes by Escape.
import { html, nothing, render } from './lit.js';
import { icon } from './icon.js';
import { onWords, t } from './words.js';

/**
 * @typedef {object} DialogContent  functions, so that words can change while it is open
 * @property {() => string} title
 * @property {(close: () => void) => unknown} body
 * @property {(close: () => void) => unknown} [foot]
 * @property {string} [kind]  a class for style sheets
 * @property {() => void} [onClose]
 */

/** Opens a dialog; what it returns draws it again or closes it. */
export function openDialog(/** @type {DialogContent} */ { title, body, foot, kind = 'plain', onClose }) {
  const dialog = document.createElement('dialog');
  dialog.className = `dialog ${kind}`;
  dialog.setAttribute('aria-labelledby', 'dialog-title');
  const close = () => dialog.close();
  const draw = () =>
    render(
      html`
        <header class="dialog-head">
          <h2 id="dialog-title">${title()}</h2>
          <button class="button quiet icon" aria-label=${t('close')} @click=${close}>${icon('close')}</button>
        </header>
        <div class="dialog-body">${body(close)}</div>
        ${foot ? html`<footer class="dialog-foot">${foot(close)}</footer>` : nothing}
      `,
      dialog,
    );
  const deaf = onWords(draw);
  dialog.addEventListener('close', () => {
    deaf();
    dialog.remove();
    onClose?.();
  });
  // A tap beside it closes it.
  dialog.addEventListener('click', (event) => event.target === dialog && outside(dialog, event) && close());
  draw();
  document.body.append(dialog);
  dialog.showModal();
  return { draw, close, element: dialog };
}

/** A question with one answer that does something; resolves to whether it was chosen. */
export function confirm(/** @type {{title: () => string, sentence: () => string, yes: () => string}} */ { title, sentence, yes }) {
  return new Promise((resolve) => {
    let chosen = false;
    openDialog({
      title,
      body: () => html`<p>${sentence()}</p>`,
      foot: (close) => html`
        <button class="button" @click=${close}>${t('cancel')}</button>
        <button
          class="button primary"
          @click=${() => {
            chosen = true;
            close();
          }}
        >
          ${yes()}
        </button>
      `,
      onClose: () => resolve(chosen),
    });
  });
}

function outside(/** @type {HTMLElement} */ element, /** @type {MouseEvent} */ { clientX: x, clientY: y }) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
}
