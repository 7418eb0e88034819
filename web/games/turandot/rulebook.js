// The order of the rules: sections of plain sentences, numbered rules and small tables, all by the ids of their words.
import { minus, signed } from '../../js/play/result.js';
import { FIGURES, SCORING } from './anatomy.js';
import { printed } from './printed.js';
import { t } from './words.js';
import { DECK, WORKED } from './worked.js';

/** @typedef {import('../../js/game-contract.js').Section} Section */

const EXAMPLES = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const STEPS = [1, 2, 3, 4, 5, 6, 7];
const ROLES = ['turandot', 'calaf', 'liu', 'ping', 'pong', 'pang'];
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

const steps = () => ({
  caption: t('rules-steps'),
  heads: [t('rules-steps-head'), t('rules-steps-head-what')],
  rows: STEPS.map((step) => [t(`rules-steps-${step}`), t(`rules-steps-${step}-what`)]),
});

const figures = () => ({
  caption: t('rules-figures'),
  heads: [t('rules-figures-head'), t('rules-figures-head-count')],
  rows: Object.entries(DECK).map(([kind, count]) => [t(`rules-figures-${kind}`), String(count)]),
});

const scoring = () => ({
  caption: t('rules-score'),
  heads: [t('rules-score-head'), t('rules-score-head-points')],
  rows: SCORING.map(([part, points]) => [t(`rules-score-${part}`), points]),
});

/** What a singer brings beside the stars. */
const MORE = { favourite: 1, mismatch: -1, none: 0 };

/** The example, row by row; its last row has the five lines of the account. */
function worked() {
  const { cast, director, parts, total } = WORKED;
  const { stars, scene, favourites, mismatches, bonus } = parts;
  return {
    caption: t('rules-worked'),
    heads: [t('rules-worked-head'), t('rules-worked-head-why'), t('rules-worked-head-points')],
    rows: [
      ...cast.map(({ id, stars: own, extra }, place) => [t('rules-worked-cast', { role: t(`role-${ROLES[place]}`), name: printed('singers', id).name }), t('rules-worked-why', { stars: own, extra }), signed(own + MORE[extra])]),
      [t('rules-worked-scene'), t('rules-worked-scene-why'), signed(scene)],
      [t('rules-worked-bonus', { name: printed('directors', director).name }), t('rules-worked-bonus-why'), signed(bonus)],
      [t('rules-worked-total'), t('rules-worked-total-why', { stars, scene, favourites, mismatches: minus(mismatches), bonus }), String(total)],
    ],
  };
}

/** @type {Section[]} */
export const SECTIONS = [
  { id: 'goal', parts: ['rules-goal-1', 'rules-goal-2', 'rules-goal-3'] },
  { id: 'round', parts: [steps] },
  { id: 'signs', parts: FIGURES },
  { id: 'box', parts: ['rules-box-1', 'rules-box-2', 'rules-box-3', 'rules-box-4', figures] },
  { id: 'start', parts: ['rule-R22'] },
  { id: 'call', parts: ['rules-call-1', 'rules-call-2'] },
  { id: 'seal', parts: ['rule-R3', 'rule-R4', 'rule-R5', 'rule-R1', 'rule-R2'] },
  { id: 'hire', parts: ['rules-hire-1', 'rule-R8', 'rule-R6', 'rule-R7', examples] },
  { id: 'designers', parts: ['rule-R9', 'rule-R10'] },
  { id: 'understudies', parts: ['rule-R11', 'rule-R12'] },
  { id: 'fire', parts: ['rule-R13', 'rule-R14'] },
  { id: 'next', parts: ['rules-fire-next'] },
  { id: 'directors', parts: ['rule-R15', directors] },
  { id: 'premiere', parts: ['rule-R17', scoring, 'rules-premiere-1', 'rule-R16', worked, 'rule-R18'] },
  { id: 'two', parts: ['rule-R20', 'rule-R19', 'rule-R21'] },
  { id: 'options', parts: ['rules-options-1'] },
  { id: 'deck', parts: ['rules-deck-1', 'rules-deck-2'] },
];

