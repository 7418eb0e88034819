// One show, counted, and two cards to explain: for the rules page and Help. A test has the engine check them.

/** Who sits around the entertainer, whose guests they are (0 is you, 1 Bianca), and what each brings. */
export const WORKED = {
  card: 'seal-dance',
  audience: [
    { id: 'red-acrobatics-5', host: 0, points: 5 },
    { id: 'red-dance-4', host: 1, points: 4 },
    { id: 'blue-dance-5', host: null, points: 0 },
    { id: 'green-music-2', host: 0, points: 0 },
  ],
  points: [5, 4],
  award: 1,
};

/** The cards that show what is printed on cards, as in the house deck. */
export const SAMPLES = {
  penguin: /** @type {import('./types.js').Penguin} */ ({ kind: 'penguin', id: 'red-dance-4', family: 'red', activity: 'dance', value: 4 }),
  act: /** @type {import('./types.js').Entertainer} */ ({ kind: 'entertainer', id: 'seal-dance', animal: 'seal', activity: 'dance', dots: '01010101' }),
};
