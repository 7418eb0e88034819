"""Build the site and serve it here, under a sub-path and with the headers of GitHub Pages.

With --sources every script is served as it was written, and what changes is there when the page is loaded again.
"""

import argparse
import gzip
import http.server
import mimetypes
import os
import sys
import threading
import time
import urllib.parse
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import ClassVar

from web.build.environment import CACHE, ROOT, say
from web.build.sources import project

SUB_PATH = f"/{project().name}/"
PIECE = 16 * 1024
TYPES = {
    ".mjs": "text/javascript",
    ".js": "text/javascript",
    ".json": "application/json",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".txt": "text/plain; charset=utf-8",
    ".gz": "application/gzip",
    ".whl": "application/octet-stream",
    ".woff2": "font/woff2",
    ".svg": "image/svg+xml",
}
# In place of the service worker: whoever changes sources wants to see them, and none that were kept.
NOTHING_KEPT = b"""self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.registration.unregister()));
"""
COMPRESSED = ("text/", "application/json", "application/wasm", "application/manifest+json", "image/svg+xml")


def main(args: list[str]) -> None:
    """Serve until interrupted."""
    parser = argparse.ArgumentParser("build.py serve", description=__doc__)
    parser.add_argument("--port", type=int, default=0, help="a free one is found if you name none")
    parser.add_argument("--no-open", action="store_true", help="do not open a browser")
    parser.add_argument("--sources", action="store_true", help="every script as it is written, read at every visit")
    chosen = parser.parse_args(args)
    from web.build.site import build_site  # noqa: PLC0415 - `--help` should not need all it imports

    made = sources() if chosen.sources else (build_site(), None)
    with serving(made[0], port=chosen.port, renew=made[1]) as site:
        print(f"{project().name.capitalize()} is at {site.url}  (Ctrl+C ends it)", flush=True)
        if not chosen.no_open and not (_has_screen() and webbrowser.open(site.url)):
            say("No browser found here: open the address in yours.")
        threading.Event().wait()


def sources() -> tuple[Path, Callable[[], None]]:
    """A directory with the site of the sources, and what brings its page up to date; Python's part stays as it is."""
    from web.build import bundle, manifest, site  # noqa: PLC0415 - as above

    out = CACHE / "sources"
    python = site.python_files()
    kept = site.seal(site.page(ROOT, python))
    listed = {path: kept[path] for path in (manifest.BOOT, manifest.MANIFEST)} | {bundle.KEEPER: NOTHING_KEPT}

    def renew() -> None:
        site.write_site(out, {**site.page(ROOT, python), **listed})

    renew()
    return out, renew


