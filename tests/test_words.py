"""The page's words: the same messages, arguments and files in four languages, and nothing left in English.

The house has words, and every game has its own. A script of the house asks for words of the house by `t(...)`, and for
words of a game by the `t` of `wordsOf(game)`.
"""

import re
from functools import cache
from itertools import product
from pathlib import Path, PurePosixPath

import pytest

from tests.engine.games import played_at_random
from turandot.games import game as known_game
from web.build.environment import ROOT
from web.build.words import ALONE, with_words

WEB = ROOT / "web"
LANGUAGES = ("en", "fr", "de", "it")
GAMES = sorted(path.parent.name for path in (WEB / "games").glob("*/words"))
HOUSE = "house"
LITTLE = "little"  # the game that moves in for some tests
SCRIPTS = {HOUSE: WEB / "js", **{game: WEB / "games" / game for game in GAMES}, LITTLE: ROOT / "tests/little/page"}
OWNERS = {owner: (WEB if owner == HOUSE else place) / "words" for owner, place in SCRIPTS.items()}
ENTRY = re.compile(r"^(-?[a-z][\w-]*) *=", re.IGNORECASE)
ATTRIBUTE = re.compile(r"^ +\.([a-z][\w-]*) *=", re.IGNORECASE)
VARIABLE = re.compile(r"\$([\w-]+)")
# What a person reads of a pattern: not what stands between braces.
PLACEABLE = re.compile(r"\{[^{}]*\}")
WORD = re.compile(r"[^\W\d_]{3,}")
# Sentences of so many words do not happen to be the same in two languages.
TOO_LONG_TO_AGREE = 4
# What a script fills into a composed name is a word, or two with a hyphen: more would excuse whatever begins alike.
COMPOSED, OF_TWO_PARTS = re.compile(r"\$\{[^{}]*\}"), r"[a-zA-Z0-9]+(-[a-zA-Z0-9]+)?"
# Screens that not every game has, by their scripts; and what is said where a house that nobody plays has won.
SCREENS = {"album.js": "album", "deck.js": "deck", "learn.js": "learn", "lesson.js": "learn", "rules.js": "rules"}
OUTDONE = {"result-outdone"}
# Arguments by which some languages choose a form and others need not.
FORMS = {"gender"}
# Names with what some languages put before them: counted as the name itself.
CASES = {"toWho": "who", "toWhom": "whom", "toThird": "third"}
# Spaces at which no line breaks, and the thin one. French has a thin one before ; ? ! and the per cent sign, and a wide
# one before a colon and inside quotation marks; so says the Imprimerie nationale, and Intl writes per cents the same.
WIDE, THIN = "\u00a0", "\u202f"
HOLE = "\ufffc"  # where a message is filled in
MINUS_OF_A_KEYBOARD = r"(?<![\w{HOLE}])-(?=[\d{HOLE}])".replace("{HOLE}", HOLE)
EVERYWHERE = {
    "three dots instead of one sign": r"\.\.",
    "two spaces": rf"[ {WIDE}{THIN}]{{2}}",
    "a space before a mark": rf"[ {WIDE}{THIN}][,.](?!\d)",
    "a hyphen for a dash": r" -+ |--",
    "a hyphen for a minus": MINUS_OF_A_KEYBOARD,
    "a dash without its spaces": r"\w—|—\w",
    "a hyphen from figure to figure": r"\d-\d",
}
NO_SPACE_BEFORE_PER_CENT, NO_SPACE_BEFORE_DOTS = r"\s%", rf"[\w{HOLE}]\s…"
PRINT = {
    "en": {"per cent": NO_SPACE_BEFORE_PER_CENT, "dots": NO_SPACE_BEFORE_DOTS, "a space before a mark": r"\s[:;?!]"},
    "it": {
        "per cent": NO_SPACE_BEFORE_PER_CENT,
        "dots": NO_SPACE_BEFORE_DOTS,
        "a space before a mark": r"\s[:;?!»]|«\s",
    },
    "de": {
        "per cent": rf"(?<!{WIDE})%",
        "dots": rf"(?<!^)(?<!{WIDE})…",
        "a space before a mark": r"\s[:;?!]",
        "quotation marks": "”|«|»",
    },
    "fr": {
        "per cent": rf"(?<!{THIN})%",
        "dots": NO_SPACE_BEFORE_DOTS,
        "a thin space": rf"(?<![{THIN}?!])[;?!]",
        "a wide space before a colon": rf"(?<!{WIDE}):",
        "quotation marks": rf"«(?!{WIDE})|(?<!{WIDE})»|“|”|„",
    },
}


def files(owner: str, language: str = "en") -> list[str]:
    return sorted(path.name for path in (OWNERS[owner] / language).glob("*.ftl"))


EVERY_FILE = [(owner, file) for owner in OWNERS for file in files(owner)]
TRANSLATED = [(owner, file, language) for (owner, file), language in product(EVERY_FILE, LANGUAGES[1:])]


