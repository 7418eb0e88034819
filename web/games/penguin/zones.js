// The whole table: players, the iceberg, the hand, what can be done, and on large screens the wings.
import { guard, html, nothing } from '../../js/shell/lit.js';
import { confirm, roomy, settings } from '../../js/shell/api.js';
import { prompter } from '../../js/play/prompter.js';
import { action, hand } from './act.js';
import { glyph, mini, token } from './card.js';
import { cellSheet } from './dialogs.js';
import { accounted, finale } from './final.js';
import HINTS from './hints.js';
import { houses } from './houses.js';
import { iceberg } from './ice.js';
import { cellOf } from './labels.js';
import { log } from './log.js';
import { headline, status } from './narrate.js';
import { piles } from './piles.js';
import { myTurn } from './screen.js';
import { heckle } from './seats.js';
import { t } from './words.js';

/** @typedef {import('./screen.js').Screen} Screen */

/** In which order a table is drawn for the first time: the ice takes what the others leave, so it comes last, in bands of rows. */
export const PARTS = /** @type {const} */ (['frame', 'houses', 'hand', 'desk', 'ice', 'ice', 'ice']);
const BANDS = PARTS.filter((name) => name === 'ice').length;

/** A part of the table, as soon as it is its turn. @param {Screen} screen @param {typeof PARTS[number]} name @param {(screen: Screen) => unknown} draw */
const part = (screen, name, draw) => (PARTS.indexOf(name) < screen.up ? draw(screen) : nothing);

/** @param {Screen} screen */
export function page(screen) {
  const { view } = screen;
  const over = Boolean(view.final) && screen.scored > 0;
  return html`<div class="game party" data-phase=${view.phase} data-seats=${view.seats} data-rows=${view.iceberg.rows} data-turn=${myTurn(screen) ? 'yes' : 'no'}
    data-reading=${screen.reading ? 'yes' : 'no'} data-final=${over ? 'yes' : nothing} data-over=${accounted(screen) ? 'yes' : nothing}>
    ${over ? finale(screen) : html`${call(screen)}
      ${part(screen, 'houses', () => zone(screen, houses))}
      <div class="centre">${part(screen, 'ice', () => iceberg(screen, Math.min(1, (screen.up - PARTS.indexOf('ice')) / BANDS)))}</div>
      <div class="desk">${part(screen, 'hand', hand)}${part(screen, 'desk', () => zone(screen, piles))}
        <section class="deed" aria-labelledby="act-title"><h2 id="act-title" class="visually-hidden">${t('act-title')}</h2>${part(screen, 'desk', action)}</section></div>
      ${roomy() ? part(screen, 'desk', wings) : nothing}`}
    ${dragged(screen)}
  </div>`;
}

/** What stands beside the ice, where there is room. @param {Screen} screen */
function wings(screen) {
  return html`<div class="under">${heckle(screen)}${looked(screen)}</div><div class="wings">${prompter(screen.table, screen.view, settings().prompter, HINTS)}${zone(screen, log)}</div>`;
}

/** What follows mouse or finger. @param {Screen} screen */
function dragged({ dragged: what, deck, view }) {
  if (!what) return nothing;
  const card = deck['card' in what ? what.card : 'newcomer' in what ? what.newcomer : ''];
  return html`<div class="dragged" aria-hidden="true">${card ? mini(card) : token(view.seat)}</div>`;
}

/** A part of the table that shows only what the engine said: drawn anew when that, the language or a mood has changed. @param {Screen} screen @param {(screen: Screen) => unknown} draw */
function zone(screen, draw) {
  const rest = JSON.stringify([screen.faces, screen.counted, screen.pictures]);
  return guard([screen, screen.view, screen.houses, document.documentElement.lang, rest], () => draw(screen));
}

/** Where there is room, the card under the pointer or the focus with all its facts. @param {Screen} screen */
function looked(screen) {
  const cell = screen.pointed ?? screen.focus;
  return cellOf(screen, cell)?.card ? html`<section class="looked" aria-hidden="true">${cellSheet(screen, cell)}</section>` : nothing;
}

/** The line in the page's header. @param {Screen} screen */
export function banner(screen) {
  const { table, view } = screen;
  return html`<h1 class="phase" tabindex="-1">${headline(screen)}</h1>
    ${view.final ? nothing : html`<p class="shows-left">${glyph('drape')} <span>${t('shows-left', { count: view.showsLeft })}</span></p>`}
    ${table.rehearsal ? html`<span class="chip" title=${t('rehearsal-why')}>${t('rehearsal')}</span>` : nothing}`;
}

/** What is asked, and ways out. @param {Screen} screen */
function call(screen) {
  const { table } = screen;
  return html`<div class="call">
    <p class="call-status">${status(screen)}</p>
    ${table.canUndo ? html`<button type="button" class="button quiet undo-button" @click=${() => takeBack(screen)}>${glyph('undo')} <span>${t('undo')}</span></button>` : nothing}
    <button type="button" class="button quiet prompter-button" @click=${() => screen.callPrompter()} aria-label=${t('keys-prompter')}>${glyph('prompter')}</button>
    <button type="button" class="button quiet log-button" @click=${() => screen.open({ sheet: 'log' })} aria-label=${t('log-title')}>${glyph('log')}</button>
  </div>`;
}

/** Take the last decision back; whoever would make a rehearsal of the game by it is told before. @param {Screen} screen */
async function takeBack({ table }) {
  const sure = !table.undoCounts || (await confirm({ title: () => t('undo-title'), sentence: () => t('undo-rehearsal'), yes: () => t('undo') }));
  if (sure) await table.undo();
}
