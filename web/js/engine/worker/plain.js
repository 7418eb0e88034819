// The boots that need no snapshot: slower, and built from documented parts only.
import { PYTHON, SITE } from '../facts.js';
import { withRuntime } from './core.js';

/** @typedef {import('./core.js').Scripts} Scripts */

/**
 * A standard library compiled beforehand, and our wheel installed by micropip.
 *
 * @param {Scripts} scripts
 * @param {import('./parts.js').Runtime} runtime
 */
export async function bootPlain(scripts, runtime) {
  const { loadPyodide } = await scripts.loader;
  const { default: createPyodideModule } = await scripts.runtime;
  const own = { stdLibURL: SITE + PYTHON.stdlib, lockFileContents: PYTHON.lock, packageBaseUrl: SITE };
  const py = await withRuntime(SITE + PYTHON.core, runtime, (options) =>
    loadPyodide({ ...options, ...own, createPyodideModule }),
  );
  await py.loadPackage(['micropip'], { messageCallback: () => undefined });
  const micropip = py.pyimport('micropip');
  await micropip.install(SITE + PYTHON.wheel);
  micropip.destroy();
  return py.pyimport(PYTHON.module).handle;
}

/** Pyodide as it comes, and our wheel unpacked. @param {Scripts} scripts */
export async function bootStock(scripts) {
  const { loadPyodide } = await scripts.loader;
  const py = await loadPyodide({
    indexURL: SITE + PYTHON.core,
    lockFileContents: { ...PYTHON.lock, packages: {} },
    packageBaseUrl: SITE,
  });
  const response = await fetch(SITE + PYTHON.wheel);
  if (!response.ok) throw new Error(`${PYTHON.wheel}: ${response.status}`);
  py.unpackArchive(await response.arrayBuffer(), 'wheel');
  return py.pyimport(PYTHON.module).handle;
}