@cache
def messages(owner: str, file: str, language: str = "en") -> dict[str, str]:
    """Every message and attribute of a file, with all that is written for it."""
    found: dict[str, str] = {}
    message = key = ""
    for line in (OWNERS[owner] / language / file).read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            key = ""
        elif entry := ENTRY.match(line):
            message = key = entry[1]
            assert key not in found, f"{owner}, {language}/{file} has {key} twice"
            found[key] = line[entry.end() :]
        elif attribute := ATTRIBUTE.match(line):
            key = f"{message}.{attribute[1]}"
            found[key] = line[attribute.end() :]
        elif key and line.strip():
            assert line.startswith((" ", "}")), f"{owner}, {language}/{file}: {line!r} belongs to no message"
            found[key] += f"\n{line}"
    return found


def words_of(pattern: str) -> list[str]:
    """The words a person could read, in order, whatever the arguments are."""
    previous, plain = "", pattern
    while plain != previous:
        previous, plain = plain, PLACEABLE.sub(" ", plain)
    return [word.lower() for word in WORD.findall(plain)]


def printed(pattern: str) -> list[str]:
    """The lines a person reads of a pattern, whatever is filled in: a line for every variant."""
    previous, plain = "", re.sub(r"\{ *\"([^\"]*)\" *\}", r"\1", pattern)
    while plain != previous:
        previous, plain = plain, re.sub(r"\{[^{}\n]*\}", HOLE, plain)
    plain = re.sub(r"\{[^{}\n]*->", "\n", plain)
    lines = (re.sub(r"^\s*(\*?\[[^\]]*\]|\})?", "", line) for line in plain.splitlines())
    return [line.strip(" ") for line in lines if line.strip()]


def known(owner: str) -> set[str]:
    return {name for file in files(owner) for name in messages(owner, file)}


def scripts(owner: str) -> dict[Path, str]:
    return {path: path.read_text(encoding="utf-8") for path in sorted(SCRIPTS[owner].rglob("*.js"))}


@pytest.mark.parametrize(("owner", "language"), [*product(OWNERS, LANGUAGES)])
def test_every_language_has_the_same_files(owner: str, language: str) -> None:
    assert files(owner, language) == files(owner)


def test_the_page_asks_for_the_files_that_the_build_makes_and_every_message_is_in_one_of_them() -> None:
    words = (WEB / "js" / "shell" / "words.js").read_text(encoding="utf-8")
    assert "house: ['first', 'rest'], game: ['table', 'rest']" in words
    sources = {path.relative_to(WEB).as_posix(): path.read_bytes() for path in WEB.rglob("en/*.ftl")}
    joined = with_words(sources)
    parts = {f"words/en/{part}.ftl.txt" for part in ("first", "rest")}
    parts |= {f"games/{game}/words/en/{part}.ftl.txt" for game, part in product(GAMES, ("table", "rest"))}
    assert "ownWords('album', game.id)" in (WEB / "js" / "album" / "album.js").read_text(encoding="utf-8")
    parts |= {str(PurePosixPath(path).with_suffix(".ftl.txt")) for path in sources if PurePosixPath(path).stem in ALONE}
    assert set(joined) == parts
    whole = b"".join(joined.values())
    assert all(text in whole for text in sources.values())


@pytest.mark.parametrize("owner", OWNERS)
def test_no_message_is_in_two_files(owner: str) -> None:
    names = [name for file in files(owner) for name in messages(owner, file)]
    assert sorted(name for name in set(names) if names.count(name) > 1) == []


@pytest.mark.parametrize("game", [*GAMES, LITTLE])
def test_no_game_says_otherwise_what_the_house_says_already(game: str) -> None:
    assert known(game) & known(HOUSE) == set()


@pytest.mark.parametrize(("owner", "file", "language"), TRANSLATED)
def test_every_language_has_the_same_messages(owner: str, file: str, language: str) -> None:
    assert list(messages(owner, file, language)) == list(messages(owner, file))


@pytest.mark.parametrize(("owner", "file", "language"), TRANSLATED)
def test_messages_use_the_same_arguments(owner: str, file: str, language: str) -> None:
    def arguments(speech: str) -> dict[str, set[str]]:
        return {
            name: {CASES.get(given, given) for given in VARIABLE.findall(pattern)}
            for name, pattern in messages(owner, file, speech).items()
        }

    ours, english = arguments(language), arguments("en")
    strange = {name: given - english[name] - FORMS for name, given in ours.items()}
    assert {name: given for name, given in strange.items() if given} == {}
    missing = {name: english[name] - given - FORMS for name, given in ours.items()}
    assert {name: given for name, given in missing.items() if given} == {}


def test_italian_says_to_a_rival_as_the_name_wants_it() -> None:
    """A d comes between a and a name that begins with an a; so no message may put the a there by itself."""
    said = messages(HOUSE, "first-rivals.ftl", "it")
    to = {name.removesuffix(".to"): text.strip() for name, text in said.items() if name.endswith(".to")}
    assert set(to) == {f"rival-{name}" for known in map(known_game, GAMES) for name in known.rivals}
    for rival, text in to.items():
        name = said[rival].strip()
        assert text == (f"ad {name}" if name.startswith("A") else f"a {name}")
    bare = re.compile(r"\ba \{ \$(" + "|".join(CASES.values()) + r") \}", re.IGNORECASE)
    found = [
        f"{owner} {name}"
        for owner, file, language in TRANSLATED
        if language == "it"
        for name, text in messages(owner, file, language).items()
        if bare.search(text)
    ]
    assert found == []


