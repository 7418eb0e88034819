"""For every test: Hypothesis tries the same examples on every run of the same code; and a browser for who wants one."""

import gc
import os

import pytest
from hypothesis import HealthCheck, settings

from tests.tools.test import ASIDE

settings.register_profile(
    "ours",
    deadline=None,
    derandomize=True,
    database=None,
    max_examples=60,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("ours")

pytest_plugins = ["tests.web.fixtures"]


def pytest_configure() -> None:
    """Give way to others, if they come first and the system knows how."""
    if ASIDE in os.environ and hasattr(os, "nice"):
        os.nice(19)


def pytest_collection_finish() -> None:
    """What is here by now will stay: to look for rubbish among it again and again takes a twelfth of a game's time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


# What a folder of this name says of all tests in it, wherever it is: those of the page need a browser, and those of the
# build reach no line that is counted.
MARKS = {"web": "page", "build": "no_cover"}


@pytest.hookimpl(tryfirst=True)  # before pytest chooses by marks
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark tests by their folders."""
    for item in items:
        for folder in MARKS.keys() & set(item.path.relative_to(item.config.rootpath).parts):
            item.add_marker(MARKS[folder])
