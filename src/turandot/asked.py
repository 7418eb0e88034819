"""Reading what a request to the bridge says; what it does not say well is refused."""

from typing import Any, TypeAlias

from turandot.engine import record
from turandot.engine.errors import BadRequest
from turandot.engine.game import Json
from turandot.engine.record import AnyMatch
from turandot.games import game

Request: TypeAlias = dict[str, Json]

LONGEST = 200_000


def read(given: str) -> Request:
    """Read the text of a request."""
    if len(given) > LONGEST:
        raise BadRequest(f"a request has at most {LONGEST} characters")
    try:
        request = record.read_json(given)
    except ValueError:
        raise BadRequest("a request is JSON") from None
    if not isinstance(request, dict):
        raise BadRequest("a request is a JSON object")
    return request


def whole(given: Json, name: str) -> int:
    """Take a whole number."""
    if type(given) is not int:
        raise BadRequest(f"{name} should be a whole number, not {given!r:.40}")
    return given


def text(given: Json, name: str) -> str:
    """Take a text."""
    if not isinstance(given, str):
        raise BadRequest(f"{name} should be text, not {given!r:.40}")
    return given


def match(request: Request) -> AnyMatch:
    """The match a request is about, at the moment it asks for."""
    played = record.replay(request.get("record"), game)
    at = request.get("at")
    return played if at is None else played.at(whole(at, "at"))


def moment(request: Request) -> tuple[AnyMatch, tuple[Any, ...]]:
    """The moment a request looks back at, and the moves played from there on."""
    played = record.replay(request.get("record"), game)
    then = played.at(whole(request.get("at"), "at"))
    return then, played.moves[then.length :]


def viewer(request: Request, about: AnyMatch) -> int:
    """The seat from which a request looks."""
    seat = whole(request.get("viewer"), "viewer")
    if seat not in range(about.setup.seats):
        raise BadRequest(f"viewer should be a seat from 0 to {about.setup.seats - 1}, not {seat}")
    return seat


def adviser(request: Request, about: AnyMatch) -> str:
    """The bot a request asks for advice, else the game's own adviser."""
    bot = request.get("bot")
    return about.game.adviser if bot is None else text(bot, "bot")
