// The whole table: zones that are always there, and in the middle whatever the phase asks for.
import { guard, html, nothing } from '../../js/shell/lit.js';
import { choosing, envelope } from './bid.js';
import { glyph } from './card.js';
import { curtainDown, finale } from './final.js';
import { decideButton, directors, fireBoard, fired, firing, nameBoard, naming } from './firing.js';
import { rivalHouses, yourHouse } from './houses.js';
import { confirm, roomy, settings } from '../../js/shell/api.js';
import { namesKnown, picturesShown } from './printed.js';
import { t } from './words.js';
import { programme } from './log.js';
import { chapter, headline, status } from './narrate.js';
import { face, heckle, nameInside, token } from './people.js';
import { castingRoles, playbill, puzzle } from './premiere.js';
import { dismiss } from '../../js/play/resting.js';
import { myTurn } from './screen.js';
import { note, prompter } from '../../js/play/prompter.js';
import { selected, stage } from './stage.js';
import { contracts, handingOut } from './understudies.js';
import { decisions, HINTS, NOTE_PLACES } from './hints.js';
import { noteFor } from '../../js/play/notes.js';

/** @typedef {import('./screen.js').Screen} Screen */

const READ = ['revealed', 'hired', 'designed', 'fired'];
/** @type {[Screen['pane'], string][]} */
const PANES = [['table', 'curtain'], ['casts', 'cast'], ['directors', 'director'], ['log', 'log']];

/** In which order a table is drawn for the first time: the stage takes what the others leave, so it comes last. */
export const PARTS = /** @type {const} */ (['frame', 'houses', 'act', 'stage']);

/** A part of the table, as soon as it is its turn. @param {Screen} screen @param {typeof PARTS[number]} name @param {(screen: Screen) => unknown} draw */
const part = (screen, name, draw) => (PARTS.indexOf(name) < screen.up ? draw(screen) : nothing);

/** @param {Screen} screen */
export function page(screen) {
  const { view } = screen;
  const over = view.phase === 'finished';
  const about = roomy() || over ? null : noteFor(screen.table, view, HINTS);
  return html`<div class="game" data-phase=${view.phase} data-chapter=${chapter(view)} data-pane=${over ? 'table' : screen.pane} data-hires=${view.hires} data-seats=${view.seats} data-turn=${myTurn(screen) ? 'yes' : 'no'}
    data-reading=${screen.reading ? 'yes' : 'no'} data-over=${curtainDown(screen) ? 'yes' : nothing}>
    ${call(screen)}
    ${over ? finale(screen) : html`
      ${part(screen, 'houses', () => zone(screen, rivalHouses))}
      <div class="centre" data-note=${about ? NOTE_PLACES[about] ?? 'stage' : nothing}>${part(screen, 'stage', () => html`${board(screen)}${about ? note(screen.table, view, HINTS) : choosing(screen) ? lookedAt(screen) : nothing}`)}</div>
      ${part(screen, 'houses', () => zone(screen, yourHouse))}
      <section class="act" aria-labelledby="act-title"><h2 id="act-title" class="visually-hidden">${t('act-title')}</h2>${part(screen, 'act', action)}</section>`}
    ${over ? nothing : html`<div class="wings">${part(screen, 'act', wings)}</div>${tabs(screen)}`}
  </div>`;
}

/** What stands beside the stage, where there is room; elsewhere a tab shows it. @param {Screen} screen */
const wings = (screen) => html`${zone(screen, directors)}${whisper(screen)}${zone(screen, programme)}`;

/** The card that is selected; before that, what somebody still has to say. @param {Screen} screen */
function lookedAt(screen) {
  const words = screen.envelope.slot === null ? heckle(screen) : nothing;
  return words === nothing ? selected(screen) : words;
}

/**
 * A part of the table that shows only what the engine said: drawn anew when that, the language or a mood has changed, or
 * pictures may come, and left alone while somebody chooses cards.
 * @param {Screen} screen @param {(screen: Screen) => unknown} draw
 */
function zone(screen, draw) {
  const moods = JSON.stringify(screen.faces);
  return guard([screen, screen.view, screen.houses, document.documentElement.lang, namesKnown(), picturesShown(), moods], () => draw(screen));
}

