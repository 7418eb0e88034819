// One lesson on the real table: the learner plays, recordings answer, a sentence says what to touch.
import { render } from '../shell/lit.js';
import { announce } from '../shell/announce.js';
import { guide } from './guide.js';
import { playersOf } from '../play/players.js';
import { t, wordsOf } from '../shell/words.js';

/**
 * @typedef {import('../types.js').Shown} View
 * @typedef {import('../types.js').Table} Table
 * @typedef {{steps: View[], moves: Record<string, Turn>}} Turn  what a move leads to, and what may follow
 * @typedef {object} Act
 * @property {import('../types.js').GameRecord} record
 * @property {import('../types.js').Card[]} [deck]
 * @property {View} view
 * @property {Record<string, Turn>} moves
 * @property {Record<string, any>} [tries]  what each move would come to, where the table asks before one is played
 * @property {string} [triesAt]  where in the view that stands, as in houses.0.projected
 *
 * @typedef {object} LessonOrder
 * @property {import('../shell/screen-list.js').Shell} shell
 * @property {import('../games.js').Game} game
 * @property {import('../game-contract.js').TableModule} table
 * @property {import('../game-contract.js').Lesson} lesson
 * @property {number} number
 * @property {number} count
 * @property {Act[]} acts
 * @property {string | null} next  the lesson after this one
 * @property {() => void} done
 */

/** Puts a lesson up; leaving it takes it down. */
export function playLesson(/** @type {HTMLElement} */ root, /** @type {LessonOrder} */ order) {
  const { shell, lesson, acts } = order;
  const words = wordsOf(order.game.id);
  const state = { act: 0, step: /** @type {'ask' | 'watch' | 'done'} */ ('ask'), wrong: false };
  const strip = Object.assign(document.createElement('div'), { className: 'lesson-guide' });
  const place = Object.assign(document.createElement('div'), { className: 'table-root' });
  root.classList.add('lesson');
  root.append(strip, place);
  /** @type {import('../types.js').Mounted | null} */
  let mounted = null;
  let left = false;

  const draw = () => {
    render(guideOf(order, state, onward), strip);
    requestAnimationFrame(point);
  };
  const point = () => pointAt(place, state.step === 'ask' ? (lesson.points[state.act] ?? []) : []);
  const onward = () => {
    state.act += 1;
    enter();
  };
  const finish = () => {
    state.step = 'done';
    if (state.act === acts.length - 1) order.done();
    announce(words.t(`learn-${lesson.id}-${state.act + 1}-done`));
    draw();
    /** @type {HTMLElement | null} */ (strip.querySelector('.primary'))?.focus({ preventScroll: true });
  };

  const enter = () => {
    const act = acts[state.act];
    if (!act) return;
    mounted?.leave();
    Object.assign(state, { step: 'ask', wrong: false });
    const table = recordedTable(act, shell, {
      show: (step, before) => mounted?.show(step, before) ?? Promise.resolve(),
      watching: () => {
        Object.assign(state, { step: 'watch', wrong: false });
        draw();
      },
      refused: () => {
        Object.assign(state, { step: 'ask', wrong: true });
        announce(t('learn-not-this'));
        draw();
      },
      again: () => {
        state.step = 'ask';
        draw();
      },
      over: () => !left && finish(),
    });
    mounted = order.table.mount(place, table);
    announce(words.t(`learn-${lesson.id}-${state.act + 1}-ask`));
    draw();
  };
  for (const event of ['click', 'change', 'keyup']) place.addEventListener(event, () => requestAnimationFrame(point));
  enter();
  return {
    refresh: () => {
      mounted?.refresh();
      draw();
    },
    leave: () => {
      left = true;
      mounted?.leave();
      root.classList.remove('lesson');
    },
  };
}

/** Marks the first of these controls that has not been chosen yet. */
function pointAt(/** @type {HTMLElement} */ place, /** @type {string[]} */ controls) {
  for (const marked of place.querySelectorAll('[data-pointed]')) marked.removeAttribute('data-pointed');
  const next = controls.map((selector) => place.querySelector(selector)).find((element) => element && !isChosen(element));
  next?.setAttribute('data-pointed', '');
}

/** Whether a control has been chosen already; of a list, something always is. */
function isChosen(/** @type {Element} */ element) {
  return element.querySelector('input:checked') !== null || element.getAttribute('aria-pressed') === 'true';
}

/**
 * A table whose answers were recorded. Moves that were not recorded are refused kindly: the lesson says what to do.
 * @param {Act} act
 * @param {import('../shell/screen-list.js').Shell} shell
 * @param {{show: (step: View, before: View | null) => Promise<void>, watching: () => void, refused: () => void, again: () => void, over: () => void}} tell
 * @returns {Table}
 */
function recordedTable(act, shell, tell) {
  let open = act.moves;
  const record = { ...act.record, moves: [...act.record.moves] };
  /** @type {Table} */
  const table = {
    view: act.view,
    record,
    deck: Object.fromEntries((act.deck ?? []).map((card) => [card.id, card])),
    get players() {
      return playersOf(record);
    },
    starting: false,
    canUndo: false,
    undoCounts: false,
    rehearsal: true,
    offers: [],
    headline: shell.headline,
    play: async (move) => {
      if (!Object.keys(open).length) return false; // the act is over: a table may have more in mind than a lesson asks
      const turn = open[move];
      if (!turn) {
        await tell.show(table.view, null);
        tell.refused();
        return false;
      }
      record.moves.push(move);
      tell.watching();
      for (const step of turn.steps) {
        const before = table.view;
        table.view = step;
        await tell.show(step, before);
      }
      open = turn.moves;
      if (Object.keys(open).length) tell.again();
      else tell.over();
      return true;
    },
    undo: () => Promise.resolve(false),
    ask: (request) => Promise.resolve(answer(act, request)),
    go: (where) => shell.go(where),
  };
  return table;
}

/** The one thing a table asks that is not a move: what a move would come to. */
function answer(/** @type {Act} */ { view, tries, triesAt = '' }, /** @type {Record<string, any>} */ request) {
  const tried = request.do === 'try' ? tries?.[request.move] : undefined;
  if (tried === undefined) return { ok: false, error: { code: 'lesson', sentence: 'a lesson', facts: {} } };
  return { ok: true, view: withValue(view, triesAt.split('.'), tried) };
}

/** A copy of something in which one place holds another value. @returns {any} */
function withValue(/** @type {any} */ whole, /** @type {string[]} */ [first, ...rest], /** @type {unknown} */ value) {
  if (first === undefined) return value;
  const copy = Array.isArray(whole) ? [...whole] : { ...whole };
  copy[first] = withValue(copy[first], rest, value);
  return copy;
}

function guideOf(/** @type {LessonOrder} */ order, /** @type {{act: number, step: string, wrong: boolean}} */ { act, step, wrong }, /** @type {() => void} */ onward) {
  const { game, lesson, acts, next } = order;
  const words = step === 'watch' ? t('learn-watch') : wordsOf(game.id).t(`learn-${lesson.id}-${act + 1}-${step}`);
  return guide(order, { words, wrong, done: step === 'done', over: act === acts.length - 1, next }, onward);
}
