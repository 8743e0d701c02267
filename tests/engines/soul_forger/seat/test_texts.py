"""Whatever happens and is asked can be said in both languages."""

from __future__ import annotations

from random import Random

import pytest

from engines.kernel import Match
from engines.soul_forger.game import SoulForger
from tests.engines.saying import Told
from tests.engines.soul_forger.tables import table_for
from tests.profiles import sampled

NAMES = ("Ada", "Bob", "Cyd", "Dee")


@pytest.mark.parametrize("seeds", sampled([range(5), range(5, 10)]))
def test_everything_that_happens_and_is_asked_can_be_said_in_both_languages(seeds: range) -> None:
    told = Told("sf", NAMES)
    for seed in seeds:
        options, seats = table_for(seed)
        told.plays(Match(SoulForger(), options, seats, f"texts {seed}"), Random(seed), 200)
    assert len(told.of_its_own("event") & told.happened()) > len(told.of_its_own("event")) / 2
    told.can_be_said()
