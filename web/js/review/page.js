// The page of a review: draws what the analysis has found so far, and one decision at a time.
import { html, nothing, render } from '../shell/lit.js';
import { analyse, mine, telling } from './analysis.js';
import { announce } from '../shell/announce.js';
import { copyButton } from '../shell/copy.js';
import { companionOf } from '../games.js';
import { bindKeys } from '../shell/keys.js';
import { playersOf } from '../play/players.js';
import { chances, wide } from './plots.js';
import { houseName, minus, resultOf, resultWords } from '../play/result.js';
import { luckOf } from './luck.js';
import { gameStyles, loadStyles } from '../shell/styles.js';
import { t, wordsOf } from '../shell/words.js';

/**
 * @typedef {import('../game-contract.js').Decision} Decision
 * @typedef {import('../game-contract.js').Companion} Companion
 * @typedef {import('../types.js').Moment} Moment
 * @typedef {object} Reviewed
 * @property {import('../types.js').GameRecord} record
 * @property {number} viewer
 * @property {import('../types.js').Final} final
 * @property {number | null} at  the moment to begin with
 * @property {(at: number) => void} remember
 * @property {(at: number) => string} link
 * @property {(() => void) | null} keep  for a game that is not ours yet
 * @typedef {{at: number | null, moment: Moment | null, wrong: boolean}} State
 */

/** Puts a review up; leaving ends its worker. */
export async function showReview(/** @type {HTMLElement} */ root, /** @type {import('../engine/engine.js').Engine} */ engine, /** @type {Reviewed} */ reviewed) {
  const { record, viewer } = reviewed;
  const [companion] = await Promise.all([companionOf(record.game), loadStyles(['css/review.css', ...gameStyles(record.game)])]);
  await companion.ready();
  /** @type {State} */
  const state = { at: null, moment: null, wrong: false };
  const draw = () => render(page(reviewed, companion, work, state, choose), root);
  let left = false;
  const changed = () => {
    if (left) return; // an answer may come when somebody has gone elsewhere, whose address this is not
    if (state.at === null && work.analysis.decisions.length) choose(reviewed.at ?? firstMoment());
    draw();
  };
  const firstMoment = () => mine(work.analysis, viewer)[0]?.at ?? 0;
  const choose = async (/** @type {number} */ at, aloud = false) => {
    const { decisions } = work.analysis;
    const near = Math.max(0, Math.min(at, decisions.length - 1));
    Object.assign(state, { at: near, moment: null });
    reviewed.remember(near);
    draw();
    const reply = await work.look(near).catch(() => null);
    if (!reply || state.at !== near) return;
    state.moment = { view: reply.view, deck: Object.fromEntries(reply.deck.map((/** @type {any} */ card) => [card.id, card])), players: playersOf(record) };
    if (aloud) announce(companion.moveWords(decisions[near]?.move ?? '', state.moment));
    draw();
  };
  const work = analyse(record, viewer, engine, changed);
  const step = (/** @type {number} */ by) => () => {
    if (state.at !== null) choose(state.at + by, true);
  };
  const unbind = bindKeys([
    { keys: ['ArrowLeft'], word: 'review-key-back', run: step(-1) },
    { keys: ['ArrowRight'], word: 'review-key-on', run: step(1) },
    { keys: ['Home'], word: 'review-key-first', run: () => void choose(0, true) },
    { keys: ['End'], word: 'review-key-last', run: () => void choose(work.analysis.decisions.length - 1, true) },
  ]);
  draw();
  return {
    refresh: draw,
    leave: () => {
      left = true;
      unbind();
      work.close();
    },
  };
}

/** @typedef {ReturnType<typeof analyse>} Work */

