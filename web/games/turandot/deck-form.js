// A deck to edit: for each type six singers, each with stars, gender and favourite role, as printed in the box.
import { html } from '../../js/shell/lit.js';
import { glyph } from './card.js';
import { printed } from './printed.js';
import { t } from './words.js';

/** @typedef {{name: string, singers: Record<string, string[]>}} Written  as records hold it: "2FL" is two stars, female, wants Liù */

const GENDERS = { M: 'male', F: 'female', U: 'uncertain' };
const CRESTS = { T: 'turandot', C: 'calaf', L: 'liu' };
const LETTERS = { male: 'M', female: 'F', uncertain: 'U', turandot: 'T', calaf: 'C', liu: 'L' };

/** A deck in the form that records hold, to begin editing from. @param {import('./types.js').Singer[]} deck @param {string} name @returns {Written} */
export function blankDeck(deck, name) {
  /** @type {Record<string, string[]>} */
  const singers = {};
  for (const { type, stars, gender, favourite } of deck) {
    const crest = favourite ? /** @type {Record<string, string>} */ (LETTERS)[favourite] : '';
    (singers[type] ??= []).push(`${stars}${LETTERS[gender]}${crest ?? ''}`);
  }
  return { name, singers };
}

/** @param {Written} written @param {(changed: Written) => void} change */
export function deckForm(written, change) {
  return html`${Object.entries(written.singers).map(([type, six]) => html`<fieldset class="deck-type">
    <legend>${glyph(`type-${type}`)} ${t(`table-type-${type}`)}</legend>
    ${six.map((text, place) => row(written, change, type, place, text))}
  </fieldset>`)}`;
}

/** @param {Written} written @param {(changed: Written) => void} change @param {string} type @param {number} place @param {string} text */
function row(written, change, type, place, text) {
  const [stars = '1', gender = 'M', crest = ''] = text;
  const { name } = printed('singers', `${type}-${place + 1}`);
  const put = (/** @type {number} */ at) => (/** @type {Event} */ event) => {
    const letters = [stars, gender, crest];
    letters[at] = /** @type {HTMLSelectElement} */ (event.target).value;
    const six = (written.singers[type] ?? []).with(place, letters.join(''));
    change({ ...written, singers: { ...written.singers, [type]: six } });
  };
  const choice = (/** @type {number} */ at, /** @type {string} */ label, /** @type {[string, string][]} */ options, /** @type {string} */ now) => html`<select
    class="input" aria-label="${name}, ${label}" @change=${put(at)}>${options.map(([value, words]) => html`<option value=${value} ?selected=${value === now}>${words}</option>`)}</select>`;
  return html`<div class="deck-singer"><span class="deck-name">${place + 1}. ${name}</span>
    ${choice(0, t('deck-stars'), [['1', '★'], ['2', '★★'], ['3', '★★★']], stars)}
    ${choice(1, t('deck-gender'), Object.entries(GENDERS).map(([letter, word]) => [letter, t(`deck-gender-${word}`)]), gender)}
    ${choice(2, t('deck-favourite'), [['', t('deck-no-favourite')], .../** @type {[string, string][]} */ (Object.entries(CRESTS).map(([letter, role]) => [letter, t(`role-${role}`)]))], crest)}
  </div>`;
}
