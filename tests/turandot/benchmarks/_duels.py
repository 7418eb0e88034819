"""Duels on paired deals, kept in `.cache` as they are played: a measurement can be stopped and goes on where it was."""

import json
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from importlib import import_module
from math import log, sqrt
from pathlib import Path
from shutil import which
from statistics import fmean, stdev
from subprocess import run

from tests.turandot.how_they_play import Watch, Weigh
from turandot.engine.game import Choice
from turandot.engine.rng import Stream
from turandot.games.turandot import bots as house
from turandot.games.turandot.bots import BOTS
from turandot.games.turandot.bots.plain_bots import greedy
from turandot.games.turandot.moves import Bid, Move
from turandot.games.turandot.scoring import winners
from turandot.games.turandot.state import DIRECTOR_ROUND, ROUNDS, Phase
from turandot.games.turandot.view import View

CONFIDENCE = 1.96
ROOT = Path(__file__).resolve().parents[3]
KEPT = ROOT / ".cache" / "bots"
FOLDER = Path(house.__file__).parent
EARLIER = "earlier/"


def child(view: View, luck: Stream) -> dict[Move, Choice]:
    """Always the most stars: one money on the one finest singer, all of it at the end; elsewhere as greedy."""
    if view.phase is not Phase.SEALING or view.now.number == DIRECTOR_ROUND:
        return greedy(view, luck)
    stars = [getattr(card, "stars", 0) for card in view.now.cards]
    slots = [slot for slot, count in enumerate(stars, 1) if count == max(stars)]
    money = view.house.money if view.now.number == ROUNDS else min(view.house.money, int(len(slots) == 1))
    return {Bid(slot, money): Choice(1 / len(slots)) for slot in slots}


def player(name: str) -> Weigh:
    """A bot by name; `earlier/9843fa2/maestro` is the maestro of that commit, at today's table."""
    if name == "child":
        return child
    if name.startswith(EARLIER):
        commit, _, kind = name.removeprefix(EARLIER).partition("/")
        found: Weigh = earlier(commit)(kind)
        return found
    return BOTS[name]


def earlier(commit: str) -> Callable[[str], Weigh]:
    """The bots of a commit, under another name beside today's; rules and views are today's."""
    package = f"bots_of_{commit}"
    place = KEPT / "earlier"
    folder, path = place / package, "src/turandot/games/turandot/bots"
    if not folder.exists():
        folder.mkdir(parents=True)
        for file in _git("ls-tree", "--name-only", commit, f"{path}/").split():
            text = _git("show", f"{commit}:{file}").replace("turandot.games.turandot.bots", package)
            (folder / Path(file).name).write_text(text, encoding="utf-8")
    if str(place) not in sys.path:
        sys.path.insert(0, str(place))
    found: Callable[[str], Weigh] = import_module(package).bot
    return found


def _git(*words: str) -> str:
    command = [which("git") or "git", *words]
    return run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout


def deal(work: tuple[str, str, int, int]) -> float:
    """One deal with the hero in every seat in turn: its mean share of the win."""
    hero, rival, seats, number = work
    got = 0.0
    seed = "".join(letter if letter.isalnum() else "-" for letter in f"{hero}-{rival}-{number}")
    for seat in range(seats):
        table = [player(rival)] * seats
        table[seat] = player(hero)
        won = winners(Watch().game(table, seed, number % seats, ()))
        got += (seat in won) / max(1, len(won))
    return got / seats


def interval(values: Sequence[float]) -> tuple[float, float]:
    """The mean of independent values, and the half-width of its 95 % interval."""
    return fmean(values), CONFIDENCE * stdev(values) / sqrt(len(values))


def log_odds(share: float) -> float:
    """How steep a share is: equal steps up a ladder are equal steps here."""
    return log(share / (1 - share))


def version() -> str:
    """What tells these bots from all others: a mark of everything in their folder."""
    mark = sha256()
    for path in sorted(FOLDER.glob("*.*")):
        mark.update(path.read_bytes())
    return mark.hexdigest()[:12]


def kept_shares(hero: str, rival: str, seats: int, arguments: Namespace) -> list[float]:
    """The shares of all deals asked for: those kept from before, and the rest as they are played."""
    name = "".join(letter if letter.isalnum() else "-" for letter in f"{hero} among {rival} {seats}")
    path = KEPT / version() / f"{name}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    found: list[float] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else []
    work = [(hero, rival, seats, number) for number in range(len(found), arguments.deals)]
    for share in _played(work, arguments.jobs):
        found.append(share)
        path.write_text(json.dumps(found), encoding="utf-8")
    return found[: arguments.deals]


def _played(work: list[tuple[str, str, int, int]], jobs: int) -> Iterator[float]:
    if jobs == 1:
        yield from map(deal, work)
    else:
        with ProcessPoolExecutor(jobs) as pool:
            yield from pool.map(deal, work)


def duel(hero: str, rival: str, seats: int, arguments: Namespace, goal: float | None = None) -> float:
    """One hero among rivals of one kind; a goal is for the lower end of the interval."""
    mean, error = interval(kept_shares(hero, rival, seats, arguments))
    verdict = "" if goal is None else f"; goal {goal:.3f}: {'reached' if mean - error >= goal else 'not reached'}"
    print(
        f"{hero} among {rival}, {seats} seats: {mean:.3f} ± {error:.3f} of the wins "
        f"(fair {1 / seats:.3f}; {arguments.deals} deals{verdict})",
        flush=True,
    )
    return mean
