// About: version, whether the game is ready offline, what is kept here, and who made what we ship.
import { html, nothing, render } from './lit.js';
import { get } from '../engine/site.js';
import { lookForUpdate } from './offline.js';
import { copyButton } from './copy.js';
import { confirm } from './dialog.js';
import { allGames } from '../games.js';
import { deleteAside, listAsides, listGames } from '../play/saves.js';
import { updateNotice } from './parts.js';
import { storeTrouble } from './store.js';
import { allWords, t, wordsOf } from './words.js';

/** @typedef {{name: string, version: string, licence: string, author: string}} Licence */

/** @type {import('./screen-list.js').ScreenModule['mount']} */
export async function mount(root, shell) {
  await Promise.all(allGames().map(({ id }) => allWords(id)));
  /** @type {Licence[]} */
  let licences = [];
  let kept = keptHere();
  const draw = () => render(page(shell, licences, kept, reread), root);
  const reread = () => {
    kept = keptHere();
    draw();
  };
  get('licences.json')
    .then((response) => response.json())
    .then((listed) => {
      licences = listed;
      draw();
    })
    .catch(() => undefined); // the list stands in the repository too
  lookForUpdate();
  draw();
  return { refresh: (news) => (news === 'all' ? reread() : draw()), leave: () => undefined };
}

/** @typedef {ReturnType<typeof keptHere>} Kept */

/** What this device keeps, read once and not at every bit of news. */
const keptHere = () => ({ games: listGames(), asides: listAsides() });

function page(
  /** @type {import('./screen-list.js').Shell} */ shell,
  /** @type {Licence[]} */ licences,
  /** @type {Kept} */ kept,
  /** @type {() => void} */ reread,
) {
  return html`
    <h1>${t('about-title')}</h1>
    <section class="panel settings-group">
      ${allGames().map(({ id }) => html`<p>${wordsOf(id).t('about-game')}</p><p>${wordsOf(id).t('about-ours')}</p>`)}
      <dl class="facts">
        <div><dt>${t('about-version')}</dt><dd>${shell.app}</dd></div>
        <div><dt>${t('about-offline')}</dt><dd>${shell.status().line}</dd></div>
      </dl>
      ${updateNotice(shell)}
      <p class="soft">${t('about-private')}</p>
    </section>
    ${keptWords(kept, reread)}
    <section class="panel settings-group">
      <h2>${t('about-licences')}</h2>
      <p>${t('about-licence-ours')}</p>
      <ul class="licences">
        ${licences.map(
          ({ name, version, licence, author }) =>
            html`<li><strong>${name}</strong> ${version} <span class="soft">${licence}${author ? ` · ${author}` : ''}</span></li>`,
        )}
      </ul>
    </section>
  `;
}

/** What this device keeps: the last game's record to copy, and what could not be read. */
function keptWords(/** @type {Kept} */ { games, asides }, /** @type {() => void} */ reread) {
  const trouble = storeTrouble();
  const [last] = games;
  return html`<section class="panel settings-group">
    <h2>${t('about-kept')}</h2>
    <p>${trouble ? t(`store-${trouble}`) : t('about-games', { count: games.length })}</p>
    ${last ? html`<p>${copyButton(() => t('about-copy-record'), () => JSON.stringify(last.record))}</p>` : nothing}
    ${asides.length
      ? html`<h3>${t('about-asides')}</h3>
          <p class="soft">${t('about-asides-why')}</p>
          <ul class="asides" role="list">
            ${asides.map(({ name, text }) => aside(name, text, reread))}
          </ul>`
      : nothing}
  </section>`;
}

function aside(/** @type {string} */ name, /** @type {string} */ text, /** @type {() => void} */ reread) {
  const remove = async () => {
    const sure = await confirm({
      title: () => t('aside-delete'),
      sentence: () => t('aside-delete-sure', { name }),
      yes: () => t('aside-delete'),
    });
    if (!sure) return;
    deleteAside(name);
    reread();
  };
  return html`<li class="row">
    <span class="chip">${name}</span>
    ${copyButton(() => t('aside-copy'), () => text)}
    <button class="button quiet" @click=${remove}>${t('aside-delete')}</button>
  </li>`;
}
