"""The figures on the rules page are the engine's."""

import json
import subprocess
from typing import Any

from turandot.games.penguin import PENGUIN
from turandot.games.penguin.cards import HOUSE
from turandot.games.penguin.shows import amused, award
from web.build.environment import ROOT
from web.build.packages import node

Json = Any
TELL = f"""
import {{ SAMPLES, WORKED }} from {json.dumps((ROOT / "web/games/penguin/worked.js").as_uri())};
console.log(JSON.stringify({{ ...WORKED, samples: SAMPLES }}));
"""


def test_the_worked_show_brings_what_the_page_says() -> None:
    command = [str(node()), "--no-warnings", "--input-type=module", "--eval", TELL]
    told: Json = json.loads(subprocess.run(command, check=True, capture_output=True, encoding="utf-8").stdout)
    penguins = {penguin.id: penguin for penguin in HOUSE.penguins}
    (seal,) = (card for card in HOUSE.entertainers if card.id == told["card"])
    points = [0, 0]
    for guest in told["audience"]:
        penguin = penguins[guest["id"]]
        brings = penguin.value if amused(penguin, seal) and guest["host"] is not None else 0
        assert guest["points"] == brings, guest
        if guest["host"] is not None:
            points[guest["host"]] += brings
    assert told["points"] == points
    assert told["award"] == award(points) == 1
    cards = PENGUIN.deck_rules.show(HOUSE)
    assert all(sample in cards for sample in told["samples"].values()), "the cards that are explained are the deck's"
