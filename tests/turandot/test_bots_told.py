"""The table of how they play (`how_they_play.md`, by `build.py bench turandot-bots manners`) keeps to its bounds."""

from pathlib import Path

import pytest

from turandot.games.turandot.bots.levels import LEVELS
from turandot.games.turandot.bots.temperament import TEMPERS

FILE = Path(__file__).with_name("how_they_play.md")
COLUMNS = (
    *("money at round 4", "designers", "bluffs", "contested", "finest", "much for little"),
    *("names the leader", "fires its best", "fires what it could use"),
)
SHARP = LEVELS[-1]


def table() -> dict[str, dict[str, float]]:
    """Every row by name; the money laid in each round is summed up."""
    found = {}
    for line in FILE.read_text(encoding="utf-8").splitlines():
        name, *cells = [cell.strip() for cell in line.strip("|").split("|")]
        if name.rpartition(":")[2] in LEVELS:
            laid, *numbers = cells
            row = dict(zip(COLUMNS, map(float, numbers), strict=True))
            found[name] = {"laid": sum(map(float, laid.split())), **row}
    return found


TOLD = table()


def test_every_level_and_temperament_is_told() -> None:
    assert list(TOLD) == [*LEVELS, *(f"{temper}:{strength}" for strength in LEVELS for temper in TEMPERS)]


@pytest.mark.parametrize("name", TOLD)
def test_nobody_makes_a_watcher_laugh(name: str) -> None:
    assert TOLD[name]["much for little"] <= 0.15
    assert TOLD[name]["fires its best"] == 0
    assert 0.2 <= TOLD[name]["contested"] <= 0.7


@pytest.mark.parametrize("strength", LEVELS)
def test_every_level_uses_money_designers_and_the_bluff_card(strength: str) -> None:
    """The maestro keeps more than the others: what he does not spend early wins his last rounds."""
    assert 1.0 <= TOLD[strength]["money at round 4"] <= (2.6 if strength == SHARP else 1.8)
    assert TOLD[strength]["designers"] >= TOLD[SHARP]["designers"] / 2
    assert TOLD[strength]["bluffs"] >= TOLD[SHARP]["bluffs"] / 2


@pytest.mark.parametrize("strength", LEVELS)
def test_temperaments_show_in_what_is_counted(strength: str) -> None:
    own = {temper: TOLD[f"{temper}:{strength}"] for temper in TEMPERS}
    assert own["bianca"]["money at round 4"] < TOLD[strength]["money at round 4"] < own["ottavio"]["money at round 4"]
    assert max(own, key=lambda temper: own[temper]["bluffs"]) == "zelda"
    assert max(own, key=lambda temper: own[temper]["designers"]) == "raimondo"
