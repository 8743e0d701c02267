"""What is paid besides mana, by what lies elsewhere than on the battlefield too: chapter 118."""

from __future__ import annotations

from engines.magic.table.pieces import Lying
from tests.engines.magic.pack import activated, creature, life
from tests.engines.magic.scenes import OTHER, YOU, Duel, side
from tests.rules import cr

GHOST = creature("ghost", "2 B", 2, 2, abilities=[
    activated({"mana": "B"}, {"this": "exile"}, do=[life(2)], zone="graveyard"),
])  # fmt: skip


@cr("113.6m", "602.2b")
def test_an_ability_of_a_card_in_the_graveyard_is_paid_by_exiling_it_from_there() -> None:
    you = side(["ox"], lands="BB", graveyard=[Lying(900, "bear"), Lying(901, "ghost")])
    duel = Duel(you, side(graveyard=[Lying(902, "ghost")]), more=[GHOST])
    (use,) = duel.acts
    duel.do(use).resolves()
    exiled = [each.card for each in duel.sees().sides[YOU].exile]
    assert (exiled, duel.graveyard(YOU), duel.life(YOU)) == (["ghost"], ["bear"], 22)
    assert (duel.graveyard(OTHER), duel.acts) == (["ghost"], [])
