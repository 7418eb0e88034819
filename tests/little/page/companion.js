// What the screens around the table need of this game.
export { moveWords, picture, reasonWords, scoreWords, shortMove } from './retell.js';

export const ready = () => Promise.resolve();
