// Who sits where: badges, faces and moods, and the order around the table.
import { html, nothing } from '../../js/shell/lit.js';
import { jester } from './card.js';
import { t } from './words.js';

/** @typedef {import('./screen.js').Screen} Screen */

/** The table as sentences need it. @param {Screen} screen @returns {import('./types.js').Moment} */
export const momentOf = ({ table, view, deck }) => ({ players: table.players, view, deck });

/** @param {Screen} screen @param {number} seat */
export const nameOf = ({ table }, seat) => table.players[seat]?.name ?? '';

/** A seat's badge: colour, shape and initial. @param {Screen} screen @param {number} seat */
export function badge(screen, seat) {
  return html`<span class="seat" data-seat=${seat} aria-hidden="true">${[...nameOf(screen, seat)][0] ?? ''}</span>`;
}

/** A rival's face in its present mood, under a jester's cap. @param {Screen} screen @param {number} seat */
export function face({ table, faces }, seat) {
  return jester(table.players[seat]?.id ?? 'you', faces[seat]?.mood);
}

/** The seats in the order of play, the viewer's own first. @param {Screen} screen */
export function aroundTable({ view }) {
  return Array.from({ length: view.seats }, (_, step) => (view.seat + step) % view.seats);
}

/** @param {Screen} screen */
export const rivals = (screen) => aroundTable(screen).slice(1);

/** What a rival has to say, if one does. @param {Screen} screen */
export function heckle(screen) {
  const seat = rivals(screen).find((one) => screen.faces[one]?.remark);
  if (seat === undefined) return nothing;
  return html`<p class="heckle">${face(screen, seat)}<span><b>${nameOf(screen, seat)}</b> <q>${t(screen.faces[seat]?.remark ?? '')}</q></span></p>`;
}
