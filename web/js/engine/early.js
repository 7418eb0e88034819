// Begins what takes longest while the page is still being read: the worker, which brings Pyodide and the snapshot. What the
// page itself needs is asked for before. A script of its own in the page; the engine takes over what has begun here.
import { loadAnew, showNoStart } from '../shell/no-start.js';
import { painted } from '../shell/breath.js';
import { likelyDeals, likelyGame, likelyScripts, likelyStyles, likelyWords } from './likely.js';
import { SITE } from './facts.js';
import { launch } from './launch.js';

/** Milliseconds until letters are asked for all the same, though nothing may have been painted. */
const LATEST = 200;

// Words, the table that an address leads to, and what is dealt there are what a page cannot begin without: they need not
// wait for the script that asks for them.
const expect = (/** @type {Partial<HTMLLinkElement>} */ what) => document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', ...what }));
for (const file of [...likelyWords(), ...likelyDeals()]) expect({ as: 'fetch', crossOrigin: 'anonymous', href: SITE + file });
for (const link of likelyScripts()) link.rel = 'modulepreload';
for (const file of likelyStyles()) expect({ as: 'style', href: SITE + file });

// What is seen first is seen at once, in whatever letters there are; those that are ours must not keep it waiting.
const letters = /** @type {NodeListOf<HTMLLinkElement>} */ (document.querySelectorAll('link[as=font]'));
painted(LATEST).then(() => letters.forEach((link) => (link.rel = 'preload')));

/** @type {import('./launch.js').Launch | undefined} */
let first = launch('snapshot', likelyGame());
first.begun.catch(() => undefined); // the engine is told

// When everything has come that will, the page has begun; unless its script was not what came.
addEventListener('load', () => {
  if (!('begun' in document.documentElement.dataset)) showNoStart().then(loadAnew);
});

/** The worker that was begun here, for the first who wants one; undefined for everybody else, and if it is another one. */
export function takeFirst(/** @type {BootPlan} */ plan, /** @type {string} */ game) {
  const taken = first;
  first = undefined;
  if (plan === 'snapshot' && taken?.game === game) return taken;
  taken?.end();
  return undefined;
}
