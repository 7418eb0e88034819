"""Moves and their text: the notation of the rules page, read back and written out."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.penguin.arrange import after, both, deal
from tests.penguin.strategies import Line, lines
from turandot.engine import record
from turandot.engine.errors import BadMove, IllegalMove
from turandot.engine.match import start
from turandot.games.penguin import PENGUIN
from turandot.games.penguin.cards import LONGEST_ID
from turandot.games.penguin.iceberg import CELLS, NAMES
from turandot.games.penguin.moves import ENTERS, LEAVE, PERFORMS, Enter, Invite, Leave, Perform, Place, parse

PATTERN = re.compile(r"[a-z0-9-]+@[a-g][1-9](\$|![a-z0-9-]+)?|([a-g][1-9])?>[a-g][1-9]|-|\*[a-g][1-9]|[a-g][1-9][\^v]")
"""The pattern of all moves, as the rules page gives it."""

D3, E5, C3, F4 = (CELLS[name] for name in ("d3", "e5", "c3", "f4"))


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("red-juggling-4@d3", Place("red-juggling-4", D3)),
        ("red-juggling-4@d3$", Place("red-juggling-4", D3, "$")),
        ("red-juggling-4@d3!seal-dance", Place("red-juggling-4", D3, "seal-dance")),
        (">e5", Invite(None, E5)),
        ("c3>e5", Invite(C3, E5)),
        ("-", Leave()),
        ("*c3", Perform(C3)),
        ("f4^", Enter(F4, turned=False)),
        ("f4v", Enter(F4, turned=True)),
        ("a1>g9", Invite(0, 62)),
        ("7@a1", Place("7", 0)),
    ],
)
def test_every_kind_of_move_has_its_text(text: str, move: object) -> None:
    assert parse(text) == move
    assert str(move) == text


def test_moves_of_one_kind_are_never_those_of_another() -> None:
    assert len({LEAVE, *PERFORMS, *(enter for both_ways in ENTERS for enter in both_ways)}) == 1 + 63 + 126
    assert len({Invite(3, 1), Enter(3, turned=True), Place("3", 1)}) == 3


@given(lines())
def test_every_move_of_every_game_reads_back_from_its_text_and_fits_the_pattern(line: Line) -> None:
    for move in line.moves:
        assert parse(str(move)) == move
        assert PATTERN.fullmatch(str(move))


def test_every_short_move_reads_back_from_its_text() -> None:
    for cell in range(len(NAMES)):
        for move in (PERFORMS[cell], *ENTERS[cell]):
            assert parse(str(move)) is move


ALPHABET = "abdg019-@$!>*^v "


@given(st.text(alphabet=ALPHABET, max_size=12) | st.text(max_size=12) | st.from_regex(PATTERN, fullmatch=True))
def test_any_text_is_a_move_of_the_pattern_or_refused_with_what_moves_look_like(text: str) -> None:
    try:
        move = parse(text)
    except BadMove as error:
        assert "moves look like red-juggling-4@d3, >e5, c3>e5, -, *c3 or f4^" in str(error)  # noqa: PT017
        longest = max((len(part) for part in re.split("[@!]", text)), default=0)
        assert not PATTERN.fullmatch(text) or longest > LONGEST_ID
    else:
        assert str(move) == text
        assert PATTERN.fullmatch(text)


NEARLY = [
    "", "@d3", "red@", "red@h3", "red@d0", "red@d10", "Red@d3", "red@d3$$", "red@d3!", "red@d3!$", "red@d3$!seal",
    "red d3", "red@D3", ">", ">h1", "d3>", "d3>e", "d3>>e5", "--", "*", "*d", "*h4", "d4", "d4V", "^", "d4^v", " -",
    "-\n", "d4^ ", "\u0663@d3", "red@d\u0663", f"{'r' * (LONGEST_ID + 1)}@d3",
]  # fmt: skip


@pytest.mark.parametrize("text", NEARLY)
def test_text_that_is_nearly_a_move_is_none(text: str) -> None:
    with pytest.raises(BadMove):
        parse(text)


def test_a_refused_move_is_told_in_part_only() -> None:
    with pytest.raises(BadMove) as refused:
        parse("x" * 5000)
    assert len(str(refused.value)) < 200
    assert refused.value.facts == {"text": "x" * 60}


def test_the_longest_move_fits_into_a_record() -> None:
    longest = f"{'x' * LONGEST_ID}@d3!{'y' * LONGEST_ID}"
    assert str(parse(longest)) == longest
    assert len(longest) <= record.LONGEST_MOVE


@pytest.mark.parametrize("text", ["red-juggling-4@a1", ">d3", "-", "*c3", "f4^", "nobody@c4"])
def test_a_move_that_is_not_legal_is_refused_with_what_is(text: str) -> None:
    match = start(PENGUIN, PENGUIN.setup(2, 0), "k3x9", ("anyone",) * 2)
    with pytest.raises(IllegalMove, match=r"is not possible now: seat 0 may play .*@.*, …"):
        match.play(parse(text))


def test_a_move_from_another_step_of_the_turn_is_not_legal() -> None:
    table = both()
    for state, text in [
        (after(table, "red-music-3@e3"), "*d2"),
        (after(table, "red-music-3@e3", "-"), "-"),
        (after(table, "red-music-3@e3", "-", "*d2"), "*f4"),
        (deal(2), "d3^"),
    ]:
        assert parse(text) not in PENGUIN.legal(state)
