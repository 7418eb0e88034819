// Dragging: a penguin of the hand, a token or the new entertainer follows mouse or finger over the ice. It makes the same plan as
// taps and keys do, shows the same consequences, and commits nothing: letting go only leaves the plan as it stands.
import { change, closed, closedWords, consider, entering, inviting, laid, mine, placementAt, placing, refuse, welcomes } from './plan.js';
import { sound } from './sounds.js';
import { t } from './words.js';

/**
 * @typedef {import('./screen.js').Screen} Screen
 * @typedef {import('./screen.js').Dragged} Dragged
 * @typedef {{pointer: number, x: number, y: number, what: Dragged}} Grip  a press that may become a drag
 */

/** So many pixels a press may wander and still be a tap. */
const SLACK = 8;

/** @param {Screen} screen */
const deciding = (screen) => placing(screen) || inviting(screen) || entering(screen);

/** What a press could drag off. @param {Screen} screen @param {Element} pressed @returns {Dragged|null} */
function grasped(screen, pressed) {
  const { view } = screen;
  const held = pressed.closest('[data-held]')?.getAttribute('data-held');
  if (held) return placing(screen) ? { card: held } : null;
  if (pressed.closest('.next-card')) return entering(screen) && view.top ? { newcomer: view.top } : null;
  if (pressed.closest('.supply')) return (placing(screen) || inviting(screen)) && mine(screen).supply ? { from: null } : null;
  const cell = pressed.closest('.cell')?.getAttribute('data-cell');
  return cell ? onIce(screen, cell) : null;
}

/** Tokens, and what is only planned, can be taken from the ice. @param {Screen} screen @param {string} cell @returns {Dragged|null} */
function onIce(screen, cell) {
  const { plan, view } = screen;
  if (entering(screen)) return plan.cell === cell && view.top ? { newcomer: view.top } : null;
  if (!placing(screen) && !inviting(screen)) return null;
  if (plan.token?.to === cell) return { from: plan.token.from };
  const lies = laid(screen);
  if (lies?.cell === cell) return { card: lies.card };
  return mine(screen).cells.includes(cell) ? { from: cell } : null;
}

/** The plan with what is dragged in the air. @param {Screen} screen @param {Dragged} what */
function lift(screen, what) {
  const { plan } = screen;
  if ('card' in what) {
    screen.hold = 'place';
    what.rides = plan.cell !== null && plan.token?.to === plan.cell;
    consider(screen, { card: what.card, cell: null, excuse: null });
    hover(screen, what, null);
  } else if ('newcomer' in what) consider(screen, { cell: null });
  else {
    if (placing(screen)) screen.hold = 'token';
    consider(screen, { token: { from: what.from, to: null }, leave: false });
  }
}

/** Whether it may come to a cell; there the plan is drawn as if it had. @param {Screen} screen @param {Dragged} what @param {string|null} cell */
function hover(screen, what, cell) {
  const open = cell !== null && opens(screen, what, cell) ? cell : null;
  const { token } = screen.plan;
  if ('from' in what) consider(screen, { token: { from: what.from, to: open } });
  else consider(screen, { cell: open, token: token && 'card' in what && what.rides ? { ...token, to: open } : token });
  return open !== null;
}

/** @param {Screen} screen @param {Dragged} what @param {string} cell */
function opens(screen, what, cell) {
  if ('card' in what) return placementAt(screen, cell, what.card) !== null;
  return 'newcomer' in what ? closed(screen, cell) === null : welcomes(screen, cell);
}

/** Why what was let go on a cell cannot be there: the sentence that a tap would have brought. @param {Screen} screen @param {Dragged} what @param {string} cell */
function explain(screen, what, cell) {
  if (screen.view.cells.find((one) => one.cell === cell)?.kind !== 'empty') return;
  if ('card' in what) refuse(screen, t('place-no-entertainer', { cell }), 'U10');
  else if ('newcomer' in what) refuse(screen, closedWords(screen, cell), 'U23');
}

/** Where a drag stands. @typedef {{screen: Screen, root: HTMLElement, grip: Grip|null, before: Pick<Screen, 'plan'|'hold'>, over: string|null, swallow: boolean}} Drag */

/** @param {PointerEvent} event */
const cellAt = ({ clientX, clientY }) => document.elementFromPoint(clientX, clientY)?.closest('.cell')?.getAttribute('data-cell') ?? null;

