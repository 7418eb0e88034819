// What one wants to change in the middle of a game, at hand in the menu of a table: pace, waiting, sound.
import { html } from './lit.js';
import { segments } from './controls.js';
import * as settings from './settings.js';
import { sound } from './sound.js';
import { t } from './words.js';

/** @typedef {'effects' | 'music'} Volume */

/** How loud it becomes when somebody turns the sound on again. */
const USUAL = 60;

export function quickSettings() {
  const few = (/** @type {'pace' | 'results'} */ name) =>
    segments({
      name: `quick-${name}`,
      legend: t(`settings-${name}`),
      values: settings.CHOICES[name],
      chosen: settings.current()[name],
      word: (value) => t(`settings-${name}-${value}`),
      choose: (value) => settings.change({ [name]: value }),
    });
  return html`<section class="quick-settings" aria-label=${t('settings-table')}>
    ${few('pace')} ${few('results')} ${silence('effects')} ${silence('music')}
  </section>`;
}

/** On or off: how loud is chosen in Settings. */
function silence(/** @type {Volume} */ name) {
  const turn = (/** @type {Event} */ event) => {
    const on = /** @type {HTMLInputElement} */ (event.target).checked;
    settings.change({ [name]: on ? USUAL : 0 });
    if (on) sound(name === 'music' ? 'sample' : 'coin');
  };
  return html`<label class="toggle"><input type="checkbox" role="switch" name="quick-${name}" .checked=${settings.current()[name] > 0}
    @change=${turn}><span>${t(`settings-${name}`)}</span></label>`;
}
