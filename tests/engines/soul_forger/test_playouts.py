"""Random games of two to four: nothing is lost, and no limit is broken."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from engines.kernel import PASS, Answer, Choose, Decision, Match
from engines.soul_forger.game import SoulForger
from engines.soul_forger.rules import ronum_limit, state_based_actions
from engines.soul_forger.rules.main_phase import COMBAT, END
from engines.soul_forger.table.state import Table
from tests.engines.soul_forger.playing import check
from tests.engines.soul_forger.tables import table_for
from tests.profiles import sampled

GAME = SoulForger()


PASSIVE = {PASS, COMBAT, END}


def eager(decision: Decision, chance: Random) -> Answer:
    """Do something wherever it can be done: so the Flow grows deep, and much happens in windows."""
    if isinstance(decision, Choose) and chance.random() < 0.9:
        return chance.choice([key for key in decision.keys if key not in PASSIVE] or decision.keys)
    return decision.any(chance)


def anything(decision: Decision, chance: Random) -> Answer:
    return decision.any(chance)


@pytest.mark.parametrize("manner", [anything, eager])
@pytest.mark.parametrize("seed", sampled(range(6)))
def test_nothing_is_lost_and_every_limit_holds(
    seed: int, manner: Callable[[Decision, Random], Answer]
) -> None:
    options, seats = table_for(seed)
    match, chance = Match(GAME, options, seats, str(seed), light=True), Random(seed)
    table = match.table
    while match.decisions:
        decision = chance.choice(match.decisions)
        match.answer(decision.seat, manner(decision, chance))
        check(table)
        assert_nothing_is_due(table)
        if table.stage not in ("begin", "overflow", "resolving"):
            for seat in table.living():
                creatures = sum(piece.card.ronum for piece in table.creatures(seat))
                assert creatures <= table.sides[seat].level
    assert table.result is not None


def assert_nothing_is_due(table: Table) -> None:
    """See that all was looked after whose cause nothing told of: a number that follows another, say."""
    if table.result is None:
        twin = table.copy()
        twin.stirred = twin.crowded = True
        state_based_actions.check(twin)
        assert twin.dump() == table.dump()
        if table.stage not in ("begin", "overflow", "resolving"):
            assert ronum_limit.over(twin) is None


def test_a_card_known_from_both_ends_of_a_short_deck_is_shown_once() -> None:
    """Five known at the bottom of six, and two looked at on top, were seven (random play found it)."""
    options, seats = table_for(0)
    match = Match(GAME, options, seats, "known")
    side = match.table.sides[0]
    side.deck, side.tops, side.bottoms = side.deck[:6], 2, 5
    seen = GAME.seat_interface.view(match.table, 0).sides[0]
    assert (seen.deck_size, len(seen.top), len(seen.bottom)) == (6, 2, 4)
    assert [*seen.top, *seen.bottom] == side.deck[::-1]
