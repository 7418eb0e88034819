"""A new version that somebody wants: it comes promptly, says that it is coming, and takes nobody's choice away."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.browsing import wait_until
from tests.web.installed import LOOK_FOR_UPDATE, UPDATE_WAITS, next_edition, settled
from tests.web.pages import shown, visit
from tests.web.robot import Robot
from tests.web.saves import GAME
from tests.web.test_updates import edition, main_script
from web.build.bundle import KEEPER
from web.build.serve import Site

pytestmark = pytest.mark.installed

OPENED = "performance.timeOrigin"


@pytest.fixture
def newer(built: Path, tmp_path: Path) -> Path:
    """The site of the next version."""
    line = b"\ndocument.documentElement.dataset.edition = 'next';\n"
    return next_edition(built, tmp_path / "next", {main_script(built): lambda script: script + line})


def calm_for(site: Site, milliseconds: int, *, polite: bool = True) -> None:
    """Let the service worker wait so long after a visit before it checks what it keeps; a rude one makes no way."""
    worker = (site.directory / KEEPER).read_bytes()
    worker, found = re.subn(rb"(const CALM ?= ?)(?:10_000|1e4)", rb"\g<1>%d" % milliseconds, worker)
    assert found == 1
    site.instead[KEEPER] = worker if polite else worker.replace(b"make-way", b"no-way")


def offered(page: Page, site: Site, newer: Path) -> None:
    """A visit in which a newer version is offered, a moment after the page came from the service worker."""
    settled(page, site)
    visit(page, site)
    page.reload()
    shown(page, "home")
    site.instead.clear()
    site.directory = newer
    page.evaluate(LOOK_FOR_UPDATE)
    wait_until(page, UPDATE_WAITS)
    page.locator("#update").wait_for()


def test_a_new_version_does_not_wait_for_what_the_old_one_does_for_its_own_sake(
    page: Page, site: Site, newer: Path
) -> None:
    calm_for(site, 3_600_000)
    offered(page, site, newer)
    with page.expect_navigation():
        page.locator("#update").click()
    shown(page, "home")
    assert edition(page) == "next"


def test_while_a_new_version_takes_over_that_is_said_and_a_table_is_left_alone(
    page: Page, site: Site, newer: Path
) -> None:
    calm_for(site, 12_000, polite=False)
    offered(page, site, newer)
    opened = page.evaluate(OPENED)
    page.locator("#update").click()
    expect(page.locator("#update")).to_have_attribute("aria-disabled", "true")
    expect(page.locator("#update")).to_contain_text("One moment")
    page.locator("#play").click()
    robot = Robot(page, GAME.name)
    robot.to_decision()
    wait_until(page, UPDATE_WAITS, wanted=False)
    robot.to_next_decision()
    assert page.evaluate(OPENED) == opened, "nobody took the table away"
    with page.expect_navigation():
        page.evaluate("location.hash = ''")
    shown(page, "home")
    assert edition(page) == "next"
    page.locator("#play").click()
    robot.to_decision()
