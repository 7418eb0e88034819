// A plan that was made but not committed outlives a reload, as long as the tab does. It is worth no trouble: where the
// browser keeps nothing, it is made again.

/** @typedef {import('./screen.js').Screen} Screen */

const NAME = `${new URL('.', location.href).pathname} penguin plan`;

/** The decision that a plan belongs to. @param {Screen} screen */
const moment = ({ table: { record } }) => `${record.seed}/${record.seats.join()}/${record.moves.join()}`;

/** @param {Screen} screen */
export function keepPlan(screen) {
  try {
    sessionStorage.setItem(NAME, JSON.stringify({ moment: moment(screen), plan: screen.plan }));
  } catch {
    // then it is not kept
  }
}

/** Take up what was planned at this very decision before. @param {Screen} screen */
export function takeUpPlan(screen) {
  try {
    const kept = JSON.parse(sessionStorage.getItem(NAME) ?? 'null');
    if (kept?.moment === moment(screen)) screen.plan = { ...screen.plan, ...kept.plan };
  } catch {
    // then there is none
  }
}
