// What would come of a plan before anything is committed. Pure: from the view's own facts, as the rules reckon them.

/**
 * @typedef {import('./types.js').View} View
 * @typedef {import('./types.js').Deck} Deck
 * @typedef {import('./types.js').Preview} Preview
 * @typedef {{from: string|null, to: string}} Carried  a token from a penguin, or from the supply, to another
 * @typedef {{card: string, cell: string}} Laid  a penguin of the hand on a cell
 */

/** U1. @type {Record<string, string>} */
const LIKES = { green: 'sheep', brown: 'kangaroo', red: 'seal', blue: 'bear' };
const COLUMNS = 'abcdefg';
/** The eight neighbours in reading order, as dots are written on a card: columns and rows to go. @type {[string, number, number][]} */
const AROUND = [['NW', -1, -1], ['N', 0, -1], ['NE', 1, -1], ['W', -1, 0], ['E', 1, 0], ['SW', -1, 1], ['S', 0, 1], ['SE', 1, 1]];

/** The cell so many columns and rows further; null outside the ice. @param {string} cell @param {number} right @param {number} down @param {number} rows */
export function near(cell, right, down, rows) {
  const column = COLUMNS.indexOf(cell.charAt(0)) + right;
  const row = Number(cell.slice(1)) + down;
  return column >= 0 && column < COLUMNS.length && row >= 1 && row <= rows ? `${COLUMNS.charAt(column)}${row}` : null;
}

/** Whether a penguin enjoys a show: its family likes the animal, or it enjoys the activity (U19). @param {string} penguin @param {string} entertainer @param {Deck} deck */
export function amused(penguin, entertainer, deck) {
  const guest = deck[penguin];
  const act = deck[entertainer];
  if (guest?.kind !== 'penguin' || act?.kind !== 'entertainer') return false;
  return LIKES[guest.family] === act.animal || guest.activity === act.activity;
}

/** Who takes the card, and why (U20, U21). @param {number[]} points @returns {Pick<Preview, 'award'|'why'>} */
export function award(points) {
  const scored = points.filter((each) => each > 0);
  if (!scored.length) return { award: null, why: 'nobody' };
  const least = Math.min(...scored);
  if (scored.filter((each) => each === least).length > 1) return { award: null, why: 'tie' };
  return { award: points.indexOf(least), why: scored.length === 1 ? 'only' : 'least' };
}

/** The cells of the entertainers that perform after this: those complete now, and those that only lacked this cell. @param {View} view @param {string|null} cell */
export function begins(view, cell) {
  const shows = cell === null ? view.soon?.begins : view.spots.find((spot) => spot.cell === cell)?.begins;
  return (shows ?? []).map((show) => show.cell);
}

/**
 * The shows that would begin, with this penguin laid, if one is, and this token moved, if one is.
 * @param {View} view @param {Deck} deck @param {Laid|null} laid @param {Carried|null} token @returns {Preview[]}
 */
export function foresee(view, deck, laid, token) {
  return begins(view, laid?.cell ?? null).flatMap((cell) => {
    const act = view.entertainers.find((one) => one.cell === cell);
    if (!act) return [];
    const worth = (/** @type {string|null|undefined} */ where) => {
      const guest = act.audience.find((one) => one.cell === where);
      const card = where && where === laid?.cell ? laid.card : guest?.card;
      return card && amused(card, act.card, deck) ? valueOf(card, deck) : 0;
    };
    const change = token ? worth(token.to) - worth(token.from) : 0;
    const points = act.points.map((each, seat) => (seat === view.seat ? each + change : each));
    return [{ cell, card: act.card, points, ...award(points) }];
  });
}

/** What every penguin would bring its host in the shows that would begin, by cell. @param {View} view @param {Laid|null} laid @returns {Record<string, number>} */
export function brings(view, laid) {
  if (!laid) return view.soon?.brings ?? {};
  const spot = view.spots.find(({ cell }) => cell === laid.cell);
  const own = view.placements.find(({ card, cell }) => card === laid.card && cell === laid.cell)?.brings ?? 0;
  return { ...spot?.brings, ...(own ? { [laid.cell]: own } : {}) };
}

/** @param {string} card @param {Deck} deck */
function valueOf(card, deck) {
  const penguin = deck[card];
  return penguin?.kind === 'penguin' ? penguin.value : 0;
}

/** Where the dots of an entertainer would point on a cell, and which of them are filled; outside the ice they are (U16).
 * @param {View} view @param {Deck} deck @param {string} card @param {string} cell @param {boolean} turned @returns {import('./types.js').Dot[]} */
export function dotsAt(view, deck, card, cell, turned) {
  const act = deck[card];
  if (act?.kind !== 'entertainer') return [];
  const dots = turned ? [...act.dots].reverse() : [...act.dots];
  return AROUND.flatMap(([at, right, down], place) => {
    if (dots[place] !== '1') return [];
    const faced = near(cell, right, down, view.iceberg.rows);
    return [{ at, cell: faced, filled: faced === null || view.cells.find((one) => one.cell === faced)?.kind !== 'empty' }];
  });
}
