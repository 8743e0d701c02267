"""Shields that prevent but some of the damage of one moment (615.7)."""

from __future__ import annotations

import pytest

from tests.engines.magic.pack import spell
from tests.engines.magic.scenes import OTHER, YOU, Duel, side
from tests.rules import cr


def aegis(number: int, *attackers: str) -> Duel:
    """Return a scene in which you are shielded in the other's turn, and what attacks then."""
    card = spell("aegis", "W", {"action": "prevent", "to": "you", "number": number})
    you = side(["aegis"], lands="W", stops=frozenset({"other_upkeep"}))
    duel = Duel(you, side(board=attackers), more=[card], active=OTHER, at="upkeep")
    return duel.casts("aegis").resolves().attacks(*attackers)


@cr("615.7")
@pytest.mark.parametrize(("prevented", "gained"), [("nun", 0), ("giant", 2)])
def test_615_7_who_is_dealt_damage_says_which_of_it_a_shield_prevents(prevented: str, gained: int) -> None:
    duel = aegis(2, "nun", "giant").passes("prevent")
    assert duel.asks == (YOU, "prevent")
    duel.do(next(key for key in duel.keys if key.endswith(prevented))).passes()
    assert (duel.life(YOU), duel.life(OTHER)) == (15, 20 + gained)


@cr("615.7")
def test_615_7_what_is_left_of_a_shield_is_asked_about_again() -> None:
    duel = aegis(3, "nun", "giant", "bear").passes("prevent")
    duel.do(next(key for key in duel.keys if key.endswith("bear")))
    assert duel.asks == (YOU, "prevent")
    duel.do(next(key for key in duel.keys if key.endswith("nun"))).passes()
    assert (duel.life(YOU), duel.life(OTHER)) == (14, 21)


@cr("615.7")
@pytest.mark.parametrize(("attackers", "life"), [(("bear", "nun"), 20), (("giant", "giant"), 15)])
def test_615_7_nothing_is_asked_where_all_is_prevented_or_alike(
    attackers: tuple[str, ...], life: int
) -> None:
    assert aegis(5, *attackers).life(YOU) == life
