"""The fixtures of the page's tests, for this game's own."""

from tests.web.conftest import (
    built,
    built_apart,
    chromium,
    fresh,
    new_context,
    no_test_hangs,
    page,
    playwright,
    reopen,
    shared,
    site,
)

__all__ = [
    "built",
    "built_apart",
    "chromium",
    "fresh",
    "new_context",
    "no_test_hangs",
    "page",
    "playwright",
    "reopen",
    "shared",
    "site",
]
