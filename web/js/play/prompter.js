// The Prompter: help in four strengths, from the viewer's own view and the engine's own numbers. It never blocks the
// table: what takes time arrives when it arrives, and a move can be made meanwhile.
import { html, nothing, until } from '../shell/lit.js';
import { change } from '../shell/settings.js';
import { readOf, writeOf } from '../shell/store.js';
import { language, t, wordsOf } from '../shell/words.js';
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
const WORTH_SAYING = 0.05;

const asked = (/** @type {GameRecord} */ { seed }) => `prompted/${seed}`;

/** Whether the Prompter has spoken in this daily deal: the result says so. */
export const wasPrompted = (/** @type {GameRecord} */ record) => readOf(record.game, asked(record)) !== null;

/** @param {Table} table @param {Shown} view @param {Strength} strength @param {Hints} hints */
export function prompter(table, view, strength, hints) {
  const silent = dateOf(table.record.seed) !== null && !wasPrompted(table.record);
  const name = `prompter-${view.seat}`;
  const choose = (/** @type {Strength} */ wanted) => () => change({ prompter: wanted });
  return html`<section class="prompter" aria-labelledby="prompter-title">
    <h2 id="prompter-title">${t('prompter-title')}</h2>
    ${note(table, view, hints)}
    ${silent && strength !== 'off' ? daily(table) : html`
      <div class="segments prompter-strength" role="radiogroup" aria-label=${t('prompter-strength')}>
        ${STRENGTHS.map((one) => html`<label><input type="radio" name=${name} .checked=${one === strength} @change=${choose(one)}><span>${t(`prompter-${one}`)}</span></label>`)}
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

/** What was answered about a view, and how that reads in one language: asked once, told anew in another language.
 * @type {WeakMap<Shown, {reply: Promise<any>, language: string, told: Promise<unknown>}>} */
const thoughts = new WeakMap();

/** What a strong player would do, how often, and why. @param {Table} table @param {Shown} view @param {Hints} hints */
function advice(table, view, hints) {
  if (view.toAct !== view.seat || table.starting) return nothing;
  const before = thoughts.get(view);
  let thought = before;
  if (before?.language !== language() || !thought) {
    const reply = before?.reply ?? table.ask({ do: 'weigh' });
    const told = Promise.all([reply, hints.ready()]).then(([answer]) => advised(table, view, answer, hints), () => t('prompter-speechless'));
    thought = { reply, language: language(), told };
    thoughts.set(view, thought);
  }
  return html`<div class="prompter-advice" aria-live="polite">${until(thought.told, html`<p class="soft">${t('prompter-thinking')}</p>`)}</div>`;
}

/** @param {Table} table @param {Shown} view @param {any} reply @param {Hints} hints */
function advised({ deck, players }, view, reply, { moveWords, reasonWords }) {
  if (!reply.ok || !reply.choices.length) return t('prompter-speechless');
  /** @type {Choice[]} */
  const liked = [...reply.choices].sort((a, b) => b.chance - a.chance || b.value - a.value).slice(0, SHOWN);
  const told = liked.filter(({ chance }, place) => place === 0 || chance >= WORTH_SAYING);
  const moment = { view, deck, players };
  return html`<h3>${t('prompter-advice-title')}</h3><ol>${told.map((choice) => html`<li>
    <strong>${moveWords(choice.move, moment)}</strong>
    <span>${t('prompter-chance', { often: Math.round(choice.chance * 100), win: Math.round(choice.value * 100) })}</span>
    ${reasonWords(choice, moment).slice(0, SHOWN).map((words) => html`<small>${words}</small>`)}</li>`)}</ol>`;
}
