"""For tests of any folder: the site under a sub-path, and a Chromium that reports everything a page should not do."""

import faulthandler
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, sync_playwright

from tests.tools.another import another_site
from tests.tools.browser import browser as browser_path
from tests.tools.sites import site_for_tests
from tests.web.browsing import BROWSER_ARGS, PATIENCE, SUB_PATH, UNPAINTED, watch
from tests.web.outside import answer_outside
from tests.web.warm import USUAL, Warm
from web.build.serve import Site, serving

MOST = 600  # seconds for one test, after which it is ended with all it was doing

# As in a browser that keeps no site: most tests are about something else, and keeping it all takes a while.
NOTHING_KEPT = "Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined })"

NewContext: TypeAlias = Callable[..., BrowserContext]
Reopen: TypeAlias = Callable[[], BrowserContext]


@pytest.fixture(autouse=True)
def no_test_hangs() -> Iterator[None]:
    """A promise of a page that is never kept would else keep everybody waiting for ever."""
    faulthandler.dump_traceback_later(MOST, exit=True)
    yield
    faulthandler.cancel_dump_traceback_later()


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A directory that all processes of this run have in common."""
    own = tmp_path_factory.getbasetemp()
    return own.parent if "PYTEST_XDIST_WORKER" in os.environ else own


@pytest.fixture(scope="session")
def built(shared: Path) -> Path:
    """The site of the present sources as players get it, built once and touched by nobody."""
    return site_for_tests(shared, joined=True)


@pytest.fixture(scope="session")
def built_apart(shared: Path) -> Path:
    """The same with every script as it was written, at its own path: for tests that reach into the modules."""
    return site_for_tests(shared, joined=False)


@pytest.fixture(scope="session")
def built_another(shared: Path) -> Path:
    """The site of a house into which one game more has moved: the tests' little one."""
    return another_site(shared)


def _marks(request: pytest.FixtureRequest) -> set[str]:
    return {mark.name for mark in request.node.iter_markers()}


def _outside(marks: set[str]) -> bool:
    """Whether the engine answers from outside the browser."""
    return "outside" in marks and not marks & {"inside", "installed"}


def _site_for(request: pytest.FixtureRequest) -> Path:
    wanted = [mark for mark in ("apart", "another") if mark in _marks(request)]
    site: Path = request.getfixturevalue(f"built_{wanted[0]}" if wanted else "built")
    return site


@pytest.fixture
def site(request: pytest.FixtureRequest) -> Iterator[Site]:
    """A server under a path that is not the root: for the site as shipped, or as a mark of the test wants it."""
    if _outside(_marks(request)):
        yield request.getfixturevalue("warm").site
        return
    with serving(_site_for(request), sub_path=SUB_PATH) as running:
        yield running


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    launched = playwright.chromium.launch(executable_path=browser_path(windowless=True), args=list(BROWSER_ARGS))
    yield launched
    launched.close()


def _prepared(context: BrowserContext, marks: set[str]) -> BrowserContext:
    context.set_default_timeout(PATIENCE * 1000)
    context.add_init_script(UNPAINTED)
    if "installed" not in marks:
        context.add_init_script(NOTHING_KEPT)
    if _outside(marks):
        answer_outside(context)
    return context


@pytest.fixture
def new_context(chromium: Browser, request: pytest.FixtureRequest) -> Iterator[NewContext]:
    """Makes browser profiles that have never seen the site; they keep it only in a test marked `installed`."""
    made: list[BrowserContext] = []
    marks = _marks(request)

    def new(**options: Any) -> BrowserContext:  # noqa: ANN401 - as Playwright takes them
        made.append(_prepared(chromium.new_context(**options), marks))
        return made[-1]

    yield new
    for context in made:
        context.close()


@pytest.fixture
def fresh(new_context: NewContext) -> BrowserContext:
    """A browser profile that has never seen the site."""
    return new_context()


@pytest.fixture(scope="session")
def warm_pages() -> Iterator[dict[Path, Warm]]:
    """By what site they are on."""
    pages: dict[Path, Warm] = {}
    yield pages
    for one in pages.values():
        one.close()


@pytest.fixture
def warm(request: pytest.FixtureRequest, chromium: Browser, warm_pages: dict[Path, Warm]) -> Warm:
    """A page that other tests have used before, as good as new, with the engine outside."""
    built = _site_for(request)
    if built in warm_pages and not warm_pages[built].usable:
        warm_pages.pop(built).close()
    if built not in warm_pages:
        context = _prepared(chromium.new_context(viewport=USUAL), _marks(request))
        warm_pages[built] = Warm(context.new_page(), serving(built, sub_path=SUB_PATH))
    warm_pages[built].begin()
    return warm_pages[built]


@pytest.fixture
def page(request: pytest.FixtureRequest, site: Site) -> Iterator[Page]:  # noqa: ARG001 - it outlives the page
    """A page on its first visit; afterwards it must have caused no error, such as asking anybody but the site."""
    if _outside(_marks(request)):
        warm: Warm = request.getfixturevalue("warm")
        made, seen = warm.page, warm.seen
    else:
        made = request.getfixturevalue("fresh").new_page()
        seen = watch(made)
    yield made
    assert seen.errors == []


@pytest.fixture
def reopen(playwright: Playwright, tmp_path: Path) -> Iterator[Reopen]:
    """Opens a browser whose profile outlives it: every call closes the last one and starts anew with what it kept."""
    opened: list[BrowserContext] = []

    def again() -> BrowserContext:
        while opened:
            opened.pop().close()
        context = playwright.chromium.launch_persistent_context(
            tmp_path / "profile", executable_path=browser_path(windowless=True), args=list(BROWSER_ARGS), headless=True
        )
        context.set_default_timeout(PATIENCE * 1000)
        context.add_init_script(UNPAINTED)
        opened.append(context)
        return context

    yield again
    while opened:
        opened.pop().close()
