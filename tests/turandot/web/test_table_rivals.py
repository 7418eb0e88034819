"""Who sits at the table says so."""

import pytest
from playwright.sync_api import Page, expect

from tests.turandot.web.tables import my_table, told_after
from web.build.serve import Site

pytestmark = pytest.mark.outside


def test_a_rivals_dialog_at_the_table_says_who_that_is(page: Page, site: Site) -> None:
    my_table(page, site, told_after(0, 3))
    page.locator(".rival-house .house-head").first.click()
    dialog = page.locator(".table-dialog")
    expect(dialog.locator(".character img")).to_be_visible()
    expect(dialog).to_contain_text("Amateur")
    expect(dialog).to_contain_text("Spends with both hands.")
    dialog.get_by_role("link").click()
    expect(page.locator("#rival-bianca")).to_be_visible()
    expect(page.locator(".table-dialog")).to_have_count(0)
