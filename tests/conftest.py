"""For every test: Hypothesis tries the same examples on every run of the same code; and a browser for who wants one."""

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
