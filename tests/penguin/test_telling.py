"""How a game is told: on a terminal, as JSON for a stranger, and what else a turn could have come to."""

import pytest

from tests.penguin.arrange import A, B, C, after, both, deal, lay, random_line, steps, texts, until
from turandot.engine.game import Json
from turandot.engine.rng import Stream
from turandot.games.penguin import PENGUIN
from turandot.games.penguin.account import picture, tell
from turandot.games.penguin.explain import explain
from turandot.games.penguin.moves import Move, parse
from turandot.games.penguin.rules import legal, play
from turandot.games.penguin.state import Phase, State, caption
from turandot.games.penguin.whatif import what_if

SEAL = "seal-dance@d2"
CROWD = "red-juggling-4@c4 blue-music-3@d4 red-dance-4@e4"


def told_lines(state: State) -> list[str]:
    """The turns of a game as a terminal shows them."""
    lines = tell(state).splitlines()
    return lines[2 : next(place for place, line in enumerate(lines) if line.startswith("Points"))]


# ── On a terminal ──


def test_an_unfinished_game_is_told_as_far_as_it_has_come() -> None:
    state = lay("red-juggling-4@c4:0 blue-music-3@d4 red-dance-4@e4", SEAL, hand="red-music-2 green-music-2")
    lines = tell(after(state, "red-music-2@d3$", "c4>d3")).splitlines()
    assert lines[0] == "The Penguin Ultimatum · 3 seats · iceberg 7x7"
    assert lines[1].startswith("Activity cards: seat 0 ")
    assert lines[2:6] == [
        "Turn 1 · seat 0 places red-music-2 on d3",
        "  pays the fee of 11",
        "  moves a token from c4 to d3",
        "Points: seat 0 -1, seat 1 10, seat 2 10",
    ]
    assert lines[6].split() == list("abcdefg")
    assert len(lines) == 14


def test_a_card_handed_in_and_a_token_from_the_supply_are_told() -> None:
    state = lay(CROWD, SEAL, hand="red-music-2", won={A: "sheep-music"})
    assert told_lines(after(state, "red-music-2@d3!sheep-music", ">d3")) == [
        "Turn 1 · seat 0 places red-music-2 on d3",
        "  hands in sheep-music instead of the fee of 11",
        "  moves a token from the supply to d3",
    ]


def test_shows_are_told_with_points_card_and_newcomer() -> None:
    done = after(both(), "red-music-3@e3", "-", "*d2", "b1v")
    scored = "seat 0 scores 5, seat 2 scores 3"
    assert told_lines(done) == [
        "Turn 1 · seat 0 places red-music-3 on e3",
        "  seal-dance on d2 performs before 4 penguins, 3 amused: seat 1 scores 4; seat 1 takes the card",
        "  sheep-juggling comes to b1, turned",
        f"  bear-acrobatics on f4 performs before 4 penguins, 2 amused: {scored}; seat 2 takes the card",
    ]


def test_a_show_before_one_penguin_where_nobody_scores_is_told() -> None:
    state = lay(acts="seal-dance@d2", curtains="d1 c2 c3", hand="brown-music-1")
    assert told_lines(after(state, "brown-music-1@e3", "-"))[1] == (
        "  seal-dance on d2 performs before 1 penguin, 0 amused: nobody scores; the card is discarded"
    )


def test_the_iceberg_is_drawn_with_guests_hosts_entertainers_and_curtains() -> None:
    table = lay("red-dance-4@d3:0 blue-acrobatics-6@a1", "seal-dance@g4v bear-music@a7", curtains="d4").iceberg
    lines = picture(table)
    assert lines[0].split() == list("abcdefg")
    assert lines[1].split() == ["1", "bla6", *"······"]
    assert lines[3].split() == ["3", *"···", "red4:0", *"···"]
    assert lines[4].split() == ["4", *"···", "===", *"··", "SEdav"]
    assert lines[7].split() == ["7", "BEmu^", *"······"]
    assert len(lines) == 8


def test_the_end_is_told_with_its_reason_every_part_and_the_winner() -> None:
    state = lay("red-music-4@d1:1 green-dance-4@c2 blue-juggling-2@c3", SEAL, hand="red-music-3", pile="")
    state = state._replace(houses=tuple(house._replace(activity="music") for house in state.houses))
    lines = tell(after(state, "red-music-3@e3", "-")).splitlines()[-5:]
    assert lines == [
        "The end: no entertainer is left in the pile",
        "  seat 0: start 10 + shows 0 - fees 0 + activity 0 + sheep 0 + kangaroo 0 + seal 0 + bear 0 = 10",
        "  seat 1: start 10 + shows 4 - fees 0 + activity 0 + sheep 0 + kangaroo 0 + seal 5 + bear 0 = 19",
        "  seat 2: start 10 + shows 0 - fees 0 + activity 0 + sheep 0 + kangaroo 0 + seal 0 + bear 0 = 10",
        "Won by seat 1",
    ]


