// What every worker needs, downloaded once a page: the compiled Pyodide and the bytes of the snapshot.
import { NetworkTrouble, get } from './manifest.js';

/**
 * @typedef {(loaded: number, total: number) => void} OnBytes  in bytes as they travel
 * @typedef {object} Supplies
 * @property {() => Promise<WebAssembly.Module>} module
 * @property {(give: (bytes: Uint8Array) => void) => Promise<void>} snapshot  gives all bytes, those to come too
 * @property {() => Promise<boolean>} sound  whether the snapshot is the one that was built
 * @property {() => Promise<ArrayBuffer>} library  the standard library, for what is imported late
 */

/** @returns {Supplies} */
export function gatherSupplies(/** @type {SiteManifest} */ { python, files }, /** @type {OnBytes} */ onBytes) {
  const wasm = `${python.core}pyodide.asm.wasm`;
  const count = counter([wasm, python.snapshot], files, onBytes);
  /** @type {Promise<WebAssembly.Module> | undefined} */
  let module;
  /** @type {ReturnType<typeof collect> | undefined} */
  let snapshot;
  /** @type {Promise<string | undefined> | undefined} */
  let digest;
  const collected = () => (snapshot ??= collect(python.snapshot, (bytes) => count(python.snapshot, bytes)));
  return {
    module: () => (module ??= compile(wasm, (bytes) => count(wasm, bytes))),
    snapshot: (give) => collected().follow(give),
    sound: async () => {
      digest ??= collected().whole().then(sha256);
      const found = await digest;
      return found === undefined || found === files[python.snapshot]?.sha256;
    },
    library: async () => (await get(python.stdlib, LOW)).arrayBuffer(),
  };
}

/** Sums up progress; a compressed file's bytes count for as much as they took on the way. */
function counter(
  /** @type {string[]} */ names,
  /** @type {Record<string, SiteFile>} */ files,
  /** @type {OnBytes} */ onBytes,
) {
  const loaded = new Map(names.map((name) => [name, 0]));
  const travels = (/** @type {string} */ name) => files[name]?.gzip ?? 0;
  const total = names.reduce((sum, name) => sum + travels(name), 0);
  return (/** @type {string} */ name, /** @type {number} */ bytes) => {
    loaded.set(name, (loaded.get(name) ?? 0) + bytes);
    const share = names.map((each) => (travels(each) * (loaded.get(each) ?? 0)) / (files[each]?.size ?? 1));
    onBytes(Math.min(total, Math.round(share.reduce((sum, part) => sum + part, 0))), total);
  };
}

/** Yields to what the page shows. @type {RequestInit} */
const LOW = { priority: 'low' };

async function compile(/** @type {string} */ name, /** @type {(bytes: number) => void} */ count) {
  const response = await get(name, LOW);
  if (response.headers.get('content-type') !== 'application/wasm') return WebAssembly.compile(await response.arrayBuffer());
  // From the cache, untouched: browsers keep the compiled code of such a response and none of a wrapped one.
  if (navigator.serviceWorker?.controller || !response.body) return WebAssembly.compileStreaming(response);
  const counted = response.body.pipeThrough(
    new TransformStream({
      transform(chunk, controller) {
        count(chunk.length);
        controller.enqueue(chunk);
      },
    }),
  );
  const { headers } = response;
  return WebAssembly.compileStreaming(new Response(counted, { headers })).catch((error) => {
    throw error instanceof WebAssembly.CompileError ? error : new NetworkTrouble(String(error));
  });
}

/** Downloads a file in pieces and keeps them, for whoever comes first and for whoever comes later. */
function collect(/** @type {string} */ name, /** @type {(bytes: number) => void} */ count) {
  /** @type {Uint8Array<ArrayBuffer>[]} */
  const pieces = [];
  /** @type {Set<(bytes: Uint8Array) => void>} */
  const followers = new Set();
  const done = (async () => {
    const { body } = await get(name, LOW);
    if (!body) throw new Error(`${name}: empty`);
    const reader = body.getReader();
    const read = () =>
      reader.read().catch((error) => {
        throw new NetworkTrouble(String(error));
      });
    for (let { value } = await read(); value; { value } = await read()) {
      pieces.push(value);
      count(value.length);
      for (const give of followers) give(value);
    }
  })();
  done.catch(() => undefined); // whoever waits is told
  return {
    follow(/** @type {(bytes: Uint8Array) => void} */ give) {
      pieces.forEach(give);
      followers.add(give);
      return done.finally(() => followers.delete(give));
    },
    async whole() {
      await done;
      return new Blob(pieces).arrayBuffer();
    },
  };
}

/** Undefined where the browser has no means to tell: that is on pages without a secure connection. */
async function sha256(/** @type {ArrayBuffer} */ bytes) {
  if (!globalThis.crypto?.subtle) return undefined;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
