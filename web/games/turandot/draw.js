// What the templates draw with.
export { html, nothing, render } from '../../vendor/lit-html/lit-html.js';
export { guard } from '../../vendor/lit-html/directives/guard.js';
export { live } from '../../vendor/lit-html/directives/live.js';
export { repeat } from '../../vendor/lit-html/directives/repeat.js';
export { properties } from '../../js/shell/styles.js';
