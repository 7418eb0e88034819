// Statistics: how often you win against a fair share, and where your points come from.
import { html, render } from '../shell/lit.js';
import { bars } from '../review/plots.js';
import { levelWords } from './players.js';
import { counted } from './result.js';
import { averages, groups } from './statistics.js';
import { to } from '../shell/router.js';
import { listGames } from './saves.js';
import { loadStyles } from '../shell/styles.js';
import { locale, t, wordsOf } from '../shell/words.js';

/** @type {import('../shell/screen-list.js').ScreenModule['mount']} */
export async function mount(root, _shell, _path, game) {
  await loadStyles(['css/review.css']);
  const draw = () => render(page(game), root);
  draw();
  return { refresh: (news) => (news === 'all' ? draw() : undefined), leave: () => undefined }; // all games are read for it
}

function page(/** @type {import('../games.js').Game} */ { id }) {
  const games = listGames().filter(({ record }) => record.game === id);
  const count = counted(games).length;
  if (!count) return html`<h1>${t('statistics-title')}</h1><p>${t('statistics-none')}</p><p><a class="button primary" href=${to('play')}>${t('home-play')}</a></p>`;
  const one = new Intl.NumberFormat(locale(), { maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(locale(), { style: 'percent', maximumFractionDigits: 0 });
  const wins = groups(games).map(({ seats, level, wins: won, games: played, fair }) => ({
    label: t('statistics-group', { seats, level: level === 'mixed' ? t('statistics-mixed') : levelWords(id, level) }),
    value: won / played,
    words: percent.format(won / played),
    note: t('statistics-fair', { fair: percent.format(fair), games: played }),
    mark: fair,
  }));
  const lines = averages(games);
  return html`
    <h1>${t('statistics-title')}</h1>
    <p>${t('statistics-count', { count })}</p>
    <div class="plots">
      ${bars({ title: t('statistics-wins'), heads: [t('statistics-table'), t('statistics-share'), t('statistics-compare')], rows: wins, most: 1 })}
      ${bars({
        title: t('statistics-lines'),
        heads: [t('statistics-line'), t('statistics-average')],
        rows: lines.map(({ name, mean }) => ({ label: wordsOf(id).t(`line-${name}`), value: mean, words: one.format(mean) })),
        most: Math.max(...lines.map(({ mean }) => mean)),
        least: Math.min(0, ...lines.map(({ mean }) => mean)),
      })}
    </div>
    <p><a href=${to('past')}>${t('past-title')}</a></p>
  `;
}
