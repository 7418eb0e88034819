// Games as a device keeps them, for tests in which only their course matters.

/** The record of a game with these moves. */
export const withMoves = (/** @type {string[]} */ moves, changes = {}) => ({
  format: 1,
  game: 'draughts',
  rules: 1,
  deck: 'house',
  seed: 'k3x9',
  first: 0,
  options: { board: 'small', pace: 'slow' },
  seats: ['human', 'bianca:mild'],
  moves,
  ...changes,
});

/** A whole save of such a game, with some of it changed. */
export const saveOf = (/** @type {string} */ id, /** @type {string[]} */ moves = [], changes = {}) => ({
  format: 2,
  app: '9',
  id,
  tab: 'before',
  created: 1_790_000_000_000,
  saved: 1_790_000_000_000,
  record: withMoves(moves),
  decisions: moves.map((_, at) => at),
  rehearsal: false,
  over: false,
  final: null,
  ...changes,
});
