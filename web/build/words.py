"""The page's words, gathered into few files for each language: what a visit begins with, and what can come later."""

from collections.abc import Mapping
from pathlib import PurePosixPath

from web.build.sources import games

# Screens whose words are long and wanted nowhere else: each has a file of its own.
ALONE = ("album",)


def with_words(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """The files with words in place of those they were written in. Hosts compress by type, and know .txt but not .ftl.

    The first file of a language has the house's first words, and behind them what the poster of every game says, each
    behind a line that names the game. A table's words are a file of that game.
    """
    found = {path: text for path, text in files.items() if not path.endswith(".ftl")}
    for path in sorted(files.keys() - found.keys()):
        part = _part(PurePosixPath(path))
        if part:
            found[part] = found.get(part, b"") + files[path] + b"\n"
    for game in games(files):
        for path in sorted(path for path in files if PurePosixPath(path).match(f"games/{game}/words/*/poster.ftl")):
            first = f"words/{PurePosixPath(path).parent.name}/first.ftl.txt"
            found[first] = found.get(first, b"") + f"### of {game}\n".encode() + files[path] + b"\n"
    return found


def _part(path: PurePosixPath) -> str | None:
    """The file in which a file of words arrives; None for a poster's, which hang one behind another."""
    if path.stem in ALONE:
        return f"{path}.txt"
    begins = "table" if path.parts[0] == "games" else "first"
    if begins == "table" and path.stem == "poster":
        return None
    early = path.stem == begins or path.stem.startswith(f"{begins}-")
    return f"{path.parent}/{begins if early else 'rest'}.ftl.txt"
