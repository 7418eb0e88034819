// What a card says in its corners, and every sign of this table: for Help, for Learn and for the rules.
import { html } from '../../js/shell/lit.js';
import { anatomy, legend } from '../../js/learn/figure.js';
import { card, stars } from './card.js';
import { glyph } from './glyph.js';
import { art } from './printed.js';
import { t } from './words.js';
import { SAMPLE } from './worked.js';

/** @typedef {import('./screen.js').Screen} Screen */

/** The director who does: what is printed there is pictures and points. */
const DIRECTOR = 'dark';

/** Where each part of a singer's card stands. @type {[string, [number, number]][]} */
const PARTS = [['number', [-5, 0]], ['stars', [105, 0]], ['wants', [105, 70]], ['type', [-5, 95]], ['gender', [105, 95]]];
const TYPES = ['pro', 'amateur', 'alternative', 'classic', 'comic', 'dark'];
const GENDERS = { m: 'male', f: 'female', u: 'uncertain' };
const ROLES = ['turandot', 'calaf', 'liu', 'ping', 'pong', 'pang'];
/** Signs whose words are legend-<sign> and its .what. */
const SIGNS = ['star', 'coin', 'scene', 'maestro', 'designer', 'director', 'tie', 'fired'];

/** What counts at the premiere, and what it brings. @type {['stars'|'scene'|'favourites'|'mismatches'|'bonus', string][]} */
export const SCORING = [['stars', '+1'], ['scene', '+1'], ['favourites', '+1'], ['mismatches', '−1'], ['bonus', '±']];

/** Signs that stand for the two things in a hand besides numbers. */
const picture = (/** @type {string} */ name) => html`<img src=${art(`things/${name}.svg`)} alt="" width="32" height="48">`;

/** A singer's card, with labels at its corners. */
export function cardFigure() {
  const drawn = card(/** @type {Screen} */ ({ deck: { [SAMPLE.id]: SAMPLE } }), SAMPLE.id, { slot: 3 });
  return anatomy(drawn, PARTS.map(([part, at]) => ({ at, words: t(`anatomy-${part}`) })), t('anatomy-singer'));
}

/** A director's card. */
export function directorFigure() {
  const drawn = card(/** @type {Screen} */ ({ deck: {} }), DIRECTOR, { slot: 2 });
  return anatomy(drawn, [{ at: [105, 90], words: t('anatomy-effect') }], t('anatomy-director'));
}

/** What everybody holds. */
export function handFigure() {
  return legend([
    { sign: html`<b>3</b>`, name: t('legend-number'), words: t('legend-number.what') },
    { sign: picture('money'), name: t('legend-money'), words: t('legend-money.what') },
    { sign: picture('bluff'), name: t('legend-bluff'), words: t('legend-bluff.what') },
  ], t('legend-hand'));
}

/** Categories, genders and roles, then what else is drawn on the table. */
export function signFigure() {
  return legend([
    ...TYPES.map((type) => ({ sign: glyph(`type-${type}`), name: t(`table-type-${type}`), words: t(`table-type-${type}-letter`) })),
    ...Object.entries(GENDERS).map(([sign, gender]) => ({ sign: glyph(`gender-${sign}`), name: t(`legend-gender-${gender}`) })),
    ...ROLES.map((role) => ({ sign: glyph(`role-${role}`), name: t(`role-${role}`), words: t(`legend-role-${role}`) })),
    ...SIGNS.map((sign) => ({ sign: sign === 'star' ? stars(1) : glyph(sign), name: t(`legend-${sign}`), words: t(`legend-${sign}.what`) })),
  ], t('legend-signs'));
}

/** The six places of a cast, and the chair beside them. */
const playbill = () => html`<ol role="list" class="roles-figure">
  ${ROLES.map((role, place) => html`<li>${glyph(`role-${role}`)}<span>${t(`role-${role}`)}</span><small>${glyph(place === 0 || place === 2 ? 'gender-f' : 'gender-m')}</small></li>`)}
  <li>${glyph('director')}<span>${t('director')}</span></li></ol>`;

/** What a house needs, and what counts at the premiere. */
export function scoreFigure() {
  const signs = { stars: stars(1), scene: glyph('scene'), favourites: glyph('role-turandot'), mismatches: glyph('gender-m'), bonus: glyph('director') };
  return html`${playbill()}${legend(SCORING.map(([part, points]) => ({ sign: signs[part], name: points, words: t(`rules-score-${part}`) })), t('rules-score'))}`;
}

/** All that is said in a figure, for whoever searches. @param {string[]} ids */
const said = (...ids) => () => ids.map((id) => t(id));

/** The figures of the rules page. @type {import('../../js/game-contract.js').Figure[]} */
export const FIGURES = [
  { draw: cardFigure, texts: said('anatomy-singer', ...PARTS.map(([part]) => `anatomy-${part}`)) },
  { draw: directorFigure, texts: said('anatomy-director', 'anatomy-effect') },
  { draw: handFigure, texts: said('legend-hand', 'legend-number.what', 'legend-money.what', 'legend-bluff', 'legend-bluff.what') },
  { draw: signFigure, texts: said('legend-signs', ...TYPES.map((type) => `table-type-${type}`), ...SIGNS.flatMap((sign) => [`legend-${sign}`, `legend-${sign}.what`])) },
];

/** The rules that hold in each phase. @type {Record<import('./types.js').Phase, string[]>} */
const RULES = {
  sealing: ['R3', 'R4', 'R8', 'R7'], revealed: ['R8', 'R6', 'R7'], hired: ['R8', 'R6', 'R7'], designed: ['R9', 'R10'],
  understudies: ['R11', 'R12'], settled: ['R11', 'R12'], naming: ['R13'], firing: ['R14', 'R13'], fired: ['R14'],
  premiere: ['R17', 'R16'], finished: ['R18', 'R16'],
};

/** Help at this table. @param {Screen} screen @returns {import('../../js/game-contract.js').Help} */
export const helpAt = (screen) => ({
  cards: () => html`${screen.view.hires === 'director' && screen.view.phase === 'sealing' ? [directorFigure(), cardFigure()] : [cardFigure(), directorFigure()]}${handFigure()}${signFigure()}`,
  rules: () => [...(screen.view.phase === 'sealing' && screen.view.hires === 'director' ? ['R15', 'R2'] : []), ...RULES[screen.view.phase]],
});
