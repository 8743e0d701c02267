"""Games with cards of every shape that the reader makes: no promise is broken, and nothing hidden shows."""

from __future__ import annotations

import pytest

from engines.kernel.cards.packs import parts
from tests.engines.magic.cards.real.rules import GRAMMARS
from tests.engines.magic.cards.real.shapes import every_shape
from tests.engines.magic.fuzzing import KINDS, REAL, play
from tests.profiles import sampled

GAMES = 3
"""Of a batch; `python -m tests.engines.magic.fuzzing --real` plays more."""


def test_all_that_the_reader_builds_is_on_some_card() -> None:
    held = {type(part) for card in every_shape() for part in parts(card)}
    made = {model for grammar in GRAMMARS for model in grammar.makes}
    assert made - held == set()


@pytest.mark.parametrize("batch", sampled(range(20)))
def test_games_with_read_cards_keep_every_promise(batch: int) -> None:
    for number in range(batch * GAMES, (batch + 1) * GAMES):
        play(number * KINDS + REAL)
