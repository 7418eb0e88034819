// The deck: the house deck, or the true one of the box, from a file or entered here. The engine checks.
import { html, nothing, render } from '../shell/lit.js';
import { currentDeck, deckIsKept, deckName, keepDeck, useHouseDeck } from './decks.js';
import { chosenText, saveFile } from '../shell/files.js';
import { gameStyles, loadStyles } from '../shell/styles.js';
import { t, wordsOf } from '../shell/words.js';
import { troubleOf } from '../shell/parts.js';

/**
 * @typedef {import('../shell/screen-list.js').Shell} Shell
 * @typedef {import('../games.js').Game} Game
 * @typedef {import('../game-contract.js').Companion} Companion
 * @typedef {{written: any, said: string, bad: boolean}} State
 * @typedef {{shell: Shell, game: Game, companion: Companion, state: State, draw: () => void}} Page
 */

/** @type {import('../shell/screen-list.js').ScreenModule['mount']} */
export async function mount(root, shell, _path, game) {
  const [companion] = await Promise.all([game.companion(), loadStyles(['css/past.css', ...gameStyles(game.id)])]);
  await companion.ready();
  /** @type {State} */
  const state = { written: null, said: '', bad: false };
  const draw = () => render(page(whole), root);
  /** @type {Page} */
  const whole = { shell, game, companion, state, draw };
  draw();
  begin(whole).then(draw, (error) => troubleOf(shell, error, null));
  return { refresh: draw, leave: () => undefined };
}

/** Begins with the deck in use, in the form that can be edited. */
async function begin(/** @type {Page} */ { shell, game, companion, state }) {
  const kept = currentDeck(game);
  const reply = await shell.engine.ask({ do: 'deck', game: game.id, deck: kept });
  const sound = reply.ok ? reply : await shell.engine.ask({ do: 'deck', game: game.id, deck: null });
  state.written = companion.blankDeck?.(sound.deck, reply.ok && kept !== 'house' ? deckName(kept) : t('deck-my-name'));
}

function page(/** @type {Page} */ whole) {
  const { shell, game, companion, state, draw } = whole;
  const words = wordsOf(game.id);
  const own = currentDeck(game);
  const change = (/** @type {any} */ written) => {
    Object.assign(state, { written, said: '', bad: false });
    draw();
  };
  const read = async (/** @type {Event} */ event) => {
    const text = await chosenText(event, 100_000);
    await check(whole, text).catch((error) => troubleOf(shell, error, null));
    draw();
  };
  const keep = async () => {
    await check(whole, JSON.stringify(state.written)).catch((error) => troubleOf(shell, error, null));
    draw();
  };
  const house = () => {
    useHouseDeck(game);
    Object.assign(state, { said: t('deck-house-now'), bad: false });
    draw();
  };
  return html`
    <h1>${t('deck-title')}</h1>
    <p>${words.t('rules-deck-1')}</p>
    <p>${words.t('deck-lead')}</p>
    <p><strong>${own === 'house' ? t('deck-now-house') : ownWords(game, own)}</strong></p>
    <div class="row">
      <label class="button file"><input class="visually-hidden" type="file" id="deck-file" accept=".json,application/json" @change=${read}>${t('deck-load')}</label>
      <button class="button" @click=${() => saveFile('deck.json', JSON.stringify(state.written, null, 1))}>${t('deck-save')}</button>
      ${own === 'house' ? nothing : html`<button class="button" id="deck-house" @click=${house}>${t('deck-use-house')}</button>`}
    </div>
    <p class=${state.bad ? 'notice bad' : ''} role="status" id="deck-said">${state.said}</p>
    ${state.written
      ? html`<details class="deck-edit"><summary>${words.t('deck-edit')}</summary>
          <div class="field"><label for="deck-name">${t('deck-name')}</label>
            <input class="input" id="deck-name" maxlength="40" .value=${state.written.name} @change=${(/** @type {Event} */ event) => change({ ...state.written, name: /** @type {HTMLInputElement} */ (event.target).value })}></div>
          <div class="deck-form">${companion.deckForm?.(state.written, change)}</div>
          <button class="button primary" id="deck-keep" @click=${keep}>${t('deck-keep')}</button></details>`
      : html`<p class="soft" role="status">${shell.status().line}</p>`}
  `;
}

/** Which deck is in use; one that there is no room for, only for now. */
const ownWords = (/** @type {Game} */ game, /** @type {object} */ deck) =>
  t(deckIsKept(game) ? 'deck-now-own' : 'deck-kept-for-now', { name: deckName(deck) });

/** Lets the engine judge a deck; a good one is used from now on, a bad one is named with what is wrong. */
async function check(/** @type {Page} */ { shell, game, state }, /** @type {string | null} */ text) {
  const words = wordsOf(game.id);
  const given = parsed(text ?? '');
  const reply = given && typeof given === 'object' ? await shell.engine.ask({ do: 'deck', game: game.id, deck: given }) : null;
  if (!reply?.ok) {
    const card = reply?.error.facts?.card;
    Object.assign(state, { said: card ? words.t('deck-bad-card', { card: String(card).slice(0, 40) }) : words.t('deck-bad-file'), bad: true });
    return;
  }
  if (reply.written === 'house') {
    useHouseDeck(game);
    Object.assign(state, { said: t('deck-house-now'), bad: false });
    return;
  }
  const kept = keepDeck(game, reply.written);
  Object.assign(state, { written: reply.written, said: kept ? t('deck-kept', { name: reply.written.name }) : '', bad: false });
}

/** @returns {any} what the text says as JSON, or null */
function parsed(/** @type {string} */ text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
