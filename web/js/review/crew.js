// Several engines that work for one review, so that both halves of a task are done at once.
import { createEngine } from '../engine/engine.js';

/**
 * @typedef {import('../engine/engine.js').Engine} Engine
 * @typedef {{request: object, resolve: (reply: any) => void, reject: (error: unknown) => void}} Errand
 * @typedef {ReturnType<typeof crewOf>} Crew
 */

/** More would not help: the table's own engine and the page need room too. */
const MOST = 2;
/**
 * Seconds that one thought may take before a worker counts as lost. A game played again by five strong players takes
 * seven seconds here, so a minute on a slow phone; the reader sees how far it is and can stop it, and a worker that
 * dies is noticed without any patience.
 */
const PATIENCE = 900;

/** How many workers a device with so many cores gets; one that does not say gets one. */
export const hands = (/** @type {number | undefined} */ cores) => Math.max(1, Math.min(MOST, cores ?? 1));

/** As many workers for a game as the device has hands for. */
export const startCrew = (/** @type {string} */ game, count = hands(navigator.hardwareConcurrency)) =>
  crewOf(Array.from({ length: count }, () => createEngine({ game, patience: PATIENCE })));

/** Engines behind one door: whoever is free takes what waits longest. */
export function crewOf(/** @type {Engine[]} */ engines) {
  let idle = [...engines];
  let able = engines.length;
  /** @type {Errand[]} */
  const waiting = [];

  const serve = () => {
    for (let [engine] = idle; engine && waiting.length; [engine] = idle) {
      idle = idle.slice(1);
      perform(engine, /** @type {Errand} */ (waiting.shift()));
    }
  };
  const perform = async (/** @type {Engine} */ engine, /** @type {Errand} */ errand) => {
    try {
      errand.resolve(await engine.ask(errand.request));
      idle.push(engine);
    } catch (error) {
      // A device may have room for one worker and not for two: the others do the work of who is lost.
      if (able > 1) {
        able -= 1;
        engine.close();
        waiting.unshift(errand);
      } else {
        idle.push(engine);
        errand.reject(error);
      }
    }
    serve();
  };
  return {
    /** How many things are worth asking at once. */
    size: () => able,
    ask: (/** @type {object} */ request) =>
      new Promise((/** @type {(reply: any) => void} */ resolve, reject) => {
        waiting.push({ request, resolve, reject });
        serve();
      }),
    close: () => {
      able = 1; // what is refused now is not asked of anybody else
      for (const engine of engines) engine.close();
    },
  };
}

/**
 * Does something with every item, several at once: each lane takes what comes next, until nobody wants more.
 * @template T
 * @param {number} lanes
 * @param {T[]} items
 * @param {(item: T) => Promise<unknown>} act
 * @param {() => boolean} wanted
 */
export async function inLanes(lanes, items, act, wanted = () => true) {
  const rest = items.values();
  const lane = async () => {
    for (const item of rest) {
      if (!wanted()) return;
      await act(item);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/**
 * Puts answers in order that come in any: what is told is always what one worker would have told by then.
 * @template T
 * @param {T[]} told  grows by every answer whose turn has come
 */
export function inOrder(told) {
  /** @type {Map<number, T>} */
  const early = new Map();
  return (/** @type {number} */ turn, /** @type {T} */ answer) => {
    early.set(turn, answer);
    for (let next = early.get(told.length); next !== undefined; next = early.get(told.length)) told.push(next);
  };
}
