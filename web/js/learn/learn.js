// The rehearsal: an overview of its scenes, or one of them on the real table. Recorded, so it needs no Python.
import { html, nothing, render } from '../../vendor/lit-html/lit-html.js';
import { get } from '../engine/site.js';
import { companionOf, GAME, gameEntry } from '../games.js';
import { icon } from '../shell/icon.js';
import { playScene } from './lesson.js';
import * as settings from '../shell/settings.js';
import { readText, writeText } from '../shell/store.js';
import { loadStyles } from '../shell/styles.js';
import { allWords, t } from '../shell/words.js';

/**
 * @typedef {import('../shell/screen-list.js').Shell} Shell
 * @typedef {import('../game-contract.js').Scene} Scene
 */

const PROGRESS = 'learn';

/** @returns {string[]} the scenes that were played to their end */
export function scenesDone() {
  try {
    const done = JSON.parse(readText(PROGRESS) ?? '[]');
    return Array.isArray(done) ? done.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** @type {import('../shell/screen-list.js').ScreenModule['mount']} */
export async function mount(root, shell, path) {
  const entry = gameEntry(GAME);
  if (!entry) throw new Error(`no game ${GAME}`);
  const [{ scenes }] = await Promise.all([companionOf(GAME), loadStyles(['css/learn.css', ...entry.styles]), allWords()]);
  settings.change({ visited: true });
  const scene = scenes.find(({ id }) => id === path);
  if (!scene) {
    const draw = () => render(overview(scenes), root);
    draw();
    return { refresh: draw, leave: () => undefined };
  }
  const [module, told] = await Promise.all([entry.load(), recorded()]);
  const place = scenes.indexOf(scene);
  return playScene(root, {
    shell,
    game: module.default,
    scene,
    number: place + 1,
    count: scenes.length,
    acts: told[scene.id] ?? [],
    next: scenes[place + 1]?.id ?? null,
    done: () => writeText(PROGRESS, JSON.stringify([...new Set([...scenesDone(), scene.id])])),
  });
}

/** @returns {Promise<Record<string, import('./lesson.js').Act[]>>} the acts of every scene */
async function recorded() {
  /** @type {{id: string, acts: import('./lesson.js').Act[]}[]} */
  const list = await (await get(`scenes/${GAME}.json`)).json();
  return Object.fromEntries(list.map(({ id, acts }) => [id, acts]));
}

function overview(/** @type {Scene[]} */ scenes) {
  const done = new Set(scenesDone());
  const next = scenes.find(({ id }) => !done.has(id));
  return html`<section class="learn">
    <h1 class="display">${t('learn-title')}</h1>
    <p>${t('learn-lead')}</p>
    <ol class="learn-scenes" role="list">
      ${scenes.map(
        ({ id }, place) => html`<li>
          <a class="learn-scene panel ${done.has(id) ? 'done' : ''}" href="#learn/${id}">
            <span class="learn-number display" aria-hidden="true">${place + 1}</span>
            <span class="learn-words"><strong>${t(`learn-${id}`)}</strong><small>${t(`learn-${id}.hint`)}</small></span>
            ${done.has(id) ? html`<span class="chip">${icon('check')} ${t('learn-done')}</span>` : nothing}
          </a>
        </li>`,
      )}
    </ol>
    <div class="row">
      ${next
        ? html`<a class="button primary large" href="#learn/${next.id}">${done.size ? t('learn-resume') : t('learn-begin')}</a>`
        : html`<a class="button primary large" href="#play">${t('learn-play')}</a>`}
      <a class="button large" href="#rules">${t('rules-title')}</a>
    </div>
  </section>`;
}
