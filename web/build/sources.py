"""Where a site is made from: a folder with pyproject.toml, src/ and web/. Ours, unless a test has furnished another."""

import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from web.build.environment import ROOT, give_up

# Folders of web/ that make pictures and the site itself; players get what they made.
WORKSHOPS = ("build", "drawing")


class Project(NamedTuple):
    """What pyproject.toml says of us: the name of the package, and the version people see."""

    name: str
    version: str


def project(root: Path = ROOT) -> Project:
    """The project whose sources are in `root`."""
    said = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return Project(said["name"], said["version"])


def page_files(root: Path = ROOT) -> dict[str, bytes]:
    """Every file of the page as it was written, by its path in the site."""
    files = files_in(root / "web")
    return {path: text for path, text in files.items() if not set(WORKSHOPS) & set(PurePosixPath(path).parts[:-1])}


def games(paths: Iterable[str]) -> list[str]:
    """The games that have a folder in the page."""
    return sorted({path.split("/")[1] for path in paths if path.startswith("games/") and path.count("/") > 1})


def files_in(directory: Path) -> dict[str, bytes]:
    """All files below a directory, by their paths in it."""
    paths = sorted(path for path in directory.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return {path.relative_to(directory).as_posix(): path.read_bytes() for path in paths}


def filled_in(files: Mapping[str, bytes], path: str, fact: bytes) -> dict[str, bytes]:
    """The files with a fact in the one place of a script where it says 'of the build'."""
    text = files[path]
    marks = [mark for mark in (b"'of the build'", b'"of the build"') if mark in text]
    if sum(map(text.count, marks)) != 1:
        give_up(f"web/{path} must say 'of the build' once, where the build puts what it knows.")
    return {**files, path: text.replace(marks[0], fact)}
