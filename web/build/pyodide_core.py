"""Python for the page: Pyodide without what we do not touch, its standard library compiled and trimmed, micropip."""

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from web.build.built import built, run_node, sha256
from web.build.environment import give_up
from web.build.lean import WORD, lean
from web.build.packages import modules, package, wheel
from web.build.split import split
from web.build.wasm import IMPORTS, imports, numbered, sections, without_numbers

HERE = Path(__file__).resolve().parent
CORE = ("pyodide.asm.wasm", "pyodide.asm.mjs", "pyodide.mjs")
# The runtime as a page loads it: what a game calls, and the rest. It is there whole for Pyodide's own way to start.
PARTS = ("pyodide.first.wasm", "pyodide.rest.wasm")
CALLED, NUMBERS = HERE / "called.json", "numbers.json"
STOCK, LOCK = "python_stdlib.zip", "pyodide-lock.json"
# The scripts of the page that call Python's functions.
WORKER = HERE.parent / "js" / "engine" / "worker"
INSTALLER = ("micropip", "packaging")
# What Pyodide's runtime asks of a browser; nothing more may come in by our hands.
FEATURES = tuple(
    f"--enable-{name}"
    for name in (
        "bulk-memory",
        "exception-handling",
        "multivalue",
        "mutable-globals",
        "nontrapping-float-to-int",
        "reference-types",
        "sign-ext",
    )
)

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
        wasm, script, loader, lock = sources
        texts = "\n".join(path.read_text(encoding="utf-8") for path in (loader, *ours))
        runtime, its_script = lean(wasm.read_bytes(), script.read_text(encoding="utf-8"), texts)
        whole, numbers = without_numbers(_without_unreachable(numbered(runtime), out))
        (out / wasm.name).write_bytes(whole)
        (out / NUMBERS).write_text(json.dumps(numbers), encoding="utf-8")
        for name, part in zip(PARTS, split(whole, called(wasm, numbers)), strict=True):
            (out / name).write_bytes(part)
        used = _without_unused(its_script, whole, texts, out)
        (out / script.name).write_text(_at_once(used), encoding="utf-8")
        _shorter(out / script.name)
        for path in (loader, lock):
            (out / path.name).write_bytes(path.read_bytes())

    makers = [*(HERE / name for name in ("lean.py", "split.py", "unused.mjs", "wasm.py")), CALLED, Path(__file__)]
    makers += (package(name) / "package.json" for name in ("acorn", "binaryen", "esbuild"))
    return built("core", [path.read_bytes() for path in (*makers, *sources, *ours)], make)


def _at_once(script: str) -> str:
    """The script of the runtime, which is one big function, with two parentheses more.

    Browsers skim functions and read them again when they are called, unless parentheses tell them that this is about
    to happen.
    """
    function, export = "async function _createPyodideModule(", "export default _createPyodideModule;"
    body = script.rstrip()
    if not (body.startswith(function) and body.endswith(export)):
        give_up("pyodide.asm.mjs is not the one function that web/build/pyodide_core.py takes it for.")
    return f"export default ({body.removesuffix(export)});\n"


def called(runtime: Path, numbers: list[int]) -> Callable[[int], bool]:
    """Whether a game calls a function; where we have not seen games play on a runtime, all of it counts as called."""
    seen = json.loads(CALLED.read_text(encoding="utf-8"))
    if seen["runtime"] != sha256(runtime.read_bytes()):
        return lambda _: True
    known = set(seen["functions"])
    return lambda function: numbers[function] in known


def _without_unused(script: str, runtime: bytes, others: str, scratch: Path) -> str:
    """What neither a runtime nor other scripts use is half of the runtime's script."""
    file, names = scratch / "script.mjs", scratch / "names.json"
    file.write_text(script, encoding="utf-8")
    taken = [name for name, *_ in imports(dict(sections(runtime))[IMPORTS])]
    names.write_text(json.dumps({"taken": taken, "named": sorted(set(WORD.findall(others)))}), encoding="utf-8")
    run_node(HERE / "unused.mjs", modules("site"), names, file)
    made = file.read_text(encoding="utf-8")
    file.unlink()
    names.unlink()
    return made


def _without_unreachable(runtime: bytes, scratch: Path) -> bytes:
    """Functions that nothing can call any more, now that so few are offered, are a fifteenth of the runtime."""
    file, tool = scratch / "runtime", package("binaryen") / "bin" / "wasm-opt"
    file.write_bytes(runtime)
    run_node(tool, *FEATURES, "--remove-unused-module-elements", "--debuginfo", file, "-o", file)
    made = file.read_bytes()
    file.unlink()
    return made


def _shorter(script: Path) -> None:
    """Names within the script say nothing to a browser."""
    tool = package("esbuild") / "bin" / "esbuild"
    run_node(tool, "--minify", "--format=esm", "--log-level=error", "--allow-overwrite", f"--outfile={script}", script)


def shipped(name: str) -> bytes:
    """A file of Pyodide's as the site has it."""
    return ((core() if name in (*CORE, *PARTS) else directory()) / name).read_bytes()


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
