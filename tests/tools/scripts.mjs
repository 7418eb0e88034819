// Lets node run the page's scripts as they are written: it is told where the libraries are, and which games there are.
// usage: node --import ./tests/tools/scripts.mjs --test …
import { register } from 'node:module';
import { ABOUT, FACTS } from '../page/house.mjs';

const here = (/** @type {string} */ path) => new URL(path, import.meta.url).href;

const KNOWN = {
  web: here('../../web/'),
  modules: here('../../.cache/npm/site/node_modules/'),
  libraries: { 'lit-html': 'lit-html', 'fluent': '@fluent/bundle/esm' },
  /** In place of the list of games: the tests of the house have games of their own. */
  listed: { 'games/index.js': here('../page/house.mjs') },
  /** What the build would write into scripts. */
  filled: { 'js/about.js': JSON.stringify(ABOUT), 'js/engine/facts.js': JSON.stringify(FACTS) },
};

/** Runs in node's own thread for such questions: hence a text. Whatever a script with a query imports has that query too. */
const HOOKS = `
const { web, modules, libraries, listed, filled } = ${JSON.stringify(KNOWN)};
export async function resolve(name, context, next) {
  const [, library, file] = /\\/vendor\\/([^/]+)\\/(.+)$/.exec(name) ?? [];
  if (libraries[library]) return next(modules + libraries[library] + '/' + file, context);
  const found = await next(name, context);
  if (!found.url.startsWith(web)) return found;
  const [place, query = (context.parentURL ?? '').split('?')[1] ?? ''] = found.url.split('?');
  const url = listed[place.slice(web.length)] ?? place;
  return { ...found, url: query && url === place ? url + '?' + query : url, format: 'module' };
}
export async function load(url, context, next) {
  const fact = filled[url.split('?')[0].slice(web.length)];
  const found = await next(url, context);
  return fact ? { ...found, source: String(found.source).replace("'of the build'", () => fact) } : found;
}`;
register(`data:text/javascript,${encodeURIComponent(HOOKS)}`);
