// Why a player liked a move: facts that everybody can see on the ice, in the order of what moved that player most.
import { list } from '../../js/shell/api.js';
import { minus } from '../../js/play/result.js';
import { amused } from './foresee.js';
import { cardName, nameInside, person, sentence } from './named.js';
import { ENTER, PERFORM, PLACE, TOKEN } from './retell.js';
import { t } from './words.js';

/**
 * @typedef {import('./types.js').Moment} Moment
 * @typedef {import('./types.js').Act} Act
 * @typedef {Record<string, number>} Reasons  points by kind, as the engine gives them
 * @typedef {[number, string]} Reason  how much it weighs, and its words
 * @typedef {{moment: Moment, reasons: Reasons, seat: number, who: {who: string, you: string}}} Thought
 */

/** What is less than this is not worth a sentence: hopes are told in whole points. */
const WORTH_SAYING = 0.5;

/** Why a player liked a move, what weighed most first. @param {import('../../js/types.js').Choice} choice @param {Moment} moment @returns {string[]} */
export function reasonWords({ move, reasons, points }, moment) {
  const seat = moment.view.toAct ?? moment.view.seat;
  const thought = { moment, reasons, seat, who: person(moment, seat) };
  const found = [...ofMove(move, thought), ...ofOthers(thought), ...ofLater(thought)].sort(([one], [other]) => other - one);
  return [...found.map(([, words]) => sentence(words)), t('reason-total', { ...thought.who, points: amount(points) })];
}

/** @param {string} move @param {Thought} thought @returns {Reason[]} */
function ofMove(move, thought) {
  const place = PLACE.exec(move);
  if (place) return ofPlacement(place[1] ?? '', place[2] ?? '', place[4] ?? '', thought);
  const enter = ENTER.exec(move);
  if (enter) return ofNewcomer(enter[1] ?? '', enter[2] === 'v', thought);
  const perform = PERFORM.exec(move);
  if (perform) return ofTurn(perform[1] ?? '', thought);
  const [, from, to] = TOKEN.exec(move) ?? [];
  return ofToken(from ?? null, to ?? null, thought);
}

/** Points as a phrase: "1 point", "6 points". @param {number} points */
const amount = (points) => t('told-amount', { points: Math.round(points), shown: minus(Math.round(points)) });

/** Several entertainers as one phrase. @param {Act[]} acts @param {Moment} moment */
const called = (acts, { deck }) => ({ shows: list(acts.map(({ card }) => cardName(deck, card))), count: acts.length });

/* ── What can be seen on the ice ── */

/** The entertainers beside a cell whom a penguin there enjoys. @param {Moment} moment @param {string} cell @param {string} id @returns {Act[]} */
function amusing(moment, cell, id) {
  const { view, deck } = moment;
  const beside = view.cells.find((one) => one.cell === cell)?.beside ?? [];
  return view.entertainers.filter((act) => beside.includes(act.cell) && amused(id, act.card, deck));
}

/** Whether two cells touch, at a side or a corner (U2). @param {string} one @param {string} other */
function touch(one, other) {
  const across = Math.abs(one.charCodeAt(0) - other.charCodeAt(0));
  const down = Math.abs(Number(one.slice(1)) - Number(other.slice(1)));
  return Math.max(across, down) === 1;
}

/** @param {import('./types.js').Penguin | import('./types.js').Entertainer | undefined} card */
const valueOf = (card) => (card?.kind === 'penguin' ? card.value : 0);

/** Whether one of an entertainer's dots still waits for this cell. @param {Act} act @param {string} cell */
const waitsFor = ({ dots }, cell) => dots.some((dot) => dot.cell === cell && !dot.filled);

/* ── Shows that begin ── */

