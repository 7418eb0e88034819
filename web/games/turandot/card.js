// One card, the same everywhere: what is printed on it stands in fixed corners, and its id stays with it.
import { sentences, stop } from '../../js/shell/api.js';
import { html, nothing } from '../../js/shell/lit.js';
import { signed } from '../../js/play/result.js';
import { glyph } from './glyph.js';
import { art, printed } from './printed.js';
import { t } from './words.js';

/**
 * @typedef {import('./screen.js').Screen} Screen
 * @typedef {import('./types.js').Singer} Singer
 * @typedef {Pick<Screen, 'deck'>} Cards
 */

/** What is printed on a director's card: points, and the glyphs of what they are for. @type {Record<string, [string, ...string[]][]>} */
const EFFECTS = {
  dark: [['+1', 'type-dark'], ['−1', 'type-comic']],
  comic: [['+1', 'type-comic'], ['−1', 'type-dark']],
  alternative: [['+1', 'type-alternative'], ['−1', 'type-classic']],
  classic: [['+1', 'type-classic'], ['−1', 'type-alternative']],
  casting: [['+1', 'role-turandot', 'role-calaf', 'role-liu']],
  scenery: [['+1', 'scene']],
  variety: [['+3', 'cast']],
  ambiguous: [['+1', 'gender-u']],
  plain: [['±0']],
};
/** @type {Record<string, string>} */
const GENDERS = { male: 'gender-m', female: 'gender-f', uncertain: 'gender-u' };

/** The singer, or undefined where the id is a director's. @param {Cards} screen @param {string} id @returns {Singer|undefined} */
export function singerOf(screen, id) {
  return screen.deck[id];
}

/** @param {Cards} screen @param {string} id */
export function cardName(screen, id) {
  return printed(singerOf(screen, id) ? 'singers' : 'directors', id).name;
}

/** Everything on a card, in the fixed order; `slot` comes first where there is one. @param {Cards} screen @param {string} id @param {number} [slot] */
export function cardLabel(screen, id, slot) {
  const place = slot ? [t('table-label-slot', { slot })] : [];
  const singer = singerOf(screen, id);
  if (!singer) return sentences([...place, t('table-label-director', { name: printed('directors', id).name }), t(`director-${id}-effect`)]);
  return sentences([
    ...place, stop(printed('singers', id).name), t(`table-gender-${singer.gender}`), t(`table-label-type-${singer.type}`, { gender: singer.gender }),
    t('table-label-stars', { stars: singer.stars }),
    ...(singer.favourite ? [t('table-label-wants', { role: t(`role-${singer.favourite}`) })] : []),
  ]);
}

/**
 * A card's face; it says nothing to a screen reader, since whatever holds it is labelled with `cardLabel`.
 * @param {Cards} screen @param {string} id @param {{slot?: number|undefined, worth?: number|undefined}} [how]  `worth`: what it would add to a house, where the Prompter says so
 */
export function card(screen, id, { slot, worth } = {}) {
  const singer = singerOf(screen, id);
  return singer ? singerCard(id, singer, slot, worth) : directorCard(id, slot);
}

/** @param {number|undefined} slot */
function corner(slot) {
  return slot ? html`<b class="card-slot">${slot}</b>` : nothing;
}

/** @param {string} id @param {Singer} singer @param {number|undefined} slot @param {number|undefined} worth */
function singerCard(id, singer, slot, worth) {
  return html`<span class="card type-${singer.type}" data-card=${id} aria-hidden="true">
    <img class="card-face" src=${art(`singers/${id}.svg`)} alt="" draggable="false">
    <span class="card-top">${corner(slot)}<span class="card-stars">${stars(singer.stars)}</span></span>
    ${singer.favourite ? html`<span class="card-wants">${glyph(`role-${singer.favourite}`)}</span>` : nothing}
    ${worth === undefined ? nothing : html`<span class="card-worth">${signed(worth)}</span>`}
    <span class="card-foot">
      <span class="card-type">${glyph(`type-${singer.type}`)}<span>${t(`table-type-${singer.type}-letter`)}</span></span>
      <span class="card-name">${printed('singers', id).name}</span>
      <span class="card-gender">${glyph(GENDERS[singer.gender] ?? '')}</span>
    </span>
  </span>`;
}

/** @param {string} id @param {number|undefined} slot */
function directorCard(id, slot) {
  return html`<span class="card director" data-card=${id} aria-hidden="true">
    <img class="card-face" src=${art(`directors/${id}.svg`)} alt="" draggable="false">
    <span class="card-top">${corner(slot)}<span class="card-name">${printed('directors', id).name}</span></span>
    <span class="card-foot">${effect(id)}</span>
  </span>`;
}

/** A director's effect in glyphs. @param {string} id */
export function effect(id) {
  return html`<span class="effect" aria-hidden="true">${(EFFECTS[id] ?? []).map(([points, ...signs]) => html`<span>${points}${signs.map(glyph)}</span>`)}</span>`;
}

/** @param {number} count */
export function stars(count) {
  return Array.from({ length: count }, () => glyph('star'));
}

/** A button that shows a card and opens it. @param {Screen} screen @param {string} id @param {number} [slot] */
export function cardButton(screen, id, slot) {
  const open = () => screen.open({ card: id });
  return html`<button type="button" class="card-button" @click=${open} data-inspects=${id}>
    <span class="visually-hidden">${cardLabel(screen, id, slot)}</span>${card(screen, id, { slot })}
  </button>`;
}

export { glyph };
