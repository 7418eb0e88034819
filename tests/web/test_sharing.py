"""Links and files from outside: the good ones open the same game anywhere, the bad ones do nothing but say so."""

import json
import random

import pytest
from playwright.sync_api import Page, expect

from tests.web.browsing import PATIENCE, QUIET, watch
from tests.web.fixtures import NewContext
from tests.web.pages import visit
from tests.web.saves import GAME, Json, backup_of, choose_file, finished, kept, kept_games, place, put, view_of
from web.build.serve import Site

pytestmark = pytest.mark.outside

HOSTILE = 500  # files, and as many links
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

# Links as our own module writes them, and with a right check sum whatever is in them.
ENCODE = """async ([record, at]) => (await import('./js/play/links.js')).encode(record, at)"""
SEALED = """async (texts) => {
  const { checkSum } = await import('./js/shell/check-sum.js');
  return texts.map((text) => `${text}~${checkSum(text)}`);
}"""
# Follows links one after another, each from a screen that has nothing to say; how many sentences each led to at Home.
FOLLOW = """async ([place, links, patience]) => {
  const there = async (selector) => {
    const deadline = performance.now() + patience;
    while (!document.querySelector(selector)) {
      if (performance.now() > deadline) throw new Error(`${location.hash.slice(0, 200)} leads to no ${selector}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  const said = [];
  for (const link of links) {
    location.hash = '#about';
    await there('.bar[data-screen=about] ~ main h1');
    location.hash = `${place}/${link}`;
    await there('.main > .notice.bad ~ .screen .home');
    said.push(document.querySelectorAll('.main > .notice').length);
  }
  return said;
}"""
RESTORE = """async (texts) => {
  const [{ restore }, { createEngine }] = await Promise.all(
    [import('./js/shell/backup.js'), import('./js/engine/engine.js')]);
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


def share(page: Page, site: Site, save: Json) -> tuple[str, str]:
    """The two links that the page offers for a game."""
    put(page, site, {f"game/{save['id']}": save})
    visit(page, site, "share", save["id"])
    return page.locator("#share-deal-link").input_value(), page.locator("#share-replay-link").input_value()


def test_a_shared_deal_deals_the_same_cards_in_another_browser_and_language(
    page: Page, site: Site, new_context: NewContext
) -> None:
    save = finished("g")
    link, _ = share(page, site, save)
    other = new_context(locale="fr").new_page()
    seen = watch(other)
    other.goto(link)
    other.locator("#play-deal").wait_for()
    assert kept_games(other) == {}, "nothing is kept before it is played"
    other.locator("#play-deal").click()
    other.wait_for_url(f"**/{place('table')}/*")
    (game,) = kept_games(other).values()
    dealt, mine = ({**one["record"], "moves": []} for one in (game, save))
    assert dealt == mine
    assert view_of(dealt) == view_of(mine)
    assert seen.errors == []


def test_a_shared_game_shows_the_same_final_scores_and_is_kept_only_if_asked(
    page: Page, site: Site, new_context: NewContext
) -> None:
    save = finished("g")
    _, link = share(page, site, save)
    other = new_context(locale="de").new_page()
    seen = watch(other)
    other.goto(link)
    other.locator(".review-account").wait_for()
    totals = [int(text) for text in other.locator("td[data-line=total]").all_inner_texts()]
    assert totals == [line["total"] for line in save["final"]["lines"]]
    assert kept_games(other) == {}
    other.locator("#keep-game").click()
    other.wait_for_url(f"**/{place('review')}/**")  # the moment on show follows, sooner or later
    (game,) = kept_games(other).values()
    assert game["record"] == save["record"]
    assert game["shared"], "somebody else's game is not counted as ours"
    assert seen.errors == []


@pytest.mark.apart
def test_a_link_to_a_moment_opens_at_that_moment(page: Page, site: Site) -> None:
    page.goto(site.url + QUIET)
    code = page.evaluate(ENCODE, [finished("g")["record"], 7])
    page.goto(site.url + place("replay", code))
    page.locator(".review-decision[data-at='7']").wait_for()


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
        which = number % 7 + 1  # game, rules, seed, first seat, seats, options, deck
        fields[which] = luck.choice([payload for payload in PAYLOADS if not payload.isalnum() and payload])
        found.append("~".join(fields))
    for which, texts in {
        1: "nothing",
        2: "99",
        4: "9",
        5: "human_human a.b_c.d",
        6: f"a.b {next(iter(GAME.options))}.never",
        7: "e30",
    }.items():
        for text in texts.split():
            fields = good.rsplit("~", 1)[0].split("~")
            fields[which] = text
            found.append("~".join(fields))
    return found


@pytest.mark.apart
@pytest.mark.parametrize("screen", ["deal", "replay"])
def test_hostile_links_lead_home_with_one_sentence_and_leave_nothing(page: Page, site: Site, screen: str) -> None:
    luck = chance(screen)
    put(page, site, {})
    record = finished("g")["record"] | ({"moves": []} if screen == "deal" else {})
    good = page.evaluate(ENCODE, [record, None])
    links = hostile_links(good, luck)[: THROUGH_THE_PAGE // 2] + page.evaluate(SEALED, stuffed_links(good, luck))
    page.goto(site.url + place(screen))  # which leads home too
    page.locator(".home").wait_for()
    before = kept(page)
    said = page.evaluate(FOLLOW, [place(screen), links, PATIENCE * 1000])
    assert [link for link, count in zip(links, said, strict=True) if count != 1] == []
    assert page.evaluate("window.ran") is None
    assert kept(page) == before


def hostile_files(luck: random.Random) -> list[str]:
    """Backups cut, twisted and stuffed, in the shape of ours as far as possible; none holds a game."""
    game = finished("g")
    whole = backup_of(game) | {"settings": None}
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
                name = luck.choice(["format", "id", "record"])  # a strange clock is no fault of a game
                found.append(json.dumps(whole | {"games": [game | {name: odd}]}))
            case _:
                name = luck.choice(["game", "rules", "seed", "first", "seats", "moves"])
                found.append(json.dumps(whole | {"games": [game | {"record": game["record"] | {name: odd}}]}))
    return found


@pytest.mark.apart
def test_hostile_backups_are_refused_and_nothing_is_stored(page: Page, site: Site) -> None:
    page.goto(site.url + QUIET)
    said = page.evaluate(RESTORE, hostile_files(chance(17)))
    assert len(said) == HOSTILE
    assert set(said) <= {"refused", "BadBackup"}
    assert page.evaluate("localStorage.length") == 0
    assert page.evaluate("window.ran") is None
    assert page.evaluate("({}).ran") is None


def test_a_hostile_backup_on_the_page_gets_one_clear_sentence(page: Page, site: Site) -> None:
    put(page, site, {})
    visit(page, site, "past")
    before = kept(page)
    for text in hostile_files(chance(18))[:THROUGH_THE_PAGE]:
        page.reload()  # what was said of another file is gone
        choose_file(page, "#backup-file", text)
        expect(page.locator("#backup-said.bad")).to_have_text(
            "This file is not a backup of ours, so nothing was changed."
        )
    assert kept(page) == before