/** What shows bring to the player and to others. @param {Act[]} shows @param {Thought} thought @returns {Reason[]} */
function ofShows(shows, { moment, reasons, seat, who }) {
  const { points = 0, card = 0, animal = 0, activity = 0, gift = 0 } = reasons;
  const [only] = shows;
  if (!only) return [];
  /** @type {Reason[]} */
  const found = [];
  const bonus = Math.max(0, card) + Math.max(0, animal) + Math.max(0, activity);
  if (points > 0) found.push([points + bonus, t('reason-show', { ...who, ...called(shows, moment), points: amount(points) })]);
  if (card > 0) found.push([bonus, shows.length === 1 ? t('reason-card', { ...who, card: cardName(moment.deck, only.card, '.object') }) : t('reason-card-some', who)]);
  if (gift > 0) found.push([gift, giftWords(shows, gift, moment, seat)]);
  if (card < 0) found.push([-card, lostWords(shows, moment, seat, points)]);
  return found;
}

/** Who else scores in these shows. @param {Act[]} shows @param {number} gift @param {Moment} moment @param {number} mine */
function giftWords(shows, gift, moment, mine) {
  const scored = moment.players.map(({ seat }) => (seat === mine ? 0 : shows.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0)));
  if (scored.reduce((sum, each) => sum + each, 0) !== gift) return t('reason-gift-some', { points: amount(gift) });
  const names = scored.flatMap((points, seat) => (points ? [t('told-points', { who: nameInside(moment, seat), points })] : []));
  return t('reason-gift', { names: list(names) });
}

/** Who takes the card, where that is plain already. @param {Act[]} shows @param {Moment} moment @param {number} mine @param {number} points */
function lostWords(shows, moment, mine, points) {
  const [only] = shows;
  const plain = shows.length === 1 && only && only.award !== null && only.award !== mine && !only.points[mine] && !points;
  return plain ? t('reason-card-lost', person(moment, only.award)) : t('reason-card-lost-some');
}

/* ── Placing ── */

/** @param {string} id @param {string} cell @param {string} excuse @param {Thought} thought @returns {Reason[]} */
function ofPlacement(id, cell, excuse, thought) {
  const { moment, reasons, seat, who } = thought;
  const { view, deck } = moment;
  const { token = 0, fee = 0, hand = 0 } = reasons;
  const shows = view.entertainers.filter((act) => act.missing === 1 && waitsFor(act, cell));
  const found = ofShows(shows, thought);
  const due = view.placements.find((one) => one.card === id && one.cell === cell)?.fee ?? 0;
  if (excuse) found.push([due || 1, t('reason-excuse', { card: cardName(deck, excuse, '.object'), fee: due })]);
  else if (fee) found.push([fee, t('reason-fee', { points: amount(fee) })]);
  const fans = amusing(moment, cell, id).filter((act) => !shows.includes(act));
  if (fans.length) found.push([Math.max(token, 0.1), t('reason-fans', { ...called(fans, moment), cell })]);
  else if (!shows.length) found.push([0, t('reason-idle', { cell })]);
  for (const act of view.entertainers) {
    const worth = act.points[seat] ?? 0;
    if (act.missing > 1 && worth && waitsFor(act, cell)) found.push([token, t('reason-nearer', { ...who, show: cardName(deck, act.card, '.object'), points: amount(worth) })]);
  }
  if (hand >= WORTH_SAYING) found.push([Math.min(hand, 0.4), t('reason-hand', { ...who, points: amount(hand) })]);
  return found;
}

/* ── Tokens ── */

/** @param {string|null} from @param {string|null} to @param {Thought} thought @returns {Reason[]} */
function ofToken(from, to, thought) {
  const { moment, reasons, seat, who } = thought;
  const { view, deck } = moment;
  const { points = 0, token = 0 } = reasons;
  const lying = (/** @type {string} */ cell) => view.cells.find((one) => one.cell === cell)?.card ?? '';
  const shows = view.entertainers.filter(({ missing }) => missing === 0);
  const found = ofShows(shows, thought);
  if (!to) {
    found.push([0, t((view.houses[seat]?.supply ?? 0) > 0 ? 'reason-supply' : 'reason-stay', who)]);
    return found;
  }
  const now = view.soon?.brings[to] ?? 0;
  if (now) found.push([points + now, t('reason-brings', { card: cardName(deck, lying(to), '.short'), points: amount(now) })]);
  const later = amusing(moment, to, lying(to)).filter((act) => !shows.includes(act));
  if (later.length) found.push([Math.max(token, 0.1), t('reason-guest', { ...called(later, moment), card: cardName(deck, lying(to), '.short') })]);
  else if (!now) found.push([0, t('reason-idle', { cell: to })]);
  if (from && !amusing(moment, from, lying(from)).length) found.push([Math.max(token, 0.2), t('reason-deserted', { cell: from })]);
  return found;
}

