// The houses: yours, your rivals', and with two players the Table. Everything on them is public.
import { sentences, stop } from '../../js/shell/api.js';
import { html, nothing } from '../../js/shell/lit.js';
import { cardButton, cardLabel, glyph } from './card.js';
import { t } from './words.js';
import { stack } from './bid.js';
import { minus, signed } from '../../js/play/result.js';
import { face, nameOf, rivals, token } from './people.js';
import { character } from '../../js/play/character.js';

/**
 * @typedef {import('./screen.js').Screen} Screen
 * @typedef {import('./types.js').House} House
 */
const SINGERS = 6;

/** Money as coins: those left, the places of those spent, and what became of the others. @param {House} house */
export function purse({ money, spent, scene }) {
  return html`<span class="purse"><span aria-hidden="true">${Array.from({ length: money + spent }, (_, coin) => html`<i class=${coin < money ? 'coin' : 'coin spent'}>${glyph('coin')}</i>`)}
    ${Array.from({ length: scene }, () => html`<i class="scene">${glyph('scene')}</i>`)}</span>
    <span class="visually-hidden">${sentences([t('house-money', { money }), t('house-scene', { scene })])}</span></span>`;
}

/** The cast, with its free places. @param {Screen} screen @param {{singers: string[], director: string|null}} house */
function cast(screen, house) {
  return html`<ul role="list" class="cast">
    ${house.singers.map((id) => html`<li>${cardButton(screen, id)}</li>`)}
    ${Array.from({ length: SINGERS - house.singers.length }, () => html`<li class="free" aria-hidden="true"></li>`)}
    <li class="chair-place">${house.director ? cardButton(screen, house.director) : html`<span class="free" aria-hidden="true">${glyph('director')}</span>`}</li>
  </ul>`;
}

/** From the last round on, what the others are worth stays covered: the curtain shall reveal it. @param {Screen} screen @param {number|'table'} seat */
export function covered({ view }, seat) {
  return view.round === view.rounds && view.phase !== 'finished' && seat !== view.seat;
}

/** @param {Screen} screen @param {number|'table'} seat @param {number} points */
function projected(screen, seat, points) {
  const hidden = covered(screen, seat);
  return html`<span class="projected" title=${t(hidden ? 'house-covered' : 'house-projected-why')}><span class="visually-hidden">${t(hidden ? 'house-covered' : 'house-projected')}</span>
    <span aria-hidden="true">${glyph('star')}</span>${hidden ? html`<span aria-hidden="true">?</span>` : minus(points)}</span>`;
}

/** @param {Screen} screen @param {number} seat */
function rival(screen, seat) {
  const house = screen.houses.houses[seat];
  if (!house) return nothing;
  const { view } = screen;
  const open = () => screen.open({ seat });
  return html`<li class="house rival-house" data-seat=${seat} data-acting=${view.toAct === seat ? 'yes' : 'no'}>
    <button type="button" class="house-head" @click=${open}>
      <span class="visually-hidden">${t('house-open', { who: nameOf(screen, seat) })}</span>${face(screen, seat)}${token(screen, seat)}
      <span class="house-name" aria-hidden="true">${nameOf(screen, seat)}</span>
      ${view.maestro === seat ? html`<span class="maestro" title=${t('maestro')}>${glyph('maestro')}<span class="visually-hidden">${t('maestro')}</span></span>` : nothing}
    </button>
    <span class="house-state">${purse(house)}${stack(screen, seat)}</span>
    ${projected(screen, seat, house.projected.total)}
    ${cast(screen, house)}
  </li>`;
}

/** @param {Screen} screen */
export function rivalHouses(screen) {
  const { table } = screen.houses;
  return html`<section class="rival-houses" aria-labelledby="rivals-title">
    <h2 id="rivals-title" class="zone-title">${t('rivals-title')}</h2>
    <ul role="list" class="rival-list">${rivals(screen).map((seat) => rival(screen, seat))}
      ${table ? html`<li class="house the-table"><span class="house-head">${glyph('table')}<span class="house-name">${t('house-table')}</span></span>
        <span class="house-state"></span>${projected(screen, 'table', table.projected.total)}${cast(screen, table)}</li>` : nothing}
    </ul>
  </section>`;
}

/** @param {Screen} screen */
export function yourHouse(screen) {
  const { view } = screen;
  const house = screen.houses.houses[view.seat];
  if (!house) return nothing;
  return html`<section class="mine house" aria-labelledby="mine-title" data-seat=${view.seat}>
    <h2 id="mine-title" class="zone-title">${token(screen, view.seat)} ${t('mine-title')}
      ${view.maestro === view.seat ? html`<span class="maestro">${glyph('maestro')}<span class="visually-hidden">${t('maestro')}</span></span>` : nothing}</h2>
    <span class="house-state">${purse(house)}</span>
    ${projected(screen, view.seat, house.projected.total)}
    ${cast(screen, house)}
  </section>`;
}

/** One house in words and lines, for the dialog. @param {Screen} screen @param {number} seat */
export function houseSheet(screen, seat) {
  // Houses as the table shows them: while results are told, nobody should read ahead.
  const house = screen.houses.houses[seat];
  if (!house) return nothing;
  return html`${character(screen.table, seat)}<p>${sentences([t('house-money', { money: house.money }), t('house-scene', { scene: house.scene })])}</p>
    <ul role="list" class="sheet-cards">${house.singers.map((id) => html`<li>${cardButton(screen, id)}</li>`)}
      ${house.director ? html`<li>${cardButton(screen, house.director)}</li>` : nothing}</ul>
    ${covered(screen, seat) ? html`<p class="soft">${t('house-covered')}</p>` : account(house)}`;
}

/** What a house would score now, line by line. @param {House} house */
export function account({ projected: { parts, total } }) {
  return html`<table class="account"><caption>${t('house-projected')}</caption><tbody>
    ${parts.map(({ key, points }) => html`<tr><th scope="row">${t(`line-${key}`)}</th><td>${signed(points)}</td></tr>`)}
    <tr class="total"><th scope="row">${t('line-total')}</th><td>${minus(total)}</td></tr></tbody></table>`;
}

/** A house as one string, to be read aloud. @param {Screen} screen @param {number} seat */
export function houseWords(screen, seat) {
  const house = screen.view.houses[seat];
  if (!house) return '';
  const cards = [...house.singers, ...(house.director ? [house.director] : [])].map((id) => cardLabel(screen, id));
  return sentences([stop(nameOf(screen, seat)), t('house-money', { money: house.money }), t('house-scene', { scene: house.scene }),
    ...(cards.length ? cards : [t('house-empty')]), covered(screen, seat) ? t('house-covered') : t('house-projected-now', { points: house.projected.total })]);
}
