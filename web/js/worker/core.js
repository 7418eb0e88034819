// Starts Pyodide on a WebAssembly module that the page compiled, so that a new worker costs no second compilation.

/** @typedef {(settings: any) => Promise<any>} CreateModule */

/** Pyodide's two scripts, whose download starts before anything else is there. */
export function importCore(/** @type {string} */ base) {
  return {
    /** @type {Promise<{loadPyodide: (options: object) => Promise<Pyodide>}>} */
    loader: import(`${base}pyodide.mjs`),
    /** @type {Promise<{default: CreateModule}>} */
    runtime: import(`${base}pyodide.asm.mjs`),
  };
}

/**
 * Runs loadPyodide with its own download of the WebAssembly file replaced by `module`, and of the standard library
 * by `stdlib` if given. Pyodide has no option for the first, and shims imports itself: hence the detour.
 *
 * @param {string} base
 * @param {ReturnType<typeof importCore>} scripts
 * @param {Promise<WebAssembly.Module>} module
 * @param {{stdlib?: Uint8Array<ArrayBuffer>, prepare?: (runtime: any, settings: any) => Promise<void>} & Record<string, unknown>} options
 */
export async function startPyodide(base, scripts, module, { stdlib, prepare, ...options }) {
  const { fetch } = self;
  const { instantiateStreaming } = WebAssembly;
  const stdlibURL = `${base}given.zip`;
  self.fetch = (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    if (url === `${base}pyodide.asm.wasm`) return Promise.resolve(new Response());
    if (url === stdlibURL) return Promise.resolve(new Response(stdlib ?? null));
    return fetch(input, init);
  };
  WebAssembly.instantiateStreaming = async (_source, imports) => {
    const compiled = await module;
    return { module: compiled, instance: await WebAssembly.instantiate(compiled, imports) };
  };
  try {
    const { loadPyodide } = await scripts.loader;
    return await loadPyodide({
      indexURL: base,
      ...(stdlib ? { stdLibURL: stdlibURL } : {}),
      ...options,
      createPyodideModule: async (/** @type {any} */ settings) => {
        const { default: createModule } = await scripts.runtime;
        const runtime = await createModule(settings);
        await prepare?.(runtime, settings);
        return runtime;
      },
    });
  } finally {
    self.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}
