"""The door between the page and Python: JSON text in, JSON text out, never an exception.

The bridge remembers nothing. Every request carries the record it is about and every answer the record
that came of it, so that a request can be sent again to a new worker after a crash and nothing is lost.
Replaying a whole game takes about a millisecond.
"""

import json
from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Any

from turandot import __version__, asked
from turandot.asked import Request
from turandot.engine import record
from turandot.engine.errors import BadRequest, GameError, IllegalMove, NotOffered
from turandot.engine.game import Choice, Json, draw_first
from turandot.engine.judge import judge
from turandot.engine.match import finish, share, start
from turandot.engine.record import AnyGame, AnyMatch
from turandot.engine.rng import Stream
from turandot.games import GAMES, game

HUMAN = "human"


def handle(text: str) -> str:
    """Answer one request."""
    try:
        request = asked.read(text)
        answer = {"ok": True, **_verb(request)(request)}
    except GameError as error:
        facts = {"code": error.code, "sentence": str(error), "facts": error.facts}
        answer = {"ok": False, "error": facts}
    except MemoryError:  # no fault of the request: the page asks it again of a new worker
        facts = {"code": "out-of-memory", "sentence": "Python has no memory left", "facts": {}}
        answer = {"ok": False, "error": facts}
    except Exception as error:  # noqa: BLE001 - a bug must reach the page as a message it can show
        facts = {"code": "bug", "sentence": f"{type(error).__name__}: {error}", "facts": {}}
        answer = {"ok": False, "error": {**facts, "trace": _trace(error)}}
    return json.dumps(answer, separators=(",", ":"))  # in ASCII, which any text in an answer survives


def _trace(error: BaseException) -> str:
    """Where a bug struck. Python's own module for this is large, and every browser would have to load it."""
    places = []
    at = error.__traceback__
    while at:
        places.append(f"{at.tb_frame.f_code.co_filename}:{at.tb_lineno} {at.tb_frame.f_code.co_name}")
        at = at.tb_next
    return "\n".join(places[-6:])


def _verb(request: Request) -> Callable[[Request], dict[str, Json]]:
    verb = request.get("do")
    found = VERBS.get(verb) if isinstance(verb, str) else None
    if found is None:
        raise BadRequest(f"there is no request {verb!r:.40}; there are {', '.join(VERBS)}")
    return found


# ── Answers ──


def _shown(match: AnyMatch, seat: int) -> dict[str, Json]:
    """The match as the viewer sees it: every state its last move passed through, and where it rests."""
    shown = [match.game.show(match.game.observe(state, seat)) for state in match.steps]
    return {"record": record.write(match), "length": match.length, "steps": shown, "view": shown[-1]}


def _about(_request: Request) -> dict[str, Json]:
    """What is in the box: each game with its seats, options and bots, and which of the parts a game may lack it has."""
    return {
        "version": __version__,
        "games": {
            name: {
                "rules": known.rules,
                "seats": list(known.seats),
                "options": {option: list(values) for option, values in known.options.items()},
                "rivals": list(known.rivals),
                "levels": list(known.levels),
                "bots": list(known.bots),
                "adviser": known.adviser,
                "offers": _offers(known),
            }
            for name, known in GAMES.items()
        },
    }


def _offers(known: AnyGame) -> list[str]:
    parts = {"deck": known.deck, "telling": known.telling, "whatIf": known.what_if, "album": known.album}
    return [name for name, part in parts.items() if part is not None] + ["brief"] * bool(known.brief)


def _new(request: Request) -> dict[str, Json]:
    """Deal a new game; without a first seat, one is drawn from the seed."""
    seed = asked.text(request.get("seed"), "seed")
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
    return _shown(match, asked.viewer(request, match)) | _dealt_from(match)


def _view(request: Request) -> dict[str, Json]:
    """Look at a match, now or at an earlier moment."""
    match = asked.match(request)
    return _shown(match, asked.viewer(request, match)) | _dealt_from(match)


def _dealt_from(match: AnyMatch) -> dict[str, Json]:
    """The cards of the deck, or none where a game has no choice of decks."""
    return {"deck": match.game.deck_rules.show(match.setup.deck)}


def _play(request: Request) -> dict[str, Json]:
    """Play the viewer's move."""
    match = asked.match(request)
    seat = asked.viewer(request, match)
    move = match.game.parse(asked.text(request.get("move"), "move"))
    if match.to_act != seat:
        raise IllegalMove(f"{move} is not possible now: it is not seat {seat}'s turn", move=str(move))
    return _shown(match.play(move), seat)


def _bot(request: Request) -> dict[str, Json]:
    """Let the bot whose turn it is play one move."""
    match = asked.match(request)
    seat = match.to_act
    if seat is not None and match.players[seat] == HUMAN:
        raise IllegalMove(f"seat {seat} is a person's, and it is their turn", seat=seat)
    return {"seat": seat, **_shown(match.play(match.choose()), asked.viewer(request, match))}


def _undo(request: Request) -> dict[str, Json]:
    """Go back to the viewer's last decision."""
    match = asked.match(request)
    seat = asked.viewer(request, match)
    moment = match.undo()
    while moment.length and moment.to_act != seat:
        moment = moment.undo()
    return _shown(moment, seat) if moment.to_act == seat else _shown(match, seat)


