// Small plots drawn as SVG, each with its table: who cannot see the picture, or wants the numbers, reads those.
import { html, nothing, svg } from '../shell/lit.js';
import { t } from '../shell/words.js';

/**
 * @typedef {{label: string, value: number, words: string, mark?: number, note?: string}} Bar  `mark` is a line to compare with
 * @typedef {{at: number, value: number, label: string, words: string, kind?: string}} Dot
 */

const WIDTH = 320;
const ROW = 26;
const LABEL = 116;

/** Horizontal bars from zero, with a mark to compare each with. */
export function bars(/** @type {{title: string, heads: string[], rows: Bar[], most: number, least?: number}} */ { title, heads, rows, most, least = 0 }) {
  const span = most - least || 1;
  const x = (/** @type {number} */ value) => LABEL + ((value - least) / span) * (WIDTH - LABEL - 44);
  const height = rows.length * ROW + 4;
  return html`<figure class="plot">
    <figcaption>${title}</figcaption>
    <svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label=${title}>
      ${rows.map(
        ({ label, value, words, mark }, row) => svg`
          <text class="plot-label" x=${LABEL - 8} y=${row * ROW + 18} text-anchor="end">${label}</text>
          <rect class="plot-bar ${value < 0 ? 'below' : ''}" x=${Math.min(x(0), x(value))} y=${row * ROW + 5} width=${Math.abs(x(value) - x(0))} height=${ROW - 10} rx="2"></rect>
          <text class="plot-value" x=${Math.max(x(0), x(value)) + 5} y=${row * ROW + 18}>${words}</text>
          ${mark === undefined ? nothing : svg`<line class="plot-mark" x1=${x(mark)} x2=${x(mark)} y1=${row * ROW + 2} y2=${row * ROW + ROW - 2}></line>`}`,
      )}
    </svg>
    ${asTable(title, heads, rows.map(({ label, words, note }) => [label, words, ...(note === undefined ? [] : [note])]))}
  </figure>`;
}

/** Something that may be wider than a phone: it scrolls by itself, by keyboard too. */
export function wide(/** @type {string} */ label, /** @type {unknown} */ content) {
  return html`<div class="wide" role="region" tabindex="0" aria-label=${label}>${content}</div>`;
}

/** The same numbers as a table that opens on demand and is always there for a screen reader. */
export function asTable(/** @type {string} */ title, /** @type {string[]} */ heads, /** @type {string[][]} */ rows) {
  return html`<details class="plot-table">
    <summary>${t('plot-table')}</summary>
    ${wide(title, html`<table>
      <caption class="visually-hidden">${title}</caption>
      <thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
      <tbody>${rows.map(([first = '', ...rest]) => html`<tr><th scope="row">${first}</th>${rest.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody>
    </table>`)}
  </details>`;
}

/**
 * A line through chances from 0 to 1, one dot a decision; a dot can be chosen.
 * @param {{title: string, dots: Dot[], fair: number, chosen: number | null, choose: (at: number) => void, heads: string[], groups: {at: number, label: string}[]}} plot
 */
export function chances({ title, dots, fair, chosen, choose, heads, groups }) {
  const across = 640;
  const high = 200;
  const last = Math.max(1, dots.length - 1);
  const x = (/** @type {number} */ index) => 44 + (index / last) * (across - 64);
  const y = (/** @type {number} */ value) => 14 + (1 - value) * (high - 44);
  const path = dots.map(({ value }, index) => `${index ? 'L' : 'M'}${x(index).toFixed(1)} ${y(value).toFixed(1)}`).join('');
  const firsts = groups.map(({ at, label }) => ({ index: dots.findIndex((dot) => dot.at >= at), label })).filter(({ index }) => index >= 0);
  return html`<figure class="plot course">
    <figcaption>${title}</figcaption>
    <svg viewBox="0 0 ${across} ${high}" role="img" aria-label=${title}>
      ${[0, 0.25, 0.5, 0.75, 1].map(
        (value) => svg`<line class="plot-grid" x1="44" x2=${across - 16} y1=${y(value)} y2=${y(value)}></line>
          <text class="plot-label" x="38" y=${y(value) + 4} text-anchor="end">${Math.round(value * 100)}</text>`,
      )}
      <line class="plot-mark" x1="44" x2=${across - 16} y1=${y(fair)} y2=${y(fair)}></line>
      ${firsts.map(({ index, label }) => svg`<text class="plot-label" x=${x(index)} y=${high - 8} text-anchor="middle">${label}</text>
        <line class="plot-grid" x1=${x(index)} x2=${x(index)} y1="14" y2=${high - 26}></line>`)}
      <path class="plot-line" d=${path}></path>
      ${dots.map(
        ({ at, value, kind = '', label, words }, index) => svg`<circle class="plot-dot ${kind} ${at === chosen ? 'chosen' : ''}" cx=${x(index)} cy=${y(value)} r=${at === chosen ? 7 : 5}
          @click=${() => choose(at)}><title>${label}: ${words}</title></circle>`,
      )}
    </svg>
    ${asTable(title, heads, dots.map(({ label, words }) => [label, words]))}
  </figure>`;
}
