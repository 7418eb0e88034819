"""A second game, as small as can be and written as a stranger would, to show that nothing knows a game by heart.

Two rounds. In each, everyone has one hidden card from 1 to 9 and in turn says `keep` or `pass`; then the cards are
shown. The highest card that was kept scores its number, every other card that was kept is fined, and whoever passed
has a point for it. Most points win, and a tie is shared.
"""

from functools import partial
from math import comb
from typing import NamedTuple

from turandot.engine.errors import BadMove
from turandot.engine.game import Bot, Choice, Game, Setup
from turandot.engine.rng import Stream
from turandot.engine.shown import Caption, Final, Line, Shown

ROUNDS = 2
NUMBERS = tuple(range(1, 10))
SAYINGS = ("keep", "pass")
FINES = {"dear": -2, "none": 0}
CALM = 1
SAYING, UNCOVERED, OVER = "saying", "uncovered", "over"


# ── Rules ──


class Table(NamedTuple):
    """The whole truth: everybody's cards in both rounds by seat, and what was said, in the order it was said."""

    setup: Setup
    cards: tuple[tuple[int, ...], ...]
    round: int = 1
    phase: str = SAYING
    said: tuple[tuple[str, ...], ...] = ((),)


def order(setup: Setup, number: int) -> list[int]:
    """The seats in the order in which they speak; another begins each round."""
    return [(setup.first + number - 1 + step) % setup.seats for step in range(setup.seats)]


def start(setup: Setup, seed: str) -> Table:
    cards = Stream(seed, "deal").shuffled(NUMBERS)
    return Table(setup, tuple(cards[number * setup.seats :][: setup.seats] for number in range(ROUNDS)))


def to_act(table: Table) -> int | None:
    return order(table.setup, table.round)[len(table.said[-1])] if table.phase == SAYING else None


def legal(table: Table) -> tuple[str, ...]:
    return SAYINGS if table.phase == SAYING else ()


def play(table: Table, move: str) -> tuple[Table, ...]:
    heard = table._replace(said=(*table.said[:-1], (*table.said[-1], move)))
    if len(heard.said[-1]) < table.setup.seats:
        return (heard,)
    uncovered = heard._replace(phase=UNCOVERED)
    if table.round == ROUNDS:
        return (uncovered, uncovered._replace(phase=OVER))
    return (uncovered, uncovered._replace(round=table.round + 1, phase=SAYING, said=(*heard.said, ())))


def parse(text: str) -> str:
    if text not in SAYINGS:
        raise BadMove(f"{text!r:.40} is neither keep nor pass")
    return text


# ── Scores ──


class Score(NamedTuple):
    """What a seat has: for its highest cards, for those that were not, and for passing."""

    cards: int = 0
    fines: int = 0
    calm: int = 0


def fine(setup: Setup) -> int:
    return FINES[setup.options["fine"]]


def account(setup: Setup, cards: tuple[tuple[int, ...], ...], said: tuple[tuple[str, ...], ...]) -> list[Score]:
    """The scores of all rounds in which everybody has spoken."""
    scores = [Score()] * setup.seats
    for number, (dealt, sayings) in enumerate(zip(cards, said, strict=False), 1):
        if len(sayings) < setup.seats:
            break
        by_seat = dict(zip(order(setup, number), sayings, strict=True))
        top = max((dealt[seat] for seat, saying in by_seat.items() if saying == "keep"), default=0)
        for seat, score in enumerate(scores):
            if by_seat[seat] == "pass":
                scores[seat] = score._replace(calm=score.calm + CALM)
            elif dealt[seat] == top:
                scores[seat] = score._replace(cards=score.cards + top)
            else:
                scores[seat] = score._replace(fines=score.fines + fine(setup))
    return scores


def scores(table: Table) -> tuple[int, ...]:
    return tuple(map(sum, account(table.setup, table.cards, table.said)))


def winners(table: Table) -> tuple[int, ...]:
    return best(scores(table))


