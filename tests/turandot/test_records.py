"""Turandot's records: a deck of one's own travels along, and a bid that was not possible is refused."""

import pytest

from turandot.engine import record
from turandot.engine.errors import BadDeck, BadRecord, IllegalMove
from turandot.engine.match import finish, start
from turandot.games import game
from turandot.games.turandot import TURANDOT
from turandot.games.turandot.cards import TYPES
from turandot.games.turandot.moves import parse

GOOD = record.write(finish(start(TURANDOT, TURANDOT.setup(3, 0), "k3x9", ("greedy", "soft", "anyhow"))))


def test_a_custom_deck_travels_in_the_record() -> None:
    deck = {"name": "Ours", "singers": {kind: ["1FT", "2ML", "3UC", "1M", "1M", "1M"] for kind in TYPES}}
    match = finish(start(TURANDOT, TURANDOT.setup(4, 1, {}, deck), "k3x9", ("greedy",) * 4))
    told = record.write(match)
    assert told["deck"] == deck
    assert record.replay(told, game) == match


def test_a_deck_is_checked_at_set_up() -> None:
    with pytest.raises(BadDeck):
        TURANDOT.setup(3, 0, None, {"name": "half a deck"})
    with pytest.raises(BadRecord, match=r"^this record cannot be set up: a deck is an object"):
        record.replay({**GOOD, "deck": "mine"}, game)


def test_a_bid_that_was_not_possible_is_refused_with_its_number_and_what_was() -> None:
    with pytest.raises(BadRecord, match=r"^move 2 of this record: 5 is not possible now: seat 1 may play 1, 1b,"):
        record.replay({**GOOD, "moves": ["1", "5"]}, game)


def test_a_text_that_is_no_move_is_refused_with_what_moves_look_like() -> None:
    with pytest.raises(BadRecord, match=r"^move 1 of this record: 'x-nobody' is no move; moves look like 3\$b"):
        record.replay({**GOOD, "moves": ["x-nobody"]}, game)


def test_a_short_list_of_moves_is_given_whole_and_of_nine_directors_eight_are_named() -> None:
    match = start(TURANDOT, TURANDOT.setup(3, 0), "opera", ("human", "greedy", "greedy"))
    for text in ("1", "2", "3"):
        match = match.play(parse(text))
    with pytest.raises(IllegalMove, match=r"n0 is not possible now: seat 0 may play n1, n2$"):
        match.play(parse("n0"))
    with pytest.raises(IllegalMove, match=r"seat 1 may play x-dark, .*, x-ambiguous, …$"):
        match.play(parse("n1")).play(parse("3"))
