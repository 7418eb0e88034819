// The lessons: what to touch in each act. What happens then is recorded from the engine, by lessons.json.

/** @param {string} id */
const held = (id) => `.held[data-held="${id}"]`;
/** A cell that has not been chosen yet. @param {string} name */
const cell = (name) => `.cell[data-cell="${name}"]:not([data-chosen])`;
/** A penguin that nobody has invited yet. @param {string} name */
const guest = (name) => `.cell[data-cell="${name}"]:not(:has(.pawn))`;
/** How a fee is settled, while that is still by paying. */
const FEE = '.settling:has([value=""]:checked)';
const COMMIT = '.commit';

/** @type {import('../../js/game-contract.js').Lesson[]} */
export const LESSONS = [
  { id: 'place', points: [[held('blue-dance-4'), cell('b4'), COMMIT], [held('blue-acrobatics-1'), cell('b3'), COMMIT]] },
  { id: 'show', points: [[held('brown-juggling-5'), cell('d2'), COMMIT], [guest('d2'), COMMIT]] },
  { id: 'least', points: [[guest('c1'), COMMIT]] },
  { id: 'excuse', points: [[held('red-music-4'), cell('a3'), FEE, COMMIT]] },
  { id: 'newcomer', points: [[cell('g4'), COMMIT]] },
];
