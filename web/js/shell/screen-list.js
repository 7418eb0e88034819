// The screens of the site. A new screen is one line here, a module that exports `mount`, and its words.
// What leads from an address to a table comes with the page; all others come when they are wanted.
import * as play from '../play/play.js';
import * as table from '../play/table.js';
import * as home from './home.js';

/**
 * @typedef {object} Shell  what a screen may use of the page around it
 * @property {import('../engine/engine.js').Engine} engine
 * @property {string} app  the version
 * @property {(screen: string, path?: string, instead?: boolean) => void} go  `instead`: Back does not lead here again
 * @property {(sentence: string, kind?: 'plain' | 'bad') => void} say  puts a sentence on top of the next screen shown
 * @property {(trouble: import('../play/match.js').Trouble) => void} trouble  shows the panel for what should not happen
 * @property {HTMLElement} headline  the middle of the header
 * @property {() => import('./status.js').Status} status  how the engine and the offline copy are
 * @property {() => 'waits' | 'comes' | null} update  a newer version is here and can be used, or takes over already
 * @property {() => void} applyUpdate  use it: the page is loaded anew as soon as that is possible
 *
 * @typedef {'all' | 'status'} News  what has changed: words or settings; or only how the engine and the offline copy are
 *
 * @typedef {object} Showing  a screen that is on show
 * @property {(news: News) => void} refresh
 * @property {() => void} leave
 *
 * @typedef {object} ScreenModule
 * @property {(root: HTMLElement, shell: Shell, path: string, game: import('../games.js').Game) => Showing | Promise<Showing>} mount
 *   `game` is the one the address names; a screen of the house gets the one on show last
 *
 * @typedef {object} ScreenEntry
 * @property {() => Promise<ScreenModule>} load
 * @property {string} title  id of the words for the page's title
 * @property {'first' | 'row' | 'quiet'} [home]  where Home offers it: beside Play on a first visit, in the row, in the small print
 * @property {'menu'} [menu]  whether the menu offers it
 * @property {boolean} [house]  the screen speaks of the house and not of one game; Home speaks of both
 * @property {import('../game-contract.js').GameEntry['screens'][number]} [needs]  only games that have it offer this screen
 * @property {import('../game-contract.js').GameEntry['screens'][number]} [within]  games that have this other screen lead there from it
 * @property {boolean} [early]  the screen needs none but the first words
 * @property {boolean} [calm]  nothing on it is lost if the page is loaded again
 * @property {boolean} [bare]  the screen brings its own heading and uses the whole page
 */

/** In the order in which Home and the menu offer them.
 * @type {Record<string, ScreenEntry>} */
const SCREENS = {
  'home': { load: () => Promise.resolve(home), title: 'home-title', menu: 'menu', house: true, early: true, bare: true, calm: true },
  'table': { load: () => Promise.resolve(table), title: 'table-title', early: true, bare: true },
  'play': { load: () => Promise.resolve(play), title: 'table-title', early: true, bare: true },
  'daily': { load: () => import('../play/daily-page.js'), title: 'daily-title', home: 'row', menu: 'menu' },
  'learn': { load: () => import('../learn/learn.js'), title: 'learn-menu', home: 'first', menu: 'menu', bare: true, needs: 'learn' },
  'past': { load: () => import('../play/past.js'), title: 'past-title', home: 'row', menu: 'menu' },
  'statistics': { load: () => import('../play/statistics-page.js'), title: 'statistics-title', menu: 'menu' },
  'set-up': { load: () => import('../play/set-up.js'), title: 'set-up-title', home: 'row', menu: 'menu' },
  'rivals': { load: () => import('../play/rivals.js'), title: 'rivals-title', menu: 'menu' },
  'settings': { load: () => import('./settings-page.js'), title: 'settings-title', home: 'row', menu: 'menu', house: true },
  'rules': { load: () => import('../learn/rules.js'), title: 'rules-title', home: 'quiet', menu: 'menu', needs: 'rules' },
  'album': { load: () => import('../album/album.js'), title: 'album-title', home: 'quiet', menu: 'menu', needs: 'album' },
  'deck': { load: () => import('../play/deck.js'), title: 'deck-title', home: 'quiet', menu: 'menu', needs: 'deck', within: 'album' },
  'review': { load: () => import('../review/review.js'), title: 'review-title' },
  'watch': { load: () => import('../review/watch.js'), title: 'watch-title', bare: true },
  'share': { load: () => import('../play/share.js'), title: 'share-title' },
  'deal': { load: () => import('../play/deal.js'), title: 'deal-title' },
  'replay': { load: () => import('../review/replay.js'), title: 'review-title' },
  'about': { load: () => import('./about.js'), title: 'about-title', home: 'quiet', menu: 'menu', house: true, calm: true },
};

/** A screen by id, or undefined. */
export const screenEntry = (/** @type {string} */ id) => (Object.hasOwn(SCREENS, id) ? SCREENS[id] : undefined);

/** @returns {[string, ScreenEntry][]} all that a game has and no other screen leads to, in order */
export const screensOf = (/** @type {import('../games.js').Game} */ { screens }) =>
  Object.entries(SCREENS).filter(([, { needs, within }]) => (!needs || screens.includes(needs)) && !(within && screens.includes(within)));

/** A screen that has nothing to show, and went elsewhere. */
export const nowhere = { refresh: () => undefined, leave: () => undefined };

/** A screen that is one lit-html template, drawn again at every change. */
export function drawn(
  /** @type {() => void} */ draw,
  /** @type {() => void} */ leave = () => undefined,
) {
  draw();
  return { refresh: draw, leave };
}
