// Lets node run the page's scripts as they are written: it is told where the libraries are, and of an address.
// usage: node --import ./tests/tools/scripts.mjs --test …
import { register } from 'node:module';

const LIBRARIES = { 'lit-html': 'lit-html', 'fluent': '@fluent/bundle/esm' };
const modules = new URL('../../.cache/npm/site/node_modules/', import.meta.url).href;

/** Runs in node's own thread for such questions: hence a text. */
const HOOKS = `
const LIBRARIES = ${JSON.stringify(LIBRARIES)};
export function resolve(name, context, next) {
  const [, library, file] = /\\/vendor\\/([^/]+)\\/(.+)$/.exec(name) ?? [];
  return next(LIBRARIES[library] ? ${JSON.stringify(modules)} + LIBRARIES[library] + '/' + file : name, context);
}`;
register(`data:text/javascript,${encodeURIComponent(HOOKS)}`);

// As in a worker: a script's place tells where the site is.
globalThis.location ??= new URL('https://site.example/js/engine/worker.js');
