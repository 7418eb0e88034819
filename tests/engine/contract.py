"""The contract of a game as questions, so that a planted breach can be put to them too: each breach is a sentence."""

import json
from collections.abc import Iterator
from typing import Any

from tests.engine.games import AnyGame
from turandot.engine.shown import Final, Line, Part, Shown

Json = Any


def breaches(shown: Json, game: AnyGame, state: object, seat: int, *, over: bool) -> list[str]:
    """What is wrong with a state as it is shown to a seat."""
    found = _misshapen(shown, Shown)
    try:
        json.dumps(shown, allow_nan=False)
    except (TypeError, ValueError) as error:
        found.append(f"this is no JSON: {error}")
    return found or [*_untrue(shown, game, state, seat), *_ending(shown["final"], game, state, over=over)]


def _misshapen(shown: Json, wanted: type) -> list[str]:
    if not isinstance(shown, dict):
        return [f"{wanted.__name__} should be an object, not {shown!r:.60}"]
    missing = sorted(set(wanted.__annotations__) - set(shown))
    return [f"{wanted.__name__} lacks {', '.join(missing)}"] if missing else []


def _untrue(shown: Json, game: AnyGame, state: object, seat: int) -> Iterator[str]:
    acting = game.to_act(state)
    caption = game.caption(state)
    truth = {
        "seat": seat,
        "toAct": acting,
        "legal": [str(move) for move in game.legal(state)] if acting == seat else [],
        "round": caption["round"],
        "phase": caption["phase"],
    }
    for name, value in truth.items():
        if not _same(shown[name], value):
            yield f"{name} should be {value!r:.60}, not {shown[name]!r:.60}"
    if not _is_count(shown["seats"]) or shown["seats"] not in game.seats:
        yield f"seats should be how many play, not {shown['seats']!r:.60}"
    if not _is_count(shown["round"]) or not isinstance(shown["phase"], str) or not shown["phase"]:
        yield "a moment has a round, counted from 1, and a phase with a name"
    elif shown["rounds"] is not None and not (_is_count(shown["rounds"]) and shown["rounds"] >= shown["round"]):
        yield f"rounds should be how many there are, or nothing, not {shown['rounds']!r:.60}"


def _ending(final: Json, game: AnyGame, state: object, *, over: bool) -> Iterator[str]:
    if not over:
        if final is not None:
            yield "there is a final account before the end"
        return
    wrong = _misshapen(final, Final)
    if not wrong:
        wrong = [fault for line in final["lines"] for fault in _misshapen(line, Line)]
    if not wrong:
        wrong = [fault for line in final["lines"] for part in line["parts"] for fault in _misshapen(part, Part)]
    yield from wrong
    if not wrong:
        yield from _lines(final["lines"], game, state)
        yield from _places(final, game, state)


def _lines(lines: list[Json], game: AnyGame, state: object) -> Iterator[str]:
    totals = list(game.scores(state))
    seats = [line["seat"] for line in lines]
    if not _same(seats[: len(totals)], list(range(len(totals)))):
        yield f"the lines should begin with every seat in order, not {seats}"
    if not all(isinstance(house, str) and house for house in seats[len(totals) :]):
        yield f"a house that nobody plays has a word for a seat, not {seats[len(totals) :]}"
    if len({tuple(part["key"] for part in line["parts"]) for line in lines}) > 1:
        yield "all lines should have the same parts in the same order"
    for line in lines:
        yield from _added_up(line)
    if [line["total"] for line in lines[: len(totals)]] != totals:
        yield f"the seats have {totals} points by the rules"


def _added_up(line: Json) -> Iterator[str]:
    if not all(isinstance(part["key"], str) and type(part["points"]) is int for part in line["parts"]):
        yield "a part has a key and whole points"
    elif sum(part["points"] for part in line["parts"]) != line["total"]:
        yield f"the parts of a line should add up to {line['total']!r:.20}"


