"""Write every picture into the art folders: `python3 -m web.art.drawing`.

A game draws too if it has a folder `drawing` with a module `pictures` like the one here.
"""

from importlib import import_module
from pathlib import Path

WEB = Path(__file__).resolve().parents[2]


def homes() -> dict[str, str]:
    """The folders of art, by path in web/, with the module that draws each."""
    games = sorted(path.parents[1].name for path in WEB.glob("games/*/drawing/pictures.py"))
    return {"art": "web.art.drawing.pictures"} | {f"games/{game}/art": f"web.games.{game}.drawing.pictures" for game in games}


def drawn() -> dict[str, str]:
    """Every picture by its path in web/."""
    return {f"{home}/{name}": text for home, module in homes().items() for name, text in import_module(module).pictures()}


def main() -> None:
    """Draw them all."""
    for name, text in drawn().items():
        target = WEB / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
