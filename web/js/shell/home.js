// Home: the bill of one game with a big Play, a door to every other screen, and the posters of the other games.
import { html, nothing, properties, render } from './lit.js';
import { SITE } from '../engine/site.js';
import { allGames } from '../games.js';
import * as settings from './settings.js';
import { playNow } from '../play/play.js';
import { listAsides, unfinishedGame } from '../play/saves.js';
import { playersOf, strengthWords } from '../play/players.js';
import { expectedSeats, lastSetup } from '../play/start.js';
import { updateNotice } from './parts.js';
import { to } from './router.js';
import { drawn, screensOf } from './screen-list.js';
import { storeTrouble } from './store.js';
import { t, wordsOf } from './words.js';

/**
 * @typedef {import('./screen-list.js').Shell} Shell
 * @typedef {import('../games.js').Game} Game
 * @typedef {{busy: boolean, saved: import('../play/saves.js').SavedGame | null, first: boolean, asides: number}} State
 */

/** @type {import('./screen-list.js').ScreenModule['mount']} */
export function mount(root, shell, _path, game) {
  /** @type {State} */
  const state = {
    busy: false,
    saved: unfinishedGame(game.id),
    first: !settings.current().visited && game.screens.includes('learn'),
    asides: listAsides().length,
  };
  const play = async () => {
    if (state.busy) return;
    state.busy = true;
    draw();
    await playNow(shell, game);
    state.busy = false;
    draw();
  };
  const draw = () => render(page(shell, game, state, play), root);
  return drawn(draw);
}

function page(/** @type {Shell} */ shell, /** @type {Game} */ game, /** @type {State} */ { busy, saved, first, asides }, /** @type {() => void} */ play) {
  const words = wordsOf(game.id);
  const rest = allGames().filter(({ id }) => id !== game.id);
  return html`
    <section class="home">
      <div class="home-bill" data-games=${rest.length + 1}>
        <div class="home-posters" style=${properties({ '--games': rest.length + 1 })}>
          <img class="home-poster" src=${posterOf(game)} alt="" width="640" height="480" />
          ${others(rest)}
        </div>
        <div class="home-words">
          <p class="home-over">${words.t('home-over')}</p>
          <h1 class="home-name">${words.t('name')}</h1>
          <p class="home-under">${words.t('home-under')}</p>
          ${notices(shell, asides)}
          <div class="home-doors">
            ${first ? html`<a class="button primary large" href=${to('learn')}>${t('home-learn-first')}</a>` : nothing}
            <button class="button primary large" id="play" aria-disabled=${busy} @click=${play}>
              ${playWords(saved, first)}
            </button>
            <p class="soft home-hint">${busy ? shell.status().line : playHint(game, saved)}</p>
          </div>
          <nav aria-label=${t('home-title')}>
            <ul class="home-row" role="list">
              ${doors(game, 'row', first).map(([id, { title }]) => html`<li><a class="button" href=${to(id)}>${t(title)}</a></li>`)}
            </ul>
          </nav>
        </div>
      </div>
      <footer class="home-foot">
        <p class="status">${shell.status().line}</p>
        ${doors(game, 'quiet', first).map(([id, { title }]) => html`<a href=${to(id)}>${t(title)}</a>`)}
      </footer>
    </section>
  `;
}

const playWords = (/** @type {State['saved']} */ saved, first = false) => t(saved ? 'home-resume' : first ? 'home-just-play' : 'home-play');

const posterOf = (/** @type {Game} */ { id, poster }) => `${SITE}games/${id}/${poster}`;

/** The other games of the house: each poster leads to a bill of its own, and its button straight to the table. */
function others(/** @type {Game[]} */ rest) {
  if (!rest.length) return nothing;
  return html`<nav class="home-others" aria-label=${t('home-others')}>
    <ul role="list">
      ${rest.map((game) => {
        const name = wordsOf(game.id).t('name');
        const go = playWords(unfinishedGame(game.id));
        return html`<li><a class="home-other" href=${to('home', '', game.id)}>
          <img class="home-poster" src=${posterOf(game)} alt="" width="640" height="480" /><span>${name}</span></a>
          <a class="button home-go" href=${to('play', '', game.id)} aria-label="${go}: ${name}">${go}</a></li>`;
      })}
    </ul>
  </nav>`;
}

/** The screens that Home offers in one place; what is offered big on a first visit joins the row afterwards. */
function doors(/** @type {Game} */ game, /** @type {'row' | 'quiet'} */ where, /** @type {boolean} */ first) {
  return screensOf(game).filter(([, { home }]) => home === where || (home === 'first' && where === 'row' && !first));
}

function playHint(/** @type {Game} */ game, /** @type {State['saved']} */ saved) {
  if (!saved) return wordsOf(game.id).t('home-play-hint', { rivals: strengthWords(playersOf({ seats: expectedSeats(lastSetup(game)) }), game.id) });
  return t('home-resume-hint', { count: saved.record.seats.length - 1, when: new Date(saved.saved) });
}

/** What people must know about what is and is not kept. */
function notices(/** @type {Shell} */ shell, /** @type {number} */ asides) {
  const trouble = storeTrouble();
  return html`
    ${trouble ? html`<p class="notice bad" role="status">${t(`store-${trouble}`)}</p>` : nothing}
    ${asides
      ? html`<p class="notice">${t('store-asides', { count: asides })} <a href=${to('about')}>${t('store-asides-where')}</a></p>`
      : nothing}
    ${updateNotice(shell)}
  `;
}
