"""The page's words: the same messages, arguments and files in four languages, and nothing left in English."""

import re
from functools import cache
from itertools import product

import pytest

from web.build.environment import ROOT

WORDS, SCRIPTS = ROOT / "web" / "words", ROOT / "web" / "js"
LANGUAGES = ("en", "fr", "de", "it")
FILES = sorted(path.name for path in (WORDS / "en").glob("*.ftl"))
ENTRY = re.compile(r"^(-?[a-z][\w-]*) *=", re.IGNORECASE)
ATTRIBUTE = re.compile(r"^ +\.([a-z][\w-]*) *=", re.IGNORECASE)
VARIABLE = re.compile(r"\$([\w-]+)")
# What a person reads of a pattern: not what stands between braces.
PLACEABLE = re.compile(r"\{[^{}]*\}")
WORD = re.compile(r"[^\W\d_]{3,}")
# Sentences of so many words do not happen to be the same in two languages.
TOO_LONG_TO_AGREE = 4
# Arguments by which some languages choose a form and others need not.
FORMS = {"gender"}


@cache
def messages(language: str, file: str) -> dict[str, str]:
    """Every message and attribute of a file, with all that is written for it."""
    found: dict[str, str] = {}
    message = key = ""
    for line in (WORDS / language / file).read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            key = ""
        elif entry := ENTRY.match(line):
            message = key = entry[1]
            assert key not in found, f"{language}/{file} has {key} twice"
            found[key] = line[entry.end() :]
        elif attribute := ATTRIBUTE.match(line):
            key = f"{message}.{attribute[1]}"
            found[key] = line[attribute.end() :]
        elif key and line.strip():
            assert line.startswith((" ", "}")), f"{language}/{file}: {line!r} belongs to no message"
            found[key] += f"\n{line}"
    return found


def words_of(pattern: str) -> list[str]:
    """The words a person could read, in order, whatever the arguments are."""
    previous, plain = "", pattern
    while plain != previous:
        previous, plain = plain, PLACEABLE.sub(" ", plain)
    return [word.lower() for word in WORD.findall(plain)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language: str) -> None:
    assert sorted(path.name for path in (WORDS / language).glob("*.ftl")) == FILES


def test_no_message_is_in_two_files() -> None:
    names = [name for file in FILES for name in messages("en", file)]
    assert sorted(name for name in set(names) if names.count(name) > 1) == []


@pytest.mark.parametrize(("language", "file"), [*product(LANGUAGES[1:], FILES)])
def test_every_language_has_the_same_messages(language: str, file: str) -> None:
    assert list(messages(language, file)) == list(messages("en", file))


@pytest.mark.parametrize(("language", "file"), [*product(LANGUAGES[1:], FILES)])
def test_messages_use_the_same_arguments(language: str, file: str) -> None:
    def arguments(speech: str) -> dict[str, set[str]]:
        return {name: set(VARIABLE.findall(pattern)) for name, pattern in messages(speech, file).items()}

    ours, english = arguments(language), arguments("en")
    strange = {name: given - english[name] - FORMS for name, given in ours.items()}
    assert {name: given for name, given in strange.items() if given} == {}
    missing = {name: english[name] - given - FORMS for name, given in ours.items()}
    assert {name: given for name, given in missing.items() if given} == {}


@pytest.mark.parametrize(("language", "file"), [*product(LANGUAGES[1:], FILES)])
def test_nothing_is_left_in_english(language: str, file: str) -> None:
    english = messages("en", file)
    same = {
        name: pattern
        for name, pattern in messages(language, file).items()
        if len(words := words_of(pattern)) >= TOO_LONG_TO_AGREE and words == words_of(english[name])
    }
    assert same == {}


@pytest.mark.parametrize(("language", "file"), [*product(LANGUAGES, FILES)])
def test_quotes_and_apostrophes_are_those_of_print(language: str, file: str) -> None:
    outside = {name: PLACEABLE.sub("", pattern) for name, pattern in messages(language, file).items()}
    assert {name: text for name, text in outside.items() if "'" in text or re.search(r'\w"|"\w', text)} == {}


def test_every_word_the_page_asks_for_by_name_is_there() -> None:
    known = {name for file in FILES for name in messages("en", file)}
    asked = {
        (script.name, name)
        for script in SCRIPTS.rglob("*.js")
        for name in re.findall(r"\bt\('([\w.-]+)'", script.read_text(encoding="utf-8"))
    }
    assert len(asked) > 100
    assert sorted((script, name) for script, name in asked if name not in known) == []


def test_no_message_is_left_that_nothing_asks_for() -> None:
    """A message is asked for by its name, or by a name composed from a beginning that stands in some script."""
    scripts = "\n".join(script.read_text(encoding="utf-8") for script in SCRIPTS.rglob("*.js"))
    said = set(re.findall(r"[\w.-]+", scripts))
    composed = re.findall(r"`([a-z][\w-]*?-)\$\{", scripts)
    known = {name.partition(".")[0] for file in FILES for name in messages("en", file)}
    referred = {
        name
        for file in FILES
        for pattern in messages("en", file).values()
        for name in re.findall(r"\{ *(-?[\w-]+)", pattern)
    }
    unused = {name for name in known - said - referred if not name.startswith(tuple(composed))}
    assert sorted(unused) == []
