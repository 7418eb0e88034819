"""Boot the site and play every game in every browser engine that is found here: Chromium, Firefox, WebKit."""

import json
import os
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from tests.tools.browser import LAUNCH_ARGS, find_browser
from tests.tools.browsers_answers import compare
from tests.web.robot import WORDS, Press, Robot, Seen, look_of
from turandot.games import GAMES
from web.build.environment import install
from web.build.packages import modules, node
from web.build.serve import serving

if TYPE_CHECKING:
    from playwright.sync_api import Page

HERE = Path(__file__).resolve().parent
ANSWERS = "answers"
SOON = 0.1  # seconds between two looks

# A key, as if it had been pressed; runs in any engine, through any driver. What a browser does by itself when Enter is
# pressed on a button, it does only for people.
PRESS = """(() => {
  const [key, target] = [%s, document.activeElement ?? document.body];
  const free = target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  if (free && key === 'Enter' && target.matches('button, a[href]')) target.click();
})()"""
MARKS = """JSON.stringify(Object.fromEntries(['table-ready', 'engine-ready'].map((name) =>
  [name, performance.getEntriesByName(name)[0]?.startTime ?? -1])))"""

Evaluate = Callable[[str], Any]


def main(args: list[str]) -> int:
    """Play in all of them, or in those named; the result is 1 if any of them failed.

    With `answers`, ask the bots there for all that was written down instead.
    """
    known = {"chromium": _chromium, "firefox": _firefox, "webkit": _webkit}
    asks = ANSWERS in args
    args = [word for word in args if word != ANSWERS]
    if unknown := set(args) - set(known):
        print(f"usage: python3 build.py browsers [{ANSWERS}] [{'|'.join(known)}]…   ({', '.join(unknown)}?)")
        return 0 if unknown <= {"-h", "--help"} else 2
    from web.build.site import DIST, build_site  # noqa: PLC0415 - `--help` should not need all it imports

    install("test")
    install("browsers")
    failed = False
    built = build_site(DIST.parent / ".cache" / "site-apart", joined=False) if asks else build_site()
    with serving(built) as site:
        for name in args or known:
            with known[name]() as opened:
                if opened is None:
                    print(f"{name:10}not found here")
                    continue
                if asks:
                    failed |= not compare(name, opened(site.url))
                    continue
                for game in GAMES:
                    failed |= not _report(name, opened, site.url, game)
    return 1 if failed else 0


class Remote(Robot):
    """Plays through a driver that can only evaluate scripts, and answers with texts."""

    def __init__(self, evaluate: Evaluate, game: str) -> None:
        """Sit down at the table that the page shows."""
        super().__init__(cast("Page", None), game, "keyboard")
        self.evaluate = evaluate

    def look(self) -> Seen:
        """As text: drivers differ in what else they bring back."""
        seen: Seen = json.loads(self.evaluate(f"JSON.stringify(({look_of(self.game)})())"))
        return seen

    def do(self, press: Press) -> None:
        """By key, whatever the means."""
        self.evaluate(PRESS % json.dumps(press.key))

    def wait(self) -> None:
        """Let a moment pass."""
        time.sleep(SOON)

    def words(self) -> str:
        """Read all that is on the screen."""
        return str(self.evaluate(WORDS))


def _report(name: str, opened: Callable[[str], Evaluate], url: str, game: str) -> bool:
    """Play, and print what happened in one line."""
    try:
        evaluate = opened(f"{url}#{game}/play")
        agent = evaluate("navigator.userAgent")
        totals = Remote(evaluate, game).play_to_the_end()["totals"]
        marks = {mark: round(at) for mark, at in json.loads(evaluate(MARKS)).items()}
    except Exception as error:  # noqa: BLE001 - whatever a driver throws is the finding
        print(f"{name:10}FAILED: {str(error).strip()[:400]}")
        return False
    print(f"{name:10}played {game} to the end, totals {totals}; milliseconds to {marks}; {agent}")
    return True


@contextmanager
def _chromium() -> Iterator[Callable[[str], Evaluate] | None]:
    path = find_browser()
    if path is None:
        yield None
        return
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - installed by main

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(LAUNCH_ARGS))
        page = browser.new_page()

        def opened(url: str) -> Evaluate:
            page.goto(url)
            return page.evaluate

        yield opened
        browser.close()


@contextmanager
def _firefox() -> Iterator[Callable[[str], Evaluate] | None]:
    """Firefox, through a small Node script: Playwright drives only a Firefox of its own."""
    path = shutil.which("firefox") or shutil.which("firefox-esr")
    if path is None:
        yield None
        return
    driver = [str(node()), str(HERE / "browsers_firefox.mjs"), str(modules("browsers")), path]
    with subprocess.Popen(driver, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:

        def ask(**request: str) -> Any:  # noqa: ANN401 - whatever a page says
            to, back = process.stdin, process.stdout
            if to is None or back is None:
                raise RuntimeError("the driver has no ears")
            to.write(json.dumps(request) + "\n")
            to.flush()
            answer = json.loads(back.readline())
            if "error" in answer:
                raise RuntimeError(answer["error"])
            return answer["value"]

        def opened(url: str) -> Evaluate:
            ask(goto=url)
            return lambda script: ask(evaluate=script)

        try:
            yield opened
        finally:
            ask(close="")


@contextmanager
def _webkit() -> Iterator[Callable[[str], Evaluate] | None]:
    """WebKitGTK's MiniBrowser through its WebDriver, on a screen of its own where there is none."""
    driver = shutil.which("WebKitWebDriver")
    found = sorted(Path("/usr").glob("lib*/**/webkit2gtk-*/MiniBrowser"))
    if driver is None or not found:
        yield None
        return
    from selenium import webdriver  # noqa: PLC0415 - installed by main
    from selenium.webdriver.webkitgtk.options import Options  # noqa: PLC0415
    from selenium.webdriver.webkitgtk.service import Service  # noqa: PLC0415

    options = Options()
    options.binary_location = str(found[-1])
    options.add_argument("--automation")
    with _screen() as display:
        os.environ |= {
            "DISPLAY": display,
            "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",  # containers offer none; only our own site is opened
            "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
            "WEBKIT_DISABLE_DMABUF_RENDERER": "1",
            "LIBGL_ALWAYS_SOFTWARE": "1",
        }
        browser = webdriver.WebKitGTK(options=options, service=Service(driver))

        def opened(url: str) -> Evaluate:
            browser.get(url)
            return lambda script: browser.execute_script(f"return ({script})")

        try:
            yield opened
        finally:
            browser.quit()


@contextmanager
def _screen() -> Iterator[str]:
    """The display there is, or a virtual one."""
    if "DISPLAY" in os.environ:
        yield os.environ["DISPLAY"]
        return
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x900x24"]
    with subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL) as server:
        os.close(write)
        with os.fdopen(read) as told:
            number = told.readline().strip()
        yield f":{number}"
        server.terminate()
    os.environ.pop("DISPLAY", None)
