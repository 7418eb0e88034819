// Starts Pyodide on a runtime that is compiled already, and spares it work that browsers find hard.
import { inTwoParts } from './parts.js';

/**
 * @typedef {(settings: any) => Promise<any>} CreateModule
 * @typedef {(options: object) => Promise<Pyodide>} LoadPyodide
 * @typedef {{loader: Promise<{loadPyodide: LoadPyodide}>, runtime: Promise<{default: CreateModule}>}} Scripts
 */

/** Pyodide's two scripts, whose download starts before anything else is there. @returns {Scripts} */
export function importCore(/** @type {string} */ base, /** @type {Promise<void>} */ start) {
  const runtime = start.then(() => import(`${base}pyodide.asm.mjs`)); // the big one first
  return { loader: start.then(() => import(`${base}pyodide.mjs`)), runtime };
}

/**
 * Runs `start` with Pyodide's own download of the WebAssembly file replaced by `runtime`, and of the standard library
 * by `stdlib` if given. Pyodide has no option for the first, and shims imports itself: hence the detour.
 *
 * @template T
 * @param {string} base
 * @param {import('./parts.js').Runtime} runtime
 * @param {(options: object) => Promise<T>} start  with the options that loadPyodide needs for it
 * @param {Uint8Array<ArrayBuffer>} [stdlib]
 */
export async function withRuntime(base, runtime, start, stdlib) {
  const { fetch } = self;
  const { instantiateStreaming } = WebAssembly;
  const stdLibURL = `${base}given.zip`;
  self.fetch = (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    if (url === `${base}pyodide.asm.wasm`) return Promise.resolve(new Response());
    if (url === stdLibURL) return Promise.resolve(new Response(stdlib ?? null));
    return fetch(input, init);
  };
  WebAssembly.instantiateStreaming = async (_source, imports) => {
    const module = await runtime.first;
    return { module, instance: inTwoParts(module, imports ?? {}, runtime.rest) };
  };
  const unspare = spareWrapping();
  try {
    return await start({ indexURL: base, ...(stdlib ? { stdLibURL } : {}) });
  } finally {
    self.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
    unspare();
  }
}

/** What loadPyodide would start the runtime with; it waits for that for ever. @returns {Promise<any>} */
export function settingsOf(/** @type {LoadPyodide} */ loadPyodide, /** @type {object} */ options) {
  return new Promise((resolve, reject) => {
    const createPyodideModule = (/** @type {any} */ settings) => {
      resolve(settings);
      return new Promise(() => undefined);
    };
    loadPyodide({ ...options, createPyodideModule }).catch(reject);
  });
}

/**
 * Pyodide puts 260 functions of JavaScript into WebAssembly's table: it tries each as it is, catches the error, and
 * compiles a little module that wraps it. Errors and modules are what costs there, so both are made only once a kind.
 */
function spareWrapping() {
  const { Module } = WebAssembly;
  const { set } = WebAssembly.Table.prototype;
  const refusal = new TypeError('a function of JavaScript has to be wrapped');
  /** @type {Map<string, WebAssembly.Module>} */
  const wrappers = new Map();
  WebAssembly.Table.prototype.set = function put(at, value) {
    if (value?.sig !== undefined) throw refusal; // such as come with a signature for their wrapper
    set.call(this, at, value);
  };
  WebAssembly.Module = new Proxy(Module, {
    construct(_target, [bytes]) {
      const kind = bytes.join();
      const made = wrappers.get(kind) ?? new Module(bytes);
      wrappers.set(kind, made);
      return made;
    },
  });
  return () => {
    WebAssembly.Table.prototype.set = set;
    WebAssembly.Module = Module;
  };
}
