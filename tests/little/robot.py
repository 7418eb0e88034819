"""How the little game's table is looked at and played."""

from tests.web.robot import READ, Press, Seen

LOOK = """() => {
  const all = (query) => [...document.querySelectorAll(query)];
  const { phase = null, turn = '' } = document.querySelector('.little-table')?.dataset ?? {};
  const asked = all('.afterwards').length ? 'over' : all('.onward').length ? 'read' : turn === 'yes' ? 'say' : '';
  const moment = [asked, phase, document.querySelector('.phase')?.textContent].join(' ');
  const cards = all('.little-table :is(.your-card, .house)').map(({ textContent }) => textContent.trim());
  return {
    asked, moment, phase, cards,
    state: JSON.stringify([moment, cards]),
    scene: [asked, phase].join('-'),
    choices: all('.say').length,
    totals: all('.account tr.total td').map(({ textContent }) => Number(textContent.replace('\\u2212', '-'))),
  };
}"""

# Keys that decide nothing.
IDLE_KEYS = ("0", "x", "ArrowLeft")
# What may be touched while others think: a rival's house.
IDLE_TARGETS = ".house"


def press(seen: Seen, turn: int, _step: int) -> Press:
    """Keep and pass in turn, and go on where there was something to read."""
    if seen["asked"] == READ:
        return Press("Enter", ".onward")
    which = turn % seen["choices"]
    return Press(str(which + 1), ".say", which)
