"""manifest.json: every file of the site with hash, size and group; and boot.json, the part a page starts with."""

import gzip
import json
from collections.abc import Mapping
from typing import Any

from web.build.built import sha256

BOOT, MANIFEST = "boot.json", "manifest.json"
# By the beginning of a path, first match wins. The page needs its shell, Pyodide's core and our Python to play, and of
# the games the one that is played; the rest is fetched in the background, and what is spare never, unless somebody
# asks for it.
GROUPS = (
    ("pyodide/", "core"),
    ("python/snapshots/", "python"),  # of the game that is played; the others' come in the background
    ("python/", "later"),
    ("art/screenshots/", "spare"),  # for the dialog that offers to install
    ("art/icons/", "later"),  # for the home screen, not for the page
    ("games/", "game"),
    ("", "shell"),
)
SPARE = ("python_stdlib.zip", "pyodide.asm.wasm")  # for the last way to start
# The service worker brings files in the order in which they are listed.
ORDER = ("shell", "python", "core", "game", "later", "spare")
# What hosts such as GitHub Pages compress; the others are compressed already, or travel as they are.
COMPRESSED = (".html", ".js", ".mjs", ".css", ".json", ".svg", ".wasm", ".webmanifest", ".txt")

# By hash: who makes several sites makes them of the same files, and packing takes longest.
_packed: dict[str, int] = {}


def group(path: str) -> str:
    """When a file is needed."""
    return "spare" if path.endswith(SPARE) else next(name for start, name in GROUPS if path.startswith(start))


def travelling_size(path: str, content: bytes) -> int:
    """Bytes on the way, as a host that compresses sends them."""
    if not path.endswith(COMPRESSED):
        return len(content)
    name = sha256(content)
    if name not in _packed:
        _packed[name] = len(gzip.compress(content, 9, mtime=0))
    return _packed[name]


def lists(app: str, python: Mapping[str, Any], files: Mapping[str, bytes]) -> dict[str, bytes]:
    """The whole list, for the service worker, and the few facts the page starts with, which are part of it."""
    facts = {path: _facts(path, content) for path, content in sorted(files.items())}
    listed = dict(sorted(facts.items(), key=lambda file: ORDER.index(str(file[1]["group"]))))
    version = sha256(json.dumps([app, python, listed], sort_keys=True).encode())[:16]
    head = {"format": 1, "app": app, "version": version, "python": python}
    needed = {path: facts for path, facts in listed.items() if path.startswith((python["core"], "python/"))}
    boot = _json({**head, "files": needed})
    whole = _json({**head, "files": {**listed, BOOT: _facts(BOOT, boot)}})
    return {BOOT: boot, MANIFEST: whole}


def _facts(path: str, content: bytes) -> dict[str, object]:
    size = {"size": len(content), "gzip": travelling_size(path, content)}
    return {"sha256": sha256(content), **size, "group": group(path)}


def _json(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()
