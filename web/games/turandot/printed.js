// What is printed on the cards beside their numbers: names and pictures.
import { SITE } from '../../js/engine/site.js';
import { nothing } from '../../js/shell/lit.js';

const ART = 'games/turandot/art/';

/** @typedef {{name: string, full: string, voice?: string}} Printed */

/** @type {Record<string, Record<string, Printed>>} */
const names = {};

/** @type {Promise<unknown> | undefined} */
let naming;

/** Fetch the names that go with the portraits, once; without them cards are called by their ids. */
export function loadPrinted() {
  naming ??= Promise.all(['singers', 'directors'].map(async (kind) => {
    const response = await fetch(`${SITE}${ART}${kind}.json`);
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

/** Whether they come. */
export const picturesShown = () => pictures;

/** The address of a picture of the site, for an image's src; none while pictures wait. @param {string} path */
export const pictured = (path) => (pictures ? SITE + path : nothing);

/** The same for a picture of this game. @param {string} path */
export const art = (path) => pictured(ART + path);

/** Whether they have come. */
export const namesKnown = () => Object.keys(names).length > 0;

/** The name on a card. @param {'singers'|'directors'} kind @param {string} id @returns {Printed} */
export function printed(kind, id) {
  return names[kind]?.[id] ?? { name: id, full: id };
}
