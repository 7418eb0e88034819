// Learn: an overview of a game's lessons, or one of them on the real table. Recorded, so it needs no Python.
import { html, nothing, render } from '../shell/lit.js';
import { get, missed } from '../engine/site.js';
import { icon } from '../shell/icon.js';
import { playLesson } from './lesson.js';
import { tellLesson } from './told.js';
import { to } from '../shell/router.js';
import * as settings from '../shell/settings.js';
import { addToListOf, readListOf } from '../shell/store.js';
import { gameStyles, loadStyles } from '../shell/styles.js';
import { t, wordsOf } from '../shell/words.js';

/**
 * @typedef {import('../games.js').Game} Game
 * @typedef {import('../game-contract.js').Lesson} Lesson
 */

const DONE = 'learn';

/** @type {import('../shell/screen-list.js').ScreenModule['mount']} */
export async function mount(root, shell, path, game) {
  const [{ lessons = [] }] = await Promise.all([game.companion(), loadStyles(['css/guided.css', 'css/learn.css', ...gameStyles(game.id)])]);
  settings.change({ visited: true });
  const lesson = lessons.find(({ id }) => id === path);
  if (!lesson) {
    const draw = () => render(overview(game, lessons), root);
    draw();
    return { refresh: draw, leave: () => undefined };
  }
  const [table, told] = await Promise.all([game.table(), recorded(game)]);
  const place = lessons.indexOf(lesson);
  const begin = lesson.figures ? tellLesson : playLesson;
  return begin(root, {
    shell,
    game,
    table,
    lesson,
    number: place + 1,
    count: lessons.length,
    acts: told[lesson.id] ?? [],
    next: lessons[place + 1]?.id ?? null,
    done: () => addToListOf(game.id, DONE, lesson.id),
  });
}

/** @returns {Promise<Record<string, import('./lesson.js').Act[]>>} the acts of every lesson */
async function recorded(/** @type {Game} */ { id: game }) {
  /** @type {{id: string, acts: import('./lesson.js').Act[]}[]} */
  const list = await (await get(`games/${game}/lessons.json`)).json().catch(missed);
  return Object.fromEntries(list.map(({ id, acts }) => [id, acts]));
}

function overview(/** @type {Game} */ { id: game }, /** @type {Lesson[]} */ lessons) {
  const words = wordsOf(game);
  const done = new Set(readListOf(game, DONE));
  const next = lessons.find(({ id }) => !done.has(id));
  return html`<section class="learn">
    <h1 class="display">${words.t('learn-title')}</h1>
    <p>${words.t('learn-lead')}</p>
    <ol class="learn-lessons" role="list">
      ${lessons.map(
        ({ id }, place) => html`<li>
          <a class="learn-lesson panel ${done.has(id) ? 'done' : ''}" href=${to('learn', id)}>
            <span class="learn-number display" aria-hidden="true">${place + 1}</span>
            <span class="learn-words"><strong>${words.t(`learn-${id}`)}</strong><small>${words.t(`learn-${id}.hint`)}</small></span>
            ${done.has(id) ? html`<span class="chip">${icon('check')} ${t('learn-done')}</span>` : nothing}
          </a>
        </li>`,
      )}
    </ol>
    <div class="row">
      ${next
        ? html`<a class="button primary large" href=${to('learn', next.id)}>${done.size ? t('learn-resume') : t('learn-begin')}</a>`
        : html`<a class="button primary large" href=${to('play')}>${t('learn-play')}</a>`}
      <a class="button large" href=${to('rules')}>${t('rules-title')}</a>
    </div>
  </section>`;
}
