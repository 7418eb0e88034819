// The panel for what should not happen: says so, gives the record to copy, and shows a way on.
import { html, nothing } from './lit.js';
import { openDialog } from './dialog.js';
import { copyButton } from './copy.js';
import { hasWords, t } from './words.js';

/** @typedef {import('../play/match.js').Trouble} Trouble */

let open = false;

/** The way on, by words and screen, where loading the page again would not help. @type {Partial<Record<Trouble['kind'], [string, string]>>} */
const WAYS = { refused: ['trouble-on', ''], absent: ['trouble-another', 'play'] };
/** @type {[string, string]} */
const BACK = ['back-home', 'home'];

/**
 * @param {Trouble} trouble
 * @param {string} app
 * @param {(screen: string) => void} go
 */
export function showTrouble({ kind, code, sentence, trace, record }, app, go) {
  console.info(`Trouble (${code}): ${sentence}${trace ? `\n${trace}` : ''}`);
  if (open) return; // one panel is enough, and the first trouble caused the others
  open = true;
  const report = () => JSON.stringify({ app, code, sentence, trace, record, browser: navigator.userAgent }, null, 1);
  const [words, screen] = WAYS[kind] ?? BACK;
  openDialog({
    kind: 'trouble',
    title: () => t(`trouble-${kind}`),
    body: () => html`
      <p>${t(hasWords(`error-${code}`) ? `error-${code}` : `trouble-${kind}-text`)}</p>
      <p>${t(record ? 'trouble-kept' : 'trouble-nothing-lost')}</p>
      <details>
        <summary>${t('trouble-details')}</summary>
        <pre class="trouble-report" tabindex="0">${report()}</pre>
      </details>
    `,
    foot: (close) => html`
      ${copyButton(() => t('trouble-copy'), report)}
      ${WAYS[kind] ? nothing : html`<button class="button" @click=${() => location.reload()}>${t('trouble-again')}</button>`}
      <button
        class="button primary"
        @click=${() => {
          close();
          if (screen) go(screen);
        }}
      >
        ${t(words)}
      </button>
    `,
    onClose: () => {
      open = false;
    },
  });
}

/** Whatever nobody foresaw ends up on the panel too, and not only in the console. */
export function watchForBugs(/** @type {(trouble: Trouble) => void} */ show) {
  const bug = (/** @type {any} */ error) =>
    show({ kind: 'bug', code: 'bug', sentence: String(error?.message ?? error), trace: error?.stack, record: null });
  addEventListener('error', ({ error, message }) => bug(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => bug(reason));
}
