"""Build the site into dist/: the page, the engine's wheel, Pyodide, the snapshot, and a list of it all."""

import hashlib
import json
import re
import sys
import tempfile
import tomllib
from collections.abc import Mapping
from pathlib import Path

from web.build import join, pyodide_core, vendor
from web.build.bare import bare
from web.build.built import sha256
from web.build.environment import ROOT, alone, give_up, say
from web.build.manifest import BOOT, MANIFEST, lists
from web.build.packages import wheel as third_party_wheel
from web.build.snapshot import snapshot
from web.build.wheel import build_wheel

WEB, DIST = ROOT / "web", ROOT / "dist"
NOT_SHIPPED = ("build/",)
# What the build writes into our files.
SCRIPT = re.compile(rb'( *)(<script type="module"(?: async)?) src="([^"]+)"></script>\n')
FACTS, MANIFEST_HASH = "js/boot/facts.js", b"'of the build'"
SHEET = re.compile(rb'@import url\("([\w-]+\.css)"\);\n')
# The scripts of the page, and what leads to a table: they come in one file instead of one import after another.
WORKER = "js/worker.js"
START = {"js/first.js": "js/boot/early.js", "js/page.js": "js/main.js"}
SCREENS = ("js/screens/home.js", "js/screens/play.js", "js/screens/table.js")
GAME = re.compile(r"js/games/[^/]+/index\.js")
# The words that Home and a first bid need; all others follow when somebody has time.
FIRST_WORDS = {"shell", "game", "table", "prompter"}
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


def gather(*, together: bool = True) -> dict[str, bytes]:
    """Every file of the site by its path, before they are listed; `together`: with the page's modules joined."""
    # These import the engine, which needs the virtual environment.
    from web.build.openings import openings  # noqa: PLC0415
    from web.build.scenes import scenes  # noqa: PLC0415

    ours = {path: text for path, text in _files_in(WEB).items() if not path.startswith(NOT_SHIPPED)}
    libraries = vendor.vendored(ours)
    ours = {path: bare(path, text) for path, text in ours.items()}
    libraries = {path: text if b"@license" in text else bare(path, text) for path, text in libraries.items()}
    files = {**with_words(_with_styles(ours)), **libraries, **_python(), **dict(openings()), **dict(scenes())}
    parts = _parts(files)
    made_from = {part: sha256(files[str(parts[part])]) for part in ("wheel", "stdlib")}
    size = len(files[_core() + pyodide_core.CORE[0]])
    facts = {**parts, "runtimeSize": size, "madeFrom": made_from}
    files[FACTS] = _replaced(files[FACTS], MANIFEST_HASH, json.dumps(facts).encode())
    files["licences.json"] = vendor.licences(files)
    return _with_modules(files, together=together)


def with_words(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """Two files of words for each language. Hosts compress by type, and know .txt but not .ftl."""
    found = dict(files)
    for path in [path for path in sorted(files) if path.endswith(".ftl")]:
        folder, _, name = path.removesuffix(".ftl").rpartition("/")
        part = f"{folder}/{'first' if name in FIRST_WORDS else 'rest'}.ftl.txt"
        found[part] = found.get(part, b"") + found.pop(path) + b"\n"
    return found


def _with_styles(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """Style sheets with those they import in place of their names, which browsers would fetch one after another."""
    found = dict(files)
    for path in [path for path, text in files.items() if path.endswith(".css") and SHEET.search(text)]:
        found[path] = SHEET.sub(lambda name: found.pop(f"css/{name[1].decode()}"), found[path])
    return found


def _with_modules(files: Mapping[str, bytes], *, together: bool) -> dict[str, bytes]:
    """The page with its modules, joined; or each for itself, which the browser is told of all at once."""
    games = [path for path in sorted(files) if GAME.fullmatch(path)]
    parts = {out: [entry] for out, entry in START.items()}
    parts[list(parts)[-1]] += [*SCREENS, *games]
    outs = {entry: out for out, entry in START.items()}
    if together:
        found = {**files, **join.page(files, parts), **join.worker(WORKER, files)}
        lines = []
    else:
        found, entries = dict(files), [entry for entries in parts.values() for entry in entries]
        lines = [f'<link rel="modulepreload" href="{path}">\n' for path in vendor.preloads(entries, files)]

    def tag(script: re.Match[bytes]) -> bytes:
        indent, opening, entry = (part.decode() for part in script.groups())
        source = f'src="{outs[entry]}" data-start="{entry}"' if together else f'src="{entry}"'
        here, lines[:] = [*lines, f"{opening} {source}></script>\n"], []
        return "".join(indent + line for line in here).encode()

    page, count = SCRIPT.subn(tag, files["index.html"])
    if count != len(START):
        give_up(f"index.html must start these scripts and no others: {', '.join(outs)}.")
    return found | {"index.html": page}


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
    with tempfile.TemporaryDirectory() as scratch:
        wheel = build_wheel(Path(scratch))
        installers = [third_party_wheel(name) for name in pyodide_core.INSTALLER]
        files = {f"python/{path.name}": path.read_bytes() for path in (wheel, *installers)}
        files[SNAPSHOT] = snapshot(wheel).read_bytes()
    files[STDLIB] = pyodide_core.stdlib().read_bytes()
    return files | {_core() + name: pyodide_core.shipped(name) for name in (*pyodide_core.CORE, pyodide_core.STOCK)}


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
