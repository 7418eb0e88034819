// The libraries lie under vendor/ in the site and under node_modules here; these lines join the two for the compiler.
declare module '*/vendor/lit-html/lit-html.js' {
  export * from 'lit-html';
}
declare module '*/vendor/lit-html/directive.js' {
  export * from 'lit-html/directive.js';
}
declare module '*/vendor/lit-html/async-directive.js' {
  export * from 'lit-html/async-directive.js';
}
declare module '*/vendor/lit-html/directives/class-map.js' {
  export * from 'lit-html/directives/class-map.js';
}
declare module '*/vendor/lit-html/directives/guard.js' {
  export * from 'lit-html/directives/guard.js';
}
declare module '*/vendor/lit-html/directives/if-defined.js' {
  export * from 'lit-html/directives/if-defined.js';
}
declare module '*/vendor/lit-html/directives/keyed.js' {
  export * from 'lit-html/directives/keyed.js';
}
declare module '*/vendor/lit-html/directives/live.js' {
  export * from 'lit-html/directives/live.js';
}
declare module '*/vendor/lit-html/directives/ref.js' {
  export * from 'lit-html/directives/ref.js';
}
declare module '*/vendor/lit-html/directives/repeat.js' {
  export * from 'lit-html/directives/repeat.js';
}
declare module '*/vendor/lit-html/directives/style-map.js' {
  export * from 'lit-html/directives/style-map.js';
}
declare module '*/vendor/lit-html/directives/until.js' {
  export * from 'lit-html/directives/until.js';
}
declare module '*/vendor/lit-html/directives/unsafe-svg.js' {
  export * from 'lit-html/directives/unsafe-svg.js';
}
declare module '*/vendor/fluent/index.js' {
  export * from '@fluent/bundle';
}
