"""A text with a word left out, doubled or exchanged is refused or says something else."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from engines.magic.cards.exact import read_exactly
from engines.magic.cards.facts import CardFacts
from engines.magic.cards.reading.card import read_card
from engines.magic.language.pack import CardModel
from tests.engines.magic.cards.real.played import Scene, scenes
from tests.engines.magic.cards.real.scene import WORDINGS, facts, text

HARMLESS = {
    "-you": "a player is told what to do: you draw a card, draw a card",
    "-then": "what is done is done in order",
    "-all": "creatures are all creatures",
    "-a": "one thing becomes a creature",
    "-an": "one thing becomes an Island",
    "-back": "cards of a library that go on top go back there",
    "-player's": "each upkeep is that of a player",
}
"""What a text says the same without, and why: nothing else may be left out unseen."""
EXCHANGED = {
    "a": "each", "all": "target", "another": "a", "attacks": "blocks", "can't": "must", "controls": "owns",
    "destroy": "exile", "each": "another", "gains": "loses", "get": "have", "gets": "has", "greater": "less",
    "if": "unless", "less": "greater", "may": "can't", "more": "fewer", "nonland": "land", "on": "in",
    "opponent": "player", "or": "and", "other": "token", "target": "each", "tapped": "untapped", "that": "a",
    "when": "if", "whenever": "if", "you": "they", "your": "their",
}  # fmt: skip
"""Words that change a sentence, each for another."""


def texts() -> Iterator[str]:
    for said, means in WORDINGS["deeds"].items():
        if means is not None:
            yield f"{{1}}: {said}"
    for said in (*WORDINGS["statics"], *WORDINGS["lines"]):
        yield said
    for said in WORDINGS["events"]:
        yield f"{said}, draw a card."
    for said in WORDINGS["conditions"]:
        yield f"When ~ enters the battlefield, if {said}, draw a card."
    for said in WORDINGS["costs"]:
        yield f"{said}: Draw a card."


def mutants(said: str) -> Iterator[tuple[str, str]]:
    """Yield what becomes of a text, and what was done to it."""
    words = said.split(" ")
    for place, word in enumerate(words):
        bare = word.strip(".,").lower()
        before, after = words[:place], words[place + 1 :]
        yield " ".join([*before, *after]), f"-{bare}"
        yield " ".join([*before, word, word, *after]), f"+{bare}"
        if bare in EXCHANGED:
            yield " ".join([*before, word.lower().replace(bare, EXCHANGED[bare]), *after]), f"{bare}>"
        if re.search(r"\d", word):
            yield (
                " ".join(
                    [*before, re.sub(r"\d", lambda figure: str(int(figure[0]) + 1), word, count=1), *after]
                ),
                "9",
            )


def without_a_letter(said: str) -> Iterator[str]:
    for place, letter in enumerate(said):
        if letter.isalpha():
            yield said[:place] + said[place + 1 :]


def read(said: str, of: CardFacts) -> CardModel | None:
    return read_card(of, text(said)).definition


@pytest.mark.parametrize("said", list(texts()))
def test_no_word_goes_unseen(said: str) -> None:
    card = read(said, facts())
    assert card is not None
    unseen = {
        done
        for changed, done in mutants(said)
        if plain(changed) != plain(said) and read(changed, facts()) == card
    }
    assert unseen <= HARMLESS.keys()


ALSO_HARMLESS = {
    "-and": "protection from this, from that",
    "-land": "other land types of a land are its other types",
}
"""What may be left out of the texts of scenes besides, in the only wording that has it."""
_REMINDER = re.compile(r" ?\([^)]*\)")
EVERY = scenes()


@pytest.mark.parametrize("scene", EVERY, ids=[each.name for each in EVERY])
def test_no_word_and_no_letter_of_a_card_that_is_played_goes_unseen(scene: Scene) -> None:
    """A card is the same only where nothing is changed that the reader, or the second printer, looks at."""
    said = _REMINDER.sub("", scene.text)  # which says nothing (207.2a)
    card = read(said, scene.of)
    words = (changed for changed, done in mutants(said) if done not in HARMLESS.keys() | ALSO_HARMLESS.keys())
    unseen = [
        changed
        for changed in (*words, *without_a_letter(said))
        if plain(changed) != plain(said)
        if read(changed, scene.of) == card and read_exactly(scene.of, text(changed)).definition is not None
    ]
    assert unseen == []


def plain(said: str) -> str:
    """Return a text as if English had one indefinite article, and without "another" where it says nothing.

    An ability hears of cards that are cycled or discarded while its source is on the battlefield (113.6), and
    whatever lies in a hand is another object than that.
    """
    return re.sub(r"\b[Aa]n\b", "a", said).replace("cycle or discard another ", "cycle or discard a ")