def ended(cards: dict[int, str], shows: tuple[int, ...]) -> State:
    """A game for three that has just ended for want of penguins, with these cards won and points scored."""
    state = lay(acts="bear-dance@d2", hand="red-music-3", stock=0, won=cards)
    houses = [
        house._replace(activity="juggling", shows=points) for house, points in zip(state.houses, shows, strict=True)
    ]
    return after(state._replace(houses=tuple(houses)), "red-music-3@d3", "-")


@pytest.mark.parametrize(
    ("cards", "shows", "line"),
    [
        ({A: "seal-music"}, (0, 5, 0), "Won by seat 0, by more bonus points"),
        ({A: "seal-music", B: "sheep-music sheep-dance"}, (5, 5, 0), "Won by seat 1, by more entertainer cards"),
        ({}, (7, 0, 7), "Won by seat 0 and seat 2, who share the victory"),
        ({}, (7, 0, 8), "Won by seat 2"),
    ],
)
def test_what_decided_between_equals_is_told(cards: dict[int, str], shows: tuple[int, ...], line: str) -> None:
    """U31."""
    lines = tell(ended(cards, shows)).splitlines()
    assert lines[-1] == line
    assert lines[-5] == "The end: no penguin is left to draw"


def test_a_game_that_ends_for_want_of_space_says_so() -> None:
    """U26: found among random games, so that nothing about it is made up."""
    _, states = random_line(deal(2), Stream("space", "luck"))
    assert "The end: there is no place for the new entertainer" in tell(states[-1])


# ── For a stranger ──


def test_an_unfinished_game_has_no_end_yet() -> None:
    start = deal(3)
    told: Json = explain((start, *steps(start, texts(start)[0])))
    assert (told["end"], told["final"], told["winners"]) == (None, [], [])
    assert [turn["draw"] for turn in told["turns"]] == [None]
    assert explain((start,))["turns"] == []


def test_the_account_has_every_key_that_is_promised() -> None:
    _, states = random_line(deal(3, options={"iceberg": "7x9"}), Stream("account", "luck"))
    told = explain(tuple(states))
    assert list(told) == ["deck", "iceberg", "setup", "turns", "end", "final", "winners"]
    assert [len(cards) for cards in told["deck"].values()] == [64, 16]
    assert told["iceberg"] == {"columns": 7, "rows": 9}
    assert list(told["setup"]) == ["curtain", "start", "activities", "hands", "penguins", "entertainers"]
    assert [act["cell"] for act in told["setup"]["start"]] == ["c4", "e4", "e6", "c6"]
    turn = next(turn for turn in told["turns"] if turn["shows"])
    assert list(turn) == ["turn", "seat", "hand", "place", "token", "shows", "draw", "scores"]
    assert list(turn["place"]) == ["card", "cell", "fee", "paid", "excuse"]
    show = turn["shows"][0]
    assert list(show) == ["cell", "entertainer", "waiting", "audience", "points", "award", "new"]
    assert list(show["audience"][0]) == ["cell", "card", "seat", "amused", "points"]
    assert list(show["new"]) == ["entertainer", "cell", "turned"]
    assert list(told["end"]) == ["reason", "turn", "seat"]
    assert list(told["final"][0]) == [
        "seat", "score", "activity", "cards", "activity_points", "animals", "bonus", "total",
    ]  # fmt: skip


def test_a_turn_is_told_with_the_hand_before_it_and_the_card_drawn() -> None:
    acts = f"{SEAL} bear-juggling@a7 bear-music@g7 sheep-music@a1"
    state = lay("red-juggling-4@c4:0", acts, curtains="g1", hand="red-music-2")
    states = [state]
    for text in ("red-music-2@d3$", "c4>d3"):
        states += steps(states[-1], text)
    (turn,) = explain(tuple(states))["turns"]
    assert turn["hand"] == [card.id for card in state.hands[A]]
    assert turn["place"] == {"card": "red-music-2", "cell": "d3", "fee": 4, "paid": 4, "excuse": None}
    assert turn["token"] == {"from": "c4", "to": "d3"}
    assert (turn["draw"], turn["scores"]) == (state.stock[0].id, [6, 10, 10])


def test_a_show_is_told_with_all_who_waited_and_the_whole_audience() -> None:
    state = after(both(), "red-music-3@e3")
    states = (state, *steps(state, "-"), *steps(after(state, "-"), "*f4"))
    (show,) = explain(states)["turns"][0]["shows"]
    assert (show["cell"], show["entertainer"], show["waiting"]) == ("f4", "bear-acrobatics", ["d2", "f4"])
    assert show["audience"][0] == {"cell": "e3", "card": "red-music-3", "seat": None, "amused": False, "points": 0}
    assert (show["points"], show["award"], show["new"]) == ([5, 0, 3], C, None)


# ── Captions ──


def test_a_moment_is_named_by_round_turn_and_phase() -> None:
    state = deal(2)
    assert caption(state) == {"round": 1, "turn": 1, "phase": "placing"}
    for _ in range(2):
        state = after(state, texts(state)[0], "-")
    assert caption(after(state, texts(state)[0])) == {"round": 2, "turn": 3, "phase": "inviting"}


