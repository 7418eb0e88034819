"""The parts that any table can use: motion, sound, keys, the announcer, and properties under a strict policy."""

import pytest
from playwright.sync_api import Page

from tests.web.axe import cut_off
from tests.web.browsing import wait_until
from tests.web.pages import visit
from tests.web.saves import change_settings
from tests.web.sounds import LISTEN, RENDER
from web.build.serve import Site

pytestmark = [pytest.mark.apart, pytest.mark.outside]

# What motion works on: one card that changes its place.
STAGE = """async () => {
  self.motion = await import('./js/shell/motion.js');
  self.stage = document.createElement('div');
  const card = Object.assign(document.createElement('div'), { textContent: 'card' });
  card.dataset.slide = 'one';
  stage.append(card);
  document.body.append(stage);
  self.moving = () => card.getAnimations().length;
  self.move = () => motion.slide(stage, () => card.style.setProperty('margin-inline-start', '200px'));
}"""


@pytest.fixture
def home(page: Page, site: Site) -> Page:
    visit(page, site)
    return page


# ── Motion ──


def test_a_card_slides_from_its_old_place_to_its_new_one(home: Page) -> None:
    home.evaluate(STAGE)
    assert home.evaluate("() => { self.moved = move(); return moving(); }") == 1
    home.evaluate("moved")
    assert home.evaluate("moving()") == 0


def test_any_hurry_ends_motion_and_pauses_at_once(home: Page) -> None:
    home.evaluate(STAGE)
    home.evaluate("void (self.moved = Promise.all([move(), motion.pause(600000)]))")
    assert home.evaluate("motion.finishMotion()")
    home.evaluate("moved")
    assert not home.evaluate("motion.finishMotion()")


def test_reduced_motion_means_none(home: Page) -> None:
    home.emulate_media(reduced_motion="reduce")
    home.evaluate(STAGE)
    home.evaluate("motion.pause(600000)")
    home.evaluate("void move()")
    assert home.evaluate("moving()") == 0


def test_the_instant_pace_means_none_either(home: Page) -> None:
    home.evaluate(STAGE)
    change_settings(home, pace="instant")
    home.evaluate("motion.pause(600000)")
    assert home.evaluate("motion.pace()") == 0


def test_motion_that_the_browser_never_finishes_is_over_all_the_same(home: Page) -> None:
    home.evaluate(STAGE)
    home.evaluate("Element.prototype.animate = () => ({ finished: new Promise(() => {}), cancel() {} })")
    home.evaluate("move()")


# ── Sound ──

HOUSE = "./js/shell/sound.js"


def test_every_sound_can_be_made_after_a_tap_and_none_before(home: Page) -> None:
    home.evaluate(LISTEN, HOUSE)
    home.evaluate("sounds.sound('coin')")
    assert home.evaluate("made") == 0
    home.locator("h1").click()
    wait_until(home, "(sounds.sound('coin'), made > 0)")  # loudspeakers are opened after the tap has been answered
    names = home.evaluate("Object.keys(sounds.HOUSE)")
    assert "coin" in names
    for name in names:
        before = home.evaluate("made")
        home.evaluate("(name) => sounds.sound(name)", name)
        assert home.evaluate("made") > before, name


def test_loudspeakers_rest_when_nothing_sounds_and_wake_for_the_next_sound(home: Page) -> None:
    home.evaluate("""async () => {
      const { AudioContext: True } = self;
      self.AudioContext = function () { return (self.heard = new True()); };
      self.sounds = await import(new URL('./js/shell/sound.js', location));
    }""")
    home.mouse.click(5, 5)
    wait_until(home, "self.heard?.state === 'running'")
    home.evaluate("sounds.sound('card')")
    wait_until(home, "self.heard.state === 'suspended'")
    home.mouse.click(5, 5)
    assert home.evaluate("self.heard.state") == "suspended", "a tap that makes no sound wakes nobody"
    home.evaluate("sounds.sound('card')")
    wait_until(home, "self.heard.state === 'running'")


def test_where_nothing_may_sound_no_loudspeakers_are_opened(home: Page) -> None:
    change_settings(home, effects=0, music=0)
    home.evaluate("() => { self.AudioContext = function () { throw new Error('nobody wants to hear'); }; }")
    home.mouse.click(5, 5)
    home.evaluate("new Promise((later) => requestAnimationFrame(() => setTimeout(() => setTimeout(later))))")


def test_effects_and_music_have_volumes_of_their_own(home: Page) -> None:
    home.evaluate(LISTEN, HOUSE)
    change_settings(home, effects=0)
    home.locator("h1").click()
    wait_until(home, "(sounds.sound('coin'), sounds.sound('sample'), made > 0)")
    before = home.evaluate("made")
    home.evaluate("sounds.sound('coin')")
    assert home.evaluate("made") == before


