// The end of "Nessun dorma" from Puccini's Turandot (1926), by its score: "All'alba vincerò! Vincerò! Vincerò!"
// Melody and a plain accompaniment in D major, written down as notes; the score is in the public domain.

/** Seconds a crotchet lasts: Andante sostenuto, and broader towards the end. */
const BEAT = 0.62;

/** The tenor: pitch, length in crotchets. All'al-ba vin-ce-rò! Vin-ce-rò! Vin-ce—rò! */
const MELODY = [
  ['F#4', 0.5], ['G4', 0.5], ['A4', 1.5], ['D4', 0.5], ['B4', 1], ['A4', 1],
  ['A4', 0.5], ['B4', 0.5], ['D5', 2],
  ['D5', 0.75], ['D5', 0.75], ['B5', 2.5], ['A5', 4],
];

/** The orchestra: when (in crotchets), for how long, which chord. */
const CHORDS = [
  [0, 2.5, ['D3', 'A3', 'F#4']], [2.5, 2.5, ['G2', 'D3', 'B3']], [5, 1, ['A2', 'E3', 'C#4']],
  [6, 2, ['B2', 'F#3', 'D4']], [8, 1.5, ['G2', 'D3', 'B3']], [9.5, 2.5, ['G2', 'D3', 'G3', 'B3', 'E4']],
  [12, 4, ['D2', 'A2', 'D3', 'F#3', 'A3', 'D4']],
];

const STEPS = { C: -9, D: -7, E: -5, F: -4, G: -2, A: 0, B: 2 };

/** The frequency of a note such as F#4, with A4 = 440 Hz. */
export function frequency(/** @type {string} */ note) {
  const [, letter = 'A', sharp = '', octave = '4'] = /^([A-G])(#?)(\d)$/.exec(note) ?? [];
  const steps = STEPS[/** @type {keyof typeof STEPS} */ (letter)] + (sharp ? 1 : 0) + 12 * (Number(octave) - 4);
  return 440 * 2 ** (steps / 12);
}

/** @returns {{at: number, lasts: number, pitch: number, loud: number}[]} every note of the phrase, in seconds */
export function closingPhrase() {
  let beats = 0;
  const sung = MELODY.map(([note, length]) => {
    const at = beats * BEAT;
    beats += Number(length);
    return { at, lasts: Number(length) * BEAT * 0.96, pitch: frequency(String(note)), loud: 0.24 };
  });
  const played = CHORDS.flatMap(([at, length, notes]) =>
    /** @type {string[]} */ (notes).map((note) => ({
      at: Number(at) * BEAT,
      lasts: Number(length) * BEAT * 0.94,
      pitch: frequency(note),
      loud: 0.07,
    })),
  );
  return [...sung, ...played];
}
