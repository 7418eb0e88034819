// What is said below the ice takes its room from the ice. While one decision lasts it only grows: the ice would jump with
// every cell that is tried, and every jump lays out all cells anew.
import { roomy } from '../../js/shell/api.js';

/** @typedef {import('./screen.js').Screen} Screen */

const DECISIONS = ['placing', 'inviting', 'choosing', 'entering'];
const SHOW = ['lit', 'scored', 'awarded', 'curtain'];

/** What is told in one go; nothing on the way from one to the next, which keeps the room as it was. @param {Screen} screen */
function sceneOf({ view }) {
  if (SHOW.includes(view.phase)) return `show ${view.now.shows.length}`;
  return DECISIONS.includes(view.phase) && view.toAct === view.seat ? view.phase : null;
}

/** Keeps the height of what can be done; to be called after every drawing. @param {HTMLElement} root */
export function steadyDeed(root) {
  let about = '';
  /** @type {string|null} */
  let scene = null;
  let high = 0;
  let room = '';
  /** @type {HTMLElement|null} */
  let deed = null;
  const release = () => {
    high = 0;
    if (!deed) return;
    deed.style.removeProperty('min-block-size');
    observer.unobserve(deed);
    observer.observe(deed, { box: 'border-box' }); // so that its height is told, even if it is what it was
  };
  // Told after a layout: nothing is measured that would have to be laid out for it.
  const observer = new ResizeObserver((entries) => {
    const sizes = new Map(entries.map(({ target, borderBoxSize: [box] }) => [target, [box?.inlineSize ?? 0, box?.blockSize ?? 0]]));
    const whole = sizes.get(root)?.join() ?? room;
    const same = whole === room;
    room = whole;
    if (!same && high) {
      release(); // in another window all is different
      return;
    }
    const [, now = 0] = (deed && sizes.get(deed)) ?? [];
    if (now <= high) return;
    high = now;
    deed?.style.setProperty('min-block-size', `${high}px`);
  });
  observer.observe(root);
  const keep = (/** @type {Screen} */ screen) => {
    // Where there is room for everything, the ice has its own.
    const found = roomy() ? null : /** @type {HTMLElement|null} */ (root.querySelector('.deed'));
    if (found !== deed) {
      release();
      if (deed) observer.unobserve(deed);
      deed = found;
      release();
    }
    const { lang, dataset } = document.documentElement;
    const now = [screen.view.turn, lang, dataset.text].join();
    const told = sceneOf(screen);
    if (now !== about || (told !== null && told !== scene)) release();
    about = now;
    scene = told ?? scene;
  };
  return { keep, leave: () => observer.disconnect() };
}
