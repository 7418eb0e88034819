// The deck that new games are dealt from: the house deck, or one that was loaded or edited here. Each game has its own.
import { isKept, readOf, removeOf, writeOf } from '../shell/store.js';
import { setTextAside } from './saves.js';

/** @typedef {{id: string}} Game */

const NAME = 'deck';
const LONGEST_NAME = 40;

/** @returns {any} what a request for a new game says of the deck: 'house', or a whole deck */
export function currentDeck(/** @type {Game} */ { id }) {
  try {
    const deck = JSON.parse(readOf(id, NAME) ?? 'null');
    return deck && typeof deck === 'object' ? deck : 'house';
  } catch {
    return 'house';
  }
}

/** What a deck calls itself, as far as that is a name: a deck may come from anywhere. */
export const deckName = (/** @type {any} */ deck) => (typeof deck?.name === 'string' ? deck.name.slice(0, LONGEST_NAME) : '?');

/** Deals from this deck from now on; the engine has checked it. */
export const keepDeck = (/** @type {Game} */ { id }, /** @type {object} */ deck) => writeOf(id, NAME, JSON.stringify(deck));

/** Whether the deck in use is still there after the page is closed. */
export const deckIsKept = (/** @type {Game} */ { id }) => isKept(`${id}/${NAME}`);

/** The deck that is kept turned out to be none: it goes with the saves that cannot be read. */
export const setDeckAside = (/** @type {Game} */ { id }) => setTextAside(id, NAME);

export const useHouseDeck = (/** @type {Game} */ { id }) => removeOf(id, NAME);
