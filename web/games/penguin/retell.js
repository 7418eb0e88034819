// Moves and events as sentences: what somebody does with a move, what a turn has brought so far, what just happened.
import { items } from '../../js/shell/api.js';
import { minus } from '../../js/play/result.js';
import { cardName, nameInside, names, person, sentence, titleOf } from './named.js';
import { t } from './words.js';

/**
 * @typedef {import('./types.js').Moment} Moment
 * @typedef {import('./types.js').View} View
 * @typedef {import('./types.js').Deck} Deck
 * @typedef {import('./types.js').Turn} Turn
 * @typedef {import('./types.js').Performed} Performed
 * @typedef {import('../../js/types.js').Player} Player
 * @typedef {{words: string, cards: string[], rule: string|null, seats: number[]}} Entry  `seats`: whom it concerns
 */

export const PLACE = /^([a-z0-9-]+)@([a-g][1-9])(?:(\$)|!([a-z0-9-]+))?$/;
export const TOKEN = /^([a-g][1-9])?>([a-g][1-9])$/;
export const PERFORM = /^\*([a-g][1-9])$/;
export const ENTER = /^([a-g][1-9])([\^v])$/;
const ANIMALS = ['sheep', 'kangaroo', 'seal', 'bear'];

/* ── Moves ── */

/** What the seat that has to act does with this move. @param {string} move @param {Moment} moment */
export function moveWords(move, moment) {
  return sentence(plainMove(move, moment));
}

/** @param {string} move @param {Moment} moment */
function plainMove(move, moment) {
  const { view, deck } = moment;
  const actor = person(moment, view.toAct);
  const lying = (/** @type {string} */ cell) => view.cells.find((one) => one.cell === cell)?.card ?? '';
  const place = PLACE.exec(move);
  if (place) {
    const [, id = '', cell = '', paid, excuse] = place;
    const fee = view.placements.find((one) => one.card === id && one.cell === cell)?.fee ?? 0;
    const facts = { ...actor, card: cardName(deck, id, '.object'), cell };
    if (excuse) return t('retell-place-excused', { ...facts, excuse: cardName(deck, excuse, '.object') });
    return paid ? t('retell-place-paid', { ...facts, fee }) : t('told-placed', facts);
  }
  const token = TOKEN.exec(move);
  if (token) return tokenWords(token[1] ?? null, token[2] ?? '', cardName(deck, lying(token[2] ?? ''), '.short'), actor);
  const perform = PERFORM.exec(move);
  if (perform) return t('retell-perform', { ...actor, card: cardName(deck, lying(perform[1] ?? ''), '.object') });
  const enter = ENTER.exec(move);
  if (enter) return t('told-entered', { ...actor, card: cardName(deck, view.top ?? '', '.object'), cell: enter[1] ?? '', turned: enter[2] === 'v' ? 'yes' : 'no' });
  return t('retell-leave', actor);
}

/** @param {string|null} from @param {string} cell @param {string} card @param {{who: string, you: string}} actor */
function tokenWords(from, cell, card, actor) {
  return from ? t('told-token-moved', { ...actor, from, card, cell }) : t('told-token', { ...actor, card, cell });
}

/** A move in as few words as will do, for labels and tables. @param {string} move @param {Player[]} _players @param {Deck} [deck] */
export function shortMove(move, _players, deck) {
  const [, id, cell = '', paid, excuse] = PLACE.exec(move) ?? [];
  if (id) return t('short-place', { card: titleOf(id, deck), cell, fee: paid ? 'paid' : excuse ? 'excused' : 'none' });
  const [, from, to] = TOKEN.exec(move) ?? [];
  if (to) return from ? t('short-token-moved', { from, cell: to }) : t('short-token', { cell: to });
  const show = PERFORM.exec(move)?.[1];
  if (show) return t('short-perform', { cell: show });
  const [, place, way] = ENTER.exec(move) ?? [];
  return place ? t('short-enter', { cell: place, turned: way === 'v' ? 'yes' : 'no' }) : t('short-leave');
}

/* ── Turns ── */