def best(totals: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(seat for seat, total in enumerate(totals) if total == max(totals))


# ── What a seat may know ──


class Glance(NamedTuple):
    """The table from one seat: of this round only its own card, of the next one nothing."""

    seat: int
    setup: Setup
    mine: int
    open: tuple[tuple[int, ...], ...]
    round: int
    phase: str
    said: tuple[tuple[str, ...], ...]
    to_act: int | None


def observe(table: Table, seat: int) -> Glance:
    closed = table.phase == SAYING
    uncovered = table.cards[: table.round - closed]
    mine = table.cards[table.round - 1][seat]
    return Glance(seat, table.setup, mine, uncovered, table.round, table.phase, table.said, to_act(table))


def imagine(view: Glance, luck: Stream) -> Table:
    seats = view.setup.seats
    hidden = list(luck.shuffled(unseen(view)))
    rounds = list(view.open)
    if len(rounds) < view.round:
        others = [hidden.pop() for _ in range(seats - 1)]
        rounds.append((*others[: view.seat], view.mine, *others[view.seat :]))
    while len(rounds) < ROUNDS:
        rounds.append(tuple(hidden.pop() for _ in range(seats)))
    return Table(view.setup, tuple(rounds), view.round, view.phase, view.said)


def unseen(view: Glance) -> list[int]:
    seen = {view.mine, *(card for dealt in view.open for card in dealt)}
    return [card for card in NUMBERS if card not in seen]


class Page(Shown):
    """What this game's own table draws besides."""

    mine: int
    cards: list[list[int]]
    said: list[list[str]]
    totals: list[int]


def show(view: Glance) -> Page:
    return {
        "seat": view.seat,
        "seats": view.setup.seats,
        "toAct": view.to_act,
        "legal": list(SAYINGS) if view.to_act == view.seat else [],
        "phase": view.phase,
        "round": view.round,
        "rounds": ROUNDS,
        "final": final(view) if view.phase == OVER else None,
        "mine": view.mine,
        "cards": [list(dealt) for dealt in view.open],
        "said": [list(sayings) for sayings in view.said],
        "totals": [sum(score) for score in account(view.setup, view.open, view.said)],
    }


def final(view: Glance) -> Final:
    table = account(view.setup, view.open, view.said)
    totals = tuple(map(sum, table))
    won = best(totals)
    lines: list[Line] = [
        {
            "seat": seat,
            "parts": [{"key": key, "points": points} for key, points in score._asdict().items()],
            "total": totals[seat],
            "place": 1 + sum(total > totals[seat] for total in totals),
        }
        for seat, score in enumerate(table)
    ]
    return {"lines": lines, "winners": list(won), "tieBreak": "shared" if len(won) > 1 else None}


def caption(table: Table) -> Caption:
    return {"round": table.round, "phase": table.phase}


# ── Bots ──

TEMPERS = {"bianca": 1.0, "ottavio": -1.0, "zelda": 0.0}
"""How many points each rival likes keeping more than it should."""
LEVELS = {"gentle": 0.75, "keen": 1.0}
"""How surely each level says what it thinks best."""


def weigh(view: Glance, _luck: Stream, sure: float, temper: float = 0.0) -> dict[str, Choice]:
    """Count the cards that may be against one's own, as if everybody kept theirs."""
    others, around = view.setup.seats - 1, unseen(view)
    highest = comb(sum(card < view.mine for card in around), others) / comb(len(around), others)
    points = {"keep": highest * view.mine + (1 - highest) * fine(view.setup), "pass": float(CALM)}
    likes = "keep" if points["keep"] + temper > points["pass"] else "pass"
    return {
        saying: Choice(sure if saying == likes else 1 - sure, _share(worth, view), worth, {"highest": highest})
        for saying, worth in points.items()
    }


def _share(points: float, view: Glance) -> float:
    """What so many points are worth of a victory, roughly."""
    return min(1.0, max(0.0, 1 / view.setup.seats + (points - CALM) / 20))


BOTS: dict[str, Bot[Glance, str]] = {
    **{level: partial(weigh, sure=sure) for level, sure in LEVELS.items()},
    **{
        f"{rival}:{level}": partial(weigh, sure=sure, temper=temper)
        for rival, temper in TEMPERS.items()
        for level, sure in LEVELS.items()
    },
}

LITTLE: Game[Table, str, Glance] = Game(
    name="little",
    rules=3,
    seats=range(2, 4),
    options={"fine": tuple(FINES)},
    start=start,
    to_act=to_act,
    legal=legal,
    play=play,
    scores=scores,
    winners=winners,
    parse=parse,
    observe=observe,
    imagine=imagine,
    show=show,
    caption=caption,
    bots=BOTS,
    rivals=tuple(TEMPERS),
    levels=tuple(LEVELS),
    adviser="keen",
)
