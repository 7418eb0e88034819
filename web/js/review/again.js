// Try this again: a decision of a finished game at the real table, as a rehearsal beside the game. A strip above the table
// says what was done then, and what the new choice is worth against it and against the best.
import { html, nothing, render } from '../shell/lit.js';
import { announce } from '../shell/announce.js';
import { companionOf } from '../games.js';
import { icon } from '../shell/icon.js';
import { placeOf } from '../shell/router.js';
import { playersOf, viewerOf } from '../play/players.js';
import { deleteGame, newGameId, saveGame } from '../play/saves.js';
import { gameStyles, loadStyles } from '../shell/styles.js';
import { allWords, t } from '../shell/words.js';
import { whereWords } from './account.js';
import { remembered } from './analysis.js';
import { compared, opinionOf } from './compare.js';

/**
 * @typedef {import('../types.js').GameRecord} GameRecord
 * @typedef {import('../types.js').Moment} Moment
 * @typedef {import('../types.js').Judged} Judged
 * @typedef {import('../shell/screen-list.js').Shell} Shell
 * @typedef {import('../play/match.js').Match} Match
 * @typedef {import('../play/saves.js').Fork} Fork
 * @typedef {{move: string, opinion: import('./compare.js').Opinion} | null} Tried  the new choice, once it was judged
 *
 * @typedef {object} Known  what the strip speaks of
 * @property {import('../game-contract.js').Companion} companion
 * @property {{view: any, deck: Record<string, any>}} seen  the table at that moment
 * @property {Judged} then
 */

/** Puts the person back at a moment of a game: the game stays as it was, and the try is a rehearsal of its own. */
export function tryAgain(/** @type {Shell} */ shell, /** @type {GameRecord} */ record, /** @type {Omit<Fork, 'kept'>} */ fork) {
  const upToThen = { ...record, moves: record.moves.slice(0, fork.at) };
  const fresh = { app: shell.app, id: newGameId(), created: Date.now(), decisions: [], over: false, final: null };
  shell.go('table', saveGame({ ...fresh, record: upToThen, rehearsal: true, fork: { ...fork, kept: false } }).id);
}

/** The strip above a table at which a decision is tried again. */
export function besideTable(/** @type {HTMLElement} */ root, /** @type {Shell} */ shell, /** @type {Match} */ match, /** @type {import('../games.js').Game} */ game) {
  const guide = Object.assign(document.createElement('div'), { className: 'again' });
  root.prepend(guide);
  root.classList.add('trying');
  const { record, fork = { at: 0, played: '', back: '', kept: true }, id } = match.saved;
  const upToThen = { ...record, moves: record.moves.slice(0, fork.at) };
  const viewer = viewerOf(record);
  /** @type {{known: Known | null, tried: Tried, asked: string | null}} */
  const state = { known: null, tried: null, asked: null };
  const ask = async (/** @type {object} */ request) => {
    const reply = await shell.engine.ask({ viewer, ...request });
    if (!reply.ok) throw new Error(reply.error.sentence);
    return reply;
  };
  const judge = (/** @type {string} */ move) => ask({ do: 'judge', record: { ...upToThen, moves: [...upToThen.moves, move] }, at: fork.at });
  const draw = () => state.known && render(strip(state.known, state.tried, match, ways), guide);

  const learn = async () => {
    const [companion, reply, then] = await Promise.all([
      companionOf(game.id),
      ask({ do: 'view', record: upToThen }),
      remembered(upToThen, viewer, fork.played) ?? judge(fork.played),
      allWords(game.id),
      loadStyles(['css/guided.css', 'css/again.css', ...gameStyles(game.id)]),
    ]);
    await companion.ready();
    const deck = Object.fromEntries(reply.deck.map((/** @type {any} */ card) => [card.id, card]));
    state.known = { companion, seen: { view: reply.view, deck }, then };
    follow();
  };
  /** Judges the choice that was made, once; a choice taken back counts no more. */
  const follow = async () => {
    const move = match.saved.record.moves[fork.at] ?? null;
    if (move === null) Object.assign(state, { tried: null, asked: null });
    draw();
    if (!state.known || move === null || state.asked === move) return;
    state.asked = move;
    const opinion = opinionOf(state.known.then, move) ?? (await judge(move));
    if (state.asked !== move) return;
    state.tried = { move, opinion };
    draw();
    announce(guide.querySelector('.again-said')?.textContent ?? '');
  };
  const trouble = (/** @type {unknown} */ error) => console.error(error); // the table itself goes on
  const ways = {
    onceMore: async () => {
      while (match.saved.record.moves.length > fork.at && (await match.table.undo()));
      follow().catch(trouble);
    },
    playOn: () => match.note({ fork: { ...fork, kept: true } }),
    // Instead of this table: whoever goes back from the review should not find a try that is over.
    back: () => location.replace(fork.back),
  };
  learn().catch(trouble);
  return {
    refresh: () => void follow().catch(trouble),
    leave: () => {
      root.classList.remove('trying');
      const elsewhere = placeOf(location.hash).path.split('/')[0] !== id;
      if (elsewhere && !match.saved.fork?.kept) deleteGame(match.saved.id); // nobody asked to keep it
    },
  };
}

