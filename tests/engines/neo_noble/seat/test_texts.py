"""Whatever happens and is asked can be said in both languages, with cards that nobody thought of too."""

from __future__ import annotations

from random import Random

import pytest

from tests.engines.neo_noble.cards.inventing import invented_options
from tests.engines.neo_noble.playing import new_match, some_options
from tests.engines.saying import Told
from tests.profiles import sampled

NAMES = ("Ada", "Bob")


@pytest.mark.parametrize("seeds", sampled([range(4), range(7)]))
def test_everything_that_happens_and_is_asked_can_be_said_in_both_languages(seeds: range) -> None:
    told = Told("nn", NAMES)
    for number in seeds:
        for make in (some_options, invented_options):
            chance = Random(number)
            told.plays(new_match(make(chance), f"texts {number}"), chance, 150)
    assert len(told.of_its_own("event") & told.happened()) > len(told.of_its_own("event")) / 2
    told.can_be_said()
