// Moves told afterwards: a sentence for each, and what would have come of others.
import { items } from '../../js/shell/api.js';
import { signed } from '../../js/play/result.js';
import { wide } from '../../js/review/plots.js';
import { html } from '../../js/shell/lit.js';
import { card, cardLabel } from './card.js';
import { printed } from './printed.js';
import { t } from './words.js';

/**
 * @typedef {import('./types.js').Moment} Moment
 * @typedef {{move: string, hired: string|null, paid: number, designer: boolean}} Outcome
 */

const ROLES = ['turandot', 'calaf', 'liu', 'ping', 'pong', 'pang'];
const BID = /^(\d?)(\$*)(b?)$/;

/** A player as words need one: the name, and whether it is the viewer. @param {Moment} moment @param {number|null} seat */
export function person({ players, view }, seat) {
  const { name = '', to = '' } = (seat === null ? null : players[seat]) ?? {};
  return { who: name, toWho: to, you: seat === view.seat ? 'yes' : 'no' };
}

/** Somebody else in the same sentence. @param {Moment} moment @param {number|null} seat */
export function other(moment, seat) {
  const { who: whom, toWho: toWhom, you: mine } = person(moment, seat);
  return { whom, toWhom, mine };
}

/** The name on a card. @param {Moment} moment @param {string|null|undefined} id */
export function named({ deck }, id) {
  if (!id) return '';
  return printed(deck[id] ? 'singers' : 'directors', id).name;
}

/** What the seat that has to act does with this move. @param {string} move @param {Moment} moment */
export function moveWords(move, moment) {
  const { view } = moment;
  const actor = person(moment, view.toAct);
  const bid = BID.exec(move);
  if (bid) {
    const [, slot = '', coins = '', bluff = ''] = bid;
    const facts = { ...actor, slot, money: coins.length, bluff: bluff ? 'yes' : 'no' };
    return slot ? t('retell-bid', { ...facts, card: named(moment, view.stage[Number(slot) - 1]) }) : t('retell-alone', facts);
  }
  const rest = move.slice(1);
  if (move.startsWith('u')) {
    const receiver = view.waiting[0] ?? null;
    return t('retell-give', { ...actor, ...other(moment, receiver), card: named(moment, view.stage[Number(rest) - 1]), self: receiver === view.toAct ? 'yes' : 'no' });
  }
  if (move.startsWith('n')) return t('retell-name', { ...actor, ...other(moment, Number(rest)) });
  if (move.startsWith('x-')) return t('retell-fire', { ...actor, director: printed('directors', move.slice(2)).name });
  const singers = view.houses[view.toAct ?? view.seat]?.singers ?? [];
  const parts = [...rest].map((place, role) => t('role-played', { role: t(`role-${ROLES[role]}`), card: named(moment, singers[Number(place) - 1]) }));
  return t('retell-cast', { ...actor, roles: items(parts) });
}

/** A move in as few words as will do, for labels and tables. @param {string} move @param {import('../../js/types.js').Player[]} players */
export function shortMove(move, players) {
  const bid = BID.exec(move);
  if (bid) {
    const [, slot = '', coins = '', bluff = ''] = bid;
    return t(slot ? 'short-bid' : 'short-alone', { slot, money: coins.length, bluff: bluff ? 'yes' : 'no' });
  }
  if (move.startsWith('u')) return t('short-give', { slot: move.slice(1) });
  if (move.startsWith('n')) return players[Number(move.slice(1))]?.name ?? '';
  return move.startsWith('x-') ? printed('directors', move.slice(2)).name : t('short-cast');
}

/** The heading under which a move is written down. @param {import('../../js/game-contract.js').Decision} decision */
export const chapter = ({ round, phase }) => (phase === 'premiere' ? t('notation-premiere') : t('notation-round', { round }));

/** A view for somebody who only watches: an envelope of theirs counts as sealed. @param {import('./types.js').View} view */
export const atRest = (view) => ({ ...view, mine: view.phase === 'sealing' ? (view.mine ?? '') : view.mine });

