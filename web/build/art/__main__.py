"""Write every picture into web/art: `python3 web/build/art`."""

import json
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

BUILD = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(BUILD))

from art import alternative, amateur, classic, comic, dark, glyphs, names, pro  # noqa: E402
from art.pen import picture  # noqa: E402

ART = BUILD.parent / "art"


def _save(name: str, text: str) -> None:
    target = ART / name
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8", newline="\n")


def _names(name: str, people: Mapping[str, tuple[str, ...]]) -> None:
    table = {key: dict(zip(("name", "full", "voice"), words, strict=False)) for key, words in people.items()}
    rows = ",\n".join(f"  {json.dumps(key)}: {json.dumps(row, ensure_ascii=False)}" for key, row in table.items())
    _save(name, "{\n" + rows + "\n}\n")


def _singers() -> None:
    types: dict[str, list[Callable[[], str]]] = {
        "pro": pro.PRO,
        "amateur": amateur.AMATEUR,
        "alternative": alternative.ALTERNATIVE,
        "classic": classic.CLASSIC,
        "comic": comic.COMIC,
        "dark": dark.DARK,
    }
    for kind, six in types.items():
        for number, draw in enumerate(six, 1):
            _save(f"singers/{kind}-{number}.svg", picture(draw()))


def main() -> None:
    """Draw the whole theatre."""
    _singers()
    _save("glyphs.svg", glyphs.sprite())
    _names("singers.json", names.SINGERS)
    _names("directors.json", names.DIRECTORS)
    _names("rivals.json", names.RIVALS)


if __name__ == "__main__":
    main()
