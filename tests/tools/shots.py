"""Pictures of a game for whoever changes a screen: every scene in every window, light and dark; or strips over time.

One game is played, and each scene that is seen for the first time is shown in every window and both themes. With
`--strips` things move at their normal pace instead, and what led to each result is kept as ten pictures on a sheet.
"""

import argparse
import base64
import shutil
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.tools.browser import LAUNCH_ARGS, browser
from turandot.games import GAMES
from web.build.environment import CACHE, install, say
from web.build.serve import Site, serving

if TYPE_CHECKING:
    from playwright.sync_api import Browser, CDPSession, Page

    from tests.web.robot import Robot, Seen

SIZES = ("360x640", "390x844", "844x390", "820x1180", "960x540", "1366x768", "1920x1080")
MOVING = ("390x844", "1366x768")
THEMES = ("light", "dark")
SEED = "pictures"
CALM = 0.45  # seconds before an answer: a hasty press would only end a motion
REST = 400  # milliseconds, for the last picture of a motion to be seen
AT_REST = """() => document.getAnimations().every(
    (each) => each.playState !== "running" || each.effect?.getComputedTiming().endTime === Infinity)"""
PAINTED = "* { content-visibility: visible !important }"  # nobody scrolls to what is below the window
FRAMES = 10  # of a strip
SHEET = 1800  # pixels wide


@dataclass(frozen=True)
class Evening:
    """One game to take pictures of."""

    game: str
    seats: int
    seed: str
    settings: dict[str, str]


def main(args: list[str]) -> None:
    """Take them all."""
    parser = argparse.ArgumentParser("build.py shots", description=__doc__)
    parser.add_argument("--game", default=next(iter(GAMES)), choices=tuple(GAMES))
    parser.add_argument("--language", default="en", choices=("en", "fr", "de", "it"))
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", default=SEED)
    parser.add_argument("--size", action="append", choices=SIZES, help="may be said more than once")
    parser.add_argument("--theme", action="append", choices=THEMES, help="may be said more than once")
    parser.add_argument("--text", default="normal", choices=("normal", "large", "larger"), help="how large letters are")
    parser.add_argument("--strips", action="store_true", help="what led to every result, over time")
    chosen = parser.parse_args(args)
    if chosen.seats not in GAMES[chosen.game].seats:
        parser.error(f"{chosen.game} is for {min(GAMES[chosen.game].seats)} to {max(GAMES[chosen.game].seats)}")
    install("test")
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - needs what was just installed

    from tests.web.browsing import SUB_PATH  # noqa: PLC0415 - needs Playwright
    from web.build.site import build_site  # noqa: PLC0415 - `--help` should not need all it imports

    target = CACHE / "shots"
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    themes = chosen.theme or THEMES
    with serving(build_site(), sub_path=SUB_PATH) as site, sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=browser(), args=list(LAUNCH_ARGS))
        pace = "normal" if chosen.strips else "brisk"
        settings = {"pace": pace, "language": chosen.language, "theme": themes[0], "text": chosen.text}
        evening = Evening(chosen.game, chosen.seats, chosen.seed, settings)
        if chosen.strips:
            for size in chosen.size or MOVING:
                take_strips(opened, site, target, evening, size)
        else:
            take_scenes(
                opened, site, target, evening, [(size, theme) for size in chosen.size or SIZES for theme in themes]
            )
        opened.close()
    say(f"The pictures are in {target}")


def take_scenes(opened: "Browser", site: Site, target: Path, evening: Evening, looks: list[tuple[str, str]]) -> None:
    """Home, then every scene of a game, in each of these windows and themes; and a sheet for each."""
    from tests.web.browsing import wait_until  # noqa: PLC0415 - needs Playwright
    from tests.web.saves import change_settings  # noqa: PLC0415 - needs Playwright

    robot = sit(opened, site, evening, "1366x768")
    page = robot.page
    table = page.url

    def take(name: str, *, whole: bool) -> None:
        for size, theme in looks:
            page.set_viewport_size(window(size))
            change_settings(page, theme=theme)
            page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
            wait_until(page, AT_REST)  # colours change slowly too
            page.screenshot(path=target / f"{size}-{theme}-{name}.png", full_page=whole, style=PAINTED)

    page.goto(site.url)
    page.locator("#play").wait_for()
    take("00-home", whole=True)
    page.goto(table)
    taken: set[str] = set()
    for seen in questions(robot):
        if seen["scene"] not in taken:
            taken.add(seen["scene"])
            take(f"{len(taken):02}-{seen['scene']}", whole=seen["asked"] == "over")
    for size, theme in looks:
        lay_out(opened, sorted(target.glob(f"{size}-{theme}-*.png")), target / f"sheet-{size}-{theme}.png", size)
    say(f"{len(taken)} scenes in {len(looks)} looks")


