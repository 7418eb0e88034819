"""A whole game as plain JSON, so that a stranger can check every step: all drawn cards, bids and outcomes."""

from turandot.engine.game import Json
from turandot.games.turandot.cards import card_id, deck_list
from turandot.games.turandot.scoring import AS_HIRED, TABLE, Ended, Score, final_scores, table_score, winner_names
from turandot.games.turandot.state import House, Phase, Round, State, seating


def explain(states: tuple[State, ...]) -> Json:
    """Tell a game, given every state it passed through, as far as it has come."""
    ends = {state.now.number: state for state in states}
    final = states[-1]
    over = final.phase is Phase.FINISHED
    return {
        "deck": deck_list(final.setup.deck),
        "rounds": [_round(end) for end in ends.values()],
        "premiere": _premiere(final) if over else [],
        "winners": winner_names(final) if over else [],
    }


def _round(end: State) -> Json:
    now: Round = end.now
    order = seating(end.seats, now.maestro)
    return {
        "round": now.number,
        "maestro": now.maestro,
        "cards": [card_id(card) for card in now.cards],
        "bids": [{"seat": seat, "move": str(bid)} for seat, bid in zip(order, now.bids, strict=False)],
        "hired": {str(seat): card_id(card) for seat, card in now.hired},
        "designers": list(now.designers),
        "understudies": {str(seat): card_id(card) for seat, card in now.understudies},
        "left": now.left and card_id(now.left),
        "named": now.named,
        "fired": now.fired and str(now.fired),
        "money": [house.money for house in end.houses],
        "scene": [house.scene for house in end.houses],
    }


def _premiere(final: Ended) -> list[Json]:
    """Tell who played what and what it brought; with two players the Table comes last."""
    lines = [
        _line(seat, house, score)
        for seat, (house, score) in enumerate(zip(final.houses, final_scores(final), strict=True))
    ]
    if final.table:
        lines.append(_line(TABLE, final.table, table_score(final.table)))
    return lines


def _line(seat: int | str, house: House, score: Score) -> Json:
    roles = [house.singers[place].id for place in house.casting or AS_HIRED]
    return {"seat": seat, "roles": roles, "director": str(house.director), **_score_lines(score)}


def _score_lines(score: Score) -> dict[str, int]:
    """Spell a score out line by line."""
    return {
        "stars": score.stars,
        "scene": score.scene,
        "favourites": score.favourites,
        "mismatches": score.mismatches,
        "bonus": score.bonus,
        "penalty": score.penalty,
        "total": score.total,
    }
