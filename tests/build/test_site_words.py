"""Words travel in few files: first the house's and what the posters say, a table's with its game, the rest later."""

from web.build.words import with_words

WRITTEN = {
    "words/en/first.ftl": b"home = Home",
    "words/en/first-rivals.ftl": b"rival = Rival",
    "words/en/firstly.ftl": b"firstly = No",
    "words/en/past.ftl": b"past = Past",
    "words/fr/first.ftl": b"home = Accueil",
    "games/one/words/en/poster.ftl": b"poster = One!",
    "games/one/words/en/table.ftl": b"table = A table",
    "games/one/words/en/table-hints.ftl": b"hint = A hint",
    "games/one/words/en/rules.ftl": b"rules = Rules",
    "games/one/words/en/album.ftl": b"album = An album",
    "games/one/words/fr/poster.ftl": b"poster = Un !",
    "games/two/words/en/poster.ftl": b"poster = Two!",
    "games/two/index.js": b"",
    "index.html": b"",
}


def test_each_language_begins_with_the_house_and_then_every_poster_behind_the_name_of_its_game() -> None:
    found = with_words(WRITTEN)
    assert found["words/en/first.ftl.txt"] == (
        b"rival = Rival\nhome = Home\n### of one\nposter = One!\n### of two\nposter = Two!\n"
    )
    assert found["words/fr/first.ftl.txt"] == b"home = Accueil\n### of one\nposter = Un !\n"


def test_the_rest_of_the_house_and_of_each_game_come_apart() -> None:
    found = with_words(WRITTEN)
    assert found["words/en/rest.ftl.txt"] == b"firstly = No\npast = Past\n"
    assert found["games/one/words/en/table.ftl.txt"] == b"hint = A hint\ntable = A table\n"
    assert found["games/one/words/en/rest.ftl.txt"] == b"rules = Rules\n"


def test_words_that_only_one_screen_needs_have_a_file_of_their_own() -> None:
    assert with_words(WRITTEN)["games/one/words/en/album.ftl.txt"] == b"album = An album\n"


def test_every_message_is_in_exactly_one_file_and_nothing_else_is_touched() -> None:
    found = with_words(WRITTEN)
    texts = [text for path, text in found.items() if path.endswith(".ftl.txt")]
    for path, text in WRITTEN.items():
        if path.endswith(".ftl"):
            assert sum(written.count(text + b"\n") for written in texts) == 1, path
    assert {path for path in found if not path.endswith(".ftl.txt")} == {"games/two/index.js", "index.html"}
