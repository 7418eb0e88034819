// Who sits where: colour, shape and initial of every seat, names and their grammar, faces and moods.
import { html, nothing } from '../../js/shell/lit.js';
import { list } from '../../js/shell/api.js';
import { pictured } from './printed.js';
import { t } from './words.js';

/** @typedef {import('./screen.js').Screen} Screen */

/** @param {Screen} screen @param {number|'table'} seat */
export function nameOf(screen, seat) {
  if (seat === 'table') return t('house-table');
  const player = screen.table.players[seat];
  return seat === screen.view.seat || !player ? t('player-you') : player.name;
}

/** The variables a sentence about someone needs: the name, and whether it is the viewer. @param {Screen} screen @param {number|'table'} seat */
export function person(screen, seat) {
  return { who: nameOf(screen, seat), you: seat === screen.view.seat ? 'yes' : 'no' };
}

/** The name as it stands within a sentence. @param {Screen} screen @param {number|'table'} seat */
export function nameInside(screen, seat) {
  if (seat === 'table') return t('house-table.inside');
  return seat === screen.view.seat ? t('table-you-inside') : nameOf(screen, seat);
}

/** Several names as one phrase. @param {Screen} screen @param {(number|'table')[]} seats */
export function names(screen, seats) {
  return list(seats.map((seat) => nameInside(screen, seat)));
}

/** A sentence begins with a capital, whoever it begins with. @param {string} words */
export function sentence(words) {
  return words.charAt(0).toLocaleUpperCase(document.documentElement.lang || 'en') + words.slice(1);
}

/** A seat's badge: colour, shape and initial. @param {Screen} screen @param {number|'table'} seat */
export function token(screen, seat) {
  const initial = [...nameOf(screen, seat)][0] ?? '';
  return html`<span class="seat" data-seat=${seat} aria-hidden="true">${initial}</span>`;
}

/** A rival's face in its present mood, or the viewer's token. @param {Screen} screen @param {number} seat */
export function face(screen, seat) {
  const player = screen.table.players[seat];
  if (!player || player.human) return nothing;
  const mood = screen.faces[seat]?.mood ?? 'calm';
  return html`<img class="face" src=${pictured(`art/rivals/${player.id}-${mood}.svg`)} alt="" width="48" height="48">`;
}

/** The seats other than the viewer's, clockwise from the viewer's left. @param {Screen} screen */
export function rivals({ view }) {
  return Array.from({ length: view.seats - 1 }, (_, step) => (view.seat + step + 1) % view.seats);
}

/** What a rival has to say, if one does. @param {Screen} screen */
export function heckle(screen) {
  const seat = rivals(screen).find((one) => screen.faces[one]?.remark);
  if (seat === undefined) return nothing;
  return html`<p class="heckle">${face(screen, seat)}<span><b>${nameOf(screen, seat)}</b> <q>${t(screen.faces[seat]?.remark ?? '')}</q></span></p>`;
}
