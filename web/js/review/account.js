// What stands above a review's decisions: the final account, how far the review is, and the course of the chances.
import { html, nothing } from '../shell/lit.js';
import { playersOf } from '../play/players.js';
import { houseName, minus, resultOf } from '../play/result.js';
import { t, wordsOf } from '../shell/words.js';
import { listed, telling } from './order.js';
import { chances, wide } from './plots.js';

/**
 * @typedef {import('../game-contract.js').Decision} Decision
 * @typedef {import('./page.js').Showing} Showing
 */

/** The final account of every house, part by part. */
export function accounts(/** @type {Showing} */ { reviewed: { final, record } }) {
  const players = playersOf(record);
  const keys = final.lines[0]?.parts.map(({ key }) => key) ?? [];
  const words = wordsOf(record.game);
  return wide(t('review-account'), html`<table class="review-account">
    <caption class="visually-hidden">${t('review-account')}</caption>
    <thead><tr><td></td>${[...keys, 'total'].map((key) => html`<th scope="col"><span>${words.t(`line-${key}`)}</span></th>`)}</tr></thead>
    <tbody>${final.lines.map(({ seat, parts, total }) => html`<tr class=${final.winners.includes(seat) ? 'won' : ''}>
      <th scope="row">${houseName(seat, players, record.game)}</th>${[...parts, { key: 'total', points: total }].map(({ key, points }) => html`<td data-line=${key}>${minus(points)}</td>`)}</tr>`)}</tbody>
  </table>`);
}

/** Where a decision was made, in words. */
export const whereWords = (/** @type {string} */ game, /** @type {Pick<Decision, 'round' | 'phase'>} */ { round, phase }) =>
  t('review-where', { round, phase: wordsOf(game).t(`review-phase-${phase}`) });

export function progress(/** @type {Showing} */ { work: { analysis, stop, resume }, reviewed: { viewer } }) {
  const total = listed(analysis.decisions, viewer).length;
  const done = analysis.judged.size;
  if (analysis.progress === 'failed') return html`<p class="notice bad" role="status">${t('review-failed')}</p>`;
  if (analysis.progress === 'ready') return html`<p class="soft" role="status" data-review="ready">${t('review-ready', { count: total })}</p>`;
  const stopped = analysis.progress === 'stopped';
  return html`<div class="row review-progress" data-review=${analysis.progress}>
    <progress max=${total || 1} .value=${done} aria-label=${t('review-progress')}></progress>
    <span role="status">${t(stopped ? 'review-stopped' : 'review-judging', { done, total })}</span>
    <button class="button" @click=${stopped ? resume : stop}>${t(stopped ? 'review-resume' : 'review-stop')}</button>
  </div>`;
}

/** The chance to win, decision by decision. */
export function chart(/** @type {Showing} */ { reviewed: { record, final, viewer }, work: { analysis }, state, show, told }) {
  const dear = new Set(telling(analysis.judged).map(({ at }) => at));
  const dots = listed(analysis.decisions, viewer).flatMap(({ at, round, move, phase }) => {
    const chance = analysis.judged.get(at)?.played ?? null;
    if (chance === null) return [];
    const words = t('review-percent', { percent: Math.round(chance * 100) });
    return [{ at, value: chance, label: t('review-dot', { where: whereWords(record.game, { round, phase }), move: told(at, move) }), words, kind: dear.has(at) ? 'dear' : '' }];
  });
  const share = resultOf({ record, final })?.share ?? 0;
  const end = { at: record.moves.length, value: share, label: t('review-end'), words: t('review-percent', { percent: Math.round(share * 100) }), kind: 'end' };
  if (dots.length < 2) return html`<div class="plot course empty" aria-hidden="true"></div>`;
  const rounds = [...new Set(analysis.decisions.map(({ round }) => round))];
  return chances({
    title: t('review-chart'),
    heads: [t('review-decision'), t('review-chance')],
    dots: [...dots, end],
    fair: 1 / record.seats.length,
    chosen: state.at,
    choose: show,
    groups: rounds.map((round) => ({ at: analysis.decisions.find((one) => one.round === round)?.at ?? 0, label: String(round) })),
  });
}

/** The two or three moments that mattered: what was done, what would have been better, and by how much. */
export function matters(/** @type {Showing} */ { reviewed: { record }, work: { analysis }, show, told }) {
  const found = telling(analysis.judged);
  if (!found.length) return analysis.progress === 'ready' ? html`<p>${t('review-faultless')}</p>` : nothing;
  return html`<section class="review-moments" aria-labelledby="moments-title">
    <h2 id="moments-title">${t('review-moments')}</h2>
    <ol role="list">${found.map(({ at, lost, points, best, played }, place) => {
      const { round = 0, phase = '', move = '' } = analysis.decisions.find((one) => one.at === at) ?? {};
      const cost = points ? t('review-lost-points', { points }) : t('review-lost', { percent: Math.round((played ?? 0) * 100), most: Math.round(((played ?? 0) + lost) * 100) });
      return html`<li><button class="panel review-moment" data-at=${at} data-move=${move} @click=${() => show(at)}>
        <span class="display" aria-hidden="true">${place + 1}</span>
        <span class="review-what"><small>${whereWords(record.game, { round, phase })}</small>
          <strong>${told(at, move)}</strong>
          ${best === null ? nothing : html`<span>${t('review-instead', { move: told(at, best) })}</span>`}
          <small>${cost}</small></span></button></li>`;
    })}</ol>
  </section>`;
}
