"""Our own source as text: which modules there are, what each imports, and which words of a game a text says."""

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import turandot as package

ROOT = Path(package.__file__).resolve().parent
PROJECT = ROOT.parents[1]
PACKAGE = package.__name__
MODULES = {
    ".".join(path.relative_to(ROOT.parent).with_suffix("").parts).removesuffix(".__init__"): path
    for path in sorted(ROOT.rglob("*.py"))
}
ENGINE, GAMES, BRIDGE, COMMANDS, MAIN = (
    f"{PACKAGE}.{part}" for part in ("engine", "games", "bridge", "commands", "__main__")
)
OWN = {path.parent.name: f"{GAMES}.{path.parent.name}" for path in sorted((ROOT / "games").glob("*/__init__.py"))}
"""Where each game lives: a folder each, also while one is not in the box yet."""


def imports(tree: ast.AST) -> Iterator[str]:
    """Every module a tree imports, and every name it takes from one, wherever it does so."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute here"
            assert node.module
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def imported_by(name: str) -> set[str]:
    return set(imports(ast.parse(MODULES[name].read_text(encoding="utf-8"))))


def within(module: str, *packages: str) -> bool:
    return any(module == package or module.startswith(f"{package}.") for package in packages)


def breaches(name: str, *forbidden: str) -> set[str]:
    return {module for module in imported_by(name) if within(module, *forbidden)}


# ── Words ──


def words_of(name: str) -> tuple[str, ...]:
    """The words by which a text shows that it means this game: its name, and those its own tests list."""
    own: tuple[str, ...] = import_module(f"tests.{name}.words").WORDS
    return (name, *own)


def says(text: str, words: tuple[str, ...]) -> set[str]:
    """The words of a game in a text. The package is called as its first game is, so its own paths do not count."""
    paths = rf"(?<![\w.]){PACKAGE}(?=\.\w)|^(from|import) {PACKAGE}\b|python3 -m {PACKAGE}\b|src/{PACKAGE}\b"
    left = re.sub(paths, "", text, flags=re.MULTILINE)
    return {word for word in words if re.search(rf"(?<![a-z]){word}", left, re.IGNORECASE)}
