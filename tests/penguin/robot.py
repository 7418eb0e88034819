"""How the table on the iceberg is looked at and played: what it asks for, and the presses that answer."""

from typing import Any

from tests.web.robot import READ, Press, Seen

LOOK = """() => {
  const all = (query) => [...document.querySelectorAll(query)];
  const cells = (query) => all(`.cell${query}`).map(({ dataset }) => dataset.cell);
  const { phase = null, turn = '' } = document.querySelector('.party')?.dataset ?? {};
  const boards = { placing: 'place', inviting: 'token', choosing: 'order', entering: 'enter' };
  const mine = turn === 'yes' ? boards[phase] ?? '' : '';
  const asked = all('.afterwards').length ? 'over' : all('.onward').length ? 'read' : mine;
  const curtains = cells('[data-kind=curtain]').length;
  const moment = [asked, phase, curtains, document.querySelector('.phase')?.textContent].join(' ');
  const cards = all('.ice .lies:not(.ghost) [data-card]').map(({ dataset }) => dataset.card);
  const pressed = all('.party [aria-pressed=true]').map((one) => one.dataset.held ?? one.className);
  const focus = document.activeElement?.dataset?.cell ?? null;
  const tokens = cells(':has(.pawn[data-passing])');
  const chosen = cells('[data-chosen]');
  const settled = all('.settling select').map(({ value }) => value);
  return {
    asked, moment, phase, cards, focus, chosen, tokens,
    state: JSON.stringify([moment, cards, pressed, focus, chosen, tokens, settled]),
    scene: [asked, phase].join('-'),
    held: all('.held').map((one) => one.ariaPressed === 'true'),
    open: cells(':is([data-lit=place], [data-lit=enter], [data-lit=waits])'),
    guests: cells('[data-lit=guest]'),
    taken: all('.supply[aria-pressed=true]').length > 0,
    supply: all('.supply .token').length,
    left: all('.leave[aria-pressed=true]').length > 0,
    turned: all('.turn[aria-pressed=true]').length > 0,
    totals: all('.account.final tr.total td').map(({ textContent }) => Number(textContent.replace(/^[^0-9]/, '-'))),
  };
}"""

# Keys that decide nothing, or not yet.
IDLE_KEYS = ("c", "d", "s", "l", "ArrowLeft", "ArrowDown", "t", "r")
# What may be touched while others think: a cell, a player.
IDLE_TARGETS = ".cell[data-kind='penguin'], .house-head"

COMMIT = Press("Enter", ".commit")
FAR = 7  # a step that visits most cells in some order


def press(seen: Seen, turn: int, step: int) -> Press:
    """The next press of an answer."""
    match seen["asked"]:
        case "place":
            return _place(seen, turn)
        case "token":
            return _token(seen, turn)
        case "order":
            return _cell(seen, seen["open"][turn % len(seen["open"])]) if not seen["chosen"] else COMMIT
        case "enter":
            return _enter(seen, turn, step)
        case other if other == READ:
            return Press("Enter", ".onward")
    raise AssertionError(f"nothing answers {seen['asked']!r}")


def _place(seen: Seen, turn: int) -> Press:
    """Now this penguin and now that; every third time its token is planned along with it."""
    if not any(seen["held"]):
        which = turn % len(seen["held"])
        return Press(str(which + 1), ".held", which)
    if not seen["chosen"] and not seen["open"]:
        return Press("t", ".supply")  # somebody took a token in hand, and guests are lit instead: it goes back
    if not seen["chosen"]:
        return _cell(seen, seen["open"][turn * FAR % len(seen["open"])])
    if turn % 3 or not seen["supply"] or seen["tokens"]:
        return COMMIT
    return _cell(seen, seen["chosen"][0]) if seen["taken"] else Press("t", ".supply")


def _token(seen: Seen, turn: int) -> Press:
    """To some penguin, from the supply while it lasts; now and then all stay."""
    if seen["left"] or len(seen["tokens"]) == (2 if not seen["supply"] else 1):
        return COMMIT
    if turn % 4 == 0 or not seen["guests"]:
        return Press("0", ".leave")
    if not seen["supply"] and not seen["taken"]:
        return Press("t", ".supply")
    return _cell(seen, seen["guests"][turn * FAR % len(seen["guests"])])


def _enter(seen: Seen, turn: int, step: int) -> Press:
    if seen["chosen"]:
        return COMMIT
    if (turn % 2 and not step) or not seen["open"]:
        return Press("r", ".turn")
    return _cell(seen, seen["open"][turn * FAR % len(seen["open"])])


def _cell(seen: Seen, name: str) -> Press:
    """A cell, by pointing at it, or by going there with the arrows."""
    return Press(_way(seen["focus"], name), f".cell[data-cell='{name}']")


def _way(here: str | None, there: str) -> str:
    if here is None:
        return "ArrowUp"  # from anywhere else, any arrow leads onto the ice
    if here[0] != there[0]:
        return "ArrowRight" if here[0] < there[0] else "ArrowLeft"
    if here[1] != there[1]:
        return "ArrowDown" if here[1] < there[1] else "ArrowUp"
    return "Enter"


def lying(view: Any) -> list[str]:  # noqa: ANN401 - as the engine shows it
    """The cards on the ice where a view rests."""
    return [] if view["final"] else [cell["card"] for cell in view["cells"] if cell["card"]]
