"""For every test: Hypothesis tries the same examples on every run of the same code; and a browser for who wants one."""

import pytest
from hypothesis import HealthCheck, settings

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


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Lines are counted first: what is kept after a first call would otherwise seem never to run."""
    items.sort(key=lambda item: item.get_closest_marker("no_cover") is not None)
