"""Read everything without running it: ruff, mypy, tsc, eslint, and a few laws of the house."""

import json
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path

from web.build.environment import LOCKS, ROOT, install, python
from web.build.packages import modules, node

HERE = Path(__file__).resolve().parent
PYTHON = ("build.py", "src", "tests", "web")
MOST_LINES = 330
REALMS = ("page", "worker")  # each has other globals, so each is a project of its own for tsc

# What must not be in any file of the repository. Written in pieces, so that this file passes its own check.
ADDRESSES = re.compile("registry" + r"\.npm|files\.python" + "hosted|pypi" + r"\.org/simple|--(extra-)?index" + "-url")
MACHINE = re.compile(r"(?<![\w.])/(root|home/\w+|Users/\w+|work|tmp/\w+)" + r"/\w")


def main(args: list[str]) -> int:
    """Run every check, and report all that fail."""
    if args:
        print("usage: python3 build.py check")
        return 0 if args[0] in {"-h", "--help"} else 2
    install("test")
    results = [timed(name, run)[0] for name, run in checks().items()]
    return 0 if all(results) else 1


def checks() -> dict[str, Callable[[], bool]]:
    """Every check by name; group "test" must be installed."""
    return {
        "ruff check": lambda: _python("ruff", "check", "--output-format=concise", "."),
        "ruff format": lambda: _python("ruff", "format", "--check", "--output-format=concise", "."),
        "mypy": lambda: _python("mypy", *PYTHON),
        "tsc": _tsc,
        "eslint": _eslint,
        "house laws": _house_laws,
    }


def timed(name: str, run: Callable[[], bool], place: Callable[[], str] = str) -> tuple[bool, float]:
    """Run one part, say how it went and how long it took, and return both."""
    start = time.monotonic()
    fine = run()
    seconds = time.monotonic() - start
    print(f"{'✓' if fine else '✗'} {place()}{name} ({seconds:.1f} s)", flush=True)
    return fine, seconds


def _python(*command: str) -> bool:
    return _run(str(python()), "-m", *command)


def _scripts() -> list[str]:
    """Every JavaScript file that is ours, relative to the root."""
    return [name for name in tracked() if name.startswith(("web/", "tests/")) and name.endswith((".js", ".mjs"))]


def _tsc() -> bool:
    modules("site")  # the types of the libraries
    compiler = modules("test") / "typescript" / "bin" / "tsc"
    # A list, so that the second realm is checked even when the first fails.
    results = [_run(str(node()), str(compiler), "--project", str(HERE / f"tsconfig.{realm}.json")) for realm in REALMS]
    return all(results)


def _eslint() -> bool:
    linter = modules("test") / "eslint" / "bin" / "eslint.js"
    config = HERE / "eslint.config.mjs"
    return _run(str(node()), str(linter), "--config", str(config), "--max-warnings", "0", *_scripts())


def _house_laws() -> bool:
    found = [problem for name in tracked() for problem in problems(ROOT / name, name)]
    found += [problem for lock in sorted(LOCKS.glob("*/package-lock.json")) for problem in unhashed(lock)]
    print("\n".join(found), end="\n" if found else "")
    return not found


def problems(path: Path, name: str) -> Iterable[str]:
    """What is wrong with one file: registry addresses, paths of somebody's machine, too many lines."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (UnicodeDecodeError, FileNotFoundError, IsADirectoryError):
        return
    locked = name.startswith("web/build/locks/")
    for number, line in enumerate(lines, 1):
        if ADDRESSES.search(line) or (locked and "://" in line):
            yield f"{name}:{number}: holds a download address; a name, a version and a hash are enough"
        if MACHINE.search(line):
            yield f"{name}:{number}: holds a path of one machine"
    if len(lines) > MOST_LINES and name.endswith((".py", ".js", ".mjs", ".css")):
        yield f"{name}: {len(lines)} lines are more than a reader can hold; {MOST_LINES} are allowed"


def unhashed(lock: Path) -> Iterable[str]:
    """The npm packages of a lock that nothing would be checked against; pip refuses such locks by itself."""
    for place, package in json.loads(lock.read_text(encoding="utf-8"))["packages"].items():
        if place and not package.get("integrity", "").startswith("sha512-"):
            yield f"{lock.parent.name}/{lock.name}: {place} has no sha512 hash"


def tracked() -> list[str]:
    """Every file git knows or would know, relative to the root."""
    command = ("git", "ls-files", "--cached", "--others", "--exclude-standard", "-z")
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True).stdout.decode()
    return sorted(name for name in listed.split("\0") if name and (ROOT / name).is_file())


def _run(*command: str) -> bool:
    return subprocess.run(command, cwd=ROOT, check=False, stdout=sys.stdout).returncode == 0
