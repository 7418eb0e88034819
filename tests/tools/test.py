"""Everything that must hold: the checks, the site, and all tests, the page in a real browser included.

`test` alone runs it all; `test -k word` or any other arguments of pytest run just those tests, quickly.
"""

import json
import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import TypeAlias

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
ASIDE = "TESTS_ASIDE"  # an environment variable: others, who run beside, come first
LAST = CACHE / "test-seconds.json"
USUAL = "This takes eight to ten minutes on two cores, and longer the first time, when tools are fetched."

Part: TypeAlias = Callable[[], bool]
Lane: TypeAlias = Mapping[str, Part]
"""Parts by name, one after another."""
Stage: TypeAlias = Sequence[Lane]
"""Lanes beside each other; each stage waits for the one before."""


def main(args: list[str]) -> int:
    """Run everything, or with arguments only pytest with them."""
    if {"-h", "--help"} & set(args):
        print(__doc__)
        return 0
    install("test")
    if args:
        return 0 if _pytest({}, *args) else 1
    last = last_times()
    with tempfile.TemporaryDirectory(dir=CACHE) as scratch:
        todo = stages(Path(scratch))
        print(f"This takes about {spoken(needed(todo, last))}, as it did the last time." if last else USUAL, flush=True)
        _fetch()
        times, failed = run_all(todo, last)
    if not failed:
        LAST.write_text(json.dumps(times, indent=1), encoding="utf-8")
    print(f"Failed: {', '.join(failed)}." if failed else "All is well.")
    return 1 if failed else 0


def stages(sites: Path) -> list[Stage]:
    """All there is to do, in order; `sites`: where the site is built, once for all who look at it.

    Tests of the page wait now and then, for a frame or for what only time brings. All others use these moments; those
    of many games do not count lines.
    """
    given = {GIVEN: str(sites)}
    no_tests = tuple(f"--ignore={place}" for place in MEASURED)
    counted = (*COVERAGE, "-m", "not no_cover", *no_tests, *(f"--ignore={place}" for place in PAGES))
    return [
        [{"site": partial(_sites, sites)}, {**checks(), "tests: scripts": _node}],
        [
            {"tests: page": partial(_pytest, given, *TWO_AT_A_TIME, "-m", "page", *no_tests, "tests")},
            {
                "tests: engine": partial(_aside, given, *counted, "tests"),
                "tests: many games": partial(_aside, given, "-m", "no_cover and not page", *no_tests, "tests"),
            },
        ],
    ]


def run_all(todo: Sequence[Stage], last: Mapping[str, float]) -> tuple[dict[str, float], list[str]]:
    """Run every part, and say after each how far we are; the seconds each took, and the names of those that failed."""
    times: dict[str, float] = {}
    failed: list[str] = []
    names = [name for stage in todo for lane in stage for name in lane]

    def run(lane: Lane) -> None:
        for name, part in lane.items():
            fine, times[name] = timed(name, part, lambda: f"{len(times) + 1} of {len(names)}: ")
            failed.extend([] if fine else [name])

    for number, stage in enumerate(todo, 1):
        with ThreadPoolExecutor(len(stage)) as lanes:
            list(lanes.map(run, stage))  # a list, so that what goes wrong in a lane is heard of
        left = needed(todo[number:], last)
        if left > 1:
            print(f"  about {spoken(left)} to go", flush=True)
    return times, failed


def needed(todo: Sequence[Stage], last: Mapping[str, float]) -> float:
    """The seconds that all this took the last time."""
    return sum(max(sum(last.get(name, 0) for name in lane) for lane in stage) for stage in todo)


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


def _fetch() -> None:
    """Have all that parts need before any begins: nothing is installed beside a part that runs."""
    browser(windowless=True)
    install("site")
    for group in ("site", "test"):
        modules(group)


def _sites(place: Path) -> bool:
    from web.build.site import build_site  # noqa: PLC0415 - `test -k word` should not wait for all it imports

    shutil.copytree(build_site(), place / JOINED)
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
    return subprocess.run(_command(args), cwd=ROOT, env=_tidy(more), check=False).returncode == 0


def _aside(more: Mapping[str, str], *args: str) -> bool:
    """The same with what others leave of the machine; what it has to say comes at its end."""
    environment = _tidy({**more, ASIDE: "yes"})
    done = subprocess.run(
        _command(args), cwd=ROOT, env=environment, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    print(done.stdout.decode(errors="replace"), end="", flush=True)
    return done.returncode == 0


def _command(args: Sequence[str]) -> list[str]:
    return [str(python()), "-m", "pytest", *args]


def _tidy(more: Mapping[str, str]) -> dict[str, str]:
    return {**os.environ, "HYPOTHESIS_STORAGE_DIRECTORY": str(CACHE / "hypothesis"), **more}
