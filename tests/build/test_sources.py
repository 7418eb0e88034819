"""Sources run as they are written: a folder of them makes a site, and what is changed shows at the next visit."""

import shutil
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from web.build import serve, site
from web.build.bundle import KEEPER
from web.build.environment import ROOT
from web.build.sources import filled_in, games, page_files, project


def read(url: str) -> bytes:
    with urllib.request.urlopen(url) as answer:  # noqa: S310 - our own server
        content: bytes = answer.read()
    return content


def test_workshops_are_not_part_of_the_page(tmp_path: Path) -> None:
    for name in (
        "js/main.js",
        "build/site.py",
        "art/drawing/pen.py",
        "games/x/drawing/a.py",
        "games/x/art/drawing.svg",
    ):
        (tmp_path / "web" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "web" / name).touch()
    assert sorted(page_files(tmp_path)) == ["games/x/art/drawing.svg", "js/main.js"]


def test_a_game_is_a_folder() -> None:
    assert games(["games/index.js", "games/b/index.js", "games/b/art/x.svg", "games/a/words/en/poster.ftl"]) == [
        "a",
        "b",
    ]


def test_the_project_says_its_name_and_version() -> None:
    name, version = project()
    assert (ROOT / "src" / name).is_dir()
    assert version.count(".") == 2


def test_a_fact_is_put_in_the_one_place_that_asks_for_it() -> None:
    files = {"js/a.js": b"export const A = 'of the build';", "js/b.js": b"export const B = 1;"}
    assert filled_in(files, "js/a.js", b'{"a": 1}') == {**files, "js/a.js": b'export const A = {"a": 1};'}
    with pytest.raises(SystemExit, match=r"web/js/b\.js must say"):
        filled_in(files, "js/b.js", b"1")


def test_unjoined_every_script_is_as_it_was_written_but_for_the_facts() -> None:
    files, written = site.gather(joined=False), page_files()
    scripts = [path for path in written if path.endswith((".js", ".css"))]
    assert [path for path in scripts if files[path] != written[path]] == [site.ABOUT, site.FACTS]
    for path in site.NAMED:
        name = project().name.title().encode()
        assert site.SITE_NAME in written[path]
        assert files[path] == written[path].replace(site.SITE_NAME, name), "it says how the site is called"


def test_sources_that_change_are_there_when_the_page_is_loaded_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(ROOT / "web", tmp_path / "web", ignore=shutil.ignore_patterns("build", "drawing"))
    for name in ("pyproject.toml", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path / name)
    monkeypatch.setattr(serve, "ROOT", tmp_path)
    monkeypatch.setattr(serve, "CACHE", tmp_path / "cache")
    directory, renew = serve.sources()
    main, words = tmp_path / "web" / "js" / "main.js", tmp_path / "web" / "words" / "en" / "first.ftl"
    with serve.serving(directory, renew=renew) as running:
        assert read(f"{running.url}js/main.js") == main.read_bytes()
        main.write_text("// another", encoding="utf-8")
        words.write_text("one = word", encoding="utf-8")
        (tmp_path / "web" / "js" / "new.js").write_text("// new", encoding="utf-8")
        assert b"<!doctype html>" in read(running.url)
        assert read(f"{running.url}js/main.js") == b"// another"
        assert read(f"{running.url}js/new.js") == b"// new"
        assert b"one = word" in read(f"{running.url}words/en/first.ftl.txt")
        assert b"unregister" in read(running.url + KEEPER), "nothing that was kept may get in the way"
        assert read(f"{running.url}boot.json")
        main.unlink()
        read(running.url)
        with pytest.raises(urllib.error.HTTPError, match="404"):
            read(f"{running.url}js/main.js")
        (tmp_path / "web" / site.FACTS).write_text("// nothing of the build", encoding="utf-8")
        with pytest.raises(urllib.error.HTTPError) as refused:
            read(running.url)
        assert b"facts.js must say" in refused.value.read()
