// The album: every card of a game with a few lines on who that is, and what it has done for you on this device.
import { html, nothing, render, repeat } from '../shell/lit.js';
import { announce } from '../shell/announce.js';
import { segments } from '../shell/controls.js';
import { openDialog } from '../shell/dialog.js';
import { missed } from '../engine/site.js';
import { currentDeck } from '../play/decks.js';
import { opening } from '../play/openings.js';
import { portrait, rivalName } from '../play/players.js';
import { minus } from '../play/result.js';
import { listGames } from '../play/saves.js';
import { troubleOf } from '../shell/parts.js';
import { to } from '../shell/router.js';
import { gameStyles, loadStyles } from '../shell/styles.js';
import { ownWords, sentences, stop, t, wordsOf } from '../shell/words.js';
import { count, gamesWith, rivalId } from './count.js';

/**
 * @typedef {import('../shell/screen-list.js').Shell} Shell
 * @typedef {import('../games.js').Game} Game
 * @typedef {import('../types.js').Card} Card
 * @typedef {import('../game-contract.js').AlbumCard} AlbumCard
 * @typedef {import('../game-contract.js').AlbumGroup} AlbumGroup
 * @typedef {object} State
 * @property {Card[] | null} deck  the one in use, as the engine lists it
 * @property {Set<string>} ours  which of its cards the house deck has too, just so
 * @property {string} kind  the group on show, or 'all'
 * @property {import('./count.js').Sums} sums
 * @property {number} done
 * @property {number} total
 * @property {boolean} here
 * @property {ReturnType<typeof openDialog> | null} sheet  the card that lies over the page
 * @typedef {{shell: Shell, game: Game, album: import('../game-contract.js').Album, state: State, draw: () => void}} Page
 */

const ALL = 'all';
const RIVALS = 'rivals';
/** Milliseconds between two words on progress: there may be thousands of games. */
const PACE = 250;

/** @type {import('../shell/screen-list.js').ScreenModule['mount']} */
export async function mount(root, shell, path, game) {
  const companion = await game.companion();
  const [album] = await Promise.all([
    /** @type {NonNullable<typeof companion.album>} */ (companion.album)().catch(missed),
    companion.ready(),
    ownWords('album', game.id),
    loadStyles(['css/album.css', ...gameStyles(game.id)]),
  ]);
  /** @type {State} */
  const state = { deck: null, ours: new Set(), kind: ALL, sums: new Map(), done: 0, total: 0, here: true, sheet: null };
  const draw = () => {
    render(page(whole), root);
    state.sheet?.draw(); // what is counted meanwhile shows there too
  };
  /** @type {Page} */
  const whole = { shell, game, album, state, draw };
  draw();
  begin(whole, path).catch((error) => state.here && troubleOf(shell, error, null));
  return {
    refresh: draw,
    leave: () => {
      state.here = false;
      state.sheet?.close();
    },
  };
}

/** Asks for the cards, shows them, and adds up what they have done. */
async function begin(/** @type {Page} */ whole, /** @type {string} */ path) {
  const { shell, game, state, draw } = whole;
  const house = await houseDeck(whole);
  const own = await ownDeck(whole);
  const printed = new Map(house.map((card) => [card.id, JSON.stringify(card)]));
  state.deck = own?.deck ?? house;
  state.ours = new Set(state.deck.filter((card) => printed.get(card.id) === JSON.stringify(card)).map(({ id }) => id));
  const saves = gamesWith(own?.written ?? 'house', game.id, listGames());
  state.total = saves.length;
  draw();
  if (path && state.here) open(whole, path);
  let drawnAt = 0;
  state.sums = await count({
    game: game.id,
    saves,
    rivals: game.rivals,
    ask: shell.engine.ask,
    onProgress: (sums, done) => {
      Object.assign(state, { sums, done });
      if (state.here && performance.now() - drawnAt > PACE) {
        draw();
        drawnAt = performance.now();
      }
      return state.here;
    },
  });
  if (state.here) draw();
}

