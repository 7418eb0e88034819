// The few kinds of controls that set-up and settings are made of.
import { html, live, nothing } from './lit.js';

/**
 * One of a few, side by side.
 * @param {{name: string, legend: string, hint?: string, values: (string | number)[], chosen: string | number,
 *   word: (value: string) => string, choose: (value: string) => void}} options
 */
export function segments({ name, legend, hint, values, chosen, word, choose }) {
  return html`<fieldset class="field">
    <legend>${legend}</legend>
    ${hint ? html`<p class="soft hint">${hint}</p>` : nothing}
    <div class="segments">${values.map((value) => radio(name, String(value), String(chosen), html`${word(String(value))}`, choose))}</div>
  </fieldset>`;
}

/**
 * One of several, each with a word of explanation.
 * @param {{name: string, legend: string, values: string[], chosen: string, word: (value: string) => string,
 *   why: (value: string) => string, choose: (value: string) => void}} options
 */
export function choices({ name, legend, values, chosen, word, why, choose }) {
  return html`<fieldset class="field">
    <legend>${legend}</legend>
    <div class="choices">
      ${values.map((value) =>
        radio(name, value, chosen, html`<strong>${word(value)}</strong><small>${why(value)}</small>`, choose),
      )}
    </div>
  </fieldset>`;
}

function radio(
  /** @type {string} */ name,
  /** @type {string} */ value,
  /** @type {string} */ chosen,
  /** @type {unknown} */ label,
  /** @type {(value: string) => void} */ choose,
) {
  return html`<label>
    <input type="radio" name=${name} value=${value} .checked=${live(value === chosen)} @change=${() => choose(value)} />
    <span>${label}</span>
  </label>`;
}

/** @param {{label: string, hint?: string, on: boolean, turn: (on: boolean) => void, name: string}} options */
export function toggle({ label, hint, on, turn, name }) {
  return html`<div class="field">
    <label class="toggle">
      <input type="checkbox" role="switch" name=${name} .checked=${live(on)}
        @change=${(/** @type {Event} */ event) => turn(/** @type {HTMLInputElement} */ (event.target).checked)} />
      <span>${label}</span>
    </label>
    ${hint ? html`<p class="soft hint">${hint}</p>` : nothing}
  </div>`;
}

/** @param {{label: string, name: string, value: number, set: (value: number) => void, done: () => void}} options */
export function slider({ label, name, value, set, done }) {
  return html`<div class="field">
    <label for=${name}>${label}</label>
    <input class="slider" type="range" id=${name} name=${name} min="0" max="100" step="10" .value=${live(String(value))}
      @input=${(/** @type {Event} */ event) => set(Number(/** @type {HTMLInputElement} */ (event.target).value))}
      @change=${done} />
  </div>`;
}

/**
 * @param {{label: string, name: string, values: string[], chosen: string, word: (value: string) => string,
 *   choose: (value: string) => void}} options
 */
export function list({ label, name, values, chosen, word, choose }) {
  return html`<label class="field">
    <span class="label">${label}</span>
    <select class="input" name=${name} @change=${(/** @type {Event} */ event) => choose(/** @type {HTMLSelectElement} */ (event.target).value)}>
      ${values.map((value) => html`<option value=${value} .selected=${live(value === chosen)}>${word(value)}</option>`)}
    </select>
  </label>`;
}
