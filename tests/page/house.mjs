// The house that pure modules are tried in: two games that nobody plays, the second of which was there first.

/** What the engine would say of them. @type {Record<string, import('../../web/js/about.js').About>} */
export const ABOUT = {
  dominoes: {
    rules: 2,
    seats: [2],
    options: {},
    rivals: ['bianca', 'zelda'],
    levels: ['only'],
    bots: ['plain', 'bianca:only', 'zelda:only'],
    adviser: 'plain',
    offers: [],
  },
  draughts: {
    rules: 1,
    seats: [2, 3, 4, 5],
    options: { board: ['small', 'large'], pace: ['slow', 'fast'] },
    rivals: ['bianca', 'ottavio', 'zelda', 'petra', 'anselmo'],
    levels: ['mild', 'fair', 'sharp'],
    bots: ['plain', 'bianca:mild', 'ottavio:fair', 'zelda:sharp', 'petra:sharp', 'anselmo:mild'],
    adviser: 'plain',
    offers: ['deck'],
  },
};

export const FACTS = { name: 'parlour', python: { madeFrom: { engines: Object.fromEntries(Object.keys(ABOUT).map((game) => [game, ''])) } } };

const unplayed = () => Promise.reject(new Error('nobody plays this'));
const entry = { table: unplayed, companion: unplayed, poster: 'poster.svg', screens: [] };

/** @type {import('../../web/js/game-contract.js').GameEntry} */
export const dominoes = entry;

/** Its results were once a list of points. @type {import('../../web/js/game-contract.js').GameEntry} */
export const draughts = {
  ...entry,
  screens: ['learn', 'rules', 'deck'],
  elder: { final: (/** @type {{points: number[]}} */ { points }) => finalOf(points) },
};

/** A result of one part a seat; the seat with most points has won. @returns {import('../../web/js/types.js').Final} */
export function finalOf(/** @type {number[]} */ points) {
  const lines = points.map((total, seat) => ({
    seat,
    parts: [{ key: 'men', points: total }],
    total,
    place: 1 + points.filter((other) => other > total).length,
  }));
  const winners = lines.filter(({ place }) => place === 1).map(({ seat }) => seat);
  return { lines, winners, tieBreak: winners.length > 1 ? 'shared' : null };
}
