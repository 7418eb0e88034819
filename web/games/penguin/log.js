// The log: all that happened, turn by turn, in words, with cards that can be opened and rivals who can be asked why.
import { guard, html, nothing, repeat } from '../../js/shell/lit.js';
import { turnTold } from './retell.js';
import { ruleLink } from './rules.js';
import { momentOf } from './seats.js';
import { person } from './named.js';
import { t } from './words.js';

/**
 * @typedef {import('./screen.js').Screen} Screen
 * @typedef {import('./types.js').Turn} Turn
 */

/** @param {Screen} screen */
export function log(screen) {
  const { view } = screen;
  const turns = [...view.past, view.now].filter(({ place }) => place).toReversed();
  return html`<div class="programme panel-zone">
    <h2 id="log-title">${t('log-title')}</h2>
    <div class="log-scroll" tabindex="0" role="region" aria-labelledby="log-title">
      ${turns.length ? repeat(turns, ({ turn }) => turn, (turn) => told(screen, turn)) : html`<p class="soft">${t('log-nothing')}</p>`}
    </div>
  </div>`;
}

/** A turn is told once: those that are over say the same whenever another one comes. @param {Screen} screen @param {Turn} turn */
const told = (screen, turn) => guard([screen, document.documentElement.lang, JSON.stringify(turn)], () => tale(screen, turn));

/** @param {Screen} screen @param {Turn} turn */
function tale(screen, turn) {
  const moment = momentOf(screen);
  return html`<div class="log-turn" data-seat=${turn.seat}><h3><span>${t('log-turn', { turn: turn.turn, ...person(moment, turn.seat) })}</span>
      ${turn.seat === screen.view.seat ? nothing : html`<button type="button" class="log-why" @click=${() => screen.open({ turn: turn.turn })}>${t('why')}</button>`}</h3>
    <ol role="list">${turnTold(turn, moment).map(({ words, cards: [card], rule }) => html`<li>
      ${card ? html`<button type="button" class="log-line" data-inspects=${card} @click=${() => screen.open({ card })}>${words}</button>` : html`<span class="log-line">${words}</span>`}
      ${ruleLink(screen, rule)}</li>`)}</ol></div>`;
}

/** Where the moves of a turn stand in the record: every turn begins with a placement. @param {string[]} moves @param {number} turn */
export function movesOfTurn(moves, turn) {
  const starts = moves.flatMap((move, at) => (move.includes('@') ? [at] : []));
  const from = starts[turn - 1] ?? moves.length;
  const end = starts[turn] ?? moves.length;
  return Array.from({ length: end - from }, (_, step) => from + step);
}
