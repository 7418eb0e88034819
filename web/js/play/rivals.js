// The rivals of the house: who they are, how they play, and what has been between you.
import { html, render } from '../shell/lit.js';
import { drawn } from '../shell/screen-list.js';
import { t, wordsOf } from '../shell/words.js';
import { levelWords, portrait, rivalName } from './players.js';
import { meetings } from './rival-record.js';

/** @type {import('../shell/screen-list.js').ScreenModule['mount']} */
export function mount(root, _shell, path, game) {
  const met = new Map(game.rivals.map((id) => [id, meetings(game.id, id)]));
  const showing = drawn(() => render(html`
    <h1>${t('rivals-title')}</h1>
    <p>${t('rivals-note')}</p>
    ${game.rivals.map((id) => html`<article class="panel rival-page" id="rival-${id}">
      <img src=${portrait(id)} alt="" width="120" height="120" />
      <div><h2>${rivalName(id)}</h2>
        <p>${wordsOf(game.id).t(`way-${id}`)}</p>
        <p class="soft">${t('rival-met', { .../** @type {import('./rival-record.js').Meetings} */ (met.get(id)) })}</p></div>
      <span class="rival-moods" aria-hidden="true">${['glad', 'cross', 'sly'].map((mood) => html`<img src=${portrait(id, mood)} alt="" width="56" height="56" loading="lazy" />`)}</span>
    </article>`)}
    <section><h2>${t('rivals-levels')}</h2>
      <ol>${game.levels.map((level) => html`<li>${levelWords(game.id, level)}</li>`)}</ol></section>
  `, root));
  document.getElementById(`rival-${path}`)?.scrollIntoView();
  return showing;
}
