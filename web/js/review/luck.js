// Luck against skill: the same deal again and again with a strong player in the person's seat.
import { html, nothing } from '../shell/lit.js';
import { bars } from './plots.js';
import { minus, resultOf } from '../play/result.js';
import { gameOf } from '../games.js';
import { locale, t } from '../shell/words.js';

const COUNTS = [10, 50, 200];

/** The panel that runs it and tells what came of it. */
export function luckOf(/** @type {import('./page.js').Reviewed} */ { record, final, viewer }, /** @type {import('./page.js').Work} */ work) {
  const { analysis, rerun, stop } = work;
  const { reruns, wanted } = analysis;
  const running = reruns.length < wanted;
  return html`<section class="panel review-luck" aria-labelledby="luck-title">
    <h2 id="luck-title">${t('luck-title')}</h2>
    <p>${t(gameOf(record.game).offers.includes('brief') ? 'luck-lead-brief' : 'luck-lead')}</p>
    <div class="row">
      ${running
        ? html`<progress max=${wanted} .value=${reruns.length} aria-label=${t('luck-title')}></progress>
            <span role="status">${t('luck-progress', { done: reruns.length, total: wanted })}</span>
            <button class="button" id="luck-stop" @click=${stop}>${t('review-stop')}</button>`
        : COUNTS.map((count) => html`<button class="button" data-count=${count} ?disabled=${analysis.progress !== 'ready'} @click=${() => rerun(count)}>${t('luck-run', { count })}</button>`)}
    </div>
    ${reruns.length ? told(record, final, viewer, reruns) : nothing}
  </section>`;
}

function told(
  /** @type {import('../types.js').GameRecord} */ record,
  /** @type {any} */ final,
  /** @type {number} */ viewer,
  /** @type {import('./analysis.js').Rerun[]} */ reruns,
) {
  const result = resultOf({ record, final });
  const points = reruns.map((one) => one.points[viewer] ?? 0);
  const mean = points.reduce((sum, each) => sum + each, 0) / points.length;
  const wins = reruns.reduce((sum, { share }) => sum + share, 0) / reruns.length;
  const one = new Intl.NumberFormat(locale(), { maximumFractionDigits: 1 });
  const percent = (/** @type {number} */ share) => Math.round(share * 100);
  const rows = [...new Set(points)].sort((a, b) => a - b).map((score) => {
    const times = points.filter((each) => each === score).length;
    return { label: t(score === result?.line.total ? 'luck-yours' : 'luck-points', { points: minus(score), count: score }), value: times, words: String(times) };
  });
  return html`<p id="luck-said">${t('luck-said', { count: reruns.length, mean: one.format(mean), wins: percent(wins), fair: percent(1 / record.seats.length), mine: minus(result?.line.total ?? 0) })}</p>
    ${bars({ title: t('luck-plot'), heads: [t('luck-score'), t('luck-times')], rows, most: Math.max(...rows.map(({ value }) => value)) })}`;
}
