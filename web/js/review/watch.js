// A finished game on the real table once more, move by move: nothing can be played, everything can be looked at.
import { html, live, render } from '../shell/lit.js';
import { icon } from '../shell/icon.js';
import { hasten, pause } from '../shell/motion.js';
import { playersOf, viewerOf } from '../play/players.js';
import { loadGame } from '../play/saves.js';
import { to } from '../shell/router.js';
import { gameStyles, loadStyles } from '../shell/styles.js';
import { t } from '../shell/words.js';
import { troubleOf } from '../shell/parts.js';
import { nowhere } from '../shell/screen-list.js';

/**
 * @typedef {import('../types.js').Shown} View
 * @typedef {import('../types.js').GameRecord} GameRecord
 */

/** Milliseconds at the normal pace for a picture with results. */
const READING = 2600;
const SPEEDS = [0.5, 1, 2, 4];
/** Milliseconds without another pull at the scrubber before the table follows. */
const PULLING = 120;

/** @type {import('../shell/screen-list.js').ScreenModule['mount']} */
export async function mount(root, shell, path, game) {
  const saved = loadGame(path);
  if (!saved?.over || saved.record.game !== game.id) {
    shell.say(t('no-such-game'), 'bad');
    shell.go('home');
    return nowhere;
  }
  const { record } = saved;
  const look = async (/** @type {number} */ at) => {
    const reply = await shell.engine.ask({ do: 'view', record, viewer: viewerOf(record), at });
    if (!reply.ok) throw new Error(reply.error.sentence);
    return reply;
  };
  const [module, first, { atRest = (/** @type {View} */ view) => view, chapter = (/** @type {{round: number}} */ { round }) => t('notation-round', { round }) }, moments] = await Promise.all([
    game.table(),
    look(0),
    game.companion(),
    shell.engine.ask({ do: 'moments', record }),
    loadStyles([...gameStyles(game.id), 'css/guided.css', 'css/learn.css', 'css/again.css']),
  ]);
  const chapters = chaptersOf(moments.ok ? moments.moments : [], chapter);
  /** Whoever looks has nothing to decide. */
  const quiet = (/** @type {View} */ view) => ({ ...atRest(view), legal: [], toAct: view.toAct === view.seat ? null : view.toAct });
  const guide = Object.assign(document.createElement('div'), { className: 'lesson-guide' });
  const place = Object.assign(document.createElement('div'), { className: 'table-root' });
  root.classList.add('lesson', 'watching');
  root.append(guide, place);
  const table = readOnly(record, { ...first, view: quiet(first.view) }, shell);
  const mounted = module.mount(place, table);
  const reel = playback({ table, mounted, look: (at) => look(at).then(({ steps, view }) => ({ steps: steps.map(quiet), view: quiet(view) })), changed: () => draw(), fail: (error) => troubleOf(shell, error, record) });
  const draw = () => render(controls(reel, record.moves.length, path, chapters()), guide);
  draw();
  return {
    refresh: () => {
      mounted.refresh();
      draw();
    },
    leave: () => {
      reel.stop();
      hasten(1);
      mounted.leave();
      root.classList.remove('lesson', 'watching');
    },
  };
}

/**
 * Runs a record on a table: forward by one with all its motion, anywhere else at once.
 * @param {{table: import('../types.js').Table, mounted: import('../types.js').Mounted, look: (at: number) => Promise<any>,
 *   changed: () => void, fail: (error: unknown) => void}} what
 */
