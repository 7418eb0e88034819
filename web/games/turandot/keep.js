// A bid that was chosen but not sealed outlives a reload.
import { unsent } from '../../js/play/unsent.js';

/** @typedef {import('./screen.js').Screen} Screen */

const ENVELOPE = /** @type {ReturnType<typeof unsent<import('./screen.js').Envelope>>} */ (unsent('turandot envelope'));

/** @param {Screen} screen */
export const keepEnvelope = ({ table, envelope }) => ENVELOPE.keep(table.record, envelope);

/** What was chosen at this very decision before. @param {Screen} screen */
export const keptEnvelope = ({ table }) => ENVELOPE.kept(table.record);
