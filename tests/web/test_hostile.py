"""What comes from outside is text: names, links and files can neither run, nor draw, nor ask another host."""

import re
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.web.browsing import SUB_PATH, wait_until
from tests.web.pages import shown, visit
from tests.web.saves import (
    GAME,
    at_table,
    backup_of,
    choose_file,
    finished,
    kept,
    kept_games,
    place,
    put,
    record_after,
    save_of,
)
from web.build.environment import ROOT
from web.build.serve import Site

pytestmark = pytest.mark.outside

TAG = '<img src=x onerror="self.harmed=1">'
SCRIPT = '"><script>self.harmed=1</script>'
HARM = (
    "self.harmed === undefined && !document.querySelector('img[src=x], script:not([src])') && ({}).harmed === undefined"
)
# Whatever turns text into markup or code. lit-html and the DOM's own properties do not.
MARKUP = re.compile(
    r"\b(innerHTML|outerHTML|insertAdjacentHTML|unsafeHTML|unsafeSVG|unsafeStatic|createContextualFragment|srcdoc|DOMParser)\b"
    r"|document\.write|\beval\(|\bnew Function\b|javascript:|set(Timeout|Interval)\(['\"`]"
)
STRANGE = [
    f"#{TAG}", place("table", TAG), place("review", SCRIPT), "#__proto__", "#constructor", place("table", "__proto__"),
    place("table", "../../x"), "#%E0%A4%A", place("table", "%00"), place("deal", TAG), place("deal", "/"),
    place("deal", f"1~{GAME.name}~1~~~~~~~~0"), place("replay", SCRIPT), f"#{'x' * 30_000}", "#__proto__/table/x",
    place("replay", f"1~{GAME.name}~1~k3x9~0~human_x.y~~~3_2b~~zzzz"), "#settings/javascript:alert(1)",
]  # fmt: skip
PROTOTYPE = {"__proto__": {"harmed": 1}, "constructor": {"prototype": {"harmed": 1}}}
BACKUPS: dict[str, Any] = {
    "no JSON": "Nessun dorma",
    "another file": {"kind": "shopping-list", "games": []},
    "endless brackets": "[" * 100_000,
    "games that are none": backup_of(None, 7, [], {"record": {}}, TAG),
    "hostile names": backup_of(
        save_of("a", {**record_after(4), "seats": ["human", TAG]}),
        save_of(TAG, record_after(4)),
        finished("b", daily=TAG, app=SCRIPT),
        save_of("c", {**record_after(4), "deck": {"name": TAG}}),
        settings={"theme": TAG, "language": SCRIPT, "setups": {GAME.name: {"seats": TAG, "rivals": SCRIPT}}},
        texts={f"{GAME.name}/deck": SCRIPT, f"{TAG}/deck": TAG, "game/x": TAG, "settings": TAG},
        asides=[{"name": TAG, "text": SCRIPT}],
    ),
    "a poisoned prototype": backup_of(PROTOTYPE, settings=PROTOTYPE, texts=PROTOTYPE),
}


def test_nothing_in_our_sources_turns_text_into_markup_or_code() -> None:
    folders = (ROOT / "web" / "js", ROOT / "web" / "games")
    sources = [path for folder in folders for path in folder.rglob("*.js")] + [ROOT / "web" / "service-worker.js"]
    assert len(sources) > 50
    found = [f"{path.name}: {match.group()}" for path in sources for match in MARKUP.finditer(path.read_text("utf-8"))]
    assert found == []
    assert MARKUP.search("place.innerHTML = name")


def test_the_page_runs_no_script_of_its_own_text_and_sends_no_referrer() -> None:
    page = (ROOT / "web" / "index.html").read_text("utf-8")
    assert re.findall(r"<script(?![^>]* src=)", page) == []
    assert re.findall(r"\s(?:on\w+|style)=", page) == []
    assert '<meta name="referrer" content="no-referrer">' in page
    for wanted in ("default-src 'none'", "base-uri 'none'", "form-action 'none'", "connect-src 'self'"):
        assert wanted in page


