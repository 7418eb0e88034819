// Rules in our own words, by number: every result can be asked for the rule behind it.
import { items } from '../../js/shell/api.js';
import { html, nothing } from '../../js/shell/lit.js';
import { t } from './words.js';

/** @typedef {{open: (opened: {rules: string[]}) => void}} Opener  whoever can put something over the table */

/** A small button that opens the rules behind something. @param {Opener} screen @param {(string|null)[]} numbers */
export function ruleLink(screen, ...numbers) {
  const rules = numbers.filter((rule) => rule !== null);
  if (!rules.length) return nothing;
  const open = (/** @type {Event} */ event) => {
    event.preventDefault();
    screen.open({ rules });
  };
  return html`<button type="button" class="rule-link" @click=${open}><span class="visually-hidden">${t('rule-open', { rule: items(rules) })}</span><span aria-hidden="true">${rules.join(' ')}</span></button>`;
}

/** @param {string[]} rules */
export function ruleTexts(rules) {
  return rules.map((rule) => html`${rules.length > 1 ? html`<h3>${t(`rule-${rule}.title`)}</h3>` : nothing}<p>${t(`rule-${rule}`)}</p>`);
}
