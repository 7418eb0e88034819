// Begins what takes longest while the page is still being read: the worker, which brings Pyodide and the snapshot.
// A script of its own in the page; the engine takes over what has begun here.
import { launch } from './launch.js';

/** @type {import('./launch.js').Launch | undefined} */
let first = launch('snapshot');
first.begun.catch(() => undefined); // the engine is told

/** The worker that was begun here, for the first who wants one started so; undefined for everybody else. */
export function takeFirst(/** @type {BootPlan} */ plan) {
  const taken = plan === 'snapshot' ? first : undefined;
  if (taken) first = undefined;
  return taken;
}
