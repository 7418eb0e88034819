"""Write every picture into web/art: `python3 -m web.build.art`."""

import json
from collections.abc import Callable, Mapping
from pathlib import Path

from web.build.art import alternative, amateur, classic, comic, dark, directors, glyphs, house, names, poster, pro, rivals, roles, things
from web.build.art.pen import picture

ART = Path(__file__).resolve().parents[2] / "art"


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


def _rivals() -> None:
    for name, draw in rivals.RIVALS.items():
        for mood in rivals.MOODS:
            _save(f"rivals/{name}-{mood}.svg", picture(draw(mood)))
    _save("rivals/you.svg", picture(rivals.you()))


def _things() -> None:
    for name, draw in things.CARDS.items():
        _save(f"things/{name}.svg", picture(draw()))
    _save("things/rope.svg", picture(things.rope(), 240, 80))
    _save("things/poster.svg", picture(poster.poster(), 640, 480))
    _save("things/stage.svg", picture(house.stage(), 1200, 480))
    _save("things/curtain.svg", picture(house.curtain(), 400, 480))
    _save("things/valance.svg", picture(house.valance(), 240, 48))
    _save("things/footlights.svg", picture(house.footlights(), 240, 40))
    _save("icons/icon.svg", house.icon())
    _save("icons/maskable.svg", house.maskable())
    _save("icons/favicon.svg", house.favicon())


def main() -> None:
    """Draw the whole theatre."""
    _singers()
    for name, draw in directors.DIRECTORS.items():
        _save(f"directors/{name}.svg", picture(draw()))
    for name, draw in roles.ROLES.items():
        _save(f"roles/{name}.svg", picture(draw()))
    _rivals()
    _things()
    _save("glyphs.svg", glyphs.sprite())
    _names("singers.json", names.SINGERS)
    _names("directors.json", names.DIRECTORS)
    _names("rivals.json", names.RIVALS)


if __name__ == "__main__":
    main()
