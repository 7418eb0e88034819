// Small signs from a sprite of the art: drawn in the colour of the text around them.
import { svg } from './lit.js';
import { SITE } from '../engine/site.js';

/** A sign by its name in a sprite, the house's or a game's; always beside words or on a button that has a label. */
export const icon = (/** @type {string} */ name, sprite = 'art/glyphs.svg') =>
  svg`<svg class="glyph" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><use href="${SITE}${sprite}#${name}"></use></svg>`;
