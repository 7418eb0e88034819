// Rules in our own words, by number: every result can be asked for the rule behind it.
import { html, nothing } from '../../js/shell/lit.js';
import { t } from './words.js';

/** @typedef {import('./screen.js').Screen} Screen */

/** A small button that opens a rule. @param {Screen} screen @param {string|null} rule */
export function ruleLink(screen, rule) {
  if (!rule) return nothing;
  const open = (/** @type {Event} */ event) => {
    event.preventDefault();
    screen.open({ rule });
  };
  return html`<button type="button" class="rule-link" @click=${open}><span class="visually-hidden">${t('rule-open', { rule })}</span><span aria-hidden="true">${rule}</span></button>`;
}

/** @param {string} rule */
export function ruleText(rule) {
  return html`<p>${t(`rule-${rule}`)}</p>`;
}
