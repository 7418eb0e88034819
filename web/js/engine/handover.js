// What one worker downloaded and the next need not: the compiled Pyodide and snapshots. And how much of it came.
import { firstOf, snapshotOf } from './facts.js';

/** @typedef {(loaded: number, total: number) => void} OnBytes  in bytes as they travel */

/** @type {WebAssembly.Module | undefined} */
let module;
/** By game. @type {Map<string, ArrayBuffer>} */
const snapshots = new Map();

/** What workers left for the next of a game, if one has. @returns {Given | undefined} */
export const supplies = (/** @type {string} */ game) => module && { module, snapshot: snapshots.get(game) };

/** Keeps what a worker gives back. */
export function keepSupplies(/** @type {string} */ game, /** @type {Given} */ given) {
  module = given.module;
  if (given.snapshot) snapshots.set(game, given.snapshot);
}

/** Forgets what was kept, which may be what does not work. */
export function forgetSupplies() {
  module = undefined;
  snapshots.clear();
}

/** Sums up progress; a compressed file's bytes count for as much as they took on the way. */
export function counter(/** @type {SiteManifest} */ { python, files }, /** @type {string} */ game, /** @type {OnBytes} */ onBytes) {
  const names = [firstOf(python), snapshotOf(game)];
  const travels = (/** @type {string} */ name) => files[name]?.gzip ?? 0;
  const total = names.reduce((sum, name) => sum + travels(name), 0);
  return (/** @type {Record<string, number>} */ loaded) => {
    const share = names.map((name) => (travels(name) * (loaded[name] ?? 0)) / (files[name]?.size ?? 1));
    onBytes(Math.min(total, Math.round(share.reduce((sum, part) => sum + part, 0))), total);
  };
}
