"""A page that tests use one after another: opening one anew, with nothing of the site at hand, takes twice as long.

Each test finds it with nothing stored, and as it was made. What cannot be taken back, such as a script for every visit
or a clock of one's own, ends it: the next test gets a new one.
"""

from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page, ViewportSize

from tests.web.browsing import QUIET, Watched, watch
from web.build.serve import Site

USUAL = ViewportSize(width=1280, height=720)
FORGET = "(localStorage.clear(), sessionStorage.clear())"


@dataclass
class Warm:
    """The page, the site it is on, and what it did in the present test."""

    page: Page
    serving: AbstractContextManager[Site]
    site: Site = field(init=False)
    seen: Watched = field(init=False)
    spoilt: bool = False

    def __post_init__(self) -> None:
        """Open the site; notice what cannot be taken back."""
        self.site = self.serving.__enter__()
        self.seen = watch(self.page)
        clock = self.page.clock
        for owner in (self.page, self.page.context):
            self._ends("add_init_script", owner)
        for name in ("install", "set_fixed_time"):
            self._ends(name, clock)

    def _ends(self, name: str, owner: object) -> None:
        usual = getattr(owner, name)

        def spoil(*args: Any, **named: Any) -> Any:  # noqa: ANN401 - as it is given
            self.spoilt = True
            return usual(*args, **named)

        setattr(owner, name, spoil)

    def begin(self) -> None:
        """Be as on a first visit, but for what the browser has of the site."""
        page = self.page
        for other in page.context.pages:
            if other is not page:
                other.close()
        page.unroute_all()
        page.set_viewport_size(USUAL)
        page.emulate_media(color_scheme="light", reduced_motion="no-preference")
        page.goto(self.site.url + QUIET)
        page.evaluate(FORGET)
        self.seen.errors.clear()
        self.seen.said.clear()

    @property
    def usable(self) -> bool:
        """Whether another test may have it."""
        return not self.spoilt and not self.page.is_closed()

    def close(self) -> None:
        """Be gone, with the site."""
        self.page.context.close()
        self.serving.__exit__(None, None, None)
