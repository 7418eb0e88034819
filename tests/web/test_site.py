"""What is in the site: every file listed and true, nothing missing."""

import hashlib
import json
import re
from http.client import HTTPConnection, HTTPMessage
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from web.build.bundle import entries
from web.build.serve import serving

UNLISTED = {"manifest.json", "service-worker.js", ".nojekyll"}


@pytest.fixture(scope="module")
def listed(built: Path) -> dict[str, dict[str, object]]:
    files: dict[str, dict[str, object]] = json.loads((built / "manifest.json").read_bytes())["files"]
    return files


def test_the_manifest_lists_every_file_with_its_true_hash_and_size(
    built: Path, listed: dict[str, dict[str, object]]
) -> None:
    there = {path.relative_to(built).as_posix(): path.read_bytes() for path in built.rglob("*") if path.is_file()}
    assert there.keys() - UNLISTED == listed.keys()
    for path, file in listed.items():
        assert (file["sha256"], file["size"]) == (hashlib.sha256(there[path]).hexdigest(), len(there[path]))


def test_the_service_worker_knows_the_manifest_by_its_hash(built: Path) -> None:
    manifest = hashlib.sha256((built / "manifest.json").read_bytes()).hexdigest()
    assert f"const MANIFEST='{manifest}';" in (built / "service-worker.js").read_text("utf-8")


def test_everything_the_page_names_is_there(built: Path) -> None:
    page = (built / "index.html").read_text("utf-8")
    named = [name for name in re.findall(r'(?:href|src)="([^"#]+)"', page) if not name.startswith("data:")]
    assert set(entries(page)) < set(named)
    itself = "."
    assert [name for name in named if name != itself and not (built / name).is_file()] == []
    assert re.findall(r'(?:href|src)="(?:/|https?:)', page) == [], "only relative addresses work under any path"


def test_everything_the_app_manifest_names_is_there(built: Path) -> None:
    app = json.loads((built / "manifest.webmanifest").read_bytes())
    pictures = [picture["src"] for key in ("icons", "screenshots") for picture in app.get(key, [])]
    assert [name for name in pictures if not (built / name).is_file()] == []
    assert {icon["purpose"] for icon in app["icons"]} == {"any", "maskable"}
    assert all(shortcut["url"].startswith("./#") for shortcut in app["shortcuts"])


def test_no_file_of_the_site_names_another_host(built: Path) -> None:
    """Licences and XML namespaces aside, an address would be a request waiting to happen."""
    ours = [path for path in built.rglob("*") if path.suffix in {".html", ".js", ".css", ".json", ".webmanifest"}]
    harmless = re.compile(rb"http://www\.w3\.org/|https?://localhost")
    found = {
        path.relative_to(built).as_posix(): address
        for path in ours
        if "vendor" not in path.parts and path.name != "licences.json"
        for address in re.findall(rb"https?://[\w.-]+/?", path.read_bytes())
        if not harmless.match(address)
    }
    assert found == {}


def test_the_server_behaves_like_the_host(built: Path) -> None:
    with serving(built, sub_path="/sub/") as site:
        line = HTTPConnection("localhost", urlsplit(site.url).port)

        def get(path: str) -> tuple[int, HTTPMessage, bytes]:
            line.request("GET", path, headers={"Accept-Encoding": "gzip"})
            answer = line.getresponse()
            return answer.status, answer.headers, answer.read()

        _, headers, _ = get("/sub/css/learn.css")
        assert (headers["Content-Encoding"], headers["Cache-Control"]) == ("gzip", "max-age=600")
        _, headers, body = get("/sub/python/stdlib.zip")
        assert headers["Content-Encoding"] is None
        assert body == (built / "python/stdlib.zip").read_bytes()
        status, headers, _ = get("/")
        assert (status, headers["Location"]) == (301, "/sub/")
        for nowhere in ("/sub/no/such/file", "/sub/../pyproject.toml", "/sub/%2e%2e/manifest.json", "/elsewhere"):
            assert get(nowhere)[0] == 404
        line.close()
