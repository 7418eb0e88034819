// What the Prompter and the notes of a first game say of this game.
import { html } from '../../js/shell/lit.js';
import { moveWords, reasonWords } from './retell.js';
import { t } from './words.js';

const CARDS = 9;

/** How many cards nobody has seen. @param {import('../../js/types.js').Table} _table @param {import('./types.js').View} view */
const facts = (_table, view) => html`<p class="prompter-facts">${t('prompter-unseen', { count: CARDS - view.cards.flat().length - 1 })}</p>`;

/** How many of the others' cards would beat one's own. @param {import('../../js/types.js').Table} _table @param {import('./types.js').View} view */
const values = (_table, view) => html`<p class="prompter-values">${t('prompter-higher', { count: CARDS - view.mine })}</p>`;

/** @type {[string, (view: import('./types.js').View) => boolean][]} */
const notes = [['first-saying', (view) => view.toAct === view.seat]];

/** @type {import('../../js/game-contract.js').Hints} */
export const HINTS = { facts, values, notes, moveWords, reasonWords, ready: () => Promise.resolve() };
