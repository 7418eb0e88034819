"""Links and files from outside: the good ones open the same game anywhere, the bad ones do nothing but say so."""

import json
import random

import pytest
from playwright.sync_api import Browser, Page

from tests.web.browsing import PATIENCE, QUIET, watch
from tests.web.saves import Json, finished, kept, put, view_of
from web.build.serve import Site

HOSTILE = 500  # links, and as many files
THROUGH_THE_PAGE = 40  # of each, all the way through the page; the others through the modules that it uses

PAYLOADS = [
    "<img src=x onerror=window.ran=1>",
    "<script>window.ran=1</script>",
    "javascript:window.ran=1",
    "${window.ran=1}",
    "__proto__",
    "constructor",
    "\u0000\u202e\ud83c",
    "../../etc/passwd",
    "%3Cscript%3E",
    "A" * 30_000,
    "9" * 400,
    "",
]

# Good or bad: what a link holds, or the name of the error.
DECODE = """async (codes) => {
  const { decode } = await import('./js/links.js');
  return codes.map((code) => { try { return decode(code).record; } catch (error) { return error.constructor.name; } });
}"""
ENCODE = """async ([record, at]) => (await import('./js/links.js')).encode(record, at)"""
SEALED = """async (texts) => {
  const { checkSum } = await import('./js/check-sum.js');
  return texts.map((text) => `${text}~${checkSum(text)}`);
}"""
RESTORE = """async (texts) => {
  const [{ restore }, { createEngine }] = await Promise.all([import('./js/backup.js'), import('./js/engine.js')]);
  const engine = createEngine();
  const said = [];
  for (const text of texts) {
    said.push(await restore(text, engine, { withSettings: true }).then(
      ({ added, longer, settings }) => (added || longer || settings ? 'taken' : 'refused'),
      (error) => error.constructor.name));
  }
  engine.close();
  return said;
}"""


def chance(seed: int | str) -> random.Random:
    return random.Random(seed)  # noqa: S311 - the same nonsense at every run


def good_save() -> Json:
    return finished("g")


def share(page: Page, site: Site, save: Json) -> tuple[str, str]:
    """The two links that the page offers for a game."""
    put(page, site, {f"game/{save['id']}": save})
    page.goto(f"{site.url}#share/{save['id']}")
    return page.locator("#share-deal-link").input_value(), page.locator("#share-replay-link").input_value()


def newcomer(chromium: Browser, language: str = "fr") -> Page:
    context = chromium.new_context(locale=language)
    context.set_default_timeout(PATIENCE * 1000)
    return context.new_page()


def test_a_shared_deal_deals_the_same_cards_in_another_browser_and_language(
    page: Page, site: Site, chromium: Browser
) -> None:
    save = good_save()
    link, _ = share(page, site, save)
    other = newcomer(chromium)
    seen = watch(other)
    other.goto(link)
    other.locator("#play-deal").wait_for()
    assert [name for name in kept(other) if name.startswith("game/")] == [], "nothing is kept before it is played"
    other.locator("#play-deal").click()
    other.wait_for_url("**/#table/*")
    (text,) = [text for name, text in kept(other).items() if name.startswith("game/")]
    dealt = json.loads(text)["record"]
    mine = save["record"]
    assert {**dealt, "moves": []} == {**mine, "moves": []}
    assert view_of({**dealt, "moves": []})["stage"] == view_of({**mine, "moves": []})["stage"]
    assert seen.errors == []
    other.context.close()


def test_a_shared_game_shows_the_same_final_scores_and_is_kept_only_if_asked(
    page: Page, site: Site, chromium: Browser
) -> None:
    save = good_save()
    _, link = share(page, site, save)
    other = newcomer(chromium, "de")
    seen = watch(other)
    other.goto(link)
    other.locator(".review-account").wait_for()
    totals = [int(text) for text in other.locator("td[data-line=total]").all_inner_texts()]
    assert totals == [line["total"] for line in save["final"]["lines"]]
    assert [name for name in kept(other) if name.startswith("game/")] == []
    other.locator("#keep-game").click()
    other.wait_for_url("**/#review/**")  # the moment on show follows, sooner or later
    (text,) = [text for name, text in kept(other).items() if name.startswith("game/")]
    assert json.loads(text)["record"] == save["record"]
    assert json.loads(text)["shared"], "somebody else's game is not counted as ours"
    assert seen.errors == []
    other.context.close()


def test_a_link_to_a_moment_opens_at_that_moment(page: Page, site: Site) -> None:
    save = good_save()
    page.goto(site.url + QUIET)
    code = page.evaluate(ENCODE, [save["record"], 7])
    page.goto(f"{site.url}#replay/{code}")
    page.locator(".review-decision[data-at='7']").wait_for()


def test_any_record_survives_its_link(page: Page, site: Site) -> None:
    deck = {"name": "Casa d'Oro \u2013 ü", "singers": {"pro": ["2FL"] * 6}}
    records = [good_save()["record"], good_save()["record"] | {"deck": deck, "moves": []}]
    page.goto(site.url + QUIET)
    codes = [page.evaluate(ENCODE, [record, None]) for record in records]
    assert page.evaluate(DECODE, codes) == records
    assert all(len(code) < 1200 for code in codes)


