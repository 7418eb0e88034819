// What surrounds the table of this game: its rules, its lessons, and words for moves; loaded by screens that need it.
export { SECTIONS as rulebook } from './rulebook.js';
export { LESSONS as lessons } from './lessons.js';
export { moveWords, scoreWords, shortMove } from './retell.js';
export { figureWords, reasonWords } from './reasons.js';
export { picture, whatIf } from './recall.js';
export { blankDeck, deckForm } from './deck-form.js';

export const ready = () => Promise.resolve();
export const album = () => import('./album.js');
