"""The sounds of this game: all can be made, and none is too loud or too long."""

import pytest
from playwright.sync_api import Page

from tests.web.browsing import wait_until
from tests.web.pages import visit
from tests.web.sounds import LISTEN, RENDER
from web.build.serve import Site

pytestmark = [pytest.mark.apart, pytest.mark.outside]

OURS = "./games/turandot/sounds.js"
NAMES = ("card", "seal", "flip", "tie", "coin", "curtain", "applause", "firing", "triumph")


def test_every_sound_of_the_table_can_be_made(page: Page, site: Site) -> None:
    visit(page, site)
    page.evaluate(LISTEN, OURS)
    page.locator("h1").click()
    wait_until(page, "(sounds.sound('coin'), made > 0)")  # loudspeakers are opened after the tap has been answered
    for name in NAMES:
        before = page.evaluate("made")
        page.evaluate("(name) => sounds.sound(name)", name)
        assert page.evaluate("made") > before, name


def test_the_triumph_is_neither_louder_than_loudspeakers_can_be_nor_longer_than_meant(page: Page, site: Site) -> None:
    visit(page, site)
    heard = page.evaluate(RENDER, [OURS, "triumph"])
    assert 0.05 < heard["peak"] < 1
    assert 10 < heard["lasts"] < 14