def take_strips(opened: "Browser", site: Site, target: Path, evening: Evening, size: str) -> None:
    """What led to every result of a game, and to its end, as ten pictures on a sheet."""
    robot = sit(opened, site, evening, size)
    film = Film(robot.page.context.new_cdp_session(robot.page))
    for number, seen in enumerate(questions(robot, film)):
        if film.frames and seen["asked"] in {"read", "over"}:
            pictures = film.evenly(target / f"frame-{size}")
            lay_out(opened, pictures, target / f"strip-{size}-{number:03}-{seen['scene']}.png", size)
            for picture in pictures:
                picture.unlink()


def sit(opened: "Browser", site: Site, evening: Evening, size: str) -> "Robot":
    """Come to a new table."""
    from tests.web.saves import at_table, record_after, seats_for  # noqa: PLC0415 - needs Playwright

    game = GAMES[evening.game]
    told = record_after(0, seats_for(evening.seats, game.levels[-2], game), evening.seed, played=game)
    page = opened.new_page(viewport=window(size))
    robot = at_table(page, site, told, "mouse", **evening.settings)
    robot.calm = CALM
    return robot


def questions(robot: "Robot", film: "Film | None" = None) -> Iterator["Seen"]:
    """Play a whole game, and tell each time what is asked; what led to it is on the film."""
    while True:
        seen = robot.asked()
        if film:
            robot.page.wait_for_timeout(REST)  # the picture that stays is part of it
            film.stop()
        yield seen
        if seen["asked"] == "over":
            return
        if film:
            film.roll()
        robot.act(seen)


@dataclass
class Film:
    """What a page showed over time, as the browser itself tells it: that slows the page down far less than pictures."""

    session: "CDPSession"
    rolls: bool = False
    frames: list[tuple[float, str]] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Listen from the beginning."""
        self.session.on("Page.screencastFrame", self._keep)

    def _keep(self, told: dict[str, Any]) -> None:
        self.frames.append((told["metadata"]["timestamp"], told["data"]))
        self.session.send("Page.screencastFrameAck", {"sessionId": told["sessionId"]})

    def roll(self) -> None:
        """Begin, unless it rolls already."""
        if not self.rolls:
            self.frames = []
            self.session.send("Page.startScreencast", {"format": "jpeg", "quality": 85})
        self.rolls = True

    def stop(self) -> None:
        """Keep what there is."""
        self.session.send("Page.stopScreencast")
        self.rolls = False

    def evenly(self, name: Path) -> list[Path]:
        """Write some frames, as far from each other in time."""
        begins, ends = self.frames[0][0], self.frames[-1][0]
        times = [begins + (ends - begins) * step / (FRAMES - 1) for step in range(FRAMES)]
        paths = []
        for step, at in enumerate(times):
            shown = [data for when, data in self.frames if when <= at + 0.001][-1]
            paths.append(name.with_name(f"{name.name}-{step}-{1000 * (at - begins):.0f}ms.jpg"))
            paths[-1].write_bytes(base64.b64decode(shown))
        return paths


def window(size: str) -> Any:  # noqa: ANN401 - Playwright has its own word for it
    """The window of a size."""
    width, height = map(int, size.split("x"))
    return {"width": width, "height": height}


def lay_out(opened: "Browser", pictures: Iterable[Path], sheet: Path, size: str) -> None:
    """All of these pictures of a window of that size on one, each with its name: wide ones are fewer in a row."""
    page: Page = opened.new_page(viewport={"width": SHEET, "height": 900})
    figures = "".join(
        f"<figure><img src='data:image;base64,{base64.b64encode(each.read_bytes()).decode()}'>"
        f"<figcaption>{each.stem}</figcaption></figure>"
        for each in pictures
    )
    across = 3 if window(size)["width"] > window(size)["height"] else 5
    style = f"body{{margin:8px;display:grid;gap:8px;grid-template-columns:repeat({across},1fr);align-content:start}}"
    page.set_content(f"<style>{style} figure{{margin:0;font:12px sans-serif}} img{{width:100%}}</style>{figures}")
    page.screenshot(path=sheet, full_page=True)
    page.close()
