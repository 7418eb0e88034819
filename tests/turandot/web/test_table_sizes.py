"""In windows of every size, in every phase: letters can be read, targets hit, and nothing needs scrolling."""

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.turandot.web.measures import MEASURE, faults
from tests.turandot.web.tables import my_table, told_after
from web.build.serve import Site

SCREENS = [(360, 640), (390, 844), (844, 390), (820, 1180), (960, 540), (1366, 768), (1920, 1080)]
LETTERS = ["normal", "larger"]
SIZE_LETTERS = "(size) => { document.documentElement.dataset.text = size; }"
PHASE = "document.querySelector('.game').dataset.phase + document.querySelector('.game').dataset.hires"

LEAST_CARD = 150  # pixels high, on a phone of 390 by 844, while bidding


@pytest.mark.parametrize("language", ["en", "fr", "de", "it"])
def test_a_decision_fits_the_window(page: Page, site: Site, language: str) -> None:
    robot = my_table(page, site, told_after(0, 5, "fit"), language=language)
    looked: set[str] = set()
    wrong: set[str] = set()
    while (word := (shown := robot.asked())["asked"]) != "over":
        picture = f"{word} {page.evaluate(PHASE)}"
        if picture not in looked:
            looked.add(picture)
            for width, height in SCREENS:
                page.set_viewport_size(ViewportSize(width=width, height=height))
                for size in LETTERS:
                    page.evaluate(SIZE_LETTERS, size)
                    measured = page.evaluate(MEASURE)
                    where = f"{picture}, {width} by {height}, {size}"
                    wrong |= {f"{where}: {fault}" for fault in faults(measured)}
                    bare = (word, width, height, size) == ("bid", 390, 844, "normal") and not measured["noted"]
                    if bare and measured["card"] < LEAST_CARD:
                        wrong.add(f"{where}: a card is only {measured['card']} px high")
            page.evaluate(SIZE_LETTERS, LETTERS[0])
            page.set_viewport_size(ViewportSize(width=1280, height=800))
        robot.act(shown)
    assert not wrong, "\n".join(sorted(wrong))
    assert {picture.split()[0] for picture in looked} >= {"bid", "read", "hand", "name", "fire", "cast"}
