"""The same answer everywhere: what every level says at hundreds of moments is what was written down."""

import ast
import json
from pathlib import Path

import pytest

from tests.turandot.answers import FILE, answers, asked
from turandot.games.turandot import bots
from turandot.games.turandot.bots.levels import LEVELS

pytestmark = pytest.mark.no_cover  # many games: other tests reach every line, and counting lines triples the time

KEPT = json.loads(FILE.read_text(encoding="utf-8"))
MODULES = sorted(Path(bots.__file__).parent.glob("*.py"))


@pytest.mark.parametrize("strength", LEVELS)
def test_every_level_answers_as_written_down(strength: str) -> None:
    kept = KEPT["answers"][strength]
    assert len(kept) >= 200
    found = answers(KEPT["games"], strength)
    wrong = [
        f"{moment}: {now}, not {before}"
        for moment, now, before in zip(asked(KEPT["games"], strength), found, kept, strict=True)
        if now != before
    ]
    assert not wrong, "\n".join(wrong[:10])


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_no_bot_uses_a_sum_or_a_function_that_differs_between_machines(path: Path) -> None:
    """`sum` rounds otherwise since Python 3.12; `math` is as good as the machine, but for `ldexp`, which is exact."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module in {"math", "statistics"}:
            assert [alias.name for alias in node.names] == ["ldexp"]
        if isinstance(node, ast.Import):
            assert not {"math", "statistics"} & {alias.name for alias in node.names}
        if isinstance(node, ast.BinOp):
            assert not isinstance(node.op, ast.Pow), f"line {node.lineno}: powers go through `exact.power`"
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in {"sum", "pow"}, f"line {node.lineno}: sums go through `exact.total`"
