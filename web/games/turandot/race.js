// The opening night: every house gives its opera on a lane of its own. Role by role the singers step forward and earn
// their points, then the scenery, then the director takes a bow or a tomato. All numbers are the engine's.
import { html, nothing, properties } from '../../js/shell/lit.js';
import { minus, signed } from '../../js/play/result.js';
import { card, cardLabel, glyph } from './card.js';
import { face, nameOf, token } from './people.js';
import { ROLES } from './premiere.js';
import { sound } from './sounds.js';
import { t } from './words.js';

/**
 * @typedef {import('./screen.js').Screen} Screen
 * @typedef {import('./types.js').FinalLine} FinalLine
 */

/** After the six roles come scenery and director; then the houses have given all they had. */
const SCENERY = ROLES.length + 1;
const DIRECTOR = SCENERY + 1;
export const CURTAIN_CALL = DIRECTOR + 1;
/** Milliseconds at normal pace. */
const TIME = { before: 500, singer: 520, scenery: 520, director: 900, call: 900 };

/** @param {FinalLine} line @param {string[]} keys */
const points = ({ parts }, ...keys) => parts.filter(({ key }) => keys.includes(key)).reduce((sum, part) => sum + part.points, 0);

/** What a house has earned when so many beats are over. @param {FinalLine} line @param {number} beats */
function earned(line, beats) {
  const sung = line.performances.slice(0, beats).reduce((sum, one) => sum + one.points, 0);
  return sung + (beats >= SCENERY ? points(line, 'scene', 'penalty') : 0) + (beats >= DIRECTOR ? points(line, 'bonus') : 0);
}

/** The race as it stands. @param {Screen} screen */
export function race(screen) {
  const { final } = screen.view;
  if (!final) return nothing;
  const most = Math.max(1, ...final.lines.map(({ total }) => total));
  return html`<section class="race" aria-label=${t('final-title')} style=${properties({ '--lanes': final.lines.length })}>
    <ol role="list" class="race-roles" aria-hidden="true">${ROLES.map((role, place) => html`<li data-lit=${screen.scored === place + 1 ? 'yes' : 'no'}>${glyph(`role-${role}`)} <span>${t(`role-${role}`)}</span></li>`)}
      <li data-lit=${screen.scored === DIRECTOR ? 'yes' : 'no'}>${glyph('director')} <span>${t('director')}</span></li></ol>
    ${final.lines.slice(0, screen.lanes).map((line) => lane(screen, line, most))}
  </section>`;
}

/** @param {Screen} screen @param {FinalLine} line @param {number} most */
function lane(screen, line, most) {
  const beats = screen.scored;
  const sum = earned(line, beats);
  const won = beats >= CURTAIN_CALL && screen.view.final?.winners.includes(line.seat);
  return html`<article class="lane ${line.seat === screen.view.seat ? 'own' : ''}" data-won=${won ? 'yes' : 'no'}>
    <h3>${typeof line.seat === 'number' ? face(screen, line.seat) : nothing}${token(screen, line.seat)} <span>${nameOf(screen, line.seat)}</span>
      ${beats >= SCENERY ? scenery(line) : nothing}</h3>
    <output class="lane-sum">${beats ? minus(sum) : ''}</output>
    <span class="lane-track" aria-hidden="true"><i style=${properties({ '--share': Math.max(0, sum) / most })}></i></span>
    <ol role="list" class="lane-cast">${line.performances.map((one, place) => html`<li data-on=${beats > place ? (beats === place + 1 ? 'now' : 'yes') : 'no'}>
        <span class="visually-hidden">${cardLabel(screen, one.card)}</span>${card(screen, one.card)}
        ${beats > place ? html`<b class="lane-points ${one.role > 0 ? 'up' : one.role < 0 ? 'down' : ''}" aria-hidden="true">${signed(one.points)}</b>` : nothing}</li>`)}
      <li data-on=${beats >= DIRECTOR ? (beats === DIRECTOR ? 'now' : 'yes') : 'no'} data-praise=${praise(line, beats)}>
        <span class="visually-hidden">${cardLabel(screen, line.director)}</span>${card(screen, line.director)}
        ${beats >= DIRECTOR ? html`<b class="lane-points" aria-hidden="true">${signed(points(line, 'bonus'))}</b>` : nothing}</li></ol>
  </article>`;
}

/** @param {FinalLine} line */
function scenery(line) {
  const scene = points(line, 'scene');
  const penalty = points(line, 'penalty');
  return html`<small class="lane-extra">${scene ? html`${glyph('scene')}${signed(scene)}` : nothing} ${penalty ? html`${glyph('maestro')}${signed(penalty)}` : nothing}</small>`;
}

/** A bow for those who brought points, a tomato for those who cost some. @param {FinalLine} line @param {number} beats */
function praise(line, beats) {
  const bonus = points(line, 'bonus');
  return beats < DIRECTOR || !bonus ? 'none' : bonus > 0 ? 'bow' : 'tomato';
}

/** What was drawn has been painted, or could have been. */
const painted = () => new Promise((resolve) => setTimeout(resolve, 34));

/** Beat by beat, as long as nobody is in a hurry. @param {Screen} screen @param {(milliseconds: number) => Promise<void>} rest @param {() => boolean} unhurried */
export async function perform(screen, rest, unhurried) {
  const time = (/** @type {number} */ beat) => (beat < SCENERY ? TIME.singer : beat === SCENERY ? TIME.scenery : beat === DIRECTOR ? TIME.director : TIME.call);
  // Five casts are many cards: each lane is painted before the next one comes.
  for (screen.lanes = 0; screen.lanes < (screen.view.final?.lines.length ?? 0) && unhurried(); screen.lanes += 1) {
    screen.draw();
    await painted();
  }
  screen.draw();
  await rest(TIME.before);
  for (let beat = 1; beat <= CURTAIN_CALL && unhurried(); beat += 1) {
    screen.scored = beat;
    sound(beat === DIRECTOR ? 'card' : beat === CURTAIN_CALL ? 'applause' : 'coin');
    screen.draw();
    await rest(time(beat));
  }
}