/** The house deck, as it was dealt from when the site was built: it is there before Python is up. @returns {Promise<Card[]>} */
async function houseDeck(/** @type {Page} */ { shell, game }) {
  const dealt = await opening(game.id, Math.min(...game.seats)).catch(() => shell.engine.ask({ do: 'deck', game: game.id, deck: 'house' }));
  return dealt.deck;
}

/** The deck of one's own that is in use, as the engine reads it; null if it is none. @returns {Promise<{deck: Card[], written: unknown} | null>} */
async function ownDeck(/** @type {Page} */ { shell, game }) {
  const kept = currentDeck(game);
  const reply = kept === 'house' ? null : await shell.engine.ask({ do: 'deck', game: game.id, deck: kept });
  return reply?.ok ? reply : null;
}

/** The game's cards and, last, the rivals. @returns {AlbumGroup[]} */
function groupsOf(/** @type {Page} */ { game, album, state }) {
  const rivals = game.rivals.map((id) => ({
    id: rivalId(id),
    name: rivalName(id),
    label: `${rivalName(id)}. ${wordsOf(game.id).t(`way-${id}`)}`,
    life: t(`rival-life-${id}`),
    picture: html`<span class="album-rival" aria-hidden="true">${album.rival?.(id) ?? html`<img src=${portrait(id)} alt="" draggable="false" />`}<span>${rivalName(id)}</span></span>`,
  }));
  return [...album.groups(state.deck ?? [], (id) => state.ours.has(id)), { id: RIVALS, deeds: ['games', 'ahead', 'behind'], cards: rivals }];
}

function page(/** @type {Page} */ whole) {
  const { shell, game, state, draw } = whole;
  const groups = state.deck ? groupsOf(whole) : [];
  const words = wordsOf(game.id);
  const choose = (/** @type {string} */ kind) => {
    state.kind = kind;
    draw();
  };
  return html`<div class="album" data-counted=${state.deck && state.done === state.total ? 'yes' : 'no'}>
    <h1>${t('album-title')}</h1>
    <p>${words.t('album-lead')}</p>
    ${state.deck ? progress(state) : html`<p class="soft" role="status">${shell.status().line}</p>`}
    ${state.deck
      ? segments({ name: 'album-kind', legend: t('album-show'), values: [ALL, ...groups.map(({ id }) => id)], chosen: state.kind, word: (kind) => (kind === ALL ? t('album-all') : words.t(`album-${kind}`)), choose })
      : nothing}
    ${groups.filter(({ id }) => state.kind === ALL || state.kind === id).map((group) => section(whole, group))}
    ${state.deck && game.screens.includes('deck') ? html`<p><a href=${to('deck')}>${t('album-own-deck')}</a></p>` : nothing}
  </div>`;
}

/** How many games have told what they know. */
function progress(/** @type {State} */ { done, total }) {
  if (done === total) return html`<p class="soft" role="status">${t('album-counted', { count: total })}</p>`;
  return html`<p class="soft album-progress" role="status"><progress max=${total} value=${done} aria-label=${t('album-counting-label')}></progress>
    <span>${t('album-counting', { done, total })}</span></p>`;
}

function section(/** @type {Page} */ whole, /** @type {AlbumGroup} */ group) {
  const { game, state } = whole;
  const [main = ''] = group.deeds;
  const met = group.cards.filter(({ id }) => timesOf(state, id, main) > 0).length;
  return html`<section class="album-group" data-group=${group.id} aria-labelledby="album-${group.id}">
    <h2 id="album-${group.id}">${wordsOf(game.id).t(`album-${group.id}`)} <small>${t('album-met', { met, all: group.cards.length })}</small></h2>
    <ul class="album-cards" role="list">
      ${repeat(group.cards, ({ id }) => id, (card) => html`<li><button type="button" class="album-card" data-album=${card.id} data-met=${timesOf(state, card.id, main) > 0 ? 'yes' : 'no'} @click=${() => open(whole, card.id)}>
        <span class="visually-hidden">${card.label}</span>
        <span class="album-picture">${card.picture}</span>
        <span class="album-caption"><b aria-hidden="true">${card.name}</b><small>${deedWords(whole, group, card, main)}</small></span>
      </button></li>`)}
    </ul>
  </section>`;
}

