"""Words of a game are explained where they are meant, and not where the same letters say something else."""

from __future__ import annotations

import pytest

from bot.table.asking import words
from bot.texts import texts_in


@pytest.mark.parametrize("word", ["heads", "tails"])
def test_a_coin_does_not_fall_on_the_stack(word: str) -> None:
    told = texts_in("fr").say("mn-event-coin", seat="ann", word=word)
    assert words.found("magic", told, (), "fr") == []
    assert words.found("magic", "quand la pile est vide", (), "fr") == ["stack"]
