// What can be opened over the table: a card, a rule, a house, the singers still to come.
import { html, nothing } from '../../js/shell/lit.js';
import { card, cardButton, cardLabel, glyph, singerOf } from './card.js';
import { items, openDialog, settings } from '../../js/shell/api.js';
import { printed } from './printed.js';
import { t } from './words.js';
import { prospectsTable } from './firing.js';
import { houseSheet } from './houses.js';
import { nameOf, person } from './people.js';
import { prompter } from '../../js/play/prompter.js';
import { reasons } from '../../js/play/why.js';
import { ruleTexts } from './rules.js';
import { decisions, HINTS } from './hints.js';

/**
 * @typedef {import('./screen.js').Screen} Screen
 * @typedef {import('./screen.js').Opened} Opened
 */
const TYPES = ['pro', 'amateur', 'alternative', 'classic', 'comic', 'dark'];

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
  if ('card' in opened) return printed(singerOf(screen, opened.card) ? 'singers' : 'directors', opened.card).full;
  if ('rules' in opened) return opened.rules.length > 1 ? items(opened.rules) : t(`rule-${opened.rules[0]}.title`);
  if ('seat' in opened) return nameOf(screen, opened.seat);
  return t(`sheet-${opened.sheet}`);
}

/** @param {Screen} screen @param {Opened} opened */
function body(screen, opened) {
  if ('card' in opened) return inspector(screen, opened.card);
  if ('rules' in opened) return ruleTexts(opened.rules);
  if ('seat' in opened) return houseSheet(screen, opened.seat);
  if (opened.sheet === 'why') return reasons(screen.table, screen.view, decisions(screen), HINTS);
  return opened.sheet === 'deck' ? deck(screen) : prompter(screen.table, screen.view, settings().prompter, HINTS);
}

/** A card as large as it is lovely, and all it says in words. @param {Screen} screen @param {string} id */
function inspector(screen, id) {
  const singer = singerOf(screen, id);
  return html`<div class="inspector">
    <div class="inspected">${card(screen, id)}</div>
    <div class="inspector-words">
      <p>${cardLabel(screen, id)}</p>
      ${singer ? html`<p class="soft">${t(`voice-${printed('singers', id).voice}`)}</p><p>${t(`type-${singer.type}-note`)}</p>` : prospectsTable(screen, id)}
      ${whereabouts(screen, id)}
    </div>
  </div>`;
}

/** Who has the card. @param {Screen} screen @param {string} id */
function whereabouts(screen, id) {
  const { houses, table, gone, fired } = screen.view;
  const owner = houses.find(({ singers, director }) => singers.includes(id) || director === id);
  if (owner) return html`<p>${t('inspect-owner', person(screen, owner.seat))}</p>`;
  if (table?.singers.includes(id) || table?.director === id) return html`<p>${t('inspect-owner', { who: '', you: 'table' })}</p>`;
  return gone.includes(id) ? html`<p>${t('inspect-gone')}</p>` : fired.includes(id) ? html`<p>${t('director-fired')}</p>` : nothing;
}

/** The singers still in the deck, by type, and those who have gone. @param {Screen} screen */
function deck(screen) {
  const { unseen, gone } = screen.view;
  return html`<p>${t('deck-note', { count: unseen.length })}</p>
    ${TYPES.map((type) => {
      const left = unseen.filter((id) => singerOf(screen, id)?.type === type);
      return html`<h3>${glyph(`type-${type}`)} ${t(`table-type-${type}`)} · ${left.length}</h3>
        <ul role="list" class="sheet-cards">${left.map((id) => html`<li>${cardButton(screen, id)}</li>`)}</ul>`;
    })}
    ${gone.length ? html`<h3>${t('deck-gone', { count: gone.length })}</h3>
      <ul role="list" class="sheet-cards gone">${gone.map((id) => html`<li>${cardButton(screen, id)}</li>`)}</ul>` : nothing}`;
}
