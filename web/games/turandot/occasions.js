// What a step means to one of the rivals, and what is true of that moment: a remark must fit both.

/**
 * @typedef {import('./types.js').View} View
 * @typedef {import('./types.js').Column} Column
 * @typedef {Record<string, import('./types.js').Singer>} Deck
 * @typedef {'greet'|'hire'|'spent'|'tie'|'snub'|'scene'|'gift'|'fire'|'named'|'win'|'lose'} Occasion
 */
const LATE = 5;
/** Points from which on a card that is handed out is a present. */
const GOOD = 2;

/** @param {View} view @param {number} seat */
const columnOf = ({ now }, seat) => now.columns.find(({ bidders }) => bidders.some((bidder) => bidder.seat === seat));

/** What a step means to one seat. @param {View} view @param {View} before @param {number} seat @returns {Occasion|null} */
export function occasion(view, before, seat) {
  const { phase, now } = view;
  if (phase === 'hired') return bidding(view, seat);
  if (phase === 'designed') return now.designers.includes(seat) ? 'scene' : null;
  if (phase === 'understudies' && before.phase === 'understudies') return handed(view, before, seat);
  if (phase === 'finished') return lastWord(view, seat);
  // Of two players the other one is named whether anybody likes it or not.
  if (phase === 'fired' && now.named === seat) return view.maestro === view.seat && view.seats > 2 ? 'named' : 'fire';
  return null;
}

/** @param {View} view @param {number} seat @returns {Occasion|null} */
function bidding(view, seat) {
  const column = columnOf(view, seat);
  if (!column) return null;
  if (column.winner === seat) return laid(column, seat) && !view.houses[seat]?.money ? 'spent' : 'hire';
  return column.winner === null ? 'tie' : 'snub';
}

/** @param {Column} column @param {number} seat */
const laid = ({ bidders }, seat) => bidders.find((bidder) => bidder.seat === seat)?.money ?? 0;

/** Who gets the best card left, and some points with it, has nothing to complain of; nor has who wanted a designer. @param {View} view @param {View} before @param {number} seat @returns {Occasion|null} */
function handed(view, before, seat) {
  const given = view.now.understudies.at(-1);
  if (given?.seat !== seat || seat === view.maestro) return null;
  const worth = before.stage.flatMap((card) => (card ? [before.worth[card]?.[seat] ?? 0] : []));
  const points = before.worth[given.card]?.[seat] ?? 0;
  if (points >= GOOD && points === Math.max(...worth)) return view.maestro === view.seat ? 'gift' : null;
  return columnOf(view, seat) ? 'snub' : null;
}

/** At the end one voice is enough: the winner's, or of those who lost to somebody the nearest. @param {View} view @param {number} seat @returns {Occasion|null} */
function lastWord({ final, seat: viewer }, seat) {
  if (!final) return null;
  if (final.winners.includes(seat)) return 'win';
  const places = final.lines.flatMap((line) => (typeof line.seat === 'number' && line.seat !== viewer && !final.winners.includes(line.seat) ? [line.place ?? 0] : []));
  return final.lines.find((line) => line.seat === seat)?.place === Math.min(...places) ? 'lose' : null;
}

/** What is true of a moment, in words that lines ask for. @param {Occasion} what @param {View} view @param {View} before @param {number} seat @param {Deck} deck @returns {Set<string>} */
export function factsOf(what, view, before, seat, deck) {
  const facts = [view.hires === 'director' ? 'director' : 'singer', ...(view.round >= LATE ? ['late'] : [])];
  if (view.final) facts.push(...factsOfEnd(view, seat));
  else if (view.phase === 'hired') facts.push(...factsOfBid(view, before, seat, deck));
  else if (what === 'snub') facts.push('given');
  return new Set(facts);
}

/** @param {View} view @param {View} before @param {number} seat @param {Deck} deck */
function factsOfBid(view, before, seat, deck) {
  const column = columnOf(view, seat);
  const house = view.houses[seat];
  if (!column || !house) return [];
  const money = laid(column, seat);
  const others = column.bidders.filter((bidder) => bidder.seat !== seat);
  const top = Math.max(...column.bidders.map((bidder) => bidder.money));
  const card = view.now.cards[column.slot - 1] ?? '';
  const cast = house.singers.filter((id) => id !== card);
  const points = before.houses.map(({ projected }) => projected.total);
  const leads = (/** @type {number} */ one) => (points[one] ?? 0) === Math.max(...points);
  return Object.entries({
    'paid': money > 0,
    'free': money === 0,
    'bluffed': view.now.bids.some((bid) => bid.seat === seat && bid.bluff),
    'straight': view.now.bids.some((bid) => bid.seat === seat && !bid.bluff),
    'contested': others.length > 0,
    'two': others.length === 1,
    'level': money === top,
    'outbid': column.winner !== null && column.winner !== seat,
    'more': column.winner !== seat && house.money > money,
    'nobody-paid': view.now.hired.every(({ paid }) => paid === 0),
    'leader': others.some((bidder) => leads(bidder.seat)),
    'another': view.hires === 'singer' && cast.length > 0,
    'matches': view.hires === 'singer' && cast.some((id) => deck[id]?.type === deck[card]?.type),
  }).flatMap(([fact, holds]) => (holds ? [fact] : []));
}

/** @param {View} view @param {number} seat */
function factsOfEnd({ final, houses, seat: viewer }, seat) {
  return Object.entries({
    'to-you': final?.winners.includes(viewer) ?? false,
    'you-second': final?.lines.find((line) => line.seat === viewer)?.place === 2,
    'spender': (houses[seat]?.spent ?? 0) > 0,
    'rich': (houses[seat]?.money ?? 0) > 0,
  }).flatMap(([fact, holds]) => (holds ? [fact] : []));
}
