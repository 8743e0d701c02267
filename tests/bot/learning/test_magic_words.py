"""What the lesson of Magic says of signs and of cards leaves nothing out that is seen there."""

from __future__ import annotations

from bot.texts import LOCALES, texts_in
from engines.kernel.cards.packs import parts
from engines.magic.language.actions import Damage
from tests.engines.magic.starter import CARDS

SIGNS = {
    "attacks": ("sword", "épée"), "blocks": ("shield", "bouclier"), "aimed": ("cross-hair", "viseur"),
    "tapped": ("bent arrow", "flèche courbe"), "sick": ("hourglass", "sablier"),
    "noble": ("crown", "couronne"), "changed": ("spark", "étincelle"),
}  # fmt: skip
"""What a permanent shows of its state, and how each sign looks."""


def test_every_sign_of_a_state_is_explained_with_the_board() -> None:
    for place, locale in enumerate(LOCALES):
        told = texts_in(locale).say("mn-learn-signs").lower()
        assert not {sign for sign, words in SIGNS.items() if words[place] not in told}, locale


def test_what_the_opponents_instant_does_is_told_to_its_end() -> None:
    done = [part.number for part in parts(CARDS["spark_from_the_stack"]) if isinstance(part, Damage)]
    assert done == [3, 1]
    for locale in LOCALES:
        told = texts_in(locale).say("mn-lesson-answer")
        assert all(f" {number} " in told for number in done), locale
