// A deck to edit: 64 penguins with family, activity and value, and 16 entertainers with their dots, as in the box.
import { html } from '../../js/shell/lit.js';
import { cardName } from './named.js';
import { t } from './words.js';

/**
 * @typedef {Omit<import('./types.js').Penguin, 'kind'>} Penguin
 * @typedef {Omit<import('./types.js').Entertainer, 'kind'>} Entertainer
 * @typedef {{name: string, penguins: Penguin[], entertainers: Entertainer[]}} Written  as records hold it
 */

const FAMILIES = /** @type {const} */ (['green', 'brown', 'red', 'blue']);
const ACTIVITIES = /** @type {const} */ (['juggling', 'acrobatics', 'dance', 'music']);
/** The eight neighbours in the order in which dots are written. */
const AROUND = ['nw', 'n', 'ne', 'w', 'e', 'sw', 's', 'se'];
const HIGHEST = 99;

/** A deck in the form that records hold, to begin editing from. @param {(import('./types.js').Penguin | import('./types.js').Entertainer)[]} deck @param {string} name @returns {Written} */
export function blankDeck(deck, name) {
  const penguins = deck.flatMap((card) => (card.kind === 'penguin' ? [{ id: card.id, family: card.family, activity: card.activity, value: card.value }] : []));
  const entertainers = deck.flatMap((card) => (card.kind === 'entertainer' ? [{ id: card.id, animal: card.animal, activity: card.activity, dots: card.dots }] : []));
  return { name, penguins, entertainers };
}

/** Penguins whose ids say what is printed on them; those that are alike get a letter each. @param {Penguin[]} penguins */
export function named(penguins) {
  /** @type {Record<string, number>} */
  const seen = {};
  return penguins.map(({ family, activity, value }) => {
    const plain = `${family}-${activity}-${value}`;
    const alike = seen[plain] ?? 0;
    seen[plain] = alike + 1;
    return { id: alike ? `${plain}-${letterOf(alike)}` : plain, family, activity, value };
  });
}

/** b, c, … z, zb, zc, …: short enough for 64 penguins that are all alike. @param {number} alike */
const letterOf = (alike) => `${'z'.repeat(Math.floor(alike / 25))}${String.fromCharCode(97 + (alike % 25))}`;

/** @param {Written} written @param {(changed: Written) => void} change */
export function deckForm(written, change) {
  return html`<fieldset class="deck-penguins"><legend>${t('deck-penguins')}</legend>
      <div class="deck-cards">${written.penguins.map((card, place) => penguinRow(written, change, card, place))}</div></fieldset>
    <fieldset class="deck-entertainers"><legend>${t('deck-entertainers')}</legend><p>${t('deck-dots-note')}</p>
      <div class="deck-cards">${written.entertainers.map((card, place) => entertainerRow(written, change, card, place))}</div></fieldset>`;
}

/** @param {Written} written @param {(changed: Written) => void} change @param {Penguin} card @param {number} place */
function penguinRow(written, change, card, place) {
  const put = (/** @type {Partial<Penguin>} */ changed) => change({ ...written, penguins: named(written.penguins.with(place, { ...card, ...changed })) });
  const number = t('deck-number', { number: place + 1 });
  const choice = (/** @type {string} */ label, /** @type {readonly string[]} */ options, /** @type {(value: string) => string} */ word, /** @type {string} */ now, /** @type {(value: any) => void} */ chosen) => html`<select
    class="input" aria-label="${number}, ${label}" @change=${(/** @type {Event} */ event) => chosen(/** @type {HTMLSelectElement} */ (event.target).value)}>${options.map((value) => html`<option value=${value} ?selected=${value === now}>${word(value)}</option>`)}</select>`;
  const valued = (/** @type {Event} */ event) => {
    const input = /** @type {HTMLInputElement} */ (event.target);
    const value = Math.round(Number(input.value));
    if (value >= 1 && value <= HIGHEST) put({ value });
    else input.value = String(card.value);
  };
  return html`<div class="deck-card"><span class="deck-name">${number}</span>
    ${choice(t('deck-family'), FAMILIES, (value) => t(`deck-family-${value}`), card.family, (family) => put({ family }))}
    ${choice(t('deck-activity'), ACTIVITIES, (value) => t(`told-activity-${value}`), card.activity, (activity) => put({ activity }))}
    <input class="input" type="number" min="1" max=${HIGHEST} aria-label="${number}, ${t('deck-value')}" .value=${String(card.value)} @change=${valued}></div>`;
}

/** @param {Written} written @param {(changed: Written) => void} change @param {Entertainer} card @param {number} place */
function entertainerRow(written, change, card, place) {
  const name = cardName({ [card.id]: { ...card, kind: 'entertainer' } }, card.id, '.title');
  const turn = (/** @type {number} */ at) => () => {
    const dots = [...card.dots].with(at, card.dots[at] === '1' ? '0' : '1').join('');
    change({ ...written, entertainers: written.entertainers.with(place, { ...card, dots }) });
  };
  const dot = (/** @type {string} */ where, /** @type {number} */ at) => html`<label class="deck-dot" data-at=${where}><input type="checkbox"
    .checked=${card.dots[at] === '1'} @change=${turn(at)}><span class="visually-hidden">${name}, ${t(`deck-dot-${where}`)}</span></label>`;
  return html`<div class="deck-card"><span class="deck-name">${name}</span><span class="deck-dots">${AROUND.map(dot)}</span></div>`;
}
