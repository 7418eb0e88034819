// What can be opened over the table: a card or a cell with its facts, a rule, a player, the piles, the log, reasons.
import { html, nothing } from '../../js/shell/lit.js';
import { items, openDialog, settings } from '../../js/shell/api.js';
import { prompter } from '../../js/play/prompter.js';
import { reasons } from '../../js/play/why.js';
import { large } from './card.js';
import HINTS from './hints.js';
import { houseSheet } from './houses.js';
import { actOn, awardWords, cardLabel, cellOf, dotsWords } from './labels.js';
import { log, movesOfTurn } from './log.js';
import { cardName, person, sentence } from './named.js';
import { pilesSheet } from './piles.js';
import { character } from './printed.js';
import { ruleTexts } from './rules.js';
import { badge, momentOf, nameOf } from './seats.js';
import { t } from './words.js';

/**
 * @typedef {import('./screen.js').Screen} Screen
 * @typedef {import('./screen.js').Opened} Opened
 */

/** Open something over the table; the next thing opened takes its place. @param {Screen} screen @param {Opened} opened */
export function openSheet(screen, opened) {
  screen.dialog?.close();
  const sheet = openDialog({
    kind: 'table-dialog',
    title: () => title(screen, opened),
    body: () => body(screen, opened),
    onClose: () => {
      if (screen.dialog === sheet) screen.dialog = null;
    },
  });
  screen.dialog = sheet;
}

/** @param {Screen} screen @param {Opened} opened */
function title(screen, opened) {
  if ('cell' in opened) return cellTitle(screen, opened.cell);
  if ('card' in opened) return sentence(cardName(screen.deck, opened.card, '.title'));
  if ('rules' in opened) return opened.rules.length > 1 ? items(opened.rules) : t(`rule-${opened.rules[0]}.title`);
  if ('seat' in opened) return nameOf(screen, opened.seat);
  return t(`sheet-${'turn' in opened ? 'why' : opened.sheet}`);
}

/** @param {Screen} screen @param {string} cell */
function cellTitle(screen, cell) {
  const about = cellOf(screen, cell);
  return about?.card ? `${cell} · ${sentence(cardName(screen.deck, about.card, '.title'))}` : t('cell-label', { cell, what: t(about?.kind === 'curtain' ? 'cell-curtain' : 'cell-empty') });
}

/** @param {Screen} screen @param {Opened} opened */
function body(screen, opened) {
  if ('cell' in opened) return cellSheet(screen, opened.cell);
  if ('card' in opened) return inspector(screen, opened.card, whereabouts(screen, opened.card));
  if ('rules' in opened) return ruleTexts(opened.rules);
  if ('seat' in opened) return houseSheet(screen, opened.seat);
  if ('turn' in opened) return reasons(screen.table, screen.view, movesOfTurn(screen.table.record.moves, opened.turn), HINTS);
  if (opened.sheet === 'log') return log(screen);
  return opened.sheet === 'piles' ? pilesSheet(screen) : prompter(screen.table, screen.view, settings().prompter, HINTS);
}

/** A card as large as it is lovely, and all it says in words. @param {Screen} screen @param {string} id @param {unknown} facts @param {boolean} [turned] */
function inspector(screen, id, facts, turned = false) {
  const card = screen.deck[id];
  if (!card) return nothing;
  return html`<div class="inspector"><div class="inspected">${large(card, { turned })}</div>
    <div class="inspector-words"><p>${cardLabel(screen, id)}</p>${card.kind === 'entertainer' ? html`<p class="soft">${character(card)}</p>` : nothing}${facts}</div></div>`;
}

/** @param {Screen} screen @param {string} cell */
export function cellSheet(screen, cell) {
  const about = cellOf(screen, cell);
  if (!about?.card) return html`<p>${t(about?.kind === 'curtain' ? 'curtain-note' : 'cell-empty')}</p>`;
  return inspector(screen, about.card, about.kind === 'entertainer' ? prospects(screen, cell) : guestFacts(screen, about), actOn(screen, cell)?.turned);
}

/** Whose guest a penguin is, and which entertainers beside it would amuse it. @param {Screen} screen @param {import('./types.js').Cell} about */
function guestFacts(screen, { cell, host, beside }) {
  const acts = beside.flatMap((name) => actOn(screen, name) ?? []);
  return html`<p>${host === null || host === undefined ? t('guest-free') : t('guest-of', person(momentOf(screen), host))}</p>
    ${acts.length ? html`<ul>${acts.map((act) => html`<li>${sentence(t('guest-beside', {
      card: cardName(screen.deck, act.card), cell: act.cell, amused: act.audience.find((guest) => guest.cell === cell)?.amused ? 'yes' : 'no',
    }))}</li>`)}</ul>` : nothing}`;
}

/** Who would be amused now, what each player would score, and who would take the card. @param {Screen} screen @param {string} cell */
function prospects(screen, cell) {
  const act = actOn(screen, cell);
  if (!act) return nothing;
  const { view } = screen;
  const happy = act.audience.filter(({ amused }) => amused);
  return html`<p>${sentence(dotsWords(screen, cell))}</p><p>${t('audience-now', { count: act.audience.length, amused: happy.length })}</p>
    <table class="prospects"><caption>${t('prospects-title')}</caption><tbody>${view.houses.map(({ seat }) => html`<tr><th scope="row">${badge(screen, seat)} ${nameOf(screen, seat)}</th><td>${act.points[seat] ?? 0}</td></tr>`)}</tbody></table>
    <p>${sentence(awardWords(screen, act))}</p>`;
}

/** Where a card is that lies on no cell. @param {Screen} screen @param {string} id */
function whereabouts(screen, id) {
  const { houses, gone, cells, top } = screen.view;
  const owner = houses.find(({ cards }) => cards.some(({ card }) => card === id));
  const lies = cells.find(({ card }) => card === id);
  if (lies) return html`<p>${t('inspect-on', { cell: lies.cell })}</p>${lies.kind === 'entertainer' ? prospects(screen, lies.cell) : guestFacts(screen, lies)}`;
  if (owner) return html`<p>${t('inspect-owner', person(momentOf(screen), owner.seat))}</p>`;
  return gone.includes(id) ? html`<p>${t('inspect-gone')}</p>` : id === top ? html`<p>${t('inspect-next')}</p>` : nothing;
}
