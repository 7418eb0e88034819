// The sounds of this game, played by the band of the house.
import { HOUSE, later, sound as make } from '../../js/shell/sound.js';
import { closingPhrase, phraseLength } from './tune.js';

/** @type {Record<string, import('../../js/shell/sound.js').Score>} */
const SCORES = {
  // Wax gives way, then the stamp knocks on the desk.
  seal: ({ rustle, tone }) => {
    rustle({ at: 0, lasts: 0.16, from: 700, to: 300, loud: 0.5 });
    tone({ at: 0.1, lasts: 0.18, pitch: 110, to: 62, loud: 0.8 });
  },
  // A rope pulled taut from both ends: two strings a semitone apart.
  tie: ({ tone }) => [147, 156].forEach((pitch) => tone({ at: 0, lasts: 0.5, pitch, loud: 0.35, shape: 'sawtooth' })),
  firing: ({ tone }) =>
    [392, 370, 349, 262].forEach((pitch, step) => tone({ at: step * 0.16, lasts: step === 3 ? 0.6 : 0.2, pitch, loud: 0.3, shape: 'sawtooth' })),
  curtain: ({ rustle }) => rustle({ at: 0, lasts: 1.1, from: 300, to: 1400, loud: 0.6 }),
};

/** What is ruled by the music slider. @type {Record<string, import('../../js/shell/sound.js').Score>} */
const MUSIC = {
  // The last phrase of the opera, and applause as it ends.
  triumph: (band) => {
    for (const note of closingPhrase()) band.voice(note);
    HOUSE.applause(later(band, phraseLength() - 1.5));
  },
};

/** @param {keyof typeof HOUSE | 'seal' | 'tie' | 'firing' | 'curtain' | 'triumph'} name */
export function sound(name) {
  if (MUSIC[name]) make(MUSIC[name], 'music');
  else make(SCORES[name] ?? /** @type {keyof typeof HOUSE} */ (name));
}
