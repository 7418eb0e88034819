"""The contract of a game, kept by every game in the box: what it shows, to every seat, at every step of whole games."""

from copy import deepcopy
from dataclasses import replace
from typing import Any

import pytest

from tests.engine.contract import album_breaches, breaches, wiring_breaches
from tests.engine.games import EVERY_GAME, TABLES, AnyGame, AnyMatch, played_at_random, sit_down, table_name
from tests.little.game import LITTLE
from turandot.engine.game import DeckRules
from turandot.engine.match import finish
from turandot.engine.record import LONGEST_MOVE
from turandot.engine.rng import Stream

pytestmark = pytest.mark.no_cover  # many games: other tests reach every line, and counting lines triples the time

Json = Any
every_game = pytest.mark.parametrize("known", EVERY_GAME, ids=table_name)
every_table = pytest.mark.parametrize(("known", "seats"), TABLES, ids=table_name)


@every_table
def test_every_step_of_a_game_is_shown_to_every_seat_as_the_contract_says(known: AnyGame, seats: int) -> None:
    for number in range(2):
        end = played_at_random(known, seats, f"contract-{number}")
        states = list(end.states())
        for place, state in enumerate(states, 1):
            for seat in range(seats):
                shown = known.show(known.observe(state, seat))
                assert breaches(shown, known, state, seat, over=place == len(states)) == []


@every_table
def test_what_a_seat_imagines_looks_the_same_to_it(known: AnyGame, seats: int) -> None:
    luck = Stream("imagine", "luck")
    for state in played_at_random(known, seats, "imagined").states():
        for seat in range(seats):
            view = known.observe(state, seat)
            assert known.observe(known.imagine(view, luck), seat) == view


@every_table
def test_every_move_is_read_back_from_its_text_and_fits_into_a_record(known: AnyGame, seats: int) -> None:
    for moment in played_at_random(known, seats, "texts").moments():
        texts = [str(move) for move in moment.legal]
        assert tuple(map(known.parse, texts)) == moment.legal
        assert len(set(texts)) == len(texts)
        assert all(text.isprintable() and 1 <= len(text) <= LONGEST_MOVE for text in texts)


@every_game
def test_every_game_is_wired_as_the_contract_says(known: AnyGame) -> None:
    assert wiring_breaches(known) == []


@every_table
def test_what_a_finished_game_tells_the_album_of_every_seat_is_words_and_numbers(known: AnyGame, seats: int) -> None:
    if known.album is None:
        return
    end = played_at_random(known, seats, "album").state
    for seat in range(seats):
        deeds = known.album(end, seat)
        assert deeds, "somebody who has played to the end has had a card"
        assert album_breaches(deeds) == []


@every_game
def test_every_bot_plays_only_what_is_legal(known: AnyGame) -> None:
    moments = list(played_at_random(known, known.seats[0], "bots").moments())
    for place, name in enumerate(known.bots):
        moment = moments[place % (len(moments) - 1)]
        weighed = moment.weigh(name)
        assert set(weighed) <= set(moment.legal)
        assert sum(choice.chance for choice in weighed.values()) == pytest.approx(1)
        assert all(0 <= choice.chance <= 1 for choice in weighed.values())


@every_game
def test_the_weakest_rivals_play_a_game_to_its_end(known: AnyGame) -> None:
    player = f"{known.rivals[0]}:{known.levels[0]}"
    assert finish(sit_down(known, known.seats[0], "rivals", player)).to_act is None


# ── Planted breaches ──

MIDDLE = played_at_random(LITTLE, 3, "planted").at(1)
ENDINGS = [played_at_random(LITTLE, 3, f"planted-{number}") for number in range(200)]
END = next(end for end in ENDINGS if len(set(LITTLE.scores(end.state))) == 3)
SHARED = next(end for end in ENDINGS if len(LITTLE.winners(end.state)) == 2)


def planted(at: AnyMatch, changes: Json, seat: int = 0, known: AnyGame = LITTLE) -> list[str]:
    """What is found once these changes are made to what is shown; dots lead inside."""
    shown: Json = deepcopy(LITTLE.show(LITTLE.observe(at.state, seat)))
    for path, value in changes.items():
        *inside, last = [int(key) if key.isdecimal() else key for key in path.split(".")]
        holder = shown
        for key in inside:
            holder = holder[key]
        holder[last] = value
    return breaches(shown, known, at.state, seat, over=at.to_act is None)


@pytest.mark.parametrize("at", [MIDDLE, END, SHARED])
def test_what_is_not_tampered_with_is_found_in_order(at: AnyMatch) -> None:
    assert planted(at, {}) == []


MID_BREACHES: list[tuple[Json, str]] = [
    ({"seat": 1}, "seat should be 0, not 1"),
    ({"seats": 9}, "seats should be how many play"),
    ({"toAct": None}, "toAct should be"),
    ({"toAct": True}, "toAct should be"),
    ({"legal": ["keep"]}, "legal should be"),
    ({"legal": ("keep", "pass")}, "legal should be"),
    ({"phase": "somewhere"}, "phase should be 'saying'"),
    ({"round": 2}, "round should be 1"),
    ({"rounds": 0}, "rounds should be how many there are"),
    ({"rounds": "two"}, "rounds should be how many there are"),
    ({"final": {"lines": []}}, "there is a final account before the end"),
    ({"mine": float("nan")}, "this is no JSON"),
    ({"mine": {1, 2}}, "this is no JSON"),
]


