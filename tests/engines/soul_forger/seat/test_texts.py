"""Whatever happens and is asked can be said in both languages."""

from __future__ import annotations

from random import Random

from engines.kernel import Match
from engines.soul_forger.game import SoulForger
from tests.engines.saying import Told
from tests.engines.soul_forger.tables import table_for

NAMES = ("Ada", "Bob", "Cyd", "Dee")


def test_everything_that_happens_and_is_asked_can_be_said_in_both_languages() -> None:
    told = Told("sf", NAMES)
    for seed in range(10):
        options, seats = table_for(seed)
        told.plays(Match(SoulForger(), options, seats, f"texts {seed}"), Random(seed), 200)
    assert len(told.of_its_own("event") & told.happened()) > len(told.of_its_own("event")) / 2
    told.can_be_said()
