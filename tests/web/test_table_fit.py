"""No word on the table is cut off: in any phase, language or size of letters, on any screen, or at twice the zoom."""

import pytest
from playwright.sync_api import Browser, ViewportSize

from tests.web.conftest import PATIENCE, watch
from tests.web.hands import Hands, sit_down
from web.build.serve import Site

# A phone, upright and on its side; desks, low and high; a wall; and 1280 by 800 at a zoom of 200 %.
SCREENS = [(360, 640), (640, 360), (1024, 640), (1280, 640), (1280, 800), (1920, 1080), (640, 400)]
LETTERS = ["usual", "larger"]

# Words that stick out of something that hides what sticks out, or out of the page.
CUT = """() => {
  const SLACK = 2.5;
  const clips = (box, axis) => ['hidden', 'clip'].includes(getComputedStyle(box)[axis]);
  const unseen = (element) => element.closest('.visually-hidden') || getComputedStyle(element).clipPath !== 'none';
  const hider = (element, rect) => {
    for (let box = element; box && box !== document.documentElement; box = box.parentElement) {
      if (unseen(box)) return null;
      if (['auto', 'scroll'].includes(getComputedStyle(box).overflowY)) return null; // to be scrolled to
      const { left, right, top, bottom } = box.getBoundingClientRect();
      if (clips(box, 'overflowX') && (rect.left < left - SLACK || rect.right > right + SLACK)) return box;
      if (clips(box, 'overflowY') && (rect.top < top - SLACK || rect.bottom > bottom + SLACK)) return box;
    }
    const wide = document.documentElement.scrollWidth > innerWidth || rect.left < -SLACK;
    return wide && rect.right > innerWidth + SLACK ? document.documentElement : null;
  };
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    const element = text.parentElement;
    if (!text.data.trim() || !element?.checkVisibility() || unseen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const rect of range.getClientRects()) {
      const by = rect.width > 1 ? hider(element, rect) : null;
      if (by) {
        found.push(`"${text.data.trim().slice(0, 60)}" (${element.className}) by ${by.localName}.${by.className}`);
        break;
      }
    }
  }
  return found;
}"""
SIZE_LETTERS = "(size) => { document.documentElement.dataset.text = size; }"
PICTURE = """[...Object.values(document.querySelector('.game').dataset).slice(0, 2),
  document.querySelectorAll('.rival-houses .pile').length].join(' ')"""


@pytest.mark.parametrize("language", ["en", "fr", "de", "it"])
def test_no_word_is_cut_off_in_any_phase(chromium: Browser, site: Site, language: str) -> None:
    context = chromium.new_context()
    context.set_default_timeout(PATIENCE * 1000)
    page = context.new_page()
    seen = watch(page)
    sit_down(page, site, 5, deal=("fit", 0), language=language)
    hands = Hands(page)
    looked: set[str] = set()
    cut: set[str] = set()
    while True:
        word = hands.asked()
        picture = f"{word} {page.evaluate(PICTURE)}"
        if picture not in looked:
            looked.add(picture)
            for width, height in SCREENS:
                page.set_viewport_size(ViewportSize(width=width, height=height))
                for size in LETTERS:
                    page.evaluate(SIZE_LETTERS, size)
                    cut |= {f"{picture}, {width} by {height}, {size}: {words}" for words in page.evaluate(CUT)}
            page.evaluate(SIZE_LETTERS, LETTERS[0])
            page.set_viewport_size(ViewportSize(width=1280, height=800))
        if word == "over":
            break
        hands.answer(word)
    assert not cut, "\n".join(sorted(cut))
    assert {picture.split()[0] for picture in looked} >= {"bid", "read", "hand", "name", "fire", "cast", "over"}
    assert seen.errors == []
    context.close()