function page(
  /** @type {Reviewed} */ reviewed,
  /** @type {Companion} */ companion,
  /** @type {Work} */ work,
  /** @type {State} */ state,
  /** @type {(at: number, aloud?: boolean) => void} */ choose,
) {
  const { record, final, viewer } = reviewed;
  const result = resultOf({ record, final });
  const { analysis } = work;
  return html`
    <h1>${t('review-title')}</h1>
    <p class="review-result">${result ? resultWords(result) : nothing} <span class="chip">${t('past-seed', { seed: record.seed })}</span></p>
    ${reviewed.keep ? html`<p class="notice">${t('review-shared')} <button class="button" id="keep-game" @click=${reviewed.keep}>${t('review-keep')}</button></p>` : nothing}
    ${accounts(final, record)}
    ${progress(work, viewer)}
    ${chart(reviewed, companion, work, state, choose)}
    ${matters(analysis, companion, record, choose)}
    ${analysis.decisions.length ? decision(reviewed, companion, work, state, choose) : nothing}
    ${luckOf(reviewed, work)}
  `;
}

/** The final account of every house, part by part. */
function accounts(/** @type {import('../types.js').Final} */ final, /** @type {import('../types.js').GameRecord} */ record) {
  const players = playersOf(record);
  const keys = final.lines[0]?.parts.map(({ key }) => key) ?? [];
  const words = wordsOf(record.game);
  return wide(t('review-account'), html`<table class="review-account">
    <caption class="visually-hidden">${t('review-account')}</caption>
    <thead><tr><td></td>${[...keys, 'total'].map((key) => html`<th scope="col">${words.t(`line-${key}`)}</th>`)}</tr></thead>
    <tbody>${final.lines.map(({ seat, parts, total }) => html`<tr class=${final.winners.includes(seat) ? 'won' : ''}>
      <th scope="row">${houseName(seat, players, record.game)}</th>${[...parts, { key: 'total', points: total }].map(({ key, points }) => html`<td data-line=${key}>${minus(points)}</td>`)}</tr>`)}</tbody>
  </table>`);
}

/** Where a decision was made, in words. */
const whereWords = (/** @type {string} */ game, /** @type {Pick<Decision, 'round' | 'phase'>} */ { round, phase }) =>
  t('review-where', { round, phase: wordsOf(game).t(`review-phase-${phase}`) });

