// The scenes of the rehearsal: what to touch in each act. What happens then was recorded from the engine.

/** @param {number} slot */
const card = (slot) => `.column[data-slot="${slot}"] .pick`;
/** @param {number} money */
const coins = (money) => `.coins label:nth-of-type(${money + 1})`;
const SEAL = '.seal';

/** @type {import('../../companion.js').Scene[]} */
export const SCENES = [
  { id: 'alone', points: [[card(3), coins(1), SEAL]] },
  { id: 'quarrel', points: [[card(1), coins(1), SEAL], [card(4), coins(2), SEAL]] },
  { id: 'maestro', points: [['.column:not(.promised) .card-button', '.contracts .primary']] },
  { id: 'designer', points: [['.stand.pick', SEAL]] },
  { id: 'premiere', points: [['.chair', '.decide .primary'], ['.column.role[data-slot="1"] .pick', '.playbill .primary']] },
];
