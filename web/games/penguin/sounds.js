// The sounds of this game, played by the band of the house: ice, a small orchestra, and an audience that chatters.
import { HOUSE, later, sound as make } from '../../js/shell/sound.js';
import { lengthOf, openingBar, polka } from './tune.js';

/**
 * @typedef {import('../../js/shell/sound.js').Band} Band
 * @typedef {import('../../js/shell/sound.js').Score} Score
 */

/** Most that is heard of an audience, however many are amused. */
const LOUDEST = 8;

/** @type {Record<string, Score>} */
const SCORES = {
  // A card is put on the ice, which answers.
  place: ({ rustle, tone }) => {
    tone({ at: 0, lasts: 0.09, pitch: 1900, to: 900, loud: 0.2, shape: 'triangle' });
    rustle({ at: 0.01, lasts: 0.12, from: 5200, to: 2600, loud: 0.3 });
    tone({ at: 0.07, lasts: 0.4, pitch: 330, to: 180, loud: 0.16 });
  },
  // Coins on a counter, one after the other, ever lower.
  fee: ({ tone }) => [2093, 1760, 1397].forEach((pitch, step) => tone({ at: step * 0.09, lasts: 0.24, pitch, loud: 0.18, shape: 'triangle' })),
  // A wooden token is set down.
  token: ({ tone, rustle }) => {
    rustle({ at: 0, lasts: 0.03, from: 2400, to: 1200, loud: 0.35 });
    tone({ at: 0.01, lasts: 0.1, pitch: 520, to: 410, loud: 0.4, shape: 'triangle' });
  },
  // Somebody turns a card half round.
  turn: ({ rustle }) => rustle({ at: 0, lasts: 0.18, from: 900, to: 3200, loud: 0.35 }),
  // A drum, and a newcomer slides in.
  enter: ({ tone, rustle }) => {
    for (let stroke = 0; stroke < 6; stroke += 1) rustle({ at: stroke * 0.055, lasts: 0.05, from: 420, to: 240, loud: 0.2 + stroke * 0.06 });
    tone({ at: 0.34, lasts: 0.3, pitch: 392, to: 784, loud: 0.22, shape: 'triangle' });
  },
  award: ({ tone }) => [784, 988, 1175].forEach((pitch, step) => tone({ at: step * 0.11, lasts: 0.35, pitch, loud: 0.2, shape: 'triangle' })),
  curtain: ({ rustle }) => rustle({ at: 0, lasts: 0.9, from: 1400, to: 260, loud: 0.55 }),
  // Nobody is amused: somebody coughs.
  silence: ({ rustle }) => [0.1, 0.34].forEach((at) => rustle({ at, lasts: 0.14, from: 700, to: 380, loud: 0.35 })),
  // The floe gives way a little: one more show, and the party is over.
  crack: ({ rustle, tone }) => {
    rustle({ at: 0, lasts: 0.07, from: 6000, to: 1500, loud: 0.6 });
    rustle({ at: 0.12, lasts: 0.5, from: 1800, to: 200, loud: 0.3 });
    tone({ at: 0.05, lasts: 0.8, pitch: 140, to: 60, loud: 0.4 });
  },
};

/** Penguins chatter, the more the more of them are amused. @param {Band} band @param {number} amused */
function chatter({ tone }, amused) {
  const voices = Math.min(amused, LOUDEST);
  for (let call = 0; call < voices * 4; call += 1) {
    const pitch = 520 + Math.random() * 620;
    tone({ at: Math.random() * (0.5 + voices * 0.09), lasts: 0.06 + Math.random() * 0.07, pitch, to: pitch * (0.7 + Math.random() * 0.7), loud: 0.1, shape: 'sawtooth' });
  }
}

/** @param {Band} band @param {ReturnType<typeof polka>} score */
function play({ voice, tone }, { air, bass }) {
  for (const note of air) voice(note);
  for (const note of bass) tone({ ...note, shape: 'triangle' });
}

/** The names of this game's own sounds, beside those of the house. */
export const sounds = Object.freeze([...Object.keys(SCORES), 'amused', 'overture', 'triumph']);

/**
 * A sound by its name. An overture is a bar for the activity of a show; an audience chatters by how many of it are amused.
 * @param {string} name @param {{activity?: string, amused?: number}} [about]
 */
export function sound(name, { activity = 'music', amused = 1 } = {}) {
  if (name === 'overture') make((band) => play(band, openingBar(activity)), 'music');
  else if (name === 'amused') make((band) => chatter(band, amused));
  else if (name === 'triumph') make(triumph, 'music');
  else make(SCORES[name] ?? /** @type {keyof typeof HOUSE} */ (name));
}

/** The polka, and applause as it ends. @type {Score} */
function triumph(band) {
  const score = polka();
  play(band, score);
  HOUSE.applause(later(band, lengthOf(score.air) - 0.6));
}
