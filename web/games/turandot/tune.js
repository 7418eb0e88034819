// The end of "Nessun dorma" from Puccini's Turandot (1926): the tenor's last "Vincerò!", and the orchestra's answer.
// By the score, which is in the public domain; the accompaniment is reduced to plain chords in D major.

/** Seconds a crotchet lasts: brisker than in the theatre, where nobody waits for the next game. */
const BEAT = 0.58;

/** The tenor: pitch and length in crotchets. Vin - ce - rò! (The B is brief in the score; no tenor believes it.) */
const TENOR = [['D4', 1], ['B4', 2], ['A4', 4]];

/** The violins take up the great tune when the tenor has reached his A. */
const ENTRY = 3;
const VIOLINS = [
  ['', 0.5], ['D5', 0.5], ['E5', 0.5], ['F#5', 0.5], ['E5', 0.5], ['D5', 0.5], ['E5', 0.75], ['C#5', 0.25],
  ['B4', 2],
  ['', 0.5], ['E5', 0.5], ['F#5', 0.5], ['G5', 0.5], ['F#5', 0.5], ['E5', 0.5], ['F#5', 0.75], ['D5', 0.25],
  ['C#5', 1], ['D5', 1], ['E5', 1], ['F#5', 0.5], ['G5', 0.5],
  ['A5', 4],
];

/** The rest of the orchestra: chord and length in crotchets, bar by bar (the second of the tune has but two). */
const CHORDS = [
  ['G2 D3 B3', 3],
  ['D2 A2 F#3 A3', 4],
  ['G2 D3 B3', 2],
  ['E2 B2 G3', 2], ['G2 D3 B3', 2],
  ['A2 E3 C#4', 1], ['B2 F#3 D4', 1], ['A2 E3 G3 C#4', 2],
  ['D2 A2 D3 F#3 A3 D4', 4],
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
  return [...line(TENOR, 0, 0.26), ...line(VIOLINS, ENTRY, 0.13), ...line(CHORDS, 0, 0.06)];
}

/** How long the phrase takes, in seconds. */
export const phraseLength = () => Math.max(...closingPhrase().map(({ at, lasts }) => at + lasts));

/** One part of the score, note after note; an empty one is a rest. */
function line(
  /** @type {(string | number)[][]} */ part,
  /** @type {number} */ entry,
  /** @type {number} */ loud,
) {
  let beats = entry;
  return part.flatMap(([notes, length]) => {
    const at = beats * BEAT;
    beats += Number(length);
    const names = String(notes).split(' ').filter(Boolean);
    return names.map((name) => ({ at, lasts: Number(length) * BEAT * 0.96, pitch: frequency(name), loud }));
  });
}
