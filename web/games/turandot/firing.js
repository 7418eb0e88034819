// Firing: the Maestro names a rival, the named player fires a director. And the directors, living and fired.
import { signed } from '../../js/play/result.js';
import { roomy, sentences, stop } from '../../js/shell/api.js';
import { html, nothing } from '../../js/shell/lit.js';
import { cardButton, cardLabel, cardName, effect, glyph } from './card.js';
import { art, printed } from './printed.js';
import { sound } from './sounds.js';
import { t } from './words.js';
import { commit, myTurn } from './screen.js';
import { face, heckle, nameOf, person, rivals, token } from './people.js';
import { ruleLink } from './rules.js';

/**
 * @typedef {import('./screen.js').Screen} Screen
 * @typedef {import('./types.js').Prospect} Prospect
 */

/** @param {Screen} screen */
export function naming(screen) {
  return screen.view.phase === 'naming' && myTurn(screen);
}

/** @param {Screen} screen */
export function firing(screen) {
  return screen.view.phase === 'firing' && myTurn(screen);
}

/** @param {Screen} screen @param {number} seat */
export function pointAt(screen, seat) {
  if (!screen.view.legal.includes(`n${seat}`)) return;
  screen.named = seat;
  sound('card');
  screen.draw();
}

/** @param {Screen} screen @param {string} director */
export function condemn(screen, director) {
  if (!screen.view.legal.includes(`x-${director}`)) return;
  screen.doomed = director;
  sound('card');
  screen.draw();
}

/** Commit the naming or the firing. @param {Screen} screen */
export async function decide(screen) {
  const move = naming(screen) ? screen.named !== null && `n${screen.named}` : firing(screen) && screen.doomed && `x-${screen.doomed}`;
  if (!move) return;
  await commit(screen, move);
}

/** Whom to name. @param {Screen} screen */
export function nameBoard(screen) {
  return html`<div class="naming">
    <fieldset role="radiogroup" class="suspects" aria-label=${t('naming-choose')}>
      ${rivals(screen).map((seat) => html`<label class="pick suspect">
        <input type="radio" name="named" value=${seat} .checked=${screen.named === seat} @change=${() => pointAt(screen, seat)}>
        ${face(screen, seat)}<span>${token(screen, seat)} ${nameOf(screen, seat)}</span></label>`)}
    </fieldset>
  </div>`;
}

/** Whom to fire: every living director, what it does, and what it is worth to every seat. @param {Screen} screen */
export function fireBoard(screen) {
  return html`<fieldset role="radiogroup" class="chairs" aria-label=${t('firing-choose')}>
    ${screen.view.living.map((id) => html`<label class="pick chair">
      <input type="radio" name="doomed" value=${id} .checked=${screen.doomed === id} data-inspects=${id}
        aria-label=${sentences([stop(cardName(screen, id)), t(`director-${id}-effect`), worthWords(screen, id)])} @change=${() => condemn(screen, id)}>
      <img src=${art(`directors/${id}.svg`)} alt="">
      <span class="chair-words"><strong>${printed('directors', id).name}</strong>${effect(id)}<small>${t(`director-${id}-effect`)}</small></span>
      ${worth(screen, id)}</label>`)}
  </fieldset>`;
}

/** @param {Screen} screen */
export function decideButton(screen) {
  const ready = naming(screen) ? screen.named !== null : screen.doomed !== null;
  const words = naming(screen)
    ? (screen.named === null ? t('naming-nobody-yet') : t('naming-commit', { who: nameOf(screen, screen.named) }))
    : (screen.doomed === null ? t('firing-nobody-yet') : t('firing-commit', { director: cardName(screen, screen.doomed) }));
  return html`<div class="decide">
    <button type="button" class="button primary large" aria-disabled=${ready ? 'false' : 'true'} @click=${() => decide(screen)}>
      ${glyph(naming(screen) ? 'maestro' : 'fired')} ${words}</button>
    <p class="consequence"><span class="consequence-words">${screen.doomed && firing(screen) ? t(`director-${screen.doomed}-effect`) : t(naming(screen) ? 'naming-note' : 'firing-note')}</span> ${ruleLink(screen, naming(screen) ? 'R13' : 'R14')}</p>
  </div>`;
}

