"""The door between the page and Python: JSON text in, JSON text out, never an exception.

The bridge remembers nothing. Every request carries the record it is about and every answer the record
that came of it, so that a request can be sent again to a new worker after a crash and nothing is lost.
Replaying a whole game takes about a millisecond.
"""

import json
from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Any, TypeAlias

from turandot import __version__
from turandot.engine import record
from turandot.engine.errors import BadRequest, GameError, IllegalMove
from turandot.engine.game import Choice, Json, draw_first
from turandot.engine.match import Match, finish, share, start
from turandot.engine.rng import Stream
from turandot.games import GAMES, game

AnyMatch: TypeAlias = Match[Any, Any, Any]
Request: TypeAlias = dict[str, Json]

HUMAN = "human"
LONGEST = 200_000


def handle(text: str) -> str:
    """Answer one request."""
    number: Json = None
    try:
        request = _read(text)
        number = _id(request)
        answer = {"id": number, "ok": True, **_verb(request)(request)}
    except GameError as error:
        facts = {"code": error.code, "sentence": str(error), "facts": error.facts}
        answer = {"id": number, "ok": False, "error": facts}
    except MemoryError:  # no fault of the request: the page asks it again of a new worker
        facts = {"code": "out-of-memory", "sentence": "Python has no memory left", "facts": {}}
        answer = {"id": number, "ok": False, "error": facts}
    except Exception as error:  # noqa: BLE001 - a bug must reach the page as a message it can show
        facts = {"code": "bug", "sentence": f"{type(error).__name__}: {error}", "facts": {}}
        answer = {"id": number, "ok": False, "error": {**facts, "trace": _trace(error)}}
    return json.dumps(answer, separators=(",", ":"))  # in ASCII, which any text in an answer survives


def _trace(error: BaseException) -> str:
    """Where a bug struck. Python's own module for this is large, and every browser would have to load it."""
    places = []
    at = error.__traceback__
    while at:
        places.append(f"{at.tb_frame.f_code.co_filename}:{at.tb_lineno} {at.tb_frame.f_code.co_name}")
        at = at.tb_next
    return "\n".join(places[-6:])


def _read(text: str) -> Request:
    if len(text) > LONGEST:
        raise BadRequest(f"a request has at most {LONGEST} characters")
    try:
        request = record.read_json(text)
    except ValueError:
        raise BadRequest("a request is JSON") from None
    if not isinstance(request, dict):
        raise BadRequest("a request is a JSON object")
    return request


def _id(request: Request) -> Json:
    """What the page knows a request by; given back as it came, so it must be something JSON can say."""
    number = request.get("id")
    if not isinstance(number, int | str | None):
        raise BadRequest(f"an id is a whole number or text, not {number!r:.40}")
    return number


def _verb(request: Request) -> Callable[[Request], dict[str, Json]]:
    verb = request.get("do")
    found = VERBS.get(verb) if isinstance(verb, str) else None
    if found is None:
        raise BadRequest(f"there is no request {verb!r:.40}; there are {', '.join(VERBS)}")
    return found


# ── Reading what a request says ──


def _match(request: Request) -> AnyMatch:
    """The match a request is about, at the moment it asks for."""
    match = record.replay(request.get("record"), game)
    at = request.get("at")
    return match if at is None else match.at(_whole(at, "at"))


def _whole(given: Json, name: str) -> int:
    if type(given) is not int:
        raise BadRequest(f"{name} should be a whole number, not {given!r:.40}")
    return given


def _text(given: Json, name: str) -> str:
    if not isinstance(given, str):
        raise BadRequest(f"{name} should be text, not {given!r:.40}")
    return given


def _viewer(request: Request, match: AnyMatch) -> int:
    seat = _whole(request.get("viewer"), "viewer")
    if seat not in range(match.setup.seats):
        raise BadRequest(f"viewer should be a seat from 0 to {match.setup.seats - 1}, not {seat}")
    return seat


# ── Answers ──


def _shown(match: AnyMatch, seat: int) -> dict[str, Json]:
    """The match as the viewer sees it: every state its last move passed through, and where it rests."""
    shown = [match.game.show(match.game.observe(state, seat)) for state in match.steps]
    return {"record": record.write(match), "length": match.length, "steps": shown, "view": shown[-1]}


def _about(_request: Request) -> dict[str, Json]:
    """What is in the box: games with their seats, options, bots and house decks."""
    return {
        "version": __version__,
        "games": {
            name: {
                "rules": known.rules,
                "seats": list(known.seats),
                "options": {option: list(values) for option, values in known.options.items()},
                "bots": list(known.bots),
                "deck": known.show_deck(known.read_deck(None)),
            }
            for name, known in GAMES.items()
        },
    }


def _new(request: Request) -> dict[str, Json]:
    """Deal a new game; without a first seat, one is drawn from the seed."""
    seed = _text(request.get("seed"), "seed")
    first = request.get("first")
    players = request.get("seats")
    given = {
        "format": record.FORMAT,
        "game": request.get("game"),
        "rules": game(request.get("game")).rules,
        "deck": request.get("deck"),
        "seed": seed,
        "first": draw_first(seed, len(players)) if first is None and isinstance(players, list) else first,
        "options": request.get("options", {}),
        "seats": players,
        "moves": [],
    }
    match = record.begin(record.check(given), game)
    return _shown(match, _viewer(request, match)) | {"deck": match.game.show_deck(match.setup.deck)}


