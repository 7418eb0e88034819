"""Everything that must hold: the checks, the site, and all tests, the page in a real browser included.

`test` alone runs it all; `test -k word` or any other arguments of pytest run just those tests, quickly.
"""

import json
import os
import re
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import count
from pathlib import Path
from threading import Event
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
        todo = lanes(Path(scratch))
        print(f"This takes about {spoken(needed(todo, last))}, as it did the last time." if last else USUAL, flush=True)
        _fetch()
        times, failed = run_all(todo, last)
    if not failed:
        LAST.write_text(json.dumps(times, indent=1), encoding="utf-8")
    print(f"Failed: {', '.join(failed)}." if failed else "All is well.")
    return 1 if failed else 0


def lanes(sites: Path) -> list[Lane]:
    """All there is to do, in two rows beside each other; `sites`: where the site is built, once for all who look at it.

    Tests of the page wait now and then, for a frame or for what only time brings. All others use these moments; those
    of many games and of the build do not count lines.
    """
    given, built = {GIVEN: str(sites)}, Event()
    passed_by = tuple(f"--ignore={place}" for place in (*MEASURED, *PAGES))
    return [
        {
            "site": partial(_sites, sites, built),
            "tests: page": partial(_pytest, given, *TWO_AT_A_TIME, "-m", "page", *PAGES),
        },
        {
            **checks(),
            "tests: scripts": _node,
            "tests: engine": partial(_aside, given, *COVERAGE, "-m", "not no_cover", *passed_by, "tests"),
            "tests: many games, the build": partial(_after, built, given, "-m", "no_cover", *passed_by, "tests"),
        },
    ]


def run_all(todo: Sequence[Lane], last: Mapping[str, float]) -> tuple[dict[str, float], list[str]]:
    """Run every part, and say after each how far we are; the seconds each took, and the names of those that failed."""
    times: dict[str, float] = {}
    failed: list[str] = []
    began, parts, done = time.monotonic(), sum(map(len, todo)), count(1)

    def run(lane: Lane) -> None:
        for name, part in lane.items():
            fine, times[name] = timed(name, part, lambda: f"{next(done)} of {parts}: ")
            failed.extend([] if fine else [name])
            left = needed(todo, last) - (time.monotonic() - began)
            if left > 1 and len(times) < parts:
                print(f"  about {spoken(left)} to go", flush=True)

    with ThreadPoolExecutor(len(todo)) as beside:
        list(beside.map(run, todo))  # a list, so that what goes wrong in a lane is heard of
    return times, failed


def needed(todo: Sequence[Lane], last: Mapping[str, float]) -> float:
    """The seconds that all this took the last time."""
    return max(sum(last.get(name, 0) for name in lane) for lane in todo)


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


def _sites(place: Path, built: Event) -> bool:
    from web.build.site import build_site  # noqa: PLC0415 - `test -k word` should not wait for all it imports

    try:
        shutil.copytree(build_site(), place / JOINED)
        build_site(place / APART, joined=False)
        build_another(place / ANOTHER)
    finally:
        built.set()  # or never will be
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


def _after(built: Event, more: Mapping[str, str], *args: str) -> bool:
    """The same when the site has been built."""
    built.wait()
    return _aside(more, *args)


def _command(args: Sequence[str]) -> list[str]:
    return [str(python()), "-m", "pytest", *args]


def _tidy(more: Mapping[str, str]) -> dict[str, str]:
    return {**os.environ, "HYPOTHESIS_STORAGE_DIRECTORY": str(CACHE / "hypothesis"), **more}
