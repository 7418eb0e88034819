// Why? What a rival thought of the decision just shown: the same bot, asked again about the same moment.
import { html } from './draw.js';
import { until } from '../../vendor/lit-html/directives/until.js';
import { t } from './kit.js';
import { moveWords, reasonWords } from './retell.js';

/**
 * @typedef {import('./screen.js').Screen} Screen
 * @typedef {import('../../js/types.js').Choice} Choice
 */
const SHOWN = 3;

/** How many moves at the end of the record made the picture on show; none where it was not a rival's doing. @param {Screen} screen */
export function decisions({ view, table }) {
  const { phase, now, seat, maestro } = view;
  const count = phase === 'settled' && maestro !== seat ? now.understudies.length : phase === 'fired' && now.named !== seat ? 1 : 0;
  return Array.from({ length: count }, (_, place) => table.record.moves.length - count + place);
}

/** @param {Screen} screen */
export function reasons(screen) {
  return html`${decisions(screen).map((at) => html`<div class="why" aria-live="polite">${until(thought(screen, at), html`<p class="soft">${t('why-asking')}</p>`)}</div>`)}`;
}

/** @type {WeakMap<import('../../js/types.js').View, Map<number, Promise<unknown>>>} */
const thoughts = new WeakMap();

/** Asked once a picture, however often it is drawn. @param {Screen} screen @param {number} at */
function thought(screen, at) {
  const known = thoughts.get(screen.view) ?? new Map();
  thoughts.set(screen.view, known);
  if (!known.has(at)) known.set(at, ask(screen, at));
  return known.get(at);
}

/** @param {Screen} screen @param {number} at */
async function ask({ table }, at) {
  const move = table.record.moves[at] ?? '';
  const [moment, weighed] = await Promise.all([table.ask({ do: 'view', at }), table.ask({ do: 'weigh', at })]);
  if (!moment.ok || !weighed.ok) return html`<p>${t('why-silent')}</p>`;
  const scene = { view: moment.view, deck: table.deck, players: table.players };
  /** @type {Choice[]} */
  const liked = [...weighed.choices].sort((one, other) => other.chance - one.chance).slice(0, SHOWN);
  const played = weighed.choices.find((/** @type {Choice} */ choice) => choice.move === move);
  return html`<h3>${moveWords(move, scene)}</h3>
    <ul>${(played ? reasonWords(played, scene) : []).map((words) => html`<li>${words}</li>`)}</ul>
    <p class="soft">${t('why-chances')}</p>
    <ol>${liked.map(({ move: other, chance }) => html`<li>${moveWords(other, scene)} ${t('why-chance', { percent: Math.round(chance * 100) })}</li>`)}</ol>`;
}
