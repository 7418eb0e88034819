"""The parts that any table can use: motion, sound, keys, the announcer, and properties under a strict policy."""

import math
from collections.abc import Iterator

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.web.conftest import wait_until, watch
from web.build.serve import Site

# What motion works on: one card that changes its place.
STAGE = """async () => {
  self.motion = await import('./js/motion.js');
  self.settings = await import('./js/settings.js');
  self.stage = document.createElement('div');
  const card = Object.assign(document.createElement('div'), { textContent: 'card' });
  card.dataset.slide = 'one';
  stage.append(card);
  document.body.append(stage);
  self.moving = () => card.getAnimations().length;
  self.move = () => motion.slide(stage, () => card.style.setProperty('margin-inline-start', '200px'));
}"""


@pytest.fixture
def home(fresh: BrowserContext, site: Site) -> Iterator[Page]:
    page = fresh.new_page()
    seen = watch(page)
    page.goto(site.url)
    page.locator("#play").wait_for()
    yield page
    assert seen.errors == []


# ── Motion ──


def test_a_card_slides_from_its_old_place_to_its_new_one(home: Page) -> None:
    home.evaluate(STAGE)
    home.evaluate("void (self.moved = move())")
    assert home.evaluate("moving()") == 1
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
    home.evaluate("settings.change({ pace: 'instant' })")
    home.evaluate("motion.pause(600000)")
    assert home.evaluate("motion.pace()") == 0


def test_motion_that_the_browser_never_finishes_is_over_all_the_same(home: Page) -> None:
    home.evaluate(STAGE)
    home.evaluate("Element.prototype.animate = () => ({ finished: new Promise(() => {}), cancel() {} })")
    home.evaluate("move()")


# ── Sound ──


# Counts whatever begins to sound.
LISTEN = """async () => {
  self.made = 0;
  for (const { prototype } of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
    const { start } = prototype;
    prototype.start = function (...args) { made += 1; return start.apply(this, args); };
  }
  self.sounds = await import('./js/sound.js');
  self.settings = await import('./js/settings.js');
}"""


def test_every_sound_can_be_made_after_a_tap_and_none_before(home: Page) -> None:
    home.evaluate(LISTEN)
    home.evaluate("sounds.sound('coin')")
    assert home.evaluate("made") == 0
    home.locator("h1").click()
    wait_until(home, "(sounds.sound('coin'), made > 0)")  # loudspeakers are opened after the tap has been answered
    for name in ("card", "seal", "flip", "tie", "coin", "curtain", "applause", "firing", "triumph", "sample"):
        before = home.evaluate("made")
        home.evaluate("(name) => sounds.sound(name)", name)
        assert home.evaluate("made") > before, name


def test_effects_and_music_have_volumes_of_their_own(home: Page) -> None:
    home.evaluate(LISTEN)
    home.evaluate("settings.change({ effects: 0 })")
    home.locator("h1").click()
    wait_until(home, "(sounds.sound('coin'), sounds.sound('sample'), made > 0)")
    before = home.evaluate("made")
    home.evaluate("sounds.sound('coin')")
    assert home.evaluate("made") == before


def test_the_tenor_ends_on_the_a_above_middle_c(home: Page) -> None:
    notes = home.evaluate("import('./js/tune.js').then(({ closingPhrase }) => closingPhrase())")
    loudest = max(note["loud"] for note in notes)
    tenor = [note for note in notes if note["loud"] == loudest]
    assert tenor[-1]["pitch"] == pytest.approx(440)
    assert tenor[-2]["pitch"] == pytest.approx(493.88, abs=0.01)
    assert max(note["at"] + note["lasts"] for note in notes) < 15


# The violins' part as degrees of D major, with lengths in crotchets: as in the score, the second bar has but two.
TUNE = "r.5 1.5 2.5 3.5 2.5 1.5 2.75 7.25 6:2 r.5 2.5 3.5 4.5 3.5 2.5 3.75 1.25 7:1 1:1 2:1 3.5 4.5 5:4"


