"""What can be measured on any table, in the page itself: letters, targets, scrolling, and the button that commits."""

import math
from typing import Any

# Words in small letters that can be seen, with their height; targets, with the room in which a tap reaches them, found
# by asking what lies under a point; and whether the page scrolls or hides the way on. Asking takes long: of a target
# that is large enough, or small and far enough from all others, no more is asked than that.
MEASURE = """() => {
  const [LEAP, FAR] = [11, 22]; // nothing is so small that it would hide within a leap
  const APART = 24; // from the middle of a small target to the next
  const LARGE = 12; // letters that nobody calls too small
  const said = (element) => (element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 30);
  const name = (element) => `${element.localName}.${element.className} "${said(element)}"`;
  const inside = ({ left, right, top, bottom }) =>
    right > 1 && bottom > 1 && left < innerWidth - 1 && top < innerHeight - 1;
  const texts = [];
  const walker = document.createTreeWalker(document.querySelector('#root'), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    const element = text.parentElement;
    if (!text.data.trim() || !element.checkVisibility() || element.closest('.visually-hidden')) continue;
    const { clipPath, fontSize } = getComputedStyle(element);
    const size = parseFloat(fontSize);
    if (size === 0 || size >= LARGE) continue;
    if (clipPath.startsWith('inset(50%') || element.getBoundingClientRect().width < 2) continue;
    texts.push([size, name(element)]);
  }
  const hide = new CSSStyleSheet();
  hide.replaceSync('.visually-hidden:not(:focus):not(:active) { visibility: hidden }'); // nobody hits it anyway
  document.adoptedStyleSheets.push(hide);
  const hits = (element, x, y) => {
    const under = document.elementFromPoint(x, y);
    return under && (element.contains(under) || under.contains(element) && under.closest('label') === element);
  };
  const reach = (element, x, y, dx, dy) => {
    const reached = (far) => hits(element, x + dx * far, y + dy * far);
    let far = 0;
    while (far < FAR && reached(far + LEAP)) far += LEAP;
    for (const step of [5, 3, 2, 1]) if (far < FAR && reached(far + step)) far += step;
    return far;
  };
  const round = [[-1, 0], [1, 0], [0, -1], [0, 1]];
  const reaches = ({ element, x, y }, far) => round.every(([dx, dy]) => hits(element, x + dx * far, y + dy * far));
  const targets = [];
  for (const element of document.querySelectorAll('#root :is(button, a[href], label, summary)')) {
    const box = element.getBoundingClientRect();
    if (box.width < 2 || !inside(box) || !element.checkVisibility() || element.closest('.visually-hidden')) continue;
    if (getComputedStyle(element).pointerEvents === 'none') continue; // what lies around it is the target
    const x = (Math.max(0, box.left) + Math.min(innerWidth, box.right)) / 2;
    const y = (Math.max(0, box.top) + Math.min(innerHeight, box.bottom)) / 2;
    const scroller = element.closest('.log-scroll, .prompter')?.getBoundingClientRect();
    if (scroller && (box.top < scroller.top || box.bottom > scroller.bottom)) continue; // it can be scrolled into sight
    targets.push({ element, name: name(element), x, y, width: 0, height: 0 });
  }
  const alone = (one) => targets.every((it) => it === one || Math.hypot(it.x - one.x, it.y - one.y) >= APART);
  for (const one of targets) {
    const { element, x, y } = one;
    const under = document.elementFromPoint(x, y);
    if (!under || !element.contains(under)) continue;
    const near = reaches(one, LEAP);
    const seen = near && (alone(one) ? LEAP : reaches(one, FAR) && FAR);
    one.width = 2 * seen || reach(element, x, y, -1, 0) + reach(element, x, y, 1, 0);
    one.height = 2 * seen || reach(element, x, y, 0, -1) + reach(element, x, y, 0, 1);
  }
  const main = document.querySelector(':is(.act, .deed) .button.primary');
  const way = main?.getBoundingClientRect();
  const scrolls = [...document.querySelectorAll('.game, .game *')].filter((box) =>
    box.scrollHeight > box.clientHeight + 1 && ['auto', 'scroll'].includes(getComputedStyle(box).overflowY)
    && !box.closest('.wings')).map(name);
  const cards = [...document.querySelectorAll('.stage .column .card')].map((one) => one.getBoundingClientRect().height);
  const { scrollHeight, scrollWidth } = document.documentElement;
  const onTop = () => main.contains(document.elementFromPoint(way.x + way.width / 2, way.y + way.height / 2));
  const committed = !way || (way.top >= 0 && way.bottom <= innerHeight + 0.5 && onTop());
  document.adoptedStyleSheets.pop();
  return {
    texts, scrolls, committed,
    targets: targets.map(({ element, ...told }) => told),
    beyond: Math.max(scrollHeight - innerHeight, scrollWidth - innerWidth),
    noted: document.querySelector('.first-note') !== null,
    card: cards.length ? Math.min(...cards) : null,
  };
}"""


def faults(
    measured: dict[str, Any], least_text: float = 11, least_target: int = 24, whole_target: int = 44
) -> list[str]:
    """What is wrong with a picture.

    A target is 44 pixels wide and high, or it is at least 24 and no other target's middle is within 24 (WCAG 2.5.8).
    Probing from the middle may lose a pixel on either side.
    """
    targets = measured["targets"]
    small = [f"letters of {size:.1f} px: {words}" for size, words in measured["texts"] if size < least_text - 0.05]
    narrow = [
        f"{one['width']}x{one['height']} px to tap: {one['name']}"
        for one in targets
        if min(one["width"], one["height"]) < least_target - 2
    ]
    close = [
        f"within {least_target} px of each other: {one['name']} and {other['name']}"
        for one in targets
        if min(one["width"], one["height"]) < whole_target - 2
        for other in targets
        if other is not one and math.dist((one["x"], one["y"]), (other["x"], other["y"])) < least_target
    ]
    beyond = [f"the page is {measured['beyond']} px larger than the window"] if measured["beyond"] > 0 else []
    scrolls = [f"scrolls inside itself: {name}" for name in measured["scrolls"]]
    hidden = [] if measured["committed"] else ["the button that commits is not in sight"]
    return [*small, *narrow, *close, *beyond, *scrolls, *hidden]
