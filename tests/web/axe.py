"""What can be seen of a page by machine: what axe objects to, what is too wide, and words that are cut off."""

from playwright.sync_api import Page

from web.build.packages import package

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RUN = """async (tags) => {
  const options = { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] };
  const painted = (yes) => document.adoptedStyleSheets.forEach((sheet) => { sheet.disabled = yes; });
  painted(true);
  if (getComputedStyle(document.body).opacity !== '1') throw new Error('axe sees nothing of what is not painted');
  const { violations } = await axe.run(document, options);
  painted(false);
  const told = (id, { target, failureSummary }) => `${id} at ${target}: ${failureSummary}`;
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => told(id, node)));
}"""
TOO_WIDE = "document.documentElement.scrollWidth > innerWidth"
SCROLLS = f"{TOO_WIDE} || document.documentElement.scrollHeight > innerHeight"

# Words that stick out of something that hides what sticks out, or out of the page; and words in two pieces.
CUT = """() => {
  const SLACK = 2.5;
  const told = new Map(); // many words are in the same boxes
  const about = (box) => {
    if (!told.has(box)) {
      const { clipPath, overflowX, overflowY } = getComputedStyle(box);
      const clips = (overflow) => ['hidden', 'clip'].includes(overflow);
      told.set(box, {
        unseen: clipPath !== 'none' || box.closest('.visually-hidden') !== null,
        scrolls: ['auto', 'scroll'].includes(overflowY), // what sticks out can be scrolled to
        across: clips(overflowX), down: clips(overflowY), edge: box.getBoundingClientRect(),
      });
    }
    return told.get(box);
  };
  const hider = (element, rect) => {
    for (let box = element; box && box !== document.documentElement; box = box.parentElement) {
      const { unseen, scrolls, across, down, edge: { left, right, top, bottom } } = about(box);
      if (unseen || scrolls) return null;
      if (across && (rect.left < left - SLACK || rect.right > right + SLACK)) return box;
      if (down && (rect.top < top - SLACK || rect.bottom > bottom + SLACK)) return box;
    }
    const wide = document.documentElement.scrollWidth > innerWidth || rect.left < -SLACK;
    return wide && rect.right > innerWidth + SLACK ? document.documentElement : null;
  };
  const pieces = (range, text) => [...text.data.matchAll(/(?<!\\S)\\p{L}{3,}/gu)].find(({ 0: word, index }) => {
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    const [one, ...more] = range.getClientRects();
    return more.some(({ left, top }) => left < one.right - 1 && top > one.top + 1); // not beside it, but below
  });
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    const element = text.parentElement;
    if (!text.data.trim() || !element?.checkVisibility() || about(element).unseen) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const rects = [...range.getClientRects()];
    for (const rect of rects) {
      const by = rect.width > 1 ? hider(element, rect) : null;
      if (by) {
        found.push(`"${text.data.trim().slice(0, 60)}" (${element.className}) by ${by.localName}.${by.className}`);
        break;
      }
    }
    const large = element.getBoundingClientRect().width > 2; // else it is there for who listens
    const upright = getComputedStyle(element).writingMode !== 'horizontal-tb';
    const broken = rects.length > 1 && large && !upright && pieces(range, text);
    if (broken) found.push(`"${broken[0]}" (${element.className}) in two pieces`);
  }
  return found;
}"""


def objections(page: Page) -> list[str]:
    """What axe finds on the page as it is."""
    if not page.evaluate("'axe' in window"):
        page.evaluate((package("axe-core") / "axe.min.js").read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(RUN, TAGS)
    return found


def cut_off(page: Page) -> list[str]:
    """The words that nobody can read to their end, each with what hides it."""
    found: list[str] = page.evaluate(CUT)
    return found
