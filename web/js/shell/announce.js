// The one voice for screen readers: polite, one sentence per group of events, and silent about what is past.
import { sentences } from './words.js';

const GAP = 150;

/** @type {HTMLElement | undefined} */
let region;
/** @type {string[]} */
let pending = [];
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/**
 * Says something soon. What is said in the same breath is read as one; a later `fresh` sentence drops what was not
 * yet read, because it is no longer true.
 */
export function announce(/** @type {string} */ sentence, { fresh = false } = {}) {
  if (!sentence) return;
  if (fresh) pending = [];
  if (pending.at(-1) !== sentence) pending.push(sentence);
  clearTimeout(timer);
  timer = setTimeout(speakUp, GAP);
}

function speakUp() {
  region ??= makeRegion();
  const text = sentences(pending);
  pending = [];
  // The same sentence twice is two events: without a change of content nothing would be read.
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}

function makeRegion() {
  const made = document.createElement('div');
  made.className = 'visually-hidden';
  made.id = 'announcer';
  made.setAttribute('role', 'status');
  made.setAttribute('aria-live', 'polite');
  document.body.append(made);
  return made;
}
