"""Decks as text and JSON."""

from __future__ import annotations

import pytest

from bot.texts import texts_in
from engines.kernel.cards.decks import BadDeck, LineFault, nearest, read_deck, spellings, write_deck
from engines.kernel.cards.packs import Name

HEADINGS = {"main": Name(en="Main deck", fr="Deck principal"), "side": Name(en="Reserve", fr="Réserve")}
CARDS = {
    "oak": Name(en="Old Oak", fr="Vieux chêne"),
    "eclat": Name(en="Moonshard", fr="Éclat d’étoile"),
    "oeil": Name(en="Heart's Eye", fr="Œil du cœur"),
}
TEXT = """\
# Forest

Main deck:
- 3 Old Oak
* eclat d'etoile
2x Œil du Coeur

Réserve
- Moonshard
"""


def read(text: str) -> list[tuple[str, tuple[str, ...]]]:
    return [(part.heading, part.cards) for part in read_deck(text, "toy", "x", HEADINGS, CARDS).sections]


def faults(text: str) -> list[LineFault]:
    with pytest.raises(BadDeck) as refused:
        read_deck(text, "toy", "x", HEADINGS, CARDS)
    for fault in refused.value.faults:
        for locale in ("en", "fr"):
            assert texts_in(locale).tell(fault.reason)
    return refused.value.faults


def test_a_deck_is_read_in_either_language_however_it_is_spelt() -> None:
    assert read(TEXT) == [("main", ("oak", "oak", "oak", "eclat", "oeil", "oeil")), ("side", ("eclat",))]
    assert read_deck(TEXT, "toy", "x", HEADINGS, CARDS).name == "Forest"


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_what_is_written_reads_back(locale: str) -> None:
    deck = read_deck(TEXT, "toy", "x", HEADINGS, CARDS)
    written = write_deck(deck, HEADINGS, CARDS, locale)  # pyright: ignore[reportArgumentType]
    assert read_deck(written, "toy", "x", HEADINGS, CARDS) == deck
    assert read_deck(deck.model_dump_json(), "toy", "x", HEADINGS, CARDS) == deck


@pytest.mark.parametrize(
    ("text", "reason", "line"),
    [
        ("Main deck\n- Old Oat", "deck-nearly", 2),
        ("Main deck\n- Zyxwv", "deck-unknown", 2),
        ("- Old Oak", "deck-no-heading", 1),
        ("Main deck\nReserve\nMain deck", "deck-heading-twice", 3),
        ("", "deck-empty", 0),
        ("x" * 20_000, "deck-too-long", 0),
        ("# <@1>\nMain deck\n- Old Oak", "deck-bad-name", 0),
        ("Main deck\n- 99 Old Oak\n- 99 Old Oak\n- 53 Old Oak", "deck-too-many", 0),
        ("{", "deck-bad-json", 0),
        ('{"game": "other", "name": "n", "sections": []}', "deck-other-game", 0),
        ('{"game": "toy", "name": "n", "sections": [], "x": 1}', "deck-bad-json", 0),
    ],
)
def test_each_fault_is_named_with_its_line(text: str, reason: str, line: int) -> None:
    (fault,) = faults(text)
    assert (fault.reason.key, fault.line) == (reason, line)


def test_a_name_that_almost_matches_is_suggested() -> None:
    (fault,) = faults("Main deck\n- Old Oat")
    assert texts_in("en").tell(fault.reason) == "“Old Oat” is not a card. Did you mean Old Oak?"
    assert texts_in("fr").tell(fault.reason) == "Old Oat n’existe pas. Vouliez-vous dire Vieux chêne ?"


def test_all_faults_are_told_at_once() -> None:
    assert [fault.line for fault in faults("Main deck\n- Zyxwv\n- Old Oak\n- Qqqq")] == [2, 4]


@pytest.mark.parametrize(("word", "found"), [("étoile", "eclat"), ("OAK", "oak"), ("moonchard", "eclat")])
def test_look_up_finds_parts_of_names_and_near_misses(word: str, found: str) -> None:
    assert nearest(word, spellings(CARDS))[0] == found


def test_look_up_finds_nothing_where_there_is_nothing() -> None:
    assert nearest("zzzzzz", spellings(CARDS)) == []
