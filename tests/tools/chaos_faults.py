"""What can go wrong in the chaos run: each fault with how often it happens and how it is caused."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from playwright.sync_api import Error

if TYPE_CHECKING:
    from tests.tools.chaos_game import ChaosGame

DAY = 86_400_000
SIZES = ((360, 640), (1280, 800), (1920, 1080), (640, 360), (800, 1024))
STORAGE_FAILS = """(how) => {
  self.sound ??= { setItem: Storage.prototype.setItem, getItem: Storage.prototype.getItem };
  const fail = () => { throw new DOMException(how, how === 'full' ? 'QuotaExceededError' : 'SecurityError'); };
  Storage.prototype.setItem = fail;
  if (how === 'blocked') Storage.prototype.getItem = fail;
}"""
# Storing works again, and whatever is kept next brings along what had to wait.
STORAGE_WORKS = """async () => {
  Object.assign(Storage.prototype, self.sound);
  (await import('./js/shell/settings.js')).change({});
}"""
DAMAGE_PICTURE = """() => {
  const name = Object.keys({ ...localStorage }).find((key) => key.endsWith(' picture'));
  if (name) localStorage.setItem(name, localStorage.getItem(name).replace('"view"', '"vieux"'));
}"""
DAMAGE_SAVE = """(seed) => {
  for (const [name, text] of Object.entries({ ...localStorage })) {
    if (name.includes(' game/') && text.includes(`"${seed}"`)) localStorage.setItem(name, text.slice(0, -20));
  }
}"""
DAMAGE_SNAPSHOT = """async () => {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    const found = (await cache.keys()).find(({ url }) => url.endsWith('.snapshot.gz'));
    if (found) await cache.put(found, new Response('moths'));
  }
}"""


@dataclass(frozen=True)
class Fault:
    """Something to do to a game."""

    weight: float
    cause: Callable[["ChaosGame"], None]
    needs_storage: bool = False  # cannot be judged while the page's store fails
    forgets: bool = False  # the page keeps nothing in memory: what is not stored then is lost
    destroys: bool = False  # what is stored is lost: the page must have it in memory, and something left to play


def _reload(game: "ChaosGame") -> None:
    game.page.reload()
    game.page.locator(".bar").wait_for()


def _close(game: "ChaosGame") -> None:
    game.page.close()
    game.open()


def _kill(game: "ChaosGame") -> None:
    for worker in game.page.workers:
        try:
            worker.evaluate("self.close()")
        except Error:  # it went by itself in this very moment
            continue


def _network(game: "ChaosGame") -> None:
    game.connect(there=game.offline)


def _storage(how: str) -> Callable[["ChaosGame"], None]:
    def fail(game: "ChaosGame") -> None:
        game.page.evaluate(STORAGE_FAILS, how)
        game.failing = True

    return fail


def _run(script: str) -> Callable[["ChaosGame"], None]:
    def run(game: "ChaosGame") -> None:
        game.page.evaluate(script)

    return run


def _wipe(game: "ChaosGame") -> None:
    game.page.evaluate("localStorage.clear()")
    game.finished.clear()


def _damage_save(game: "ChaosGame") -> None:
    """The game that is being played; the page has it in memory and must keep it again, beside the damaged one."""
    game.page.evaluate(DAMAGE_SAVE, game.seed)


def _clock(game: "ChaosGame") -> None:
    jump = (game.luck.random() - 0.5) * 800 * DAY
    game.page.evaluate("(jump) => { const now = Date.now; Date.now = () => Math.max(0, now() + jump); }", jump)


def _language(game: "ChaosGame") -> None:
    tag = game.luck.choice(("en", "fr", "de", "it"))
    game.page.evaluate("(language) => import('./js/shell/settings.js').then((it) => it.change({ language }))", tag)


def _size(game: "ChaosGame") -> None:
    width, height = game.luck.choice(SIZES)
    game.page.set_viewport_size({"width": width, "height": height})


def _leave(game: "ChaosGame") -> None:
    where = game.luck.choice(("home", "settings", "about", "set-up", "nowhere"))
    game.page.evaluate("(where) => { location.hash = where }", where)


def _another_tab(game: "ChaosGame") -> None:
    """The same game in a second tab, which takes it over; the first one is closed later, as people do."""
    first, address = game.page, game.page.url
    game.open()
    game.page.goto(address)
    game.page.locator(".bar").wait_for()
    game.page.wait_for_timeout(100 * game.luck.below(10))
    first.close()


FAULTS = {
    "page reloaded": Fault(1, _reload, needs_storage=True, forgets=True),
    "tab closed": Fault(0.5, _close, needs_storage=True, forgets=True),
    "second tab": Fault(0.3, _another_tab, needs_storage=True, forgets=True),
    "left the table": Fault(2, _leave, forgets=True),
    "worker killed": Fault(1.5, _kill),
    "network": Fault(3, _network),
    "storage full": Fault(1.5, _storage("full")),
    "storage blocked": Fault(1, _storage("blocked")),
    "storage wiped": Fault(0.4, _wipe, needs_storage=True, destroys=True),
    "save damaged": Fault(0.5, _damage_save, needs_storage=True, destroys=True),
    "picture damaged": Fault(0.7, _run(DAMAGE_PICTURE), needs_storage=True),
    "snapshot damaged": Fault(0.15, _run(DAMAGE_SNAPSHOT)),
    "clock jumped": Fault(2, _clock),
    "language changed": Fault(2, _language),
    "size changed": Fault(2, _size),
}
