// The deal of the day: today's table, its result to share, and every day before, open to whoever missed it.
import { html, nothing, render } from '../shell/lit.js';
import { copyButton, shareButton } from '../shell/copy.js';
import { to } from '../shell/router.js';
import { wasPrompted } from './prompter.js';
import { dailyTable, FIRST_DAY, firstWeekday, isOpen, monthBeside, monthOf, noon, today, weeksOf } from './daily.js';
import { playersOf, strengthOf } from './players.js';
import { resultOf, resultWords, shareText } from './result.js';
import { deal } from './start.js';
import { listGames } from './saves.js';
import { loadStyles } from '../shell/styles.js';
import { locale, t } from '../shell/words.js';
import { troubleOf } from '../shell/parts.js';

/**
 * @typedef {import('../shell/screen-list.js').Shell} Shell
 * @typedef {import('./saves.js').SavedGame} SavedGame
 * @typedef {import('../games.js').Game} Game
 * @typedef {import('../game-contract.js').Companion} Companion
 * @typedef {{games: SavedGame[], day: string, month: string, busy: boolean}} State  `games`: all daily ones of this kind
 */

/** @type {import('../shell/screen-list.js').ScreenModule['mount']} */
export async function mount(root, shell, path, game) {
  const [companion] = await Promise.all([game.companion(), loadStyles(['css/past.css'])]);
  const day = isOpen(path) ? path : today();
  if (path && day !== path) shell.say(t('daily-no-such-day'), 'bad');
  /** @type {State} */
  const state = { games: [], day, month: monthOf(day), busy: false };
  const draw = () => render(page(shell, game, companion, state, draw), root);
  const reread = () => {
    state.games = listGames().filter(({ daily, record }) => daily && record.game === game.id);
    draw();
  };
  reread();
  return { refresh: (news) => (news === 'all' ? reread() : draw()), leave: () => undefined };
}

/** The game of a day: a finished one before one that is not. */
function gameOf(/** @type {SavedGame[]} */ games, /** @type {string} */ day) {
  const those = games.filter(({ daily }) => daily === day);
  return those.find(({ over }) => over) ?? those[0] ?? null;
}

function page(
  /** @type {Shell} */ shell,
  /** @type {Game} */ kind,
  /** @type {Companion} */ companion,
  /** @type {State} */ state,
  /** @type {() => void} */ draw,
) {
  const { day, games } = state;
  const table = dailyTable(day, kind);
  const game = gameOf(games, day);
  const result = game && resultOf(game);
  const rivals = playersOf(table).filter(({ human }) => !human);
  const start = async () => {
    if (state.busy) return;
    state.busy = true;
    draw();
    try {
      shell.go('table', game && !game.over ? game.id : await deal(shell.engine, table, shell.app, game ? {} : { daily: day }));
    } catch (error) {
      troubleOf(shell, error, null);
      state.busy = false; // and not when it went well: until the table is there, a second tap would deal a second game
      draw();
    }
  };
  return html`
    <h1>${t('daily-title')}</h1>
    <section class="panel framed daily-day" aria-labelledby="daily-date">
      <h2 id="daily-date">${t('daily-date', { date: noon(day) })}</h2>
      <p>${t('daily-table', { seats: table.seats.length })}</p>
      <ul class="row" role="list">${rivals.map(({ name, level }) => html`<li class="chip">${strengthOf(name, level, kind.id)}</li>`)}</ul>
      ${result && game ? finished(game, result, companion) : html`<p class="soft">${t('daily-note')}</p>`}
      <div class="row">
        <button class="button ${result ? '' : 'primary large'}" id="play-daily" aria-disabled=${state.busy} @click=${start}>
          ${state.busy ? shell.status().line : t(result ? 'daily-again' : game ? 'daily-continue' : 'daily-play')}
        </button>
        ${result && game ? html`<a class="button" href=${to('review', game.id)}>${t('review-open')}</a>` : nothing}
      </div>
    </section>
    ${archive(games, state, draw)}
  `;
}

function finished(/** @type {SavedGame} */ game, /** @type {import('./result.js').Result} */ result, /** @type {Companion} */ companion) {
  const text = shareText(game, companion, wasPrompted(game.record));
  return html`<p class="daily-result"><strong>${resultWords(result)}</strong></p>
    <blockquote class="share-text" id="share-text">${text}</blockquote>
    <div class="row">${copyButton(() => t('share-copy'), () => text)} ${'share' in navigator ? shareButton(text) : nothing}</div>`;
}

/** A month of days: open, played, and how it went. */
function archive(/** @type {SavedGame[]} */ games, /** @type {State} */ state, /** @type {() => void} */ draw) {
  const { month } = state;
  const attended = new Set(games.filter(({ over }) => over).map(({ daily }) => daily)).size;
  const turn = (/** @type {number} */ step) => () => {
    state.month = monthBeside(month, step);
    draw();
  };
  const first = firstWeekday(locale());
  const names = new Intl.DateTimeFormat(locale(), { weekday: 'short' });
  // The first of January 2024 was a Monday.
  const weekdays = Array.from({ length: 7 }, (_, index) => names.format(new Date(2024, 0, first + index)));
  return html`<section class="archive" aria-labelledby="archive-title">
    <h2 id="archive-title">${t('daily-archive')}</h2>
    <p class="soft">${t('daily-attended', { count: attended })}</p>
    <div class="row archive-month">
      <button class="button" ?disabled=${month === monthOf(FIRST_DAY)} @click=${turn(-1)}>${t('daily-month-before')}</button>
      <strong aria-live="polite">${t('daily-month', { date: noon(`${month}-15`) })}</strong>
      <button class="button" ?disabled=${month === monthOf(today())} @click=${turn(1)}>${t('daily-month-after')}</button>
    </div>
    <table class="calendar">
      <thead><tr>${weekdays.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
      <tbody>${weeksOf(month, first).map((week) => html`<tr>${week.map((day) => html`<td>${day ? cell(games, state, draw, day) : nothing}</td>`)}</tr>`)}</tbody>
    </table>
  </section>`;
}

function cell(/** @type {SavedGame[]} */ games, /** @type {State} */ state, /** @type {() => void} */ draw, /** @type {string} */ day) {
  const number = noon(day).getDate();
  if (!isOpen(day)) return html`<span class="calendar-day closed">${number}</span>`;
  const game = gameOf(games, day);
  const result = game && resultOf(game);
  const said = result ? resultWords(result) : t(game ? 'daily-begun' : 'daily-open');
  const choose = () => {
    state.day = day;
    draw();
    scrollTo({ top: 0 });
  };
  return html`<button class="calendar-day ${result ? (result.won ? 'won' : 'played') : ''}" aria-pressed=${day === state.day}
    aria-label=${t('daily-cell', { date: t('daily-date', { date: noon(day) }), said })} @click=${choose}>
    <b>${number}</b><small>${result ? result.line.total : game ? '…' : ''}</small>
  </button>`;
}
