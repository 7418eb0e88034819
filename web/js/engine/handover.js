// What one worker downloaded and the next need not: the compiled Pyodide and the snapshot. And how much of it came.

/**
 * @typedef {(loaded: number, total: number) => void} OnBytes  in bytes as they travel
 * @typedef {{module: WebAssembly.Module, snapshot: ArrayBuffer}} Supplies
 */

/** @type {Supplies | undefined} */
let kept;

/** What a worker left for the next, if one has. */
export const supplies = () => kept;

/** Keeps what a worker gives back, or forgets what was kept. */
export function keepSupplies(/** @type {Supplies | undefined} */ given) {
  kept = given;
}

/** Sums up progress; a compressed file's bytes count for as much as they took on the way. */
export function counter(/** @type {SiteManifest} */ { python, files }, /** @type {OnBytes} */ onBytes) {
  const names = [`${python.core}pyodide.asm.wasm`, python.snapshot];
  const travels = (/** @type {string} */ name) => files[name]?.gzip ?? 0;
  const total = names.reduce((sum, name) => sum + travels(name), 0);
  return (/** @type {Record<string, number>} */ loaded) => {
    const share = names.map((name) => (travels(name) * (loaded[name] ?? 0)) / (files[name]?.size ?? 1));
    onBytes(Math.min(total, Math.round(share.reduce((sum, part) => sum + part, 0))), total);
  };
}
