// The order of the rules: sections of plain sentences, numbered rules and small tables, all by the ids of their words.
import { printed } from './printed.js';
import { t } from './words.js';

/** @typedef {import('../../js/game-contract.js').Section} Section */

const EXAMPLES = [1, 2, 3, 4, 5, 6];
const DIRECTORS = ['dark', 'comic', 'alternative', 'classic', 'casting', 'scenery', 'variety', 'ambiguous', 'plain'];

const examples = () => ({
  caption: t('rules-examples'),
  heads: [t('rules-example-head-bids'), t('rules-example-head-outcome')],
  rows: EXAMPLES.map((number) => [t(`rules-example-${number}-bids`), t(`rules-example-${number}`)]),
});

const directors = () => ({
  caption: t('rules-effects'),
  heads: [t('rules-effects-director'), t('rules-effects-points')],
  rows: DIRECTORS.map((id) => [printed('directors', id).full, t(`director-${id}-effect`)]),
});

/** @type {Section[]} */
export const SECTIONS = [
  { id: 'goal', parts: ['rules-goal-1', 'rules-goal-2', 'rules-goal-3'] },
  { id: 'box', parts: ['rules-box-1', 'rules-box-2', 'rules-box-3', 'rules-box-4'] },
  { id: 'start', parts: ['rule-R22'] },
  { id: 'call', parts: ['rules-call-1', 'rules-call-2'] },
  { id: 'seal', parts: ['rule-R3', 'rule-R4', 'rule-R5', 'rule-R1', 'rule-R2'] },
  { id: 'hire', parts: ['rules-hire-1', 'rule-R8', 'rule-R6', 'rule-R7', examples] },
  { id: 'designers', parts: ['rule-R9', 'rule-R10'] },
  { id: 'understudies', parts: ['rule-R11', 'rule-R12'] },
  { id: 'fire', parts: ['rule-R13', 'rule-R14', 'rules-fire-next'] },
  { id: 'directors', parts: ['rule-R15', directors] },
  { id: 'premiere', parts: ['rule-R17', 'rules-premiere-1', 'rule-R16', 'rule-R18'] },
  { id: 'two', parts: ['rule-R20', 'rule-R19', 'rule-R21'] },
  { id: 'options', parts: ['rules-options-1'] },
  { id: 'deck', parts: ['rules-deck-1', 'rules-deck-2'] },
];

