// Why? What a rival thought of a decision just shown: the same bot, asked again about the same moment.
import { html, until } from '../shell/lit.js';
import { language, t } from '../shell/words.js';

/**
 * @typedef {import('../types.js').Choice} Choice
 * @typedef {import('../types.js').Table} Table
 * @typedef {import('../types.js').Shown} Shown
 * @typedef {Pick<import('../game-contract.js').Hints, 'moveWords' | 'reasonWords'>} Words
 */

const SHOWN = 3;

/** What was answered, and how it reads in one language, by the moment asked about.
 * @typedef {{answers: Promise<[any, any]>, language: string, told: Promise<unknown>}} Thought */

/** @type {WeakMap<Shown, Map<number, Thought>>} */
const thoughts = new WeakMap();

/** What was thought before each of these moves of the record. @param {Table} table @param {Shown} view @param {number[]} moves @param {Words} words */
export function reasons(table, view, moves, words) {
  return html`${moves.map((at) => html`<div class="why" aria-live="polite">${until(thoughtOf(table, view, at, words), html`<p class="soft">${t('why-asking')}</p>`)}</div>`)}`;
}

/** Asked once a picture, however often it is drawn; told anew in another language. @param {Table} table @param {Shown} view @param {number} at @param {Words} words */
function thoughtOf(table, view, at, words) {
  const known = thoughts.get(view) ?? new Map();
  thoughts.set(view, known);
  /** @type {Thought | undefined} */
  const before = known.get(at);
  if (before?.language === language()) return before.told;
  const answers = before?.answers ?? Promise.all([table.ask({ do: 'view', at }), table.ask({ do: 'weigh', at })]);
  const told = answers.then(([moment, weighed]) => tell(table, at, moment, weighed, words));
  known.set(at, { answers, language: language(), told });
  return told;
}

/** @param {Table} table @param {number} at @param {any} moment @param {any} weighed @param {Words} words */
function tell(table, at, moment, weighed, { moveWords, reasonWords }) {
  if (!moment.ok || !weighed.ok) return html`<p>${t('why-silent')}</p>`;
  const move = table.record.moves[at] ?? '';
  const then = { view: moment.view, deck: table.deck, players: table.players };
  /** @type {Choice[]} */
  const liked = [...weighed.choices].sort((one, other) => other.chance - one.chance).slice(0, SHOWN);
  const played = weighed.choices.find((/** @type {Choice} */ choice) => choice.move === move);
  return html`<h3>${moveWords(move, then)}</h3>
    <ul>${(played ? reasonWords(played, then) : []).map((reason) => html`<li>${reason}</li>`)}</ul>
    <p class="soft">${t('why-chances')}</p>
    <ol>${liked.map(({ move: other, chance }) => html`<li>${moveWords(other, then)} ${t('why-chance', { percent: Math.round(chance * 100) })}</li>`)}</ol>`;
}
