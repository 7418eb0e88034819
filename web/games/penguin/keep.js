// A plan that was made but not committed outlives a reload.
import { unsent } from '../../js/play/unsent.js';

/** @typedef {import('./screen.js').Screen} Screen */

const PLAN = /** @type {ReturnType<typeof unsent<import('./screen.js').Plan>>} */ (unsent('penguin plan'));

/** @param {Screen} screen */
export const keepPlan = ({ table, plan }) => PLAN.keep(table.record, plan);

/** Take up what was planned at this very decision before. @param {Screen} screen */
export function takeUpPlan(screen) {
  screen.plan = { ...screen.plan, ...PLAN.kept(screen.table.record) };
}
