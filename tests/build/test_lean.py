"""Pyodide as we ship it: all of Python that an engine may use, and less of what none does."""

import gzip
import json
import re
import subprocess
from functools import cache
from pathlib import Path

import pytest

from tests.tools.check import tracked
from web.build import lean, pyodide_core, wasm
from web.build.environment import ROOT
from web.build.packages import node

# Evaluates expressions of Python, each as its text or as the kind of error it ends in.
ASK = """
const [directory, stdlib, expressions] = process.argv.slice(2);
const { loadPyodide } = await import(`${directory}/pyodide.mjs`);
const py = await loadPyodide({ indexURL: directory, stdLibURL: stdlib });
py.globals.set('expressions', expressions);
console.log(py.runPython(`
import json
def told(expression):
    try:
        return repr(eval(expression))
    except Exception as error:
        return type(error).__name__
json.dumps([told(expression) for expression in json.loads(expressions)])`));
process.exit(0);
"""
STILL_THERE = {
    "'né à Gênes, 5 €'.encode().decode()": "'né à Gênes, 5 €'",
    "b'caf\\xe9'.decode('latin-1')": "'café'",
    "__import__('unicodedata').normalize('NFD', 'é') == 'e\\u0301'": "True",
    "__import__('unicodedata').category('漢')": "'Lo'",
    "'ß'.upper() + 'Ǆ'.lower()": "'SSǆ'",
    "sorted('zéa', key=str.casefold)": "['a', 'z', 'é']",
    "__import__('hashlib').sha256(b'').hexdigest()[:8]": "'e3b0c442'",
    "__import__('zlib').decompress(__import__('zlib').compress(b'x' * 99)) == b'x' * 99": "True",
    "__import__('fractions').Fraction('0.1') + 1": "Fraction(11, 10)",
    "json.loads('[1.5, null]')": "[1.5, None]",
    "'한국'.encode('johab')": repr("한국".encode("johab")),
}
CHINESE, JAPANESE = ("gb2312", "gbk", "gb18030", "big5", "big5hkscs"), ("shift_jis", "euc_jp", "cp932", "iso2022_jp")
KOREAN = ("euc_kr", "cp949", "iso2022_kr")
DECODED = ("gb2312", "gbk", "big5", "euc_jp", "euc_kr")
GONE = {
    **{f"'漢字かな'.encode({name!r})": "UnicodeEncodeError" for name in CHINESE + JAPANESE},
    **{f"'한국'.encode({name!r})": "UnicodeEncodeError" for name in KOREAN},
    **{f"b'\\xb0\\xa1'.decode({name!r})": "UnicodeDecodeError" for name in DECODED},
    "__import__('unicodedata').name('a')": "ValueError",
    "__import__('unicodedata').lookup('BULLET')": "KeyError",
}


@cache
def original() -> tuple[bytes, str]:
    runtime, script = (pyodide_core.directory() / name for name in pyodide_core.CORE[:2])
    return runtime.read_bytes(), script.read_text(encoding="utf-8")


def section(runtime: bytes, wanted: int) -> bytes:
    return next(content for number, content in wasm.sections(runtime) if number == wanted)


def test_python_knows_all_it_did_but_east_asian_encodings_and_names_of_characters(tmp_path: Path) -> None:
    (tmp_path / "ask.mjs").write_text(ASK, encoding="utf-8")
    expected = STILL_THERE | GONE
    whole = pyodide_core.directory() / pyodide_core.STOCK  # ours does not have those encodings anyway
    given = [str(pyodide_core.core()), str(whole), json.dumps(list(expected))]
    done = subprocess.run([node(), tmp_path / "ask.mjs", *given], check=False, capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr[-2000:]
    assert dict(zip(expected, json.loads(done.stdout), strict=True)) == expected


def test_it_is_a_quarter_lighter_than_it_came() -> None:
    """With another Pyodide, look up anew where its tables lie (web/build/lean.py)."""
    came, ships = (
        sum(len(gzip.compress(content, 9)) for content in contents)
        for contents in (
            [(pyodide_core.directory() / name).read_bytes() for name in pyodide_core.CORE],
            [pyodide_core.shipped(name) for name in pyodide_core.CORE],
        )
    )
    assert ships < 0.75 * came


def test_only_functions_that_nothing_can_call_are_taken_out() -> None:
    others = [pyodide_core.directory() / pyodide_core.CORE[2]]
    ours = [*pyodide_core.WORKER.glob("*.js"), pyodide_core.HERE / "snapshot.mjs"]
    offered, _ = lean.lean(*original(), "\n".join(path.read_text("utf-8") for path in (*others, *ours)))
    made = (pyodide_core.core() / pyodide_core.CORE[0]).read_bytes()
    before, after = (wasm.read(section(code, wasm.CODE), 0)[0] for code in (offered, made))
    assert before / 2 < after < before
    assert wasm.read(section(made, wasm.EXPORTS), 0) == wasm.read(section(offered, wasm.EXPORTS), 0)
    assert by_number(made) == by_number(offered) > 1000


def by_number(runtime: bytes) -> int:
    """How many functions can be called by their number in the table, where Python's own pointers lead."""
    elements = section(runtime, wasm.ELEMENTS)
    count, at = wasm.read(elements, 0)
    assert count == 1
    assert elements[at : at + 2] == bytes([0, lean.CONST]), "one list that begins at a fixed place"
    _, at = wasm.read(elements, at + 2)
    return wasm.read(elements, at + 1)[0]


def test_of_a_pyodide_that_we_do_not_know_the_memory_is_left_alone() -> None:
    runtime, script = original()
    another = runtime + bytes([0, 1, 0])  # a part without name and content
    made, _ = lean.lean(another, script, "")
    assert section(made, wasm.DATA) == section(runtime, wasm.DATA)
    assert len(section(made, wasm.EXPORTS)) < len(section(runtime, wasm.EXPORTS)) / 5
    assert made.endswith(bytes([0, 1, 0]))


@pytest.mark.parametrize("others", ["_PyLong_FromLong", "PyLong_FromLong"])
def test_what_any_script_names_is_still_offered_and_taken_over(others: str) -> None:
    runtime, script = original()
    unused = lean.lean(runtime, script, "")
    assert b"PyLong_FromLong" not in section(unused[0], wasm.EXPORTS)
    assert "PyLong_FromLong" not in unused[1]
    used = lean.lean(runtime, script, f"python.{others}(7)")
    assert b"\x0fPyLong_FromLong" in section(used[0], wasm.EXPORTS)
    assert '_PyLong_FromLong=Module["_PyLong_FromLong"]=wasmExports["PyLong_FromLong"];' in used[1]


def test_no_engine_asks_for_what_is_gone() -> None:
    sources = [ROOT / name for name in tracked() if re.fullmatch(r"src/.*\.py", name)]
    assert sources
    for path in sources:
        assert not re.search(r"\\N\{|unicodedata|iso2022|euc_|gb(k|2312|18030)|big5", path.read_text("utf-8")), path
