// A bid that was chosen but not sealed outlives a reload, as long as the tab does. A choice is worth no trouble: where
// the browser keeps nothing, it is chosen again.

/** @typedef {import('./screen.js').Screen} Screen */

const NAME = `${new URL('.', location.href).pathname} turandot envelope`;

/** The decision that a choice belongs to. @param {Screen} screen */
const moment = ({ table: { record } }) => `${record.seed}/${record.seats.join()}/${record.moves.join()}`;

/** @param {Screen} screen */
export function keepEnvelope(screen) {
  try {
    sessionStorage.setItem(NAME, JSON.stringify({ moment: moment(screen), envelope: screen.envelope }));
  } catch {
    // then it is not kept
  }
}

/** What was chosen at this very decision before. @param {Screen} screen */
export function keptEnvelope(screen) {
  try {
    const kept = JSON.parse(sessionStorage.getItem(NAME) ?? 'null');
    return kept?.moment === moment(screen) ? /** @type {import('./screen.js').Envelope} */ (kept.envelope) : null;
  } catch {
    return null;
  }
}
