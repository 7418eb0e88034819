// One worker: it is started by a plan and asked one thing at a time, and a promise is rejected when it is gone.
import { NetworkTrouble, SITE, siteManifest } from './site.js';
import { counter, keepSupplies, supplies } from './handover.js';

/**
 * @typedef {object} Launched
 * @property {(text: string, patience: number) => Promise<string>} ask  rejects if the worker dies or stays silent
 * @property {() => void} end
 * @property {Promise<never>} death  rejects when the worker is gone, for whatever reason
 *
 * @typedef {object} Launch
 * @property {string} game
 * @property {Promise<Launched>} begun
 * @property {() => void} end  nobody wants it any more
 * @property {(listener: Listener) => void} listen  tells from now on, and what has happened already
 *
 * @typedef {object} Listener
 * @property {import('./handover.js').OnBytes | undefined} [bytes]  on a first visit only
 * @property {() => void} [starting]  called when all is downloaded and Python starts
 * @property {() => string | undefined} [ahead]  what will be asked first, sent already then: a busy page costs no time
 */

/** Seconds a worker may be silent while it downloads, and as many while it starts; it tells of the bytes that come. */
const PATIENCE = { snapshot: 60, plain: 180, stock: 240 };

/** A worker that could not start, died or went silent: another one may do better. */
export class WorkerTrouble extends Error {}

/** A worker that was killed from outside: the way it was started is not to blame. */
export class WorkerKilled extends WorkerTrouble {}

/** Starts a worker; whoever owns it may listen from now on or later. @returns {Launch} */
export function launch(/** @type {BootPlan} */ plan, /** @type {string} */ game) {
  /** @type {Listener} */
  let owner = {};
  /** @type {[number, number] | undefined} */
  let bytes;
  let started = false;
  /** @type {() => void} */
  let end = ignore;
  const begun = start(plan, game, {
    bytes: (loaded, total) => {
      bytes = [loaded, total];
      owner.bytes?.(loaded, total);
    },
    starting: () => {
      started = true;
      owner.starting?.();
    },
    ahead: () => owner.ahead?.(),
  }, (dismiss) => {
    end = dismiss;
  });
  return {
    game,
    begun,
    end: () => end(),
    listen: (listener) => {
      owner = listener;
      if (bytes) owner.bytes?.(...bytes);
      if (started) owner.starting?.();
    },
  };
}

/** @returns {Promise<Launched>} */
async function start(
  /** @type {BootPlan} */ plan,
  /** @type {string} */ game,
  /** @type {Required<Listener>} */ listener,
  /** @type {(end: () => void) => void} */ born,
) {
  const given = plan === 'stock' ? undefined : supplies(game);
  // Only a first visit is worth counting: later all is here, and browsers keep compiled code of untouched answers only.
  const counting = !given && !navigator.serviceWorker?.controller;
  const worker = new Worker(`${SITE}js/engine/worker.js`, {
    type: 'module',
    name: [plan, game, given && 'given', given?.snapshot && 'restorable', counting && 'counting'].filter(Boolean).join(' '),
  });
  const { lock, post, on, words, starting, ready, death, ask, askAhead, end } = watch(worker, game);
  const dismiss = () => end('the worker was dismissed');
  born(dismiss);
  try {
    post({ type: 'live', lock, given });
    if (counting) siteManifest().then((manifest) => (on.bytes = counter(manifest, game, listener.bytes ?? ignore)), ignore);
    await within(PATIENCE[plan], Promise.race([starting, death]), words);
    listener.starting();
    const first = listener.ahead();
    if (first !== undefined) askAhead(first);
    await within(PATIENCE[plan], Promise.race([ready, death]));
  } catch (error) {
    end('the worker did not start');
    throw error;
  }
  return { ask: (text, patience) => within(patience, Promise.race([ask(text), death])), end: dismiss, death };
}

const ignore = () => undefined;

