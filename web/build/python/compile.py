"""Runs in Pyodide before all else: compiles our package, and writes down which files make it up then."""

import importlib.util
import marshal
import os
import sys
from pathlib import Path

HOME = next(path for path in sys.path if path.endswith("site-packages"))
UNCHECKED = (1).to_bytes(4, "little") + bytes(8)  # a .pyc that tells of no source and no date

found = []
for place, _, names in os.walk(HOME):
    for file in (Path(place, name) for name in names):
        found.append(file)
        if file.suffix == ".py":
            code = compile(file.read_bytes(), str(file), "exec", dont_inherit=True, optimize=2)
            found[-1] = file.with_suffix(".pyc")
            found[-1].write_bytes(importlib.util.MAGIC_NUMBER + UNCHECKED + marshal.dumps(code))
Path("/compiled").write_text("\n".join(sorted(map(str, found))), "utf-8")
