// The games of this site, one line each: the only place where the page lists them. The first is offered first.
export { default as turandot } from './turandot/index.js';
