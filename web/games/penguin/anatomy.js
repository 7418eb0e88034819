// What the two kinds of cards say, and every sign of this table: for Help and for the rules.
import { html } from '../../js/shell/lit.js';
import { anatomy, legend } from '../../js/learn/figure.js';
import { glyph, large } from './card.js';
import { t } from './words.js';
import { SAMPLES } from './worked.js';

/** Where each part of a card stands. @type {Record<'penguin' | 'act', [string, [number, number]][]>} */
const PARTS = {
  penguin: [['value', [-4, 6]], ['family', [-4, 93]], ['likes', [64, 108]], ['activity', [104, 93]]],
  act: [['animal', [-4, 10]], ['activity', [-4, 25]], ['dots', [106, 94]]],
};
const ACTIVITIES = ['juggling', 'acrobatics', 'dance', 'music'];
const ANIMALS = ['sheep', 'kangaroo', 'seal', 'bear'];
const SIGNS = ['invitation', 'spark', 'fee', 'drape', 'half-turn'];

/** @param {'penguin' | 'act'} kind */
const cardFigure = (kind) => () => anatomy(large(SAMPLES[kind]), PARTS[kind].map(([part, at]) => ({ at, words: t(`rules-${kind}-${part}-what`) })), t(`rules-${kind}`));

const signFigure = () => legend([
  ...ACTIVITIES.map((activity) => ({ sign: glyph(`activity-${activity}`), name: t(`legend-activity-${activity}`) })),
  ...ANIMALS.map((animal) => ({ sign: glyph(`animal-${animal}`), name: t(`legend-animal-${animal}`) })),
  ...SIGNS.map((sign) => ({ sign: glyph(sign), name: t(`legend-${sign}`), words: t(`legend-${sign}.what`) })),
], t('legend-signs'));

/** The figures of the rules page. @type {Record<'penguin' | 'act' | 'signs', import('../../js/game-contract.js').Figure>} */
export const FIGURES = {
  penguin: { draw: cardFigure('penguin'), texts: () => [t('rules-penguin'), ...PARTS.penguin.map(([part]) => t(`rules-penguin-${part}-what`))] },
  act: { draw: cardFigure('act'), texts: () => [t('rules-act'), ...PARTS.act.map(([part]) => t(`rules-act-${part}-what`))] },
  signs: { draw: signFigure, texts: () => [...ACTIVITIES.map((activity) => t(`legend-activity-${activity}`)), ...ANIMALS.map((animal) => t(`legend-animal-${animal}`)), ...SIGNS.flatMap((sign) => [t(`legend-${sign}`), t(`legend-${sign}.what`)])] },
};

/** The rules that hold in each phase. @type {Record<import('./types.js').Phase, string[]>} */
const RULES = {
  placing: ['U10', 'U12', 'U13'], placed: ['U10', 'U12'], settled: ['U12', 'U13'], inviting: ['U14', 'U15'], invited: ['U14', 'U15'],
  choosing: ['U18', 'U16'], lit: ['U16', 'U19'], scored: ['U19', 'U20'], awarded: ['U20', 'U21'], curtain: ['U22', 'U20'],
  entering: ['U23'], entered: ['U23', 'U24'], drawn: ['U27'], finished: ['U29', 'U30', 'U31'],
};

/** Help at this table. @param {import('./screen.js').Screen} screen @returns {import('../../js/game-contract.js').Help} */
export const helpAt = (screen) => ({
  cards: () => html`${FIGURES.penguin.draw()}${FIGURES.act.draw()}${signFigure()}`,
  rules: () => RULES[screen.view.phase],
});
