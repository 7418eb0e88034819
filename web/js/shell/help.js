// Help, by its button or by ?: what is in front of you first, then the rule of the moment, then keys where there are any.
import { html, nothing, until } from './lit.js';
import { openDialog } from './dialog.js';
import { helpOffered } from './help-offered.js';
import { bindKeys, keySheet } from './keys.js';
import { gameOnShow, to } from './router.js';
import { screensOf } from './screen-list.js';
import { allWords, t, wordsOf } from './words.js';

/** @typedef {import('../game-contract.js').Help} Help */

/** @type {ReturnType<typeof openDialog> | null} */
let sheet = null;

/** Whether there is a keyboard, as far as a browser tells: where there is a mouse there mostly is one. */
const hasKeys = () => matchMedia('(any-pointer: fine) and (any-hover: hover)').matches;

/** Opens it; whoever pressed a key for it has keys. */
export function openHelp(withKeys = hasKeys()) {
  if (sheet) return;
  const game = gameOnShow().id;
  const offer = helpOffered();
  const table = offer ? Promise.all([offer(), allWords(game)]).then(([help]) => help) : null;
  sheet = openDialog({
    kind: 'help',
    title: () => t('help-title'),
    body: (close) => html`${table ? until(table.then((help) => ofTable(help, game, close)), nothing) : nothing}
      ${furtherOn(close)}
      ${withKeys ? html`<section class="help-keys"><h3>${t('keys-title')}</h3>${keySheet()}</section>` : nothing}`,
    onClose: () => {
      sheet = null;
    },
  });
}

export const closeHelp = () => sheet?.close();

/** The cards that lie there, and the rules that hold now. */
function ofTable(/** @type {Help} */ { cards, rules }, /** @type {string} */ game, /** @type {() => void} */ close) {
  const { t: say } = wordsOf(game);
  return html`<section class="help-cards">${cards()}</section>
    <section class="help-rules"><h3>${t('help-now')}</h3>
      ${rules().map((rule) => html`<div class="help-rule">
        <a class="rule-number" href=${to('rules', rule)} @click=${close} aria-label=${t('rules-number', { rule })}>${rule}</a>
        <div><strong>${say(`rule-${rule}.title`)}</strong><p>${say(`rule-${rule}`)}</p></div></div>`)}
    </section>`;
}

/** Where the game is explained at length. */
function furtherOn(/** @type {() => void} */ close) {
  const explaining = screensOf(gameOnShow()).filter(([id]) => id === 'learn' || id === 'rules');
  if (!explaining.length) return nothing;
  return html`<p class="help-ways">${explaining.map(([id, { title }]) => html`<a class="button" href=${to(id)} @click=${close}>${t(title)}</a> `)}</p>`;
}

bindKeys([{ keys: ['?'], word: 'key-help', run: () => openHelp(true) }]);
