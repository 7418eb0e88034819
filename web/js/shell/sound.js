// Sounds, all made here by oscillators and noise: nothing to download, nothing before the first tap.
import * as settings from './settings.js';
import { closingPhrase, phraseLength } from '../../games/turandot/tune.js';

/** @typedef {'card' | 'seal' | 'flip' | 'tie' | 'coin' | 'curtain' | 'applause' | 'firing' | 'triumph' | 'sample'} Sound */

/** What the music slider rules; all else is an effect. */
const MUSIC = ['triumph', 'sample'];

/** @type {AudioContext | undefined} */
let audio;
/** @type {AudioBuffer | undefined} */
let hiss;

/** Makes a sound, if one may be made now. */
export function sound(/** @type {Sound} */ name) {
  const volume = settings.current()[MUSIC.includes(name) ? 'music' : 'effects'] / 100;
  if (!audio || volume === 0 || document.hidden) return;
  const out = audio.createGain();
  // Ears hear loudness as a power: half way on the slider should sound half as loud.
  out.gain.value = volume ** 2 * 0.7;
  out.connect(audio.destination);
  SOUNDS[name](audio, out, audio.currentTime + 0.01);
}

/** Browsers allow sound only after people have done something: this waits for it. */
export function allowSound() {
  if (!('AudioContext' in globalThis)) return;
  const wake = () => {
    if (!audio) openLater();
    else if (audio.state === 'suspended') audio.resume().catch(() => undefined);
  };
  for (const event of ['pointerdown', 'pointerup', 'keydown']) addEventListener(event, wake, { capture: true, passive: true });
}

let opening = false;

/** Opening the loudspeakers may take a tenth of a second: the first tap is answered before that. */
function openLater() {
  if (opening) return;
  opening = true;
  requestAnimationFrame(() => setTimeout(() => (audio = new AudioContext())));
}

/** @type {Record<Sound, (audio: AudioContext, out: AudioNode, at: number) => void>} */
const SOUNDS = {
  card: (context, out, at) => rustle(context, out, { at, lasts: 0.06, from: 3200, to: 1800, loud: 0.35 }),
  flip: (context, out, at) => {
    rustle(context, out, { at, lasts: 0.09, from: 1400, to: 4200, loud: 0.4 });
    rustle(context, out, { at: at + 0.1, lasts: 0.04, from: 2400, to: 900, loud: 0.5 });
  },
  // Wax gives way, then the stamp knocks on the desk.
  seal: (context, out, at) => {
    rustle(context, out, { at, lasts: 0.16, from: 700, to: 300, loud: 0.5 });
    tone(context, out, { at: at + 0.1, lasts: 0.18, pitch: 110, to: 62, loud: 0.8 });
  },
  coin: (context, out, at) => {
    tone(context, out, { at, lasts: 0.28, pitch: 2093, loud: 0.22, shape: 'triangle' });
    tone(context, out, { at: at + 0.07, lasts: 0.5, pitch: 2794, loud: 0.2, shape: 'triangle' });
  },
  // A rope pulled taut from both ends: two strings a semitone apart.
  tie: (context, out, at) => {
    tone(context, out, { at, lasts: 0.5, pitch: 147, loud: 0.35, shape: 'sawtooth' });
    tone(context, out, { at, lasts: 0.5, pitch: 156, loud: 0.35, shape: 'sawtooth' });
  },
  firing: (context, out, at) =>
    [392, 370, 349, 262].forEach((pitch, index) =>
      tone(context, out, { at: at + index * 0.16, lasts: index === 3 ? 0.6 : 0.2, pitch, loud: 0.3, shape: 'sawtooth' }),
    ),
  curtain: (context, out, at) => rustle(context, out, { at, lasts: 1.1, from: 300, to: 1400, loud: 0.6 }),
  applause: (context, out, at) => {
    for (let clap = 0; clap < 110; clap += 1) {
      const when = Math.random() * 2.4;
      const loud = 0.3 * (1 - when / 2.8) * (0.4 + Math.random());
      rustle(context, out, { at: at + when, lasts: 0.035, from: 900 + Math.random() * 1500, to: 700, loud });
    }
  },
  sample: (context, out, at) => {
    for (const note of closingPhrase().filter((each) => each.at < 1)) voice(context, out, { ...note, lasts: 0.5, at: at + note.at });
  },
  triumph: (context, out, at) => {
    for (const note of closingPhrase()) voice(context, out, { ...note, at: at + note.at });
    SOUNDS.applause(context, out, at + phraseLength() - 1.5);
  },
};

