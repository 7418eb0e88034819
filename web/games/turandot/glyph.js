// The small signs of this game, and those of the house, by their names.
export { icon as glyph } from '../../js/shell/api.js';
