// Past games: how they ended, against whom, and what can be done with them. Backup and restore.
import { html, nothing, render, repeat } from '../shell/lit.js';
import { BadBackup, backupName, makeBackup, restore } from '../shell/backup.js';
import { copyButton } from '../shell/copy.js';
import { confirm } from '../shell/dialog.js';
import { chosenText, saveFile } from '../shell/files.js';
import { notation } from '../review/notation.js';
import { deckName } from './decks.js';
import { playersOf } from './players.js';
import { resultOf, resultWords, rivalWords } from './result.js';
import { deleteGame, listGames } from './saves.js';
import { to } from '../shell/router.js';
import { loadStyles } from '../shell/styles.js';
import { sentences, t } from '../shell/words.js';
import { troubleOf } from '../shell/parts.js';

/**
 * @typedef {import('../shell/screen-list.js').Shell} Shell
 * @typedef {import('./saves.js').SavedGame} SavedGame
 * @typedef {import('../games.js').Game} Game
 * @typedef {object} State
 * @property {SavedGame[]} games  as they were when they were read last
 * @property {number} shown
 * @property {string | null} open
 * @property {string | null} notation
 * @property {string} said
 * @property {boolean} bad
 * @property {number | null} share  of a backup that is being restored
 * @property {boolean} withSettings
 */

const PAGE = 30;
/** Milliseconds between two words on progress: a backup may hold thousands of games. */
const PACE = 100;

/** @type {import('../shell/screen-list.js').ScreenModule['mount']} */
export async function mount(root, shell, _path, game) {
  const [companion] = await Promise.all([game.companion(), loadStyles(['css/past.css'])]);
  /** @type {State} */
  const state = { games: [], shown: PAGE, open: null, notation: null, said: '', bad: false, share: null, withSettings: false };
  const draw = () => render(page({ shell, state, draw, reread, game, companion }), root);
  const reread = () => {
    state.games = listGames();
    draw();
  };
  reread();
  if (!state.games.length) state.withSettings = true;
  draw();
  return { refresh: (news) => (news === 'all' ? reread() : draw()), leave: () => undefined };
}

/** @typedef {{shell: Shell, state: State, draw: () => void, reread: () => void, game: Game, companion: import('../game-contract.js').Companion}} Page */

function page(/** @type {Page} */ whole) {
  const { state, draw, game } = whole;
  const games = state.games.filter(({ record }) => record.game === game.id);
  const more = () => {
    state.shown += PAGE;
    draw();
  };
  return html`
    <h1>${t('past-title')}</h1>
    <p class="row">
      <span>${t('past-count', { count: games.length })}</span>
      ${games.length ? html`<a class="button" href=${to('statistics')}>${t('statistics-title')}</a>` : nothing}
    </p>
    <ul class="past-list" role="list">
      ${repeat(games.slice(0, state.shown), ({ id }) => id, (one) => html`<li>${row(whole, one)}</li>`)}
    </ul>
    ${games.length > state.shown ? html`<button class="button" @click=${more}>${t('past-more')}</button>` : nothing}
    ${backup(whole)}
  `;
}

function row(/** @type {Page} */ { shell, state, draw, reread, companion }, /** @type {SavedGame} */ game) {
  const { record, saved, over, rehearsal, shared, daily, id } = game;
  const result = resultOf(game);
  const toggle = async () => {
    state.open = state.open === id ? null : id;
    state.notation = null;
    draw();
    if (state.open !== id) return;
    const reply = await shell.engine.ask({ do: 'moments', record }).catch((error) => troubleOf(shell, error, record));
    if (reply?.ok && state.open === id) state.notation = notation(record, reply.moments, game.final, companion);
    draw();
  };
  return html`<article class="panel past-game" data-game=${id}>
    <p class="past-result ${result?.won ? 'won' : ''}">${result ? resultWords(result) : t('past-unfinished', { moves: record.moves.length })}</p>
    <p class="soft">${t('past-line', { when: new Date(saved), rivals: rivalWords(playersOf(record), record.game) })}</p>
    <p class="row past-chips">
      <span class="chip">${t('past-seed', { seed: record.seed })}</span>
      ${daily ? html`<span class="chip">${t('daily-title')}</span>` : nothing}
      ${rehearsal ? html`<span class="chip">${t('past-rehearsal')}</span>` : nothing}
      ${shared ? html`<span class="chip">${t('past-shared')}</span>` : nothing}
      ${typeof record.deck === 'object' ? html`<span class="chip">${t('past-deck', { name: deckName(record.deck) })}</span>` : nothing}
    </p>
    <div class="row">
      ${over
        ? html`<a class="button" href=${to('watch', id)}>${t('watch-title')}</a><a class="button" href=${to('review', id)}>${t('review-open')}</a><a class="button" href=${to('share', id)}>${t('share-title')}</a>`
        : html`<a class="button primary" href=${to('table', id)}>${t('past-continue')}</a>`}
      <button class="button quiet" aria-expanded=${state.open === id} @click=${toggle}>${t('past-record')}</button>
      <button class="button quiet" @click=${() => remove(game, reread)}>${t('past-delete')}</button>
    </div>
    ${state.open === id ? recordOf(game, state) : nothing}
  </article>`;
}

