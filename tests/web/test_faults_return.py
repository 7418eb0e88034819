"""What browsers do behind a page's back: bring it back as it was left, end its service worker, want no motion."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, CDPSession, Error, Page, Playwright

from tests.tools.browser import LAUNCH_ARGS
from tests.tools.browser import browser as browser_path
from tests.web.browsing import PATIENCE, QUIET, wait_until
from tests.web.fixtures import NewContext
from tests.web.installed import settled
from tests.web.robot import OVER, WORDS, Robot, Seen, look_of
from tests.web.saves import ALL, ID, PREFIX, Json, at_table, kept_moves, record_after, save_of, seats_for, sit_down
from turandot.games import GAMES
from web.build.serve import Site

# What Playwright forbids, and people's browsers do.
KEEPS_PAGES = "--disable-back-forward-cache"
BROUGHT_BACK = "dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))"
# No page is told of what it stores itself: so another tab is played, of which this one, asleep, heard nothing.
STORE = "([name, text]) => localStorage.setItem(name, text)"
MOVING = """() => document.getAnimations()
  .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().duration > 0)
  .map(({ effect }) => effect.target?.className ?? '')"""


@pytest.fixture
def keeps_pages(playwright: Playwright) -> Iterator[Browser]:
    """A browser that may keep a page that was left, as it was, for whoever comes back."""
    launched = playwright.chromium.launch(
        executable_path=browser_path(), args=list(LAUNCH_ARGS), ignore_default_args=[KEEPS_PAGES]
    )
    yield launched
    launched.close()


class ByWire(Robot):
    """Speaks to the browser itself: Playwright loses sight of a page that comes back as it was left."""

    wire: CDPSession

    def tell(self, expression: str) -> Json:
        """Ask the page on show; if it left before it could answer, the one that came."""
        try:
            told = self.wire.send("Runtime.evaluate", {"expression": expression, "returnByValue": True})
        except Error as left:
            if "navigated" not in left.message:
                raise
            return self.tell(expression)
        return told["result"].get("value")

    def look(self) -> Seen:
        """See what the table shows."""
        seen: Seen = self.tell(f"({look_of(self.game)})()")
        return seen

    def words(self) -> str:
        """Read all that is on the screen."""
        return str(self.tell(WORDS))

    def moves(self) -> Json:
        """What is stored of the game."""
        return json.loads(self.tell(f"localStorage.getItem('{PREFIX}game/{ID}')"))["record"]["moves"]


@pytest.mark.parametrize("name", GAMES)
def test_a_table_left_for_another_page_and_come_back_to_is_played_on(
    keeps_pages: Browser, site: Site, name: str
) -> None:
    page = keeps_pages.new_page()
    page.set_default_timeout(PATIENCE * 1000)
    at_table(page, site, record_after(0, played=GAMES[name]))
    robot = ByWire(page, name, "keyboard")
    robot.wire = page.context.new_cdp_session(page)
    for _ in range(2):
        robot.to_next_decision()
        before = robot.moves()
        page.goto(site.url + QUIET)
        robot.tell("setTimeout(() => history.back())")  # once it has answered
        robot.until(lambda seen: seen["phase"], "the table does not come back")
        robot.to_decision()
        assert robot.moves() == before, "nothing is lost, and nothing happens by itself"
    length = len(robot.moves())
    robot.to_next_decision()
    assert len(robot.moves()) > length, "and it goes on"


@pytest.mark.parametrize("name", GAMES)
def test_a_table_brought_back_as_it_was_left_shows_what_was_played_elsewhere_meanwhile(
    page: Page, site: Site, name: str
) -> None:
    robot = at_table(page, site, record_after(0, played=GAMES[name]))
    robot.to_decision()
    whole = record_after(ALL, played=GAMES[name])
    save = save_of(ID, whole, tab="another", saved=save_of(ID, whole)["saved"] + 1)
    page.evaluate(STORE, [f"{PREFIX}game/{ID}", json.dumps(save)])
    with page.expect_navigation():
        page.evaluate(BROUGHT_BACK)
    robot.until(lambda seen: seen["asked"] == OVER, "the table shows what it was left with")
    assert kept_moves(page) == whole["moves"]


@pytest.mark.installed
def test_a_service_worker_that_is_ended_again_and_again_is_missed_by_nobody(fresh: BrowserContext, site: Site) -> None:
    page = fresh.new_page()
    session = fresh.new_cdp_session(page)
    session.send("ServiceWorker.enable")
    settled(page, site)
    robot = at_table(page, site)
    fresh.set_offline(offline=True)
    for _ in range(3):
        robot.to_next_decision()
        before = kept_moves(page)
        session.send("ServiceWorker.stopAllWorkers")
        robot = sit_down(page, site)
        page.reload()
        robot.to_decision()
        assert kept_moves(page) == before
    session.send("ServiceWorker.stopAllWorkers")
    robot.play_to_the_end()


@pytest.mark.outside
@pytest.mark.parametrize("name", GAMES)
def test_where_no_motion_is_wanted_nothing_moves_in_a_whole_game_whatever_the_pace(
    new_context: NewContext, site: Site, name: str
) -> None:
    page = new_context(reduced_motion="reduce").new_page()
    game = GAMES[name]
    robot: Robot = at_table(page, site, record_after(0, seats_for(3, played=game), played=game), pace="stately")
    moved: set[str] = set()
    while (seen := robot.asked())["asked"] != OVER:
        moved |= set(page.evaluate(MOVING))
        robot.act(seen)
    wait_until(page, f"({MOVING})().length", 0)
    assert moved == set()