def hostile_links(good: str, luck: random.Random) -> list[str]:
    """Links cut, twisted, glued and stuffed."""
    letters = "abcXYZ019~_.$%&<>\"'#/\\ \u00e9\u4e2d-"
    found = []
    for number in range(HOSTILE):
        at = luck.randrange(len(good))
        match number % 5:
            case 0:
                found.append(good[:at])
            case 1:
                found.append(good[:at] + luck.choice(letters) + good[at + 1 :])
            case 2:
                found.append(good[:at] + luck.choice(PAYLOADS) + good[at:])
            case 3:
                fields = good.split("~")
                fields[luck.randrange(len(fields))] = luck.choice(PAYLOADS)
                found.append("~".join(fields))
            case _:
                found.append("".join(luck.choices(letters, k=luck.randrange(200))))
    return [link for link in found if link != good]


def stuffed_links(good: str, luck: random.Random) -> list[str]:
    """Texts of links whose check sum will be right, so that what is in them is looked at: none is a game."""
    found = []
    for number in range(THROUGH_THE_PAGE):
        fields = good.rsplit("~", 1)[0].split("~")
        place = number % 7 + 1  # game, rules, seed, first seat, seats, options, deck
        fields[place] = luck.choice([payload for payload in PAYLOADS if not payload.isalnum() and payload])
        found.append("~".join(fields))
    for place, texts in {
        1: "nothing",
        2: "99",
        4: "9",
        5: "human_human a.b_c.d",
        6: "a.b sealing.never",
        7: "e30",
    }.items():
        for text in texts.split():
            fields = good.rsplit("~", 1)[0].split("~")
            fields[place] = text
            found.append("~".join(fields))
    return found


def test_hostile_links_are_refused_by_their_shape(page: Page, site: Site) -> None:
    page.goto(site.url + QUIET)
    good = page.evaluate(ENCODE, [good_save()["record"], None])
    links = hostile_links(good, chance(16))
    assert set(page.evaluate(DECODE, links)) == {"BadLink"}
    assert page.evaluate("window.ran") is None
    assert page.evaluate("localStorage.length") == 0


@pytest.mark.parametrize("screen", ["deal", "replay"])
def test_hostile_links_lead_home_with_one_sentence_and_leave_nothing(page: Page, site: Site, screen: str) -> None:
    luck = chance(screen)
    put(page, site, {})
    record = good_save()["record"] | ({"moves": []} if screen == "deal" else {})
    good = page.evaluate(ENCODE, [record, None])
    links = hostile_links(good, luck)[: THROUGH_THE_PAGE // 2] + page.evaluate(SEALED, stuffed_links(good, luck))
    page.goto(f"{site.url}#about")
    page.locator("h1").wait_for()
    before = kept(page)
    for link in links:
        page.evaluate("([screen, link]) => { location.hash = `#${screen}/${link}`; }", [screen, link])
        page.locator(".home").wait_for()
        page.locator(".main > .notice.bad").first.wait_for()
        assert page.locator(".main > .notice.bad").count() == 1, link
        page.evaluate("location.hash = '#about'")
        page.locator(".home").wait_for(state="detached")
    assert page.evaluate("window.ran") is None
    assert kept(page) == before


def hostile_files(luck: random.Random) -> list[str]:
    """Backups cut, twisted and stuffed, in the shape of ours as far as possible; none holds a game."""
    game = good_save()
    whole = {"kind": "turandot-backup", "format": 1, "app": "1", "made": "", "settings": None, "games": [game]}
    text = json.dumps(whole)
    found: list[str] = []
    for number in range(HOSTILE):
        at = luck.randrange(len(text) - 2)
        odd: Json = luck.choice([*PAYLOADS[:5], None, -1, 1e300, {}, True, [None], {"__proto__": {"ran": 1}}])
        match number % 5:
            case 0:
                found.append(text[:at])
            case 1:
                found.append(json.dumps(odd))
            case 2:
                name = luck.choice(["kind", "format", "games"])
                found.append(json.dumps(whole | {name: odd}))
            case 3:
                name = luck.choice(["format", "id", "created", "saved", "record"])
                found.append(json.dumps(whole | {"games": [game | {name: odd}]}))
            case _:
                name = luck.choice(["game", "rules", "seed", "first", "seats", "moves"])
                found.append(json.dumps(whole | {"games": [game | {"record": game["record"] | {name: odd}}]}))
    return found


def test_hostile_backups_are_refused_and_nothing_is_stored(page: Page, site: Site) -> None:
    page.goto(site.url + QUIET)
    said = page.evaluate(RESTORE, hostile_files(chance(17)))
    assert set(said) <= {"refused", "BadBackup"}
    assert page.evaluate("localStorage.length") == 0
    assert page.evaluate("window.ran") is None
    assert page.evaluate("({}).ran") is None


def test_a_hostile_backup_on_the_page_gets_one_clear_sentence(page: Page, site: Site) -> None:
    put(page, site, {})
    page.goto(f"{site.url}#past")
    before = kept(page)
    for text in hostile_files(chance(18))[:THROUGH_THE_PAGE]:
        page.locator("#backup-file").set_input_files(
            {"name": "b.json", "mimeType": "application/json", "buffer": text.encode()}
        )
        page.locator("#backup-said.bad").wait_for()
        assert page.locator("#backup-said").inner_text() == "This file is not a backup of ours, so nothing was changed."
    assert kept(page) == before