@pytest.mark.parametrize(("changes", "sentence"), MID_BREACHES)
def test_a_breach_in_the_middle_of_a_game_is_caught(changes: Json, sentence: str) -> None:
    found = planted(MIDDLE, changes, seat=MIDDLE.to_act or 0) if "legal" in changes else planted(MIDDLE, changes)
    assert [fault for fault in found if fault.startswith(sentence)], found


END_BREACHES: list[tuple[Json, str]] = [
    ({"final": None}, "Final should be an object, not None"),
    ({"final": {"lines": [], "winners": []}}, "Final lacks tieBreak"),
    ({"final.lines.0": {"seat": 0}}, "Line lacks parts, place, total"),
    ({"final.lines.0.parts.0": {"key": "cards"}}, "Part lacks points"),
    ({"final.lines.0.parts.0.key": "gifts"}, "all lines should have the same parts in the same order"),
    ({"final.lines.0.parts.0.points": 99}, "the parts of a line should add up to"),
    ({"final.lines.0.parts.0.points": 1.5}, "a part has a key and whole points"),
    ({"final.lines.0.total": 99, "final.lines.0.parts.0.points": 99}, "the seats have"),
    ({"final.lines.1.seat": 2}, "the lines should begin with every seat in order"),
    ({"final.lines.1.seat": "bank"}, "the lines should begin with every seat in order"),
    ({"final.lines.0.place": None}, "equals share a place"),
    ({"final.lines.0.place": 7}, "equals share a place"),
    ({f"final.lines.{seat}.place": 1 for seat in range(3)}, "the winners"),
    ({"final.winners": []}, "the winners should be"),
    ({"final.winners": ["bank"]}, "the winners should be"),
    ({"final.tieBreak": 3}, "a tie-break is a word or nothing"),
]


@pytest.mark.parametrize(("changes", "sentence"), END_BREACHES)
def test_a_breach_in_the_final_account_is_caught(changes: Json, sentence: str) -> None:
    found = planted(END, changes)
    assert [fault for fault in found if fault.startswith(sentence)], found


def test_places_against_the_points_are_caught() -> None:
    places = {f"final.lines.{seat}.place": place for seat, place in enumerate(order_turned())}
    assert any(fault.startswith("nobody has a better place") for fault in planted(END, places))


def order_turned() -> list[int]:
    """The last first, and the first last."""
    totals = LITTLE.scores(END.state)
    return [1 + sum(other < total for other in totals) for total in totals]


def test_a_tie_that_was_broken_without_a_word_for_it_is_caught() -> None:
    harder = replace(LITTLE, winners=lambda table: LITTLE.winners(table)[:1])
    changes = {"final.tieBreak": None, "final.winners": list(harder.winners(SHARED.state))}
    found = planted(SHARED, changes, known=harder)
    assert "where the winners are not all who have most points, something must have broken the tie" in found


def test_a_shared_victory_without_a_word_for_it_is_caught() -> None:
    assert "where a victory is shared, the tie-break says so" in planted(SHARED, {"final.tieBreak": None})


@pytest.mark.parametrize("at", [MIDDLE, END])
def test_a_view_that_lacks_a_field_or_is_none_is_caught(at: AnyMatch) -> None:
    shown: Json = LITTLE.show(LITTLE.observe(at.state, 0))
    for name in ("seat", "seats", "toAct", "legal", "phase", "round", "rounds", "final"):
        less = {key: value for key, value in shown.items() if key != name}
        assert breaches(less, LITTLE, at.state, 0, over=False) == [f"Shown lacks {name}"]
    assert breaches([], LITTLE, at.state, 0, over=False) == ["Shown should be an object, not []"]


@pytest.mark.parametrize(
    ("deeds", "sentence"),
    [
        ({"ace": {"kept": 1.5}}, "how often or how much"),
        ({"ace": {"kept": True}}, "how often or how much"),
        ({"the ace": {"kept": 1}}, "cards and deeds have names"),
        ({"ace": {"": 1}}, "cards and deeds have names"),
        ({1: {"kept": 1}}, "deeds should be the same"),
        ({"ace": {"kept": {1}}}, "this is no JSON"),
    ],
)
def test_an_album_told_against_the_contract_is_caught(deeds: Json, sentence: str) -> None:
    assert [fault for fault in album_breaches(deeds) if fault.startswith(sentence)]


WIRINGS: list[tuple[Json, str]] = [
    ({"name": "Little Game"}, "a game's name is lower-case letters"),
    ({"rules": 0}, "rules have a version from 1"),
    ({"seats": range(0)}, "somebody must be able to play"),
    ({"options": {"speed": ("slow",)}}, "every option has a default and another value"),
    ({"rivals": ()}, "there must be rivals"),
    ({"levels": ("keen", "keen")}, "there must be levels"),
    ({"rivals": ("petra",)}, "every rival plays at every level: petra:gentle, petra:keen"),
    ({"adviser": "hal"}, "the adviser 'hal' must be one of the bots"),
    ({"deck": DeckRules(read=lambda given: given, write=str, show=list)}, "nothing and the word house both mean"),
]


@pytest.mark.parametrize(("changes", "sentence"), WIRINGS)
def test_a_game_wired_against_the_contract_is_caught(changes: Json, sentence: str) -> None:
    found = wiring_breaches(replace(LITTLE, **changes))
    assert [fault for fault in found if fault.startswith(sentence)], found