def _places(final: Json, game: AnyGame, state: object) -> Iterator[str]:
    places = [line["place"] for line in final["lines"] if not isinstance(line["seat"], str)]
    totals = game.scores(state)
    won = list(game.winners(state))
    houses = [line["seat"] for line in final["lines"] if isinstance(line["seat"], str)]
    if any(line["place"] is not None for line in final["lines"] if isinstance(line["seat"], str)):
        yield "a house that nobody plays has no place among the seats"
    if not all(map(_is_count, places)) or places != [1 + sum(other < place for other in places) for place in places]:
        yield f"equals share a place, and the next one counts them all: {places} does not"
        return
    if any(places[a] < places[b] and totals[a] < totals[b] for a in range(len(totals)) for b in range(len(totals))):
        yield f"nobody has a better place with fewer points: {places} for {totals}"
    if won and [seat for seat, place in enumerate(places) if place == 1] != won:
        yield f"the winners {won} should be first, and nobody else: {places}"
    if not _same(final["winners"], won) if won else not set(final["winners"]) <= set(houses) or not final["winners"]:
        yield f"the winners should be {won or 'one of the houses'}, not {final['winners']!r:.60}"
    if not isinstance(final["tieBreak"], str | None):
        yield f"a tie-break is a word or nothing, not {final['tieBreak']!r:.60}"
    if won and [totals[seat] for seat in won] != [max(totals)] * totals.count(max(totals)) and not final["tieBreak"]:
        yield "where the winners are not all who have most points, something must have broken the tie"
    if len(won) > 1 and not final["tieBreak"]:
        yield "where a victory is shared, the tie-break says so"


def _is_count(given: Json) -> bool:
    return type(given) is int and given >= 1


def _same(given: Json, wanted: Json) -> bool:
    """Equal, and of the same kind: True is not 1, and a tuple is no list, as JSON would have it."""
    return type(given) is type(wanted) and repr(given) == repr(wanted)


# ── What an album is told ──


def album_breaches(deeds: Json) -> list[str]:
    """What is wrong with what a game tells the album of a seat."""
    try:
        same = json.loads(json.dumps(deeds, allow_nan=False)) == deeds
    except (TypeError, ValueError) as error:
        return [f"this is no JSON: {error}"]
    words = {*deeds, *(deed for done in deeds.values() for deed in done)} if same else set()
    counts = [times for done in deeds.values() for times in done.values()] if same else []
    checks = {
        "deeds should be the same as JSON": same,
        "cards and deeds have names without spaces": all(word and not set(word) & set(" \t\n") for word in words),
        "how often or how much is a whole number": all(type(times) is int for times in counts),
    }
    return [sentence for sentence, kept in checks.items() if not kept]


# ── The game itself ──


def wiring_breaches(game: AnyGame) -> list[str]:
    """What is wrong with a game before anything is played."""
    rivals = [f"{rival}:{level}" for rival in game.rivals for level in game.levels]
    word = game.name.isascii() and game.name.replace("-", "a").isalnum() and game.name == game.name.lower()
    checks = {
        f"a game's name is lower-case letters, digits and hyphens, not {game.name!r}": word,
        "rules have a version from 1": _is_count(game.rules),
        "somebody must be able to play": bool(game.seats),
        "every option has a default and another value": all(len(values) > 1 for values in game.options.values()),
        "there must be rivals, each once": bool(game.rivals) and len(set(game.rivals)) == len(game.rivals),
        "there must be levels, each once": bool(game.levels) and len(set(game.levels)) == len(game.levels),
        f"every rival plays at every level: {', '.join(rivals)}": set(rivals) <= set(game.bots),
        f"the adviser {game.adviser!r} must be one of the bots": game.adviser in game.bots,
        "whoever thinks in brief stands for one of the bots": set(game.brief) <= set(game.bots),
        "nothing and the word house both mean the house deck": _same_house_deck(game),
    }
    return [sentence for sentence, kept in checks.items() if not kept]


def _same_house_deck(game: AnyGame) -> bool:
    rules = game.deck_rules
    return bool(rules.read(None) == rules.read("house") and rules.write(rules.read(None)) == "house")
