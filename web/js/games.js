// The games of this site: the one place where the page knows them by name. Their rules are elsewhere, in Python.

/**
 * @typedef {object} GameEntry
 * @property {() => Promise<{default: import('./types.js').GameModule}>} load  the table
 * @property {() => Promise<import('./game-contract.js').Companion>} companion  what surrounds the table: rules, rehearsal, words for moves
 * @property {string[]} styles  style sheets the table needs, relative to the site
 * @property {number[]} seats  how many can play; the engine has the last word on this and on options
 * @property {Record<string, string[]>} options  the default first
 * @property {string[]} rivals
 * @property {string[]} levels  weakest first
 * @property {(rival: string, level: string) => string} bot  what a record calls such a player
 * @property {(rival: string) => string} portrait  relative to the site
 * @property {string} poster  what Home hangs out, relative to the site
 */

/** @type {Record<string, GameEntry>} */
export const GAMES = {
  turandot: {
    load: () => import('../games/turandot/index.js'),
    companion: () => import('../games/turandot/companion.js'),
    styles: ['games/turandot/css/index.css'],
    seats: [2, 3, 4, 5],
    options: { 'sealing': ['clockwise', 'blind'], 'maestro-money': ['allowed', 'forbidden'] },
    rivals: ['bianca', 'ottavio', 'zelda', 'raimondo', 'petra', 'anselmo'],
    levels: ['amateur', 'chorus', 'soloist', 'maestro'],
    bot: (rival, level) => `${rival}:${level}`,
    poster: 'games/turandot/art/things/poster.svg',
    portrait: (rival) => `art/rivals/${rival}-calm.svg`,
  },
};

/** The game that Home offers. */
export const GAME = 'turandot';

/** What the page knows of a game, or undefined for one it does not know. */
export const gameEntry = (/** @type {string} */ id) => (Object.hasOwn(GAMES, id) ? GAMES[id] : undefined);

/** A game's companion: what screens other than the table need to know of it. */
export function companionOf(/** @type {string} */ id) {
  const entry = gameEntry(id);
  return entry ? entry.companion() : Promise.reject(new Error(`no game ${id}`));
}
