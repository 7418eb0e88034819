// The reveal: stacks fly from their houses to the numbers they bid on and open. What nobody quarrels over is settled at
// once; quarrels come last, one by one, coin by coin, with a beat before the last coin.
import { animate, pace } from '../../js/shell/api.js';
import { sound } from './sounds.js';

/**
 * @typedef {import('./screen.js').Screen} Screen
 * @typedef {import('./types.js').View} View
 * @typedef {import('./types.js').Column} Column
 * @typedef {(milliseconds: number) => Promise<void>} Rest
 */

/** Milliseconds at normal pace. However many quarrel, the whole stays under two and a half seconds. */
export const REVEAL = { open: 560, sure: 220, quarrels: 1360, designed: 320 };
/** One quarrel: it begins, each coin, the beat before the last, and what came of it. */
const QUARREL = { begins: 170, coin: 130, beat: 280, over: 280 };
const FLIGHT = { duration: 460, apart: 35 };
/** As many as there are columns, and 0 for what comes after them. */
const ALL = [0, 1, 2, 3, 4, 5, 6];

/** Every result is on show. @param {Screen} screen */
export function tellAll(screen) {
  screen.told = new Set(ALL);
  screen.contest = null;
}

/** The stacks leave their houses. @param {Screen} screen */
export function open(screen) {
  screen.told = new Set();
  screen.contest = null;
  screen.slide(() => screen.draw());
  if (pace() > 0) fly(screen.root);
}

/** Each bid comes from the house of its bidder; all places are read before anything moves. @param {HTMLElement} root */
function fly(root) {
  const flights = [...root.querySelectorAll('[data-bidder]')].map((bid) => {
    const home = root.querySelector(`.house[data-seat='${bid.getAttribute('data-bidder')}']`);
    return { bid, to: bid.getBoundingClientRect(), from: home?.getBoundingClientRect() };
  });
  flights.forEach(({ bid, from, to }, place) => {
    if (!from?.width) return;
    const x = from.left + from.width / 2 - to.left - to.width / 2;
    const y = from.top + from.height / 2 - to.top - to.height / 2;
    animate(bid, [
      { transform: `translate(${x}px, ${y}px) scale(0.7) rotate(-8deg)`, opacity: 0.4 },
      { transform: `translate(${x / 3}px, ${y / 3 - 14}px) scale(1.5) rotate(5deg)`, opacity: 1, offset: 0.6 },
      { transform: 'none' },
    ], { duration: FLIGHT.duration, delay: place * FLIGHT.apart });
  });
}

/** Whether more than one wanted this card. @param {Column} column */
export const contested = ({ bidders }) => bidders.length > 1;

/** @param {Column} column */
const top = ({ bidders }) => Math.max(0, ...bidders.map(({ money }) => money));

/** How long a quarrel takes if it may. @param {Column} column */
const length = (column) => QUARREL.begins + top(column) * QUARREL.coin + QUARREL.beat + QUARREL.over;

/** @param {Screen} screen @param {View} view @param {Rest} rest @param {() => boolean} unhurried */
export async function settleColumns(screen, view, rest, unhurried) {
  const { columns } = view.now;
  const mine = (/** @type {Column} */ { bidders }) => Number(bidders.some(({ seat }) => seat === view.seat));
  const quarrels = columns.filter(contested).sort((one, other) => mine(one) - mine(other));
  const whole = quarrels.reduce((sum, column) => sum + length(column), 0);
  const haste = Math.min(1, REVEAL.quarrels / Math.max(1, whole));
  if (unhurried()) {
    screen.told = new Set(columns.filter((column) => !contested(column)).map(({ slot }) => slot));
    sound('card');
    screen.draw();
    await rest(REVEAL.sure);
    for (const column of quarrels) await quarrel(screen, column, (milliseconds) => rest(milliseconds * haste), unhurried);
  }
}

/** Coin by coin: those with fewer fall behind. @param {Screen} screen @param {Column} column @param {Rest} rest @param {() => boolean} unhurried */
async function quarrel(screen, column, rest, unhurried) {
  if (!unhurried()) return;
  Object.assign(screen, { contest: column.slot, laid: 0 });
  screen.draw();
  await rest(QUARREL.begins);
  const last = top(column);
  for (let coin = 1; coin <= last && unhurried(); coin += 1) {
    if (coin === last) await rest(QUARREL.beat);
    screen.laid = coin;
    sound('coin');
    screen.draw();
    await rest(QUARREL.coin);
  }
  if (last === 0) await rest(QUARREL.beat);
  screen.told.add(column.slot);
  screen.contest = null;
  if (!unhurried()) return;
  sound(column.winner === null ? 'tie' : 'card');
  screen.draw();
  await rest(QUARREL.over);
}
