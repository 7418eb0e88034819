"""A device that an older version has used."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.turandot.web.older import Device, device
from tests.web.browsing import SUB_PATH
from web.build.serve import serving


@pytest.fixture(scope="module")
def visitor(chromium: Browser, built: Path) -> Iterator[Device]:
    """One for all stores of that version."""
    with serving(built, sub_path=SUB_PATH) as site:
        made = device(chromium, site)
        yield made
        made.page.context.close()


@pytest.fixture
def there(visitor: Device) -> Iterator[Device]:
    """The same; what it does must cause no error."""
    before = len(visitor.seen.errors)
    yield visitor
    assert visitor.seen.errors[before:] == []
