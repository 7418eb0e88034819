"""The sounds of this game: all can be made, and none is too loud or too long."""

import pytest
from playwright.sync_api import Page

from tests.web.browsing import wait_until
from tests.web.pages import visit
from tests.web.sounds import LISTEN, RENDER
from web.build.serve import Site

pytestmark = [pytest.mark.apart, pytest.mark.outside]

OURS = "./games/penguin/sounds.js"


def test_every_sound_of_the_table_can_be_made(page: Page, site: Site) -> None:
    visit(page, site)
    page.evaluate(LISTEN, OURS)
    page.locator("h1").click()
    wait_until(page, "(sounds.sound('coin'), made > 0)")  # loudspeakers are opened after the tap has been answered
    for name in page.evaluate("sounds.sounds"):
        before = page.evaluate("made")
        page.evaluate("(name) => sounds.sound(name)", name)
        assert page.evaluate("made") > before, name


def test_the_more_are_amused_the_more_is_heard(page: Page, site: Site) -> None:
    visit(page, site)
    page.evaluate(LISTEN, OURS)
    page.locator("h1").click()
    wait_until(page, "(sounds.sound('coin'), made > 0)")
    heard = []
    for amused in (1, 3, 8):
        before = page.evaluate("made")
        page.evaluate("(amused) => sounds.sound('amused', { amused })", amused)
        heard.append(page.evaluate("made") - before)
    assert heard == sorted(set(heard))


@pytest.mark.parametrize(("name", "shortest", "longest"), [("overture", 1, 2), ("triumph", 5, 8), ("crack", 0.2, 1)])
def test_no_sound_is_louder_than_loudspeakers_can_be_nor_longer_than_meant(
    page: Page, site: Site, name: str, shortest: float, longest: float
) -> None:
    visit(page, site)
    heard = page.evaluate(RENDER, [OURS, name])
    assert 0.05 < heard["peak"] < 1
    assert shortest < heard["lasts"] < longest
