"""Runs in Pyodide before the warm-up: stand-ins for what only the making of a dataclass asks for, and hardly uses.

The true modules, with all that these import, would be in the memory that every browser has to load.
"""

import sys
from types import ModuleType
from typing import Any


def signature(*_: object, **__: object) -> None:
    """A dataclass without a docstring would get its signature for one."""
    raise ValueError("nobody reads it here")


def unwrap(function: Any) -> Any:  # noqa: ANN401 - as Python has it
    """Find the function that was wrapped, as inspect does."""
    while hasattr(function, "__wrapped__"):
        function = function.__wrapped__
    return function


STAND_INS: dict[str, dict[str, object]] = {
    "ast": {"__getattr__": lambda _: object},  # annotationlib makes a few of its nodes when it is imported
    "inspect": {"signature": signature, "unwrap": unwrap},
}
for name, has in STAND_INS.items():
    sys.modules[name] = ModuleType(name)
    vars(sys.modules[name]).update(has)