function playback({ table, mounted, look, changed, fail }) {
  const count = table.record.moves.length;
  /** Grows with every command: what an earlier one was still showing counts no more. */
  let course = 0;
  const reel = {
    at: 0,
    running: false,
    speed: 1,
    hasten: (/** @type {number} */ times) => {
      reel.speed = times;
      hasten(times);
      changed();
    },
    /** To any moment, and stays there. */
    jump: (/** @type {number} */ wanted) => {
      reel.running = false;
      go(wanted, true).catch(fail);
    },
    step: (/** @type {number} */ by) => {
      reel.running = false;
      go(reel.at + by).catch(fail);
    },
    run: () => {
      reel.running = !reel.running;
      course += 1;
      changed();
      if (reel.running) go(reel.at < count ? reel.at + 1 : 0).catch(fail);
    },
    stop: () => {
      reel.running = false;
      course += 1;
    },
  };

  const show = async (/** @type {View} */ view, /** @type {View | null} */ before, /** @type {number} */ mine) => {
    table.view = view;
    // Results wait to be read before anything follows; whoever only watches has read them after a while.
    const rests = mounted.show(table.view, before).then(() => true);
    if (!(await Promise.race([rests, pause(READING).then(() => false)])) && mine === course) await mounted.show(table.view, null);
  };
  const go = async (/** @type {number} */ wanted, pulled = false) => {
    course += 1;
    const mine = course;
    const forward = wanted === reel.at + 1 && !pulled;
    reel.at = Math.max(0, Math.min(wanted, count));
    changed();
    if (pulled) await new Promise((done) => setTimeout(done, PULLING)); // only where the pulling ends is worth a picture
    if (mine !== course) return;
    const { steps, view } = await look(reel.at);
    for (const step of forward ? steps : [view]) {
      if (mine !== course) return;
      await show(step, forward ? table.view : null, mine);
    }
    if (mine !== course) return;
    reel.running &&= reel.at < count;
    changed();
    if (reel.running) await go(reel.at + 1);
  };
  return reel;
}

/** Where each heading begins; the words follow the language. */
const chaptersOf = (/** @type {import('../game-contract.js').Decision[]} */ decisions, /** @type {(decision: import('../game-contract.js').Decision) => string} */ chapter) => () =>
  decisions.map((one) => ({ at: one.at, words: chapter(one) })).filter(({ words }, place, all) => words !== all[place - 1]?.words);

function controls(
  /** @type {ReturnType<typeof playback>} */ { at, running, speed, step, run, jump, hasten: faster },
  /** @type {number} */ count,
  /** @type {string} */ id,
  /** @type {{at: number, words: string}[]} */ chapters,
) {
  const valueOf = (/** @type {Event} */ { target }) => Number(/** @type {HTMLInputElement} */ (target).value);
  const here = chapters.findLast((one) => one.at <= at)?.at ?? 0;
  return html`<p class="lesson-where"><strong>${t('watch-title')}</strong> <span id="watch-at">${t('watch-move', { number: at, count })}</span></p>
    <div class="watch-ways">
      <div class="watch-steps">
        <button class="button" aria-label=${t('review-back')} ?disabled=${at === 0} @click=${() => step(-1)}>${icon('back')}</button>
        <button class="button primary" id="watch-run" @click=${run}>${t(running ? 'watch-pause' : 'watch-run')}</button>
        <button class="button" id="watch-on" aria-label=${t('review-on')} ?disabled=${at === count} @click=${() => step(1)}>${icon('next')}</button>
      </div>
      <select class="input" id="watch-round" aria-label=${t('watch-round')} @change=${(/** @type {Event} */ event) => jump(valueOf(event))}>
        ${chapters.map((one) => html`<option value=${one.at} .selected=${live(one.at === here)}>${one.words}</option>`)}</select>
      <input class="slider" id="watch-scrub" type="range" min="0" max=${count} step="1" aria-label=${t('watch-scrub')} aria-valuetext=${t('watch-move', { number: at, count })}
        .value=${live(String(at))} @input=${(/** @type {Event} */ event) => jump(valueOf(event))} />
      <select class="input" id="watch-speed" aria-label=${t('watch-speed')} @change=${(/** @type {Event} */ event) => faster(valueOf(event))}>
        ${SPEEDS.map((each) => html`<option value=${each} .selected=${live(each === speed)}>${t('watch-times', { times: each })}</option>`)}</select>
    </div>
    <div class="lesson-ways"><a class="button quiet" href=${to('review', id)}>${t('review-title')}</a></div>`;
}

/** @returns {import('../types.js').Table} a table that answers nothing */
function readOnly(/** @type {GameRecord} */ record, /** @type {any} */ shown, /** @type {import('../shell/screen-list.js').Shell} */ shell) {
  return {
    view: shown.view,
    record,
    deck: Object.fromEntries(shown.deck.map((/** @type {any} */ card) => [card.id, card])),
    get players() {
      return playersOf(record);
    },
    starting: false,
    canUndo: false,
    undoCounts: false,
    rehearsal: true,
    offers: [],
    headline: shell.headline,
    play: () => Promise.resolve(false),
    undo: () => Promise.resolve(false),
    ask: () => Promise.resolve({ ok: false }),
    go: (where) => shell.go(where),
  };
}
