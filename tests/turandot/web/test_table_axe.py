"""Nothing in what opens over the table that axe could object to."""

import pytest
from playwright.sync_api import Page, expect

from tests.turandot.web.tables import my_bid, told_after
from tests.web.axe import objections
from web.build.serve import Site

pytestmark = pytest.mark.outside


def test_axe_finds_nothing_in_what_opens_over_the_table(page: Page, site: Site) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    my_bid(page, site, told_after(30, seats=4))
    page.keyboard.press("1")
    for opened in (".house-head", ".deck-button", ".director-row", ".rule-link", ".selected-card"):
        page.locator(opened).first.click()
        page.locator("dialog[open]").wait_for()
        assert objections(page) == [], opened
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
