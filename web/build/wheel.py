"""The wheel of the engine: the same bytes for the same sources, built without network."""

import os
from contextlib import chdir
from pathlib import Path

from web.build.environment import ROOT, install

THE_SAME_DAY_EVERY_TIME = "1577836800"  # zip files carry dates; 2020-01-01 says nothing about when we built


def build_wheel(out: Path, root: Path = ROOT) -> Path:
    """Build the wheel of the package in `root`/src into `out` and return its path."""
    install("site")
    from flit_core import buildapi  # noqa: PLC0415 - installed by the line above

    os.environ["SOURCE_DATE_EPOCH"] = THE_SAME_DAY_EVERY_TIME
    out.mkdir(parents=True, exist_ok=True)
    out = out.resolve()
    with chdir(root):
        return out / str(buildapi.build_wheel(str(out)))