/** A line of the account as a sentence to share. @param {import('../../js/types.js').Line} line */
export function scoreWords({ parts }) {
  const points = Object.fromEntries(parts.map(({ key, points: each }) => [key, each]));
  const { stars = 0, favourites = 0, scene = 0, bonus = 0, mismatches = 0, penalty = 0 } = points;
  return t('share-score', { stars, favourites, scene, director: signed(bonus), gender: signed(mismatches), mismatches, penalty: -penalty });
}

/** The cards that the decision was about. @param {Moment} moment */
export function picture(moment) {
  const { view, deck } = moment;
  const own = view.houses[view.toAct ?? view.seat];
  const slots = ['sealing', 'understudies'].includes(view.phase);
  const ids = slots ? view.stage : view.phase === 'premiere' ? (own?.singers ?? []) : view.living;
  const screen = /** @type {any} */ ({ table: { deck, players: moment.players }, deck, view });
  return html`<ul role="list" class="review-cards">${ids.map((id, place) => (id
    ? html`<li><span class="visually-hidden">${cardLabel(screen, id, slots ? place + 1 : undefined)}</span>${card(screen, id, { slot: slots ? place + 1 : undefined })}</li>`
    : ''))}</ul>`;
}

/** What one other stack would have come to. @param {Outcome|undefined} outcome @param {Moment} moment */
export function outcomeWords(outcome, moment) {
  if (!outcome) return '';
  if (outcome.hired) return t('whatif-hired', { card: named(moment, outcome.hired), paid: outcome.paid });
  return t(outcome.designer ? 'whatif-designer' : 'whatif-nothing');
}

/** Every other stack against the real others: numbers down, money across. @param {Outcome[]} outcomes @param {string} played @param {Moment} moment */
export function whatIf(outcomes, played, moment) {
  const by = Object.fromEntries(outcomes.map((outcome) => [outcome.move, outcome]));
  const plain = played.replace('b', '');
  const slots = moment.view.stage.map((_, place) => String(place + 1));
  const most = Math.max(...outcomes.map(({ move }) => move.replaceAll(/[^$]/g, '').length));
  const coins = Array.from({ length: most + 1 }, (_, money) => '$'.repeat(money));
  const cell = (/** @type {string} */ move) => html`<td class="${by[move]?.hired ? 'hires' : by[move]?.designer ? 'paints' : ''} ${move === plain ? 'played' : ''}">
    ${outcomeWords(by[move], moment)}</td>`;
  return html`<p class="whatif-lesson">${lesson(by, plain, moment)}</p>
    ${wide(t('whatif-title'), html`<table class="whatif"><caption>${t('whatif-title')}</caption>
      <thead><tr><th scope="col">${t('whatif-number')}</th>${coins.map((_, money) => html`<th scope="col">${t('whatif-money', { money })}</th>`)}</tr></thead>
      <tbody>${slots.map((slot) => html`<tr><th scope="row">${slot} ${named(moment, moment.view.stage[Number(slot) - 1])}</th>${coins.map((money) => cell(slot + money))}</tr>`)}
        ${by.$ ? html`<tr><th scope="row">${t('whatif-alone')}</th><td></td>${cell('$')}${coins.slice(2).map(() => html`<td></td>`)}</tr>` : ''}</tbody></table>`)}`;
}

/** What the table comes to in one sentence. @param {Record<string, Outcome>} by @param {string} played @param {Moment} moment */
function lesson(by, played, moment) {
  const slot = played.charAt(0);
  const now = by[played];
  if (!now || slot === '$') return t('whatif-alone-lesson');
  const same = Object.values(by).filter(({ move, hired }) => move.charAt(0) === slot && hired);
  const cheapest = same.length ? Math.min(...same.map(({ paid }) => paid)) : null;
  const money = played.length - 1;
  const cardNamed = named(moment, moment.view.stage[Number(slot) - 1]);
  if (now.hired) return cheapest !== null && cheapest < money ? t('whatif-saved', { money: money - cheapest }) : t('whatif-right');
  return cheapest !== null ? t('whatif-more', { money: cheapest - money, card: cardNamed }) : t('whatif-never', { card: cardNamed });
}
