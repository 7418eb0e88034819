// The stage: the cards turned up, what was bid on them, and what became of each.
import { html, live, nothing, properties, repeat } from '../../js/shell/lit.js';
import { roomy, stop } from '../../js/shell/api.js';
import { card, cardButton, cardLabel, cardName, glyph } from './card.js';
import { choosing, DESIGNER, putIn } from './bid.js';
import { signed } from '../../js/play/result.js';
import { worth, worthWords } from './firing.js';
import { worthTo } from './hints.js';
import { art } from './printed.js';
import { t } from './words.js';
import { ruleLink } from './rules.js';
import { heckle, names, person, sentence, token } from './people.js';
import { column as handOutColumn, fate, handingOut } from './understudies.js';

/**
 * @typedef {import('./screen.js').Screen} Screen
 * @typedef {import('./types.js').Column} Column
 */
const REVEALS = ['revealed', 'hired', 'designed'];

/** Cards stay where they were won until the result has been read; then the hired go home with their houses. @param {Screen} screen */
function cardsOnStage({ view }) {
  if (view.phase === 'sealing') return view.stage;
  if (!['understudies', 'settled'].includes(view.phase)) return view.now.cards;
  const hired = new Set(view.now.hired.map(({ card: id }) => id));
  return view.now.cards.map((id) => (hired.has(id) ? null : id));
}

/** Whether the designers' stand is up: while there is something to bid for, and then if somebody came to it. @param {import('./types.js').View} view */
function standing({ phase, now }) {
  return phase === 'sealing' || (REVEALS.includes(phase) && now.alone.length > 0);
}

/** @param {Screen} screen */
export function stage(screen) {
  const { view } = screen;
  const cards = cardsOnStage(screen);
  const bidding = choosing(screen);
  return html`<section class="stage" aria-labelledby="stage-title" data-hires=${view.hires}>
    <h2 id="stage-title" class="visually-hidden">${t('stage-title')}</h2>
    <fieldset class="boards" role=${bidding ? 'radiogroup' : 'group'} aria-label=${t(bidding ? 'stage-choose' : 'stage-cards')}
      data-columns=${cards.length} data-told=${REVEALS.includes(view.phase) ? 'yes' : nothing} style=${properties({ '--columns': cards.length, '--alone': view.now.alone.length })}>
      ${repeat(cards, (_, place) => `${view.round}/${place}`, (id, place) => column(screen, id, place + 1, bidding))}
      ${standing(view) ? stands(screen, bidding) : nothing}
    </fieldset>
    ${roomy() && !bidding ? heckle(screen) : nothing}
  </section>`;
}

/** @param {Screen} screen @param {string|null} id @param {number} slot @param {boolean} bidding */
function column(screen, id, slot, bidding) {
  const { view } = screen;
  // What has been handed out already, perhaps before a reload, cannot be handed out again.
  if (handingOut(screen)) return handOutColumn(screen, view.stage[slot - 1] ?? null, slot);
  const mine = view.mine?.startsWith(`${slot}`);
  const result = view.now.columns.find((one) => one.slot === slot);
  return html`<div class="column ${result ? resultOf(screen, result) : ''}" data-slot=${slot} data-contest=${screen.contest === slot ? 'yes' : nothing}>
    ${id === null ? html`<span class="vacant" aria-hidden="true">${slot}</span>` : bidding ? pick(screen, id, slot) : cardButton(screen, id, slot)}
    ${id && view.hires === 'director' && view.phase === 'sealing' ? prospects(screen, id) : nothing}
    ${result ? ribbon(screen, result) : nothing}
    ${mine && view.phase === 'sealing' ? html`<span class="mine-here">${token(screen, view.seat)} ${t('stage-yours')}</span>` : nothing}
    ${['understudies', 'settled'].includes(view.phase) ? fate(screen, id) : result ? bidders(screen, result) : nothing}
  </div>`;
}

