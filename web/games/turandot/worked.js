// One whole account, card by card, the house deck in figures, and a card to explain. A test has the engine check them.

/**
 * The cast by role; `extra` says why a singer brings more or less than the stars.
 * @type {{cast: {id: string, stars: number, extra: 'favourite'|'mismatch'|'none'}[], director: string,
 *   parts: {stars: number, scene: number, favourites: number, mismatches: number, bonus: number}, total: number}}
 */
export const WORKED = {
  cast: [
    { id: 'pro-4', stars: 3, extra: 'none' },
    { id: 'amateur-1', stars: 2, extra: 'favourite' },
    { id: 'amateur-5', stars: 2, extra: 'favourite' },
    { id: 'alternative-1', stars: 3, extra: 'none' },
    { id: 'comic-6', stars: 2, extra: 'none' },
    { id: 'dark-4', stars: 3, extra: 'mismatch' },
  ],
  director: 'casting',
  parts: { stars: 15, scene: 1, favourites: 2, mismatches: -1, bonus: 2 },
  total: 19,
};

export const DECK = { men: 18, women: 12, uncertain: 6, three: 10, two: 16, one: 10, favourites: 14 };

/** The singer who shows what is printed on cards, as in the house deck. @type {import('./types.js').Singer} */
export const SAMPLE = { id: 'amateur-1', type: 'amateur', stars: 2, gender: 'male', favourite: 'calaf' };