/** The line in the page's header: round, phase, Maestro. @param {Screen} screen */
export function banner(screen) {
  const { view, table } = screen;
  return html`<h1 class="phase" tabindex="-1">${headline(screen)}</h1>
    ${view.final ? nothing : html`<p class="call-maestro">${glyph('maestro')}<span>${t('call-maestro', { who: nameInside(screen, view.maestro) })}</span>
      ${view.nextMaestro === null ? nothing : html`<span class="next">${t('call-next', { who: nameInside(screen, view.nextMaestro) })}</span>`}</p>`}
    ${table.rehearsal ? html`<span class="chip" title=${t('rehearsal-why')}>${t('rehearsal')}</span>` : nothing}`;
}

/** What is asked, and two ways out. @param {Screen} screen */
function call(screen) {
  const { view, table } = screen;
  return html`<div class="call">
    <p class="call-status">${status(screen)}</p>
    ${table.canUndo && view.phase !== 'finished' ? html`<button type="button" class="button quiet undo-button" @click=${() => takeBack(screen)}>${glyph('undo')} <span>${t('undo')}</span></button>` : nothing}
    <button type="button" class="button quiet prompter-button" @click=${() => screen.callPrompter()} aria-label=${t('keys-prompter')}>${glyph('prompter')}</button>
    <button type="button" class="button quiet deck-button" @click=${() => screen.open({ sheet: 'deck' })}>
      ${glyph('cast')} <span aria-hidden="true">${view.unseen.length}</span><span class="visually-hidden">${t('deck-left', { count: view.unseen.length })}</span></button>
  </div>`;
}

/** Take the last decision back; whoever would make a rehearsal of the game by it is told before. @param {Screen} screen */
async function takeBack({ table }) {
  const sure = !table.undoCounts || (await confirm({ title: () => t('undo-title'), sentence: () => t('undo-rehearsal'), yes: () => t('undo') }));
  if (sure) await table.undo();
}

/** The Prompter, where there is room for him; elsewhere he comes when called. @param {Screen} screen */
function whisper({ table, view }) {
  return roomy() ? prompter(table, view, settings().prompter, HINTS) : nothing;
}

/** The middle. @param {Screen} screen */
function board(screen) {
  const { view } = screen;
  if (view.phase === 'premiere') return castingRoles(screen) ? puzzle(screen) : waiting(screen);
  if (['naming', 'firing', 'fired'].includes(view.phase)) return html`<section class="stage" aria-labelledby="stage-title">
    <h2 id="stage-title" class="visually-hidden">${t('phase-firing')}</h2>
    ${naming(screen) ? nameBoard(screen) : firing(screen) ? fireBoard(screen) : view.phase === 'fired' ? fired(screen) : waiting(screen)}</section>`;
  return stage(screen);
}

/** Somebody else decides. @param {Screen} screen */
function waiting(screen) {
  const { toAct } = screen.view;
  if (toAct === null || toAct === screen.view.seat) return nothing;
  return html`<div class="pondering">${face(screen, toAct)}<p>${token(screen, toAct)} ${status(screen)}</p></div>`;
}

/** What the viewer can do now. @param {Screen} screen */
function action(screen) {
  if (screen.reading || READ.includes(screen.view.phase)) return reader(screen);
  if (choosing(screen)) return envelope(screen);
  if (handingOut(screen)) return contracts(screen);
  if (naming(screen) || firing(screen)) return decideButton(screen);
  if (castingRoles(screen)) return playbill(screen);
  return html`<p class="consequence waiting">${status(screen)}</p>`;
}

/** A picture to be read: the way on, and where a rival decided, why. While things still move, its place is kept. @param {Screen} screen */
function reader(screen) {
  return html`<div class="decide" data-still=${screen.reading ? 'yes' : 'no'}>${roomy() ? nothing : heckle(screen)}<button type="button" class="button primary large ${screen.reading ? 'onward' : ''}" ?disabled=${!screen.reading} @click=${() => dismiss(screen)}>${t('continue')} ${glyph('next')}</button>
    ${decisions(screen).length ? html`<button type="button" class="button why-button" ?disabled=${!screen.reading} @click=${() => screen.open({ sheet: 'why' })}>${t('why')}</button>` : nothing}</div>`;
}

/** On a phone, one thing at a time. @param {Screen} screen */
function tabs(screen) {
  return html`<nav class="tabs" aria-label=${t('tabs-title')}>${PANES.map(([pane, sign]) => html`<button type="button" class="tab"
    aria-current=${screen.pane === pane ? 'true' : 'false'} @click=${() => {
      screen.pane = pane;
      screen.draw();
    }}>${glyph(sign)}<span>${t(`tab-${pane}`)}</span></button>`)}</nav>`;
}