def _view(request: Request) -> dict[str, Json]:
    """Look at a match, now or at an earlier moment."""
    match = _match(request)
    return _shown(match, _viewer(request, match)) | {"deck": match.game.show_deck(match.setup.deck)}


def _play(request: Request) -> dict[str, Json]:
    """Play the viewer's move."""
    match = _match(request)
    seat = _viewer(request, match)
    move = match.game.parse(_text(request.get("move"), "move"))
    if match.to_act != seat:
        raise IllegalMove(f"{move} is not possible now: it is not seat {seat}'s turn", move=str(move))
    return _shown(match.play(move), seat)


def _bot(request: Request) -> dict[str, Json]:
    """Let the bot whose turn it is play one move."""
    match = _match(request)
    seat = match.to_act
    if seat is not None and match.players[seat] == HUMAN:
        raise IllegalMove(f"seat {seat} is a person's, and it is their turn", seat=seat)
    return {"seat": seat, **_shown(match.play(match.choose()), _viewer(request, match))}


def _undo(request: Request) -> dict[str, Json]:
    """Go back to the viewer's last decision."""
    match = _match(request)
    seat = _viewer(request, match)
    moment = match.undo()
    while moment.length and moment.to_act != seat:
        moment = moment.undo()
    return _shown(moment, seat) if moment.to_act == seat else _shown(match, seat)


def _weigh(request: Request) -> dict[str, Json]:
    """What a bot thinks of the moves open now, from the view of the seat that has to act."""
    match = _match(request)
    bot = request.get("bot")
    choices = match.weigh(None if bot is None else _text(bot, "bot"))
    return {"seat": match.to_act, "choices": [_choice(str(move), choice) for move, choice in choices.items()]}


def _choice(move: str, choice: Choice) -> dict[str, Json]:
    reasons: Mapping[str, float] = choice.reasons
    return {
        "move": move,
        "chance": choice.chance,
        "value": choice.value,
        "points": choice.points,
        "reasons": dict(reasons),
    }


def _try(request: Request) -> dict[str, Json]:
    """What the viewer's move would come to, without playing it.

    It is tried on a state imagined from the viewer's own view, so that it cannot tell what the viewer may
    not know.
    """
    match = _match(request)
    seat = _viewer(request, match)
    move = match.game.parse(_text(request.get("move"), "move"))
    imagined = match.game.imagine(match.view(seat), Stream(match.seed, "try"))
    if match.to_act != seat or move not in match.legal:
        raise IllegalMove(f"{move} is not possible now", move=str(move))
    tried = match.game.play(imagined, move)[-1]
    return {"view": match.game.show(match.game.observe(tried, seat))}


def _explain(request: Request) -> dict[str, Json]:
    """The whole game for whoever wants to check it."""
    match = _match(request)
    return {"record": record.write(match), **match.game.explain(tuple(match.states()))}


def _moments(request: Request) -> dict[str, Json]:
    """Every decision of a match: after how many moves it was made, by which seat, and what was played."""
    moments = list(_match(request).moments())
    return {
        "moments": [
            {"at": before.length, "seat": before.to_act, "move": str(after.move), **before.game.caption(before.state)}
            for before, after in pairwise(moments)
        ]
    }


def _whatif(request: Request) -> dict[str, Json]:
    """What every other move at this moment would have come to, with all others' real moves left as they were."""
    whole = record.replay(request.get("record"), game)
    moment = whole.at(_whole(request.get("at"), "at"))
    return {"seat": moment.to_act, "outcomes": moment.game.what_if(moment.state, whole.moves[moment.length :])}


def _rerun(request: Request) -> dict[str, Json]:
    """Play the same deal once more with a bot in the viewer's seat; every turn number is another luck."""
    whole = _match(request)
    seat = _viewer(request, whole)
    bot = _text(request.get("bot"), "bot")
    players = tuple(bot if name == HUMAN or place == seat else name for place, name in enumerate(whole.players))
    luck = f"rerun-{_whole(request.get('turn'), 'turn')}"
    end = finish(start(whole.game, whole.setup, whole.seed, players), luck)
    return {"points": list(whole.game.scores(end.state)), "share": share(end, seat)}


def _deck(request: Request) -> dict[str, Json]:
    """Check a deck and list its singers."""
    known = game(request.get("game"))
    deck = known.read_deck(request.get("deck"))
    return {"deck": known.show_deck(deck), "written": known.write_deck(deck)}


VERBS: dict[str, Callable[[Request], dict[str, Json]]] = {
    "about": _about,
    "new": _new,
    "view": _view,
    "play": _play,
    "bot": _bot,
    "undo": _undo,
    "weigh": _weigh,
    "try": _try,
    "explain": _explain,
    "moments": _moments,
    "whatif": _whatif,
    "rerun": _rerun,
    "deck": _deck,
}