def test_the_violins_answer_with_the_great_tune(home: Page) -> None:
    notes = home.evaluate("import('./js/tune.js').then(({ closingPhrase }) => closingPhrase())")
    loud = sorted({note["loud"] for note in notes})[-2]
    violins = [note for note in notes if note["loud"] == loud]
    degrees = {2: "1", 4: "2", 6: "3", 7: "4", 9: "5", 11: "6", 1: "7"}
    played = [degrees[round(12 * math.log2(note["pitch"] / 440) + 9) % 12] for note in violins]
    written = [mark for mark in TUNE.split() if not mark.startswith("r")]
    assert played == [mark[0] for mark in written]
    lengths = [float(mark[1:].replace(":", "")) for mark in written]
    beat = violins[-1]["lasts"] / 4
    assert [note["lasts"] / beat for note in violins] == pytest.approx(lengths)


# The whole of a sound, rendered without loudspeakers: its loudest sample, and when it has died away.
RENDER = """async (name) => {
  const offline = new OfflineAudioContext(1, 44100 * 20, 44100);
  self.AudioContext = function () { return offline; };
  const sounds = await import('./js/sound.js');
  const settings = await import('./js/settings.js');
  settings.change({ effects: 100, music: 100 });
  sounds.allowSound();
  dispatchEvent(new PointerEvent('pointerdown'));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
  sounds.sound(name);
  const samples = (await offline.startRendering()).getChannelData(0);
  const heard = samples.findLastIndex((sample) => Math.abs(sample) > 0.001);
  return { peak: samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0), lasts: heard / 44100 };
}"""


@pytest.mark.parametrize(("name", "least", "most"), [("triumph", 10, 14), ("applause", 2, 3), ("coin", 0.2, 1)])
def test_no_sound_is_louder_than_loudspeakers_can_be_nor_longer_than_meant(
    home: Page, name: str, least: float, most: float
) -> None:
    heard = home.evaluate(RENDER, name)
    assert 0.05 < heard["peak"] < 1
    assert least < heard["lasts"] < most


# ── Keys ──

BIND = """async () => {
  const { bindKeys } = await import('./js/keys.js');
  self.settings = await import('./js/settings.js');
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
    home.evaluate("settings.change({ letters: false })")
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
    home.goto(site.url + "#set-up")
    home.locator("#seed").wait_for()
    home.evaluate(BIND)
    home.locator("#seed").press_sequentially("b1")
    assert home.evaluate("pressed") == []
    assert home.locator("#seed").input_value() == "b1"


# ── The announcer ──


def test_sentences_of_one_moment_are_read_as_one(home: Page) -> None:
    home.evaluate("import('./js/announce.js').then(({ announce }) => { announce('One.'); announce('Two.'); })")
    home.locator("#announcer", has_text="One. Two.").wait_for(state="attached")


def test_a_fresh_sentence_drops_what_is_no_longer_true(home: Page) -> None:
    home.evaluate(
        "import('./js/announce.js').then(({ announce }) => { announce('Old.'); announce('New.', { fresh: true }); })"
    )
    home.locator("#announcer", has_text="New.").wait_for(state="attached")
    assert "Old." not in home.locator("#announcer").inner_text()


# ── Style ──


def test_properties_are_set_and_removed_without_a_style_attribute_in_the_template(home: Page) -> None:
    drawn = home.evaluate(
        """async () => {
          const { html, render } = await import('./vendor/lit-html/lit-html.js');
          const { properties } = await import('./js/styles.js');
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


# ── Words ──

# Every list as we join it, beside the browser's own way.
LISTS = """async () => {
  const { list, speak } = await import('./js/words.js');
  const found = [];
  for (const language of ['en', 'fr', 'de', 'it']) {
    await speak(language);
    for (const count of [0, 1, 2, 3, 5]) {
      const names = ['Bianca', 'Ottavio', 'Zelda', 'Petra', 'Anselmo'].slice(0, count);
      found.push([list(names), new Intl.ListFormat(language).format(names)]);
    }
  }
  return found;
}"""


def test_names_are_joined_as_each_language_joins_them(home: Page) -> None:
    found = home.evaluate(LISTS)
    assert len(found) == 20
    assert [ours for ours, _ in found] == [theirs for _, theirs in found]
