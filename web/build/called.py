"""See which of the runtime's functions games call, and write them down (maintainers only).

Wanted after a change of Pyodide, and when a test says that a game calls others.
"""

import json
import tempfile
from pathlib import Path

from web.build import pyodide_core
from web.build.built import run_node, sha256
from web.build.environment import ROOT
from web.build.site import SNAPSHOTS, python_files
from web.build.sources import project
from web.build.split import watched

SCRIPT = Path(__file__).resolve().parent / "watch.mjs"


def main(args: list[str]) -> int:
    """Play games in a runtime that is watched; those that were seen before stay."""
    if args:
        print("usage: python3 build.py called")
        return 0 if args[0] in {"-h", "--help"} else 2
    core = pyodide_core.core()
    numbers = json.loads((core / pyodide_core.NUMBERS).read_text(encoding="utf-8"))
    with tempfile.TemporaryDirectory() as scratch:
        runtime, found = Path(scratch) / "watched.wasm", Path(scratch) / "found.json"
        runtime.write_bytes(watched((core / pyodide_core.CORE[0]).read_bytes()))
        snapshots = []
        for path, content in python_files(ROOT).items():
            if path.startswith(SNAPSHOTS):
                snapshots.append(Path(scratch) / Path(path).name)
                snapshots[-1].write_bytes(content)
        run_node(SCRIPT, core, pyodide_core.stdlib(), runtime, found, f"{project().name}.bridge", *snapshots)
        called = {numbers[function] for function in json.loads(found.read_bytes())}
    came_as = sha256((pyodide_core.directory() / pyodide_core.CORE[0]).read_bytes())
    known = json.loads(pyodide_core.CALLED.read_text(encoding="utf-8"))
    before = set(known["functions"]) if known["runtime"] == came_as else set()
    pyodide_core.CALLED.write_text(
        json.dumps({"runtime": came_as, "functions": sorted(before | called)}) + "\n", encoding="utf-8"
    )
    print(f"{len(called)} functions are called, {len(called - before)} of them for the first time.")
    return 0
