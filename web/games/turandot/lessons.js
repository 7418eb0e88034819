// The lessons: what to touch in each act. What happens then is recorded from the engine, by lessons.json. The first only tells.
import { cardFigure, handFigure, scoreFigure } from './anatomy.js';

/** @param {number} slot */
const card = (slot) => `.column[data-slot="${slot}"] .pick`;
/** @param {number} money */
const coins = (money) => `.coins label:nth-of-type(${money + 1})`;
/** A role whose singer does not want it and has not been lifted. @param {number} role */
const unhappy = (role) => `.column.role[data-slot="${role}"]:not(:has(.adds.up)) .pick[aria-pressed="false"]`;
const SEAL = '.seal';

/** @type {import('../../js/game-contract.js').Lesson[]} */
export const LESSONS = [
  { id: 'evening', points: [], figures: [scoreFigure, cardFigure, handFigure] },
  { id: 'alone', points: [[card(3), coins(1), SEAL]] },
  { id: 'quarrel', points: [[card(1), coins(1), SEAL], [card(4), coins(2), SEAL]] },
  { id: 'maestro', points: [['.contracts .primary[aria-disabled="false"]', '.column:not(.promised) .card-button']] },
  { id: 'designer', points: [['.stand.pick', SEAL]] },
  { id: 'premiere', points: [['.decide .primary[aria-disabled="false"]', '.chair'], [...[1, 2, 3].map(unhappy), '.playbill .primary']] },
];
