"""Joins the page's scripts and style sheets into few files, with esbuild: every request costs a visit some time."""

import base64
import hashlib
import json
import posixpath
import re
import tempfile
from collections.abc import Mapping
from pathlib import Path, PurePosixPath

from web.build.built import run_node
from web.build.environment import give_up
from web.build.packages import modules
from web.build.sources import files_in

SCRIPT = re.compile(r'( *)<script type="module"(?P<how>(?: async)?) src="(?P<entry>[^"]+)"></script>\n')
SHEET = re.compile(r'<link rel="stylesheet" href="(?P<sheet>[^"]+)">\n')
ADDRESS = re.compile(r"url\(([\"']?)(?!data:|#)([^\"')]+)")
POLICY = "style-src 'self'"
PAGE = "index.html"
# Scripts that are started by their addresses and not by the page: one file each, at the place where it was written.
WORKER, KEEPER = "js/engine/worker.js", "service-worker.js"
BUNDLER = Path(__file__).resolve().parent / "bundle.mjs"
JOINED = (".js", ".css")
# What sheets may take in, besides staying where it is.
DRAWN = ".svg"


def bundled(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """The site with its scripts and sheets joined, and with a page that starts them."""
    page = files[PAGE].decode()
    sheets = sorted(path for path in files if path.endswith(".css"))
    order = {"page": entries(page), "worker": WORKER, "keeper": KEEPER, "sheets": sheets}
    with tempfile.TemporaryDirectory() as scratch:
        stage, out = Path(scratch).resolve() / "stage", Path(scratch).resolve() / "out"
        for path, text in files.items():
            if path.endswith((*JOINED, DRAWN)):
                (stage / path).parent.mkdir(parents=True, exist_ok=True)
                (stage / path).write_bytes(text)
        (stage / "order.json").write_text(json.dumps(order), encoding="utf-8")
        run_node(BUNDLER, modules("site"), stage, out)
        made = files_in(out)
    facts = json.loads(made.pop("facts.json"))
    kept = {path: text for path, text in files.items() if not path.endswith(JOINED)}
    started = _started(page, facts["starts"], facts["needs"], sorted(facts["tables"]))
    page = _dressed(started, made)
    return {**kept, **made, PAGE: page.encode()}


def entries(page: str) -> list[str]:
    """The scripts that a page starts."""
    return [found["entry"] for found in SCRIPT.finditer(page)] or give_up("index.html starts no script.")


def _started(page: str, starts: Mapping[str, str], needs: list[str], tables: list[tuple[str, list[str]]]) -> str:
    """The page with the joined scripts; what these import is named too, so that it comes at the same time.

    So are the scripts of every table, which the first script has brought if the address leads there.
    """
    preloads = [f'<link rel="modulepreload" href="{path}">' for path in needs if path not in starts.values()]
    preloads += [f'<link rel="later" data-table="{game}" href="{path}">' for game, paths in tables for path in paths]

    def tag(script: re.Match[str]) -> str:
        links = [*preloads]
        preloads.clear()
        lines = [*links, f'<script type="module"{script["how"]} src="{starts[script["entry"]]}"></script>']
        return "".join(f"{script[1]}{line}\n" for line in lines)

    return SCRIPT.sub(tag, page)


def _dressed(page: str, made: dict[str, bytes]) -> str:
    """The page with its own sheet written into it: what is seen first waits for nothing else.

    The page's policy, which forbids styles from anywhere but files of ours, allows this one by its hash.
    """
    link = SHEET.search(page)
    if not link or page.count(POLICY) != 1:
        give_up("index.html must name one style sheet, and a policy on styles.")
    place = PurePosixPath(link["sheet"]).parent
    sheet = made.pop(link["sheet"]).decode().strip()
    sheet = ADDRESS.sub(lambda found: f"url({found[1]}{posixpath.normpath(place / found[2])}", sheet)
    if "</" in sheet:
        give_up(f"{link['sheet']} ends the element that it is written into.")
    known = base64.b64encode(hashlib.sha256(sheet.encode()).digest()).decode()
    return SHEET.sub(lambda _: f"<style>{sheet}</style>\n", page).replace(POLICY, f"{POLICY} 'sha256-{known}'")
