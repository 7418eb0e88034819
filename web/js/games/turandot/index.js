// The table of Turandot: mounts it, draws it, and shows every step the engine reports.
import { html, render } from './draw.js';
import { bindKeys, finishMotion, loadPrinted, onRoom, roomy, slide } from './kit.js';
import { bindings } from './keyboard.js';
import { openSheet } from './dialogs.js';
import { newScreen } from './screen.js';
import { showStep } from './steps.js';
import { banner, page } from './table.js';

/**
 * @typedef {import('../../types.js').Table} Table
 * @typedef {import('../../types.js').Mounted} Mounted
 * @typedef {import('../../types.js').View} View
 */

/** @type {import('../../types.js').GameModule} */
const turandot = { id: 'turandot', mount };
export default turandot;

const HASTE = ['keydown', 'pointerdown'];

/** @param {HTMLElement} root @param {Table} table @returns {Mounted} */
function mount(root, table) {
  let showing = 0;
  const { headline } = table;
  const heading = () => /** @type {HTMLElement|null} */ (headline.querySelector('.phase'));
  const ours = () => root.contains(document.activeElement) || headline.contains(document.activeElement);
  const draw = () => {
    const held = ours();
    render(banner(screen), headline);
    render(page(screen), root);
    screen.dialog?.draw();
    // What had the focus may be gone: it goes to the heading, never nowhere.
    if (held && !ours()) heading()?.focus({ preventScroll: true });
  };
  const screen = newScreen(table, {
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
      if (!document.querySelector('dialog[open]')) heading()?.focus({ preventScroll: true });
    },
  });
  const unbind = bindKeys(bindings(screen));
  const forget = onRoom(draw);
  // Any key or touch finishes what moves; what rests is dismissed only by its button or by Enter.
  const hurry = () => {
    if (finishMotion()) screen.hurried = true;
  };
  for (const event of HASTE) document.addEventListener(event, hurry, true);
  const show = (/** @type {View} */ view, /** @type {View|null} */ before) => {
    showing += 1;
    const mine = showing;
    return showStep(screen, view, before, () => mine !== showing);
  };
  loadPrinted().then(draw);
  show(table.view, null);
  return {
    show,
    refresh: draw,
    leave() {
      showing += 1;
      screen.onward?.();
      unbind();
      forget();
      screen.dialog?.close();
      for (const event of HASTE) document.removeEventListener(event, hurry, true);
      render(html``, root);
      render(html``, headline);
    },
  };
}
