// The table: mounts it, draws it, and shows every step the engine reports.
import { html, render } from '../../js/shell/lit.js';
import { picturesFor } from '../../js/play/later-pictures.js';
import { press } from '../../js/play/resting.js';
import { unfold } from '../../js/play/unfold.js';
import { bindKeys, finishMotion, offerHelp, onRoom, pace, roomy, slide } from '../../js/shell/api.js';
import { openSheet } from './dialogs.js';
import { letDrag } from './drag.js';
import { bindings } from './keyboard.js';
import { showPictures } from './printed.js';
import { newScreen } from './screen.js';
import { steadyDeed } from './steady.js';
import { showStep } from './steps.js';
import { t } from './words.js';
import { banner, page, PARTS } from './zones.js';

/**
 * @typedef {import('../../js/types.js').Table} Table
 * @typedef {import('../../js/types.js').Mounted} Mounted
 * @typedef {import('./types.js').View} View
 */

const HASTE = ['keydown', 'pointerdown'];

/** Whether a move of the viewer's showed something new: a card drawn or turned up, or another's turn. Taking others back is free. @param {View} before @param {View} after */
export const reveals = (before, after) => after.toAct !== before.toAct || after.top !== before.top;

/** @param {HTMLElement} root @param {Table} table @returns {Mounted} */
export function mount(root, table) {
  let showing = 0;
  const { headline } = table;
  const heading = () => /** @type {HTMLElement|null} */ (headline.querySelector('.phase'));
  const ours = () => root.contains(document.activeElement) || headline.contains(document.activeElement);
  const pictures = picturesFor(table, () => draw());
  const steady = steadyDeed(root);
  const draw = () => {
    screen.pictures = pictures.shown();
    showPictures(screen.pictures);
    const held = ours();
    render(banner(screen), headline);
    render(page(screen), root);
    steady.keep(screen);
    screen.dialog?.draw();
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
      const focus = () => document.querySelector('dialog[open]') || heading()?.focus({ preventScroll: true });
      // Focus has everything laid out at once: while Python starts, that waits for the browser's own time.
      if (table.starting) requestAnimationFrame(focus);
      else focus();
    },
  });
  const unbind = bindKeys(bindings(screen), t);
  const helpless = offerHelp(() => import('./anatomy.js').then(({ helpAt }) => helpAt(screen)));
  const forget = onRoom(draw);
  const undrag = letDrag(screen, root);
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
  show(table.view, null);
  screen.whole = unfold(screen, PARTS.length);
  return {
    show,
    refresh: draw,
    leave() {
      pictures.leave();
      screen.up = Infinity;
      steady.leave();
      showing += 1;
      screen.onward?.();
      unbind();
      helpless();
      forget();
      undrag();
      screen.dialog?.close();
      for (const event of HASTE) document.removeEventListener(event, hurry, true);
      render(html``, root);
      render(html``, headline);
    },
  };
}