/** @typedef {{at: number, lasts: number, loud: number}} Shape */

/** A struck or plucked tone. */
function tone(
  /** @type {AudioContext} */ context,
  /** @type {AudioNode} */ out,
  /** @type {Shape & {pitch: number, to?: number, shape?: OscillatorType}} */ { at, lasts, pitch, to = pitch, loud, shape = 'sine' },
) {
  const source = new OscillatorNode(context, { type: shape, frequency: pitch });
  source.frequency.exponentialRampToValueAtTime(to, at + lasts);
  source.connect(fading(context, out, at, lasts, loud));
  source.start(at);
  source.stop(at + lasts);
}

/** A breath of noise through a narrow gap: paper, cloth, hands. */
function rustle(
  /** @type {AudioContext} */ context,
  /** @type {AudioNode} */ out,
  /** @type {Shape & {from: number, to: number}} */ { at, lasts, from, to, loud },
) {
  const source = new AudioBufferSourceNode(context, { buffer: noise(context), loop: true });
  const gap = new BiquadFilterNode(context, { type: 'bandpass', frequency: from, Q: 0.8 });
  gap.frequency.exponentialRampToValueAtTime(to, at + lasts);
  source.connect(gap).connect(fading(context, out, at, lasts, loud));
  source.start(at, Math.random());
  source.stop(at + lasts);
}

/** A sung or bowed note: two detuned strings under a slow vibrato, softened above. */
function voice(
  /** @type {AudioContext} */ context,
  /** @type {AudioNode} */ out,
  /** @type {Shape & {pitch: number}} */ { at, lasts, pitch, loud },
) {
  const swell = new GainNode(context, { gain: 0 });
  swell.gain.setValueAtTime(0, at);
  swell.gain.linearRampToValueAtTime(loud, at + Math.min(0.09, lasts / 3));
  swell.gain.setValueAtTime(loud, at + lasts * 0.7);
  swell.gain.linearRampToValueAtTime(0, at + lasts + 0.12);
  const soft = new BiquadFilterNode(context, { type: 'lowpass', frequency: Math.min(5200, pitch * 5) });
  const vibrato = new OscillatorNode(context, { frequency: 5.4 });
  const depth = new GainNode(context, { gain: pitch * 0.006 });
  vibrato.connect(depth);
  for (const detune of [-5, 5]) {
    const source = new OscillatorNode(context, { type: 'sawtooth', frequency: pitch, detune });
    depth.connect(source.frequency);
    source.connect(soft);
    source.start(at);
    source.stop(at + lasts + 0.15);
  }
  vibrato.start(at + 0.15);
  vibrato.stop(at + lasts + 0.15);
  soft.connect(swell).connect(out);
}

function fading(
  /** @type {AudioContext} */ context,
  /** @type {AudioNode} */ out,
  /** @type {number} */ at,
  /** @type {number} */ lasts,
  /** @type {number} */ loud,
) {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + Math.min(0.008, lasts / 4));
  gain.gain.exponentialRampToValueAtTime(0.001, at + lasts);
  gain.connect(out);
  return gain;
}

function noise(/** @type {AudioContext} */ context) {
  if (!hiss) {
    hiss = new AudioBuffer({ length: context.sampleRate * 2, sampleRate: context.sampleRate });
    const samples = hiss.getChannelData(0);
    for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  }
  return hiss;
}
