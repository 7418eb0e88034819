// What Python starts from, downloaded by the worker itself so that a busy page holds nothing up.
import { firstOf, PYTHON, SITE, snapshotOf } from '../facts.js';

/** Nothing came through, or not all of it: not the fault of what was asked for. */
export class NetworkTrouble extends Error {}

/** Pyodide is given others while it starts, which know nothing of the true files. */
const { fetch } = self;
const { Module } = WebAssembly;

/** Milliseconds between two words on progress. */
const PACE = 50;

/** @typedef {(loaded: Record<string, number>) => void} OnBytes */

/** @type {Record<string, number>} */
const loaded = {};
let told = 0;

/**
 * The part of Pyodide's runtime that a game calls, compiled while it comes. It comes untouched, since browsers keep the
 * compiled code of such an answer and none of a wrapped one; so its bytes are counted when all are there.
 */
export async function downloadRuntime(/** @type {OnBytes | undefined} */ onBytes) {
  const name = firstOf(PYTHON);
  const response = await get(name);
  const typed = response.headers.get('content-type') === 'application/wasm';
  const compiled = await (typed ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer())).catch(
    (error) => {
      throw error instanceof WebAssembly.CompileError ? error : new NetworkTrouble(String(error));
    },
  );
  loaded[name] = PYTHON.firstSize;
  onBytes?.(loaded);
  return compiled;
}

/** The other part of the runtime, while everybody waits: it is asked for in the midst of a call, if ever. */
export function restOfRuntime() {
  const name = `${PYTHON.core}pyodide.rest.wasm`;
  console.info(`${name} is asked for.`);
  const request = new XMLHttpRequest();
  request.open('GET', SITE + name, false);
  request.responseType = 'arraybuffer';
  try {
    request.send();
  } catch (error) {
    fail(error);
  }
  if (request.status !== 200) throw new Error(`${name}: ${request.status}`);
  return new Module(request.response);
}

/**
 * The memory of a Python that has started. Hosts compress by type and know none for this: so it travels as .gz and is
 * inflated while it comes. That also checks its sum: whatever was damaged on the way or on a disk is refused here.
 */
export async function downloadSnapshot(/** @type {string} */ game, /** @type {OnBytes | undefined} */ onBytes) {
  const name = snapshotOf(game);
  const { body } = await get(name);
  if (!body) throw new Error(`${name}: empty`);
  const inflate = new DecompressionStream('gzip');
  const inflated = new Response(inflate.readable).arrayBuffer();
  inflated.catch(ignore); // whoever waits is told
  const reader = body.getReader();
  const writer = inflate.writable.getWriter();
  for (let { value } = await reader.read().catch(fail); value; { value } = await reader.read().catch(fail)) {
    writer.write(value).catch(ignore);
    if (onBytes) count(name, value.length, onBytes);
  }
  onBytes?.(loaded);
  writer.close().catch(ignore);
  return inflated;
}

const ignore = () => undefined;

function count(/** @type {string} */ name, /** @type {number} */ bytes, /** @type {OnBytes} */ onBytes) {
  loaded[name] = (loaded[name] ?? 0) + bytes;
  if (performance.now() - told < PACE) return;
  told = performance.now();
  onBytes(loaded);
}

async function get(/** @type {string} */ name) {
  const response = await fetch(SITE + name, { priority: 'low' }).catch(fail); // what the page shows comes first
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response;
}

/** @returns {never} */
function fail(/** @type {unknown} */ error) {
  throw new NetworkTrouble(String(error));
}
