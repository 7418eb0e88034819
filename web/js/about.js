// What the engine says of its games, written here by the build: the page keeps no second list.

/**
 * @typedef {object} About
 * @property {number} rules  the version of its rules
 * @property {number[]} seats  how many can play
 * @property {Record<string, string[]>} options  the usual value first
 * @property {string[]} rivals  who may sit at the table
 * @property {string[]} levels  how well they play, weakest first
 * @property {string[]} bots  every name that a record may give a player
 * @property {string} adviser  the bot that gives hints and judges
 * @property {('deck' | 'telling' | 'whatIf' | 'album' | 'brief')[]} offers  what not every engine's game has
 */

/** By game. @type {Record<string, About>} */
export const ABOUT = /** @type {any} */ ('of the build');

/** How many sit at a game's table: as many as last time, or else as many as is usual. */
export const usualSeats = (/** @type {number[]} */ seats, /** @type {unknown} */ last) =>
  seats.find((count) => count === last) ?? Math.min(4, Math.max(...seats));
