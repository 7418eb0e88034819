// What surrounds the table of this game: its rules, its lessons, and words for moves; loaded by screens that need it.

export { moveWords, scoreWords, shortMove } from './retell.js';

export const ready = () => Promise.resolve();
