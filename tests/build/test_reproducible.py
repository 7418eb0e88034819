"""The site is a function of its sources: whoever builds a commit gets the same bytes, and can compare their hash."""

import gzip
import subprocess
from pathlib import Path

import pytest

from turandot.games import GAMES
from web.build import built, site
from web.build.environment import ROOT
from web.build.packages import node

# Machines differ in these, and none of it may get into a file; where the sources lie differs anyway.
MACHINES = {
    "first": {"TZ": "UTC", "LANG": "C.UTF-8"},
    "second": {"TZ": "Asia/Kolkata", "LANG": "tr_TR.UTF-8", "PYTHONHASHSEED": "7", "PYTHONOPTIMIZE": "1"},
}


def clean_build(scratch: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, bytes]:
    """Every file of the site, with the snapshot and the standard library made anew."""
    monkeypatch.setattr(built, "BUILT", scratch / "built")
    for name, value in MACHINES[scratch.name].items():
        monkeypatch.setenv(name, value)
    out = site.build_site(scratch / "site")
    return {path.relative_to(out).as_posix(): path.read_bytes() for path in out.rglob("*") if path.is_file()}


def test_two_clean_builds_are_the_same_to_the_byte(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = (clean_build(tmp_path / name, monkeypatch) for name in MACHINES)
    assert sorted(first) == sorted(second)
    assert [path for path in first if first[path] != second[path]] == []
    assert site.digest(first) == site.digest(second)
    snapshots = [gzip.decompress(first[path]) for path in first if path.startswith(site.SNAPSHOTS)]
    assert len(snapshots) == len(GAMES)
    version = subprocess.run([node(), "--version"], check=True, capture_output=True).stdout.strip()
    for trace in (str(ROOT).encode(), version, b"Node.js/"):
        assert not any(trace in snapshot for snapshot in snapshots), "it would depend on where it was built"


def test_the_hash_of_the_site_tells_any_other_byte_and_any_other_name() -> None:
    files = {"a": b"1", "b": b"2"}
    assert site.digest(dict(reversed(files.items()))) == site.digest(files)
    others = ({"a": b"1", "b": b"3"}, {"a": b"1", "c": b"2"}, {"a": b"1"}, {"a": b"12", "b": b""})
    assert len({site.digest(files), *map(site.digest, others)}) == 5


def test_what_is_compressed_carries_no_date_and_no_system() -> None:
    packed = built.gzipped(b"Nessun dorma" * 9)
    assert packed[4:8] == bytes(4)
    assert packed[9] == 255
    assert gzip.decompress(packed) == b"Nessun dorma" * 9
