// Rules in our own words, by number: every result can be asked for the rule behind it.
import { items } from '../../js/shell/api.js';
import { html, nothing } from '../../js/shell/lit.js';
import { t } from './words.js';

/** @typedef {import('./screen.js').Screen} Screen */

/** A small button that opens the rules behind something. @param {Screen} screen @param {(string|null)[]} numbers */
export function ruleLink(screen, ...numbers) {
  const rules = numbers.filter((rule) => rule !== null);
  const [first] = rules;
  if (!first) return nothing;
  const open = (/** @type {Event} */ event) => {
    event.preventDefault();
    screen.open({ rules });
  };
  const [last = first] = rules.slice(-1);
  const shown = Number(last.slice(1)) - Number(first.slice(1)) === rules.length - 1 && rules.length > 1 ? `${first}–${last.slice(1)}` : rules.join(' ');
  return html`<button type="button" class="rule-link" @click=${open}><span class="visually-hidden">${t('rule-open', { rule: items(rules) })}</span><span aria-hidden="true">${shown}</span></button>`;
}

/** @param {string[]} rules */
export function ruleTexts(rules) {
  return rules.map((rule) => html`${rules.length > 1 ? html`<h3>${t(`rule-${rule}.title`)}</h3>` : nothing}<p>${t(`rule-${rule}`)}</p>`);
}
