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


@pytest.fixture
def site(request: pytest.FixtureRequest) -> Iterator[Site]:
    """A server under a path that is not the root: for the site as shipped, or as a mark of the test wants it."""
    wanted = [f"built_{mark}" for mark in ("apart", "another") if request.node.get_closest_marker(mark)]
    with serving(request.getfixturevalue(wanted[0] if wanted else "built"), sub_path=SUB_PATH) as running:
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


@pytest.fixture
def new_context(chromium: Browser, request: pytest.FixtureRequest) -> Iterator[NewContext]:
    """Makes browser profiles that have never seen the site; they keep it only in a test marked `installed`."""
    made: list[BrowserContext] = []
    keeps = request.node.get_closest_marker("installed") is not None

    def new(**options: Any) -> BrowserContext:  # noqa: ANN401 - as Playwright takes them
        context = chromium.new_context(**options)
        context.set_default_timeout(PATIENCE * 1000)
        context.add_init_script(UNPAINTED)
        if not keeps:
            context.add_init_script(NOTHING_KEPT)
        made.append(context)
        return context

    yield new
    for context in made:
        context.close()


@pytest.fixture
def fresh(new_context: NewContext) -> BrowserContext:
    """A browser profile that has never seen the site."""
    return new_context()


@pytest.fixture
def page(fresh: BrowserContext, site: Site) -> Iterator[Page]:
    """A page on its first visit; afterwards it must have caused no error and asked nobody but the site."""
    made = fresh.new_page()
    seen = watch(made)
    yield made
    assert seen.errors == []
    assert [url for url in seen.requests if not url.startswith((site.url, "blob:", "data:"))] == []


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
