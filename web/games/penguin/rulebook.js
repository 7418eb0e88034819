// The order of the rules: sections of plain sentences, numbered rules and small tables, all by the ids of their words.
import { items } from '../../js/shell/api.js';
import { FIGURES } from './anatomy.js';
import { t } from './words.js';
import { WORKED } from './worked.js';

/** @typedef {import('../../js/game-contract.js').Section} Section */

const FAMILIES = ['green', 'brown', 'red', 'blue'];
const OPTIONS = ['fee', 'start', 'iceberg', 'lead'];

/** A table of two columns whose words end in these parts. @param {string} id @param {(string|number)[]} lines */
const table = (id, lines) => () => ({
  caption: t(`rules-${id}`),
  heads: [t(`rules-${id}-head`), t(`rules-${id}-head-what`)],
  rows: lines.map((line) => [t(`rules-${id}-${line}`), t(`rules-${id}-${line}-what`)]),
});

/** The example, guest by guest; its last row says where the card goes. */
const worked = () => ({
  caption: t('rules-worked'),
  heads: [t('rules-worked-head'), t('rules-worked-head-why'), t('rules-worked-head-points')],
  rows: [...WORKED.audience.map(({ points }) => String(points)), items(WORKED.points.map(String))].map((points, place) => [t(`rules-worked-${place + 1}`), t(`rules-worked-${place + 1}-why`), points]),
});

/** @type {Section[]} */
export const SECTIONS = [
  { id: 'goal', parts: ['rules-goal-1', 'rules-goal-2', 'rules-goal-3'] },
  { id: 'box', parts: ['rule-U1', FIGURES.penguin, FIGURES.act, 'rules-act-turned-what', table('likes', FAMILIES)] },
  { id: 'signs', parts: [FIGURES.signs] },
  { id: 'ice', parts: ['rule-U2', 'rule-U3'] },
  { id: 'start', parts: ['rule-U4', 'rule-U5', 'rule-U6', 'rule-U7', 'rule-U8'] },
  { id: 'turn', parts: ['rule-U9', table('steps', [1, 2, 3, 4])] },
  { id: 'place', parts: ['rule-U10', 'rule-U11', 'rule-U12', 'rule-U13', table('fees', [1, 2, 3, 4])] },
  { id: 'token', parts: ['rule-U14', 'rule-U15'] },
  { id: 'show', parts: ['rule-U16', 'rule-U17', 'rule-U18', 'rule-U19', 'rule-U20', 'rule-U21', 'rule-U22', worked, table('awards', [1, 2, 3, 4, 5])] },
  { id: 'newcomer', parts: ['rule-U23', 'rule-U24', 'rule-U25', 'rule-U26'] },
  { id: 'draw', parts: ['rule-U27'] },
  { id: 'end', parts: ['rule-U28', 'rule-U29', 'rule-U30', 'rule-U31', 'rule-U32', table('count', ['shows', 'fees', 'activity', 'most', 'shared'])] },
  { id: 'options', parts: ['rules-options-1', table('choices', OPTIONS)] },
  { id: 'deck', parts: ['rules-deck-1', 'rules-deck-2', 'rules-deck-3'] },
];