def _has_screen() -> bool:
    """Whether a window can be opened; without one, Python would start a browser inside the terminal."""
    return sys.platform in {"win32", "darwin"} or bool({"DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys())


@dataclass
class Line:
    """The line between server and browser: so many bits a second for all connections together, or unlimited."""

    mbits: float | None = None
    _free: float = 0.0
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def carry(self, body: bytes, write: Callable[[bytes], object]) -> None:
        """Write it piece by piece, each when it would have arrived."""
        if self.mbits is None:
            write(body)
            return
        ready = time.monotonic()
        for start in range(0, len(body), PIECE):
            piece = body[start : start + PIECE]
            with self._lock:
                self._free = max(self._free, ready) + len(piece) * 8 / (self.mbits * 1e6)
                until = self._free
            time.sleep(max(0.0, until - time.monotonic()))
            began = time.monotonic()
            write(piece)
            # A line does not stand still because a busy machine woke this thread late; it does while nobody reads.
            ready = until + time.monotonic() - began


@dataclass
class Site:
    """A running server: its address, and every path it was asked for with the bytes it sent."""

    url: str
    directory: Path
    line: Line = field(default_factory=Line)
    asked: list[tuple[str, int]] = field(default_factory=list)
    # Paths answered with other bytes than the file's, for tests of damage and of updates.
    instead: dict[str, bytes | None] = field(default_factory=dict)
    # Called before the page is sent, if there are sources that may have changed.
    renew: Callable[[], None] | None = None
    renewing: threading.Lock = field(default_factory=threading.Lock)


@contextmanager
def serving(
    directory: Path,
    *,
    port: int = 0,
    sub_path: str = SUB_PATH,
    mbits: float | None = None,
    renew: Callable[[], None] | None = None,
) -> Iterator[Site]:
    """Serve a directory while the block runs."""

    class Handler(_Handler):
        prefix = sub_path

    server = http.server.ThreadingHTTPServer(("127.0.0.1", port), Handler)
    server.daemon_threads = True
    Handler.site = Site(f"http://localhost:{server.server_port}{sub_path}", directory, Line(mbits), renew=renew)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
    thread.start()
    try:
        yield Handler.site
    finally:
        server.shutdown()
        server.server_close()


class _Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True  # else every small file waits 40 ms for the browser to acknowledge its headers
    site: ClassVar[Site]
    prefix: ClassVar[str]

    def do_GET(self) -> None:
        """Answer as GitHub Pages would."""
        path = urllib.parse.unquote(urllib.parse.urlsplit(self.path).path)
        if path in {"/", self.prefix.rstrip("/")} and path != self.prefix:
            self._send(301, b"", {"Location": self.prefix})
            return
        name = path.removeprefix(self.prefix) if path.startswith(self.prefix) else None
        if name in {"", "index.html"} and (trouble := self._renewed()):
            self._send(500, trouble.encode(), {"Content-Type": "text/plain; charset=utf-8"})
            return
        content = None if name is None else self._content(name or "index.html")
        if name is None or content is None:
            self._send(404, b"There is nothing here.", {"Content-Type": "text/plain"})
            return
        self._send(200, *self._packed(name or "index.html", content))

    do_HEAD = do_GET  # noqa: N815 - the name http.server calls

    def _renewed(self) -> str | None:
        """Bring the page up to date; what is wrong with the sources, if that is not possible."""
        try:
            if self.site.renew:
                with self.site.renewing:
                    self.site.renew()
        except SystemExit as refusal:
            return str(refusal)
        return None

    def _content(self, name: str) -> bytes | None:
        if name in self.site.instead:
            return self.site.instead[name]
        place = (self.site.directory / name).resolve()
        inside = place.is_relative_to(self.site.directory.resolve()) and place.is_file()
        return _read(place, place.stat().st_mtime_ns) if inside else None

    def _packed(self, name: str, content: bytes) -> tuple[bytes, dict[str, str]]:
        kind = _kind(name)
        lasting = "no-store" if self.site.renew else "max-age=600"
        headers = {"Content-Type": kind, "Cache-Control": lasting, "Vary": "Accept-Encoding"}
        if kind.startswith(COMPRESSED) and "gzip" in self.headers.get("Accept-Encoding", ""):
            return _zipped(content), headers | {"Content-Encoding": "gzip"}
        return content, headers

    def _send(self, status: int, body: bytes, headers: dict[str, str]) -> None:
        self.site.asked.append((self.path, len(body)))
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command == "HEAD":
            return
        self.site.line.carry(body, self.wfile.write)

    def handle_one_request(self) -> None:
        """A browser that closes a connection in the middle is nothing to report."""
        try:
            super().handle_one_request()
        except (ConnectionError, TimeoutError):
            self.close_connection = True

    def log_message(self, *_: object) -> None:
        """The terminal is for people."""


@cache
def _kind(name: str) -> str:
    return TYPES.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"


# Kept in memory, packed and unpacked: a server that read, hashed and packed at every request would be what is measured.
@cache
def _read(place: Path, _changed: int) -> bytes:
    return place.read_bytes()


@cache
def _zipped(content: bytes) -> bytes:
    return gzip.compress(content, 9, mtime=0)
