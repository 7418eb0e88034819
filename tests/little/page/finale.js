// After the last card: the account of every house, and what to do next.
import { list } from '../../js/shell/api.js';
import { minus } from '../../js/play/result.js';
import { html, nothing } from '../../js/shell/lit.js';
import { t } from './words.js';

/** @param {import('../../js/types.js').Table} table @param {import('./types.js').View} view */
export function finale({ players, offers, go }, { seat: viewer, final }) {
  if (!final) return nothing;
  const { lines, winners, tieBreak } = final;
  const names = list(winners.map((seat) => players[Number(seat)]?.name ?? ''));
  const keys = lines[0]?.parts.map(({ key }) => key) ?? [];
  return html`<section class="finale" aria-labelledby="verdict">
    <h2 id="verdict">${t(tieBreak ? 'won-shared' : 'won', { who: names, you: winners.includes(viewer) ? 'yes' : 'no' })}</h2>
    <table class="account"><caption class="visually-hidden">${t('over')}</caption>
      <thead><tr><td></td>${lines.map(({ seat }) => html`<th scope="col">${players[Number(seat)]?.name}</th>`)}</tr></thead>
      <tbody>${keys.map((key, place) => html`<tr><th scope="row">${t(`line-${key}`)}</th>${lines.map(({ parts }) => html`<td>${minus(parts[place]?.points ?? 0)}</td>`)}</tr>`)}
        <tr class="total"><th scope="row">${t('total')}</th>${lines.map(({ total }) => html`<td>${minus(total)}</td>`)}</tr></tbody></table>
    <div class="row afterwards">${offers.map((action) => html`<button type="button" class="button" data-go=${action} @click=${() => go(action)}>${t(`final-${action}`)}</button>`)}
      <button type="button" class="button quiet" data-go="home" @click=${() => go('home')}>${t('final-home')}</button></div>
  </section>`;
}
