// What would come of a plan before anything is committed: the engine's facts, added up. No rule is decided here.

/**
 * @typedef {import('./types.js').View} View
 * @typedef {import('./types.js').Deck} Deck
 * @typedef {import('./types.js').Preview} Preview
 * @typedef {{from: string|null, to: string}} Carried  a token from a penguin, or from the supply, to another
 * @typedef {{card: string, cell: string}} Laid  a penguin of the hand on a cell
 */

const COLUMNS = 'abcdefg';

/** The cell so many columns and rows further; null outside the ice. @param {string} cell @param {number} right @param {number} down @param {number} rows */
export function near(cell, right, down, rows) {
  const column = COLUMNS.indexOf(cell.charAt(0)) + right;
  const row = Number(cell.slice(1)) + down;
  return column >= 0 && column < COLUMNS.length && row >= 1 && row <= rows ? `${COLUMNS.charAt(column)}${row}` : null;
}

/** The cells of the entertainers that perform after this: those complete now, and those that only lacked this cell. @param {View} view @param {string|null} cell */
function begins(view, cell) {
  const shows = cell === null ? view.soon?.begins : view.spots.find((spot) => spot.cell === cell)?.begins;
  return (shows ?? []).map((show) => show.cell);
}

/** @param {View} view @param {Laid|null} laid */
const placementOf = ({ placements }, laid) => placements.find(({ card, cell }) => card === laid?.card && cell === laid.cell);

/**
 * The shows that would begin, with this penguin laid, if one is, and this token moved, if one is.
 * @param {View} view @param {Deck} deck @param {Laid|null} laid @param {Carried|null} token @returns {Preview[]}
 */
export function foresee(view, deck, laid, token) {
  const enjoyed = placementOf(view, laid)?.enjoys ?? [];
  return begins(view, laid?.cell ?? null).flatMap((cell) => {
    const act = view.entertainers.find((one) => one.cell === cell);
    if (!act) return [];
    const worth = (/** @type {string|null} */ where) => {
      if (where !== null && where === laid?.cell) return enjoyed.includes(cell) ? valueOf(laid.card, deck) : 0;
      const guest = act.audience.find((one) => one.cell === where);
      return guest?.amused ? valueOf(guest.card, deck) : 0;
    };
    const mine = (act.points[view.seat] ?? 0) + (token ? worth(token.to) - worth(token.from) : 0);
    const points = act.points.map((each, seat) => (seat === view.seat ? mine : each));
    const { award = act.award, why = act.why } = act.awards[mine] ?? {};
    return [{ cell, card: act.card, points, award, why }];
  });
}

/** What every penguin would bring its host in the shows that would begin, by cell. @param {View} view @param {Laid|null} laid @returns {Record<string, number>} */
export function brings(view, laid) {
  if (!laid) return view.soon?.brings ?? {};
  const spot = view.spots.find(({ cell }) => cell === laid.cell);
  const own = placementOf(view, laid)?.brings ?? 0;
  return { ...spot?.brings, ...(own ? { [laid.cell]: own } : {}) };
}

/** @param {string} card @param {Deck} deck */
function valueOf(card, deck) {
  const penguin = deck[card];
  return penguin?.kind === 'penguin' ? penguin.value : 0;
}

/** Where the dots of the new entertainer would point on a cell, and which of them are filled. @param {View} view @param {string} cell @param {boolean} turned @returns {import('./types.js').Dot[]} */
export function dotsAt(view, cell, turned) {
  return view.entrances.find((one) => one.cell === cell)?.dots[turned ? 1 : 0] ?? [];
}