@pytest.mark.parametrize(("owner", "file", "language"), TRANSLATED)
def test_nothing_is_left_in_english(owner: str, file: str, language: str) -> None:
    english = messages(owner, file)
    same = {
        name: pattern
        for name, pattern in messages(owner, file, language).items()
        if len(words := words_of(pattern)) >= TOO_LONG_TO_AGREE and words == words_of(english[name])
    }
    assert same == {}


@pytest.mark.parametrize(("owner", "file", "language"), [(*entry, "en") for entry in EVERY_FILE] + TRANSLATED)
def test_quotes_and_apostrophes_are_those_of_print(owner: str, file: str, language: str) -> None:
    outside = {name: PLACEABLE.sub("", pattern) for name, pattern in messages(owner, file, language).items()}
    assert {name: text for name, text in outside.items() if "'" in text or re.search(r'\w"|"\w', text)} == {}


@pytest.mark.parametrize(("owner", "file", "language"), [(*entry, "en") for entry in EVERY_FILE] + TRANSLATED)
def test_spaces_dashes_and_signs_are_those_of_print(owner: str, file: str, language: str) -> None:
    """A question that is only its mark, as on a button, has nothing before it."""
    wrong = [
        (name, what, line)
        for name, pattern in messages(owner, file, language).items()
        for line in printed(pattern)
        for what, sign in (EVERYWHERE | PRINT[language]).items()
        if len(line) > 1 and re.search(sign, line)
    ]
    assert wrong == []


def needs(game: str, script: str, name: str) -> bool:
    """Whether a game can be asked for a message: not on a screen that it lacks, nor of a house that it lacks."""
    if name in OUTDONE:
        return any(word.startswith("house-") for word in known(game))
    screens = re.search(r"screens: \[(.*)\]", (SCRIPTS[game] / "index.js").read_text(encoding="utf-8"))
    return script not in SCREENS or bool(screens and f"'{SCREENS[script]}'" in screens[1])


@pytest.mark.parametrize("owner", OWNERS)
def test_every_word_that_a_script_asks_for_by_name_is_there(owner: str) -> None:
    """A game's scripts may ask for words of the house, and the house for those that every game must have."""
    asked = {
        (path.name, whose, name)
        for path, text in scripts(owner).items()
        for whose, name in re.findall(
            r"(?<![\w.])((?:words|told|say|wordsOf\([^()]*(?:\([^()]*\))?[^()]*\))\.)?t\('([\w.-]+)'", text
        )
    }
    assert len(asked) > (5 if owner == LITTLE else 50)
    for script, whose, name in sorted(asked):
        if owner == HOUSE:
            speakers = [game for game in (*GAMES, LITTLE) if needs(game, script, name)] if whose else [HOUSE]
            for speaker in speakers:
                assert name in known(speaker) | (known(HOUSE) if whose else set()), f"{script}: {speaker} has no {name}"
        else:
            assert name in known(owner) | known(HOUSE), f"{script}: {name}"


def test_what_the_house_asks_of_every_game_has_the_same_arguments_in_each() -> None:
    house = set(re.findall(r"'([\w.-]+)'", "\n".join(scripts(HOUSE).values())))
    asked: dict[str, set[frozenset[str]]] = {}
    for owner, file in EVERY_FILE:
        for name in messages(owner, file).keys() & house if owner != HOUSE else ():
            asked.setdefault(name, set()).add(frozenset(VARIABLE.findall(messages(owner, file)[name])))
    assert "home-play-hint" in asked
    assert {name: given for name, given in asked.items() if len(given) > 1} == {}


@pytest.mark.parametrize("game", GAMES)
def test_every_phase_in_which_somebody_decides_has_a_name_for_the_review(game: str) -> None:
    known = known_game(game)
    played = played_at_random(known, max(known.seats), "phases")
    phases = {known.caption(moment.state)["phase"] for moment in played.moments() if moment.to_act is not None}
    assert len(phases) > 1
    assert {f"review-phase-{phase}" for phase in phases} <= messages(game, "review.ftl").keys()


def test_no_message_is_left_that_nothing_asks_for() -> None:
    """A message is asked for by its name, or by a name that some script composes."""
    for owner in OWNERS:
        texts = "\n".join(
            text for whose in OWNERS if whose in {owner, HOUSE} or owner == HOUSE for text in scripts(whose).values()
        )
        said = set(re.findall(r"[\w.-]+", texts))
        composed = {COMPOSED.sub(OF_TWO_PARTS, name) for name in re.findall(r"`([a-z][\w-]*?-\$\{[^`]*)`", texts)}
        unused = {name.partition(".")[0] for name in known(owner)} - said
        asked = re.compile("|".join(sorted(composed)))
        assert sorted(name for name in unused if not asked.fullmatch(name)) == [], owner