/* ── Which show is next ── */

/** @param {string} cell @param {Thought} thought @returns {Reason[]} */
function ofTurn(cell, { moment, seat, who }) {
  const act = moment.view.entertainers.find((one) => one.cell === cell);
  if (!act) return [];
  const mine = act.points[seat] ?? 0;
  const gift = act.points.reduce((sum, each) => sum + each, 0) - mine;
  /** @type {Reason[]} */
  const found = [[mine, mine ? t('reason-this-show', { ...who, points: amount(mine) }) : t('reason-no-show', who)]];
  if (gift) found.push([gift, giftWords([act], gift, moment, seat)]);
  if (!moment.view.piles.entertainers) found.push([99, t('reason-last-show')]);
  return found;
}

/* ── A new entertainer ── */

/** @param {string} cell @param {boolean} turned @param {Thought} thought @returns {Reason[]} */
function ofNewcomer(cell, turned, { moment, reasons, seat, who }) {
  const { view, deck } = moment;
  const near = view.cells.filter((one) => one.kind === 'penguin' && touch(one.cell, cell));
  const fans = near.filter(({ card }) => amused(card ?? '', view.top ?? '', deck));
  const mine = fans.filter(({ host }) => host === seat);
  const others = fans.filter(({ host }) => host !== undefined && host !== null && host !== seat);
  const weight = Math.max(0.1, reasons.place ?? 0);
  /** @type {Reason[]} */
  const found = [];
  if (mine.length) found.push([weight, t('reason-own-guests', { ...who, count: mine.length, points: amount(mine.reduce((sum, { card }) => sum + valueOf(deck[card ?? '']), 0)) })]);
  if (!others.length) found.push([mine.length ? weight / 2 : 0.1, t('reason-no-rivals')]);
  if (near.length > 1) found.push([0.2, t('reason-crowd', { count: near.length })]);
  const entrance = view.entrances.find((one) => one.cell === cell);
  if (entrance) found.push([0.05, t('reason-missing', { count: entrance.missing[turned ? 1 : 0] ?? 0 })]);
  return found;
}

/* ── Whatever the move ── */

/** What the end, the others and whoever is next have of it. @param {Thought} thought @returns {Reason[]} */
function ofOthers({ moment, reasons, seat, who }) {
  const { animal = 0, activity = 0, gift = 0, deny = 0, opening = 0, tempo = 0 } = reasons;
  const next = person(moment, (seat + 1) % moment.players.length);
  /** @type {Reason[]} */
  const found = [];
  const tell = (/** @type {number} */ value, /** @type {string} */ more, /** @type {string} */ fewer, whom = who) => {
    if (Math.abs(value) >= WORTH_SAYING) found.push([Math.abs(value), t(value > 0 ? more : fewer, { ...whom, points: amount(Math.abs(value)) })]);
  };
  tell(animal, 'reason-animals-more', 'reason-animals-fewer');
  tell(activity, 'reason-activity-more', 'reason-activity-fewer');
  if (!gift) tell(deny, 'reason-deny', 'reason-help'); // hopes that a show has just fulfilled are nothing taken away
  tell(opening, 'reason-opening', 'reason-closes', next);
  tell(tempo, 'reason-tempo', 'reason-tempo-bad');
  return found;
}

/** What the own guests may hope for, beyond the facts. @param {Thought} thought @returns {Reason[]} */
function ofLater({ reasons, who }) {
  const { points = 0, token = 0, place = 0 } = reasons;
  const later = token + place;
  if (Math.abs(later) < WORTH_SAYING || (points && later < 0)) return []; // what a show has brought is no longer hoped for
  return [[Math.abs(later) / 2, t(later > 0 ? 'reason-later' : 'reason-later-less', { ...who, points: amount(Math.abs(later)) })]];
}
