"""What comes from outside is text: names, links and files can neither run, nor draw, nor ask another host."""

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, expect

from tests.web.browsing import wait_until, watch
from tests.web.hands import to_the_end
from tests.web.saves import at_table, finished, kept, put, record_after, save_of
from web.build.environment import ROOT
from web.build.serve import Site

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
    f"#{TAG}", f"#table/{TAG}", f"#review/{SCRIPT}", "#__proto__", "#constructor", "#table/__proto__", "#table/../../x",
    "#%E0%A4%A", "#table/%00", f"#deal/{TAG}", "#deal/", "#deal/1~turandot~1~~~~~~~~0", f"#replay/{SCRIPT}",
    "#replay/1~turandot~1~k3x9~0~human_bianca.maestro~~~3_2b~~zzzz", f"#{'x' * 30_000}",
    "#settings/javascript:alert(1)",
]  # fmt: skip
BACKUPS: dict[str, Any] = {
    "no JSON": "Nessun dorma",
    "another file": {"kind": "shopping-list", "games": []},
    "endless brackets": "[" * 100_000,
    "games that are none": {"kind": "turandot-backup", "format": 1, "games": [None, 7, [], {"record": {}}, TAG]},
    "hostile names": {
        "kind": "turandot-backup",
        "format": 1,
        "settings": {"theme": TAG, "language": SCRIPT, "setup": {"seats": TAG, "rivals": SCRIPT}},
        "games": [
            save_of("a", {**record_after(4), "seats": ["human", TAG]}),
            save_of(TAG, record_after(4)),
            finished("b", daily=TAG, app=SCRIPT),
            save_of("c", {**record_after(4), "deck": {"name": TAG}}),
        ],
        "asides": [{"name": TAG, "text": SCRIPT}],
    },
    "a poisoned prototype": '{"kind": "turandot-backup", "format": 1, "games": [{"__proto__": {"harmed": 1}}],'
    ' "settings": {"__proto__": {"harmed": 1}, "constructor": {"prototype": {"harmed": 1}}}}',
}


def test_nothing_in_our_sources_turns_text_into_markup_or_code() -> None:
    sources = [*(ROOT / "web" / "js").rglob("*.js"), ROOT / "web" / "service-worker.js"]
    assert len(sources) > 50
    found = [f"{path.name}: {match.group()}" for path in sources for match in MARKUP.finditer(path.read_text("utf-8"))]
    assert found == []
    assert MARKUP.search("place.innerHTML = name")


def test_the_page_runs_no_script_of_its_own_text_and_sends_no_referrer() -> None:
    page = Path("web/index.html").read_text("utf-8")
    assert re.findall(r"<script(?![^>]* src=)", page) == []
    assert re.findall(r"\s(?:on\w+|style)=", page) == []
    assert '<meta name="referrer" content="no-referrer">' in page
    for wanted in ("default-src 'none'", "base-uri 'none'", "form-action 'none'", "connect-src 'self'"):
        assert wanted in page


def test_a_whole_game_asks_nobody_but_the_site(page: Page, site: Site) -> None:
    addresses: set[str] = set()
    page.context.on("request", lambda request: addresses.add(request.url))
    put(page, site, {"game/g": save_of("g", record_after(0))})
    at_table(page, site, "g")
    to_the_end(page)
    assert len(addresses) > 60
    assert {url for url in addresses if not url.startswith(site.url)} == set()
    assert {path for path, _ in site.asked if not path.startswith("/any/sub/path/")} <= {"/favicon.ico"}


def test_names_in_saves_are_text_on_every_screen(fresh: BrowserContext, site: Site) -> None:
    page = fresh.new_page()
    seen = watch(page)
    hostile = record_after(4) | {"seats": ["human", TAG], "seed": SCRIPT}
    won = finished("won", daily=TAG, app=SCRIPT)
    won["record"] |= {"seats": ["human", TAG], "deck": {"name": TAG}}
    put(
        page,
        site,
        {"game/a": save_of("a", hostile), "game/won": won, f"game/{TAG}": SCRIPT, f"aside/{TAG} 2026": SCRIPT},
    )
    for place in ("home", "past", "statistics", "about", "daily", "share/won", "review/won", "table/a"):
        page.goto(f"{site.url}#{place}")
        page.locator("main h1, dialog[open] h2, .game").first.wait_for()
        wait_until(page, HARM)
    assert [url for url in seen.requests if not url.startswith(site.url)] == []
    assert [text for name, text in kept(page).items() if "aside/a " in name or name == "game/a"], "the save is gone"


def test_strange_addresses_lead_to_a_page_and_not_to_trouble(page: Page, site: Site) -> None:
    for address in STRANGE:
        page.goto(
            f"{site.url}?{STRANGE.index(address) // 4}{address}"
        )  # now and then from nothing, else from the page before
        page.locator("main h1").first.wait_for()
        wait_until(page, HARM)
        expect(page.locator("dialog")).to_have_count(0)


def test_a_hostile_file_restores_nothing_that_is_no_game(page: Page, site: Site, tmp_path: Path) -> None:
    put(page, site, {"game/mine": save_of("mine", record_after(6))})
    mine = kept(page)["game/mine"]
    page.goto(f"{site.url}#past")
    for name, content in BACKUPS.items():
        file = tmp_path / "backup.json"
        file.write_text(content if isinstance(content, str) else json.dumps(content))
        page.locator(".backup input[type=file]").set_input_files(file)
        page.locator(".backup [role=status], .backup .notice").first.wait_for()
        wait_until(page, HARM)
        assert kept(page)["game/mine"] == mine, name
    games = [json.loads(text)["record"]["seats"] for name, text in kept(page).items() if name.startswith("game/")]
    assert all(TAG not in seats for seats in games)
    page.goto(f"{site.url}#home")
    page.reload()
    expect(page.locator("#play")).to_be_visible()


def test_a_page_framed_or_scripted_from_elsewhere_gets_nothing(fresh: BrowserContext, site: Site) -> None:
    page = fresh.new_page()
    put(page, site, {"game/g": save_of("g", record_after(0))})
    at_table(page, site, "g")
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
