// The table: mounts it, draws it, and shows every step the engine reports.
import { html, render } from '../../js/shell/lit.js';
import { picturesFor } from '../../js/play/later-pictures.js';
import { press } from '../../js/play/resting.js';
import { unfold } from '../../js/play/unfold.js';
import { bindKeys, finishMotion, offerHelp, onRoom, pace, roomy, slide } from '../../js/shell/api.js';
import { hasPrinted, loadPrinted, showPictures } from './printed.js';
import { bindings } from './keyboard.js';
import { openSheet } from './dialogs.js';
import { stageFitter } from './fit.js';
import { greet } from './remarks.js';
import { newScreen } from './screen.js';
import { t } from './words.js';
import { showStep } from './steps.js';
import { banner, page, PARTS } from './zones.js';

/**
 * @typedef {import('../../js/types.js').Table} Table
 * @typedef {import('../../js/types.js').Mounted} Mounted
 * @typedef {import('./types.js').View} View
 */

const HASTE = ['keydown', 'pointerdown'];

/** Draw what is drawn in new words, and say what could not be said before the words came. @param {import('./screen.js').Screen} screen */
function again(screen) {
  greet(screen, screen.view);
  screen.draw();
}

/** @param {HTMLElement} root @param {Table} table @returns {Mounted} */
export function mount(root, table) {
  let showing = 0;
  const { headline } = table;
  const heading = () => /** @type {HTMLElement|null} */ (headline.querySelector('.phase'));
  const ours = () => root.contains(document.activeElement) || headline.contains(document.activeElement);
  const pictures = picturesFor(table, () => draw());
  const fitter = stageFitter(root);
  // Measuring, as focus, has everything laid out at once: while Python starts, that waits for the browser's own time.
  const inTime = (/** @type {() => void} */ what) => (table.starting ? requestAnimationFrame(what) : what());
  const draw = () => {
    showPictures(pictures.shown());
    const held = ours();
    render(banner(screen), headline);
    render(page(screen), root);
    screen.dialog?.draw();
    if (screen.up >= PARTS.length) inTime(fitter.fit);
    // What had the focus may be gone: it goes to the heading, never nowhere.
    if (held && !ours()) heading()?.focus({ preventScroll: true });
  };
  const screen = newScreen(table, {
    root,
    draw,
    open: (opened) => openSheet(screen, opened),
    callPrompter: () => {
      if (roomy()) /** @type {HTMLElement|null} */ (root.querySelector('.prompter input:checked'))?.focus();
      else openSheet(screen, { sheet: 'prompter' });
    },
    slide: (change) => slide(root, change, { name: 'data-card' }),
    toHeading: () => {
      if (screen.pane !== 'table') {
        screen.pane = 'table';
        draw();
      }
      inTime(() => document.querySelector('dialog[open]') || heading()?.focus({ preventScroll: true }));
    },
  });
  const unbind = bindKeys(bindings(screen), t);
  const helpless = offerHelp(() => import('./anatomy.js').then(({ helpAt }) => helpAt(screen)));
  const forget = onRoom(draw);
  // Any key or touch finishes what moves; what rests is dismissed only by its button or by Enter.
  const hurry = () => {
    press(screen, pace() > 0);
    if (finishMotion()) screen.hurried = true;
  };
  for (const event of HASTE) document.addEventListener(event, hurry, true);
  const show = async (/** @type {View} */ view, /** @type {View|null} */ before) => {
    showing += 1;
    const mine = showing;
    if (screen.whole) await screen.whole;
    await showStep(screen, view, before, () => mine !== showing);
  };
  if (!hasPrinted()) loadPrinted().then(draw);
  show(table.view, null);
  screen.whole = unfold(screen, PARTS.length);
  return {
    show,
    refresh: () => again(screen),
    leave() {
      pictures.leave();
      screen.up = Infinity;
      fitter.leave();
      showing += 1;
      screen.onward?.();
      unbind();
      helpless();
      forget();
      screen.dialog?.close();
      for (const event of HASTE) document.removeEventListener(event, hurry, true);
      render(html``, root);
      render(html``, headline);
    },
  };
}
