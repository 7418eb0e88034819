// The iceberg: one grid with a roving focus. What a cell shows is gathered first and drawn only where it has changed.
import { guard, html, nothing, properties } from '../../js/shell/lit.js';
import { minus } from '../../js/play/result.js';
import { curtain, mini, token } from './card.js';
import { brings, dotsAt, near } from './foresee.js';
import { glyph } from './glyph.js';
import { actOn, cellLabel } from './labels.js';
import { carried, choosing, closed, entering, inviting, laid, mine, placementAt, placing, tokening, touch, welcomes } from './plan.js';
import { limelight } from './stage.js';
import { t } from './words.js';

/**
 * @typedef {import('./screen.js').Screen} Screen
 * @typedef {import('./types.js').Cell} Cell
 *
 * @typedef {object} Face What a cell shows besides what lies there.
 * @property {string} lit  what it is open for: '', 'place', 'guest', 'source', 'waits', 'enter', 'closed'
 * @property {boolean} chosen
 * @property {number} fee
 * @property {boolean} spark  a show would begin
 * @property {{card: string, turned: boolean, pale: boolean}|null} ghost
 * @property {import('./types.js').Dot[]} dots
 * @property {number|null} host  whose token lies or would lie there
 * @property {boolean} mine  it is the viewer's, and can be dragged from there
 * @property {boolean} passing  that token is only planned, or about to leave
 * @property {number} brings
 * @property {boolean} summed  it is part of the fee
 * @property {number|null} fresh  who has just placed it
 * @property {string} role  in a show: 'performer', 'amused', 'audience', 'dark'
 * @property {number} points  in a show, what it throws to its host
 */

/** @param {Screen} screen @param {number} share  of its rows that are drawn by now */
export function iceberg(screen, share) {
  const { view } = screen;
  const rows = Array.from({ length: view.iceberg.rows }, (_, row) => view.cells.slice(row * view.iceberg.columns, (row + 1) * view.iceberg.columns));
  const facts = factsOf(screen);
  return html`<section class="ice-zone" aria-labelledby="ice-title">
    <h2 id="ice-title" class="visually-hidden">${t('ice-title')}</h2>
    <div class="sea" style=${properties({ '--rows': view.iceberg.rows })}>
    ${signs('column', rows[0]?.map(({ cell }) => cell.charAt(0)) ?? [])}${signs('row', rows.flatMap(([first]) => first?.cell.slice(1) ?? []))}
    <div class="ice" role="grid" aria-labelledby="ice-title" data-asks=${facts.asks} data-show=${limelight(screen) ? 'yes' : 'no'}
      @pointerover=${(/** @type {PointerEvent} */ event) => point(screen, event)} @pointerleave=${() => unpoint(screen)}>
      ${rows.slice(0, Math.ceil(share * rows.length)).map((cells) => html`<div role="row" class="row-of-cells">${cells.map((about) => spot(screen, about, facts))}</div>`)}
    </div></div>
  </section>`;
}

/** The letters and numbers by which sentences name cells, along the edge; cells say their own names to whoever listens. @param {'column'|'row'} of @param {string[]} names */
const signs = (of, names) => html`<div class="signs" data-of=${of} aria-hidden="true">${names.map((name) => html`<span>${name}</span>`)}</div>`;

/** What holds for all cells of one drawing. @param {Screen} screen */
function factsOf(screen) {
  const { view, plan } = screen;
  const lies = laid(screen);
  const open = new Map((placing(screen) && plan.card ? view.placements.filter(({ card }) => card === plan.card) : []).map((one) => [one.cell, one]));
  const since = view.past.slice(1 - view.seats);
  return {
    asks: placing(screen) ? screen.hold : inviting(screen) ? 'token' : choosing(screen) ? 'order' : entering(screen) ? 'enter' : 'nothing',
    lies, open, sparks: new Set(view.spots.map(({ cell }) => cell)), token: carried(screen),
    brings: placing(screen) || inviting(screen) || view.phase === 'invited' ? brings(view, lies) : {},
    summed: new Set(lies ? placementAt(screen)?.of : []), mine: mine(screen),
    fresh: new Map([...since, view.now].flatMap(({ place, seat }) => (place ? [[place.cell, seat]] : []))),
    show: limelight(screen),
  };
}

