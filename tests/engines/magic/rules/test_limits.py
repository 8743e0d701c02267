"""When, how often and by whom abilities may be activated (602.2, 602.5b)."""

from __future__ import annotations

import pytest

from engines.magic.table.stops import STOPS
from tests.engines.magic.pack import activated, life, permanent
from tests.engines.magic.scenes import OTHER, YOU, Duel, side
from tests.rules import cr


def well(**limits: object) -> dict[str, object]:
    """Return an artifact with an ability that costs one mana."""
    return permanent("well", "1", "artifact", activated({"mana": "1"}, do=[life(1)], **limits))


def can_use(duel: Duel) -> bool:
    return f"use:{duel.key('well')}:0" in duel.keys


@cr("602.5b")
def test_an_ability_of_two_uses_is_used_twice_a_turn_and_again_in_the_next() -> None:
    duel = Duel(side(["ox"], lands="GGG", board=["well"]), side(["ox"], lands="G"), more=[well(limit=2)])
    duel.uses("well", 0).resolves()
    assert can_use(duel)
    duel.uses("well", 0).resolves()
    assert not can_use(duel)
    assert duel.life(YOU) == 22


@cr("602.5b")
def test_once_is_a_limit_of_one() -> None:
    duel = Duel(side(["ox"], lands="GGG", board=["well"]), more=[well(once=True)])
    assert not can_use(duel.uses("well", 0).resolves())


@cr("602.2")
def test_any_player_pays_for_what_any_player_may_activate_and_is_you_there() -> None:
    shared = well(by="any")
    duel = Duel(side(["ox"], lands="G"), side(board=["well"]), more=[shared])
    duel.uses("well", 0).resolves()
    assert (duel.life(YOU), duel.life(OTHER)) == (21, 20)
    assert not can_use(duel), "the land is tapped"
    alone = Duel(side(["ox"], lands="G"), side(board=["well"]), more=[well()])
    assert not can_use(alone)


@cr("500.1")
@pytest.mark.parametrize(
    ("moment", "steps"),
    [
        ({"step": "upkeep"}, {"upkeep"}),
        ({"step": "end"}, {"end"}),
        ({"before": "attackers"}, {"upkeep", "main_1"}),
        ({"step": "combat", "whose": "any"}, set[str]()),
        ({}, {"upkeep", "main_1", "main_2", "end"}),
        ({"whose": "opponent"}, set[str]()),
    ],
)
def test_the_moment_of_a_turn_is_looked_at(moment: dict[str, str], steps: set[str]) -> None:
    spring = well(**{"if": [{"test": "turn", **moment}]})
    able: set[str] = set()
    for step in ("upkeep", "main_1", "main_2", "end"):
        me = side(["ox"], lands="G", board=["well"], stops=frozenset(STOPS))
        duel = Duel(me, at=step, more=[spring])
        if duel.match.decisions and duel.sees().step == step and can_use(duel):
            able.add(step)
    assert able == steps
