"""Sums that come to the same on every Python and every machine: only what IEEE arithmetic itself promises."""

_HALVINGS = 10


def exp(x: float) -> float:
    """The exponential of a number that is not positive: a short series at a small step, squared up again."""
    if x < -40.0:  # noqa: PLR2004 - a chance of nothing
        return 0.0
    step = x / (1 << _HALVINGS)
    found = 1.0 + step * (1.0 + step * (0.5 + step * (1.0 / 6.0)))
    for _ in range(_HALVINGS):
        found *= found
    return found