/** What a turn has brought so far, in order, one sentence each. @param {Turn} turn @param {Moment} moment @returns {Entry[]} */
export function turnTold(turn, moment) {
  const { deck, view } = moment;
  const { seat, place, token, shows } = turn;
  const actor = person(moment, seat);
  /** @type {Entry[]} */
  const entries = [];
  const tell = (/** @type {string} */ words, /** @type {string[]} */ cards, /** @type {string|null} */ rule = null, seats = [seat]) => entries.push({ words: sentence(words), cards, rule, seats });
  if (place) tell(t('told-placed', { ...actor, card: cardName(deck, place.card, '.object'), cell: place.cell }), [place.card]);
  if (place?.excuse) tell(t('told-excused', { ...actor, card: cardName(deck, place.excuse, '.object'), fee: place.fee }), [place.excuse], 'U13');
  else if (place?.paid) tell(t('told-paid', { ...actor, fee: place.paid }), [], 'U12');
  if (token) {
    const guest = view.cells.find(({ cell }) => cell === token.to)?.card ?? '';
    tell(tokenWords(token.from, token.to, cardName(deck, guest, '.short'), actor), [guest]);
  }
  for (const show of shows) {
    tell(t('told-show', { card: cardName(deck, show.card), cell: show.cell }), [show.card], 'U16', []);
    if (show.points) tell(pointsTold(show.points, moment), [], 'U19', seatsOf(show.points));
    if (show.why) tell(awardTold(show, moment), [show.card], show.award === null ? 'U21' : 'U20', seatsOf(show.points ?? []));
    if (show.new) tell(t('told-entered', { ...actor, card: cardName(deck, show.new.card, '.object'), cell: show.new.cell, turned: show.new.turned ? 'yes' : 'no' }), [show.new.card], 'U23');
  }
  return entries;
}

/** @param {number[]} points */
const seatsOf = (points) => points.flatMap((scored, seat) => (scored ? [seat] : []));

/** What a show brought to whom, most first. @param {number[]} points @param {Moment} moment */
function pointsTold(points, moment) {
  const scorers = seatsOf(points).sort((one, other) => (points[other] ?? 0) - (points[one] ?? 0));
  const [first] = scorers;
  if (first === undefined) return t('told-nobody-scored');
  if (scorers.length === 1) return t('told-one-scored', { ...person(moment, first), points: points[first] ?? 0 });
  return t('told-scored', { points: items(scorers.map((seat) => t('told-points', { who: nameInside(moment, seat), points: points[seat] ?? 0 }))) });
}

/** Who takes the card, and why (U20, U21). @param {Performed} show @param {Moment} moment */
function awardTold({ card: id, points, award, why }, moment) {
  const card = cardName(moment.deck, id, '.object');
  if (award !== null) return t(why === 'only' ? 'told-award-only' : 'told-award-least', { ...person(moment, award), card, points: points?.[award] ?? 0 });
  const least = Math.min(...(points ?? []).filter(Boolean));
  const level = (points ?? []).flatMap((scored, seat) => (scored === least ? [seat] : []));
  return why === 'tie' ? t('told-award-tie', { names: names(moment, level), points: least, card }) : t('told-award-nobody', { card });
}

/* ── Steps ── */

/** What happened between two successive views, one sentence an event. @param {View|null} before @param {View} after @param {Player[]} players @param {Deck} deck @returns {string[]} */
export function told(before, after, players, deck) {
  if (!before) return [];
  const moment = { view: after, players, deck };
  const known = before.turn === after.turn ? turnTold(before.now, { ...moment, view: before }).length : 0;
  const news = turnTold(after.now, moment).slice(known).map(({ words }) => words);
  return [...news, ...stepTold(before, after, moment).map(sentence)];
}

/** What a turn does not keep: who looks on, the curtain, the card turned up, the draw, the end. @param {View} before @param {View} after @param {Moment} moment @returns {string[]} */
function stepTold(before, after, moment) {
  const { deck } = moment;
  if (after.phase === 'choosing') return [t('told-waiting', { ...person(moment, after.active), count: after.waiting.length })];
  if (after.phase === 'lit') return [t('told-audience', { count: after.audience.length, amused: after.audience.filter(({ amused }) => amused).length })];
  if (after.phase === 'curtain') return [t('told-curtain', { cell: after.now.shows.at(-1)?.cell ?? '' })];
  if (after.phase === 'entered') return [after.top ? t('told-next', { card: cardName(deck, after.top) }) : t('told-pile-empty')];
  if (after.phase === 'drawn') {
    const drawn = after.hand.find((id) => !before.hand.includes(id));
    return [drawn ? t('told-drawn', { card: cardName(deck, drawn, '.object') }) : t('told-draws', { who: person(moment, after.active).who })];
  }
  return after.end && !before.end ? [t(`told-end-${after.end}`)] : [];
}

/* ── The account ── */

/** A line of the account as a sentence to share. @param {import('../../js/types.js').Line} line */
export function scoreWords({ parts }) {
  const points = Object.fromEntries(parts.map(({ key, points: each }) => [key, each]));
  const { start = 0, shows = 0, fees = 0, activity = 0 } = points;
  const animals = ANIMALS.reduce((sum, animal) => sum + (points[animal] ?? 0), 0);
  return t('share-score', { start, shows, fees: minus(fees), activity, animals });
}

