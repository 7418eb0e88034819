// Setting up a table: how many, against whom, by which rules, and with which deal.
import { html, live, nothing, render } from '../shell/lit.js';
import { levelWords, LONGEST_SEED, newSeed, portrait, rivalName, tidySeed, usualSetup } from './players.js';
import * as settings from '../shell/settings.js';
import { lastSetup, Refused, startGame } from './start.js';
import { hasWords, t, wordsOf } from '../shell/words.js';
import { choices, list, segments } from '../shell/controls.js';
import { to } from '../shell/router.js';
import { drawn } from '../shell/screen-list.js';

/** @typedef {import('./players.js').Setup} Setup */
/** @typedef {import('../games.js').Game} Game */
/** @typedef {{setup: Setup, busy: boolean, refused: string | null}} State */

/** @type {import('../shell/screen-list.js').ScreenModule['mount']} */
export function mount(root, shell, _path, game) {
  /** @type {State} */
  const state = { setup: lastSetup(game), busy: false, refused: null };
  const draw = () => render(page(state, game, change, begin, shell.status().line), root);
  const change = (/** @type {Partial<Setup>} */ changes) => {
    state.setup = { ...state.setup, ...changes };
    state.refused = null;
    keepSetup(state.setup);
    draw();
  };
  const begin = async () => {
    if (state.busy) return;
    state.busy = true;
    draw();
    try {
      keepSetup(state.setup);
      shell.go('table', await startGame(shell.engine, { ...state.setup, seed: tidySeed(state.setup.seed) }, shell.app));
    } catch (error) {
      if (error instanceof Refused) state.refused = hasWords(`error-${error.code}`) ? t(`error-${error.code}`) : error.message;
      else shell.trouble({ kind: 'engine', code: /** @type {any} */ (error).code ?? 'bug', sentence: String(error), record: null });
      state.busy = false; // and not when it went well: until the table is there, a second tap would deal a second game
      draw();
    }
  };
  return drawn(draw);
}

/**
 * @param {State} state
 * @param {Game} game
 * @param {(changes: Partial<Setup>) => void} change
 * @param {() => void} begin
 * @param {string} status
 */
function page({ setup, busy, refused }, game, change, begin, status) {
  const words = wordsOf(game.id);
  return html`
    <h1>${t('set-up-title')}</h1>
    <section class="panel settings-group">
      ${segments({
        name: 'seats',
        legend: t('set-up-seats'),
        values: game.seats,
        chosen: setup.seats,
        word: (value) => value,
        choose: (value) => change({ seats: Number(value), first: 'draw' }),
      })}
      <fieldset class="field">
        <legend>${t('set-up-rivals')}</legend>
        <ol class="rivals" role="list">
          ${setup.rivals.slice(0, setup.seats - 1).map((_, index) => rival(setup, game, index, change))}
        </ol>
        <p class="soft hint">${t('set-up-fair')} <a href=${to('rivals')}>${t('rivals-title')}</a></p>
      </fieldset>
    </section>
    <section class="panel settings-group">
      <h2>${t('set-up-rules')}</h2>
      ${Object.entries(game.options).map(([name, values]) =>
        choices({
          name,
          legend: words.t(`option-${name}`),
          values,
          chosen: setup.options[name] ?? '',
          word: (value) => words.t(`option-${name}-${value}`),
          why: (value) => words.t(`option-${name}-${value}.why`),
          choose: (value) => change({ options: { ...setup.options, [name]: value } }),
        }),
      )}
      ${segments({
        name: 'first',
        legend: words.t('set-up-first'),
        values: ['draw', ...Array.from({ length: setup.seats }, (_, seat) => seat)],
        chosen: setup.first,
        word: (value) => (value === 'draw' ? t('set-up-first-draw') : seatName(setup, Number(value))),
        choose: (value) => change({ first: value === 'draw' ? 'draw' : Number(value) }),
      })}
      ${seedField(setup, change)}
    </section>
    ${refused ? html`<p class="notice bad" role="alert">${refused}</p>` : nothing}
    <div class="row begin">
      <button class="button primary large" id="begin" aria-disabled=${busy} @click=${begin}>${t('set-up-begin')}</button>
      <button class="button quiet" @click=${() => change(usualSetup(game))}>${t('set-up-usual')}</button>
      ${busy ? html`<p class="status" role="status">${status}</p>` : nothing}
    </div>
  `;
}

