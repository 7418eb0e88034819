"""The site for tests, built once for all processes: as players get it, and with every script as it was written."""

import os
from pathlib import Path

from web.build.environment import alone

GIVEN = "SITES_FOR_TESTS"  # an environment variable: the directory in which both have been built already
JOINED, APART = "joined", "apart"


def site_for_tests(shared: Path, *, joined: bool) -> Path:
    """The site of the present sources; without one that is given, it is built in a directory that processes share."""
    name = JOINED if joined else APART
    if given := os.environ.get(GIVEN):
        return Path(given) / name
    from web.build.site import build_site  # noqa: PLC0415 - only who builds needs all it imports

    with alone("sites-for-tests"):  # whoever comes second finds it there
        done = shared / f"{name}-done"
        if not done.exists():
            build_site(shared / name, joined=joined)
            done.touch()
    return shared / name
