// Which screen is on show: the address after '#', as in #settings or #<game>/table/k3x9.
import { allGames, elderGame, findGame, gameOf } from '../games.js';
import { screenEntry } from './screen-list.js';
import * as settings from './settings.js';

/**
 * @typedef {object} Place
 * @property {string} game  the game the screen is about; empty for a screen of the house
 * @property {string} screen
 * @property {string} path  what follows the screen's name, such as a saved game's id
 * @property {'address' | 'game' | null} strange  what in the address named nothing we know
 */

const LONGEST = 20_000;
const WORD = /^[a-z0-9-]{1,40}$/;

/** The game on show: the one that an address named last, here or on an earlier visit. */
export const gameOnShow = () => findGame(settings.current().game) ?? /** @type {import('../games.js').Game} */ (allGames()[0]);

/** @returns {Place} what an address means; anything odd means Home */
export function placeOf(/** @type {string} */ hash) {
  const text = hash.replace(/^#/, '');
  const [first = '', ...rest] = text.split('/');
  if (text === '') return home('', null);
  if (text.length > LONGEST || !WORD.test(first)) return home('', 'address');
  if (findGame(first)) return inGame(first, rest);
  const entry = screenEntry(first);
  // Before there were several games, addresses named none.
  if (entry) return { game: entry.house ? '' : elderGame().id, screen: first, path: decode(rest.join('/')), strange: null };
  return home('', screenEntry(rest[0] ?? '') ? 'game' : 'address');
}

/** @returns {Place} */
const home = (/** @type {string} */ game, /** @type {Place['strange']} */ strange) => ({ game, screen: 'home', path: '', strange });

/** @returns {Place} */
function inGame(/** @type {string} */ game, /** @type {string[]} */ [screen = 'home', ...path]) {
  const entry = screenEntry(screen);
  const offered = entry && (!entry.house || screen === 'home') && (!entry.needs || gameOf(game).screens.includes(entry.needs));
  if (!offered) return home(game, 'address');
  return { game, screen, path: decode(path.join('/')), strange: null };
}

/** The address of a screen: of the game on show, unless another is named or the screen is the house's. */
export function to(/** @type {string} */ screen, /** @type {string} */ path = '', /** @type {string} */ game = gameOnShow().id) {
  const whose = screen === 'home' || !screenEntry(screen)?.house ? game : '';
  const parts = [whose, whose && screen === 'home' ? '' : screen, path.split('/').map(encodeURIComponent).join('/')];
  return `#${parts.filter(Boolean).join('/')}`;
}

/** Leaves for another screen; `instead` of the present one, Back will not lead to it again. */
export function go(/** @type {string} */ screen, /** @type {string} */ path = '', instead = false) {
  if (instead) location.replace(to(screen, path));
  else location.hash = to(screen, path);
}

/** Remembers the game of a place that is shown now: screens of the house keep speaking of it. */
export function arrive(/** @type {Place} */ { game }) {
  if (game && game !== settings.current().game) settings.keep({ game });
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
