"""Arithmetic that comes to the same on every Python and in every browser, to the last digit.

The built-in `sum` has rounded otherwise since Python 3.12, and `exp` and powers are as good as the C library of the
machine. What a bot answers is made of + - * / in a fixed order, and of nothing else.
"""

from collections.abc import Iterable, Sequence
from functools import reduce
from math import ldexp
from operator import add, mul

_LN2_HIGH, _LN2_LOW = 0.693147180369123816490, 1.90821492927058770002e-10
_LN2 = _LN2_HIGH + _LN2_LOW
_LEAST = -700.0
"""Below this an exponential is nothing; above it no digit is lost to tiny numbers."""
_TERMS = tuple(range(14, 0, -1))
_GRAIN = 1 << 26


def total(values: Iterable[float]) -> float:
    """Add from left to right."""
    return reduce(add, values, 0.0)


def dot(some: Iterable[float], others: Iterable[float]) -> float:
    """Add the products of two rows from left to right."""
    return reduce(add, map(mul, some, others), 0.0)


def exp(power: float) -> float:
    """The exponential: a power of two, which is exact, times a short series."""
    if power < _LEAST:
        return 0.0
    doublings = int(power / _LN2 + (0.5 if power >= 0 else -0.5))
    rest = power - doublings * _LN2_HIGH - doublings * _LN2_LOW
    found = 1.0
    for term in _TERMS:
        found = 1.0 + found * rest / term
    return ldexp(found, doublings)


def power(base: float, times: int) -> float:
    """Multiply a number with itself."""
    found = 1.0
    for _ in range(times):
        found *= base
    return found


def shares(amounts: Sequence[float]) -> list[float]:
    """Scale amounts so that they add up to one."""
    whole = total(amounts)
    return [amount / whole for amount in amounts]


def grained(amounts: Sequence[float]) -> list[float]:
    """Shares in whole grains, whose sum is exact in whichever way it is made: so a draw from them is the same too."""
    return [round(share * _GRAIN) / _GRAIN for share in shares(amounts)]
