// What the table borrows from the page: words, voice, keys, dialogs, motion, sound; and the names printed on cards.
import { SITE } from '../../js/engine/site.js';
import { nothing } from './draw.js';

export { announce } from '../../js/shell/announce.js';
export { openDialog } from '../../js/shell/dialog.js';
export { icon } from '../../js/shell/icon.js';
export { bindKeys } from '../../js/shell/keys.js';
export { finishMotion, pace, pause, slide } from '../../js/shell/motion.js';
export { current as settings } from '../../js/shell/settings.js';
export { sound } from '../../js/shell/sound.js';
export { hasWords, list, t } from '../../js/shell/words.js';

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

/** @type {Promise<unknown> | undefined} */
let naming;

/** Fetch the names that go with the portraits, once; without them cards are called by their ids. */
export function loadPrinted() {
  naming ??= Promise.all(['singers', 'directors'].map(async (kind) => {
    const response = await fetch(`${SITE}games/turandot/art/${kind}.json`);
    if (response.ok) names[kind] = await response.json();
  })).catch(() => {
    naming = undefined; // the next table asks again
  });
  return naming;
}
loadPrinted(); // so that a first table can be drawn with them

/** Whether the names are here. */
export const hasPrinted = () => 'singers' in names && 'directors' in names;

/** Whether cards show their pictures yet. */
let pictures = true;

/** Has pictures wait, or lets them come: they are drawn by the same processor that starts Python. @param {boolean} show */
export function showPictures(show) {
  pictures = show;
}

/** The address of a picture, for an image's src. @param {string} path */
export const art = (path) => (pictures ? `games/turandot/art/${path}` : nothing);

/** Whether they have come. */
export const namesKnown = () => Object.keys(names).length > 0;

/** The name on a card. @param {'singers'|'directors'} kind @param {string} id @returns {Printed} */
export function printed(kind, id) {
  return names[kind]?.[id] ?? { name: id, full: id };
}
