// What a game's table may use of the page: voice, keys, dialogs, motion, settings, and how much room there is.
export { announce } from './announce.js';
export { breath, painted } from './breath.js';
export { confirm, openDialog } from './dialog.js';
export { offerHelp } from './help-offered.js';
export { icon } from './icon.js';
export { bindKeys } from './keys.js';
export { animate, finishMotion, hold, pace, pause, slide } from './motion.js';
export { current as settings } from './settings.js';
export { clauses, items, list, sentences, stop, wordsOf } from './words.js';

/** Whether there is room for everything at once; the style sheets ask the same question. */
const ROOM = matchMedia('(min-width: 64rem) and (min-height: 37rem)');
export const roomy = () => ROOM.matches;

/** Calls back when that changes. */
export function onRoom(/** @type {() => void} */ listener) {
  ROOM.addEventListener('change', listener);
  return () => ROOM.removeEventListener('change', listener);
}
