// Boot by snapshot: puts back the memory of a Python that had our package imported when the site was built.
import { PYTHON, SITE } from '../facts.js';
import { settingsOf, withRuntime } from './core.js';
import { handleIn, parse, restore } from './memory.js';

/** An archive with no entries: Pyodide insists on a standard library, and the true one may come later. */
const EMPTY_ZIP = new Uint8Array([0x50, 0x4b, 5, 6, ...new Uint8Array(18)]);

/**
 * Puts the memory back, and talks to the engine through Python's own C functions. What Pyodide would do after that,
 * such as making JavaScript's objects known to Python, takes longer than all the rest, and our engine wants none of it.
 *
 * @param {string} game  the one that the snapshot must hold
 * @param {import('./core.js').Scripts} scripts
 * @param {import('./parts.js').Runtime} runtime
 * @param {Promise<ArrayBuffer>} snapshot
 */
export async function bootFromSnapshot(game, scripts, runtime, snapshot) {
  const base = SITE + PYTHON.core;
  const restored = await withRuntime(
    base,
    runtime,
    async (options) => {
      const { loadPyodide } = await scripts.loader;
      const settings = await settingsOf(loadPyodide, {
        ...options,
        lockFileContents: { info: PYTHON.lock.info, packages: {} },
        packageBaseUrl: base,
        _loadSnapshot: new Uint8Array(4), // never read: it only tells Pyodide not to start Python
      });
      const { default: createModule } = await scripts.runtime;
      const made = await createModule(settings);
      const parsed = parse(await snapshot);
      refuseMismatch(parsed.header, game, settings.API.config.BUILD_ID);
      restore(parsed, made);
      return made;
    },
    EMPTY_ZIP,
  );
  return { handle: handleIn(restored, PYTHON.module), files: restored.FS };
}

/** Memory of another build would crash in ways nobody can foresee. */
function refuseMismatch(/** @type {import('./memory.js').Header} */ { buildId, engine, stdlib }, /** @type {string} */ game, /** @type {string} */ running) {
  if (buildId !== running) throw new Error('the snapshot was made by another Pyodide');
  if (engine !== PYTHON.madeFrom.engines[game]) throw new Error('the snapshot holds another engine');
  if (stdlib !== PYTHON.madeFrom.stdlib) throw new Error('the snapshot was made with another standard library');
}

/** A restored Python has no files: the standard library follows, for what is imported late. */
export async function mountLibrary(/** @type {Pyodide['FS']} */ files) {
  const [major, minor] = PYTHON.lock.info.python.split('.');
  try {
    const response = await fetch(SITE + PYTHON.stdlib, { priority: 'low' });
    if (!response.ok) throw new Error(`${PYTHON.stdlib}: ${response.status}`);
    files.writeFile(`/lib/python${major}${minor}.zip`, new Uint8Array(await response.arrayBuffer()));
  } catch (error) {
    console.info(`The standard library will be missing in this worker (${error}).`);
  }
}
