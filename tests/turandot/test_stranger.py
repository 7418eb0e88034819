"""A stranger checks whole games from what `replay --json` prints, by rules written a second time, without our code."""

import json
from typing import Any

import pytest

from turandot.engine.game import draw_first
from turandot.engine.match import finish, start
from turandot.games.turandot import TURANDOT

pytestmark = pytest.mark.no_cover  # many games: other tests reach every line, and counting lines triples the time

Told = dict[str, Any]
DESIGNERS = {2: 1, 3: 1, 4: 2, 5: 2}
WOMEN = (0, 2)
ROLES = ["turandot", "calaf", "liu", "ping", "pong", "pang"]


def told(seats: int, seed: str, options: dict[str, str]) -> Told:
    bots = ("soft", "anyhow", "greedy", "soft", "anyhow")[:seats]
    setup = TURANDOT.setup(seats, draw_first(seed, seats), options)
    end = finish(start(TURANDOT, setup, seed, bots))
    printed: Told = json.loads(json.dumps(TURANDOT.required_telling.explain(tuple(end.states()))))
    return printed


def split(move: str) -> tuple[int, int]:
    """Number (0 for none) and money of a bid such as 3$$b."""
    return int("0" + move.strip("$b")), move.count("$")


def hired_by_hand(bids: list[Told], cards: list[str]) -> tuple[dict[str, str], dict[int, int]]:
    """Who takes which card, and what each pays: sort each number's bidders, compare the two highest."""
    taken, paid = {}, {}
    for number, card in enumerate(cards, 1):
        offers = sorted((split(bid["move"])[1], bid["seat"]) for bid in bids if split(bid["move"])[0] == number)
        if offers and (len(offers) == 1 or offers[-1][0] != offers[-2][0]):
            taken[str(offers[-1][1])] = card
            paid[offers[-1][1]] = offers[-1][0]
    return taken, paid


def check_round(part: Told, seats: int, money: list[int], scene: list[int]) -> None:
    order = [(part["maestro"] + step) % seats for step in range(seats)]
    assert [bid["seat"] for bid in part["bids"]] == order
    assert len(part["cards"]) == seats + 1
    for bid in part["bids"]:
        number, coins = split(bid["move"])
        assert coins <= money[bid["seat"]]
        assert 1 <= number <= seats + 1 if number else coins == 1
    taken, paid = hired_by_hand(part["bids"], part["cards"])
    assert part["hired"] == taken
    alone = [bid["seat"] for bid in part["bids"][1:] if not split(bid["move"])[0]]
    designers = alone[: DESIGNERS[seats]] if part["round"] != 4 else []
    assert part["designers"] == designers
    for seat in range(seats):
        money[seat] -= paid.get(seat, 0) + (seat in designers)
        scene[seat] += seat in designers
    assert part["money"] == money
    assert part["scene"] == scene
    assert {int(seat) for seat in part["understudies"]} == set(range(seats)) - {int(seat) for seat in taken}
    given = [*taken.values(), *part["understudies"].values(), part["left"]]
    assert sorted(given) == sorted(part["cards"])
    fires = part["round"] <= 3
    assert (part["fired"] is not None) == (part["named"] is not None) == fires
    assert part["named"] != part["maestro"]


def bonus_by_hand(line: Told, singers: list[Told], favourites: int) -> int:
    kinds = [singer["type"] for singer in singers]
    opposite = {"dark": "comic", "comic": "dark", "alternative": "classic", "classic": "alternative"}
    director = line["director"]
    if director in opposite:
        return kinds.count(director) - kinds.count(opposite[director])
    by_director: dict[str, int] = {
        "casting": favourites,
        "scenery": line["scene"],
        "variety": 3 * (len(set(kinds)) == 6),
        "ambiguous": sum(singer["gender"] == "uncertain" for singer in singers),
        "plain": 0,
    }
    return by_director[director]


def check_premiere(line: Told, deck: dict[str, Told], last_maestro: int, *, two: bool) -> None:
    singers = [deck[card] for card in line["roles"]]
    favourites = sum(singer["favourite"] == role for singer, role in zip(singers, ROLES, strict=True))
    wrong = sum(singer["gender"] == ("male" if place in WOMEN else "female") for place, singer in enumerate(singers))
    assert line["stars"] == sum(singer["stars"] for singer in singers)
    assert (line["favourites"], line["mismatches"]) == (favourites, wrong)
    assert line["bonus"] == bonus_by_hand(line, singers, favourites)
    assert line["penalty"] == int(two and line["seat"] == last_maestro)
    gained = line["stars"] + line["scene"] + favourites + line["bonus"]
    assert line["total"] == gained - wrong - line["penalty"]


def winners_by_hand(lines: list[Told]) -> list[Any]:
    players = [line for line in lines if line["seat"] != "table"]
    if any(line["total"] > max(other["total"] for other in players) for line in lines if line["seat"] == "table"):
        return ["table"]
    best = max((line["total"], line["stars"]) for line in players)
    return [line["seat"] for line in players if (line["total"], line["stars"]) == best]


@pytest.mark.parametrize("options", [{}, {"sealing": "blind", "maestro-money": "forbidden"}], ids=["usual", "other"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_stranger_finds_every_step_of_forty_games_right(seats: int, options: dict[str, str]) -> None:
    for number in range(40):
        game = told(seats, f"stranger-{number}", options)
        deck = {card["id"]: card for card in game["deck"]}
        money, scene = [3] * seats, [0] * seats
        seen: list[str] = []
        for count, part in enumerate(game["rounds"], 1):
            assert part["round"] == count
            assert part["maestro"] == (game["rounds"][0]["maestro"] + count - 1) % seats
            check_round(part, seats, money, scene)
            seen += part["cards"]
        assert len(set(seen)) == 7 * (seats + 1)
        fired = [part["fired"] for part in game["rounds"][:3]]
        assert not set(fired) & set(game["rounds"][3]["cards"])
        for line in game["premiere"]:
            check_premiere(line, deck, game["rounds"][-1]["maestro"], two=seats == 2)
        assert game["winners"] == winners_by_hand(game["premiere"])
