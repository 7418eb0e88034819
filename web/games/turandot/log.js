// The Programme: all that happened, round by round, in words, with cards that can be opened.
import { html, nothing } from '../../js/shell/lit.js';
import { cardName } from './card.js';
import { list, sentences } from '../../js/shell/api.js';
import { t } from './words.js';
import { nameOf, names, person, sentence } from './people.js';
import { ruleLink } from './rules.js';

/**
 * @typedef {import('./screen.js').Screen} Screen
 * @typedef {import('./types.js').Round} Round
 * @typedef {{words: string, cards?: string[], rule?: string|null, seats?: number[]}} Entry `seats`: whom it concerns
 */

/** What happened in a round, one sentence each. @param {Screen} screen @param {Round} part @returns {Entry[]} */
export function entries(screen, part) {
  const named = part.named === null ? [] : [part.fired
    ? { words: t('log-fired', { ...person(screen, part.named), director: cardName(screen, part.fired) }), cards: [part.fired], rule: 'R14' }
    : { words: t('log-named', { maestro: nameOf(screen, part.maestro), mine: person(screen, part.maestro).you, ...person(screen, part.named) }), rule: 'R13' }];
  const told = [
    { words: t('log-call', { cards: list(part.cards.map((id) => cardName(screen, id))) }), cards: part.cards },
    ...hirings(screen, part),
    ...part.alone.filter(({ rule }) => rule).map(({ seat, scene, rule }) => ({ words: t(scene ? 'log-designed' : 'log-alone', person(screen, seat)), rule, seats: [seat] })),
    ...part.understudies.map(({ seat, card }) => ({ words: t('log-understudy', { ...person(screen, seat), card: cardName(screen, card) }), cards: [card], rule: 'R11', seats: [seat] })),
    ...(part.left ? [{ words: t(screen.view.table ? 'log-joins' : 'log-home', { card: cardName(screen, part.left) }), cards: [part.left], rule: screen.view.table ? 'R20' : 'R12' }] : []),
    ...named,
  ];
  return told.map((entry) => ({ ...entry, words: sentence(entry.words) }));
}

/** @param {Screen} screen @param {Round} part @returns {Entry[]} */
function hirings(screen, part) {
  return part.columns.filter(({ rule }) => rule).map((column) => {
    const id = part.cards[column.slot - 1] ?? '';
    const card = cardName(screen, id);
    const seats = column.bidders.map(({ seat }) => seat);
    const rivals = column.bidders.filter(({ seat }) => seat !== column.winner);
    if (column.winner === null) {
      const money = Math.max(...column.bidders.map((bidder) => bidder.money));
      const level = column.bidders.filter((bidder) => bidder.money === money).map(({ seat }) => seat);
      return { words: t('log-tied', { card, names: names(screen, level), money }), cards: [id], rule: column.rule, seats };
    }
    const paid = part.hired.find(({ slot }) => slot === column.slot)?.paid ?? 0;
    const words = t('log-hired', { ...person(screen, column.winner), card, paid });
    const outbid = rivals.length ? t('log-outbid', { names: names(screen, rivals.map(({ seat }) => seat)) }) : '';
    return { words: sentences([words, outbid]), cards: [id], rule: column.rule, seats };
  });
}

/** @param {Screen} screen */
export function programme(screen) {
  const { view } = screen;
  const rounds = [...view.past, view.now].toReversed();
  return html`<div class="programme panel-zone">
    <h2 id="log-title">${t('log-title')}</h2>
    <div class="log-scroll" tabindex="0" role="region" aria-labelledby="log-title">
      ${rounds.map((part) => html`<div class="log-round"><h3>${t('log-round', { round: part.round, ...person(screen, part.maestro) })}</h3>
        <ol role="list">${entries(screen, part).map((entry) => html`<li>${line(screen, entry)}</li>`)}</ol></div>`)}
    </div>
  </div>`;
}

/** @param {Screen} screen @param {Entry} entry */
function line(screen, { words, cards = [], rule = null }) {
  const [only] = cards;
  const open = () => only && screen.open({ card: only });
  return html`${cards.length === 1 ? html`<button type="button" class="log-line" @click=${open} data-inspects=${only ?? nothing}>${words}</button>` : html`<span class="log-line">${words}</span>`}
    ${ruleLink(screen, rule)}`;
}
