"""Rivals speak, and do not say the same thing twice while they have anything else to say."""

import pytest
from playwright.sync_api import Page

from tests.web.pages import visit
from web.build.serve import Site

pytestmark = pytest.mark.apart

# Two rivals who hire in every one of so many rounds, on a table that is not there.
SPEAK = """async (rounds) => {
  const { allWords } = await import('./js/shell/words.js');
  const { react } = await import('./games/turandot/remarks.js');
  await allWords('turandot');
  const players = [{}, { id: 'bianca' }, { id: 'zelda' }];
  const table = { players, record: { seed: 'k3x9' } };
  const screen = { faces: {}, said: new Set(), view: { seat: 0, seats: 3 }, table };
  const columns = [{ bidders: [{ seat: 1 }], winner: 1 }, { bidders: [{ seat: 2 }], winner: 2 }];
  const said = [];
  for (let round = 1; round <= rounds; round += 1) {
    const view = { phase: 'hired', round, maestro: round % 3, now: { columns } };
    react(screen, view, { phase: 'sealing', round });
    said.push(...Object.values(screen.faces).map(({ remark }) => remark).filter(Boolean));
  }
  return said;
}"""


def test_nobody_repeats_a_remark_before_all_are_used(page: Page, site: Site) -> None:
    visit(page, site)
    said = page.evaluate(SPEAK, 24)
    assert len(said) == 24  # one rival at a time
    for rival in ("bianca", "zelda"):
        own = [remark for remark in said if rival in remark]
        assert len(own) > 6
        for start in range(0, len(own), 6):
            assert len(set(own[start : start + 6])) == len(own[start : start + 6])
