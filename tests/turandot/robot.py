"""How Turandot's table is looked at and played: what it asks for, and the presses that answer."""

from typing import Any

from tests.web.robot import READ, Press, Seen

LOOK = """() => {
  const all = (query) => [...document.querySelectorAll(query)];
  const slots = (query) => all(query).map((it) => Number(it.closest('.column').dataset.slot));
  const { phase = null, hires = '', turn = '' } = document.querySelector('.game')?.dataset ?? {};
  const boards = { bid: '.envelope', hand: '.contracts', name: '.suspects', fire: '.chairs', cast: '.playbill' };
  const mine = () => Object.keys(boards).find((board) => all(boards[board]).length) ?? '';
  const asked = all('.afterwards').length ? 'over' : all('.onward').length ? 'read' : turn === 'yes' ? mine() : '';
  const moment = [asked, phase, document.querySelector('.phase')?.textContent].join(' ');
  const cards = all('.game .boards [data-inspects]').map(({ dataset }) => dataset.inspects);
  const checked = all('.game .act :checked, .game .centre :checked').map(({ name, value }) => `${name} ${value}`);
  const pressed = all('.game [aria-pressed]').map(({ ariaPressed }) => ariaPressed);
  const warned = all('.playbill [role=alert]').length;
  return {
    asked, moment, phase, cards, checked,
    state: JSON.stringify([moment, cards, checked, pressed, warned]),
    scene: [asked, phase, hires].join('-'),
    picks: slots('.column .pick'),
    designer: all('.stand.pick input[aria-disabled=false]').length > 0,
    bluff: all('.bluff :checked').length > 0,
    money: all('.coins input[value="1"][aria-disabled=false]').length > 0,
    free: slots('.column:not(.promised) .card-button'),
    unserved: all('.served .gets').filter(({ textContent }) => textContent === '…').length,
    choices: all('.suspect, .chair').length,
    totals: all('.account.final tr.total td').map(({ textContent }) => Number(textContent.replace(/^[^0-9]/, '-'))),
  };
}"""

# Keys that decide nothing, or not yet.
IDLE_KEYS = ("b", "0", "Backspace", "t", "c", "r", "d", "ArrowLeft", "ArrowDown")
# What may be touched while others think: a card to bid on, a rival's house.
IDLE_TARGETS = ".column .pick, .house-head"


def press(seen: Seen, turn: int, step: int) -> Press:
    """The next press of an answer."""
    match seen["asked"]:
        case "bid":
            return _bid(seen, turn)
        case "hand":
            return _slot(seen["free"], turn) if seen["unserved"] else Press("Enter", ".contracts .primary")
        case "name" | "fire":
            which = turn % seen["choices"]
            choice = Press(str(which + 1), ".suspect, .chair", which)
            return Press("Enter", ".decide .primary") if seen["checked"] else choice
        case "cast":
            return _column(1 + (turn + step) % 6) if step < 2 else Press("Enter", ".playbill .primary")
        case other if other == READ:
            return Press("Enter", ".onward")
    raise AssertionError(f"nothing answers {seen['asked']!r}")


def _bid(seen: Seen, turn: int) -> Press:
    """Now this card and now that, every third time with money, now and then the designer or a bluff."""
    designer = seen["designer"] and turn % 7 == 6
    card = Press("0", ".stand.pick") if designer else _slot(seen["picks"], turn)
    if f"slot {card.key}" not in seen["checked"]:  # it may have been chosen while others thought
        return card
    if turn % 3 == 0 and seen["money"] and "money 0" in seen["checked"]:
        return Press("+", ".coins label", 1)
    if turn % 4 == 1 and not seen["bluff"]:
        return Press("b", ".bluff")
    return Press("Enter", ".seal")


def _slot(slots: list[int], turn: int) -> Press:
    return _column(slots[turn % len(slots)])


def _column(number: int) -> Press:
    return Press(str(number), f".column[data-slot='{number}'] .pick")


def lying(view: Any) -> list[str]:  # noqa: ANN401 - as the engine shows it
    """The cards on the table where a view rests."""
    singers = view["houses"][view["seat"]]["singers"]
    cards = {"premiere": singers, "naming": [], "firing": [], "finished": []}.get(view["phase"], view["stage"])
    return [card for card in cards if card]
