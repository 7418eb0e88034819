"""Lighthouse on the built site, at its mobile settings: performance, accessibility, best practices, search engines.

Home, as a first visitor finds it, a table of every game, and the screens that most people see next. The last three
must be 100 everywhere, performance 98 at Home and 95 elsewhere. Ends with an error if anything is below.

Lighthouse takes times by the clock and multiplies them: whatever else runs on the machine is counted as the page's.
Looks therefore differ, and several are taken: the one in the middle counts, and all are told.
"""

import argparse
import json
import os
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from tests.tools.browser import LAUNCH_ARGS, browser
from turandot.games import GAMES
from web.build.packages import modules, node
from web.build.serve import serving
from web.build.site import build_site

Json = Any

GOALS = {"performance": 95, "accessibility": 100, "best-practices": 100, "seo": 100}
HOME = {"performance": 98}
PLACES = ("", *(f"#{name}/play" for name in GAMES), "#learn", "#rules", "#settings")
TIMES = ("first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "speed-index")


def main(args: list[str]) -> None:
    """Look at every place and print what was found."""
    parser = argparse.ArgumentParser("build.py bench lighthouse", description=__doc__)
    parser.add_argument("places", nargs="*", default=PLACES, help="endings of the address, such as #rules")
    parser.add_argument("--runs", type=int, default=5, help="how often; the median by performance counts")
    parser.add_argument("--tasks", action="store_true", help="say what kept the page busy")
    chosen = parser.parse_args(args)
    below = 0
    with serving(build_site()) as site:
        for place in chosen.places:
            reports = [look(site.url + place) for _ in range(chosen.runs)]
            report = median(reports)
            scores = {name: round(100 * report["categories"][name]["score"]) for name in GOALS}
            times = "  ".join(f"{name} {report['audits'][name]['numericValue']:.0f}" for name in TIMES)
            print(f"{place or 'home':14}", "  ".join(f"{name} {score}" for name, score in scores.items()), flush=True)
            print(f"{'':14} milliseconds: {times}")
            print(f"{'':14} performance of all looks: {' '.join(str(round(100 * of(one))) for one in reports)}")
            if chosen.tasks:
                print_tasks(report)
            for name, score in scores.items():
                missed = score < (GOALS if place else GOALS | HOME)[name]
                below += missed
                for title in complaints(report, name) if missed else []:
                    print(f"{'':14} {name}: {title}")
    if below:
        raise SystemExit(f"{below} below their goals")


def median(reports: list[Json]) -> Json:
    """The report with the middle score, since a busy machine slows some down."""
    return sorted(reports, key=of)[len(reports) // 2]


def of(report: Json) -> float:
    """How a report rates the performance, between 0 and 1."""
    return float(report["categories"]["performance"]["score"])


def look(url: str) -> Json:
    """One report, as Lighthouse writes it."""
    with tempfile.TemporaryDirectory() as scratch:
        out = Path(scratch) / "report.json"
        command = [str(node()), str(modules("lighthouse") / "lighthouse" / "cli" / "index.js"), url]
        options = [
            "--quiet",
            "--output=json",
            f"--output-path={out}",
            f"--only-categories={','.join(GOALS)}",
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


def print_tasks(report: Json) -> None:
    """What took long on the main thread, as on the slow phone that is imagined, and which files it was of."""
    for name in ("long-tasks", "mainthread-work-breakdown", "bootup-time"):
        for item in report["audits"][name].get("details", {}).get("items", []):
            shown = {key: round(value) if isinstance(value, float) else value for key, value in item.items()}
            print(f"{'':14} {name}: {shown}")
