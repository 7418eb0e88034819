"""The fixtures of the page's tests, for this game's own; and a device that an older version has used."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.turandot.web.older import Device, device
from tests.web.conftest import (
    SUB_PATH,
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
from web.build.serve import serving

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


@pytest.fixture(scope="module")
def visitor(chromium: Browser, built: Path) -> Iterator[Device]:
    """One device for all stores of an older version."""
    with serving(built, sub_path=SUB_PATH) as serves:
        made = device(chromium, serves)
        yield made
        made.page.context.close()


@pytest.fixture
def there(visitor: Device) -> Iterator[Device]:
    """The same; what it does must cause no error."""
    before = len(visitor.seen.errors)
    yield visitor
    assert visitor.seen.errors[before:] == []
