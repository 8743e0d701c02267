"""What is asked of an object that is there no more: as it was last (608.2h)."""

from __future__ import annotations

from tests.engines.magic.pack import CREATURE, activated, creature, life, permanent, spell, when
from tests.engines.magic.scenes import OTHER, YOU, Duel, lies, side
from tests.rules import cr


@cr("608.2h", "701.6a")
def test_608_2h_who_controlled_an_ability_is_known_once_it_is_countered() -> None:
    lose = {"action": "lose_life", "who": {"controller_of": "target"}, "number": 3}
    stifle = spell("stifle", "U", {"action": "counter"}, lose, targets=[{"target": "ability"}])
    tapper = creature("tapper", "1", 1, 1, abilities=[activated(do=[life(9)])])
    duel = Duel(side(board=["tapper"]), side(["stifle"], lands="U"), more=[stifle, tapper])
    duel.uses("tapper", 0)
    duel.casts("stifle").resolves()
    assert (duel.stack(), duel.life(YOU), duel.life(OTHER)) == ([], 17, 20)


@cr("608.2h", "603.10a", "301.5")
def test_603_10a_an_equipment_speaks_of_the_creature_that_has_left_it() -> None:
    grows = when("dies", life({"number": "power", "of": "host"}), host=True)
    pan = permanent("pan", "1", "artifact", grows, sub=["equipment"], keywords=[{"equip": "0"}])
    kill = spell("slay", "0", {"action": "destroy", "what": "target"}, targets=[CREATURE])
    duel = Duel(side(["slay"], board=["giant", lies("pan", attached=1)]), more=[pan, kill])
    duel.casts("slay", "giant").resolves().resolves()
    assert (duel.life(YOU), duel.perm("pan").attached) == (25, 0)
