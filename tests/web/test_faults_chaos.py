"""A short run of `build.py chaos`, and proof that it would notice a page that loses things."""

import pytest
from playwright.sync_api import BrowserContext

from tests.tools import chaos, chaos_game
from tests.web.saves import GAME
from web.build.serve import Site

pytestmark = [pytest.mark.apart, pytest.mark.installed]

# Moves are shown and not kept.
FORGETFUL = """const { setItem } = Storage.prototype;
Storage.prototype.setItem = function (name, text) {
  if (!(name.includes(' game/') && /"moves":\\["[^\\]]/.test(text))) setItem.call(this, name, text);
};"""
# Every other key is answered with an error nobody catches.
CLUMSY = "addEventListener('keydown', () => { throw new Error('clumsy'); })"


def test_games_finish_with_nothing_lost_while_everything_goes_wrong(fresh: BrowserContext, site: Site) -> None:
    tally = chaos.play(chaos.Desk(fresh, site.url, GAME.name), range(3), "short")
    assert tally.failures == []
    assert tally.games == 3
    assert sum(tally.faults.values()) >= 3 * chaos.FAULTS_PER_GAME


@pytest.mark.parametrize(("flaw", "complaint"), [(FORGETFUL, "no progress"), (CLUMSY, "clumsy")])
def test_a_page_with_a_flaw_is_caught(
    fresh: BrowserContext, site: Site, monkeypatch: pytest.MonkeyPatch, flaw: str, complaint: str
) -> None:
    monkeypatch.setattr(chaos_game, "PATIENCE", 8)
    monkeypatch.setattr(chaos_game, "FAULT_CHANCE", 0)
    fresh.add_init_script(flaw)
    tally = chaos.play(chaos.Desk(fresh, site.url, GAME.name), range(1), "flaw")
    assert tally.games == 0
    assert complaint in tally.failures[0]
