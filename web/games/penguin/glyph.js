// The small signs of this game, and those of the house, by their names.
import { icon } from '../../js/shell/api.js';

const OWN = 'games/penguin/art/glyphs.svg';
const HOUSE = new Set(['check', 'close', 'eye', 'help', 'hourglass', 'log', 'next', 'back', 'prompter', 'undo']);

/** A sign by its name. @param {string} name */
export const glyph = (name) => (HOUSE.has(name) ? icon(name) : icon(name, OWN));
