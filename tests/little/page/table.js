// The table: everybody's cards and sayings, your own card, and two things to say.
import { announce, bindKeys, items, settings } from '../../js/shell/api.js';
import { html, nothing, render } from '../../js/shell/lit.js';
import { prompter } from '../../js/play/prompter.js';
import { finale } from './finale.js';
import { HINTS } from './hints.js';
import { shortMove } from './retell.js';
import { t } from './words.js';

/**
 * @typedef {import('../../js/types.js').Table} Table
 * @typedef {import('./types.js').View} View
 * @typedef {object} Screen  what the table remembers between two drawings
 * @property {Table} table
 * @property {View} view  the one on show
 * @property {boolean} busy  a move is under way
 * @property {(() => void) | null} onward  dismisses the picture that rests
 * @property {(move: string) => void} say
 */

/** @param {HTMLElement} root @param {Table} table @returns {import('../../js/types.js').Mounted} */
export function mount(root, table) {
  const say = async (/** @type {string} */ move) => {
    if (!mayPlay(screen)) return;
    screen.busy = true;
    draw();
    await table.play(move);
    screen.busy = false;
    draw();
  };
  /** @type {Screen} */
  const screen = { table, view: table.view, busy: false, onward: null, say };
  const draw = () => {
    render(html`<h1 class="phase" tabindex="-1">${t('headline', { round: screen.view.round, rounds: screen.view.rounds ?? 0 })}</h1>
      ${table.rehearsal ? html`<span class="chip">${t('rehearsal')}</span>` : nothing}`, table.headline);
    render(page(screen), root);
  };
  const show = (/** @type {View} */ view, /** @type {View | null} */ before) => {
    screen.onward?.(); // whoever waited for an earlier picture waits no longer
    screen.view = view;
    draw();
    if (before) announce(news(screen, before));
    if (!before || view.phase !== 'uncovered') return Promise.resolve();
    return new Promise((/** @type {(value: void) => void} */ resolve) => {
      screen.onward = () => {
        screen.onward = null;
        draw();
        resolve();
      };
      draw();
    });
  };
  const unbind = bindKeys([
    { keys: ['1', 'k'], word: 'say-keep', run: () => void say('keep') },
    { keys: ['2', 'p'], word: 'say-pass', run: () => void say('pass') },
    { keys: ['Enter'], word: 'continue', run: () => screen.onward?.() },
  ], t);
  draw();
  return {
    show,
    refresh: draw,
    leave() {
      screen.onward?.();
      unbind();
      render(html``, root);
      render(html``, table.headline);
    },
  };
}

/** @param {Screen} screen */
const mayPlay = ({ view, busy, onward }) => view.toAct === view.seat && !busy && !onward;

/** @param {Screen} screen */
function page(screen) {
  const { view, table } = screen;
  return html`<div class="little-table game" data-phase=${view.phase} data-turn=${mayPlay(screen) ? 'yes' : 'no'}>
    ${view.final ? finale(table, view) : html`
      <ul class="seats" role="list">${table.players.map(({ seat }) => house(screen, seat))}</ul>
      <p class="your-card">${t('your-card', { card: view.mine })}</p>
      <div class="row">${choices(screen)}</div>
      ${prompter(table, view, settings().prompter, HINTS)}`}
    ${table.canUndo ? html`<button type="button" class="button quiet undo" @click=${() => table.undo()}>${t('undo')}</button>` : nothing}
  </div>`;
}

/** What can be done now: go on, or say one of two things. @param {Screen} screen */
function choices(screen) {
  const { onward, view, say } = screen;
  if (onward) return html`<button type="button" class="button primary onward" @click=${onward}>${t('continue')}</button>`;
  if (!mayPlay(screen)) return html`<p role="status">${t('waiting')}</p>`;
  return view.legal.map((move) => html`<button type="button" class="button large say" data-move=${move} @click=${() => say(move)}>${shortMove(move)}</button>`);
}

/** @param {Screen} screen @param {number} seat */
function house({ view, table }, seat) {
  const { name } = table.players[seat] ?? {};
  const saying = sayingOf(view, table.record.first, seat);
  const card = view.phase === 'uncovered' ? view.cards.at(-1)?.[seat] : undefined;
  return html`<li class="panel house" data-seat=${seat}><strong>${name}</strong> <span class="total">${t('points', { points: view.totals[seat] ?? 0 })}</span>
    <span class="saying">${saying ? shortMove(saying) : nothing}</span> ${card === undefined ? nothing : html`<span class="card">${card}</span>`}</li>`;
}

/** What a seat has said in this round: another seat begins each. @param {View} view @param {number} first @param {number} seat */
function sayingOf(view, first, seat) {
  const place = (seat - first - view.round + 1 + 2 * view.seats) % view.seats;
  return view.said.at(-1)?.[place];
}

/** What has happened since the picture before, for whoever listens. @param {Screen} screen @param {View} before */
function news({ view, table }, before) {
  if (view.phase === 'uncovered') return t('uncovered', { cards: items(table.players.map(({ name, seat }) => `${name} ${view.cards.at(-1)?.[seat]}`)) });
  if (view.final) return t('over');
  const who = before.toAct === null ? '' : (table.players[before.toAct]?.name ?? '');
  const move = (view.said[before.round - 1] ?? []).at(-1);
  return move && who ? t(`retell-${move}`, { who, you: before.toAct === view.seat ? 'yes' : 'no' }) : t('headline', { round: view.round, rounds: view.rounds ?? 0 });
}
