// Choosing: a penguin and its cell, how the fee is met, a token, who performs next, where the new entertainer stands.
// Everything can be changed until the one button commits it. What is allowed, the engine's list of moves says.
import { items, sentences } from '../../js/shell/api.js';
import { foresee } from './foresee.js';
import { keepPlan } from './keep.js';
import { asked, commit } from './screen.js';
import { sound } from './sounds.js';
import { t } from './words.js';

/**
 * @typedef {import('./screen.js').Screen} Screen
 * @typedef {import('./screen.js').Plan} Plan
 */

/** @param {Screen} screen */
export const placing = (screen) => asked(screen, 'placing');
/** @param {Screen} screen */
export const inviting = (screen) => asked(screen, 'inviting');
/** @param {Screen} screen */
export const choosing = (screen) => asked(screen, 'choosing');
/** @param {Screen} screen */
export const entering = (screen) => asked(screen, 'entering');
/** Whether a tap on the ice is about tokens. @param {Screen} screen */
export const tokening = (screen) => inviting(screen) || (placing(screen) && screen.hold === 'token');

/** Draw the plan as it would be with some of it changed. @param {Screen} screen @param {Partial<Plan>} changes */
export function consider(screen, changes) {
  screen.plan = { ...screen.plan, ...changes };
  screen.why = null;
  screen.whyRule = null;
  screen.draw();
}

/** Change the plan, and keep it. @param {Screen} screen @param {Partial<Plan>} changes */
export function change(screen, changes) {
  consider(screen, changes);
  keepPlan(screen);
}

/** Say why something cannot be, with the rule. @param {Screen} screen @param {string} why @param {string} rule */
export function refuse(screen, why, rule) {
  screen.why = why;
  screen.whyRule = rule;
  screen.draw();
}

/** The chosen card on a cell, as the engine lists it. @param {Screen} screen @param {string|null} cell @param {string|null} card */
export function placementAt({ view, plan }, cell = plan.cell, card = plan.card) {
  return view.placements.find((one) => one.card === card && one.cell === cell) ?? null;
}

/** The penguin on the cell it would have, once both are chosen. @param {Screen} screen */
export function laid({ view, plan: { card, cell } }) {
  return view.phase === 'placing' && card && cell ? { card, cell } : null;
}

/** The token's whole way, once it is chosen. @param {Screen} screen */
export function carried({ plan: { token } }) {
  return token?.to ? { from: token.from, to: token.to } : null;
}

/** The shows that the plan would start, and what they would bring. @param {Screen} screen */
export function shows(screen) {
  return foresee(screen.view, screen.deck, laid(screen), carried(screen));
}

/* ── The hand ── */

/** Take a penguin of the hand, or look at the one that is taken. @param {Screen} screen @param {string} card */
export function take(screen, card) {
  if (!placing(screen) || screen.plan.card === card) {
    screen.open({ card });
    return;
  }
  pick(screen, card);
}

/** @param {Screen} screen @param {string} card */
export function pick(screen, card) {
  screen.hold = 'place';
  sound('card');
  const stays = placementAt(screen, screen.plan.cell, card);
  const { token, cell } = screen.plan;
  change(screen, { card, cell: stays ? cell : null, excuse: excuseFor(screen, stays), token: !stays && token?.to === cell ? null : token });
}

/** A card that was to be handed in is, as long as a fee is due. @param {Screen} screen @param {import('./types.js').Placement|null} placement */
const excuseFor = ({ plan: { excuse } }, placement) => (placement?.moves.some((move) => move.endsWith(`!${excuse}`)) ? excuse : null);

/** Pay, or hand in a card instead. @param {Screen} screen @param {string|null} excuse */
export function settle(screen, excuse) {
  if (placing(screen)) change(screen, { excuse });
}

/* ── The ice ── */

