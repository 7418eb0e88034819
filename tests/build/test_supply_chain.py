"""What we ship and what builds it: every licence named, every action pinned, no more rights than needed."""

import json
import re
from pathlib import Path

import pytest

from web.build import vendor
from web.build.environment import ROOT
from web.build.site import gather
from web.build.sources import project

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def test_everything_of_others_that_we_ship_is_named_with_version_licence_and_place() -> None:
    files = gather(joined=False)
    assert gather()["licences.json"] == files["licences.json"], "joining scripts makes them nobody else's"
    listed = {entry["name"]: entry for entry in json.loads(files["licences.json"])}
    assert all(entry["version"] and entry["licence"] for entry in listed.values())
    assert [name for name, entry in listed.items() if len(entry["licence"]) > 50] == [], "a name, not the whole text"
    wheels = {path.split("/")[-1].split("-")[0] for path in files if path.endswith(".whl")}
    fonts = {vendor._font_package(path.removeprefix("fonts/")) for path in files if path.startswith("fonts/")}
    libraries = {name for place, (name, _) in vendor.LIBRARIES.items() if any(path.startswith(place) for path in files)}
    assert {"lit-html", "@fluent/bundle"} == libraries
    assert len(fonts) >= 3
    assert set(listed) == (wheels - {project().name}) | fonts | libraries | {"pyodide", "CPython"}
    others = [path for path in files if path.startswith(("vendor/", "fonts/", "pyodide/")) or path.endswith(".whl")]
    known = (*vendor.LIBRARIES, "fonts/", "pyodide/", "python/")
    assert [path for path in others if not path.startswith(known)] == []


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_has_pinned_actions_and_the_least_rights(workflow: Path) -> None:
    text = workflow.read_text("utf-8")
    used = re.findall(r"uses: (\S+)(.*)", text)
    assert used
    for action, note in used:
        assert re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40}", action), f"{action} is not pinned to a commit"
        assert re.search(r"# v\d+\.\d+\.\d+$", note), f"nobody can read which version {action} is"
    assert re.search(r"^permissions:\n  contents: read\n", text, re.MULTILINE), "the default is to read, no more"
    granted = set(re.findall(r"^ +([a-z-]+): write$", text, re.MULTILINE))
    assert granted <= {"pages", "id-token"}
    checkouts = text.count("actions/checkout@")
    assert text.count("persist-credentials: false") == checkouts
    for risk in ("pull_request_target", "${{ github.event", "secrets."):
        assert risk not in text


def test_every_python_requirement_is_pinned_with_a_hash_and_every_npm_one_with_its_integrity() -> None:
    locks = ROOT / "web" / "build" / "locks"
    requirements = sorted(locks.glob("*/requirements.txt"))
    assert len(requirements) > 3
    for lock in requirements:
        entries = re.split(r"\n(?=[A-Za-z0-9])", re.sub(r"(?m)^\s*#.*\n?", "", lock.read_text("utf-8")).strip())
        for entry in entries:
            assert re.match(r"[\w.\[\]-]+==\S+", entry), f"{lock.parent.name}: {entry[:60]}"
            assert "--hash=sha256:" in entry, f"{lock.parent.name}: {entry[:60]}"
    for lock in locks.glob("*/package-lock.json"):
        packages = json.loads(lock.read_text("utf-8"))["packages"]
        assert [name for name, facts in packages.items() if name and "integrity" not in facts] == []
