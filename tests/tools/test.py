"""Everything that must hold: the checks, the site, and all tests, the page in a real browser included.

`test` alone runs it all; `test -k word` or any other arguments of pytest run just those tests, quickly.
"""

import json
import os
import re
import subprocess
import tempfile
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from tests.tools.another import ANOTHER, build_another
from tests.tools.browser import browser
from tests.tools.check import checks, timed
from tests.tools.sites import APART, GIVEN, JOINED
from web.build.environment import CACHE, ROOT, install, python
from web.build.packages import modules, node

COVERAGE = ("--cov", "--cov-report=term-missing:skip-covered")  # of what, and how much, is in pyproject.toml
TWO_AT_A_TIME = ("--numprocesses=2", "--dist=worksteal")  # whoever has nothing left helps the other
SCRIPTS = sorted((ROOT / "tests").rglob("page/*.test.mjs"))
# Tests that need a browser, of the house and of its games; and what is no test.
PAGES, MEASURED = (
    sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "tests").rglob(name) if path.is_dir())
    for name in ("web", "benchmarks")
)
LAST = CACHE / "test-seconds.json"
USUAL = "This takes about twenty minutes on two cores, and longer the first time, when tools are fetched."


def main(args: list[str]) -> int:
    """Run everything, or with arguments only pytest with them."""
    if {"-h", "--help"} & set(args):
        print(__doc__)
        return 0
    install("test")
    if args:
        return 0 if _pytest({}, *args) else 1
    last = last_times()
    print(f"This takes about {spoken(sum(last.values()))}, as it did the last time." if last else USUAL, flush=True)
    browser()
    with tempfile.TemporaryDirectory(dir=CACHE) as scratch:
        times, failed = run_all(parts(Path(scratch)), last)
    if not failed:
        LAST.write_text(json.dumps(times, indent=1), encoding="utf-8")
    print(f"Failed: {', '.join(failed)}." if failed else "All is well.")
    return 1 if failed else 0


def parts(sites: Path) -> dict[str, Callable[[], bool]]:
    """All there is to do, in order; `sites`: where the site is built, once for all who look at it."""
    given = {GIVEN: str(sites)}
    return {
        **checks(),
        "site": partial(_sites, sites),
        "tests: scripts": _node,
        "tests: engine": partial(
            _pytest, given, *COVERAGE, *TWO_AT_A_TIME, "tests", *(f"--ignore={place}" for place in (*PAGES, *MEASURED))
        ),
        "tests: page": partial(_pytest, given, *TWO_AT_A_TIME, *PAGES),
    }


def run_all(todo: Mapping[str, Callable[[], bool]], last: Mapping[str, float]) -> tuple[dict[str, float], list[str]]:
    """Run every part, and say after each how far we are; the seconds each took, and the names of those that failed."""
    times: dict[str, float] = {}
    failed: list[str] = []
    for number, (name, run) in enumerate(todo.items(), 1):
        fine, times[name] = timed(f"{number} of {len(todo)}: {name}", run)
        failed += [] if fine else [name]
        left = sum(seconds for part, seconds in last.items() if part in todo and part not in times)
        if left > 1:
            print(f"  about {spoken(left)} to go", flush=True)
    return times, failed


def spoken(seconds: float) -> str:
    """A time as people say it."""
    if seconds < 90:
        return f"{max(1, round(seconds))} seconds"
    return f"{round(seconds / 60)} minutes"


def last_times() -> dict[str, float]:
    """What each part took when all was well the last time; empty if nobody knows."""
    try:
        times: dict[str, float] = json.loads(LAST.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return times


def _sites(place: Path) -> bool:
    from web.build.site import build_site  # noqa: PLC0415 - the checks should not wait for all it imports

    build_site()
    build_site(place / JOINED)
    build_site(place / APART, joined=False)
    build_another(place / ANOTHER)
    return True


def _node() -> bool:
    """The tests of scripts that need no page; node counts them."""
    modules("site")  # libraries that scripts import
    hooks = (ROOT / "tests" / "tools" / "scripts.mjs").as_uri()
    quietly = ("--test-reporter=tap", "--test-timeout=120000", "--disable-warning=MODULE_TYPELESS_PACKAGE_JSON")
    command = [str(node()), "--test", *quietly, f"--import={hooks}", *map(str, SCRIPTS)]
    done = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, encoding="utf-8")
    counts = dict(re.findall(r"^# (tests|pass|fail) (\d+)$", done.stdout, re.MULTILINE))
    if done.returncode:
        print(done.stdout + done.stderr)
    print(f"{counts.get('pass', 0)} passed, {counts.get('fail', 0)} failed in {len(SCRIPTS)} files")
    return done.returncode == 0 and int(counts.get("tests", 0)) > 0


def _pytest(more: Mapping[str, str], *args: str) -> bool:
    tidy = {**os.environ, "HYPOTHESIS_STORAGE_DIRECTORY": str(CACHE / "hypothesis"), **more}
    return subprocess.run([str(python()), "-m", "pytest", *args], cwd=ROOT, env=tidy, check=False).returncode == 0
