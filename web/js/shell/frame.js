// What stands around every screen: header, menu, sentences on top, and the place for the screen itself.
import { html, nothing, render, until } from './lit.js';
import { openDialog } from './dialog.js';
import { icon } from './icon.js';
import { gameOnShow, to } from './router.js';
import { screensOf } from './screen-list.js';
import { status } from './status.js';
import { storeTrouble } from './store.js';
import { properties } from './styles.js';
import { t, wordsOf } from './words.js';

/** @typedef {{sentence: string, kind: 'plain' | 'bad'}} Note */

/**
 * Draws the frame around two elements that live on: the screen's place and the headline.
 * @param {HTMLElement} root
 * @param {{bare: boolean, screen: string, notes: Note[], dismiss: (note: Note) => void, help: () => void}} shown
 */
export function drawFrame(root, { bare, screen, notes, dismiss, help }) {
  const { share, line } = status();
  render(
    html`
      <a class="skip visually-hidden" href="#main" @click=${skip}>${t('skip')}</a>
      <header class="bar" data-screen=${screen}>
        <button class="button quiet icon" id="menu" aria-haspopup="dialog" aria-label=${t('menu')} @click=${() => openMenu(screen)}>
          ${icon('menu')}
        </button>
        <a class="bar-name display" href=${to('home')}>${wordsOf(gameOnShow().id).t('name')}<span class="visually-hidden">, ${t('home-title')}</span></a>
        ${headline} ${unkept()}
        <button class="button quiet icon" id="help" aria-haspopup="dialog" aria-label=${t('help-title')} @click=${help}>
          ${icon('help')}
        </button>
        ${share === null
          ? nothing
          : html`<div class="bar-progress" style=${properties({ '--share': share })} role="progressbar"
              aria-label=${line} aria-valuemin="0" aria-valuemax="100" aria-valuenow=${Math.floor(share * 100)}></div>`}
      </header>
      <main id="main" class=${bare ? 'main bare' : 'main'} tabindex="-1">
        ${notes.map(
          (note) => html`<div class="notice ${note.kind}" role="status">
            <span>${note.sentence}</span>
            <button class="button quiet icon" aria-label=${t('close')} @click=${() => dismiss(note)}>${icon('close')}</button>
          </div>`,
        )}
        ${place}
      </main>
    `,
    root,
  );
}

/** The middle of the header: a table may put one line of its own there. */
export const headline = Object.assign(document.createElement('div'), { className: 'bar-headline' });

/** Where a screen is drawn. */
export const place = Object.assign(document.createElement('div'), { className: 'screen' });

/** That nothing is kept now is in sight on every screen, as long as it lasts; a tap says why and what helps. */
function unkept() {
  const trouble = storeTrouble();
  if (!trouble) return nothing;
  const explain = () =>
    openDialog({
      title: () => t('store-unkept'),
      body: (close) => html`<p>${t(`store-${trouble}`)}</p>
        <p>${t(`store-${trouble}-help`)}</p>
        <p><a class="button" href=${to('past')} @click=${close}>${t('past-title')}</a></p>`,
    });
  return html`<button class="button quiet bar-unkept" id="unkept" aria-haspopup="dialog" @click=${explain}>${t('store-unkept')}</button>`;
}

function skip(/** @type {Event} */ event) {
  event.preventDefault(); // the address is for screens
  document.getElementById('main')?.focus();
}

function openMenu(/** @type {string} */ screen) {
  // At a table the menu also holds what one wants to change in mid-game.
  const quick = screen === 'table' ? import('./quick-settings.js').then(({ quickSettings }) => quickSettings()) : nothing;
  openDialog({
    kind: 'menu',
    title: () => wordsOf(gameOnShow().id).t('name'),
    body: (close) => html`${until(quick, nothing)}<nav aria-label=${t('menu')}>
      <ul class="menu" role="list">
        ${screensOf(gameOnShow())
          .filter(([, { menu }]) => menu)
          .map(([id, { title }]) => html`<li><a class="button quiet" href=${to(id)} @click=${close}>${t(title)}</a></li>`)}
      </ul>
      <p class="status">${status().line}</p>
    </nav>`,
  });
}
