// What Python starts from, downloaded by the worker itself so that a busy page holds nothing up.
import { firstOf, PYTHON, SITE, snapshotOf } from '../facts.js';

/** Nothing came through, or not all of it: not the fault of what was asked for. */
export class NetworkTrouble extends Error {}

/** Pyodide is given others while it starts, which know nothing of the true files. */
const { fetch } = self;
const { Module } = WebAssembly;

/** Milliseconds between two words on progress. */
const PACE = 50;

/** The share of Pyodide after which the snapshot is asked for: the runtime starts while that is still on its way. */
const NEARLY = 0.8;

/** @typedef {(loaded: Record<string, number>) => void} OnBytes */

/** @type {Record<string, number>} */
const loaded = {};
let told = 0;
/** @type {() => void} */
let giveWay;
/** The line is free, or almost. @type {Promise<void>} */
const nearlyThere = new Promise((resolve) => {
  giveWay = resolve;
});

/** The part of Pyodide's runtime that a game calls, compiled. */
export function downloadRuntime(/** @type {OnBytes | undefined} */ onBytes) {
  return compile(onBytes).finally(giveWay);
}

async function compile(/** @type {OnBytes | undefined} */ onBytes) {
  const name = firstOf(PYTHON);
  const response = await get(name);
  if (response.headers.get('content-type') !== 'application/wasm') return WebAssembly.compile(await response.arrayBuffer());
  // Untouched: browsers keep the compiled code of such a response and none of a wrapped one.
  if (!onBytes || !response.body) return WebAssembly.compileStreaming(response);
  const counted = response.body.pipeThrough(
    new TransformStream({
      transform(chunk, controller) {
        count(name, chunk.length, onBytes);
        if ((loaded[name] ?? 0) > NEARLY * PYTHON.firstSize) giveWay();
        controller.enqueue(chunk);
      },
    }),
  );
  const { headers } = response;
  const compiled = await WebAssembly.compileStreaming(new Response(counted, { headers })).catch((error) => {
    throw error instanceof WebAssembly.CompileError ? error : new NetworkTrouble(String(error));
  });
  onBytes(loaded);
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
  if (onBytes) await nearlyThere; // one after the other over a line; both at once from a cache
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
