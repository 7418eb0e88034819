// The keyboard: screens bind keys with words that say what they do, and the key sheet lists what is bound.
// Tab, and whatever is typed into a field, are never taken.
import { html } from './lit.js';
import * as settings from './settings.js';
import { t } from './words.js';

/**
 * @typedef {object} Binding
 * @property {string[]} keys  as KeyboardEvent.key says them; letters in lower case
 * @property {string} word  id of the words for the key sheet
 * @property {string} [shown]  what the sheet shows instead of the keys, such as '1–6'
 * @property {(event: KeyboardEvent) => void | boolean} run  false: this key was not for us after all
 */

/** What is bound, and whose words say what it does. @type {{bindings: Binding[], say: (id: string) => string}[]} */
const layers = [];

/** Binds keys until the returned function is called; what is bound last is asked first. */
export function bindKeys(/** @type {Binding[]} */ bindings, /** @type {(id: string) => string} */ say = t) {
  const layer = { bindings, say };
  layers.unshift(layer);
  return () => {
    const place = layers.indexOf(layer);
    if (place >= 0) layers.splice(place, 1);
  };
}

/** How a key is written on the sheet. */
const NAMES = { ' ': 'key-space', 'Enter': 'key-enter', 'Backspace': 'key-backspace', 'Escape': 'key-escape' };
const ARROWS = { ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→' };

function keyName(/** @type {string} */ key) {
  const word = /** @type {Record<string, string>} */ (NAMES)[key];
  return word ? t(word) : (/** @type {Record<string, string>} */ (ARROWS)[key] ?? key.toUpperCase());
}

/** What is bound now, and what it does. */
export const keySheet = () => html`
  <p class="soft">${t(settings.current().letters ? 'keys-letters-on' : 'keys-letters-off')}</p>
  <table class="key-sheet">
    <tbody>
      ${layers.map(({ bindings, say }) => bindings.map(
        ({ keys, shown, word }) => html`<tr>
          <th scope="row">${shown ? html`<kbd>${shown}</kbd>` : keys.map((key) => html`<kbd>${keyName(key)}</kbd> `)}</th>
          <td>${say(word)}</td>
        </tr>`,
      ))}
    </tbody>
  </table>
`;

bindKeys([{ keys: ['Escape'], word: 'key-close', run: () => false }]); // the browser does that; the sheet should say it

document.addEventListener('keydown', (event) => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.key === 'Tab') return;
  if (typesText(event.target) || document.querySelector('dialog[open]')) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (/^\p{L}$/u.test(key) && !settings.current().letters) return;
  for (const { run } of layers.flatMap(({ bindings }) => bindings).filter(({ keys }) => keys.includes(key))) {
    if (run(event) === false) continue;
    event.preventDefault();
    return;
  }
});

function typesText(/** @type {EventTarget | null} */ target) {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !['radio', 'checkbox', 'button', 'range'].includes(target.type);
  return target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}
