"""What is told of the shows that a move starts: points, cards, what they bring at the end, and the end itself."""

from tests.penguin.arrange import A, B, after, both, lay
from tests.penguin.claims import every
from turandot.engine.game import Json
from turandot.games.penguin.state import State


def test_a_show_that_a_placement_starts_is_told_with_what_the_guests_bring() -> None:
    """e3 completes both the seal and the bear: A scores 5 with two guests at the bear, C scores 3."""
    found = every(both(), "red-acrobatics-2@e3")
    assert found["show"]["points"] == 5
    assert sorted(found["show"]["cards"]) == ["bear-acrobatics", "seal-dance"]
    assert {"seat": B, "points": 4} in found["gift"]["scores"]


def test_a_token_that_the_bot_has_in_mind_is_found_by_the_points_it_counted() -> None:
    """The red 3 on e3 enjoys the seal: with a token on it A scores 3 more there."""
    found = every(both(), "red-music-3@e3", points=8, gift=7, card=1)
    assert found["show-guest"] == found["show-guest"] | {"guest": "red-music-3", "cell": "e3", "points": 8}
    assert "show" not in found
    assert every(both(), "red-music-3@e3", points=80, gift=7).keys().isdisjoint({"show", "show-guest", "gift"})


def test_a_token_may_have_to_leave_another_guest() -> None:
    idle = "brown-juggling-2@a4:0 blue-juggling-3@a5:0 brown-music-1@a6:0"
    state = lay(
        f"red-music-4@d1:1 green-dance-4@c2 blue-juggling-2@c3 {idle}",
        "seal-dance@d2 bear-music@f6",
        hand="red-music-3",
        curtains="a1",
    )
    found = every(state, "red-music-3@e3", points=4, gift=4, card=0)
    assert found["show-guest"]["points"] == 4
    assert found["card-tie"] == found["card-tie"] | {"seats": [A, B], "points": 4, "card": "seal-dance"}
    assert found["card-tie"]["weight"] < 0


def test_who_takes_the_card_is_told_with_the_reason() -> None:
    one = lay(
        "red-music-4@d1:0 green-dance-4@c2 blue-juggling-2@c3",
        "seal-dance@d2 bear-music@f6",
        hand="red-music-3 blue-juggling-3",
        curtains="a1",
    )
    assert every(one, "blue-juggling-3@e3")["card-only"]["card"] == "seal-dance"
    least = lay(
        "red-music-4@d1:1 green-dance-3@c2:0 blue-juggling-2@c3",
        "seal-dance@d2 bear-music@f6",
        hand="blue-juggling-3",
        curtains="a1",
    )
    assert every(least, "blue-juggling-3@e3")["card-least"]["points"] == 3
    other = lay(
        "red-music-4@d1:1 green-dance-4@c2 blue-juggling-2@c3",
        "seal-dance@d2 bear-music@f6",
        hand="blue-juggling-3",
        curtains="a1",
    )
    found = every(other, "blue-juggling-3@e3")
    assert found["card-to"]["seat"] == B
    assert found["show-nothing"]["cards"] == ["seal-dance"]
    tied = lay(
        "red-music-4@d1:1 green-dance-4@c2:2 blue-juggling-2@c3",
        "seal-dance@d2 bear-music@f6",
        hand="blue-juggling-3",
        curtains="a1",
    )
    assert every(tied, "blue-juggling-3@e3")["card-tie"]["weight"] > 0
    nobody = lay(
        "red-music-4@d1 green-dance-4@c2 blue-juggling-2@c3",
        "seal-dance@d2 bear-music@f6",
        hand="blue-juggling-3",
        curtains="a1",
    )
    assert "show-nobody" in every(nobody, "blue-juggling-3@e3")


def seals(won: dict[int, str]) -> State:
    """A alone scores in the dancing seal once e3 is occupied."""
    state = lay(
        "red-music-4@d1:0 green-dance-4@c2 blue-juggling-2@c3",
        "seal-dance@d2 bear-music@f6",
        hand="blue-juggling-3",
        curtains="a1",
        won=won,
    )
    houses = (state.houses[A]._replace(activity="dance"), *state.houses[1:])
    return state._replace(houses=houses)


def test_what_a_card_brings_at_the_end_is_told() -> None:
    most = every(seals({}), "blue-juggling-3@e3")
    assert (most["animal-most"]["count"], most["animal-most"]["points"]) == (1, 5)
    assert most["activity"] == most["activity"] | {"activity": "dance", "points": 2}
    share = every(seals({B: "seal-music"}), "blue-juggling-3@e3")
    assert share["animal-share"]["points"] == 3
    none = every(
        seals({A: "seal-juggling", B: "seal-music seal-acrobatics bear-dance"}), "blue-juggling-3@e3", points=4
    )
    assert {"animal-most", "activity"}.isdisjoint(none)


def last_show(head_start: int) -> dict[str, Json]:
    """The bear's show is the last: A scores 5 there, C scores 3 and takes the card, the only one of its animal."""
    state = both(pile="")
    houses = [house._replace(activity="music", start=10) for house in state.houses]
    houses[A] = houses[A]._replace(shows=head_start)
    return every(after(state._replace(houses=tuple(houses)), "red-music-3@e3", "-"), "*f4")


def test_the_last_show_tells_who_is_ahead_and_nothing_of_those_who_are_level() -> None:
    """Without a head start it is 15 to 18."""
    assert last_show(0)["ends-behind"]["points"] == 3
    assert last_show(5)["ends-ahead"]["points"] == 2
    assert {"ends-ahead", "ends-behind"}.isdisjoint(last_show(3))
    assert set(last_show(3)) == {"this-show", "gift", "card-to"}


def test_of_several_that_wait_a_show_without_points_is_told_as_such() -> None:
    ready = after(both(), "red-music-3@e3", "-")
    assert every(ready, "*d2")["this-none"]["card"] == "seal-dance"
