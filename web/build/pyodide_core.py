"""Python for the page: Pyodide without what we do not touch, its standard library compiled and trimmed, micropip."""

import json
from functools import cache
from pathlib import Path
from typing import Any

from web.build.built import built, run_node, sha256
from web.build.environment import give_up
from web.build.lean import lean
from web.build.packages import package, wheel

HERE = Path(__file__).resolve().parent
CORE = ("pyodide.asm.wasm", "pyodide.asm.mjs", "pyodide.mjs")
STOCK, LOCK = "python_stdlib.zip", "pyodide-lock.json"
# The scripts of the page that call Python's functions.
WORKER = HERE.parent / "js" / "engine" / "worker"
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


def core() -> Path:
    """Pyodide's core without what nobody touches here, and the list of packages that it came with."""
    sources = [directory() / name for name in (*CORE, LOCK)]
    ours = [*sorted(WORKER.glob("*.js")), HERE / "snapshot.mjs"]

    def make(out: Path) -> None:
        out.mkdir()
        wasm, script, *others = sources
        texts = (path.read_text(encoding="utf-8") for path in (*others, *ours))
        runtime, its_script = lean(wasm.read_bytes(), script.read_text(encoding="utf-8"), "\n".join(texts))
        (out / wasm.name).write_bytes(runtime)
        (out / script.name).write_text(its_script, encoding="utf-8")
        for path in others:
            (out / path.name).write_bytes(path.read_bytes())

    return built("core", [path.read_bytes() for path in (HERE / "lean.py", *sources, *ours)], make)


def shipped(name: str) -> bytes:
    """A file of Pyodide's as the site has it, with two parentheses more.

    The script of the runtime is one big function. Browsers skim functions and read them again when they are called,
    unless parentheses tell them that this is about to happen.
    """
    content = ((core() if name in CORE else directory()) / name).read_bytes()
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
    shipped = json.loads((directory() / LOCK).read_text(encoding="utf-8"))
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