/** What a director is worth to every seat now. @param {Screen} screen @param {string} id */
export function worth(screen, id) {
  const prospects = screen.view.directors[id];
  if (!prospects) return nothing;
  return html`<span class="worth" aria-hidden="true">${prospects.map(({ now }, seat) => html`<span class="${now > 0 ? 'up' : now < 0 ? 'down' : ''} ${seat === screen.view.seat ? 'own' : ''}">
    ${token(screen, seat)}${signed(now)}</span>`)}</span>`;
}

/** The same for the ear. @param {Screen} screen @param {string} id */
export function worthWords(screen, id) {
  const prospects = screen.view.directors[id] ?? [];
  return sentences(prospects.map(({ now }, seat) => t('worth-now', { ...person(screen, seat), points: signed(now) })));
}

/** The panel: living directors, fired ones struck out. @param {Screen} screen */
export function directors(screen) {
  const { view } = screen;
  const held = new Set(view.houses.map(({ director }) => director));
  return html`<section class="directors panel-zone" aria-labelledby="directors-title">
    <h2 id="directors-title">${t('directors-title')} <span class="count">${t('directors-left', { count: view.living.length })}</span></h2>
    <ul role="list">${view.living.map((id) => html`<li class=${held.has(id) ? 'held' : ''}>${directorRow(screen, id)}</li>`)}
      ${view.fired.map((id) => html`<li class="fired">${directorRow(screen, id)}</li>`)}</ul>
  </section>`;
}

/** @param {Screen} screen @param {string} id */
function directorRow(screen, id) {
  const gone = screen.view.fired.includes(id);
  const mine = screen.view.directors[id]?.[screen.view.seat];
  const open = () => screen.open({ card: id });
  const name = printed('directors', id).name;
  return html`<button type="button" class="director-row" @click=${open} data-inspects=${id}>
    <span class="visually-hidden">${cardLabel(screen, id)} ${gone ? t('director-fired') : worthWords(screen, id)}</span>
    <img src=${art(`directors/${id}.svg`)} alt=""><span class="director-name" aria-hidden="true">${gone ? html`<s>${name}</s>` : name}</span>
    ${effect(id)}
    ${gone ? html`<span class="worth-mine">${glyph('fired')}</span>` : mine ? html`<span class="worth-mine" aria-hidden="true" title=${t('worth-range', range(mine))}>${signed(mine.now)}</span>` : nothing}
  </button>`;
}

/** @param {Prospect} prospect */
function range({ least, most }) {
  return { least: signed(least), most: signed(most) };
}

/** A director's worth for all seats as a table: now, at least, at most. @param {Screen} screen @param {string} id */
export function prospectsTable(screen, id) {
  const prospects = screen.view.directors[id];
  if (!prospects) return nothing;
  return html`<table class="prospects"><caption>${t('worth-title')}</caption>
    <thead><tr><th scope="col">${t('worth-whose')}</th><th scope="col">${t('worth-now-head')}</th><th scope="col">${t('worth-least')}</th><th scope="col">${t('worth-most')}</th></tr></thead>
    <tbody>${prospects.map(({ now, least, most }, seat) => html`<tr><th scope="row">${nameOf(screen, seat)}</th>
      <td>${signed(now)}</td><td>${signed(least)}</td><td>${signed(most)}</td></tr>`)}</tbody></table>`;
}

/** After a firing: who fired whom. @param {Screen} screen */
export function fired(screen) {
  const { named, fired: id } = screen.view.now;
  if (named === null || !id) return nothing;
  return html`<div class="verdict">${cardButton(screen, id)}
    <p>${t('firing-done', { ...person(screen, named), director: cardName(screen, id) })} ${ruleLink(screen, 'R14')}</p>${roomy() ? heckle(screen) : nothing}</div>`;
}
