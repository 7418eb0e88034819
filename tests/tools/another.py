"""A site with one game more: the tests' little game moved in, as a stranger would bring one."""

import os
import re
import shutil
import tempfile
from pathlib import Path

from tests.tools.sites import GIVEN
from web.build.environment import ROOT, alone
from web.build.sources import project

ANOTHER = "another"
PACKAGE = project().name
LITTLE = ROOT / "tests" / "little"
SOURCES = ("pyproject.toml", "LICENSE", "src", "web")
# Where each side lists its games, and where it keeps their folders.
ENGINE_LIST, PAGE_LIST = Path(f"src/{PACKAGE}/games/__init__.py"), Path("web/games/index.js")
ENGINE_FOLDER, PAGE_FOLDER = Path(f"src/{PACKAGE}/games/little"), Path("web/games/little")


def move_in(root: Path) -> None:
    """Make `root` a copy of our sources into which the little game has moved: a folder and a line on each side."""
    root.mkdir(parents=True, exist_ok=True)
    for name in SOURCES:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, root / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, root / name)
    shutil.copytree(LITTLE / "game", root / ENGINE_FOLDER, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(LITTLE / "page", root / PAGE_FOLDER)
    _list_in_the_engine(root / ENGINE_LIST)
    with (root / PAGE_LIST).open("a", encoding="utf-8") as listed:
        listed.write("export { default as little } from './little/index.js';\n")


def _list_in_the_engine(path: Path) -> None:
    written = path.read_text(encoding="utf-8")
    games = re.compile(rf"((?:^from {PACKAGE}\.games\..*\n)+)", re.MULTILINE)
    imported = games.sub(rf"\1from {PACKAGE}.games.little import LITTLE\n", written, count=1)
    path.write_text(re.sub(r"(for game in \([^)]*?),?\)", r"\1, LITTLE)", imported, count=1), encoding="utf-8")


def another_site(shared: Path) -> Path:
    """That site, built once for all processes of a run."""
    if given := os.environ.get(GIVEN):
        return Path(given) / ANOTHER
    with alone("another-site-for-tests"):  # whoever comes second finds it there
        done = shared / f"{ANOTHER}-done"
        if not done.exists():
            build_another(shared / ANOTHER)
            done.touch()
    return shared / ANOTHER


def build_another(out: Path) -> None:
    """Build it from a copy of the sources that nobody else sees."""
    from web.build.site import build_site  # noqa: PLC0415 - only who builds needs all it imports

    with tempfile.TemporaryDirectory() as scratch:
        move_in(Path(scratch))
        build_site(out, root=Path(scratch))