/** @param {Screen} screen @param {Cell} about @param {ReturnType<typeof factsOf>} facts @returns {Face} */
function faceOf(screen, about, facts) {
  const { plan } = screen;
  const { cell } = about;
  const placement = facts.asks === 'place' ? facts.open.get(cell) : undefined;
  const ghost = ghostOn(screen, about, facts);
  return {
    lit: litAs(screen, about, facts), chosen: plan.cell === cell && (ghost !== null || facts.asks === 'order'),
    fee: placement?.fee ?? 0, spark: Boolean(placement) && facts.sparks.has(cell), ghost, dots: dotsOn(screen, about, ghost),
    mine: facts.mine.cells.includes(cell) || facts.token?.to === cell, ...hostOf(screen, about, facts), brings: facts.brings[cell] ?? 0, summed: facts.summed.has(cell),
    fresh: about.kind === 'penguin' ? facts.fresh.get(cell) ?? null : null, ...partOf(cell, facts),
  };
}

/** The dots of whoever stands or would stand there. @param {Screen} screen @param {Cell} about @param {Face['ghost']} ghost */
function dotsOn(screen, { cell }, ghost) {
  if (ghost && screen.view.phase === 'entering') return dotsAt(screen.view, cell, ghost.turned);
  return actOn(screen, cell)?.dots ?? [];
}

/** Whose token lies or would lie there. @param {Screen} screen @param {Cell} about @param {ReturnType<typeof factsOf>} facts */
function hostOf({ view, plan }, { cell, host, kind }, { token: way }) {
  const arrives = way?.to === cell;
  return { host: arrives ? view.seat : host ?? null, passing: arrives || (plan.token?.from === cell && kind === 'penguin') };
}

/** What part a cell has in the show on show. @param {string} cell @param {ReturnType<typeof factsOf>} facts */
function partOf(cell, { show }) {
  if (!show) return { role: '', points: 0 };
  const guest = show.audience.find((one) => one.cell === cell);
  const role = show.cell === cell ? 'performer' : !guest ? 'dark' : guest.amused ? 'amused' : 'audience';
  return { role, points: show.counts ? guest?.points ?? 0 : 0 };
}

/** @param {Screen} screen @param {Cell} about @param {ReturnType<typeof factsOf>} facts */
function litAs(screen, { cell, kind }, facts) {
  if (tokening(screen)) return facts.mine.cells.includes(cell) ? 'source' : welcomes(screen, cell) ? 'guest' : '';
  if (facts.asks === 'place') return facts.open.has(cell) ? 'place' : '';
  if (facts.asks === 'order') return screen.view.waiting.includes(cell) ? 'waits' : '';
  return facts.asks === 'enter' && kind === 'empty' ? (closed(screen, cell) === null ? 'enter' : 'closed') : '';
}

/** The card that would come to a cell: chosen, or under the pointer. @param {Screen} screen @param {Cell} about @param {ReturnType<typeof factsOf>} facts */
function ghostOn({ view, plan, pointed }, { cell, kind }, facts) {
  if (kind !== 'empty') return null;
  const here = plan.cell === cell;
  const maybe = plan.cell === null && pointed === cell;
  if (facts.lies && here) return { card: facts.lies.card, turned: false, pale: false };
  if (facts.asks === 'place' && maybe && plan.card && facts.open.has(cell)) return { card: plan.card, turned: false, pale: true };
  if (facts.asks !== 'enter' || !view.top || !(here || maybe)) return null;
  const open = view.entrances.find((one) => one.cell === cell)?.[plan.turned ? 'turned' : 'upright'] === null;
  return open ? { card: view.top, turned: plan.turned, pale: maybe } : null;
}

/** @param {Screen} screen @param {Cell} about @param {ReturnType<typeof factsOf>} facts */
function spot(screen, about, facts) {
  const face = faceOf(screen, about, facts);
  const label = cellLabel(screen, about);
  const tab = screen.focus === about.cell;
  const pictured = screen.pictures && Boolean(about.card || face.ghost || about.kind === 'curtain');
  const what = JSON.stringify([about, face, label, tab, pictured]);
  return guard([screen, what], () => drawn(screen, about, face, label, tab));
}

/** @param {Screen} screen @param {Cell} about @param {Face} face @param {string} label @param {boolean} tab */
function drawn(screen, about, face, label, tab) {
  const { cell, kind } = about;
  const off = face.lit === 'closed' || (face.lit === '' && kind === 'empty');
  return html`<div role="gridcell" class="spot" aria-selected=${face.chosen ? 'true' : 'false'}><button type="button" class="cell" data-cell=${cell} data-kind=${kind} data-lit=${face.lit || nothing}
      data-chosen=${face.chosen ? 'yes' : nothing} data-role=${face.role || nothing} data-summed=${face.summed ? 'yes' : nothing} data-mine=${face.mine ? 'yes' : nothing} data-fresh=${face.fresh ?? nothing}
      tabindex=${tab ? 0 : -1} aria-disabled=${off ? 'true' : 'false'} @click=${() => touch(screen, cell)} @focus=${() => roam(screen, cell)}>
    <span class="visually-hidden">${label}</span>${about.card || kind === 'curtain' || face.ghost || marked(about, face) ? html`${lying(screen, about)}${ghosts(screen, face)}${dots(face)}${marks(about, face)}` : nothing}</button></div>`;
}

