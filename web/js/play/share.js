// Sharing a game: its result in words, a link to the same deal, and a link to the whole game.
import { html, nothing, render } from '../shell/lit.js';
import { copyButton } from '../shell/copy.js';
import { companionOf } from '../games.js';
import { to } from '../shell/router.js';
import { wasPrompted } from './prompter.js';
import { dealLink, replayLink } from './links.js';
import { shareText } from './result.js';
import { loadGame } from './saves.js';
import { loadStyles } from '../shell/styles.js';
import { t } from '../shell/words.js';
import { shareButton } from '../shell/copy.js';
import { nowhere } from '../shell/screen-list.js';

/** @type {import('../shell/screen-list.js').ScreenModule['mount']} */
export async function mount(root, shell, path) {
  const game = loadGame(path);
  if (!game) {
    shell.say(t('no-such-game'), 'bad');
    shell.go('home');
    return nowhere;
  }
  const [companion] = await Promise.all([companionOf(game.record.game), loadStyles(['css/past.css'])]);
  const draw = () => {
    const text = shareText(game, companion, wasPrompted(game.record));
    render(
      html`
        <h1>${t('share-title')}</h1>
        <p>${t('share-lead')}</p>
        <section class="panel stack">
          <h2>${t('share-words')}</h2>
          <blockquote class="share-text" id="share-text">${text}</blockquote>
          <div class="row">${copyButton(() => t('share-copy'), () => text)} ${'share' in navigator ? shareButton(text) : nothing}</div>
        </section>
        <section class="panel stack">
          <h2>${t('share-links')}</h2>
          ${link('share-deal-link', dealLink(game.record))} ${game.over ? link('share-replay-link', replayLink(game.record)) : nothing}
        </section>
        <p class="row"><a class="button" href=${to('past')}>${t('past-title')}</a> <a class="button" href=${to('home')}>${t('back-home')}</a></p>
      `,
      root,
    );
  };
  draw();
  return { refresh: draw, leave: () => undefined };
}

function link(/** @type {string} */ words, /** @type {string} */ address) {
  return html`<div class="share-link"><span class="label">${t(words)}</span>
    <input class="input" id=${words} readonly .value=${address} aria-label=${t(words)} @focus=${(/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select()}>
    ${copyButton(() => t('share-copy'), () => address)}</div>`;
}