/** The picture goes where the pointer is. @param {Drag} drag @param {PointerEvent} event */
function carry({ root }, { clientX, clientY, pointerType }) {
  const picture = /** @type {HTMLElement|null} */ (root.querySelector('.dragged'));
  picture?.style.setProperty('--x', `${clientX}px`);
  picture?.style.setProperty('--y', `${clientY}px`);
  picture?.toggleAttribute('data-finger', pointerType !== 'mouse');
}

/** @param {Drag} drag */
function end(drag) {
  drag.grip = null;
  drag.over = null;
  drag.screen.dragged = null;
}

/** Everything is again as it was before. @param {Drag} drag */
function giveUp(drag) {
  const { screen, before } = drag;
  const dragging = screen.dragged !== null;
  end(drag);
  if (!dragging) return;
  screen.hold = before.hold;
  change(screen, before.plan);
}

/** @param {Drag} drag @param {PointerEvent} event */
function down(drag, event) {
  drag.swallow = false;
  if (drag.grip) giveUp(drag); // a second finger: no drag was meant
  const what = event.button === 0 && event.isPrimary ? grasped(drag.screen, /** @type {Element} */ (event.target)) : null;
  drag.grip = what ? { pointer: event.pointerId, x: event.clientX, y: event.clientY, what } : null;
}

/** A press has wandered far enough to be a drag. @param {Drag} drag @param {Grip} grip */
function begin(drag, { pointer, what }) {
  const { screen, root } = drag;
  root.setPointerCapture(pointer);
  drag.before = { plan: screen.plan, hold: screen.hold };
  screen.dragged = what;
  sound('card');
  lift(screen, what);
}

/** @param {Drag} drag @param {PointerEvent} event */
function move(drag, event) {
  const { screen, grip } = drag;
  if (!grip || event.pointerId !== grip.pointer) return;
  if (!screen.dragged) {
    if (!deciding(screen)) drag.grip = null; // a key was quicker
    if (!drag.grip || Math.hypot(event.clientX - grip.x, event.clientY - grip.y) < SLACK) return;
    begin(drag, grip);
  }
  const cell = cellAt(event);
  if (cell !== drag.over) {
    drag.over = cell;
    hover(screen, grip.what, cell);
  }
  carry(drag, event);
}

/** @param {Drag} drag @param {PointerEvent} event */
function up(drag, event) {
  const { screen, grip } = drag;
  if (!grip || event.pointerId !== grip.pointer) return;
  if (!screen.dragged) {
    drag.grip = null;
    return;
  }
  drag.swallow = true;
  setTimeout(() => (drag.swallow = false));
  const cell = cellAt(event);
  if (!cell || !hover(screen, grip.what, cell)) {
    giveUp(drag);
    if (cell) explain(screen, grip.what, cell);
    return;
  }
  end(drag);
  screen.hold = 'place';
  screen.focus = cell;
  sound('token');
  change(screen, {});
}

/** What a drag ends over was not pressed. @param {Drag} drag @param {Event} event */
function click(drag, event) {
  if (!drag.swallow) return;
  drag.swallow = false;
  event.stopPropagation();
  event.preventDefault();
}

/** @param {Drag} drag @param {KeyboardEvent} event */
function key(drag, event) {
  if (event.key !== 'Escape' || !drag.screen.dragged) return;
  event.stopPropagation();
  giveUp(drag);
}

/** Let mouse and fingers drag on a table; returns what ends that. @param {Screen} screen @param {HTMLElement} root */
export function letDrag(screen, root) {
  /** @type {Drag} */
  const drag = { screen, root, grip: null, before: { plan: screen.plan, hold: screen.hold }, over: null, swallow: false };
  const over = new AbortController();
  /** @type {[EventTarget, string, (drag: Drag, event: any) => void][]} */
  const heard = [[root, 'pointerdown', down], [root, 'pointermove', move], [root, 'pointerup', up], [root, 'pointercancel', giveUp], [root, 'click', click], [document, 'keydown', key]];
  for (const [where, name, listener] of heard) where.addEventListener(name, (event) => listener(drag, event), { capture: true, signal: over.signal });
  return () => {
    end(drag);
    over.abort();
  };
}
