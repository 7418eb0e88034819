// Remarks: what a step means to a rival, and what that rival says to it, now and then and nothing twice in a game.
import { hasWords } from './words.js';

/**
 * @typedef {import('./types.js').View} View
 * @typedef {'begin'|'fee'|'excuse'|'score'|'card'|'tie'|'snub'|'win'|'lose'} Occasion
 */

/** No occasion has more lines than this. */
const LINES = 6;
/** Of so many chances to speak a rival takes one; a card handed in, a tie and the end are always worth a word. */
const SELDOM = /** @type {Record<Occasion, number>} */ ({ begin: 1, fee: 2, excuse: 1, score: 2, card: 2, tie: 1, snub: 3, win: 1, lose: 1 });

/** What a step means to one seat. @param {View} before @param {View} after @param {number} seat @returns {Occasion|null} */
export function occasion(before, after, seat) {
  const { phase, now } = after;
  const mine = after.active === seat;
  if (phase === 'finished') return after.final?.winners.includes(seat) ? 'win' : 'lose';
  if (phase === before.phase) return null;
  if (phase === 'placed' && mine && after.turn <= after.seats) return 'begin';
  if (phase === 'settled' && mine) return now.place?.excuse ? 'excuse' : 'fee';
  return ofShow(after, seat);
}

/** What a show means to one seat. @param {View} view @param {number} seat @returns {Occasion|null} */
function ofShow({ phase, now }, seat) {
  const { points, award, why } = now.shows.at(-1) ?? { points: null, award: null, why: null };
  if (!points) return null;
  const own = points[seat] ?? 0;
  const most = Math.max(...points);
  if (phase === 'scored') return own === most && own > 0 ? 'score' : !own && most > 0 ? 'snub' : null;
  if (phase !== 'awarded') return null;
  if (award === seat && why === 'least') return 'card';
  return why === 'tie' && own === Math.min(...points.filter(Boolean)) ? 'tie' : null;
}

/** What a rival says to a step, as the id of a message; nothing most of the time. @param {number} seat @param {View} before @param {View} after @param {import('../../js/types.js').Player[]} players @param {ReadonlySet<string>} said @returns {string|null} */
export function remarkOf(seat, before, after, players, said) {
  const player = players[seat];
  const what = player && !player.human ? occasion(before, after, seat) : null;
  if (!player || !what) return null;
  const chance = hash(`${after.hand.join()}/${after.turn}/${after.now.shows.length}/${seat}/${what}`);
  if (chance % SELDOM[what]) return null;
  const lines = Array.from({ length: LINES }, (_, line) => `remark-${player.id}-${what}-${line + 1}`).filter((line) => hasWords(line) && !said.has(line));
  return lines[Math.floor(chance / SELDOM[what]) % lines.length] ?? null;
}

/** A number that small changes of a text change entirely. @param {string} text */
function hash(text) {
  let mixed = 2166136261;
  for (const letter of text) mixed = Math.imul(mixed ^ letter.charCodeAt(0), 16777619) >>> 0;
  return mixed >>> 7;
}