@pytest.mark.parametrize(("name", "least", "most"), [("applause", 2, 3), ("coin", 0.2, 1)])
def test_no_sound_is_louder_than_loudspeakers_can_be_nor_longer_than_meant(
    home: Page, name: str, least: float, most: float
) -> None:
    heard = home.evaluate(RENDER, [HOUSE, name])
    assert 0.05 < heard["peak"] < 1
    assert least < heard["lasts"] < most


# ── Keys ──

BIND = """async () => {
  const { bindKeys } = await import('./js/shell/keys.js');
  self.pressed = [];
  self.release = bindKeys([
    { keys: ['b', '1', 'Tab'], word: 'key-help', run: (event) => { pressed.push(event.key); } },
  ]);
}"""


def test_bound_keys_run_until_they_are_released(home: Page) -> None:
    home.evaluate(BIND)
    home.keyboard.press("b")
    home.keyboard.press("B")
    home.keyboard.press("1")
    assert home.evaluate("pressed") == ["b", "B", "1"]
    home.evaluate("release()")
    home.keyboard.press("b")
    assert len(home.evaluate("pressed")) == 3


def test_letters_can_be_turned_off_and_digits_stay(home: Page) -> None:
    home.evaluate(BIND)
    change_settings(home, letters=False)
    home.keyboard.press("b")
    home.keyboard.press("1")
    assert home.evaluate("pressed") == ["1"]


def test_tab_and_the_browsers_own_shortcuts_are_never_taken(home: Page) -> None:
    home.evaluate(BIND)
    home.keyboard.press("Tab")
    home.keyboard.press("Control+b")
    home.keyboard.press("Alt+1")
    assert home.evaluate("pressed") == []
    assert home.evaluate("document.activeElement !== document.body")


def test_what_is_typed_into_a_field_is_not_a_command(home: Page, site: Site) -> None:
    visit(home, site, "set-up")
    home.evaluate(BIND)
    home.locator("#seed").press_sequentially("b1")
    assert home.evaluate("pressed") == []
    assert home.locator("#seed").input_value() == "b1"


# ── The announcer ──


def test_sentences_of_one_moment_are_read_as_one(home: Page) -> None:
    home.evaluate("import('./js/shell/announce.js').then(({ announce }) => { announce('One.'); announce('Two.'); })")
    home.locator("#announcer", has_text="One. Two.").wait_for(state="attached")


def test_a_fresh_sentence_drops_what_is_no_longer_true(home: Page) -> None:
    home.evaluate("""import('./js/shell/announce.js').then(({ announce }) => {
      announce('Old.');
      announce('New.', { fresh: true });
    })""")
    home.locator("#announcer", has_text="New.").wait_for(state="attached")
    assert "Old." not in home.locator("#announcer").inner_text()


# ── Style ──


def test_properties_are_set_and_removed_without_a_style_attribute_in_the_template(home: Page) -> None:
    drawn = home.evaluate(
        """async () => {
          const { html, render } = await import('./vendor/lit-html/lit-html.js');
          const { properties } = await import('./js/shell/styles.js');
          const root = document.createElement('div');
          const seen = [];
          for (const wanted of [{ '--a': 1, '--b': 2 }, { '--a': 3 }, { '--a': null }]) {
            render(html`<p style=${properties(wanted)}></p>`, root);
            const { style } = root.firstElementChild;
            seen.push([style.getPropertyValue('--a'), style.getPropertyValue('--b')]);
          }
          return seen;
        }"""
    )
    assert drawn == [["1", "2"], ["3", ""], ["", ""]]


# A word in a box: in one piece, in two, and in one that sticks out of what hides it.
PLANTED = """(how) => {
  const box = document.createElement('div');
  box.style.setProperty('inline-size', how === 'whole' ? '20rem' : '2rem');
  box.style.setProperty('overflow-wrap', 'anywhere');
  if (how === 'cut') {
    box.style.setProperty('overflow', 'hidden');
    box.style.setProperty('white-space', 'nowrap');
  }
  box.textContent = 'Raimondo';
  document.body.replaceChildren(box);
}"""


@pytest.mark.parametrize(("how", "found"), [("whole", []), ("broken", ["in two pieces"]), ("cut", ["by div"])])
def test_a_word_that_is_cut_off_or_broken_is_found_and_no_other(home: Page, how: str, found: list[str]) -> None:
    home.evaluate(PLANTED, how)
    told = cut_off(home)
    assert len(told) == len(found)
    assert all(part in line for part, line in zip(found, told, strict=True))
