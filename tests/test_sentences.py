"""Scripts put no sentences together: what stands between words, and in which order, is the affair of each language.

Words of a language come whole, as one message. Several of them become one text by `list`, `items`, `clauses` or
`sentences` of `js/shell/words.js`, which ask the language what stands between them.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from web.build.environment import ROOT

SCRIPTS = [
    path
    for place in ("web/js", "web/games", "tests/little/page")
    for path in sorted((ROOT / place).rglob("*.js"))
    if "drawing" not in path.parts
]
# What is joined here is read by no player, or is no language: names of workers and browsers' features, what a search
# looks through, the details of a trouble, signs that stand in a row.
NO_WORDS = {
    "launch.js": "[plan, game, given && 'given'",
    "browser-support.js": "missing",
    "table.js": "saved.record.seats",
    "rules.js": "[title, ...texts]|rules",
}
JOIN = re.compile(r"\.join\((['\"`])([ ,;:.-]+)\1\)")
SPEAKS = re.compile(r"(?<![\w.])(?:words\.|told\.)?t\(")
MARK = re.compile(r"^[,;:.!?]")


def templates(text: str) -> Iterator[tuple[str, list[str], list[str]]]:
    """Every template of a script: what it is tagged with, the texts in it, and what is filled in between them."""
    place = 0
    while (place := text.find("`", place)) >= 0:
        tag = re.search(r"(\w*)$", text[:place])
        texts, filled, place = _template(text, place + 1)
        yield tag[1] if tag else "", texts, filled
        for inside in filled:
            yield from templates(inside)


def _template(text: str, place: int) -> tuple[list[str], list[str], int]:
    """The template that begins here, and where it ends."""
    texts, filled, begun = [], [], place
    while text[place] != "`":
        if text[place] == "\\":
            place += 2
        elif text.startswith("${", place):
            texts.append(text[begun:place])
            end = _filled(text, place + 2)
            filled.append(text[place + 2 : end])
            place = begun = end + 1
        else:
            place += 1
    return [*texts, text[begun:place]], filled, place + 1


def _filled(text: str, place: int) -> int:
    """Where the brace closes behind what is filled in."""
    depth = 1
    while depth:
        if text[place] == "`":
            place = _template(text, place + 1)[2]
            continue
        depth += {"{": 1, "}": -1}.get(text[place], 0)
        place += 1
    return place - 1


def without_comments(text: str) -> str:
    return re.sub(r"/\*.*?\*/|^\s*//[^\n]*", "", text, flags=re.DOTALL | re.MULTILINE)


def glued(tag: str, texts: list[str], filled: list[str]) -> list[str]:
    """Where a template puts marks or spaces between words of a language."""
    found = []
    for place, inside in enumerate(filled):
        after = texts[place + 1]
        follower = filled[place + 1] if place + 1 < len(filled) else ""
        spoken = bool(SPEAKS.match(inside.strip()))
        if (spoken and (MARK.match(after) or (after == " " and SPEAKS.match(follower.strip())))) or (
            tag != "html" and (spoken or SPEAKS.match(follower.strip())) and re.fullmatch(r"[ ,;:.()]+", after)
        ):
            found.append(f"${{{inside}}}{after}${{{follower}}}")
    return found


def test_the_reading_of_templates_sees_what_is_glued() -> None:
    def found(script: str) -> list[str]:
        return [one for template in templates(script) for one in glued(*template)]

    assert found("`${t('a')}, ${name}`")
    assert found("`${name} ${t('a')}`")
    assert found("html`<p>${t('a')}: ${said}</p>`")
    assert found("html`<p>${[1].map((one) => html`${t('a', { one })} ${t('b')}`)}</p>`")
    assert not found("html`<p>${t('a')} <a href=${to('b')}>${t('b')}</a></p>`")
    assert not found("`${t('a')} · ${name}`")
    assert not found("t(`a-${name}`, { b: '}' })")


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_a_script_glues_no_words(path: Path) -> None:
    text = without_comments(path.read_text(encoding="utf-8"))
    excused = re.compile(NO_WORDS.get(path.name, r"(?!)").replace("[", r"\["))
    lines = [line.strip() for line in text.splitlines() if JOIN.search(line) and not excused.search(line)]
    assert lines == [], "joined by a script, not by a language"
    assert [one for template in templates(text) for one in glued(*template)] == [], "glued by a script"
