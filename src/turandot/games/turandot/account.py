"""A finished or unfinished game as lines a person reads on a terminal."""

from turandot.games.turandot.cards import ROLES, Card, Director, Singer
from turandot.games.turandot.scoring import AS_HIRED, final_scores, table_score, winners
from turandot.games.turandot.state import House, Phase, Round, State, seating

_GENDER = {"male": "M", "female": "F", "uncertain": "U"}
_ROLE_NAMES = ("Turandot", "Calaf", "Liù", "Ping", "Pong", "Pang")


def tell(state: State) -> str:
    """Tell the game so far, round by round, and the premiere once it is over."""
    lines = [line for part in (*state.past, state.now) for line in _round(part, state.seats)]
    lines += _money(state)
    if state.phase is Phase.FINISHED:
        lines += _premiere(state)
    return "\n".join(lines)


def card_text(card: Card) -> str:
    """Name a card with all that is printed on it, as in `dark-4 ***F`."""
    if isinstance(card, Director):
        return f"director {card}"
    wants = f" wants {_ROLE_NAMES[ROLES.index(card.favourite)]}" if card.favourite else ""
    return f"{card.id} {'*' * card.stars}{_GENDER[card.gender]}{wants}"


def _round(part: Round, seats: int) -> list[str]:
    order = seating(seats, part.maestro)
    lines = [f"Round {part.number} · Maestro: seat {part.maestro}"]
    lines += [f"  {slot}  {card_text(card)}" for slot, card in enumerate(part.cards, 1)]
    lines += [f"  seat {seat} bids {bid}" for seat, bid in zip(order, part.bids, strict=False)]
    lines += [f"  seat {seat} hires {_name(card)}" for seat, card in part.hired]
    lines += [f"  seat {seat} makes a scene element" for seat in part.designers]
    lines += [f"  seat {seat} is given {_name(card)}" for seat, card in part.understudies]
    if part.left is not None:
        lines.append(f"  {_name(part.left)} is left over")
    if part.named is not None:
        lines.append(f"  seat {part.named} is named{f' and fires {part.fired}' if part.fired else ''}")
    return lines


def _name(card: Card) -> str:
    return card.id if isinstance(card, Singer) else f"director {card}"


def _money(state: State) -> list[str]:
    return [
        "Money left: " + ", ".join(f"seat {seat} {house.money}" for seat, house in enumerate(state.houses)),
        "Scene elements: " + ", ".join(f"seat {seat} {house.scene}" for seat, house in enumerate(state.houses)),
    ]


def _premiere(state: State) -> list[str]:
    lines = ["Premiere"]
    parts = [
        (f"seat {seat}", house, line)
        for seat, (house, line) in enumerate(zip(state.houses, final_scores(state), strict=True))
    ]
    if state.table:
        parts.append(("the Table", state.table, table_score(state.table)))
    for who, house, line in parts:
        lines.append(f"  {who}: {_cast(house)}; director {house.director}")
        lines.append(
            f"    stars {line.stars} + scene {line.scene} + favourites {line.favourites}"
            f" - mismatches {line.mismatches} + director {line.bonus} - penalty {line.penalty} = {line.total}"
        )
    won = winners(state)
    names = " and ".join(f"seat {seat}" for seat in won) or "the Table"
    lines.append(f"Won by {names}" + (", who share the victory" if len(won) > 1 else ""))
    return lines


def _cast(house: House) -> str:
    order = house.casting or AS_HIRED
    return ", ".join(f"{role} {house.singers[place].id}" for role, place in zip(_ROLE_NAMES, order, strict=True))
