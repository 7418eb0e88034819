"""Things that take seconds to make and depend on nothing but their inputs: made once, kept in .cache/built."""

import gzip
import hashlib
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path

from web.build.environment import CACHE, give_up, say
from web.build.packages import node

BUILT = CACHE / "built"
KEPT = 6  # versions of a thing; older ones are thrown away


def sha256(content: bytes) -> str:
    """The hash by which files are known everywhere."""
    return hashlib.sha256(content).hexdigest()


def gzipped(content: bytes) -> bytes:
    """Compressed, without a date and without the mark of the system, which some versions of Python leave."""
    packed = gzip.compress(content, 9, mtime=0)
    return packed[:9] + b"\xff" + packed[10:]


def built(name: str, inputs: Iterable[bytes], make: Callable[[Path], None]) -> Path:
    """The file `name` made from `inputs`; `make` writes it to the path it is given, unless it is there already."""
    key = sha256("\n".join(sha256(part) for part in inputs).encode())[:20]
    place = BUILT / f"{key}-{name}"
    if not place.exists():
        say(f"Making {name}")
        BUILT.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=BUILT) as scratch:
            made = Path(scratch) / name
            make(made)
            made.replace(place)
        _throw_away_old(name)
    os.utime(place)
    return place


def run_node(script: Path, *args: str | Path) -> None:
    """Run one of our scripts in Node, in nobody's time zone; what it prints is shown only if it fails."""
    command = [str(node()), str(script), *map(str, args)]
    done = subprocess.run(command, env={**os.environ, "TZ": "UTC"}, check=False, capture_output=True, text=True)
    if done.returncode:
        give_up(f"{script.name} failed.\n{(done.stdout + done.stderr).strip()[-3000:]}")


def _throw_away_old(name: str) -> None:
    versions = sorted(BUILT.glob(f"*-{name}"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in versions[KEPT:]:
        shutil.rmtree(path) if path.is_dir() else path.unlink()
