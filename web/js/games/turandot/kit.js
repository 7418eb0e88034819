// What the table borrows from the page: words, voice, keys, dialogs, motion, sound; and the names printed on cards.
import { SITE } from '../../boot/manifest.js';

export { announce } from '../../announce.js';
export { openDialog } from '../../dialog.js';
export { icon } from '../../icon.js';
export { bindKeys } from '../../keys.js';
export { finishMotion, pace, pause, slide } from '../../motion.js';
export { current as settings } from '../../settings.js';
export { sound } from '../../sound.js';
export { hasWords, t } from '../../words.js';

/** Whether there is room for everything at once; the style sheets ask the same question. */
const ROOM = matchMedia('(min-width: 64rem) and (min-height: 37rem)');
export const roomy = () => ROOM.matches;

/** Call back when that changes. @param {() => void} listener */
export function onRoom(listener) {
  ROOM.addEventListener('change', listener);
  return () => ROOM.removeEventListener('change', listener);
}

/** @typedef {{name: string, full: string, voice?: string}} Printed */

/** @type {Record<string, Record<string, Printed>>} */
const names = {};

/** Fetch the names that go with the portraits; without them cards are called by their ids. */
export function loadPrinted() {
  return Promise.all(['singers', 'directors'].map(async (kind) => {
    const response = await fetch(`${SITE}art/${kind}.json`);
    if (response.ok) names[kind] = await response.json();
  })).catch(() => undefined);
}

/** Whether they have come. */
export const namesKnown = () => Object.keys(names).length > 0;

/** The name on a card. @param {'singers'|'directors'} kind @param {string} id @returns {Printed} */
export function printed(kind, id) {
  return names[kind]?.[id] ?? { name: id, full: id };
}
