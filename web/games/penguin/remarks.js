// Remarks: what a step means to a rival, and what that rival says to it, now and then and nothing twice in a game.
import { drawn, remark } from '../../js/play/remarks.js';
import { hasWords } from './words.js';

/**
 * @typedef {import('./types.js').View} View
 * @typedef {'begin'|'fee'|'excuse'|'token'|'score'|'card'|'tie'|'snub'|'win'|'lose'} Occasion
 */

/** Of so many chances to speak a rival takes one; a card handed in, the last token, a tie and the end are always worth a word. */
const SELDOM = /** @type {Record<Occasion, number>} */ ({ begin: 1, fee: 2, excuse: 1, token: 1, score: 2, card: 2, tie: 1, snub: 3, win: 1, lose: 1 });

/**
 * What a line needs to be true, where it is not true of every moment of its kind.
 * @type {Record<string, string>}
 */
export const NEEDS = {
  'bianca-tie-1': 'two', 'bianca-snub-4': 'to-you', 'bianca-win-2': 'payer', 'bianca-lose-3': 'to-you', 'bianca-lose-4': 'to-you',
  'ottavio-snub-4': 'to-you', 'ottavio-win-1': 'holder', 'ottavio-lose-3': 'to-you', 'ottavio-lose-4': 'to-you',
  'zelda-snub-4': 'to-you', 'zelda-lose-3': 'to-you', 'zelda-lose-4': 'to-you',
  'raimondo-snub-4': 'to-you', 'raimondo-lose-3': 'to-you', 'raimondo-lose-4': 'to-you',
  'petra-score-1': 'not-you', 'petra-score-2': 'not-you', 'petra-snub-4': 'to-you', 'petra-lose-3': 'to-you', 'petra-lose-4': 'to-you',
  'anselmo-excuse-1': 'holder', 'anselmo-tie-2': 'two', 'anselmo-snub-4': 'to-you', 'anselmo-lose-3': 'to-you', 'anselmo-lose-4': 'to-you',
};

/** What a step means to one seat. @param {View} before @param {View} after @param {number} seat @returns {Occasion|null} */
export function occasion(before, after, seat) {
  const { phase, now } = after;
  const mine = after.active === seat;
  if (phase === 'finished') return after.final?.winners.includes(seat) ? 'win' : 'lose';
  if (phase === before.phase) return null;
  if (phase === 'placed' && mine && after.turn <= after.seats) return 'begin';
  if (phase === 'settled' && mine) return now.place?.excuse ? 'excuse' : 'fee';
  if (phase === 'invited' && mine) return now.token?.from === null && !after.houses[seat]?.supply ? 'token' : null;
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
  return why === 'tie' && own === least(points) ? 'tie' : null;
}

/** The least that anybody scored who scored. @param {number[]} points */
const least = (points) => Math.min(...points.filter(Boolean));

/** What is true of a moment, in words that lines ask for. @param {View} view @param {number} seat @returns {Set<string>} */
export function factsOf(view, seat) {
  const points = view.now.shows.at(-1)?.points ?? [];
  const yours = points[view.seat] ?? 0;
  return new Set(Object.entries({
    'two': points.filter((each) => each > 0 && each === least(points)).length === 2,
    'to-you': view.final ? view.final.winners.includes(view.seat) : yours > 0 && yours === Math.max(...points),
    'not-you': yours === 0,
    'payer': view.final?.lines.find((line) => line.seat === seat)?.parts.some(({ key, points: paid }) => key === 'fees' && paid < 0) ?? false,
    'holder': (view.houses[seat]?.cards.length ?? 0) > 0,
  }).flatMap(([fact, holds]) => (holds ? [fact] : [])));
}

/** What a rival says to a step, as the id of a message; nothing most of the time. @param {number} seat @param {View} before @param {View} after @param {Pick<import('../../js/types.js').Table, 'players'|'record'>} table @returns {string|null} */
export function remarkOf(seat, before, after, { players, record }) {
  const player = players[seat];
  const what = player && !player.human ? occasion(before, after, seat) : null;
  if (!player || !what) return null;
  const chance = drawn(`${record.seed}/${record.seats.join()}/${after.turn}/${after.now.shows.length}/${seat}/${what}`);
  if (chance % SELDOM[what]) return null;
  const spoken = { game: record.game, evening: record.seed, rival: player.id, what, facts: factsOf(after, seat), chance: Math.floor(chance / SELDOM[what]) };
  return remark(spoken, NEEDS, hasWords);
}
