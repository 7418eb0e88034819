// A lesson that only tells: pages with a figure each, before the table is touched.
import { html, render } from '../shell/lit.js';
import { announce } from '../shell/announce.js';
import { guide } from './guide.js';
import { wordsOf } from '../shell/words.js';

/** Puts such a lesson up; leaving it takes it down. */
export function tellLesson(/** @type {HTMLElement} */ root, /** @type {import('./lesson.js').LessonOrder} */ order) {
  const { lesson, game, next } = order;
  const figures = lesson.figures ?? [];
  const { t: told } = wordsOf(game.id);
  let page = 0;
  const onward = () => {
    page += 1;
    show();
  };
  const draw = () => {
    const words = told(`learn-${lesson.id}-${page + 1}-tell`);
    render(html`<div class="lesson-guide">${guide(order, { words, wrong: false, over: page === figures.length - 1, done: true, next }, onward)}</div>
      <div class="lesson-figure">${figures[page]?.()}</div>`, root);
  };
  const show = () => {
    if (page === figures.length - 1) order.done();
    announce(told(`learn-${lesson.id}-${page + 1}-tell`));
    draw();
    /** @type {HTMLElement | null} */ (root.querySelector('.lesson-ways .primary'))?.focus({ preventScroll: true });
    root.querySelector('.lesson-figure')?.scrollTo(0, 0);
  };
  root.classList.add('lesson');
  show();
  return {
    refresh: draw,
    leave: () => root.classList.remove('lesson'),
  };
}