function progress(/** @type {Work} */ work, /** @type {number} */ viewer) {
  const { analysis, stop, resume } = work;
  const total = mine(analysis, viewer).length;
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
function chart(/** @type {Reviewed} */ { record, final, viewer }, /** @type {Companion} */ { shortMove }, /** @type {Work} */ { analysis }, /** @type {State} */ state, /** @type {(at: number) => void} */ choose) {
  const players = playersOf(record);
  const dear = new Set(telling(analysis).map(({ at }) => at));
  const dots = mine(analysis, viewer).flatMap(({ at, round, move, phase }) => {
    const chance = analysis.judged.get(at)?.played ?? null;
    if (chance === null) return [];
    const words = t('review-percent', { percent: Math.round(chance * 100) });
    return [{ at, value: chance, label: `${whereWords(record.game, { round, phase })}, ${shortMove(move, players)}`, words, kind: dear.has(at) ? 'dear' : '' }];
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
    choose,
    groups: rounds.map((round) => ({ at: analysis.decisions.find((one) => one.round === round)?.at ?? 0, label: String(round) })),
  });
}

/** The two or three moments that mattered. */
function matters(/** @type {import('./analysis.js').Analysis} */ analysis, /** @type {Companion} */ { shortMove }, /** @type {import('../types.js').GameRecord} */ record, /** @type {(at: number) => void} */ choose) {
  const players = playersOf(record);
  const found = telling(analysis);
  if (!found.length) return analysis.progress === 'ready' ? html`<p>${t('review-faultless')}</p>` : nothing;
  return html`<section class="review-moments" aria-labelledby="moments-title">
    <h2 id="moments-title">${t('review-moments')}</h2>
    <ol role="list">${found.map(({ at, lost, points, best }, place) => {
      const { round = 0, phase = '', move = '' } = analysis.decisions.find((one) => one.at === at) ?? {};
      const words = points ? t('review-lost-points', { points }) : t('review-lost', { percent: Math.round(lost * 100), best: shortMove(best ?? '', players) });
      return html`<li><button class="panel review-moment" data-at=${at} data-move=${move} @click=${() => choose(at)}>
        <span class="display" aria-hidden="true">${place + 1}</span>
        <span><strong>${whereWords(record.game, { round, phase })}: ${points ? '' : shortMove(move, players)}</strong> ${words}</span></button></li>`;
    })}</ol>
  </section>`;
}

/** One decision: what was on the table, what was played, what else there was, and why. */
function decision(/** @type {Reviewed} */ reviewed, /** @type {Companion} */ companion, /** @type {Work} */ work, /** @type {State} */ state, /** @type {(at: number, aloud?: boolean) => void} */ choose) {
  const { analysis } = work;
  const { at, moment } = state;
  const now = at === null ? undefined : analysis.decisions[at];
  if (!now || at === null) return nothing;
  const judged = analysis.judged.get(at);
  const choices = judged?.choices ?? analysis.why.get(at);
  const players = playersOf(reviewed.record);
  const who = players[now.seat]?.name ?? '';
  return html`<section class="panel framed review-decision" aria-labelledby="decision-title" data-at=${at}>
    <div class="row review-step">
      <button class="button" id="step-back" ?disabled=${at === 0} @click=${() => choose(at - 1)}>${t('review-back')}</button>
      <h2 id="decision-title">${t('review-step', { number: at + 1, count: analysis.decisions.length })}</h2>
      <button class="button" id="step-on" ?disabled=${at === analysis.decisions.length - 1} @click=${() => choose(at + 1)}>${t('review-on')}</button>
    </div>
    <p class="soft">${whereWords(reviewed.record.game, now)} · ${who}</p>
    ${moment ? html`${companion.picture(moment)}<p class="review-played">${companion.moveWords(now.move, moment)}</p>` : html`<p class="soft">…</p>`}
    ${judged ? verdict(judged, (move) => companion.shortMove(move, players)) : nothing}
    ${choices && moment ? alternatives(choices, now, companion, moment) : nothing}
    ${judged?.outcomes.length && moment ? companion.whatIf?.(judged.outcomes, now.move, moment) : nothing}
    <div class="row">
      ${choices ? nothing : html`<button class="button" id="why" @click=${() => work.why(now)}>${t('review-why', { who })}</button>`}
      ${copyButton(() => t('review-link'), () => reviewed.link(at))}
    </div>
  </section>`;
}

function verdict(/** @type {import('./analysis.js').Judged} */ { played, best, lost, points }, /** @type {(move: string) => string} */ told) {
  if (points) return html`<p>${t('review-lost-points', { points })}</p>`;
  if (played === null || best === null) return nothing;
  const percent = Math.round(played * 100);
  return html`<p>${lost < 0.005 ? t('review-best', { percent }) : t('review-better', { percent, best: told(best), most: Math.round((played + lost) * 100) })}</p>`;
}

/** The likeliest moves of a player, with the chance each was given and what it promised. */
function alternatives(/** @type {import('../types.js').Choice[]} */ choices, /** @type {Decision} */ { move }, /** @type {Companion} */ companion, /** @type {Moment} */ moment) {
  const top = [...choices].sort((a, b) => b.chance - a.chance || b.value - a.value).slice(0, 5);
  const played = choices.find((choice) => choice.move === move);
  const rows = played && !top.includes(played) ? [...top, played] : top;
  return wide(t('review-choices'), html`<table class="review-choices">
    <caption>${t('review-choices')}</caption>
    <thead><tr><th scope="col">${t('review-move')}</th><th scope="col">${t('review-often')}</th><th scope="col">${t('review-chance')}</th></tr></thead>
    <tbody>${rows.map((choice) => html`<tr class=${choice === played ? 'played' : ''}>
      <th scope="row" data-move=${choice.move}>${companion.shortMove(choice.move, moment.players)}${choice === played ? html` <span class="chip">${t('review-was-played')}</span>` : nothing}
        <small>${companion.reasonWords(choice, moment).slice(0, 3).join(' ')}</small></th>
      <td>${Math.round(choice.chance * 100)} %</td><td>${Math.round(choice.value * 100)} %</td></tr>`)}</tbody>
  </table>`);
}
