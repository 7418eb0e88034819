// Sounds, all made here by oscillators and noise: nothing to download, nothing before the first tap.
import * as settings from './settings.js';

/**
 * @typedef {object} Band  what sounds are made with; times are in seconds from now
 * @property {(how: Shape & {pitch: number, to?: number, shape?: OscillatorType}) => void} tone  struck or plucked
 * @property {(how: Shape & {from: number, to: number}) => void} rustle  a breath of noise: paper, cloth, hands
 * @property {(how: Shape & {pitch: number}) => void} voice  sung or bowed
 * @typedef {(band: Band) => void} Score
 * @typedef {{at: number, lasts: number, loud: number}} Shape
 * @typedef {keyof typeof HOUSE} Sound  the sounds that every table may use
 */

/** Seconds of silence after which the loudspeakers rest: open ones cost a phone its battery, even with nothing to say. */
const REST = 3;

/** @type {AudioContext | undefined} */
let audio;
/** When the last note ends, by the clock of the loudspeakers; and what sends them to rest after that. */
const silence = { at: 0, resting: false, timer: 0 };
/** @type {AudioBuffer | undefined} */
let hiss;

/** Plays a score, if something may sound now; the sliders rule effects and music apart. */
export function sound(/** @type {Sound | Score} */ what, /** @type {'effects' | 'music'} */ kind = what === 'sample' ? 'music' : 'effects') {
  const volume = settings.current()[kind] / 100;
  if (!audio || volume === 0 || document.hidden) return;
  const out = audio.createGain();
  // Ears hear loudness as a power: half way on the slider should sound half as loud.
  out.gain.value = volume ** 2 * 0.7;
  out.connect(audio.destination);
  const score = typeof what === 'string' ? HOUSE[what] : what;
  score(bandOf(audio, out, audio.currentTime + 0.01));
  restAfter(audio);
}

/** Wakes the loudspeakers, and sends them to rest when nothing has sounded for a while. */
function restAfter(/** @type {AudioContext} */ context) {
  if (silence.resting) context.resume().catch(() => undefined);
  silence.resting = false;
  clearTimeout(silence.timer);
  silence.timer = setTimeout(() => {
    silence.resting = true;
    context.suspend().catch(() => undefined);
  }, (silence.at - context.currentTime + REST) * 1000);
}

/** @returns {Band} */
function bandOf(/** @type {AudioContext} */ context, /** @type {AudioNode} */ out, /** @type {number} */ now) {
  /** @template {Shape} How @returns {How} */
  const timed = (/** @type {How} */ how) => {
    const at = now + how.at;
    silence.at = Math.max(silence.at, at + how.lasts);
    return { ...how, at };
  };
  return {
    tone: (how) => tone(context, out, timed(how)),
    rustle: (how) => rustle(context, out, timed(how)),
    voice: (how) => voice(context, out, timed(how)),
  };
}

/** The same band, so many seconds later. @returns {Band} */
export function later(/** @type {Band} */ { tone: ring, rustle: breathe, voice: sing }, /** @type {number} */ by) {
  return {
    tone: (how) => ring({ ...how, at: how.at + by }),
    rustle: (how) => breathe({ ...how, at: how.at + by }),
    voice: (how) => sing({ ...how, at: how.at + by }),
  };
}

/** Browsers allow sound only after people have done something: this waits for it. */
export function allowSound() {
  if (!('AudioContext' in globalThis)) return;
  const wake = () => {
    const { effects, music } = settings.current();
    if (!audio && effects + music > 0) openLater();
    else if (audio?.state === 'suspended' && !silence.resting) audio.resume().catch(() => undefined);
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

/** The sounds of the house. */
export const HOUSE = {
  card: (/** @type {Band} */ { rustle: breath }) => breath({ at: 0, lasts: 0.06, from: 3200, to: 1800, loud: 0.35 }),
  flip: (/** @type {Band} */ { rustle: breath }) => {
    breath({ at: 0, lasts: 0.09, from: 1400, to: 4200, loud: 0.4 });
    breath({ at: 0.1, lasts: 0.04, from: 2400, to: 900, loud: 0.5 });
  },
  coin: (/** @type {Band} */ { tone: ring }) => {
    ring({ at: 0, lasts: 0.28, pitch: 2093, loud: 0.22, shape: 'triangle' });
    ring({ at: 0.07, lasts: 0.5, pitch: 2794, loud: 0.2, shape: 'triangle' });
  },
  applause: (/** @type {Band} */ { rustle: clap }) => {
    for (let hands = 0; hands < 110; hands += 1) {
      const at = Math.random() * 2.4;
      const loud = 0.3 * (1 - at / 2.8) * (0.4 + Math.random());
      clap({ at, lasts: 0.035, from: 900 + Math.random() * 1500, to: 700, loud });
    }
  },
  sample: (/** @type {Band} */ { voice: sing }) =>
    [294, 370, 440].forEach((pitch, step) => sing({ at: step * 0.28, lasts: 0.5, pitch, loud: 0.2 })),
};

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
