// Things that move from where they were to where they are. Motion never decides anything: it is always raced
// against a clock, any key or tap ends it, and where motion is not wanted it takes no time at all.
import * as settings from './settings.js';

const CALM = matchMedia('(prefers-reduced-motion: reduce)');
/** How long things take, against the normal pace. */
const PACES = { stately: 1.7, normal: 1, brisk: 0.5, instant: 0 };

/** @type {Set<() => void>} */
const hurried = new Set();

/** How many times faster everything goes for a while, as where a game is only watched. */
let haste = 1;

/** Lets everything go so many times faster, until it is said otherwise. */
export function hasten(/** @type {number} */ times) {
  haste = times;
}

/** The factor for all durations now: 0 means that nothing moves. */
export const pace = () => (CALM.matches ? 0 : PACES[settings.current().pace] / haste);

/** Ends every motion and pause under way; returns whether there was any. What follows comes after the key or tap. */
export function finishMotion() {
  const some = hurried.size > 0;
  for (const hurry of [...hurried]) setTimeout(hurry);
  return some;
}

/** Waits so many milliseconds at the normal pace, less at others, none once somebody is in a hurry. */
export const pause = (/** @type {number} */ milliseconds) => hold(milliseconds * pace());

/** Waits so many milliseconds whatever the pace, and none once somebody is in a hurry. */
export function hold(/** @type {number} */ time) {
  if (time === 0) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      hurried.delete(end);
      resolve(undefined);
    };
    const timer = setTimeout(end, time);
    hurried.add(end);
  });
}

/**
 * Plays an animation of one element; resolves when it is over, whatever the browser thinks of it.
 * @param {Element} element
 * @param {Keyframe[]} frames
 * @param {{duration?: number, delay?: number, easing?: string}} [timing]  at the normal pace
 */
export async function animate(element, frames, { duration = 320, delay = 0, easing = 'cubic-bezier(0.2, 0.7, 0.2, 1)' } = {}) {
  const factor = pace();
  if (factor === 0 || !element.animate) return;
  const animation = element.animate(frames, {
    duration: duration * factor,
    delay: delay * factor,
    easing,
    fill: 'backwards',
  });
  await Promise.race([animation.finished.catch(() => undefined), pause(duration + delay + 60)]);
  animation.cancel();
}

/**
 * Makes a change to the page and lets everything that kept its identity slide from its old place to its new one.
 * @param {Element} root
 * @param {() => void} change  draws
 * @param {{name?: string, duration?: number, enter?: Keyframe[] | null}} [options]
 *   `name`: the attribute that holds the identity; `enter`: how what is new comes in
 */
export async function slide(root, change, { name = 'data-slide', duration = 420, enter = [{ opacity: 0 }, {}] } = {}) {
  if (pace() === 0) {
    change();
    return;
  }
  const before = places(root, name);
  change();
  const after = places(root, name);
  const moves = [...after].map(([id, { element, box }]) => {
    const old = before.get(id);
    if (!old) return enter ? animate(element, enter, { duration }) : null;
    const dx = old.box.left - box.left;
    const dy = old.box.top - box.top;
    const scale = box.width ? old.box.width / box.width : 1;
    if (Math.abs(dx) < 1 && Math.abs(dy) < 1 && Math.abs(scale - 1) < 0.01) return null;
    const from = { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, transformOrigin: '0 0' };
    return animate(element, [from, { transform: 'none', transformOrigin: '0 0' }], { duration });
  });
  await Promise.all(moves);
}

/** Where everything with an identity is; what is not on show is nowhere. */
function places(/** @type {Element} */ root, /** @type {string} */ name) {
  /** @type {Map<string, {element: Element, box: DOMRect}>} */
  const found = new Map();
  for (const element of root.querySelectorAll(`[${name}]`)) {
    const box = element.getBoundingClientRect();
    const id = element.getAttribute(name) ?? '';
    if (box.width > 0 && !found.has(id)) found.set(id, { element, box });
  }
  return found;
}