/** Remembers a table for the next time, but not its deal. */
function keepSetup(/** @type {Setup} */ setup) {
  settings.change({ setups: { ...settings.current().setups, [setup.game]: { ...setup, seed: '' } }, visited: true });
}

/** Who sits on a seat, as far as that is known before the game. */
function seatName(/** @type {Setup} */ { rivals }, /** @type {number} */ seat) {
  if (seat === 0) return t('player-you');
  const id = rivals[seat - 1]?.id ?? 'surprise';
  return id === 'surprise' ? t('set-up-seat', { seat: seat + 1 }) : rivalName(id);
}

/**
 * @param {Setup} setup
 * @param {Game} game
 * @param {number} index
 * @param {(changes: Partial<Setup>) => void} change
 */
function rival({ rivals }, game, index, change) {
  const asked = rivals[index] ?? { id: 'surprise', level: 'fitting' };
  const set = (/** @type {Partial<typeof asked>} */ news) =>
    change({ rivals: rivals.map((each, place) => (place === index ? { ...each, ...news } : each)) });
  const others = new Set(rivals.filter((_, place) => place !== index).map(({ id }) => id));
  const surprise = asked.id === 'surprise';
  return html`<li class="rival">
    <span class="rival-face">
      ${surprise
        ? html`<span class="rival-mask" aria-hidden="true">?</span>`
        : html`<img src=${portrait(asked.id)} alt="" width="72" height="72" />`}
      <span class="seat" data-seat=${index + 1} aria-hidden="true">${surprise ? index + 2 : rivalName(asked.id).charAt(0)}</span>
    </span>
    <span class="rival-choices">
      ${list({
        label: t('set-up-rival', { seat: index + 2 }),
        name: `rival-${index}`,
        values: ['surprise', ...game.rivals.filter((id) => !others.has(id))],
        chosen: asked.id,
        word: (value) => (value === 'surprise' ? t('surprise') : rivalName(value)),
        choose: (id) => set({ id }),
      })}
      ${list({
        label: t('set-up-level'),
        name: `level-${index}`,
        values: ['fitting', 'surprise', ...game.levels],
        chosen: asked.level,
        word: (value) => (value === 'surprise' ? t('surprise') : levelWords(game.id, value)),
        choose: (level) => set({ level }),
      })}
      <span class="soft rival-way">${surprise ? t('set-up-surprise-hint') : html`${wordsOf(game.id).t(`way-${asked.id}`)} <a href=${to('rivals', asked.id)}>${t('rival-page')}</a>`}</span>
    </span>
  </li>`;
}

function seedField(/** @type {Setup} */ setup, /** @type {(changes: Partial<Setup>) => void} */ change) {
  return html`<div class="field">
    <label for="seed">${t('set-up-seed')}</label>
    <p class="soft hint" id="seed-hint">${t('set-up-seed-hint')}</p>
    <div class="row">
      <input class="input" id="seed" name="seed" autocomplete="off" autocapitalize="off" spellcheck="false"
        maxlength=${LONGEST_SEED} placeholder=${t('set-up-seed-new')} aria-describedby="seed-hint" .value=${live(setup.seed)}
        @input=${(/** @type {Event} */ event) => change({ seed: typed(event) })}
        @change=${(/** @type {Event} */ event) => change({ seed: tidySeed(typed(event)) })} />
      <button class="button" @click=${() => change({ seed: newSeed() })}>${t('set-up-seed-draw')}</button>
    </div>
  </div>`;
}

const typed = (/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).value;
