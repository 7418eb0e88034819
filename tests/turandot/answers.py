"""What the bots answer, written down: the same on every Python and in every browser, or a record is not the game.

`python3 -m tests.turandot.answers` (from the root, with `src` on the path) writes `answers.json` anew: only when the
bots are meant to play otherwise. The file holds games (seats, first seat, options, seed, moves) and, for every level,
at many moments of them which move the bot asked there liked best, and a digest of all it said.
"""

import json
from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from turandot.engine.game import Choice, Json
from turandot.engine.match import start
from turandot.engine.record import write
from turandot.engine.rng import Stream
from turandot.games.turandot import TURANDOT
from turandot.games.turandot.bots import BOTS
from turandot.games.turandot.bots.levels import LEVELS
from turandot.games.turandot.bots.temperament import TEMPERS
from turandot.games.turandot.moves import Move, parse
from turandot.games.turandot.rules import play, to_act
from turandot.games.turandot.state import State
from turandot.games.turandot.view import observe

FILE = Path(__file__).with_name("answers.json")
GRAINS = 1 << 26
SEATS = (2, 3, 4, 5, 3, 4, 2, 5)
OPTIONS: tuple[Mapping[str, str], ...] = ({}, {}, {}, {}, {"sealing": "blind"}, {"maestro-money": "forbidden"}, {}, {})
STRIDE = 4
LETTERS = 10


class Asked(NamedTuple):
    """A moment of a game, and the bot that is asked there."""

    game: int
    length: int
    bot: str


def digest(choices: Mapping[Move, Choice] | Mapping[str, Choice]) -> str:
    """All that was said, in whole numbers, so that any language can say it again: chances, values, points, reasons."""
    lines = []
    for move, choice in choices.items():
        reasons = [f"{name}={round(1000 * value)}" for name, value in choice.reasons.items()]
        numbers = round(GRAINS * choice.chance), round(1e6 * choice.value), round(1000 * choice.points)
        lines.append(" ".join([str(move), *map(str, numbers), *reasons]))
    return sha256("\n".join(lines).encode()).hexdigest()[:LETTERS]


def states(game: Json) -> Iterator[State]:
    """Every moment at which somebody has to move."""
    state = TURANDOT.start(TURANDOT.setup(game["seats"], game["first"], game["options"]), game["seed"])
    for text in game["moves"].split():
        yield state
        state = play(state, parse(text))[-1]


def answer(state: State, seed: str, length: int, name: str) -> str:
    """What a bot says there, with the luck it would have in a match: its likeliest move, and the digest of it all."""
    seat = to_act(state)
    assert seat is not None
    choices = BOTS[name](observe(state, seat), Stream(seed, f"bot/{seat}/{length}"))
    likeliest = max(choices, key=lambda move: choices[move].chance)
    return f"{likeliest} {digest(choices)}"


def requests() -> Iterator[tuple[Json, str]]:
    """The same questions as the page asks them, with what was written down."""
    kept = json.loads(FILE.read_text(encoding="utf-8"))
    for strength in LEVELS:
        for (number, length, name), expected in zip(
            asked(kept["games"], strength), kept["answers"][strength], strict=True
        ):
            game = kept["games"][number]
            setup = TURANDOT.setup(game["seats"], game["first"], game["options"])
            told_so_far = write(start(TURANDOT, setup, game["seed"], ("human",) * game["seats"]))
            moves = game["moves"].split()[:length]
            yield {"do": "weigh", "record": {**told_so_far, "moves": moves}, "bot": name}, expected


def told(reply: Json) -> str:
    """What the page was answered, as it would be written down."""
    found = {
        one["move"]: Choice(one["chance"], one["value"], one["points"], one["figures"]) for one in reply["choices"]
    }
    return f"{max(found, key=lambda move: found[move].chance)} {digest(found)}"


def asked(games: list[Json], strength: str) -> Iterator[Asked]:
    """Every few moments of every game, even-tempered and with each temper in turn."""
    names = [strength, *(f"{name}:{strength}" for name in TEMPERS)]
    turn = 0
    for number, game in enumerate(games):
        for length in range(LEVELS.index(strength) % STRIDE, len(game["moves"].split()), STRIDE):
            yield Asked(number, length, names[turn % len(names)])
            turn += 1


def answers(games: list[Json], strength: str) -> list[str]:
    """All answers of a level, in order."""
    lines = [list(states(game)) for game in games]
    return [
        answer(lines[number][length], games[number]["seed"], length, name)
        for number, length, name in asked(games, strength)
    ]


def _game(number: int) -> Json:
    """A game among soft and random bots, who come to odd places."""
    seats, options, seed = SEATS[number % len(SEATS)], OPTIONS[number % len(SEATS)], f"answers-{number}"
    first = number % seats
    state, moves, luck = TURANDOT.start(TURANDOT.setup(seats, first, options), seed), [], Stream(seed, "moves")
    while (seat := to_act(state)) is not None:
        choices = BOTS["anyhow" if luck.below(4) == 0 else "soft"](observe(state, seat), luck)
        played = tuple(choices)
        moves.append(played[luck.weighted([choices[move].chance for move in played])])
        state = play(state, moves[-1])[-1]
    told = " ".join(map(str, moves))
    return {"seats": seats, "first": first, "options": dict(options), "seed": seed, "moves": told}


def main() -> None:
    """Write the file."""
    games = [_game(number) for number in range(3 * len(SEATS))]
    said = {strength: answers(games, strength) for strength in LEVELS}
    FILE.write_text(json.dumps({"games": games, "answers": said}, indent=0) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
