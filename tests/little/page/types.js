/**
 * What this game shows besides what all games show. Types only: nothing here runs.
 *
 * @typedef {object} Own
 * @property {number} mine  the viewer's card of this round
 * @property {number[][]} cards  those of every round that were uncovered, by seat
 * @property {string[][]} said  by round, in the order in which the seats spoke
 * @property {number[]} totals  by seat, of the rounds that are over
 *
 * @typedef {import('../../js/types.js').Shown & Own} View
 * @typedef {{view: View, deck: Record<string, any>, players: import('../../js/types.js').Player[]}} Moment
 */
export {};
