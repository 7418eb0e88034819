"""The match on the page: what it keeps, what it shows, and what happens when things are taken back or break."""

from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Page

from tests.web.conftest import QUIET, wait_until
from web.build.serve import Site

Json: TypeAlias = Any  # what a page answers
SEATS = ["human", "greedy", "soft"]

# A match with a real engine and a table that only takes notes. `moments` holds, for every picture shown, the picture
# and what was in the store at that moment.
BEGIN = """async ({ seats, first }) => {
  const load = (name) => import(`./js/${name}.js`);
  const [{ createEngine }, { Match }, { deal }, store] = await Promise.all(
    ['engine', 'match', 'start', 'store'].map(load));
  Object.assign(self, { store, moments: [], troubles: [], refreshed: 0 });
  self.engine = createEngine({});
  const game = { game: 'turandot', seed: 'k3x9', options: {}, seats, first };
  self.id = await deal(engine, game, 'test');
  self.open = (id) => {
    const match = new Match({
      engine, saved: store.loadGame(id), app: 'test', go: () => {}, headline: document.createElement('div'),
      onTrouble: (trouble) => troubles.push(trouble),
    });
    const notes = {
      id: 'notes',
      mount: () => ({
        show: async (view, before) => {
          moments.push({ view, before, stored: store.loadGame(match.saved.id)?.record ?? null });
          await self.pause?.();
        },
        refresh: () => { refreshed += 1; },
        leave: () => {},
      }),
    };
    self.match = match;
    return match.begin(document.body, notes);
  };
  await open(id);
}"""
PLAY_ON = """async (until) => {
  const { table } = match;
  for (let n = 0; n < until && !table.view.final; n += 1) {
    await table.play(table.view.legal[0] ?? table.view.premiere.best);
  }
  return table.view;
}"""
STORED = "store.loadGame(match.saved.id)"


def begin(page: Page, site: Site, first: int = 0) -> None:
    page.goto(site.url + QUIET)
    page.evaluate(BEGIN, {"seats": SEATS, "first": first})


def steps_of(page: Page, record: Json) -> list[Json]:
    """The pictures that the last move of a record passes through, from the engine itself."""
    steps: list[Json] = page.evaluate(
        "(record) => engine.ask({ do: 'view', record, viewer: 0 }).then(({ steps }) => steps)", record
    )
    return steps


