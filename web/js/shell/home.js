// Home: one big Play, and a door to every other screen.
import { html, nothing, render } from '../../vendor/lit-html/lit-html.js';
import { SITE } from '../engine/site.js';
import { GAME, gameEntry } from '../games.js';
import * as settings from './settings.js';
import { lastSetup } from '../play/start.js';
import { listAsides, storeTrouble, unfinishedGame } from './store.js';
import { t } from './words.js';
import { playNow } from '../play/play.js';
import { drawn, screenEntries, screenEntry } from './screen-list.js';

/** @typedef {import('./screen-list.js').Shell} Shell */

/** @typedef {{busy: boolean, game: import('./store.js').SavedGame | null, first: boolean, asides: number}} State */

/** @type {import('./screen-list.js').ScreenModule['mount']} */
export function mount(root, shell) {
  /** @type {State} */
  const state = {
    busy: false,
    game: unfinishedGame(),
    first: !settings.current().visited && screenEntry('learn') !== undefined,
    asides: listAsides().length,
  };
  const play = async () => {
    if (state.busy) return;
    state.busy = true;
    draw();
    await playNow(shell);
    state.busy = false;
    draw();
  };
  const draw = () => render(page(shell, state, play), root);
  return drawn(draw);
}

function page(/** @type {Shell} */ shell, /** @type {State} */ { busy, game, first, asides }, /** @type {() => void} */ play) {
  const poster = gameEntry(GAME)?.poster;
  return html`
    <section class="home">
      <div class="home-bill">
        ${poster ? html`<img class="home-poster" src="${SITE}${poster}" alt="" width="640" height="480" />` : nothing}
        <div class="home-words">
          <p class="home-over">${t('home-over')}</p>
          <h1 class="home-name">${t('app-name')}</h1>
          <p class="home-under">${t('home-under')}</p>
          ${notices(shell, asides)}
          <div class="home-doors">
            ${first ? html`<a class="button primary large" href="#learn">${t('home-learn-first')}</a>` : nothing}
            <button class="button primary large" id="play" aria-disabled=${busy} @click=${play}>
              ${t(game ? 'home-resume' : first ? 'home-just-play' : 'home-play')}
            </button>
            <p class="soft home-hint">${busy ? shell.status().line : playHint(game)}</p>
          </div>
          <nav aria-label=${t('home-title')}>
            <ul class="home-row" role="list">
              ${doors('row', first).map(([id, { title }]) => html`<li><a class="button" href="#${id}">${t(title)}</a></li>`)}
            </ul>
          </nav>
        </div>
      </div>
      <footer class="home-foot">
        <p class="status">${shell.status().line}</p>
        ${doors('quiet', first).map(([id, { title }]) => html`<a href="#${id}">${t(title)}</a>`)}
      </footer>
    </section>
  `;
}

/** The screens that Home offers in one place; what is offered big on a first visit joins the row afterwards. */
function doors(/** @type {'row' | 'quiet'} */ where, /** @type {boolean} */ first) {
  return screenEntries().filter(([, { home }]) => home === where || (home === 'first' && where === 'row' && !first));
}

function playHint(/** @type {State['game']} */ game) {
  if (!game) return t('home-play-hint', { count: lastSetup().seats - 1 });
  return t('home-resume-hint', { count: game.record.seats.length - 1, when: new Date(game.saved) });
}

/** What people must know about what is and is not kept. */
function notices(/** @type {Shell} */ shell, /** @type {number} */ asides) {
  const trouble = storeTrouble();
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
