// Figures that explain: a card whose parts are numbered, and the signs of a table with what they mean.
import { html, nothing, properties } from '../shell/lit.js';

/**
 * @typedef {{at: [number, number], words: string}} Label  where on the card, in hundredths of its width and height
 * @typedef {{sign: unknown, name: string, words?: string}} Sign
 */

/** A card with numbers on its parts, and beside it what they say. @param {unknown} card @param {Label[]} labels @param {string} caption */
export const anatomy = (card, labels, caption) => html`<figure class="anatomy">
  <figcaption>${caption}</figcaption>
  <div class="anatomy-card" aria-hidden="true">${card}${labels.map(({ at }, place) => html`<b class="anatomy-pin" style=${properties({ '--x': `${at[0]}%`, '--y': `${at[1]}%` })}>${place + 1}</b>`)}</div>
  <ol class="anatomy-words">${labels.map(({ words }) => html`<li>${words}</li>`)}</ol>
</figure>`;

/** Signs by name, each with what it means where that is not its name. @param {Sign[]} signs @param {string} caption */
export const legend = (signs, caption) => html`<figure class="legend">
  <figcaption>${caption}</figcaption>
  <ul role="list">${signs.map(({ sign, name, words }) => html`<li><span class="legend-sign" aria-hidden="true">${sign}</span><span><strong>${name}</strong>${words ? html` ${words}` : nothing}</span></li>`)}</ul>
</figure>`;
