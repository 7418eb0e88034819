// What the templates draw with: lit-html, and nothing else from outside.
export { html, svg, nothing, render } from '../../../vendor/lit-html/lit-html.js';
export { classMap } from '../../../vendor/lit-html/directives/class-map.js';
export { live } from '../../../vendor/lit-html/directives/live.js';
export { repeat } from '../../../vendor/lit-html/directives/repeat.js';
export { styleMap } from '../../../vendor/lit-html/directives/style-map.js';
