// What eslint asks of our JavaScript, beyond the types that tsc checks.
import { createRequire } from 'node:module';

const need = createRequire(new URL('../../.cache/npm/test/package.json', import.meta.url));
const js = need('@eslint/js');
const globals = need('globals');

/** What runs in the worker. */
const WORKER = ['web/js/engine/worker.js', 'web/js/engine/worker/**'];

/** Ways to put text into the page as markup: lit-html does it safely, these do not. */
const MARKUP = ['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'setHTMLUnsafe'];

export default [
  js.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: { ecmaVersion: 2024, sourceType: 'module' },
    rules: {
      'array-callback-return': 'error',
      'complexity': ['error', 20],
      'consistent-return': 'error',
      'default-case-last': 'error',
      'dot-notation': 'error',
      'eqeqeq': 'error',
      'max-lines-per-function': ['error', { max: 70, skipComments: true }],
      'no-alert': 'error',
      'no-console': ['error', { allow: ['warn', 'error', 'info'] }],
      'no-else-return': 'error',
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'no-param-reassign': 'error',
      'no-restricted-properties': ['error', ...MARKUP.map((property) => ({ property, message: 'Draw with lit-html.' }))],
      'no-script-url': 'error',
      'no-self-compare': 'error',
      'no-shadow': 'error',
      'no-throw-literal': 'error',
      'no-unused-expressions': 'error',
      'no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'no-useless-concat': 'error',
      'no-var': 'error',
      'no-warning-comments': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
      'prefer-promise-reject-errors': 'error',
      'prefer-template': 'error',
      'require-await': 'error',
    },
  },
  {
    files: ['web/js/**/*.js', 'web/games/**/*.js', 'tests/little/page/*.js'],
    ignores: WORKER,
    languageOptions: { globals: globals.browser },
  },
  { files: ['web/service-worker.js'], languageOptions: { globals: globals.serviceworker } },
  { files: WORKER, languageOptions: { globals: globals.worker } },
  // Build scripts run in node and may speak on a terminal.
  { files: ['**/*.mjs'], languageOptions: { globals: globals.node }, rules: { 'no-console': 'off' } },
];