/** A cell is chosen; what is not open for choice is looked at. @param {Screen} screen @param {string} name */
export function touch(screen, name) {
  screen.focus = name;
  if (tokening(screen)) touchGuest(screen, name);
  else if (placing(screen)) touchPlace(screen, name);
  else if (choosing(screen) && screen.view.waiting.includes(name)) choose(screen, name);
  else if (entering(screen)) touchEntrance(screen, name);
  else look(screen, name);
}

/** @param {Screen} screen @param {string} name */
const kindOf = ({ view }, name) => view.cells.find(({ cell }) => cell === name)?.kind ?? 'empty';

/** @param {Screen} screen @param {string} name */
function look(screen, name) {
  if (kindOf(screen, name) === 'empty') screen.draw();
  else screen.open({ cell: name });
}

/** Choose a cell, or look at the one that is chosen. @param {Screen} screen @param {string} name */
function choose(screen, name) {
  if (screen.plan.cell === name) screen.open({ cell: name });
  else change(screen, { cell: name });
}

/** @param {Screen} screen @param {string} name */
function touchPlace(screen, name) {
  const { card, cell } = screen.plan;
  if (kindOf(screen, name) !== 'empty') look(screen, name);
  else if (!card) refuse(screen, t('place-card-first'), 'U10');
  else if (cell === name) screen.open({ card });
  else {
    const placement = placementAt(screen, name);
    const { token } = screen.plan;
    if (placement) change(screen, { cell: name, excuse: excuseFor(screen, placement), token: token?.to === cell && token?.to ? { ...token, to: name } : token });
    else refuse(screen, t('place-no-entertainer', { cell: name }), 'U10');
  }
}

/* ── Tokens ── */

/** The viewer's tokens: whether some are in the supply, and where the others are. @param {Screen} screen */
export function mine({ view }) {
  const house = view.houses[view.seat];
  return { supply: house?.supply ?? 0, cells: house?.tokens ?? [] };
}

/** Take a token: from the supply or from a penguin; taking it again puts it back. @param {Screen} screen @param {string|null} from */
export function takeToken(screen, from) {
  const { token } = screen.plan;
  const again = token?.from === from;
  if (placing(screen)) screen.hold = again ? 'place' : 'token';
  sound('card');
  change(screen, { token: again ? null : { from, to: token?.to === from ? null : token?.to ?? null }, leave: false });
}

/** The next of the viewer's tokens, one after another. @param {Screen} screen */
export function nextToken(screen) {
  if (!placing(screen) && !inviting(screen)) return;
  const { supply, cells } = mine(screen);
  const sources = [...(supply ? [null] : []), ...cells];
  const { token } = screen.plan;
  const next = token ? sources.indexOf(token.from) + 1 : 0;
  const from = sources[next];
  if (from === undefined) takeToken(screen, token?.from ?? null);
  else takeToken(screen, from);
}

/** All tokens stay; saying it again takes that back. @param {Screen} screen */
export function leaveTokens(screen) {
  if (!placing(screen) && !inviting(screen)) return;
  screen.hold = 'place';
  change(screen, { token: null, leave: !screen.plan.leave });
}

/** Whether a token may go to this cell: to any penguin without one (U14), also one that would just have come. @param {Screen} screen @param {string} name */
export function welcomes(screen, name) {
  const about = screen.view.cells.find(({ cell }) => cell === name);
  const { token } = screen.plan;
  if (laid(screen)?.cell === name) return true;
  return about?.kind === 'penguin' && (about.host === null || about.host === undefined) && token?.from !== name;
}

/** @param {Screen} screen @param {string} name */
function touchGuest(screen, name) {
  const { supply, cells } = mine(screen);
  const { token } = screen.plan;
  if (cells.includes(name)) takeToken(screen, name);
  else if (!welcomes(screen, name)) {
    if (placing(screen) && kindOf(screen, name) === 'empty') touchPlace(screen, name);
    else look(screen, name);
  } else if (!token && !supply) refuse(screen, t('token-choose-first'), 'U14');
  else if (token?.to === name) screen.open({ cell: name });
  else {
    sound('token');
    change(screen, { token: { from: token ? token.from : null, to: name }, leave: false });
  }
}

