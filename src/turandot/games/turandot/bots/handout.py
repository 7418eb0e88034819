"""The Maestro's best way to hand out understudies: the most for himself against all the others together."""

from collections.abc import Sequence


def best_handout(
    waiting: Sequence[int],
    cards: Sequence[int],
    maestro: int,
    weights: Sequence[Sequence[float]],
    left: Sequence[float],
    others: float,
) -> tuple[float, tuple[int, ...]]:
    """Give every waiting seat one of the cards so that the Maestro's share is largest.

    `weights[seat][card]` is the weight a seat would have, `left[card]` the Table's with the last card, `others` that
    of the seats already served, the Maestro's own included if he is one of them. Answers the sum of the weights handed
    out (the Table's too), and the cards in the order of `waiting`.
    """
    if not waiting or waiting[0] != maestro:
        return least(waiting, cards, weights, left)
    best_share, best_sum = -1.0, 0.0
    best_cards: tuple[int, ...] = ()
    mine = weights[maestro]
    for card in cards:
        rest_sum, rest_cards = least(waiting[1:], [other for other in cards if other != card], weights, left)
        share = mine[card] / (mine[card] + rest_sum + others)
        if share > best_share:
            best_share, best_sum, best_cards = share, mine[card] + rest_sum, (card, *rest_cards)
    return best_sum, best_cards


def least(
    waiting: Sequence[int], cards: Sequence[int], weights: Sequence[Sequence[float]], left: Sequence[float]
) -> tuple[float, tuple[int, ...]]:
    """Deny: the way to hand out these cards that leaves those waiting, and the Table, with the least."""
    if not waiting:
        return left[cards[0]], ()
    mine = weights[waiting[0]]
    if len(waiting) == 1 and not any(left):
        card = min(cards, key=mine.__getitem__)
        return mine[card], (card,)
    best_sum = float("inf")
    best_cards: tuple[int, ...] = ()
    for card in cards:
        rest_sum, rest_cards = least(waiting[1:], [other for other in cards if other != card], weights, left)
        if mine[card] + rest_sum < best_sum:
            best_sum, best_cards = mine[card] + rest_sum, (card, *rest_cards)
    return best_sum, best_cards