/** Whether anything is to be seen on a cell besides cards: most are bare, and every place for a sign takes time to prepare. @param {Cell} about @param {Face} face */
const marked = ({ awaited }, { host, brings: more, points, fee, spark, lit }) => host !== null || Boolean(awaited || more || points || fee || spark) || lit === 'closed';

/** @param {Screen} screen @param {Cell} about */
function lying(screen, { cell, kind, card }) {
  if (kind === 'curtain') return html`<span class="lies fallen">${curtain()}</span>`;
  const found = card ? screen.deck[card] : undefined;
  if (!found) return nothing;
  return html`<span class="lies" data-turned=${actOn(screen, cell)?.turned ? 'yes' : nothing}>${mini(found)}</span>`;
}

/** @param {Screen} screen @param {Face} face */
function ghosts(screen, { ghost }) {
  const card = ghost ? screen.deck[ghost.card] : undefined;
  return card ? html`<span class="lies ghost" data-pale=${ghost?.pale ? 'yes' : nothing} data-turned=${ghost?.turned ? 'yes' : nothing}>${mini(card)}</span>` : nothing;
}

/** @param {Face} face */
function dots(face) {
  return face.dots.length ? html`<span class="dots" aria-hidden="true">${face.dots.map(({ at, filled }) => html`<i data-at=${at} data-filled=${filled ? 'yes' : 'no'}></i>`)}</span>` : nothing;
}

/** Small signs on a cell: fees, sparks, tokens, what a guest would bring. @param {Cell} about @param {Face} face */
function marks(about, face) {
  const { kind, awaited } = about;
  return !marked(about, face) ? nothing : html`${face.host === null ? nothing : html`<span class="pawn" data-passing=${face.passing ? 'yes' : nothing}>${token(face.host)}</span>`}
    ${face.brings ? html`<span class="brings" aria-hidden="true">+${face.brings}</span>` : nothing}
    ${face.points ? html`<span class="thrown" data-host=${face.host ?? nothing} aria-hidden="true">+${face.points}</span>` : nothing}
    ${face.fee && !face.ghost ? html`<span class="fee" aria-hidden="true">${minus(-face.fee)}</span>` : nothing}
    ${face.spark ? html`<span class="spark" aria-hidden="true">${glyph('spark')}</span>` : nothing}
    ${kind === 'empty' && awaited && !face.ghost && !face.fee && face.lit !== 'closed' ? html`<span class="awaited" aria-hidden="true">${awaited}</span>` : nothing}
    ${face.lit === 'closed' ? html`<span class="closed" aria-hidden="true">×</span>` : nothing}`;
}

/** The grid's one place in the order of Tab follows the focus. @param {Screen} screen @param {string} cell */
function roam(screen, cell) {
  if (screen.focus === cell) return;
  screen.focus = cell;
  screen.draw();
}

/** @param {Screen} screen @param {PointerEvent} event */
function point(screen, event) {
  if (event.pointerType !== 'mouse') return;
  const cell = /** @type {HTMLElement} */ (event.target).closest('.cell')?.getAttribute('data-cell') ?? null;
  if (cell === screen.pointed) return;
  screen.pointed = cell;
  screen.draw();
}

/** @param {Screen} screen */
function unpoint(screen) {
  if (screen.pointed === null) return;
  screen.pointed = null;
  screen.draw();
}

/** Move the grid's focus so many columns and rows, as far as the ice goes. @param {Screen} screen @param {number} right @param {number} down */
export function roamBy(screen, right, down) {
  const next = near(screen.focus, right, down, screen.view.iceberg.rows);
  if (next) toCell(screen, next);
}

/** Put the focus on a cell. @param {Screen} screen @param {string} cell */
export function toCell(screen, cell) {
  screen.focus = cell;
  screen.draw();
  /** @type {HTMLElement|null} */ (screen.root.querySelector(`.cell[data-cell='${cell}']`))?.focus({ preventScroll: true });
}