/* ── The new entertainer ── */

/** Why the new entertainer may not stand on a cell the way it is turned; null if it may. @param {Screen} screen @param {string} name */
export function closed({ view, plan }, name) {
  const entrance = view.entrances.find(({ cell }) => cell === name);
  return entrance ? entrance[plan.turned ? 'turned' : 'upright'] : 'taken';
}

/** @param {Screen} screen @param {string} name */
function touchEntrance(screen, name) {
  if (kindOf(screen, name) !== 'empty') look(screen, name);
  else if (screen.plan.cell === name) turn(screen);
  else if (closed(screen, name) === null) change(screen, { cell: name });
  else refuse(screen, closedWords(screen, name), 'U23');
}

/** The rule that closes a cell to the new entertainer, in a sentence. @param {Screen} screen @param {string} name */
export function closedWords(screen, name) {
  const reason = closed(screen, name);
  const other = screen.view.entrances.find(({ cell }) => cell === name)?.[screen.plan.turned ? 'upright' : 'turned'];
  const completes = items(screen.view.entrances.find(({ cell }) => cell === name)?.completes ?? []);
  return sentences([t(`enter-${reason}`, { cell: name, completes }), other === null ? t('enter-turn-it') : '']);
}

/** Turn the new entertainer round; a cell that is closed to it this way is given up, and that is said. @param {Screen} screen */
export function turn(screen) {
  if (!entering(screen)) return;
  const { cell, turned } = screen.plan;
  sound('turn');
  change(screen, { turned: !turned });
  if (cell && closed(screen, cell) !== null) {
    change(screen, { cell: null });
    refuse(screen, closedWords(screen, cell), 'U23');
  }
}

/* ── Committing ── */

/** The moves that the plan comes to; none while something is missing. @param {Screen} screen @returns {string[]} */
export function movesOf(screen) {
  const { view, plan } = screen;
  const token = tokenMove(plan);
  if (view.phase === 'placing') {
    const placement = placementAt(screen);
    const move = placement?.moves.find((one) => (plan.excuse ? one.endsWith(`!${plan.excuse}`) : !one.includes('!')));
    return move ? [move, ...(token ? [token] : [])] : [];
  }
  if (view.phase === 'inviting') return token && view.legal.includes(token) ? [token] : [];
  if (!plan.cell) return [];
  const move = view.phase === 'choosing' ? `*${plan.cell}` : `${plan.cell}${plan.turned ? 'v' : '^'}`;
  return view.legal.includes(move) ? [move] : [];
}

/** @param {Plan} plan */
function tokenMove({ token, leave }) {
  if (leave) return '-';
  return token?.to ? `${token.from ?? ''}>${token.to}` : null;
}

/** What is missing before the plan can be committed, in words; nothing where nothing is. @param {Screen} screen */
export function missing(screen) {
  const { plan, view } = screen;
  if (placing(screen)) return t(plan.card ? 'place-cell-first' : 'place-card-first');
  if (inviting(screen)) return t(plan.token ? 'token-guest-first' : 'token-first');
  return t(view.phase === 'choosing' ? 'order-first' : 'enter-first');
}

/** Do what the button says. @param {Screen} screen */
export async function carryOut(screen) {
  const moves = movesOf(screen);
  if (!['placing', 'inviting', 'choosing', 'entering'].some((phase) => asked(screen, /** @type {any} */ (phase)))) return;
  if (!moves.length) {
    refuse(screen, missing(screen), { placing: 'U10', inviting: 'U14', choosing: 'U18' }[/** @type {string} */ (screen.view.phase)] ?? 'U23');
    return;
  }
  await commit(screen, moves);
}
