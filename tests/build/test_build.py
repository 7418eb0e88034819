"""The one command: its verbs, the laws it checks, and the wheel it makes."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import build
from tests.tools import check
from web.build import environment, packages, wheel
from web.build.sources import files_in, project


def run(*args: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(environment.ROOT / "build.py"), *args]
    return subprocess.run(command, check=False, capture_output=True, text=True)


def test_every_verb_has_a_module_with_a_main_and_a_line_that_explains_it() -> None:
    assert {"test", "check", "site", "serve", "bench"} <= set(build.verbs())
    for verb, summary in build.verbs().items():
        assert summary.endswith((".", ")", ":")), f"{verb}: {summary!r}"
        source = build.ROOT / f"{build.MODULES[verb].replace('.', '/')}.py"
        assert "\ndef main(" in source.read_text(encoding="utf-8")


def test_help_lists_the_verbs_and_an_unknown_verb_is_refused() -> None:
    shown = run("--help")
    assert shown.returncode == 0
    assert all(verb in shown.stdout for verb in build.verbs())
    refused = run("sing")
    assert refused.returncode == 2
    assert "no verb 'sing'" in refused.stderr


@pytest.mark.parametrize(
    ("name", "line", "complaint"),
    [
        ("notes.md", "see https://registry" + ".npmjs.org/lit-html", "download address"),
        ("web/build/locks/site/package-lock.json", '"url": "https://example.org"', "download address"),
        ("notes.md", "open /home" + "/anna/games", "path of one machine"),
        ("long.py", "\n" * (check.MOST_LINES + 1), "more than a reader can hold"),
    ],
)
def test_the_house_laws_catch_what_must_not_be_in_the_repository(
    name: str, line: str, complaint: str, tmp_path: Path
) -> None:
    path = tmp_path / "file"
    path.write_text(line, encoding="utf-8")
    assert [complaint in problem for problem in check.problems(path, name)] == [True]


def test_the_house_laws_let_ordinary_lines_pass(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_text(
        "Play at https://example.org/work/shop; paths like ./home/x or a/root/b are nobody's.", encoding="utf-8"
    )
    assert list(check.problems(path, "README.md")) == []


def test_a_locked_npm_package_without_a_hash_is_caught(tmp_path: Path) -> None:
    lock = tmp_path / "package-lock.json"
    lock.write_text('{"packages": {"": {}, "node_modules/a": {"integrity": "sha512-x"}, "node_modules/b": {}}}')
    assert [problem.split(": ")[1] for problem in check.unhashed(lock)] == ["node_modules/b has no sha512 hash"]


@pytest.mark.parametrize(
    ("version", "serves"),
    [
        ("v18.20.0", False),
        ("v20.18.3", False),
        ("v20.19.0", True),
        ("v22.13.1", True),
        ("v23.0.0", False),
        ("v24.0.0", True),
    ],
)
def test_a_node_that_our_tools_refuse_is_not_used(version: str, serves: bool) -> None:
    assert packages.serves(version) is serves


def test_an_unknown_npm_package_ends_in_a_sentence() -> None:
    with pytest.raises(SystemExit, match="asks for the npm package 'left-pad'"):
        packages.package("left-pad")


def test_the_wheel_is_the_same_to_the_byte_and_holds_the_package_with_its_data(tmp_path: Path) -> None:
    first, second = wheel.build_wheel(tmp_path / "a"), wheel.build_wheel(tmp_path / "b")
    assert first.read_bytes() == second.read_bytes()
    with zipfile.ZipFile(first) as archive:
        names = set(archive.namelist())
        about = archive.read(next(name for name in names if name.endswith("METADATA"))).decode()
    package = {path for path in files_in(environment.ROOT / "src") if not path.endswith(".pyc")}
    assert {path.split("/")[0] for path in package} == {project().name}
    assert package <= names
    assert {path.rpartition(".")[2] for path in package} >= {"py", "typed", "json"}
    assert not [name for name in names if "__pycache__" in name or name.startswith(("tests", "web"))]
    assert "Requires-Dist" not in about
