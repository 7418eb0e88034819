"""Runs in Pyodide before the warm-up: has the list of games be content with those that are here, which is one.

Who opens a game loads the memory of an engine with that game, and not what others would take in it.
"""

import sys
from importlib.machinery import ModuleSpec
from types import ModuleType, SimpleNamespace

LIST = "turandot.games"
NAMELESS = SimpleNamespace(name=None)


class Absent:
    """Finds each game that nothing else finds: a module in which everything is a game without a name."""

    @staticmethod
    def find_spec(name: str, _path: object, _target: object = None) -> ModuleSpec | None:
        """Whatever stands right in the list."""
        return ModuleSpec(name, Absent) if name.rpartition(".")[0] == LIST else None  # type: ignore[arg-type]

    @staticmethod
    def create_module(_spec: ModuleSpec) -> None:
        """As usual."""

    @staticmethod
    def exec_module(module: ModuleType) -> None:
        """Have what is wanted of it."""
        vars(module)["__getattr__"] = lambda _: NAMELESS


sys.meta_path.append(Absent)
from turandot import games  # noqa: E402

sys.meta_path.remove(Absent)
for name in [name for name, module in sys.modules.items() if getattr(module, "__loader__", None) is Absent]:
    del sys.modules[name], vars(games)[name.rpartition(".")[2]]
for name in [name for name, value in vars(games).items() if value is NAMELESS]:
    del vars(games)[name]
games.GAMES.pop(None, None)  # type: ignore[call-overload]
if len(games.GAMES) != 1:
    raise RuntimeError(f"one game should be here, and there are {', '.join(games.GAMES)}")