const timesOf = (/** @type {State} */ { sums }, /** @type {string} */ id, /** @type {string} */ deed) => sums.get(id)?.done[deed] ?? 0;

const deedWords = (/** @type {Page} */ { game, state }, /** @type {AlbumGroup} */ { id }, /** @type {AlbumCard} */ card, /** @type {string} */ deed) =>
  wordsOf(game.id).t(`deed-${id}-${deed}`, { count: timesOf(state, card.id, deed), points: minus(timesOf(state, card.id, deed)) });

/* ── One card, large ── */

/** Opens a card over the page, with its neighbours one key or tap away. */
function open(/** @type {Page} */ whole, /** @type {string} */ id) {
  const find = (/** @type {string} */ wanted) => {
    const group = groupsOf(whole).find(({ cards }) => cards.some((card) => card.id === wanted));
    return group ? { group, place: group.cards.findIndex((card) => card.id === wanted) } : null;
  };
  if (!find(id)) return;
  let shown = id;
  const now = () => {
    const { group, place } = /** @type {NonNullable<ReturnType<typeof find>>} */ (find(shown));
    return { group, place, card: /** @type {AlbumCard} */ (group.cards[place]) };
  };
  const step = (/** @type {number} */ by) => {
    const { group, place } = now();
    shown = group.cards.at((place + by) % group.cards.length)?.id ?? shown;
    sheet.draw();
    announce(sentences([stop(now().card.label), now().card.life ?? '']), { fresh: true });
  };
  const sheet = openDialog({
    kind: 'album-dialog',
    title: () => now().card.name,
    body: (close) => inspector(whole, now(), close),
    foot: () => {
      const { group, place } = now();
      return html`<button class="button" id="album-before" @click=${() => step(-1)}>${t('album-before')}</button>
        <span class="soft album-place">${t('album-place', { place: place + 1, all: group.cards.length })}</span>
        <button class="button" id="album-next" @click=${() => step(1)}>${t('album-next')}</button>`;
    },
    onClose: () => {
      if (whole.state.sheet === sheet) whole.state.sheet = null;
      document.querySelector(`[data-album="${CSS.escape(shown)}"]`)?.scrollIntoView({ block: 'nearest' });
    },
  });
  whole.state.sheet = sheet;
  sheet.element.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft' || key === 'ArrowRight') step(key === 'ArrowLeft' ? -1 : 1);
  });
}

function inspector(/** @type {Page} */ whole, /** @type {{group: AlbumGroup, card: AlbumCard}} */ { group, card }, /** @type {() => void} */ close) {
  const [first = '', ...rest] = group.deeds;
  const hopes = timesOf(whole.state, card.id, first) > 0 ? (card.hopes ?? []) : [];
  const told = [first, ...rest.filter((deed) => timesOf(whole.state, card.id, deed) !== 0 || hopes.includes(deed))];
  const best = whole.state.sums.get(card.id)?.best[first];
  return html`<div class="album-inspector" data-shown=${card.id}>
    <div class="album-large album-picture">${card.picture}</div>
    <div class="album-words">
      <p>${card.label}</p>
      ${card.life ? html`<p class="album-life">${card.life}</p>` : nothing}
      <ul class="album-deeds" role="list">
        ${told.map((deed) => html`<li data-deed=${deed} data-times=${timesOf(whole.state, card.id, deed)}>${deedWords(whole, group, card, deed)}</li>`)}
        ${best ? html`<li data-deed="best" data-times=${best.points}><a href=${to('review', best.game)} @click=${close}>${t('album-best', { points: best.points, when: new Date(best.when) })}</a></li>` : nothing}
      </ul>
    </div>
  </div>`;
}
