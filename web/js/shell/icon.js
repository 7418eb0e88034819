// Small signs from the sprite of the art: drawn in the colour of the text around them.
import { svg } from './lit.js';
import { SITE } from '../engine/site.js';

/** A sign by its name in the sprite; always beside words or on a button that has a label. */
export const icon = (/** @type {string} */ name) =>
  svg`<svg class="glyph" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><use href="${SITE}art/glyphs.svg#${name}"></use></svg>`;
