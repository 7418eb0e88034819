// What is printed on the cards beside their numbers: pictures, and the names of those who perform.
import { SITE } from '../../js/engine/site.js';
import { nothing } from '../../js/shell/lit.js';
import { t } from './words.js';

/**
 * @typedef {{kind: 'penguin', id: string, family: string, activity: string, value: number}} Penguin
 * @typedef {{kind: 'entertainer', id: string, animal: string, activity: string, dots: string}} Entertainer
 */

const ART = 'games/penguin/art/';
const FAMILIES = ['green', 'brown', 'red', 'blue'];
const ANIMALS = ['sheep', 'kangaroo', 'seal', 'bear'];
const ACTIVITIES = ['juggling', 'acrobatics', 'dance', 'music'];
/** Which ages are drawn of a family in an activity: the values of the house deck lie like the squares of a chessboard. */
const DRAWN = [[1, 3, 4, 6], [2, 3, 4, 5]];

/** Whether cards show their pictures yet. */
let pictures = true;

/** Has pictures wait, or lets them come: they are drawn by the same processor that starts Python. @param {boolean} show */
export function showPictures(show) {
  pictures = show;
}

/** The address of a picture of the site, for an image's src; none while pictures wait. @param {string} path */
export const pictured = (path) => (pictures ? SITE + path : nothing);

/** The same for a picture of this game. @param {string} path */
export const art = (path) => pictured(ART + path);

/** The animal that a family likes. @param {string} family */
export const likedBy = (family) => ANIMALS[FAMILIES.indexOf(family)] ?? '';

/** The family that likes an animal, whose wool it wears. @param {string} animal */
export const fansOf = (animal) => FAMILIES[ANIMALS.indexOf(animal)] ?? '';

/** A penguin's portrait: a deck from a file may have other values than ours, and gets the penguin nearest in age. @param {Penguin} card */
export function portrait({ family, activity, value }) {
  const drawn = DRAWN[(FAMILIES.indexOf(family) + ACTIVITIES.indexOf(activity)) % 2] ?? [];
  const age = drawn.reduce((best, one) => (Math.abs(one - value) < Math.abs(best - value) ? one : best));
  return `penguins/${family}-${activity}-${age}.svg`;
}

/** Which of three miniatures a value has. @param {number} value */
export function ageOf(value) {
  if (value < 3) return 'chick';
  return value < 6 ? 'grown' : 'elder';
}

/** What an entertainer is called; every pair of animal and activity is there once, whatever the ids of a deck. @param {Entertainer} card */
export const stageName = ({ animal, activity }) => t(`entertainer-${animal}-${activity}`);

/** Two lines on who that is. @param {Entertainer} card */
export const character = ({ animal, activity }) => t(`entertainer-${animal}-${activity}-character`);
