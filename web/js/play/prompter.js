// The Prompter: help in four strengths, from the viewer's own view and the engine's own numbers. It never blocks the
// table: what takes time arrives when it arrives, and a move can be made meanwhile.
import { html, nothing, until } from '../shell/lit.js';
import { change } from '../shell/settings.js';
import { readOf, writeOf } from '../shell/store.js';
import { t, wordsOf } from '../shell/words.js';
import { dateOf } from './daily.js';
import { closeNote, noteFor } from './notes.js';

/**
 * @typedef {import('../types.js').Shown} Shown
 * @typedef {import('../types.js').Table} Table
 * @typedef {import('../types.js').Choice} Choice
 * @typedef {import('../types.js').GameRecord} GameRecord
 * @typedef {import('../game-contract.js').Hints} Hints
 * @typedef {'off'|'facts'|'values'|'advice'} Strength
 */

const STRENGTHS = /** @type {const} */ (['off', 'facts', 'values', 'advice']);
const SHOWN = 3;
/** How many sentences of reason: one more than the most telling. */
const REASONS = 2;
const WORTH_SAYING = 0.05;

const asked = (/** @type {GameRecord} */ { seed }) => `prompted/${seed}`;

/** Whether the Prompter has spoken in this daily deal: the result says so. */
export const wasPrompted = (/** @type {GameRecord} */ record) => readOf(record.game, asked(record)) !== null;

/** Whether the Prompter keeps silent: in a daily deal, until somebody asks. */
const isSilent = (/** @type {GameRecord} */ record) => dateOf(record.seed) !== null && !wasPrompted(record);

/** Whether cards may show what they are worth. */
export const showsValues = (/** @type {GameRecord} */ record, /** @type {Strength} */ strength) => ['values', 'advice'].includes(strength) && !isSilent(record);

/** @param {Table} table @param {Shown} view @param {Strength} strength @param {Hints} hints */
export function prompter(table, view, strength, hints) {
  const silent = isSilent(table.record);
  const name = `prompter-${view.seat}`;
  const choose = (/** @type {Strength} */ wanted) => () => change({ prompter: wanted });
  return html`<section class="prompter" aria-labelledby="prompter-title">
    <h2 id="prompter-title">${t('prompter-title')}</h2>
    ${note(table, view, hints)}
    ${silent && strength !== 'off' ? daily(table) : html`
      <div class="segments prompter-strength" role="radiogroup" aria-label=${t('prompter-strength')}>
        ${STRENGTHS.map((one) => html`<label><input type="radio" name=${name} .checked=${one === strength} @change=${choose(one)}><span>${t(`settings-prompter-${one}`)}</span></label>`)}
      </div>
      ${strength === 'advice' ? advice(table, view, hints) : nothing}
      ${strength === 'values' || strength === 'advice' ? hints.values(table, view) : nothing}
      ${strength === 'off' ? nothing : hints.facts(table, view)}`}
  </section>`;
}

/** A note of the first game, wherever the table has room for one. @param {Table} table @param {Shown} view @param {Hints} hints */
export function note(table, view, hints) {
  const id = noteFor(table, view, hints);
  if (!id) return nothing;
  const close = () => {
    closeNote();
    change({});
  };
  return html`<div class="notice first-note" role="note"><strong>${t('note-title')}</strong> <span>${wordsOf(table.record.game).t(`note-${id}`)}</span>
    <button type="button" class="button quiet" @click=${close}>${t('note-close')}</button></div>`;
}

/** @param {Table} table */
function daily({ record }) {
  const ask = () => {
    writeOf(record.game, asked(record), 'yes');
    change({});
  };
  return html`<p>${t('prompter-daily')}</p><button type="button" class="button" @click=${ask}>${t('prompter-daily-ask')}</button>`;
}

/** What was answered about a view. It is kept as it was given: its words are made anew whenever it is drawn, in
 * whatever language that is.
 * @typedef {{coming: Promise<any>, reply?: any}} Thought */

/** @type {WeakMap<Shown, Thought>} */
const thoughts = new WeakMap();

/** What a strong player would do, why, and how often. @param {Table} table @param {Shown} view @param {Hints} hints */
function advice(table, view, hints) {
  if (view.toAct !== view.seat || table.starting) return nothing;
  const thought = thoughts.get(view) ?? { coming: Promise.all([table.ask({ do: 'weigh' }), hints.ready()]).then(([reply]) => reply, () => ({ ok: false })) };
  thoughts.set(view, thought);
  const told = thought.reply ? advised(table, view, thought.reply, hints) : until(thought.coming.then((reply) => {
    thought.reply = reply;
    return advised(table, view, reply, hints);
  }), html`<p class="soft">${t('prompter-thinking')}</p>`);
  return html`<div class="prompter-advice" aria-live="polite">${told}</div>`;
}

/** The moves most liked, each with reasons first and figures after them. @param {Table} table @param {Shown} view @param {any} reply @param {Hints} hints */
function advised({ deck, players }, view, reply, { moveWords, reasonWords, figureWords, alike = (move) => move }) {
  if (!reply.ok || !reply.choices.length) return t('prompter-speechless');
  /** @type {Choice[]} */
  const liked = [...reply.choices].sort((a, b) => b.chance - a.chance || b.value - a.value);
  const first = liked.filter(({ move }, place) => liked.findIndex((other) => alike(other.move) === alike(move)) === place);
  const told = first.slice(0, SHOWN).filter(({ chance }, place) => place === 0 || chance >= WORTH_SAYING);
  const moment = { view, deck, players };
  return html`<h3>${t('prompter-advice-title')}</h3><ol>${told.map((choice) => html`<li>
    <strong>${moveWords(choice.move, moment)}</strong>
    ${reasonWords(choice, moment).slice(0, REASONS).map((words) => html`<span class="reason">${words}</span> `)}
    <small>${t('prompter-chance', { often: Math.round(choice.chance * 100), win: Math.round(choice.value * 100) })} ${figureWords?.(choice, moment).map((words) => html`<span>${words}</span> `)}</small></li>`)}</ol>`;
}
