// The rules of a game, in our own words: searchable, and every numbered rule has an address.
import { html, nothing, render, repeat } from '../shell/lit.js';
import { gameStyles, loadStyles } from '../shell/styles.js';
import { to } from '../shell/router.js';
import { t, wordsOf } from '../shell/words.js';

/**
 * @typedef {import('../game-contract.js').Grid} Grid
 * @typedef {import('../game-contract.js').Section} Section
 * @typedef {import('../game-contract.js').Figure} Figure
 * @typedef {Section['parts'][number]} Part
 * @typedef {(id: string) => string} Say  in the words of the game
 */

const RULE = /^rule-([A-Z]\d+)$/;

/** @type {import('../shell/screen-list.js').ScreenModule['mount']} */
export async function mount(root, _shell, path, game) {
  const [{ ready, rulebook = [] }] = await Promise.all([game.companion(), loadStyles(['css/rules.css', ...gameStyles(game.id)])]);
  await ready();
  const { t: say } = wordsOf(game.id);
  let text = '';
  const draw = () => render(page(say, rulebook, text, search), root);
  const search = (/** @type {Event} */ event) => {
    text = /** @type {HTMLInputElement} */ (event.target).value;
    draw();
  };
  draw();
  const target = /^[A-Za-z0-9-]{1,20}$/.test(path) ? root.querySelector(`#rule-${path}, #section-${path}`) : null;
  if (target instanceof HTMLElement) {
    target.setAttribute('tabindex', '-1');
    target.focus({ preventScroll: true });
    target.classList.add('sought');
    requestAnimationFrame(() => target.scrollIntoView({ block: 'center' }));
  }
  return { refresh: draw, leave: () => undefined };
}

function page(/** @type {Say} */ say, /** @type {Section[]} */ sections, /** @type {string} */ text, /** @type {(event: Event) => void} */ search) {
  const words = plain(text).split(/\s+/).filter(Boolean);
  const found = sections.map((section) => ({ ...section, parts: section.parts.filter((part) => tells(say, section, part, words)) }));
  const kept = found.filter(({ parts }) => parts.length);
  const count = kept.reduce((sum, { parts }) => sum + parts.length, 0);
  return html`
    <h1>${t('rules-title')}</h1>
    <div class="field rules-search">
      <label for="rules-search">${t('rules-search')}</label>
      <input class="input" id="rules-search" type="search" autocomplete="off" spellcheck="false" .value=${text} @input=${search}>
      <p class="soft" role="status">
        ${words.length ? (count ? t('rules-search-found', { count }) : t('rules-search-none', { text: text.slice(0, 60) })) : nothing}
      </p>
    </div>
    ${words.length ? nothing : contents(say, sections)}
    ${repeat(kept, ({ id }) => id, (section) => sectionOf(say, section, words))}
  `;
}

function contents(/** @type {Say} */ say, /** @type {Section[]} */ sections) {
  const jump = (/** @type {Event} */ event, /** @type {string} */ id) => {
    event.preventDefault();
    const heading = /** @type {HTMLElement | null} */ (document.querySelector(`#section-${id} h2`));
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
    heading?.scrollIntoView({ block: 'start' });
  };
  return html`<nav class="rules-contents" aria-label=${t('rules-contents')}>
    <ul role="list">
      ${sections.map(({ id }) => html`<li><a href=${to('rules', id)} @click=${(/** @type {Event} */ event) => jump(event, id)}>${say(`rules-${id}`)}</a></li>`)}
    </ul>
  </nav>`;
}

function sectionOf(/** @type {Say} */ say, /** @type {Section} */ { id, parts }, /** @type {string[]} */ words) {
  return html`<section class="rules-section" id="section-${id}">
    <h2>${marked(say(`rules-${id}`), words)}</h2>
    ${parts.map((part) => shown(say, part, words))}
  </section>`;
}

function shown(/** @type {Say} */ say, /** @type {Part} */ part, /** @type {string[]} */ words) {
  if (typeof part === 'string') return sentence(say, part, words);
  return 'draw' in part ? part.draw() : grid(part(), words);
}

function sentence(/** @type {Say} */ say, /** @type {string} */ id, /** @type {string[]} */ words) {
  const rule = RULE.exec(id)?.[1];
  if (!rule) return html`<p>${marked(say(id), words)}</p>`;
  return html`<div class="numbered" id=${id}>
    <a class="rule-number" href=${to('rules', rule)} aria-label=${t('rules-number', { rule })}>${rule}</a>
    <h3>${marked(say(`${id}.title`), words)}</h3>
    <p>${marked(say(id), words)}</p>
  </div>`;
}

function grid(/** @type {Grid} */ { caption, heads, rows }, /** @type {string[]} */ words) {
  return html`<table class="rules-table">
    <caption>${caption}</caption>
    <thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
    <tbody>${rows.map(([first = '', ...rest]) => html`<tr><th scope="row">${marked(first, words)}</th>${rest.map((cell) => html`<td>${marked(cell, words)}</td>`)}</tr>`)}</tbody>
  </table>`;
}

/** Whether a part speaks of all these words; a section whose title does is shown whole. */
function tells(/** @type {Say} */ say, /** @type {Section} */ { id }, /** @type {Part} */ part, /** @type {string[]} */ words) {
  const title = say(`rules-${id}`);
  const texts = typeof part === 'string' ? textsOf(say, part) : 'draw' in part ? part.texts() : part().rows.flat();
  const whole = plain([title, ...texts].join(' '));
  return words.every((word) => whole.includes(word));
}

function textsOf(/** @type {Say} */ say, /** @type {string} */ id) {
  const rule = RULE.exec(id)?.[1];
  return rule ? [rule, say(`${id}.title`), say(id)] : [say(id)];
}

/** Small letters without accents, letter for letter, so that places in one text are places in the other. */
function plain(/** @type {string} */ text) {
  return Array.from(text, (letter) => letter.normalize('NFD').charAt(0).toLowerCase()).join('');
}

/** A text with the words that were looked for marked. */
function marked(/** @type {string} */ text, /** @type {string[]} */ words) {
  if (!words.length) return text;
  const letters = Array.from(text);
  const low = plain(text);
  const hit = new Set();
  for (const word of words) {
    for (let at = low.indexOf(word); at >= 0; at = low.indexOf(word, at + 1)) {
      for (let step = 0; step < word.length; step += 1) hit.add(at + step);
    }
  }
  /** @type {{on: boolean, text: string}[]} */
  const runs = [];
  for (const [place, letter] of letters.entries()) {
    const on = hit.has(place);
    const last = runs.at(-1);
    if (last && last.on === on) last.text += letter;
    else runs.push({ on, text: letter });
  }
  return runs.map(({ on, text: run }) => (on ? html`<mark>${run}</mark>` : run));
}
