// The premiere: a puzzle of six singers and six roles, worth what the engine says it is worth.
import { sentences } from '../../js/shell/api.js';
import { html, nothing, repeat } from '../../js/shell/lit.js';
import { card, cardLabel, cardName, glyph } from './card.js';
import { sound } from './sounds.js';
import { t } from './words.js';
import { commit, myTurn } from './screen.js';
import { minus, signed } from '../../js/play/result.js';
import { sentence } from './people.js';
import { ruleLink } from './rules.js';

/** @typedef {import('./screen.js').Screen} Screen */

export const ROLES = ['turandot', 'calaf', 'liu', 'ping', 'pong', 'pang'];

/** Whether the viewer is giving out roles. @param {Screen} screen */
export function castingRoles(screen) {
  return screen.view.phase === 'premiere' && myTurn(screen);
}

/** @param {Screen} screen */
function castingMove({ roles }) {
  return `c${roles.map((place) => place + 1).join('')}`;
}

/** Begin with everyone in the order of hiring. @param {Screen} screen */
export function startCasting(screen) {
  Object.assign(screen, { roles: [0, 1, 2, 3, 4, 5], lifted: null, trial: null, warned: false });
  return value(screen);
}

/** Ask the engine what the casting on show is worth; a late answer to an old question is dropped. @param {Screen} screen */
async function value(screen) {
  const move = castingMove(screen);
  const answer = await screen.table.ask({ do: 'try', move });
  if (!answer?.view || move !== castingMove(screen) || screen.view.phase !== 'premiere') return;
  screen.trial = { ...answer.view.houses[screen.view.seat].projected, of: move };
  screen.draw();
}

/** Touch the singer in a role: the first touch lifts, the second swaps. @param {Screen} screen @param {number} column */
export function touch(screen, column) {
  if (!castingRoles(screen)) return;
  const { lifted, roles } = screen;
  if (lifted === null) screen.lifted = column;
  else {
    [roles[lifted], roles[column]] = [/** @type {number} */ (roles[column]), /** @type {number} */ (roles[lifted])];
    screen.lifted = null;
    screen.warned = false;
    if (lifted !== column) value(screen);
  }
  sound('card');
  screen.slide(() => screen.draw());
}

/** Put the best casting on the stage: a button, since the puzzle is part of the fun. @param {Screen} screen */
export function bestCasting(screen) {
  const best = screen.view.premiere?.best;
  if (!best || !castingRoles(screen)) return;
  screen.roles = [...best.slice(1)].map((place) => Number(place) - 1);
  Object.assign(screen, { lifted: null, warned: false });
  value(screen);
  screen.slide(() => screen.draw());
}

/** Raise the curtain; below the best there is, ask once. @param {Screen} screen */
export async function raiseCurtain(screen) {
  const known = () => screen.trial?.of === castingMove(screen);
  if (castingRoles(screen) && !known()) await value(screen); // it was changed a moment ago
  if (!castingRoles(screen) || !screen.trial || !known()) return;
  const best = screen.view.premiere?.bestTotal ?? 0;
  if (screen.trial.total < best && !screen.warned) {
    screen.warned = true;
    screen.draw();
    return;
  }
  await commit(screen, castingMove(screen));
}

/** @param {Screen} screen */
export function puzzle(screen) {
  const { view, roles, lifted } = screen;
  const house = view.houses[view.seat];
  if (!house) return nothing;
  return html`<section class="stage premiere" aria-labelledby="stage-title">
    <h2 id="stage-title" class="visually-hidden">${t('premiere-title')}</h2>
    <div class="boards" role="group" aria-label=${t('premiere-roles')}>
      ${repeat(roles, (place) => place, (place, column) => {
        const id = house.singers[place] ?? '';
        const points = view.premiere?.roles[place]?.[column] ?? 0;
        const role = t(`role-${ROLES[column]}`);
        return html`<div class="column role" data-slot=${column + 1}>
          <span class="role-head" aria-hidden="true">${glyph(`role-${ROLES[column]}`)}<b>${column + 1}</b> ${role}</span>
          <button type="button" class="card-button pick" aria-pressed=${lifted === column ? 'true' : 'false'} data-inspects=${id}
            @click=${() => touch(screen, column)}><span class="visually-hidden">${sentences([t('premiere-in-role', { role, number: column + 1, card: cardLabel(screen, id) }), t('premiere-adds', { points: signed(points) })])}</span>${card(screen, id)}</button>
          <span class="adds ${points > 0 ? 'up' : points < 0 ? 'down' : ''}" aria-hidden="true">${signed(points)}</span>
        </div>`;
      })}
    </div>
  </section>`;
}

/** The live total, the button that solves it, the button that commits. @param {Screen} screen */
export function playbill(screen) {
  const { trial, warned, view } = screen;
  const best = view.premiere?.bestTotal ?? 0;
  const director = view.houses[view.seat]?.director;
  return html`<div class="playbill">
    <dl class="sum">${(trial?.parts ?? []).map(({ key, points }) => html`<div><dt>${t(`line-${key}`)}</dt><dd>${signed(points)}</dd></div>`)}
      <div class="total"><dt>${t('line-total')}</dt><dd aria-live="polite">${trial ? minus(trial.total) : '…'}</dd></div></dl>
    <p class="consequence"><span class="consequence-words">${warned ? html`<strong role="alert">${t('premiere-could-be', { points: best - (trial?.total ?? 0) })}</strong>` : t('premiere-note')}
      ${director ? sentence(t('premiere-director', { director: cardName(screen, director), effect: t(`director-${director}-effect`) })) : nothing}</span>${ruleLink(screen, 'R17')}</p>
    <div class="playbill-buttons">
      <button type="button" class="button" @click=${() => bestCasting(screen)}>${t('premiere-best')}</button>
      <button type="button" class="button primary large" aria-disabled=${trial ? 'false' : 'true'} @click=${() => raiseCurtain(screen)}>
        ${glyph('curtain')} ${t(warned ? 'premiere-anyway' : 'premiere-commit')}</button>
    </div>
  </div>`;
}
