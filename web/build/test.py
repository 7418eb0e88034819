"""Everything that must hold: the checks, the site, and all tests, the page in a real browser included.

`test` alone runs it all; `test -k word` or any other arguments of pytest run just those tests, quickly.
"""

import importlib
import os
import subprocess
from functools import partial
from pathlib import Path

from web.build.browser import browser
from web.build.check import check, timed
from web.build.environment import CACHE, ROOT, install, python

COVERAGE = ("--cov", "--cov-report=term-missing:skip-covered")  # of what, and how much, is in pyproject.toml
TWO_AT_A_TIME = ("--numprocesses=2", "--dist=worksteal")  # whoever has nothing left helps the other


def main(args: list[str]) -> int:
    """Run everything, or with arguments only pytest with them."""
    if {"-h", "--help"} & set(args):
        print(__doc__)
        return 0
    install("test")
    if args:
        return 0 if _pytest(*args) else 1
    failed = check()
    if (Path(__file__).parent / "site.py").exists() and not timed("site", _site):
        failed.append("site")
    runs = {
        "engine": (*COVERAGE, *TWO_AT_A_TIME, "tests", "--ignore=tests/web", "--ignore=tests/benchmarks"),
        "page": (*TWO_AT_A_TIME, "tests/web"),
    }
    if not any((ROOT / "tests" / "web").glob("**/test_*.py")):
        del runs["page"]
    else:
        browser()
    for name, options in runs.items():
        if not timed(f"tests: {name}", partial(_pytest, *options)):
            failed.append(f"tests: {name}")
    print(f"Failed: {', '.join(failed)}." if failed else "All is well.")
    return 1 if failed else 0


def _site() -> bool:
    importlib.import_module("web.build.site").build_site()
    return True


def _pytest(*args: str) -> bool:
    tidy = {**os.environ, "HYPOTHESIS_STORAGE_DIRECTORY": str(CACHE / "hypothesis")}
    return subprocess.run([str(python()), "-m", "pytest", *args], cwd=ROOT, env=tidy, check=False).returncode == 0
