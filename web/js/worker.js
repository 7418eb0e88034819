// The worker: starts Python the way the page orders, then passes JSON text to the engine and back.
import { importCore } from './worker/core.js';
import { bootFromSnapshot } from './worker/snapshot.js';

const inflate = new DecompressionStream('gzip');
const snapshot = inflate.writable.getWriter();
const inflated = new Response(inflate.readable).arrayBuffer();
/** @type {(module: WebAssembly.Module) => void} */
let giveModule;
/** @type {Promise<WebAssembly.Module>} */
const compiled = new Promise((resolve) => {
  giveModule = resolve;
});
/** @type {Pyodide} */
let python;
/** @type {(text: string) => string} */
let handle;
/** @type {() => void} */
let giveReady;
/** What is asked before Python is up is answered as soon as it is. @type {Promise<void>} */
const ready = new Promise((resolve) => {
  giveReady = resolve;
});

/** @param {FromWorker} message */
const tell = (message) => self.postMessage(message);

// A damaged file makes these fail long before anyone waits for them; whoever waits is told all the same.
const ignore = () => undefined;
inflated.catch(ignore);

/** @type {{[Type in ToWorker['type']]: (message: Extract<ToWorker, {type: Type}>) => unknown}} */
const on = {
  boot: ({ order }) => boot(order),
  module: ({ module }) => giveModule(module),
  chunk: ({ bytes }) => snapshot.write(/** @type {Uint8Array<ArrayBuffer>} */ (bytes)).catch(ignore),
  end: () => snapshot.close().catch(ignore),
  library: ({ file, bytes }) => python.FS.writeFile(file, new Uint8Array(bytes)),
  ask: ({ id, text }) => ready.then(() => answer(id, text)),
};

self.onmessage = (/** @type {MessageEvent<any>} */ { data }) => on[/** @type {ToWorker} */ (data).type](data);

/** @type {Record<BootPlan, (order: BootOrder, scripts: ReturnType<typeof importCore>) => Promise<Pyodide>>} */
const boots = {
  snapshot: (order, scripts) => bootFromSnapshot(order, scripts, compiled, inflated),
  plain: async (order, scripts) => (await import('./worker/plain.js')).bootPlain(order, scripts, compiled),
  stock: async (order, scripts) => (await import('./worker/plain.js')).bootStock(order, scripts),
};

async function boot(/** @type {BootOrder} */ order) {
  holdLock(order.lock);
  try {
    const scripts = importCore(order.site + order.python.core);
    python = await boots[order.plan](order, scripts);
    ({ handle } = python.pyimport(order.python.module));
    tell({ type: 'ready' });
    giveReady();
  } catch (error) {
    tell({ type: 'failed', reason: String(error) });
  }
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
