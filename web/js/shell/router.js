// Which screen is on show: the address after '#', as in #home, #settings or #table/k3x9.
import { screenEntry } from './screen-list.js';

/**
 * @typedef {object} Place
 * @property {string} screen
 * @property {string} path  what follows the screen's name, such as a game's id
 * @property {boolean} strange  the address named nothing we know
 */

const LONGEST = 20_000;

/** @returns {Place} what an address means; anything odd means Home */
export function placeOf(/** @type {string} */ hash) {
  const home = { screen: 'home', path: '', strange: false };
  const text = hash.replace(/^#/, '');
  if (text === '') return home;
  const [, screen = '', path = ''] = /^([a-z-]{1,40})(?:\/(.*))?$/s.exec(text) ?? [];
  if (text.length > LONGEST || !screenEntry(screen)) return { ...home, strange: true };
  return { screen, path: decode(path), strange: false };
}

/** Leaves for another screen; `instead` of the present one, Back will not lead to it again. */
export function go(/** @type {string} */ screen, /** @type {string} */ path = '', instead = false) {
  const hash = path ? `#${screen}/${encodeURIComponent(path)}` : `#${screen}`;
  if (instead) location.replace(hash);
  else location.hash = hash;
}

export function onPlace(/** @type {(place: Place) => void} */ listener) {
  addEventListener('hashchange', () => listener(placeOf(location.hash)));
}

function decode(/** @type {string} */ path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