/** @typedef {{onceMore: () => void, playOn: () => void, back: () => void}} Ways */

function strip(/** @type {Known} */ known, /** @type {Tried} */ tried, /** @type {Match} */ match, /** @type {Ways} */ { onceMore, playOn, back }) {
  const { fork, record } = match.saved;
  if (!fork) return nothing;
  const { view, deck } = known.seen;
  const moment = { view, deck, players: playersOf(record) };
  const chosen = record.moves.length > fork.at;
  const way = html`<div class="again-ways"><button type="button" class="button quiet" id="again-back" aria-label=${t('again-back')} @click=${back}>${icon('back')} <span>${t('again-back')}</span></button></div>`;
  const head = html`<p class="again-where"><strong>${t('again-title')}</strong> <span>${whereWords(record.game, view)}</span></p>`;
  const tag = html`<b class="again-tag">${t('again-title')}</b> `; // where the heading has no room
  if (fork.kept) return html`${head}<p class="again-words soft">${tag}${t('again-counts')}</p>${way}`;
  if (!chosen) return html`${head}<p class="again-words">${tag}${t('again-then', { move: known.companion.moveWords(fork.played, moment) })} <small>${t('again-choose')}</small></p>${way}`;
  if (!tried) return html`${head}<p class="again-words" role="status">${tag}${t('again-judging')}</p>${way}`;
  return html`${head}${verdict(known, tried, fork, moment)}
    <div class="again-ways three"><button type="button" class="button" id="again-once-more" @click=${onceMore}>${t('again-once-more')}</button>
      ${match.saved.over ? nothing : html`<button type="button" class="button" id="again-play-on" @click=${playOn}>${t('again-play-on')}</button>`}
      <button type="button" class="button primary" id="again-back" @click=${back}>${t('again-back')}</button></div>`;
}

/** What the new choice is worth: in words, then in figures. */
function verdict(/** @type {Known} */ { companion, then }, /** @type {NonNullable<Tried>} */ { move, opinion }, /** @type {Fork} */ fork, /** @type {Moment} */ moment) {
  const { kind, nowBest, thenBest } = compared(fork.played, move, then, opinion);
  const { best } = then;
  const better = best === null || nowBest ? undefined : then.choices.find((choice) => choice.move === best);
  const [reason] = better ? companion.reasonWords(better, moment) : [];
  const percent = (/** @type {number | null} */ share) => Math.round((share ?? 0) * 100);
  return html`<p class="again-words again-said" data-verdict=${kind}><strong>${t(`again-${kind}`)}</strong>
    ${nowBest ? html` <span>${t('review-best')}</span>` : thenBest && kind === 'worse' ? html` <span>${t('again-was-best')}</span>` : nothing}
    ${better && !(thenBest && kind === 'worse') ? html` <span>${t('again-best', { move: companion.moveWords(better.move, moment) })}</span> ${reason ? html`<span>${reason}</span>` : nothing}` : nothing}
    <small>${opinion.played !== null && then.played !== null
      ? t('again-figures', { now: percent(opinion.played), then: percent(then.played), best: percent(then.played + then.lost) })
      : kind === 'unweighed' ? nothing : t('again-points', { now: opinion.points, then: then.points })}</small></p>`;
}
