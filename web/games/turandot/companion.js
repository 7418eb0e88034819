// What surrounds the table of this game: its rules, its rehearsal, and words for moves; loaded by screens that need it.
import { loadPrinted } from './kit.js';

export { SECTIONS as rulebook } from './rulebook.js';
export { SCENES as scenes } from './rehearsal.js';
export { moveWords, picture, reasonWords, shortMove, whatIf } from './retell.js';
export { wasAsked } from './prompter.js';
export { blankDeck, deckForm } from './deck-form.js';

export const ready = loadPrinted;
