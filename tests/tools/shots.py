"""A picture of every scene of a game, on phone and desk, light and dark, for whoever changes a screen."""

import argparse
import shutil
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from tests.tools.browser import LAUNCH_ARGS, browser
from turandot.games import GAMES
from web.build.environment import CACHE, install, say
from web.build.serve import Site, serving

if TYPE_CHECKING:
    from tests.web.robot import Robot

SIZES = {"phone": (360, 640), "desk": (1280, 800), "wide": (1920, 1080)}
THEMES = ("light", "dark")
SEED = "pictures"
CALM = 0.45  # seconds before an answer: a hasty press would only end a motion
REST = 700  # milliseconds, for what moves to come to rest


@dataclass(frozen=True)
class Evening:
    """One game to take pictures of."""

    game: str
    size: str
    theme: str
    language: str
    seats: int


def main(args: list[str]) -> None:
    """Take them all."""
    parser = argparse.ArgumentParser("build.py shots", description=__doc__)
    parser.add_argument("--game", default=next(iter(GAMES)), choices=tuple(GAMES))
    parser.add_argument("--language", default="en", choices=("en", "fr", "de", "it"))
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--size", choices=tuple(SIZES), help="all of them, if you name none")
    chosen = parser.parse_args(args)
    if chosen.seats not in GAMES[chosen.game].seats:
        parser.error(f"{chosen.game} is for {min(GAMES[chosen.game].seats)} to {max(GAMES[chosen.game].seats)}")
    install("test")
    from tests.web.browsing import SUB_PATH  # noqa: PLC0415 - needs what was just installed
    from web.build.site import build_site  # noqa: PLC0415 - `--help` should not need all it imports

    target = CACHE / "shots"
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    with serving(build_site(), sub_path=SUB_PATH) as site:
        for size in (chosen.size,) if chosen.size else SIZES:
            for theme in THEMES:
                taken = _take(site, target, Evening(chosen.game, size, theme, chosen.language, chosen.seats))
                say(f"{size}, {theme}: {taken} pictures")
    say(f"The pictures are in {target}")


def _take(site: Site, target: Path, evening: Evening) -> int:
    """Play one whole game and take a picture of everything seen for the first time."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - installed by main

    from tests.web.saves import at_table, record_after, seats_for  # noqa: PLC0415 - needs Playwright

    width, height = SIZES[evening.size]
    game = GAMES[evening.game]
    told = record_after(0, seats_for(evening.seats, game.levels[-2], game), SEED, played=game)
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=browser(), args=list(LAUNCH_ARGS))
        page = opened.new_page(
            viewport={"width": width, "height": height}, device_scale_factor=2 if width < height else 1
        )
        robot = at_table(page, site, told, pace="brisk", theme=evening.theme, language=evening.language)
        robot.calm = CALM
        taken = _play(robot, target / f"{evening.size}-{evening.theme}")
        opened.close()
    return taken


def _play(robot: "Robot", start: Path) -> int:
    taken: set[str] = set()
    while True:
        seen = robot.asked()
        over = seen["asked"] == "over"
        if seen["scene"] not in taken:
            taken.add(seen["scene"])
            robot.page.wait_for_timeout(REST)
            name = f"{start.name}-{len(taken):02}-{seen['scene']}.png"
            robot.page.screenshot(path=start.with_name(name), full_page=over)
        if over:
            return len(taken)
        robot.act(seen)
