"""Lighthouse on the built site, at its mobile settings: accessibility, best practices and search engines, all 100.

Home, as a first visitor finds it, and the screens that most people see next. Ends with an error if anything is below.
"""

import argparse
import json
import os
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from tests.tools.browser import LAUNCH_ARGS, browser
from web.build.packages import modules, node
from web.build.serve import serving
from web.build.site import build_site

Json = Any

CATEGORIES = ("accessibility", "best-practices", "seo")
PLACES = ("", "#play", "#learn", "#rules", "#settings")
GOAL = 100


def main(args: list[str]) -> None:
    """Look at every place and print what was found."""
    parser = argparse.ArgumentParser("build.py bench lighthouse", description=__doc__)
    parser.add_argument("places", nargs="*", default=PLACES, help="endings of the address, such as #rules")
    below = 0
    with serving(build_site()) as site:
        for place in parser.parse_args(args).places:
            report = look(site.url + place)
            scores = {name: round(100 * report["categories"][name]["score"]) for name in CATEGORIES}
            print(f"{place or 'home':12}", "  ".join(f"{name} {score}" for name, score in scores.items()), flush=True)
            for name, score in scores.items():
                below += score < GOAL
                for title in complaints(report, name):
                    print(f"{'':12} {name}: {title}")
    if below:
        raise SystemExit(f"{below} below {GOAL}")


def look(url: str) -> Json:
    """One report, as Lighthouse writes it."""
    with tempfile.TemporaryDirectory() as scratch:
        out = Path(scratch) / "report.json"
        command = [str(node()), str(modules("lighthouse") / "lighthouse" / "cli" / "index.js"), url]
        options = [
            "--quiet",
            "--output=json",
            f"--output-path={out}",
            f"--only-categories={','.join(CATEGORIES)}",
            f"--chrome-flags=--headless=new {' '.join(LAUNCH_ARGS)}",
            "--no-enable-error-reporting",
            "--max-wait-for-load=120000",
        ]
        done = subprocess.run(
            [*command, *options], env={**os.environ, "CHROME_PATH": str(browser())}, check=False, capture_output=True
        )
        if not out.exists():
            raise SystemExit(done.stderr.decode()[-2000:])
        return json.loads(out.read_text(encoding="utf-8"))


def complaints(report: Json, category: str) -> list[str]:
    """What a category counts as a fault."""
    refs = report["categories"][category]["auditRefs"]
    audits = [report["audits"][ref["id"]] for ref in refs if ref["weight"]]
    return [
        f"{audit['title']} ({audit['id']})" for audit in audits if audit["score"] is not None and audit["score"] < 1
    ]