@pytest.mark.inside
def test_a_whole_game_asks_nobody_but_the_site(page: Page, site: Site) -> None:
    addresses: set[str] = set()
    page.context.on("request", lambda request: addresses.add(request.url))
    at_table(page, site).play_to_the_end()
    kinds = {address.partition("#")[0].rpartition(".")[2] for address in addresses}
    assert kinds >= {"js", "css", "txt", "svg", "wasm", "woff2"}
    assert {url for url in addresses if not url.startswith(site.url)} == set()
    assert {path for path, _ in site.asked if not path.startswith(SUB_PATH)} <= {"/favicon.ico"}


def test_names_in_saves_are_text_on_every_screen(fresh: BrowserContext, site: Site) -> None:
    page = fresh.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    hostile = record_after(4) | {"seats": ["human", TAG], "seed": SCRIPT}
    won = finished("won", daily=TAG, app=SCRIPT)
    won["record"] |= {"seats": ["human", TAG], "deck": {"name": TAG}}
    put(
        page,
        site,
        {"game/a": save_of("a", hostile), "game/won": won, f"game/{TAG}": SCRIPT, f"aside/{TAG} 2026": SCRIPT},
    )
    ours = {"share": "won", "review": "won", "table": "a"}
    for screen, path in {**dict.fromkeys(("home", "past", "statistics", "about", "daily"), ""), **ours}.items():
        page.goto(site.url + place(screen, path))
        page.locator("main h1, dialog[open] h2, .game").first.wait_for()
        wait_until(page, HARM)
    assert asked
    assert [url for url in asked if not url.startswith(site.url)] == []
    assert [text for name, text in kept(page).items() if "aside/a " in name or name == "game/a"], "the save is gone"


def test_strange_addresses_lead_to_a_page_and_not_to_trouble(page: Page, site: Site) -> None:
    for address in STRANGE:
        page.goto(f"{site.url}?{STRANGE.index(address) // 4}{address}")  # now and then from nothing
        page.locator("main h1").first.wait_for()
        wait_until(page, HARM)
        expect(page.locator("dialog")).to_have_count(0)


def test_a_hostile_file_restores_nothing_that_is_no_game(page: Page, site: Site) -> None:
    put(page, site, {"game/mine": save_of("mine", record_after(6))})
    mine = kept(page)["game/mine"]
    for name, content in BACKUPS.items():
        visit(page, site, "past")
        choose_file(page, "#backup-file", content)
        page.locator("#backup-said", has_text=re.compile(r"\w")).wait_for()
        wait_until(page, HARM)
        assert kept(page)["game/mine"] == mine, name
        visit(page, site)
    assert all(TAG not in game["record"]["seats"] for game in kept_games(page).values())
    page.reload()
    shown(page, "home")


def test_a_page_framed_or_scripted_from_elsewhere_gets_nothing(fresh: BrowserContext, site: Site) -> None:
    page = fresh.new_page()
    at_table(page, site)
    blocked = page.evaluate("""() => new Promise((resolve) => {
      const seen = [];
      addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        seen.push(effectiveDirective);
        if (seen.length === 4) resolve(seen.sort());
      });
      setTimeout(() => resolve(seen.sort()), 20_000);  // then something was let in
      document.body.append(Object.assign(document.createElement('script'), { textContent: 'self.harmed = 1' }));
      document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://example.org/' }));
      document.body.append(Object.assign(document.createElement('img'), { src: 'https://example.org/x.png' }));
      document.body.append(Object.assign(document.createElement('style'), { textContent: 'body { color: red }' }));
    })""")
    assert blocked == ["frame-src", "img-src", "script-src-elem", "style-src-elem"]
    assert page.evaluate("self.harmed") is None
