"""Build the site into dist/: the page, the engine's wheel, Pyodide, the snapshot, and a list of it all."""

import hashlib
import re
import sys
import tempfile
import tomllib
from collections.abc import Mapping
from pathlib import Path

from web.build import pyodide_core, vendor
from web.build.bare import bare
from web.build.built import sha256
from web.build.environment import ROOT, alone, give_up, say
from web.build.manifest import BOOT, MANIFEST, lists
from web.build.packages import wheel as third_party_wheel
from web.build.snapshot import snapshot
from web.build.wheel import build_wheel

WEB, DIST = ROOT / "web", ROOT / "dist"
NOT_SHIPPED = ("build/",)
PRELOADS = b"<!-- modules, listed by the build -->"
# The scripts of the page, and what leads to a table: known at once instead of one import after another.
ENTRIES = ("js/boot/early.js", "js/main.js", "js/screens/home.js", "js/screens/play.js", "js/screens/table.js")
GAME = re.compile(r"js/games/[^/]+/index\.js")
TABLE_STYLE = re.compile(r"css/table.*\.css")
MANIFEST_HASH = b"'of the build'"
MODULE = "turandot.bridge"
SNAPSHOT, STDLIB = "python/engine.snapshot.gz", "python/stdlib.zip"


def main(args: list[str]) -> int:
    """Build, and print what the whole hashes to: two builds of one commit print the same."""
    if args:
        print("usage: python3 build.py site")
        return 0 if args[0] in {"-h", "--help"} else 2
    build_site()
    files = _files_in(DIST)
    print(f"dist: {len(files)} files, {sum(map(len, files.values())):,} bytes, sha256 {digest(files)}")
    return 0


def build_site(out: Path = DIST) -> Path:
    """Bring `out` up to date; only files that changed are written, so that a server on it may keep running."""
    with alone("site"):
        files = seal(gather())
        for path in _files_in(out).keys() - files.keys():
            (out / path).unlink()
        for path, content in files.items():
            place = out / path
            if not place.exists() or place.read_bytes() != content:
                place.parent.mkdir(parents=True, exist_ok=True)
                place.write_bytes(content)
    say(f"The site is in {out.relative_to(ROOT) if out.is_relative_to(ROOT) else out}")
    return out


def gather() -> dict[str, bytes]:
    """Every file of the site by its path, before they are listed."""
    # These import the engine, which needs the virtual environment.
    from web.build.openings import openings  # noqa: PLC0415
    from web.build.scenes import scenes  # noqa: PLC0415

    ours = {_shipped(path): text for path, text in _files_in(WEB).items() if not path.startswith(NOT_SHIPPED)}
    libraries = vendor.vendored(ours)
    ours = {path: bare(path, text) for path, text in ours.items()}  # libraries keep theirs: their licences are there
    files = {**ours, **libraries, **_python(), **dict(openings()), **dict(scenes())}
    files["licences.json"] = vendor.licences(files)
    files["index.html"] = _with_preloads(files)
    return files


def _shipped(path: str) -> str:
    """Where a file of web/ lies in the site. Hosts compress by type, and know .txt but not .ftl."""
    return f"{path}.txt" if path.endswith(".ftl") else path


def seal(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """The files with the list of them, and with a service worker that knows the list by its hash."""
    listing = {path: content for path, content in files.items() if path not in {"service-worker.js", BOOT, MANIFEST}}
    listed = lists(_version(), _parts(files), listing)
    known = f"'{sha256(listed[MANIFEST])}'".encode()
    return {
        **listing,
        **listed,
        "service-worker.js": _replaced(files["service-worker.js"], MANIFEST_HASH, known),
        ".nojekyll": b"",  # GitHub Pages would otherwise leave out what it does not know
    }


def digest(files: Mapping[str, bytes]) -> str:
    """One hash for all files."""
    lines = (f"{sha256(content)}  {path}\n" for path, content in sorted(files.items()))
    return hashlib.sha256("".join(lines).encode()).hexdigest()


def _python() -> dict[str, bytes]:
    """Python's files by path."""
    core, source = _core(), pyodide_core.directory()
    with tempfile.TemporaryDirectory() as scratch:
        wheel = build_wheel(Path(scratch))
        installers = [third_party_wheel(name) for name in pyodide_core.INSTALLER]
        files = {f"python/{path.name}": path.read_bytes() for path in (wheel, *installers)}
        files[SNAPSHOT] = snapshot(wheel).read_bytes()
    files[STDLIB] = pyodide_core.stdlib().read_bytes()
    return files | {core + name: (source / name).read_bytes() for name in (*pyodide_core.CORE, pyodide_core.STOCK)}


def _parts(files: Mapping[str, bytes]) -> dict[str, object]:
    """The part of the manifest that says which of Python's files is which."""
    return {
        "core": _core(),
        "module": MODULE,
        "snapshot": SNAPSHOT,
        "stdlib": STDLIB,
        "stock": _core() + pyodide_core.STOCK,
        "wheel": next(path for path in files if path.startswith(f"python/{MODULE.partition('.')[0]}-")),
        "lock": pyodide_core.lock(),
    }


def _core() -> str:
    return f"pyodide/{pyodide_core.version()}/"


def _with_preloads(files: Mapping[str, bytes]) -> bytes:
    """The page, telling the browser at once of all modules that it would else discover one after another."""
    games = [path for path in sorted(files) if GAME.fullmatch(path)]
    modules = vendor.preloads([*ENTRIES, *games], files)
    links = [f'<link rel="modulepreload" href="{path}">' for path in modules]
    links += [f'<link rel="preload" as="style" href="{path}">' for path in sorted(files) if TABLE_STYLE.match(path)]
    return _replaced(files["index.html"], PRELOADS, "\n    ".join(links).encode())


def _replaced(text: bytes, old: bytes, new: bytes) -> bytes:
    if text.count(old) != 1:
        give_up(f"expected to find {old.decode()} once, not {text.count(old)} times.")
    return text.replace(old, new)


def _version() -> str:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return str(project["version"])


def _files_in(directory: Path) -> dict[str, bytes]:
    paths = sorted(path for path in directory.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return {path.relative_to(directory).as_posix(): path.read_bytes() for path in paths}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
