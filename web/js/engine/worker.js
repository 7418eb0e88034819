// The worker: starts Python as its name says, then passes JSON text to the engine and back.
import { PYTHON, SITE } from './facts.js';
import { breath } from '../shell/breath.js';
import { importCore } from './worker/core.js';
import { bootFromSnapshot, mountLibrary } from './worker/snapshot.js';
import { downloadRuntime, downloadSnapshot, NetworkTrouble, restOfRuntime } from './worker/download.js';

/** @param {FromWorker} message @param {Transferable[]} [transfer] */
const tell = (message, transfer = []) => self.postMessage(message, transfer);
const ignore = () => undefined;
/** @type {Promise<never>} */
const never = new Promise(ignore);

const [named, game = '', ...how] = self.name.split(' ');
const plan = /** @type {BootPlan} */ (named);
const onBytes = how.includes('counting')
  ? (/** @type {Record<string, number>} */ loaded) => tell({ type: 'bytes', loaded })
  : undefined;

/** @type {(given: Given) => void} */
let take = ignore;
/** @type {Promise<Given>} */
const given = new Promise((resolve) => {
  take = resolve;
});
/**
 * Milliseconds that a page has on a first visit before Pyodide comes: inflating and compiling it takes the processors from
 * whatever is drawn. Later all is here and compiled, and Python begins at once.
 */
const HEAD_START = 80;
const start = onBytes ? breath(HEAD_START) : Promise.resolve();
// All of it begins then, before the page says a word.
const scripts = importCore(SITE + PYTHON.core, start);
const supplies = { module: ownModule(), snapshot: ownSnapshot() };
const runtime = { first: supplies.module, rest: restOfRuntime };

/** @type {(text: string) => string} */
let handle;
/** @type {() => void} */
let giveReady;
/** What is asked before Python is up is answered as soon as it is. @type {Promise<void>} */
const ready = new Promise((resolve) => {
  giveReady = resolve;
});

/** @type {{[Type in ToWorker['type']]: (message: Extract<ToWorker, {type: Type}>) => unknown}} */
const on = {
  live: (message) => {
    if (message.given) take(message.given);
    holdLock(message.lock);
  },
  ask: ({ id, text }) => ready.then(() => answer(id, text)),
};

self.onmessage = (/** @type {MessageEvent<any>} */ { data }) => on[/** @type {ToWorker} */ (data).type](data);

/** @type {Record<BootPlan, () => Promise<(text: string) => string>>} */
const boots = {
  snapshot: async () => {
    const restored = await bootFromSnapshot(game, scripts, runtime, supplies.snapshot);
    ready.then(() => mountLibrary(restored.files));
    return restored.handle;
  },
  plain: async () => (await import('./worker/plain.js')).bootPlain(scripts, runtime),
  stock: async () => (await import('./worker/plain.js')).bootStock(scripts),
};

async function boot() {
  try {
    const needed = { snapshot: [supplies.module, supplies.snapshot], plain: [supplies.module], stock: [] };
    const supplied = Promise.all(needed[plan]);
    supplied.then(() => tell({ type: 'starting' }), ignore);
    // Pyodide waits for ever for what does not come: so whatever is lost on the way ends the boot here.
    handle = await Promise.race([boots[plan](), supplied.then(() => never)]);
    tell({ type: 'ready' });
    giveReady();
    if (plan === 'snapshot') await giveBack();
  } catch (error) {
    tell({ type: 'failed', reason: String(error), network: error instanceof NetworkTrouble });
  }
}

/** The compiled runtime's first part: what an earlier worker left with the page, or from the site. @returns {Promise<WebAssembly.Module>} */
function ownModule() {
  if (plan === 'stock') return never;
  return how.includes('given') ? given.then(({ module }) => module) : awaited(start.then(() => downloadRuntime(onBytes)));
}

/** @returns {Promise<ArrayBuffer>} */
function ownSnapshot() {
  if (plan !== 'snapshot') return never;
  return how.includes('restorable') ? given.then(({ snapshot }) => /** @type {ArrayBuffer} */ (snapshot)) : awaited(start.then(() => downloadSnapshot(game, onBytes)));
}

/** A promise that may fail before anyone waits for it; whoever waits is told all the same. @template T */
function awaited(/** @type {Promise<T>} */ promise) {
  promise.catch(ignore);
  return promise;
}

/** The page keeps what the next worker will need. */
async function giveBack() {
  if (how.includes('restorable')) return;
  const [module, snapshot] = await Promise.all([supplies.module, supplies.snapshot]);
  tell({ type: 'supplies', module, snapshot }, [snapshot]);
}

/** Held as long as this worker lives: the page waits for the same lock, and so learns at once of any death. */
function holdLock(/** @type {string} */ name) {
  navigator.locks?.request(name, () => {
    tell({ type: 'alive' });
    return new Promise(ignore);
  });
}

function answer(/** @type {number} */ id, /** @type {string} */ text) {
  try {
    tell({ type: 'reply', id, text: handle(text) });
  } catch (error) {
    tell({ type: 'fault', id, reason: String(error) });
  }
}

boot();
