"""Build the site into dist/: the page, the engine's wheel, Pyodide, the snapshot, and a list of it all."""

import hashlib
import json
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

from web.build import engine, pyodide_core, vendor
from web.build.built import sha256
from web.build.bundle import KEEPER, bundled
from web.build.environment import ROOT, alone, say
from web.build.icons import icons
from web.build.manifest import BOOT, MANIFEST, lists
from web.build.packages import wheel as third_party_wheel
from web.build.snapshot import engines, fingerprint, snapshot
from web.build.sources import files_in, filled_in, page_files, project
from web.build.wheel import build_wheel
from web.build.words import with_words

DIST = ROOT / "dist"
# The scripts into which the build writes what it knows: where Python's parts are, and what the engine says of games.
FACTS, ABOUT = "js/engine/facts.js", "js/about.js"
SNAPSHOTS, STDLIB = "python/snapshots/", "python/stdlib.zip"

# What says how the site is called, and where that goes.
NAMED, SITE_NAME = ("index.html", "manifest.webmanifest"), b"{site}"


def main(args: list[str]) -> int:
    """Build, and print what the whole hashes to: two builds of one commit print the same."""
    if args:
        print("usage: python3 build.py site")
        return 0 if args[0] in {"-h", "--help"} else 2
    build_site()
    files = files_in(DIST)
    print(f"dist: {len(files)} files, {sum(map(len, files.values())):,} bytes, sha256 {digest(files)}")
    return 0


def build_site(out: Path = DIST, *, joined: bool = True, root: Path = ROOT) -> Path:
    """Bring `out` up to date; only files that changed are written, so that a server on it may keep running.

    `joined`: with scripts and style sheets in few files, as players get them; else each as it was written.
    `root`: where the sources are.
    """
    with alone("site"):
        write_site(out, seal(gather(joined=joined, root=root), root=root))
    say(f"The site is in {out.relative_to(ROOT) if out.is_relative_to(ROOT) else out}")
    return out


def write_site(out: Path, files: Mapping[str, bytes]) -> None:
    """Make a directory hold these files and no others."""
    for path in files_in(out).keys() - files.keys():
        (out / path).unlink()
    for path, content in files.items():
        place = out / path
        if not place.exists() or place.read_bytes() != content:
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(content)


def gather(*, joined: bool = True, root: Path = ROOT) -> dict[str, bytes]:
    """Every file of the site by its path, before they are listed."""
    files = page(root, python_files(root))
    return bundled(files) if joined else files


def python_files(root: Path = ROOT) -> dict[str, bytes]:
    """Python's files by path, and what the engine says when the site is built; they take seconds, the page none."""
    with tempfile.TemporaryDirectory() as scratch:
        wheel = build_wheel(Path(scratch), root)
        installers = [third_party_wheel(name) for name in pyodide_core.INSTALLER]
        files = {f"python/{path.name}": path.read_bytes() for path in (wheel, *installers)}
        files |= engine.recorded(root, wheel, page_files(root))
        for game, part in engines(json.loads(files[engine.ABOUT]), wheel.read_bytes()).items():
            files[_snapshot(game)] = snapshot(game, part).read_bytes()
    files[STDLIB] = pyodide_core.stdlib().read_bytes()
    ships = (*pyodide_core.CORE, *pyodide_core.PARTS, pyodide_core.STOCK)
    return files | {_core() + name: pyodide_core.shipped(name) for name in ships}


def page(root: Path, python: Mapping[str, bytes]) -> dict[str, bytes]:
    """The whole site around Python's files, with every script as it was written but for the facts it asks for."""
    ours = page_files(root)
    files = {**with_words(ours), **icons(ours), **vendor.vendored(ours), **python}
    about = files.pop(engine.ABOUT)
    name = project(root).name
    parts = _parts(files, name)
    known = engines(json.loads(about), files[str(parts["wheel"])])
    made_from = {
        "stdlib": sha256(files[STDLIB]),
        "engines": {game: fingerprint(part) for game, part in known.items()},
    }
    size = len(files[_core() + pyodide_core.PARTS[0]])
    facts = {"name": name, "python": {**parts, "firstSize": size, "madeFrom": made_from}}
    files["licences.json"] = vendor.licences(files, name)
    for path in NAMED:
        files[path] = files[path].replace(SITE_NAME, name.title().encode())
    return filled_in(filled_in(files, FACTS, json.dumps(facts).encode()), ABOUT, about)


def seal(files: Mapping[str, bytes], *, root: Path = ROOT) -> dict[str, bytes]:
    """The files with the list of them, and with a service worker that knows the list by its hash."""
    listing = {path: content for path, content in files.items() if path not in {KEEPER, BOOT, MANIFEST}}
    name, version = project(root)
    listed = lists(version, _parts(files, name), listing)
    known = f"'{sha256(listed[MANIFEST])}'".encode()
    return {
        **filled_in({KEEPER: files[KEEPER]}, KEEPER, known),
        **listing,
        **listed,
        ".nojekyll": b"",  # GitHub Pages would otherwise leave out what it does not know
    }


def digest(files: Mapping[str, bytes]) -> str:
    """One hash for all files."""
    lines = (f"{sha256(content)}  {path}\n" for path, content in sorted(files.items()))
    return hashlib.sha256("".join(lines).encode()).hexdigest()


def _parts(files: Mapping[str, bytes], name: str) -> dict[str, object]:
    """The part of the manifest that says which of Python's files is which."""
    return {
        "core": _core(),
        "module": f"{name}.bridge",
        "snapshots": SNAPSHOTS,
        "stdlib": STDLIB,
        "stock": _core() + pyodide_core.STOCK,
        "wheel": next(path for path in files if path.startswith(f"python/{name}-")),
        "lock": pyodide_core.lock(),
    }


def _snapshot(game: str) -> str:
    return f"{SNAPSHOTS}{game}.snapshot.gz"


def _core() -> str:
    return f"pyodide/{pyodide_core.version()}/"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
