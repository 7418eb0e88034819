// The deck that new games are dealt from: the house deck, or one that was loaded or edited here.
import { readText, removeText, setTextAside, writeText } from '../shell/store.js';

const NAME = 'deck';

/** @returns {any} what a request for a new game says of the deck: 'house', or a whole deck */
export function currentDeck() {
  try {
    const deck = JSON.parse(readText(NAME) ?? 'null');
    return deck && typeof deck === 'object' ? deck : 'house';
  } catch {
    return 'house';
  }
}

/** Deals from this deck from now on; the engine has checked it. */
export const keepDeck = (/** @type {object} */ deck) => writeText(NAME, JSON.stringify(deck));

/** The deck that is kept turned out to be none: it goes with the saves that cannot be read. */
export const setDeckAside = () => setTextAside(NAME);

export const useHouseDeck = () => removeText(NAME);
