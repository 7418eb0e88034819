// Settings: few, grouped, applied at once and kept at once.
import { html, render } from './lit.js';
import * as settings from './settings.js';
import { levelWords } from '../play/players.js';
import { sound } from './sound.js';
import { t } from './words.js';
import { choices, segments, slider, toggle } from './controls.js';
import { drawn } from './screen-list.js';

/** @type {import('./screen-list.js').ScreenModule['mount']} */
export function mount(root, _shell, _path, game) {
  return drawn(() => render(page(game), root));
}

/** Each language by its own name: whoever does not read the present one finds theirs. */
const LANGUAGE_NAMES = { en: 'English', fr: 'Français', de: 'Deutsch', it: 'Italiano' };

/** Rivals grow with results, unless a level is fixed for the game on show. */
const RISING = 'rising';

function page(/** @type {import('../games.js').Game} */ game) {
  const now = settings.current();
  const choose = (/** @type {keyof typeof settings.CHOICES} */ name) => (/** @type {string} */ value) =>
    settings.change({ [name]: value });
  const few = (/** @type {keyof typeof settings.CHOICES} */ name) => ({
    name,
    legend: t(`settings-${name}`),
    values: settings.CHOICES[name],
    chosen: now[name],
    word: (/** @type {string} */ value) => t(`settings-${name}-${value}`),
    choose: choose(name),
  });
  const speech = (/** @type {string} */ value) =>
    value === 'system' ? t('settings-system') : LANGUAGE_NAMES[/** @type {keyof typeof LANGUAGE_NAMES} */ (value)];
  return html`
    <h1>${t('settings-title')}</h1>
    <section class="panel settings-group">
      <h2>${t('settings-look')}</h2>
      ${segments({ ...few('language'), word: speech })}
      ${segments({ ...few('theme'), word: (value) => t(value === 'system' ? 'settings-system' : `settings-theme-${value}`) })}
      ${segments(few('text'))}
    </section>
    <section class="panel settings-group">
      <h2>${t('settings-table')}</h2>
      ${segments({ ...few('pace'), hint: t('settings-pace-hint') })}
      ${segments({ ...few('results'), hint: t('settings-results-hint') })}
      ${segments({
        name: 'level',
        legend: t('settings-level'),
        hint: t('settings-level-hint'),
        values: [RISING, ...game.levels],
        chosen: now.levels[game.id] ?? RISING,
        word: (value) => (value === RISING ? t('settings-level-rising') : levelWords(game.id, value)),
        choose: (value) => settings.change({ levels: { ...now.levels, [game.id]: value } }),
      })}
      ${choices({ ...few('prompter'), why: (value) => t(`settings-prompter-${value}.why`) })}
      ${toggle({ name: 'remarks', label: t('settings-remarks'), on: now.remarks, turn: (remarks) => settings.change({ remarks }) })}
      ${toggle({
        name: 'letters',
        label: t('settings-letters'),
        hint: t('settings-letters-hint'),
        on: now.letters,
        turn: (letters) => settings.change({ letters }),
      })}
    </section>
    <section class="panel settings-group">
      <h2>${t('settings-sound')}</h2>
      ${volume('effects', 'coin')} ${volume('music', 'sample')}
      <p class="soft hint">${t('settings-sound-hint')}</p>
    </section>
    <p class="soft">${t('settings-kept')}</p>
  `;
}

/** A volume is judged by ear: when the slider is let go, something sounds. */
function volume(/** @type {'effects' | 'music'} */ name, /** @type {import('./sound.js').Sound} */ sample) {
  return slider({
    name,
    label: t(`settings-${name}`),
    value: settings.current()[name],
    set: (value) => settings.change({ [name]: value }),
    done: () => sound(sample),
  });
}
