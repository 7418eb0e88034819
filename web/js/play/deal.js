// A deal that somebody shares: what is on the table, and a button to play it. Nothing is kept before that.
import { html, nothing, render } from '../shell/lit.js';
import { to } from '../shell/router.js';
import { deckName } from './decks.js';
import { decode } from './links.js';
import { isKnownTable, levelWords, playersOf } from './players.js';
import { deal } from './start.js';
import { loadStyles } from '../shell/styles.js';
import { t } from '../shell/words.js';
import { troubleOf } from '../shell/parts.js';
import { nowhere } from '../shell/screen-list.js';

/** @typedef {import('../types.js').GameRecord} GameRecord */

/** @type {import('../shell/screen-list.js').ScreenModule['mount']} */
export async function mount(root, shell, path, known) {
  const record = await soundDeal(path, shell.engine, known);
  if (!record) {
    shell.say(t('link-bad'), 'bad');
    shell.go('home');
    return nowhere;
  }
  await loadStyles(['css/past.css']);
  let busy = false;
  const play = async () => {
    if (busy) return;
    busy = true;
    draw();
    try {
      const { game, seed, options, seats, first, deck } = record;
      shell.go('table', await deal(shell.engine, { game, seed, options, seats, first, deck }, shell.app));
    } catch (error) {
      troubleOf(shell, error, null);
      busy = false; // and not when it went well: until the table is there, a second tap would deal a second game
      draw();
    }
  };
  const draw = () => render(page(record, play, busy ? shell.status().line : null), root);
  draw();
  return { refresh: draw, leave: () => undefined };
}

/** The deal in a link, if the engine can deal it and we have the rivals; else null. */
async function soundDeal(/** @type {string} */ path, /** @type {import('../engine/engine.js').Engine} */ engine, /** @type {import('../games.js').Game} */ known) {
  try {
    const { record } = decode(path);
    if (record.game !== known.id || record.moves.length || !isKnownTable(record.seats, known)) return null;
    const { game, seed, options, seats, first, deck } = record;
    const reply = await engine.ask({ do: 'new', viewer: 0, game, seed, options, seats, first, deck });
    return reply.ok && reply.record.rules === record.rules ? record : null;
  } catch {
    return null;
  }
}

function page(/** @type {GameRecord} */ record, /** @type {() => void} */ play, /** @type {string | null} */ waiting) {
  const rivals = playersOf(record).filter(({ human }) => !human);
  return html`
    <h1>${t('deal-title')}</h1>
    <section class="panel framed stack">
      <p>${t('deal-lead', { seats: record.seats.length })}</p>
      <ul class="row" role="list">${rivals.map(({ name, level }) => html`<li class="chip">${name}, ${levelWords(record.game, level)}</li>`)}</ul>
      <p class="row"><span class="chip">${t('past-seed', { seed: record.seed })}</span>
        ${typeof record.deck === 'object' ? html`<span class="chip">${t('past-deck', { name: deckName(record.deck) })}</span>` : nothing}</p>
      <div class="row">
        <button class="button primary large" id="play-deal" aria-disabled=${waiting !== null} @click=${play}>${waiting ?? t('deal-play')}</button>
        <a class="button large" href=${to('home')}>${t('back-home')}</a>
      </div>
    </section>
  `;
}
