// The two piles: the entertainer that comes next, how many are left, and how many shows are left.
import { sentences, stop } from '../../js/shell/api.js';
import { html, nothing } from '../../js/shell/lit.js';
import { glyph, mini } from './card.js';
import { cardName } from './named.js';
import { sheetCard } from './houses.js';
import { t } from './words.js';

/** @typedef {import('./screen.js').Screen} Screen */

const FAMILIES = ['green', 'brown', 'red', 'blue'];

/** @param {Screen} screen */
export function piles(screen) {
  const { view, deck } = screen;
  const top = view.top ? deck[view.top] : undefined;
  return html`<button type="button" class="piles" @click=${() => screen.open({ sheet: 'piles' })}>
    <span class="visually-hidden">${pilesWords(screen)}</span>
    <span class="next-card" aria-hidden="true">${top ? mini(top) : html`<span class="no-card">${glyph('lights-out')}</span>`}</span>
    <span class="pile-counts" aria-hidden="true"><span title=${t('pile-entertainers')}>${glyph('performer')}${view.piles.entertainers}</span><span title=${t('pile-penguins')}>${glyph('guest')}${view.piles.penguins}</span>
      <span title=${t('pile-shows')}>${glyph('drape')}${view.showsLeft}</span></span>
  </button>`;
}

/** @param {Screen} screen */
export function pilesWords({ view, deck }) {
  const next = view.top ? t('told-next', { card: cardName(deck, view.top) }) : t('pile-empty');
  return sentences([next, t('piles-left', { entertainers: view.piles.entertainers, penguins: view.piles.penguins }), stop(t('shows-left', { count: view.showsLeft }))]);
}

/** What may still come, by counting. @param {Screen} screen */
export function pilesSheet(screen) {
  const { view, deck } = screen;
  const { unseen } = view;
  return html`<p>${pilesWords(screen)}</p>
    ${view.top ? html`<ul role="list" class="sheet-cards">${sheetCard(screen, view.top, t('pile-next'))}</ul>` : nothing}
    <h3>${t('pile-backstage', { count: unseen.entertainers.length })}</h3>
    <ul role="list" class="sheet-cards">${unseen.entertainers.map((id) => sheetCard(screen, id))}</ul>
    ${view.gone.length ? html`<h3>${t('pile-gone', { count: view.gone.length })}</h3><ul role="list" class="sheet-cards gone">${view.gone.map((id) => sheetCard(screen, id))}</ul>` : nothing}
    <h3>${t('pile-unseen', { count: unseen.penguins.length })}</h3>
    ${FAMILIES.map((family) => html`<ul role="list" class="sheet-cards">${unseen.penguins.filter((id) => {
      const card = deck[id];
      return card?.kind === 'penguin' && card.family === family;
    }).map((id) => sheetCard(screen, id))}</ul>`)}`;
}

