"""The site is a function of its sources: whoever builds a commit gets the same bytes, and can compare their hash."""

import gzip
import subprocess
from pathlib import Path

import pytest

from turandot.games import GAMES
from web.build import built as cache
from web.build import site
from web.build.environment import ROOT
from web.build.packages import node

# Machines differ in these, and none of it may get into a file; where the sources lie differs anyway.
ANOTHER_MACHINE = {"TZ": "Asia/Kolkata", "LANG": "tr_TR.UTF-8", "PYTHONHASHSEED": "7", "PYTHONOPTIMIZE": "1"}


def files_of(directory: Path) -> dict[str, bytes]:
    return {
        path.relative_to(directory).as_posix(): path.read_bytes() for path in directory.rglob("*") if path.is_file()
    }


def clean_build(scratch: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, bytes]:
    """Every file of the site, with Pyodide, snapshots and standard library made anew, as on another machine."""
    monkeypatch.setattr(cache, "BUILT", scratch / "built")
    for name, value in ANOTHER_MACHINE.items():
        monkeypatch.setenv(name, value)
    return files_of(site.build_site(scratch / "site"))


def test_a_clean_build_elsewhere_gives_the_site_that_is_tested_to_the_byte(
    built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is kept from earlier builds is in the one that is tested, and must not differ either."""
    tested, clean = files_of(built), clean_build(tmp_path, monkeypatch)
    assert sorted(tested) == sorted(clean)
    assert [path for path in tested if tested[path] != clean[path]] == []
    assert site.digest(tested) == site.digest(clean)
    snapshots = [gzip.decompress(clean[path]) for path in clean if path.startswith(site.SNAPSHOTS)]
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
    packed = cache.gzipped(b"Nessun dorma" * 9)
    assert packed[4:8] == bytes(4)
    assert packed[9] == 255
    assert gzip.decompress(packed) == b"Nessun dorma" * 9