/** What became of one's own bid, across the card: nobody should have to read who won. @param {Screen} screen @param {Column} result */
function ribbon(screen, { slot, bidders: who, winner }) {
  const { view } = screen;
  if (!REVEALS.includes(view.phase) || !told(screen, slot) || !who.some(({ seat }) => seat === view.seat)) return nothing;
  const mine = winner === view.seat ? 'won' : winner === null ? 'tied' : 'outbid';
  return html`<span class="ribbon" data-fate=${mine} aria-hidden="true">${t(`fate-${mine}`)}</span>`;
}

/** What a director on stage is worth: to everyone now, and to the viewer at worst and at best. @param {Screen} screen @param {string} id */
function prospects(screen, id) {
  const { least = 0, most = 0 } = screen.view.directors[id]?.[screen.view.seat] ?? {};
  return html`<div class="prospect">${worth(screen, id)}<span class="visually-hidden">${worthWords(screen, id)} ${t('worth-range', { least: signed(least), most: signed(most) })}</span>
    <small aria-hidden="true">${signed(least)}…${signed(most)}</small></div>`;
}

/** What became of a column, while that is the news. @param {Screen} screen @param {Column} result */
function resultOf(screen, { slot, bidders: who, winner }) {
  if (!['hired', 'designed'].includes(screen.view.phase) || !told(screen, slot)) return '';
  if (winner !== null) return 'hired';
  return who.length ? 'tied' : 'free';
}

/** @param {Screen} screen @param {string} id @param {number} slot */
function pick(screen, id, slot) {
  // A card that is chosen already is looked at; a click comes before the choice it makes.
  const again = () => screen.envelope.slot === slot && screen.open({ card: id });
  return html`<label class="pick">
    <input type="radio" name="slot" value=${slot} .checked=${live(screen.envelope.slot === slot)} data-inspects=${id}
      aria-label=${cardLabel(screen, id, slot)} @click=${again} @change=${() => putIn(screen, { slot })}>
    ${card(screen, id, { slot, worth: worthTo(screen, id, screen.view.seat) })}<span class="look" aria-hidden="true">${glyph('eye')}</span>
  </label>`;
}

/** Whether this column's result may be shown by now. @param {Screen} screen @param {number} slot */
function told(screen, slot) {
  return screen.view.phase !== 'revealed' && screen.told.has(slot);
}

/** How many coins of a bid lie open; none of a stack that is still closed. @param {Screen} screen @param {Column} result @param {number} money */
function coinsLaid(screen, result, money) {
  if (told(screen, result.slot)) return money;
  return screen.contest === result.slot ? Math.min(money, screen.laid) : 0;
}

/** Who bid on a column, and what came of it. @param {Screen} screen @param {Column} result */
function bidders(screen, result) {
  const known = told(screen, result.slot);
  const closed = !known && screen.contest !== result.slot;
  return html`<div class="bidders">
    <ul role="list" class="bidder-list">${result.bidders.map(({ seat, money }) => html`<li data-bidder=${seat} class=${known ? standingOf(result, seat, money) : ''}>
      ${token(screen, seat)}<span class="visually-hidden">${t('reveal-bid', { ...person(screen, seat), money })}</span>
      <span class="bid-coins" aria-hidden="true">${closed ? html`<i class="closed"></i>` : Array.from({ length: coinsLaid(screen, result, money) }, () => glyph('coin'))}</span></li>`)}</ul>
    ${told(screen, result.slot) ? outcome(screen, result) : nothing}
  </div>`;
}

/** How a bidder came out: only those who reached the highest bid stay in the light. @param {Column} result @param {number} seat @param {number} money */
function standingOf({ bidders: all, winner }, seat, money) {
  if (winner !== null) return seat === winner ? 'winner' : 'loser';
  return all.some((other) => other.money > money) ? 'loser' : 'level';
}

