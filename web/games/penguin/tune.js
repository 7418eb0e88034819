// What the small band plays: one bar for each act when a show begins, and a polka for whoever wins. All of it is ours.

/** Seconds a beat lasts: the band is small and the ice is cold. */
const BEAT = 0.34;

/** The first degree of the scale, G below middle C; eight is the octave above it. */
const TONIC = 196;
const SCALE = [0, 2, 4, 5, 7, 9, 11];

/** A part: degree of the scale and length in beats, note after note; nought is a rest. @typedef {[number, number][]} Part */

/** How each act begins: a throw, a climb, three steps, a tune. @type {Record<string, {air: Part, bass: Part}>} */
const BARS = {
  juggling: {
    air: [[8, 0.25], [10, 0.25], [12, 0.5], [10, 0.25], [12, 0.25], [15, 0.5], [12, 0.5], [10, 0.5], [8, 1]],
    bass: [[1, 0.5], [5, 0.5], [1, 0.5], [5, 0.5], [-2, 0.5], [5, 0.5], [1, 1]],
  },
  acrobatics: {
    air: [[5, 0.25], [6, 0.25], [7, 0.25], [8, 0.25], [9, 0.25], [10, 0.25], [11, 0.25], [12, 0.25], [0, 0.5], [13, 0.5], [15, 1]],
    bass: [[1, 2], [0, 0.5], [5, 0.5], [1, 1]],
  },
  dance: {
    air: [[12, 0.75], [11, 0.25], [10, 0.5], [8, 0.5], [9, 0.75], [10, 0.25], [8, 1]],
    bass: [[1, 0.5], [3, 0.5], [5, 0.5], [3, 0.5], [-2, 0.5], [5, 0.5], [1, 1]],
  },
  music: {
    air: [[8, 0.5], [9, 0.5], [10, 1], [12, 0.5], [10, 0.5], [8, 1]],
    bass: [[1, 1], [4, 1], [5, 1], [1, 1]],
  },
};

/** The polka at the end: eight bars of two beats. @type {{air: Part, bass: Part}} */
const POLKA = {
  air: [
    [12, 0.5], [12, 0.5], [15, 1], [15, 0.5], [14, 0.5], [13, 0.5], [12, 0.5],
    [13, 0.5], [13, 0.5], [16, 1], [16, 0.5], [15, 0.5], [14, 0.5], [13, 0.5],
    [14, 0.5], [15, 0.5], [16, 0.5], [17, 0.5], [18, 0.5], [16, 0.5], [14, 0.5], [12, 0.5],
    [15, 1], [17, 1], [15, 2],
  ],
  bass: [
    [1, 1], [5, 1], [3, 1], [5, 1], [2, 1], [6, 1], [4, 1], [6, 1],
    [5, 1], [7, 1], [-2, 1], [7, 1], [1, 1], [5, 1], [1, 2],
  ],
};

/** The frequency of a degree of the scale; below one it counts downwards. */
export function pitchOf(/** @type {number} */ degree) {
  const steps = degree - 1;
  const octave = Math.floor(steps / SCALE.length);
  return TONIC * 2 ** (octave + (SCALE[steps - octave * SCALE.length] ?? 0) / 12);
}

/** @typedef {{at: number, lasts: number, pitch: number, loud: number}} Note */

/** The bar with which an act begins: what the fiddle plays and what the bass does. @param {string} activity */
export const openingBar = (activity) => played(BARS[activity] ?? POLKA);

/** The polka of the winner. */
export const polka = () => played(POLKA);

/** How long notes take together, in seconds. @param {Note[]} notes */
export const lengthOf = (notes) => Math.max(...notes.map(({ at, lasts }) => at + lasts));

/** @param {{air: Part, bass: Part}} score @returns {{air: Note[], bass: Note[]}} */
function played({ air, bass }) {
  return { air: inTime(air, 0.16, 1), bass: inTime(bass, 0.3, 0.5) };
}

/** @param {Part} part @param {number} loud @param {number} octave  what pitches are multiplied with @returns {Note[]} */
function inTime(part, loud, octave) {
  let beats = 0;
  return part.flatMap(([degree, length]) => {
    const at = beats * BEAT;
    beats += length;
    return degree === 0 ? [] : [{ at, lasts: length * BEAT * 0.9, pitch: pitchOf(degree) * octave, loud }];
  });
}
