"""How well the bots play, and how: win shares on paired deals, the ladder, characters and their price, work.

`python3 build.py bench penguin-bots [section…] [--deals N] [--seats 3,4]`; each line has its 95 % interval. What was
played is kept in `.cache/penguin-bots`, so that a run can be stopped and goes on, and more deals are added to those
there.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import pairwise
from math import inf, log, sqrt
from pathlib import Path
from statistics import fmean, median, stdev
from timeit import default_timer
from unittest.mock import patch

from tests.penguin.characters import MARKS, marks, recognised
from turandot.engine.arena import CONFIDENCE, play_deal
from turandot.engine.rng import Stream
from turandot.games.penguin import PENGUIN, bots, cards
from turandot.games.penguin.bots import ADVISER, RIVALS, STRENGTHS, search
from turandot.games.penguin.bots.answers import answer
from turandot.games.penguin.rules import play, to_act
from turandot.games.penguin.view import observe

ROOT = Path(__file__).resolve().parents[3]
KEPT = ROOT / ".cache" / "penguin-bots"
BELOW = STRENGTHS[-2]
GOALS = {
    "greedy": {2: 0.93, 3: 0.74, 4: 0.52},
    "soft": {2: 0.96, 3: 0.84, 4: 0.70},
    BELOW: {2: 0.62, 3: 0.46, 4: 0.36},
}
LADDER_SEATS, TEMPER_GOAL = 4, 0.20
FEW = 10
"""On fewer deals a bot may win them all by luck, and the interval would be nothing."""
GROUP = 8
"""So many games of somebody are watched before saying who it is."""


def version() -> str:
    """What tells these bots from all others: a mark of everything in their folder, and of the deck."""
    mark = sha256()
    for path in [*sorted(Path(bots.__file__).parent.glob("*.*")), Path(cards.__file__).with_name("deck.json")]:
        mark.update(path.read_bytes())
    return mark.hexdigest()[:12]


def place_of(name: str) -> Path:
    """Where the results of one measurement are kept."""
    return KEPT / version() / f"{''.join(letter if letter.isalnum() else '-' for letter in name)}.json"


def count_from(name: str) -> int:
    """How many results are kept already."""
    path = place_of(name)
    return len(json.loads(path.read_text(encoding="utf-8"))) if path.exists() else 0


def kept(name: str, wanted: int, played: Iterator[object]) -> list[object]:
    """So many results: those kept from before, and the rest as they are played; `played` skips none."""
    path = place_of(name)
    path.parent.mkdir(parents=True, exist_ok=True)
    found: list[object] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else []
    while len(found) < wanted:
        found.append(next(played))
        new = path.with_suffix(".new")  # whoever stops the run leaves old results or new ones, never half of them
        new.write_text(json.dumps(found), encoding="utf-8")
        new.replace(path)
    return found[:wanted]


def interval(values: Sequence[float]) -> tuple[float, float]:
    """The mean of independent values, and the half-width of its 95 % interval: a single value tells nothing of that."""
    return fmean(values), CONFIDENCE * stdev(values) / sqrt(len(values)) if len(values) > 1 else inf


def duel(hero: str, rival: str, seats: int, arguments: argparse.Namespace, goal: float = 0.0) -> float:
    """One hero among rivals of one kind, on every deal in every seat; a goal is for the lower end of the interval."""
    name = f"{hero} among {rival} {seats}"

    def played() -> Iterator[float]:
        number = count_from(name)
        while True:
            seed = "".join(letter if letter.isalnum() else "-" for letter in f"{hero}-{rival}-{number}")
            yield play_deal(PENGUIN, (hero, *[rival] * (seats - 1)), seed, {}).shares[hero]
            number += 1

    shares = [float(str(share)) for share in kept(name, arguments.deals, played())]
    mean, error = interval(shares)
    reached = "too few deals to say" if len(shares) < FEW else "reached" if mean - error >= goal else "not reached"
    verdict = f"; goal {goal:.3f}: {reached}" if goal else ""
    print(
        f"{hero} among {rival}, {seats} seats: {mean:.3f} ± {error:.3f} of the wins "
        f"(fair {1 / seats:.3f}; {len(shares)} deals{verdict})",
        flush=True,
    )
    return mean


# ── Sections ──


def yardsticks(arguments: argparse.Namespace) -> None:
    """One ringmaster among greedy bots, among soft ones, and among those of the level below."""
    for rival, goals in GOALS.items():
        for seats in arguments.seats:
            duel(ADVISER, rival, seats, arguments, goals[seats])


def ladder(arguments: argparse.Namespace) -> None:
    """What a careful player takes from three of each level; even steps in log-odds are the goal."""
    shares = [duel("greedy", strength, LADDER_SEATS, arguments) for strength in STRENGTHS]
    for (lower, one), (higher, other) in pairwise(zip(STRENGTHS, shares, strict=True)):
        if {one, other} & {0, 1}:
            print(f"step from {lower} to {higher}: too few deals to say")
            continue
        step = log(one / (1 - one)) - log(other / (1 - other))
        print(f"step from {lower} to {higher}: {step:.2f} in log-odds")


def tempers(arguments: argparse.Namespace) -> None:
    """What a temperament costs: each at the top among three even-tempered, where a fair share costs nothing."""
    for name in RIVALS:
        duel(f"{name}:{ADVISER}", ADVISER, LADDER_SEATS, arguments, TEMPER_GOAL)


def characters(arguments: argparse.Namespace) -> None:
    """What each rival does more than the others, at every level, and how often somebody is known by that."""
    for strength in STRENGTHS:
        name = f"marks {strength}"

        def played(strength: str = strength, name: str = name) -> Iterator[object]:
            number = count_from(name)
            while True:
                yield marks(strength, f"marks-{number}")
                number += 1

        games = kept(name, max(GROUP, arguments.deals // 4), played())
        rows: list[dict[str, list[float]]] = json.loads(json.dumps(games))
        for place, rival in enumerate(RIVALS):
            own, own_error = interval([row[rival][place] for row in rows if rival in row])
            rest = [row[other][place] for row in rows for other in row if other != rival]
            others, error = interval(rest)
            print(
                f"{strength}: {rival} {MARKS[rival]}: {own:.2f} ± {own_error:.2f}, "
                f"the others {others:.2f} ± {error:.2f}",
                flush=True,
            )
        right, groups = recognised(rows, GROUP)
        print(
            f"{strength}: known by {GROUP} games in {right} of {groups} cases ({len(rows)} games watched)", flush=True
        )


def work(arguments: argparse.Namespace) -> None:
    """One decision of each level at four seats: turns of rivals played in the mind, and the time that takes."""
    for strength in reversed(STRENGTHS):
        with patch.object(search, "answer", wraps=answer) as answers:
            spent = [each for number in range(max(1, arguments.deals // 20)) for each in decisions(strength, number)]
        print(
            f"one decision of {strength}, {LADDER_SEATS} seats: {answers.call_count / len(spent):.0f} turns of rivals "
            f"in the mean; median {1000 * median(spent):.1f} ms, worst {1000 * max(spent):.1f} ms "
            f"({len(spent)} decisions)",
            flush=True,
        )


def decisions(strength: str, number: int) -> Iterator[float]:
    """One bot among greedy ones: the seconds of each of its decisions."""
    seed, length = f"work-{number}", 0
    state = PENGUIN.start(PENGUIN.setup(LADDER_SEATS, 0), seed)
    while (seat := to_act(state)) is not None:
        luck = Stream(seed, f"bot/{seat}/{length}")
        view = observe(state, seat)
        begun = default_timer()
        choices = PENGUIN.bot("greedy" if seat else strength)(view, luck)
        if not seat:
            yield default_timer() - begun
        moves = tuple(choices)
        state = play(state, moves[luck.weighted([choices[move].chance for move in moves])])[-1]
        length += 1


SECTIONS = {section.__name__: section for section in (yardsticks, ladder, tempers, characters, work)}


def main(given: Sequence[str]) -> None:
    """Run the named sections, or all."""
    parser = argparse.ArgumentParser(prog="build.py bench penguin-bots", description=__doc__)
    parser.add_argument("sections", nargs="*", metavar="section", help=", ".join(SECTIONS))
    parser.add_argument("--deals", type=int, default=20, help="deals, each with the hero in every seat (%(default)s)")
    parser.add_argument("--seats", type=lambda text: [int(part) for part in text.split(",")], default=[2, 3, 4])
    arguments = parser.parse_args(given)
    for name in arguments.sections or SECTIONS:
        SECTIONS[name](arguments)
