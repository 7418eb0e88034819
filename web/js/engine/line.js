// Asks the engine about one game. Whatever happens to the worker that runs it, every request is answered or says why not.
import { takeFirst } from './early.js';
import { launch, WorkerKilled, WorkerTrouble } from './launch.js';
import { NetworkTrouble, network } from './site.js';
import { mend } from '../shell/offline.js';
import { forgetSupplies } from './handover.js';

/**
 * @typedef {'loading' | 'waiting' | 'starting' | 'ready' | 'recovering' | 'failed'} EngineState
 *   waiting: there is no network, and there must be; recovering: a worker died and another takes its place
 * @typedef {object} LineOptions
 * @property {(loaded: number, total: number) => void} onProgress
 * @property {() => void} onState
 * @property {() => boolean} isWanted  somebody may ask at any moment
 * @property {number} patience
 * @typedef {Pick<import('./engine.js').Engine, 'ask' | 'close'> & {state: () => EngineState, wake: () => void}} Line
 *   wake: has a worker be there before anybody asks
 *
 * @typedef {object} Life  whether an engine is still wanted, for whoever works for it
 * @property {boolean} closed
 * @property {() => void} end  ends the worker that is being started
 */

/** The engine could not answer: it does not start ('engine-failed'), it died repeatedly ('engine-lost'), or nobody wants it any more. */
export class EngineError extends Error {
  constructor(/** @type {'engine-failed' | 'engine-lost' | 'engine-closed'} */ code, /** @type {unknown} */ cause) {
    super(`${code}: ${cause}`, { cause });
    this.code = code;
  }
}

const TRIES = 3;
/** @type {BootPlan[]} */
const PLANS = ['snapshot', 'plain', 'stock'];

/** Shared by all engines of the page: for every game the plan that is known to work. @type {Map<string, number>} */
const plans = new Map();

/** @returns {Line} */
export function createLine(/** @type {string} */ game, /** @type {LineOptions} */ { onProgress, onState, isWanted, patience }) {
  /** @type {{text: string, patience: number, resolve: (reply: any) => void, reject: (error: Error) => void}[]} */
  const queue = [];
  /** @type {Promise<import('./launch.js').Launched> | undefined} */
  let worker;
  /** @type {EngineState} */
  let state = 'loading';
  let busy = false;
  let served = false;
  /** @type {Life} */
  const life = { closed: false, end: () => undefined };

  const enter = (/** @type {EngineState} */ next) => {
    if (next === state || life.closed) return;
    state = next;
    onState();
  };

  /** The worker that runs, or a new one. */
  const running = () => {
    worker ??= startAny(game, onProgress, (next) => enter(served && next !== 'failed' ? 'recovering' : next), queue, life).then(
      (launched) => {
        enter('ready');
        served = true;
        launched.death.catch(replace);
        return launched;
      },
    );
    return worker;
  };

  const wake = () => {
    running().catch(() => undefined); // whoever asks is told
  };

  /** A worker may die while nobody waits for it: a new one is there before anybody does, unless nobody will for long. */
  const replace = () => {
    worker = undefined;
    if (life.closed) return;
    enter('recovering');
    if (isWanted()) wake();
  };

  const serve = async () => {
    if (busy) return;
    busy = true;
    for (let [errand] = queue; errand; [errand] = queue) {
      await perform(errand, running, () => (worker = undefined), life).then(errand.resolve, errand.reject);
      queue.shift();
    }
    busy = false;
  };

  return {
    wake,
    ask: (request, options = {}) =>
      new Promise((resolve, reject) => {
        queue.push({ text: JSON.stringify(request), patience: options.patience ?? patience, resolve, reject });
        serve();
      }),
    state: () => state,
    close: () => {
      life.closed = true;
      life.end();
      worker?.then(({ end }) => end()).catch(() => undefined);
    },
  };
}

/** Asks one thing, of as many workers as it takes. */
async function perform(
  /** @type {{text: string, patience: number}} */ { text, patience },
  /** @type {() => Promise<import('./launch.js').Launched>} */ running,
  /** @type {() => void} */ forget,
  /** @type {Life} */ life,
) {
  for (let attempt = 1; ; attempt += 1) {
    /** @type {import('./launch.js').Launched} */
    let launched;
    if (life.closed) throw new EngineError('engine-closed', 'nobody waits for it');
    try {
      launched = await running();
    } catch (error) {
      forget(); // the next request tries anew
      throw error;
    }
    try {
      const reply = JSON.parse(await launched.ask(text, patience));
      if (reply.error?.code === 'out-of-memory') throw new WorkerTrouble(reply.error.sentence);
      markReady();
      return reply;
    } catch (error) {
      launched.end();
      if (life.closed) continue; // it says why
      if (attempt === TRIES) throw new EngineError('engine-lost', error);
      console.info(`The engine's worker was lost (${error}); another one takes over.`);
    }
  }
}

/** Starts a worker by the best plan that works. */
async function startAny(
  /** @type {string} */ game,
  /** @type {LineOptions['onProgress']} */ onProgress,
  /** @type {(state: EngineState) => void} */ enter,
  /** @type {{text: string}[]} */ queue,
  /** @type {Life} */ life,
) {
  let again = true;
  let killed = 0;
  /** @type {Promise<number>[]} */
  let mendings = [];
  /** @type {import('./launch.js').Listener} */
  const listener = { bytes: onProgress, starting: () => enter('starting'), ahead: () => queue[0]?.text };
  for (;;) {
    const at = plans.get(game) ?? 0;
    const plan = /** @type {BootPlan} */ (PLANS[at]);
    try {
      const launching = takeFirst(plan, game) ?? launch(plan, game);
      launching.listen(listener);
      life.end = launching.end;
      return await launching.begun;
    } catch (error) {
      if (life.closed) throw new EngineError('engine-closed', error);
      if (error instanceof NetworkTrouble) {
        enter('waiting');
        await network();
        if (life.closed) throw new EngineError('engine-closed', error);
        enter('loading');
        continue;
      }
      if (error instanceof WorkerKilled && killed < TRIES) {
        killed += 1; // the same way again; who dies three times in a row may be too big for this device
        continue;
      }
      console.info(`The ${plan} boot did not work (${error}).`);
      mendings.push(mend());
      plans.set(game, (at + 1) % PLANS.length);
      if (at + 1 < PLANS.length) continue;
      forgetSupplies();
      const mended = (await Promise.all(mendings)).some((files) => files > 0);
      mendings = [];
      if (mended && again) {
        again = false; // once: what is damaged again at once will stay so
        continue;
      }
      enter('failed');
      throw new EngineError('engine-failed', error);
    }
  }
}

/** For whoever measures: the moment of the first answer. */
function markReady() {
  if (!performance.getEntriesByName('engine-ready').length) performance.mark('engine-ready');
}
