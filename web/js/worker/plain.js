// The boots that need no snapshot: slower, and built from documented parts only.
import { startPyodide } from './core.js';

/** @typedef {ReturnType<typeof import('./core.js').importCore>} Scripts */

/**
 * A standard library compiled beforehand, and our wheel installed by micropip.
 *
 * @param {BootOrder} order
 * @param {Scripts} scripts
 * @param {Promise<WebAssembly.Module>} module
 */
export async function bootPlain({ site, python }, scripts, module) {
  const py = await startPyodide(site + python.core, scripts, module, {
    stdLibURL: site + python.stdlib,
    lockFileContents: python.lock,
    packageBaseUrl: site,
  });
  await py.loadPackage(['micropip'], { messageCallback: () => undefined });
  const micropip = py.pyimport('micropip');
  await micropip.install(site + python.wheel);
  micropip.destroy();
  return py;
}

/**
 * Pyodide as it comes, and our wheel unpacked.
 *
 * @param {BootOrder} order
 * @param {Scripts} scripts
 */
export async function bootStock({ site, python }, scripts) {
  const { loadPyodide } = await scripts.loader;
  const py = await loadPyodide({
    indexURL: site + python.core,
    lockFileContents: { ...python.lock, packages: {} },
    packageBaseUrl: site,
  });
  const response = await fetch(site + python.wheel);
  if (!response.ok) throw new Error(`${python.wheel}: ${response.status}`);
  py.unpackArchive(await response.arrayBuffer(), 'wheel');
  return py;
}
