"""The album of every game that has one: what its cards say they did is what the stored records say."""

from collections import Counter, defaultdict

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import TOO_WIDE, objections
from tests.web.browsing import watch
from tests.web.fixtures import NewContext
from tests.web.pages import choose, shown
from tests.web.saves import (
    ALL,
    WHEN,
    AnyGame,
    Json,
    backup_of,
    choose_file,
    kept_games,
    place,
    put,
    record_after,
    save_of,
    seats_for,
)
from turandot.engine import record
from turandot.games import GAMES, game
from web.build.serve import Site

pytestmark = pytest.mark.outside

WITH_ALBUM = [known for known in GAMES.values() if known.album]
DAY = 86_400_000
# Goes from card to card by the button for that, and reads what each of them says.
WALK = """() => [...document.querySelectorAll('.album-group')].flatMap((group) => {
  const cards = group.querySelectorAll('.album-card');
  cards[0].click();
  const found = [...cards].map(() => {
    const sheet = document.querySelector('.album-inspector');
    const told = [...sheet.querySelectorAll('[data-deed]')].map(({ dataset }) => [dataset.deed, Number(dataset.times)]);
    const words = sheet.querySelector('.album-life')?.textContent ?? '';
    const last = sheet.dataset.shown;
    document.getElementById('album-next').click();
    return [last, Object.fromEntries(told), words];
  });
  document.querySelector('dialog').close();
  document.querySelector('dialog').remove(); // that it was closed, it hears later
  return found;
})"""


def played(known: AnyGame) -> dict[str, Json]:
    """Games of one's own, and some that do not count: one with a move taken back, one that is not over."""
    tables = [(f"own{number}", seats_for(2 + number % 2, played=known), f"album-{number}") for number in range(4)]
    saves = {
        name: save_of(name, record_after(ALL, seats, seed, played=known), saved=WHEN + number * DAY)
        for number, (name, seats, seed) in enumerate(tables)
    }
    saves["rehearsed"] = save_of("rehearsed", record_after(ALL, seed="album-0", played=known), rehearsal=True)
    saves["begun"] = save_of("begun", record_after(7, seed="album-1", played=known))
    return saves


def recounted(known: AnyGame, saves: dict[str, Json]) -> tuple[dict[str, Counter[str]], dict[str, dict[str, int]]]:
    """What cards did by the stored records, from the engine outside the browser, and the most points with each deed."""
    done: dict[str, Counter[str]] = defaultdict(Counter)
    best: dict[str, dict[str, int]] = defaultdict(dict)
    assert known.album
    for save in saves.values():
        match = record.replay(save["record"], game)
        if match.to_act is not None or save["rehearsal"]:
            continue
        seat = match.players.index("human")
        points = known.scores(match.state)[seat]
        for card, deeds in known.album(match.state, seat).items():
            for deed, times in deeds.items():
                done[card][deed] += times
                best[card][deed] = (
                    max(best[card].get(deed, points), points) if times > 0 else best[card].get(deed, -999)
                )
    return done, best


@pytest.mark.parametrize("known", WITH_ALBUM, ids=lambda known: known.name)
def test_after_a_backup_every_card_says_what_the_records_say_it_did(page: Page, site: Site, known: AnyGame) -> None:
    seen = watch(page)
    put(page, site, {})
    page.goto(site.url + place("past", "", known))
    choose_file(page, "#backup-file", backup_of(*played(known).values()))
    expect(page.locator(".past-game")).to_have_count(6)
    page.locator("#menu").click()
    page.locator(f"ul.menu a[href='{place('album', '', known)}']").click()
    page.locator(".album[data-counted=yes]").wait_for()
    done, best = recounted(known, kept_games(page))
    told = page.evaluate(WALK)
    cards = {card: deeds for card, deeds, _ in told if not card.startswith("rival ")}
    assert len(cards) > len(done) > 5
    assert done.keys() <= cards.keys()
    for card, deeds in cards.items():
        first = next(iter(deeds))
        assert {deed: times for deed, times in deeds.items() if times and deed != "best"} == {
            deed: times for deed, times in done[card].items() if times
        }, card
        assert deeds.get("best") == (best[card][first] if done[card][first] else None), card
    rivals = {card.removeprefix("rival "): deeds["games"] for card, deeds, _ in told if card.startswith("rival ")}
    assert rivals == {rival: {0: 4, 1: 2}.get(number, 0) for number, rival in enumerate(known.rivals)}
    assert all(life for _, _, life in told), "every card of the house has a life"
    assert seen.errors == []


@pytest.mark.parametrize("known", WITH_ALBUM, ids=lambda known: known.name)
def test_a_card_opens_with_its_neighbours_by_keyboard_and_the_album_leads_to_the_deck(
    new_context: NewContext, site: Site, known: AnyGame
) -> None:
    page = new_context(viewport={"width": 360, "height": 640}, locale="de").new_page()
    put(page, site, {"settings": {"visited": True, "language": "de"}, "game/own0": played(known)["own0"]})
    page.goto(site.url + place("album", "", known))
    page.locator(".album[data-counted=yes]").wait_for()
    assert objections(page) == []
    assert not page.evaluate(TOO_WIDE)
    choose(page, "album-kind", "rivals")
    expect(page.locator(".album-group")).to_have_count(1)
    card = page.locator(".album-card").nth(1)
    card.focus()
    page.keyboard.press("Enter")
    sheet = page.locator("dialog.album-dialog")
    expect(sheet.locator("h2")).to_have_text(known.rivals[1].capitalize())
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(sheet.locator("h2")).to_have_text(known.rivals[-1].capitalize())
    page.keyboard.press("ArrowRight")
    expect(sheet.locator("h2")).to_have_text(known.rivals[0].capitalize())
    assert objections(page) == []
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(card).to_be_focused()
    page.locator(f".album a[href='{place('deck', '', known)}']").click()
    shown(page, "deck")
    assert objections(page) == []
