"""Python for the page: Pyodide's files as they come, its standard library compiled and trimmed, micropip."""

import json
from functools import cache
from pathlib import Path
from typing import Any

from web.build.built import built, run_node, sha256
from web.build.environment import give_up
from web.build.packages import package, wheel

HERE = Path(__file__).resolve().parent
CORE = ("pyodide.asm.wasm", "pyodide.asm.mjs", "pyodide.mjs")
STOCK = "python_stdlib.zip"
INSTALLER = ("micropip", "packaging")

# What the engine may import one day, what Pyodide's own Python code imports, and micropip with all it needs.
STDLIB = (
    "asyncio",
    "base64",
    "bisect",
    "collections.abc",
    "contextlib",
    "copy",
    "dataclasses",
    "datetime",
    "email.parser",
    "enum",
    "fractions",
    "functools",
    "hashlib",
    "heapq",
    "importlib.metadata",
    "importlib.resources",
    "io",
    "itertools",
    "json",
    "linecache",
    "logging",
    "math",
    "operator",
    "pathlib",
    "pickle",
    "platform",
    "pprint",
    "pyodide.http",
    "pyodide_js",
    "pkgutil",
    "random",
    "re",
    "shutil",
    "statistics",
    "string",
    "struct",
    "sysconfig",
    "tarfile",
    "tempfile",
    "textwrap",
    "traceback",
    "types",
    "typing",
    "unicodedata",
    "urllib.parse",
    "urllib.request",
    "warnings",
    "weakref",
    "zipfile",
    "zlib",
)


def directory() -> Path:
    """Pyodide as npm brought it."""
    return package("pyodide")


def shipped(name: str) -> bytes:
    """A file of Pyodide's core as the site has it: as it came, but for two parentheses.

    The script of the runtime is one big function. Browsers skim functions and read them again when they are called,
    unless parentheses tell them that this is about to happen.
    """
    content = (directory() / name).read_bytes()
    if name != "pyodide.asm.mjs":
        return content
    function, export = b"async function _createPyodideModule(", b"export default _createPyodideModule;"
    body = content.rstrip()
    if not (body.startswith(function) and body.endswith(export)):
        give_up("pyodide.asm.mjs is not the one function that web/build/pyodide_core.py takes it for.")
    return b"export default (" + body.removesuffix(export) + b");\n"


@cache
def version() -> str:
    """Pyodide's version: part of its address in the site, so that two versions never mix in a cache."""
    return str(json.loads((directory() / "package.json").read_text(encoding="utf-8"))["version"])


def lock() -> dict[str, Any]:
    """What Pyodide wants to know of its package index: itself and micropip, at our own address."""
    shipped = json.loads((directory() / "pyodide-lock.json").read_text(encoding="utf-8"))
    packages = {}
    for name in INSTALLER:
        file = wheel(name)
        packages[name] = shipped["packages"][name] | {
            "version": file.name.split("-")[1],
            "file_name": f"python/{file.name}",
            "sha256": sha256(file.read_bytes()),
            "depends": [other for other in INSTALLER[1:] if name != other],
        }
    return {"info": shipped["info"], "packages": packages}


def stdlib() -> Path:
    """The trimmed standard library as .pyc: most of a plain start is compiling what this holds compiled."""
    script = HERE / "stdlib.mjs"
    wheels = [wheel(name) for name in INSTALLER]
    names = ",".join(STDLIB)
    inputs = [path.read_bytes() for path in (script, directory() / STOCK, directory() / CORE[0], *wheels)]
    return built(
        "stdlib.zip", [names.encode(), *inputs], lambda out: run_node(script, directory(), out, names, *wheels)
    )
