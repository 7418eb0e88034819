// The games of this site, one line each: the only place where the page lists them. The engine says in which order.
export { default as turandot } from './turandot/index.js';
export { default as penguin } from './penguin/index.js';
