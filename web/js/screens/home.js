// Home: one big Play, and a door to every other screen.
import { html, nothing, render } from '../../vendor/lit-html/lit-html.js';
import * as settings from '../settings.js';
import { lastSetup } from '../start.js';
import { listAsides, listGames, storeTrouble, unfinishedGame } from '../store.js';
import { t } from '../words.js';
import { playNow } from './play.js';
import { drawn, screenEntries, screenEntry } from './registry.js';

/** @typedef {import('./registry.js').Shell} Shell */

/** @type {import('./registry.js').ScreenModule['mount']} */
export function mount(root, shell) {
  const state = { busy: false };
  const draw = () => render(page(shell, state, draw), root);
  return drawn(draw);
}

function page(/** @type {Shell} */ shell, /** @type {{busy: boolean}} */ state, /** @type {() => void} */ draw) {
  const game = unfinishedGame();
  const first = !settings.current().visited && listGames().length === 0 && screenEntry('learn');
  const play = async () => {
    if (state.busy) return;
    state.busy = true;
    draw();
    await playNow(shell);
    state.busy = false;
  };
  return html`
    <section class="home">
      <div class="home-poster">
        <p class="home-over">${t('home-over')}</p>
        <h1 class="display home-name">${t('app-name')}</h1>
        <p class="home-under">${t('home-under')}</p>
      </div>
      ${notices(shell)}
      <div class="home-doors">
        ${first ? html`<a class="button primary large" href="#learn">${t('home-learn-first')}</a>` : nothing}
        <button class="button primary large" id="play" aria-disabled=${state.busy} @click=${play}>
          ${game ? t('home-resume') : first ? t('home-just-play') : t('home-play')}
        </button>
        <p class="soft home-hint">${state.busy ? shell.status().line : game ? resumeHint(game) : t('home-play-hint', { count: lastSetup().seats - 1 })}</p>
        <ul class="home-row" role="list">
          ${screenEntries()
            .filter(([, { home }]) => home === 'row' || (home === 'first' && !first))
            .map(([id, { title }]) => html`<li><a class="button" href="#${id}">${t(title)}</a></li>`)}
        </ul>
      </div>
      <footer class="home-foot">
        <p class="status">${shell.status().line}</p>
        <ul class="row" role="list">
          ${screenEntries()
            .filter(([, { home }]) => home === 'quiet')
            .map(([id, { title }]) => html`<li><a href="#${id}">${t(title)}</a></li>`)}
        </ul>
      </footer>
    </section>
  `;
}

function resumeHint(/** @type {import('../store.js').SavedGame} */ { record, saved }) {
  return t('home-resume-hint', { count: record.seats.length - 1, when: new Date(saved) });
}

/** What people must know about what is and is not kept. */
function notices(/** @type {Shell} */ shell) {
  const trouble = storeTrouble();
  const asides = listAsides().length;
  return html`
    ${trouble ? html`<p class="notice bad" role="status">${t(`store-${trouble}`)}</p>` : nothing}
    ${asides
      ? html`<p class="notice">${t('store-asides', { count: asides })} <a href="#about">${t('store-asides-where')}</a></p>`
      : nothing}
    ${shell.updateWaits()
      ? html`<p class="notice" role="status">
          ${t('update-ready')} <button class="button" @click=${() => shell.applyUpdate()}>${t('update-apply')}</button>
        </p>`
      : nothing}
  `;
}
