// The strip above a lesson: where one is, what to do or what has happened, and the way on.
import { html, nothing } from '../shell/lit.js';
import { to } from '../shell/router.js';
import { t, wordsOf } from '../shell/words.js';

/**
 * @param {Pick<import('./lesson.js').LessonOrder, 'game' | 'lesson' | 'number' | 'count'>} order
 * @param {{words: string, wrong: boolean, done: boolean, over: boolean, next: string | null}} state  `done`: what was asked; `over`: it was the last thing
 * @param {() => void} onward
 */
export function guide({ game, lesson, number, count }, { words, wrong, done, over, next }, onward) {
  const { t: told } = wordsOf(game.id);
  return html`
    <p class="lesson-where"><strong>${t('learn-scene', { number, count })}</strong> <span>${told(`learn-${lesson.id}`)}</span></p>
    <p class="lesson-words">${wrong ? html`<em>${t('learn-not-this')}</em> ` : nothing}${words}</p>
    <div class="lesson-ways">
      ${!done
        ? html`<a class="button quiet" href=${to('learn', next ?? '')}>${t('learn-skip')}</a>`
        : over
          ? html`<a class="button primary" href=${next ? to('learn', next) : to('play')}>${t(next ? 'learn-next' : 'learn-play')}</a>`
          : html`<button class="button primary" @click=${onward}>${t('learn-on')}</button>`}
    </div>
  `;
}