def test_every_move_is_kept_before_it_is_shown(page: Page, site: Site) -> None:
    begin(page, site)
    page.evaluate(PLAY_ON, 100)
    moments = page.evaluate("moments")
    assert len(moments) > 40
    lengths = [len(moment["stored"]["moves"]) for moment in moments]
    assert lengths == sorted(lengths)
    assert set(lengths) == set(range(1, lengths[-1] + 1))
    for moment in moments[:: len(moments) // 12]:
        assert moment["view"] in steps_of(page, moment["stored"])


def test_a_finished_game_is_kept_with_its_result(page: Page, site: Site) -> None:
    begin(page, site)
    view = page.evaluate(PLAY_ON, 100)
    kept = page.evaluate(STORED)
    assert kept["over"]
    assert kept["final"] == view["final"]
    assert steps_of(page, kept["record"])[-1]["final"] == view["final"]
    assert page.evaluate("store.unfinishedGame()") is None


def test_each_picture_comes_with_the_one_before(page: Page, site: Site) -> None:
    begin(page, site)
    page.evaluate(PLAY_ON, 3)
    moments = page.evaluate("moments")
    assert [moment["before"] for moment in moments[1:]] == [moment["view"] for moment in moments[:-1]]


def test_rivals_play_until_it_is_the_persons_turn(page: Page, site: Site) -> None:
    begin(page, site, first=1)
    assert page.evaluate("match.table.view.toAct") == 0
    assert page.evaluate(f"{STORED}.record.moves.length") == 2


def test_a_second_click_on_the_same_button_means_nothing(page: Page, site: Site) -> None:
    begin(page, site)
    page.evaluate("Promise.all([match.table.play('1'), match.table.play('2')])")
    assert page.evaluate(f"{STORED}.record.moves[0]") == "1"
    assert page.evaluate("troubles") == []


def test_an_illegal_move_changes_nothing_and_is_said(page: Page, site: Site) -> None:
    begin(page, site)
    page.evaluate("match.table.play('6')")
    assert page.evaluate(f"{STORED}.record.moves") == []
    assert page.evaluate(f"{STORED}.decisions") == []
    assert page.evaluate("troubles.map(({ kind, code }) => [kind, code])") == [["refused", "illegal-move"]]
    assert page.evaluate("match.table.view.toAct") == 0


def test_taking_back_after_a_reveal_makes_it_a_rehearsal(page: Page, site: Site) -> None:
    begin(page, site)
    assert not page.evaluate("match.table.canUndo")
    page.evaluate("match.table.play('1')")
    page.evaluate("match.table.undo()")
    assert page.evaluate(f"{STORED}.record.moves") == []
    assert page.evaluate(f"{STORED}.rehearsal")
    assert page.evaluate("match.table.rehearsal")
    assert not page.evaluate("match.table.canUndo")
    assert page.evaluate("moments.at(-1).before") is None


def test_taking_back_what_showed_nothing_new_is_free(page: Page, site: Site) -> None:
    begin(page, site)
    page.evaluate("void (self.pause = () => new Promise((go) => { self.goOn = go; }))")
    # The first picture is the own sealed stack; the rivals have not been shown yet.
    page.evaluate("void match.table.play('1')")
    wait_until(page, "moments.length", 1)
    page.evaluate("self.pause = undefined")
    page.evaluate("match.table.undo()")
    assert page.evaluate(f"{STORED}.record.moves") == []
    assert not page.evaluate(f"{STORED}.rehearsal")
    page.evaluate("match.table.play('2')")
    assert page.evaluate(f"{STORED}.record.moves[0]") == "2"


@pytest.mark.parametrize("moves", [1, 5])
def test_a_game_opened_again_goes_on_where_it_was(page: Page, site: Site, moves: int) -> None:
    begin(page, site)
    before = page.evaluate(PLAY_ON, moves)
    page.evaluate("match.leave()")
    page.evaluate("open(match.saved.id)")
    assert page.evaluate("match.table.view") == before
    assert page.evaluate(PLAY_ON, 100)["final"]


def test_a_game_without_its_picture_is_looked_up_in_the_engine(page: Page, site: Site) -> None:
    begin(page, site)
    before = page.evaluate(PLAY_ON, 4)
    page.evaluate("match.leave()")
    page.evaluate("store.removeText('picture')")
    page.evaluate("open(match.saved.id)")
    assert page.evaluate("match.table.view") == before


def test_a_record_that_breaks_the_rules_is_reported_and_not_played(page: Page, site: Site) -> None:
    begin(page, site)
    page.evaluate(
        """() => {
          const game = store.loadGame(id);
          store.saveGame({ ...game, record: { ...game.record, moves: ['1', '1$$$b', 'nonsense'] } });
          return open(id);
        }"""
    )
    assert page.evaluate("troubles.map(({ kind }) => kind)") == ["unreadable"]


def test_a_worker_that_dies_while_rivals_think_is_not_noticed(page: Page, site: Site) -> None:
    begin(page, site)
    page.evaluate("void (self.pause = () => new Promise((go) => setTimeout(go, 30)))")
    page.evaluate("void (async () => { await match.table.play('1'); self.done = true; })()")
    page.workers[-1].evaluate("self.close()")
    wait_until(page, "self.done === true")
    assert page.evaluate("troubles") == []
    assert page.evaluate(PLAY_ON, 100)["final"]


def test_a_first_bid_is_kept_before_the_engine_is_up(page: Page, site: Site) -> None:
    begin(page, site)
    page.evaluate(
        """async () => {
          const slow = { state: () => 'starting', ask: () => new Promise((go) => { self.arrive = go; }) };
          const { Match } = await import('./js/match.js');
          const { deal } = await import('./js/start.js');
          const table = { game: 'turandot', seed: 'x', options: {}, seats: ['human', 'soft'], first: 0 };
          const id = await deal(engine, table, 'test');
          self.early = new Match({ engine: slow, saved: store.loadGame(id), app: 'test', go: () => {},
            headline: document.createElement('div'), onTrouble: (trouble) => troubles.push(trouble) });
          const blank = { show: async () => {}, refresh() {}, leave() {} };
          await early.begin(document.body, { id: 'blank', mount: () => blank });
          void early.table.play('2$');
        }"""
    )
    assert page.evaluate("early.table.starting")
    assert page.evaluate("store.loadGame(early.saved.id).record.moves") == ["2$"]
