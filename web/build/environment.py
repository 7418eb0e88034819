"""The project's own virtual environment, made from pinned and hash-checked requirements.

A group is a folder in locks/: what pip and npm bring for one purpose. Groups are installed when first asked for.
"""

import contextlib
import hashlib
import importlib
import json
import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parents[2]
LOCKS = Path(__file__).resolve().parent / "locks"
CACHE = ROOT / ".cache"
VENV = ROOT / ".venv"
STAMP = VENV / "groups.json"
PATIENCE = "Check the network (or the proxy and registry settings of your machine), then run the command again."


def say(text: str) -> None:
    """Tell what is going on, in a line of its own."""
    print(f"· {text}", file=sys.stderr, flush=True)


def give_up(text: str) -> NoReturn:
    """End with a sentence for people instead of a traceback."""
    raise SystemExit(f"build.py: {text}")


def python() -> Path:
    """The interpreter inside the virtual environment."""
    return VENV / "Scripts" / "python.exe" if os.name == "nt" else VENV / "bin" / "python"


def is_active() -> bool:
    """Whether this process already runs inside the virtual environment."""
    return Path(sys.prefix).resolve() == VENV.resolve()


def make() -> None:
    """Make the virtual environment, unless there is one for this version of Python."""
    with alone("environment"):
        tag = sys.implementation.cache_tag
        if python().exists() and _stamp().get("python") == tag:
            return
        say(f"Making the virtual environment .venv for Python {sys.version_info.major}.{sys.version_info.minor}")
        shutil.rmtree(VENV, ignore_errors=True)
        try:
            venv.create(VENV, with_pip=True, symlinks=os.name != "nt")
        except (subprocess.CalledProcessError, ImportError, OSError) as error:
            give_up(
                f"this Python cannot make a virtual environment ({error}). Install its venv module "
                "(on Debian and Ubuntu: apt install python3-venv) and run the command again."
            )
        _let_the_package_be_imported()
        _write_stamp({"python": tag})


def install(group: str) -> None:
    """Install the pinned Python packages of a group; nothing happens when they are there already."""
    lock = LOCKS / group / "requirements.txt"
    digest = hashlib.sha256(lock.read_bytes()).hexdigest()
    if _stamp().get(group) == digest:
        return
    with alone("environment"):
        if _stamp().get(group) == digest:  # another run was quicker
            return
        say(f"Installing the Python packages of group {group!r}")
        pip("install", "--no-deps", "-r", str(lock), trouble=f"the Python packages of group {group!r}")
        _write_stamp({**_stamp(), group: digest})
    importlib.invalidate_caches()


def pip(*args: str, trouble: str) -> None:
    """Run pip with hashes required; `trouble` names what could not be had if it fails."""
    verb, *rest = args
    options = ("--require-hashes", "--only-binary=:all:", "--no-input", "--disable-pip-version-check", "--quiet")
    command = [str(python()), "-m", "pip", verb, *options, *rest]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    if done.returncode:
        give_up(f"could not get {trouble}. {PATIENCE}\n{_last_lines(done.stderr)}")


@contextlib.contextmanager
def alone(purpose: str) -> Iterator[None]:
    """Hold a lock between processes, so that two runs of build.py never install the same thing at once."""
    CACHE.mkdir(exist_ok=True)
    with (CACHE / f"{purpose}.lock").open("a+b") as file:
        if sys.platform == "win32":
            import msvcrt  # noqa: PLC0415 - exists on Windows only

            file.seek(0)
            while True:
                with contextlib.suppress(OSError):  # it gives up after ten seconds; we do not
                    msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
                    break
            try:
                yield
            finally:
                file.seek(0)
                msvcrt.locking(file.fileno(), msvcrt.LK_UNLCK, 1)
        else:
            import fcntl  # noqa: PLC0415 - does not exist on Windows

            fcntl.flock(file, fcntl.LOCK_EX)
            yield


def _let_the_package_be_imported() -> None:
    """Put src/ on the path of the virtual environment, relative, so that a moved checkout still works."""
    packages = next(VENV.rglob("site-packages"))
    (packages / "turandot.pth").write_text(os.path.relpath(ROOT / "src", packages) + "\n", encoding="utf-8")


def _stamp() -> dict[str, str]:
    """What the environment is known to hold: the Python it was made for, and the lock of each group."""
    try:
        stamp: dict[str, str] = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp


def _write_stamp(stamp: dict[str, str]) -> None:
    STAMP.write_text(json.dumps(stamp, indent=2) + "\n", encoding="utf-8")


def _last_lines(text: str, count: int = 6) -> str:
    return "\n".join(text.strip().splitlines()[-count:])