function watch(/** @type {Worker} */ worker, /** @type {string} */ game) {
  const lock = `worker ${performance.timeOrigin} ${performance.now()} ${Math.random()}`;
  /** @type {Deferred<never>} */
  const death = deferred();
  /** @type {Deferred<void>} */
  const starting = deferred();
  /** @type {Deferred<void>} */
  const ready = deferred();
  /** What came before anybody counted is told again with the next bytes. */
  /** @type {{bytes: (loaded: Record<string, number>) => void}} */
  const on = { bytes: () => undefined };
  /** One thing at a time: nobody waits for an older answer. @type {{id: number, answer: Deferred<string>, ahead?: string}} */
  let asked = { id: 0, answer: deferred() };
  const ended = new AbortController();
  let said = 0;
  const post = (/** @type {ToWorker} */ message) => worker.postMessage(message);
  const end = (/** @type {string} */ reason, /** @type {new (reason: string) => Error} */ Trouble = WorkerTrouble) => {
    worker.terminate();
    ended.abort();
    death.reject(new Trouble(reason));
  };

  /** The worker holds a lock while it lives; that we get it means that the worker is no more. */
  const awaitLock = () =>
    navigator.locks
      .request(lock, { signal: ended.signal }, () => end('the worker is gone', WorkerKilled))
      .catch(() => undefined); // ended before

  worker.addEventListener('error', (event) => end(event.message || 'the worker could not be loaded'));
  worker.addEventListener('messageerror', () => end('the worker sent what cannot be read'));
  worker.addEventListener('message', (/** @type {MessageEvent<FromWorker>} */ { data }) => {
    said += 1;
    if (data.type === 'alive') awaitLock();
    else if (data.type === 'bytes') on.bytes(data.loaded);
    else if (data.type === 'starting') starting.resolve();
    else if (data.type === 'ready') ready.resolve();
    else if (data.type === 'supplies') keepSupplies(game, data);
    else if (data.type === 'failed') end(data.reason, data.network ? NetworkTrouble : WorkerTrouble);
    else if (data.id !== asked.id) return;
    else if (data.type === 'reply') asked.answer.resolve(data.text);
    else asked.answer.reject(new WorkerTrouble(data.reason));
  });
  const ask = (/** @type {string} */ text) => {
    if (text === asked.ahead) delete asked.ahead;
    else {
      asked = { id: asked.id + 1, answer: deferred() };
      post({ type: 'ask', id: asked.id, text });
    }
    return asked.answer.promise;
  };
  const askAhead = (/** @type {string} */ text) => {
    ask(text);
    asked.ahead = text;
  };
  const words = () => said;
  return { lock, post, on, words, starting: starting.promise, ready: ready.promise, death: death.promise, ask, askAhead, end };
}

/**
 * @template T
 * @typedef {{promise: Promise<T>, resolve: (value: T) => void, reject: (error: Error) => void}} Deferred
 */

/** A promise to be settled from outside; its rejection may go unnoticed. @template T @returns {Deferred<T>} */
function deferred() {
  /** @type {any} */
  const made = {};
  made.promise = new Promise((resolve, reject) => Object.assign(made, { resolve, reject }));
  made.promise.catch(() => undefined);
  return made;
}

/**
 * Waits so many seconds awake and no more: a laptop that slept for hours has not waited for an answer.
 *
 * @template T
 * @param {number} patience
 * @param {Promise<T>} promise
 * @param {() => number} [words]  counts the signs of life after which patience begins anew
 * @returns {Promise<T>}
 */
async function within(patience, promise, words = () => 0) {
  /** @type {Deferred<never>} */
  const silence = deferred();
  let seconds = 0;
  let heard = words();
  const clock = setInterval(() => {
    seconds = words() === heard ? seconds + 1 : 0;
    heard = words();
    if (seconds >= patience) silence.reject(new WorkerTrouble(`no answer in ${patience} seconds`));
  }, 1000);
  try {
    return await Promise.race([promise, silence.promise]);
  } finally {
    clearInterval(clock);
  }
}