function recordOf(/** @type {SavedGame} */ { record }, /** @type {State} */ state) {
  const json = JSON.stringify(record);
  return html`<div class="past-record">
    <div class="row">${copyButton(() => t('past-copy-json'), () => json)} ${state.notation ? copyButton(() => t('past-copy-notation'), () => state.notation ?? '') : nothing}</div>
    <pre tabindex="0">${state.notation ?? t('past-reading')}</pre>
  </div>`;
}

async function remove(/** @type {SavedGame} */ game, /** @type {() => void} */ reread) {
  const sure = await confirm({ title: () => t('past-delete'), sentence: () => t('past-delete-sure'), yes: () => t('past-delete') });
  if (sure) deleteGame(game.id);
  reread();
}

function backup(/** @type {Page} */ { shell, state, draw, reread }) {
  const read = async (/** @type {Event} */ event) => {
    const text = await chosenText(event);
    if (state.share !== null) return; // one at a time
    if (text === null) say(state, t('backup-bad'), true);
    else await takeIn(text, shell, state, draw);
    reread();
  };
  const tick = () => {
    state.withSettings = !state.withSettings;
    draw();
  };
  return html`<section class="panel backup" aria-labelledby="backup-title">
    <h2 id="backup-title">${t('backup-title')}</h2>
    <p>${t('backup-lead')}</p>
    <div class="row">
      <button class="button" id="backup-save" @click=${() => saveFile(backupName(), makeBackup(shell.app))}>${t('backup-save')}</button>
      <label class="button file"><input class="visually-hidden" type="file" id="backup-file" accept=".json,application/json" @change=${read}>${t('backup-restore')}</label>
      <label class="toggle"><input type="checkbox" role="switch" .checked=${state.withSettings} @change=${tick}><span>${t('backup-with-settings')}</span></label>
    </div>
    <p class=${state.bad ? 'notice bad' : ''} role="status" id="backup-said">${state.share === null ? state.said : t('backup-progress', { percent: Math.round(state.share * 100) })}</p>
  </section>`;
}

function say(/** @type {State} */ state, /** @type {string} */ said, bad = false) {
  Object.assign(state, { said, bad, share: null });
}

/** Restores, and says how it went. */
async function takeIn(/** @type {string} */ text, /** @type {Shell} */ shell, /** @type {State} */ state, /** @type {() => void} */ draw) {
  let told = 0;
  const onProgress = (/** @type {number} */ done, /** @type {number} */ total) => {
    state.share = done / total;
    if (performance.now() - told < PACE) return;
    told = performance.now();
    draw();
  };
  state.share = 0;
  try {
    const restored = await restore(text, shell.engine, { withSettings: state.withSettings, onProgress });
    say(state, ...restoredWords(restored));
  } catch (error) {
    if (!(error instanceof BadBackup)) troubleOf(shell, error, null);
    say(state, t('backup-bad'), true);
  }
}

/** @returns {[said: string, bad: boolean]} */
function restoredWords(/** @type {import('../shell/backup.js').Restored} */ { added, longer, known, refused, unkept, rest }) {
  const news = added + longer;
  if (refused && !(news + known + unkept)) return [t('backup-bad'), true];
  const said = [
    news || !unkept ? t('backup-done', { added: news, known }) : '',
    refused ? t('backup-refused', { refused }) : '',
    unkept ? t('backup-unkept', { unkept }) : '',
    rest ? '' : t('backup-unkept-rest'),
  ];
  return [sentences(said), unkept > 0 || !rest];
}
