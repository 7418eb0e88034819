/**
 * What a game tells the screens around its table. Types only: nothing here runs.
 *
 * @typedef {import('./types.js').View} View
 * @typedef {import('./types.js').Singer} Singer
 * @typedef {import('./types.js').Player} Player
 * @typedef {{view: View, deck: Record<string, Singer>, players: Player[]}} Moment  a moment as one seat sees it
 *
 * @typedef {object} Scene  one scene of the rehearsal; its words are learn-<id>, learn-<id>-<act>-ask and -done
 * @property {string} id
 * @property {string[][]} points  for each act, the controls to touch, in order, as selectors
 *
 * @typedef {object} Companion
 * @property {import('./learn/rules.js').Section[]} rulebook
 * @property {Scene[]} scenes
 * @property {() => Promise<unknown>} ready  names printed on cards are here
 * @property {(move: string, moment: Moment) => string} moveWords  a move as a sentence about the seat that has to act
 * @property {(move: string, players: Player[]) => string} shortMove  a move in a few words, for labels
 * @property {(choice: import('./types.js').Choice, moment: Moment) => string[]} reasonWords
 * @property {(outcomes: any[], played: string, moment: Moment) => unknown} whatIf  what other moves would have come to
 * @property {(moment: Moment) => unknown} picture  the cards in question, as a template
 * @property {(written: any, change: (written: any) => void) => unknown} deckForm
 * @property {(seed: string) => boolean} wasAsked  whether help was taken in this daily deal
 * @property {(deck: Singer[], name: string) => any} blankDeck  a deck as it is written in records, to begin editing from
 */
export {};