def _weigh(request: Request) -> dict[str, Json]:
    """What a bot thinks of the moves open now, from the view of the seat that has to act.

    Without a name it is the bot that sits there, and for a person the adviser.
    """
    match = asked.match(request)
    seat = match.to_act
    by_itself = seat is not None and match.players[seat] != HUMAN and request.get("bot") is None
    choices = match.weigh(None if by_itself else asked.adviser(request, match))
    return {"seat": seat, "choices": _choices(match, choices)}


def _choices(moment: AnyMatch, choices: Mapping[Any, Choice]) -> list[Json]:
    """What was thought of each move, with reasons from the view of the seat that has to act."""
    why, seat = moment.game.why, moment.to_act
    reasons = why(moment.view(seat), choices) if why and seat is not None else {}
    return [
        {
            "move": str(move),
            "chance": choice.chance,
            "value": choice.value,
            "points": choice.points,
            "figures": dict(choice.reasons),
            "reasons": list(reasons.get(move, ())),
        }
        for move, choice in choices.items()
    ]


def _try(request: Request) -> dict[str, Json]:
    """What the viewer's move would come to, without playing it.

    It is tried on a state imagined from the viewer's own view, so that it cannot tell what the viewer may
    not know.
    """
    match = asked.match(request)
    seat = asked.viewer(request, match)
    move = match.game.parse(asked.text(request.get("move"), "move"))
    imagined = match.game.imagine(match.view(seat), Stream(match.seed, "try"))
    if match.to_act != seat or move not in match.legal:
        raise IllegalMove(f"{move} is not possible now", move=str(move))
    tried = match.game.play(imagined, move)[-1]
    return {"view": match.game.show(match.game.observe(tried, seat))}


def _explain(request: Request) -> dict[str, Json]:
    """The whole game for whoever wants to check it."""
    match = asked.match(request)
    return {"record": record.write(match), **match.game.required_telling.explain(tuple(match.states()))}


def _moments(request: Request) -> dict[str, Json]:
    """Every decision of a match: after how many moves it was made, by which seat, and what was played."""
    moments = list(asked.match(request).moments())
    return {
        "moments": [
            {"at": before.length, "seat": before.to_act, "move": str(after.move), **before.game.caption(before.state)}
            for before, after in pairwise(moments)
        ]
    }


def _whatif(request: Request) -> dict[str, Json]:
    """What every other move at this moment would have come to, with all others' real moves left as they were."""
    moment, played = asked.moment(request)
    what_if = moment.game.what_if
    if what_if is None:
        raise NotOffered(f"{moment.game.name} does not say what other moves would have come to")
    return {"seat": moment.to_act, "outcomes": what_if(moment.state, played)}


def _album(request: Request) -> dict[str, Json]:
    """What the cards of a finished game did for the viewer, and how many points it ended with."""
    match = asked.match(request)
    seat = asked.viewer(request, match)
    album = match.game.album
    if album is None:
        raise NotOffered(f"{match.game.name} has no album")
    if match.to_act is not None:
        raise BadRequest("only a finished game has something for the album")
    return {"deeds": album(match.state, seat), "points": match.game.scores(match.state)[seat]}


def _judge(request: Request) -> dict[str, Json]:
    """What a bot, or else the adviser, thinks of the move that was played at a moment."""
    moment, played = asked.moment(request)
    if not played:
        raise BadRequest(f"nothing was played after {moment.length} moves, so there is nothing to judge")
    choices, verdict, outcomes = judge(moment, played, asked.adviser(request, moment))
    return {
        "seat": moment.to_act,
        "choices": _choices(moment, choices),
        "played": verdict.played,
        "best": None if verdict.best is None else str(verdict.best),
        "lost": verdict.lost,
        "points": verdict.points,
        "cost": verdict.cost,
        "outcomes": outcomes,
    }


def _rerun(request: Request) -> dict[str, Json]:
    """Play the same deal once more with a bot, or else the adviser, in the viewer's seat.

    Every turn number is another luck. Where the game has players who think less long, they stand for the others.
    """
    whole = asked.match(request)
    seat = asked.viewer(request, whole)
    bot = asked.adviser(request, whole)
    players = tuple(bot if name == HUMAN or place == seat else name for place, name in enumerate(whole.players))
    luck = f"rerun-{asked.whole(request.get('turn'), 'turn')}"
    end = finish(start(whole.game.in_brief, whole.setup, whole.seed, players), luck)
    return {"points": list(whole.game.scores(end.state)), "share": share(end, seat)}


def _deck(request: Request) -> dict[str, Json]:
    """Check a deck and list its cards."""
    known = game(request.get("game"))
    if known.deck is None:
        raise NotOffered(f"{known.name} has no choice of decks")
    deck = known.deck.read(request.get("deck"))
    return {"deck": known.deck.show(deck), "written": known.deck.write(deck)}


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
    "album": _album,
    "judge": _judge,
    "rerun": _rerun,
    "deck": _deck,
}
