"""Nothing in any phase of the table that axe could object to, on phone and desk, in both themes."""

import pytest
from playwright.sync_api import Browser, Page

from tests.web.conftest import PATIENCE, watch
from tests.web.hands import Hands, sit_down
from web.build.packages import package
from web.build.serve import Site

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RUN = """async (tags) => {
  const options = { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] };
  const { violations } = await axe.run(document, options);
  const told = (id, { target, failureSummary }) => `${id} at ${target}: ${failureSummary}`;
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => told(id, node)));
}"""
# Which picture is on show: each is looked at once.
PICTURE = "Object.values(document.querySelector('.game').dataset).slice(0, 5).join(' ')"


def objections(page: Page) -> list[str]:
    """What axe finds on the page as it is."""
    if not page.evaluate("'axe' in window"):
        page.evaluate((package("axe-core") / "axe.min.js").read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(RUN, TAGS)
    return found


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1280])
def test_axe_finds_nothing_in_any_phase(chromium: Browser, site: Site, width: int, theme: str) -> None:
    context = chromium.new_context(viewport={"width": width, "height": 640 if width < 1000 else 800})
    context.set_default_timeout(PATIENCE * 1000)
    page = context.new_page()
    seen = watch(page)
    sit_down(page, site, 3, deal=("axe", 0), theme=theme)
    hands = Hands(page)
    looked: set[str] = set()
    while (word := hands.asked()) != "over":
        moment = f"{word} {page.evaluate(PICTURE)}"
        if moment not in looked:
            looked.add(moment)
            assert objections(page) == [], moment
        hands.answer(word)
    assert objections(page) == []
    assert {word.split()[0] for word in looked} >= {"bid", "read", "hand", "fire", "cast"}
    assert seen.errors == []
    context.close()


@pytest.mark.parametrize("opened", [".house-head", ".deck-button", ".director-row", ".rule-link", ".selected-card"])
def test_axe_finds_nothing_in_what_opens_over_the_table(page: Page, site: Site, opened: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    sit_down(page, site, 4, deal=("k3x9", 30))
    hands = Hands(page)
    while hands.asked() != "bid":
        hands.answer(hands.asked())
    page.keyboard.press("1")
    page.locator(opened).first.click()
    page.locator("dialog[open]").wait_for()
    assert objections(page) == []
    page.keyboard.press("Escape")
    assert page.locator("dialog[open]").count() == 0
