// Why? What a rival thought of a decision just shown: the same bot, asked again about the same moment.
import { html, nothing, until } from '../shell/lit.js';
import { t } from '../shell/words.js';

/**
 * @typedef {import('../types.js').Choice} Choice
 * @typedef {import('../types.js').Table} Table
 * @typedef {import('../types.js').Shown} Shown
 * @typedef {Pick<import('../game-contract.js').Hints, 'moveWords' | 'reasonWords' | 'figureWords' | 'tellable'>} Words
 */

const SHOWN = 3;
const WORTH_SAYING = 0.05;

/** What was answered about a moment, kept as it was given: its words are made anew whenever it is drawn.
 * @typedef {{coming: Promise<[any, any]>, answers?: [any, any]}} Thought */

/** By the picture that was on show, and then by the moment asked about. @type {WeakMap<Shown, Map<number, Thought>>} */
const thoughts = new WeakMap();

/** What was thought before each of these moves of the record. @param {Table} table @param {Shown} view @param {number[]} moves @param {Words} words */
export function reasons(table, view, moves, words) {
  return html`${moves.map((at) => html`<div class="why" aria-live="polite">${thoughtOf(table, view, at, words)}</div>`)}`;
}

/** Asked once a picture, however often it is drawn. @param {Table} table @param {Shown} view @param {number} at @param {Words} words */
function thoughtOf(table, view, at, words) {
  const known = thoughts.get(view) ?? new Map();
  thoughts.set(view, known);
  /** @type {Thought} */
  const thought = known.get(at) ?? { coming: Promise.all([table.ask({ do: 'view', at }), table.ask({ do: 'weigh', at })]) };
  known.set(at, thought);
  if (thought.answers) return tell(table, view, at, thought.answers, words);
  return until(thought.coming.then((answers) => {
    thought.answers = answers;
    return tell(table, view, at, answers, words);
  }), html`<p class="soft">${t('why-asking')}</p>`);
}

/** The move, the most telling reason, then the others, and in small type what else was considered. @param {Table} table @param {Shown} view @param {number} at @param {[any, any]} answers @param {Words} words */
function tell(table, view, at, [moment, weighed], { moveWords, reasonWords, figureWords, tellable }) {
  if (!moment.ok || !weighed.ok) return html`<p>${t('why-silent')}</p>`;
  const move = table.record.moves[at] ?? '';
  const then = { view: moment.view, deck: table.deck, players: table.players };
  /** @type {Choice[]} */
  const told = weighed.choices.filter((/** @type {Choice} */ choice) => view.final || !tellable || tellable(choice.move, move));
  const liked = told.sort((one, other) => other.chance - one.chance).slice(0, SHOWN).filter(({ chance }, place) => place === 0 || chance >= WORTH_SAYING);
  /** @type {Choice | undefined} */
  const played = weighed.choices.find((/** @type {Choice} */ choice) => choice.move === move);
  const [first, ...others] = played ? reasonWords(played, then) : [];
  return html`<h3>${moveWords(move, then)}</h3>
    ${first ? html`<p class="reason">${first}</p>` : nothing}
    ${others.length ? html`<ul>${others.map((reason) => html`<li>${reason}</li>`)}</ul>` : nothing}
    ${played && figureWords ? html`<p class="soft figures">${figureWords(played, then).map((words) => html`<span>${words}</span> `)}</p>` : nothing}
    <p class="soft">${t('why-chances')}</p>
    <ol class="figures">${liked.map(({ move: other, chance }) => html`<li>${moveWords(other, then)} ${t('why-chance', { percent: Math.round(chance * 100) })}</li>`)}</ol>`;
}
