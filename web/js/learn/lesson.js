// One scene of the rehearsal on the real table: the learner plays, recordings answer, a sentence says what to touch.
import { html, nothing, render } from '../../vendor/lit-html/lit-html.js';
import { announce } from '../shell/announce.js';
import { playersOf } from '../play/players.js';
import { t } from '../shell/words.js';

/**
 * @typedef {import('../types.js').View} View
 * @typedef {import('../types.js').Table} Table
 * @typedef {{steps: View[], moves: Record<string, Turn>}} Turn  what a move leads to, and what may follow
 * @typedef {object} Act
 * @property {import('../types.js').GameRecord} record
 * @property {import('../types.js').Singer[]} deck
 * @property {View} view
 * @property {Record<string, Turn>} moves
 * @property {Record<string, import('../types.js').ScoreLines>} [tries]
 *
 * @typedef {object} SceneOrder
 * @property {import('../shell/screen-list.js').Shell} shell
 * @property {import('../types.js').GameModule} game
 * @property {import('../game-contract.js').Scene} scene
 * @property {number} number
 * @property {number} count
 * @property {Act[]} acts
 * @property {string | null} next  the scene after this one
 * @property {() => void} done
 */

/** Puts a scene up; leaving it takes it down. */
export function playScene(/** @type {HTMLElement} */ root, /** @type {SceneOrder} */ order) {
  const { shell, scene, acts } = order;
  const state = { act: 0, stage: /** @type {'ask' | 'watch' | 'done'} */ ('ask'), wrong: false };
  const guide = Object.assign(document.createElement('div'), { className: 'lesson-guide' });
  const place = Object.assign(document.createElement('div'), { className: 'table-root' });
  root.classList.add('lesson');
  root.append(guide, place);
  /** @type {import('../types.js').Mounted | null} */
  let mounted = null;
  let left = false;

  const draw = () => {
    render(guideOf(order, state, onward), guide);
    requestAnimationFrame(point);
  };
  const point = () => pointAt(place, state.stage === 'ask' ? (scene.points[state.act] ?? []) : []);
  const onward = () => {
    state.act += 1;
    enter();
  };
  const finish = () => {
    state.stage = 'done';
    if (state.act === acts.length - 1) order.done();
    announce(t(`learn-${scene.id}-${state.act + 1}-done`));
    draw();
    /** @type {HTMLElement | null} */ (guide.querySelector('.primary'))?.focus({ preventScroll: true });
  };

  const enter = () => {
    const act = acts[state.act];
    if (!act) return;
    mounted?.leave();
    Object.assign(state, { stage: 'ask', wrong: false });
    const table = rehearsalTable(act, shell, {
      show: (step, before) => mounted?.show(step, before) ?? Promise.resolve(),
      watching: () => {
        Object.assign(state, { stage: 'watch', wrong: false });
        draw();
      },
      refused: () => {
        Object.assign(state, { stage: 'ask', wrong: true });
        announce(t('learn-not-this'));
        draw();
      },
      again: () => {
        state.stage = 'ask';
        draw();
      },
      over: () => !left && finish(),
    });
    mounted = order.game.mount(place, table);
    announce(t(`learn-${scene.id}-${state.act + 1}-ask`));
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

/** Whether a control has been chosen already. */
function isChosen(/** @type {Element} */ element) {
  return element.querySelector(':checked') !== null || element.getAttribute('aria-pressed') === 'true';
}

/**
 * A table whose answers were recorded. Moves that were not recorded are refused kindly: the scene says what to do.
 * @param {Act} act
 * @param {import('../shell/screen-list.js').Shell} shell
 * @param {{show: (step: View, before: View | null) => Promise<void>, watching: () => void, refused: () => void, again: () => void, over: () => void}} tell
 * @returns {Table}
 */
function rehearsalTable(act, shell, tell) {
  let open = act.moves;
  const record = { ...act.record, moves: [...act.record.moves] };
  /** @type {Table} */
  const table = {
    view: act.view,
    record,
    deck: Object.fromEntries(act.deck.map((card) => [card.id, card])),
    get players() {
      return playersOf(record);
    },
    starting: false,
    canUndo: false,
    rehearsal: true,
    offers: [],
    headline: shell.headline,
    play: async (move) => {
      const turn = open[move];
      if (!turn) {
        await tell.show(table.view, null);
        tell.refused();
        return;
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
    },
    undo: () => Promise.resolve(),
    ask: (request) => Promise.resolve(answer(act, request)),
    go: (where) => shell.go(where),
  };
  return table;
}

/** The one thing a table asks that is not a move: what a casting is worth. */
function answer(/** @type {Act} */ act, /** @type {Record<string, any>} */ request) {
  const projected = request.do === 'try' ? act.tries?.[request.move] : undefined;
  if (!projected) return { ok: false, error: { code: 'rehearsal', sentence: 'a rehearsal', facts: {} } };
  const houses = act.view.houses.map((house) => (house.seat === act.view.seat ? { ...house, projected } : house));
  return { ok: true, view: { ...act.view, houses } };
}

function guideOf(
  /** @type {SceneOrder} */ { scene, number, count, acts, next },
  /** @type {{act: number, stage: string, wrong: boolean}} */ { act, stage, wrong },
  /** @type {() => void} */ onward,
) {
  const words = stage === 'watch' ? t('learn-watch') : t(`learn-${scene.id}-${act + 1}-${stage}`);
  const last = act === acts.length - 1;
  return html`
    <p class="lesson-where"><strong>${t('learn-scene', { number, count })}</strong> <span>${t(`learn-${scene.id}`)}</span></p>
    <p class="lesson-words">${wrong ? html`<em>${t('learn-not-this')}</em> ` : nothing}${words}</p>
    <div class="lesson-ways">
      ${stage !== 'done'
        ? html`<a class="button quiet" href=${next ? `#learn/${next}` : '#learn'}>${t('learn-skip')}</a>`
        : last
          ? html`<a class="button primary" href=${next ? `#learn/${next}` : '#play'}>${t(next ? 'learn-next' : 'learn-play')}</a>`
          : html`<button class="button primary" @click=${onward}>${t('learn-on')}</button>`}
    </div>
  `;
}
