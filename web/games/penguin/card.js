// Cards and tokens as the table shows them: a miniature for a cell, the large card, backs, curtains, faces in caps.
// None of them says anything to a screen reader: whatever holds one is labelled.
import { html, nothing } from '../../js/shell/lit.js';
import { glyph } from './glyph.js';
import { ageOf, art, fansOf, likedBy, pictured, portrait, stageName } from './printed.js';
import { t } from './words.js';

/**
 * @typedef {import('./printed.js').Penguin} Penguin
 * @typedef {import('./printed.js').Entertainer} Entertainer
 * @typedef {Penguin | Entertainer} Card
 */

/** The eight lamps around an entertainer, in the order of its dots. */
const LAMPS = ['nw', 'n', 'ne', 'w', 'e', 'sw', 's', 'se'];

/** @param {string} path @param {string} name */
const image = (path, name) => html`<img class=${name} src=${art(path)} alt="" draggable="false">`;

/** The letter of a family, which tells it where colours do not. @param {string} family */
const letter = (family) => html`<span class="family-letter">${t(`cast-letter-${family}`)}</span>`;

/** An activity on paper. A table has fifty: as pictures of the style sheet they make it a quarter less to lay out than as signs of the sprite, which a browser copies. @param {string} activity */
const sign = (activity) => html`<i class="sign" data-activity=${activity}></i>`;

/** A card as small as a cell: value, family and activity of a penguin; animal and activity of an entertainer. @param {Card} card */
export const mini = (card) => (card.kind === 'penguin' ? miniGuest(card) : miniAct(card));

/** @param {Penguin} card */
function miniGuest({ id, family, activity, value }) {
  return html`<span class="mini guest of-${family}" data-card=${id} aria-hidden="true">
    ${image(`minis/${family}-${ageOf(value)}.svg`, 'mini-face')}
    <span class="mini-stub"><b class="value" ?data-long=${value > 9}>${value}</b>${sign(activity)}</span>
    ${letter(family)}
  </span>`;
}

/** @param {Entertainer} card */
function miniAct({ id, animal, activity }) {
  return html`<span class="mini performer of-${fansOf(animal)}" data-card=${id} aria-hidden="true">
    ${image(`minis/${animal}.svg`, 'mini-face')}
    <span class="mini-act">${sign(activity)}</span>
  </span>`;
}

/** The whole card. An entertainer's lamps are lit where its dots are; turned, they point the other way. @param {Card} card @param {{turned?: boolean}} [how] */
export const large = (card, { turned = false } = {}) => (card.kind === 'penguin' ? largeGuest(card) : largeAct(card, turned));

/** @param {Penguin} card */
function largeGuest(card) {
  const { id, family, activity, value } = card;
  return html`<span class="full-card guest of-${family}" data-card=${id} aria-hidden="true">
    ${image(portrait(card), 'large-face')}
    <span class="large-stub"><b class="value" ?data-long=${value > 9}>${value}</b></span>
    <span class="large-foot"><span class="family">${glyph(`family-${family}`)}${letter(family)}</span>
      <span class="amused-by">${glyph(`animal-${likedBy(family)}`)}${glyph(`activity-${activity}`)}</span></span>
  </span>`;
}

/** @param {Entertainer} card @param {boolean} turned */
function largeAct(card, turned) {
  const { id, animal, activity } = card;
  return html`<span class="full-card performer of-${fansOf(animal)}" data-card=${id} aria-hidden="true">
    ${image(`entertainers/${animal}-${activity}.svg`, 'large-face')}
    <span class="large-signs">${glyph(`animal-${animal}`)}${glyph(`activity-${activity}`)}</span>
    <span class="large-foot">${stageName(card)}</span>
    ${lamps(card, turned)}
  </span>`;
}

/** @param {Entertainer} card @param {boolean} turned */
function lamps({ dots }, turned) {
  const lit = turned ? [...dots].reverse() : [...dots];
  return LAMPS.map((at, place) => html`<i class="lamp" data-at=${at} ?data-lit=${lit[place] === '1'}></i>`);
}

/** A card face down. @param {'penguin' | 'entertainer'} kind */
export const back = (kind) => html`<span class="full-card face-down" aria-hidden="true">${image(`things/back-${kind}.svg`, 'large-face')}</span>`;

/** The curtain on a cell. */
export const curtain = () => html`<span class="mini drawn-curtain" aria-hidden="true">${image('things/curtain.svg', 'mini-face')}</span>`;

/** The card of the activity that a player collects. @param {string} activity */
export const activityCard = (activity) => html`<span class="full-card face-down" data-activity=${activity} aria-hidden="true">
  ${image(`things/activity-${activity}.svg`, 'large-face')}</span>`;

/** An invitation token: colour and shape of the seat, and an initial where one is given. @param {number} seat @param {string} [initial] */
export function token(seat, initial = '') {
  return html`<span class="token" data-seat=${seat} aria-hidden="true"><span class="seat" data-seat=${seat}>${initial || glyph('invitation')}</span></span>`;
}

/** A rival's face under a jester's cap. @param {string} rival @param {string} [mood] */
export function jester(rival, mood = 'calm') {
  if (rival === 'you') return nothing;
  return html`<span class="jester" data-mood=${mood} aria-hidden="true">
    <img src=${pictured(`art/rivals/${rival}-${mood}.svg`)} alt="" width="48" height="48">
    <img class="cap" src=${art(`caps/${rival}.svg`)} alt="" width="48" height="58">
  </span>`;
}

export { glyph };
