// What templates are drawn with.
export { html, noChange, nothing, render, svg } from '../../vendor/lit-html/lit-html.js';
export { guard } from '../../vendor/lit-html/directives/guard.js';
export { live } from '../../vendor/lit-html/directives/live.js';
export { repeat } from '../../vendor/lit-html/directives/repeat.js';
export { until } from '../../vendor/lit-html/directives/until.js';
export { properties } from './styles.js';