/** @param {Screen} screen @param {Column} result */
function outcome(screen, result) {
  if (!result.bidders.length) return html`<p class="outcome free">${t('reveal-nobody')}</p>`;
  if (result.winner === null) {
    const top = Math.max(...result.bidders.map(({ money }) => money));
    return html`<p class="outcome tied">${glyph('tie')} <span class="who">${sentence(names(screen, result.bidders.filter(({ money }) => money === top).map(({ seat }) => seat)))}</span> <span>${t('reveal-tie', { money: top })}</span> ${ruleLink(screen, result.rule)}</p>`;
  }
  const paid = screen.view.now.hired.find(({ slot }) => slot === result.slot)?.paid ?? 0;
  return html`<p class="outcome hired"><span>${t('reveal-hired', { ...person(screen, result.winner), paid })}</span> ${ruleLink(screen, result.rule)}</p>`;
}

/** The designers' stands: money alone, with its own row beneath the singers. @param {Screen} screen @param {boolean} bidding */
function stands(screen, bidding) {
  const { view } = screen;
  const closed = view.designers === 0;
  const designers = closed || view.designers > 1 ? ['costume', 'carpenter'] : ['costume'];
  const figures = html`<span class="stand-figures" aria-hidden="true">${designers.map((name) => html`<img src=${art(`things/${name}.svg`)} alt="">`)}</span>`;
  const title = html`<strong>${standTitle(screen)}</strong>`;
  if (!bidding) return html`<div class="stand ${closed ? 'closed' : ''}">${figures}<span class="stand-words">${title}</span>${designed(screen)}</div>`;
  const allowed = view.alone.legal;
  return html`<label class="stand pick ${closed ? 'closed' : ''}">
    <input type="radio" name="slot" value="0" .checked=${live(screen.envelope.slot === DESIGNER)} aria-disabled=${allowed ? 'false' : 'true'}
      aria-label=${t('stand-label', { count: view.designers })} aria-describedby="stand-note"
      @change=${() => putIn(screen, { slot: DESIGNER })}>
    ${figures}<span class="stand-words">${title}
      <small id="stand-note">${standNote(screen)}</small></span>
  </label>`;
}

/** @param {Screen} screen */
function standTitle({ view }) {
  return t(view.designers === 0 ? 'stand-closed' : 'stand-open', { count: view.designers });
}

/** @param {Screen} screen */
function standNote({ view }) {
  const money = view.houses[view.seat]?.money ?? 0;
  if (!view.alone.legal) return t(money ? 'bid-no-maestro-money-short' : 'bid-no-money-left-short');
  if (view.alone.hires) return t('stand-note');
  return t(view.alone.rule === 'R2' ? 'stand-note-round-4' : 'stand-note-maestro');
}

/** After the reveal: who played money alone, and who made a scene element of it. @param {Screen} screen */
function designed(screen) {
  const { view } = screen;
  if (!view.now.alone.length || view.phase === 'sealing') return nothing;
  const settled = !['revealed', 'hired'].includes(view.phase) || screen.told.has(0);
  return html`<ul role="list" class="alone">${view.now.alone.map(({ seat, scene, rule }) => html`<li data-bidder=${seat}>
    ${token(screen, seat)} ${settled && rule
      ? html`<span>${scene ? glyph('scene') : nothing} ${t(scene ? 'reveal-designed' : 'reveal-not-designed', person(screen, seat))} ${ruleLink(screen, rule)}</span>`
      : html`<span class="visually-hidden">${t('reveal-alone', person(screen, seat))}</span>${glyph('coin')}`}</li>`)}</ul>`;
}

/** One line on the card that is selected; a tap shows it whole. @param {Screen} screen */
export function selected(screen) {
  const { slot } = screen.envelope;
  const id = slot ? screen.view.stage[slot - 1] : null;
  if (!id) return html`<p class="selected-card">${slot === DESIGNER ? standTitle(screen) : t('stage-tap')}</p>`;
  const open = () => screen.open({ card: id });
  return html`<button type="button" class="selected-card" @click=${open}>
    ${glyph('eye')} <span class="visually-hidden">${stop(t('inspect', { card: cardName(screen, id) }))}</span> <span>${cardLabel(screen, id)}</span></button>`;
}

