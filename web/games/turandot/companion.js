// What surrounds the table of this game: its rules, its lessons, and words for moves; loaded by screens that need it.
import { loadPrinted } from './printed.js';

export { SECTIONS as rulebook } from './rulebook.js';
export { LESSONS as lessons } from './lessons.js';
export { atRest, chapter, moveWords, picture, scoreWords, shortMove, whatIf } from './retell.js';
export { figureWords, reasonWords } from './reasons.js';
export { blankDeck, deckForm } from './deck-form.js';

export const ready = loadPrinted;
export const album = () => import('./album.js');
