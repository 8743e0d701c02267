"""Targets: what may be one, how many there are, and who chooses them (115, 601.2c)."""

from __future__ import annotations

from tests.engines.magic.pack import damage, permanent, spell
from tests.engines.magic.scenes import OTHER, Duel, side
from tests.rules import cr

WALKER = permanent("walker", "1 U", "planeswalker")


# A player or a permanent of a kind


@cr("115.2", "115.1a")
def test_a_player_or_a_permanent_of_a_kind_may_be_one_target() -> None:
    either = {"target": "any", "is": {"type": "planeswalker"}}
    burn = spell("burn", "R", damage(2), targets=[either])
    board = side(["burn"], lands="R", board=["bear"])
    duel = Duel(board, side(board=["walker", "ox"]), more=(burn, WALKER)).do("cast:burn")
    assert set(duel.keys) == {"s0", "s1", duel.key("walker")}
    assert duel.do("s1").resolves().life(OTHER) == 18


@cr("115.2")
def test_which_player_it_may_be_says_nothing_of_the_permanents() -> None:
    either = {"target": "any", "is": {"type": "planeswalker"}, "whose": "opponent"}
    burn = spell("burn", "R", damage(2), targets=[either])
    board = side(["burn"], lands="R", board=["walker"])
    duel = Duel(board, side(board=["ox"]), more=(burn, WALKER)).do("cast:burn")
    assert set(duel.keys) == {"s1", duel.key("walker")}
