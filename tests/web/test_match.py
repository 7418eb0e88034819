"""The match on the page: what it keeps, what it shows, and what happens when things are taken back or break."""

import pytest
from playwright.sync_api import Page

from tests.web.browsing import QUIET, wait_until
from tests.web.engines import HOLD, held
from tests.web.saves import ALL, GAME, SEED, Json, record_after, seats_for, view_of
from web.build.serve import Site

pytestmark = [pytest.mark.apart, pytest.mark.outside]

SEATS = seats_for(3)
FIRST, SECOND = view_of(record_after(0, SEATS))["legal"][:2]
ILLEGAL = record_after(ALL, SEATS)["moves"][-1]  # at the beginning

# A match with a real engine and a table that only takes notes. `moments` holds, for every picture shown, the picture
# and what was in the store at that moment.
BEGIN = """async (table) => {
  const load = (name) => import(`./js/${name}.js`);
  const [{ createEngine }, { Match }, { deal }, store, { removeText }] = await Promise.all(
    ['engine/engine', 'play/match', 'play/start', 'play/saves', 'shell/store'].map(load));
  Object.assign(self, { Match, deal, store, removeText, moments: [], troubles: [], refreshed: 0 });
  self.engine = createEngine({});
  self.id = await deal(engine, table, 'test');
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
# Any move will do; there are too many for some views to list them all.
PLAY_ON = """async (until) => {
  const { table } = match;
  for (let n = 0; n < until && !table.view.final; n += 1) {
    const [move] = table.view.legal;
    await table.play(move ?? (await table.ask({ do: 'weigh' })).choices[0].move);
  }
  return table.view;
}"""
PLAY = "(move) => match.table.play(move)"
STORED = "store.loadGame(match.saved.id)"


def begin(page: Page, site: Site, first: int = 0) -> None:
    page.goto(site.url + QUIET)
    page.evaluate(BEGIN, {"game": GAME.name, "seed": SEED, "options": {}, "seats": SEATS, "first": first})


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
    lengths = [len(moment["stored"]["moves"]) for moment in moments]
    assert len(lengths) > lengths[-1], "some moves pass through several pictures"
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
    both = "([one, other]) => Promise.all([match.table.play(one), match.table.play(other)])"
    assert page.evaluate(both, [FIRST, SECOND]) == [True, False]
    assert page.evaluate(f"{STORED}.record.moves[0]") == FIRST
    assert page.evaluate("troubles") == []


def test_an_illegal_move_changes_nothing_and_is_said(page: Page, site: Site) -> None:
    begin(page, site)
    assert page.evaluate(PLAY, ILLEGAL) is False
    assert page.evaluate(f"{STORED}.record.moves") == []
    assert page.evaluate(f"{STORED}.decisions") == []
    assert page.evaluate("troubles.map(({ kind, code }) => [kind, code])") == [["refused", "illegal-move"]]
    assert page.evaluate("match.table.view.toAct") == 0


def test_taking_back_after_a_reveal_makes_it_a_rehearsal(page: Page, site: Site) -> None:
    begin(page, site)
    assert not page.evaluate("match.table.canUndo")
    assert page.evaluate(PLAY, FIRST) is True
    assert page.evaluate("match.table.undo()") is True
    assert page.evaluate(f"{STORED}.record.moves") == []
    assert page.evaluate(f"{STORED}.rehearsal")
    assert page.evaluate("match.table.rehearsal")
    assert not page.evaluate("match.table.canUndo")
    assert page.evaluate("moments.at(-1).before") is None


def test_taking_back_what_showed_nothing_new_is_free(page: Page, site: Site) -> None:
    begin(page, site)
    page.evaluate("void (self.pause = () => new Promise((go) => { self.goOn = go; }))")
    # The first picture shows one's own move; the rivals have not been shown yet.
    page.evaluate(f"(move) => {{ ({PLAY})(move) }}", FIRST)
    wait_until(page, "moments.length", 1)
    page.evaluate("self.pause = undefined")
    page.evaluate("match.table.undo()")
    assert page.evaluate(f"{STORED}.record.moves") == []
    assert not page.evaluate(f"{STORED}.rehearsal")
    page.evaluate(PLAY, SECOND)
    assert page.evaluate(f"{STORED}.record.moves[0]") == SECOND


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
    page.evaluate("removeText('picture')")
    page.evaluate("open(match.saved.id)")
    assert page.evaluate("match.table.view") == before


def test_a_record_that_breaks_the_rules_is_reported_and_not_played(page: Page, site: Site) -> None:
    begin(page, site)
    page.evaluate(
        """() => {
          const game = store.loadGame(id);
          store.saveGame({ ...game, record: { ...game.record, moves: ['nonsense'] } });
          return open(id);
        }"""
    )
    assert page.evaluate("troubles.map(({ kind }) => kind)") == ["unreadable"]


@pytest.mark.inside
def test_a_worker_that_dies_while_rivals_think_is_not_noticed(page: Page, site: Site) -> None:
    begin(page, site)
    worker = page.workers[-1]
    worker.evaluate(HOLD, 1)  # the person's own move is still answered
    page.evaluate(f"(move) => {{ ({PLAY})(move).then(() => {{ self.done = true; }}) }}", FIRST)
    held(page, worker)
    worker.evaluate("self.close()")
    wait_until(page, "self.done === true")
    assert page.evaluate("troubles") == []
    assert page.evaluate(PLAY_ON, 100)["final"]


def test_a_first_move_is_kept_before_the_engine_is_up(page: Page, site: Site) -> None:
    begin(page, site)
    page.evaluate(
        """async (move) => {
          const slow = { state: () => 'starting', ask: () => new Promise((go) => { self.arrive = go; }) };
          const { game, seed, options, seats, first } = match.saved.record;
          const id = await deal(engine, { game, seed, options, seats, first }, 'test');
          self.early = new Match({ engine: slow, saved: store.loadGame(id), app: 'test', go: () => {},
            headline: document.createElement('div'), onTrouble: (trouble) => troubles.push(trouble) });
          const blank = { show: async () => {}, refresh() {}, leave() {} };
          await early.begin(document.body, { id: 'blank', mount: () => blank });
          void early.table.play(move);
        }""",
        SECOND,
    )
    assert page.evaluate("early.table.starting")
    assert page.evaluate("store.loadGame(early.saved.id).record.moves") == [SECOND]


def test_a_table_that_was_left_plays_no_more(page: Page, site: Site) -> None:
    begin(page, site)
    page.evaluate("match.leave()")
    assert page.evaluate(PLAY, FIRST) is False
    assert page.evaluate("match.table.undo()") is False
    assert page.evaluate(f"{STORED}.record.moves") == []
