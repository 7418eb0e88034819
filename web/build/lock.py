"""Renew the lock files from what is asked for in requirements.in and package.json (maintainers only)."""

import json
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from web.build.environment import LOCKS, give_up, install, python, say
from web.build.packages import npm

QUIETLY = ("--quiet", "--no-header", "--no-annotate", "--no-emit-index-url")


def main(args: list[str]) -> None:
    """Renew the named groups, or all of them."""
    groups = sorted(path.name for path in LOCKS.iterdir())
    if {"-h", "--help"} & set(args):
        print(f"usage: python3 build.py lock [{'|'.join(groups)}]…")
        return
    if unknown := set(args) - set(groups):
        give_up(f"no group {', '.join(sorted(unknown))} in web/build/locks; there are {', '.join(groups)}.")
    install("lock")
    for group in args or groups:
        say(f"Renewing the lock of group {group!r}")
        if (LOCKS / group / "requirements.in").exists():
            _renew_python(LOCKS / group)
        if (LOCKS / group / "package.json").exists():
            _renew_npm(LOCKS / group)


def _renew_python(group: Path) -> None:
    """One lock for every system and every Python we support, with the hashes of all their wheels."""
    # Pyodide brings its own Python, newer than the oldest we run on.
    target = ("--python-version=3.14", "--no-deps") if group.name == "pyodide" else ("--python-version=3.11",)
    files = (str(group / "requirements.in"), f"--output-file={group / 'requirements.txt'}")
    command = [str(python()), "-m", "uv", "pip", "compile", "--universal", "--generate-hashes", "--upgrade"]
    subprocess.run([*command, *QUIETLY, *target, *files], check=True, env={**os.environ, "UV_NO_CONFIG": "1"})


def _renew_npm(group: Path) -> None:
    """Let npm resolve the tree, then keep what is needed to check it: no addresses, neither for files nor for money."""
    with tempfile.TemporaryDirectory() as scratch:
        shutil.copyfile(group / "package.json", Path(scratch) / "package.json")
        npm(Path(scratch), "install", "--package-lock-only", "--omit-lockfile-registry-resolved", "--no-audit")
        tree = json.loads((Path(scratch) / "package-lock.json").read_text(encoding="utf-8"))
    tree["name"] = group.name
    for package in tree["packages"].values():
        for address in ("resolved", "funding"):
            package.pop(address, None)
    (group / "package-lock.json").write_text(json.dumps(tree, indent=2) + "\n", encoding="utf-8")
