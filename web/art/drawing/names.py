"""Who is who: the names of the house's people, the same in every language."""

import json
from collections.abc import Mapping

RIVALS = {
    "bianca": ("Bianca", "Bianca Larghezza"),
    "ottavio": ("Ottavio", "Ottavio Spicciolo"),
    "zelda": ("Zelda", "Zelda Foxglove"),
    "raimondo": ("Raimondo", "Raimondo Quinta"),
    "petra": ("Petra", "Petra Stachel"),
    "anselmo": ("Anselmo", "Anselmo Farfalla"),
}


def printed(people: Mapping[str, tuple[str, ...]]) -> str:
    """People's names as a file for the page: by id, what stands on a card, the whole name, and a voice if they sing."""
    table = {key: dict(zip(("name", "full", "voice"), words, strict=False)) for key, words in people.items()}
    rows = ",\n".join(f"  {json.dumps(key)}: {json.dumps(row, ensure_ascii=False)}" for key, row in table.items())
    return "{\n" + rows + "\n}\n"
