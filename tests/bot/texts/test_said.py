"""No text is left behind that nobody says, and none that was not translated."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from tests.bot.texts.said import unsaid
from tests.bot.texts.test_texts import messages, wording

ALIKE = {
    "names": """
        Dueling Nobles Noxtalia Neo Noble Shattered Souls Soul Forger Magic Ronum Herald Robot
        EarthBound GhostBound HeavenBound HellBound Errant Errants
    """,
    "towns": """
        Paris Berlin Madrid Karachi Dhaka Bangkok Jakarta Sydney Melbourne Nouméa Auckland Honolulu
        Tahiti Anchorage Los Angeles Vancouver Denver Chicago Winnipeg New York Montréal Halifax
        São Paulo Buenos Aires
    """,
    "what the trade calls things in both languages": """
        UTC Menu Mentions MW GW OMW OGW gif json deck Deck Decks Pods Dominance Mulligan mulligan
        Flashback mana Mana decks planeswalker planeswalkers stats Expert
    """,
    "words that both languages have": """
        Action Actions Archer Archers Artisan Artisans Aura Auras Cascade code Combat Compensation
        Dragon Dragons Duel Endurance Format Golem Golems Mage Mages Match minutes mode Mode Normal
        non Nobles Ogre Ogres options pause Permanents permanent permanents Pirate Pirates place places
        Points points Potion Potions question Rat Rats Reptile Reptiles Revenant Revenants Rite
        Rites Robe Robes Serpent Serpents Solo source sources Standard Table total Troll Trolls
        Vampire Vampires Verdicts Zombie Zombies Zone Eldrazi Illusion Illusions Myr Phyrexian Phyrexians
        Servo Servos
    """,
}
"""The words of texts that are the same in both languages, and why they are."""
WORDS = {word for words in ALIKE.values() for word in words.split()}


def words(text: ftl.Message) -> Iterator[str]:
    """Yield the words that a text itself says: what is put in is said elsewhere."""

    def walk(node: object) -> Iterator[str]:
        if isinstance(node, ftl.TextElement):
            yield from re.findall(r"[^\W\d_]{2,}", node.value)
        for child in vars(node).values() if isinstance(node, ftl.BaseNode) else ():
            for part in child if isinstance(child, list) else [child]:
                yield from walk(part)

    return walk(text.value)


def alike() -> dict[str, set[str]]:
    """The words of the texts that are the same in both languages, by key."""
    english, french = messages("en"), messages("fr")
    both = (key for key in english.keys() & french.keys() if wording(english[key]) == wording(french[key]))
    return {key: set(words(english[key])) for key in sorted(both)}


def written(text: str) -> ftl.Message:
    (message,) = FluentParser().parse(text).body
    assert isinstance(message, ftl.Message)
    return message


def test_every_text_is_said() -> None:
    assert unsaid(messages("en").values()) == [], "take it out of bot/texts/en and fr, or say it"


@pytest.mark.parametrize(
    "key", ["tournament-left-behind", "error-left-behind", "nn-do-wither", "event-banquet", "dn-left-behind"]
)
def test_a_text_that_nobody_says_is_found(key: str) -> None:
    assert unsaid([written(f"{key} = Left behind"), written("tournament-why-points = Points")]) == [key]


def test_what_is_alike_in_both_languages_are_words_that_both_have() -> None:
    odd = {key: more for key, said in alike().items() if (more := said - WORDS)}
    assert odd == {}, "translate it in bot/texts/fr, or put its words into ALIKE with their reason"


def test_no_word_is_left_in_the_list_that_no_text_needs() -> None:
    assert {*WORDS} - {word for said in alike().values() for word in said} == set()


def test_an_english_text_among_the_french_is_found() -> None:
    left = written("key = Tie-breaks of { $count ->\n    [one] Cut\n   *[other] 2 Cuts\n }")
    assert set(words(left)) - WORDS == {"Tie", "breaks", "of", "Cut", "Cuts"}