# ── What if ──


def outcomes(state: State, *played: str) -> dict[str, Json]:
    """What the what-if says, by move."""
    return {told["move"]: told for told in what_if(state, [parse(text) for text in played])}


def test_what_if_plays_every_placement_with_the_token_that_was_really_moved() -> None:
    told = outcomes(both(), "red-music-3@a5", ">a5")
    assert list(told) == texts(both())
    best = told["red-acrobatics-2@e3"]
    assert best["token"] == {"from": None, "to": "e3"}
    assert [(show["cell"], show["points"], show["award"]) for show in best["shows"]] == [
        ("d2", [2, 4, 0], A),
        ("f4", [7, 0, 3], C),
    ]
    assert best["gains"] == [9, 4, 3]
    assert best["cards"] == [["seal-dance"], [], ["bear-acrobatics"]]
    real = told["red-music-3@a5"]
    assert (real["shows"], real["gains"], real["end"]) == ([], [0, 0, 0], None)


def test_what_if_leaves_a_token_that_went_elsewhere_where_it_went() -> None:
    told = outcomes(both(), "red-music-3@a5", ">c2")
    assert told["red-acrobatics-2@e3"]["token"] == {"from": None, "to": "c2"}
    assert told["red-acrobatics-2@e3"]["gains"] == [4 + 5, 4, 3]
    kept = outcomes(both(), "red-music-3@a5", "-")
    assert kept["red-acrobatics-2@e3"]["token"] is None


def test_what_if_counts_the_fee_or_the_card_handed_in() -> None:
    state = lay(CROWD, SEAL, hand="red-music-2", won={A: "sheep-music"})
    told = outcomes(state, "red-music-2@d3$", "-")
    paid, excused = told["red-music-2@d3$"], told["red-music-2@d3!sheep-music"]
    assert (paid["fee"], paid["paid"], paid["excuse"], paid["gains"]) == (11, 11, None, [-11, 0, 0])
    assert (excused["fee"], excused["paid"], excused["excuse"], excused["gains"]) == (11, 0, "sheep-music", [0, 0, 0])
    assert (paid["cards"][A], excused["cards"][A]) == (["sheep-music"], [])


def test_what_if_plays_every_token_after_the_real_placement() -> None:
    state = after(both(), "red-acrobatics-2@e3")
    told = outcomes(state, "-", "*d2", "b1^")
    assert list(told) == texts(state)
    assert (told["-"]["gains"], told[">e3"]["gains"], told["f5>e3"]["gains"]) == ([5, 4, 3], [9, 4, 3], [4, 4, 3])


def test_what_if_lets_shows_come_in_the_order_they_came_in() -> None:
    state = after(both(), "red-acrobatics-2@e3")
    for first, then in (("d2", "f4"), ("f4", "d2")):
        told = outcomes(state, "-", f"*{first}", "b1^")
        assert [show["cell"] for show in told[">e3"]["shows"]] == [first, then]


def test_what_if_says_when_the_game_would_have_ended() -> None:
    state = after(both(pile=""), "red-acrobatics-2@e3")
    told = outcomes(state, "-", "*f4")
    assert (told[">e3"]["end"], [show["cell"] for show in told[">e3"]["shows"]]) == ("entertainers", ["f4"])


def test_what_if_agrees_with_what_really_happened() -> None:
    """In a whole game: each placement and token, as it was played, comes to what it came to."""
    moves, states = random_line(deal(3), Stream("what if", "luck"))
    at = 0
    for place, move in enumerate(moves):
        state = states[at]
        later: list[Move] = moves[place:]
        if state.phase in (Phase.PLACING, Phase.INVITING):
            (told,) = [one for one in what_if(state, later) if one["move"] == str(move)]
            after_turn = next(other for other in states[at:] if other.end or other.now.number > state.now.number)
            gains = [new.score - old.score for new, old in zip(after_turn.houses, state.houses, strict=True)]
            assert told["gains"] == gains
        at += len(play(state, move))


@pytest.mark.parametrize("played", [[], ["red-music-3@a5"]])
def test_what_if_has_no_answer_before_the_token_step(played: list[str]) -> None:
    assert outcomes(both(), *played) == {}


def test_what_if_has_no_answer_about_anything_but_a_placement_and_its_token() -> None:
    choosing = after(both(), "red-music-3@e3", "-")
    entering = after(choosing, "*d2")
    assert outcomes(choosing, "*d2", "b1^") == outcomes(entering, "b1^") == {}
    assert what_if(until(deal(2), Phase.FINISHED), []) == []


def test_the_game_is_wired_to_tell_itself() -> None:
    state = until(deal(2), Phase.FINISHED)
    assert PENGUIN.required_telling.tell(state) == tell(state)
    assert PENGUIN.caption(state)["phase"] == "finished"
    assert legal(state) == ()
