"""What a text goes on with when the one that speaks, or what it has chosen, comes back anew (400.7j)."""

from __future__ import annotations

from typing import Any

from tests.engines.magic.pack import CREATURE, activated, creature, damage, life, permanent, spell, when
from tests.engines.magic.rules.test_words_and_objects import move, where
from tests.engines.magic.scenes import YOU, Duel, side
from tests.rules import cr

# What speaks has moved itself


BLINKS = (move("this", "exile"), move("this", "battlefield"))


def blinker(*do: Any, **more: Any) -> dict[str, Any]:
    return creature("cub", "G", 2, 2, abilities=[activated({"mana": "G"}, do=[*BLINKS, *do], **more)])


@cr("400.7j")
def test_400_7j_what_has_put_itself_back_is_not_another_to_itself() -> None:
    others = {"every": {"type": "creature", "other": True}, "whose": "you"}
    cub = blinker({"action": "add_counters", "what": others, "kind": "plus_one"})
    duel = Duel(side(["ox"], lands="G", board=["cub", "bear"]), more=[cub]).uses("cub", 0).resolves()
    assert (duel.size("cub"), duel.size("bear")) == ((2, 2), (3, 3))


@cr("400.7j", "603.7c")
def test_400_7j_what_waits_for_this_to_leave_waits_for_what_has_been_put_back() -> None:
    waits = {"action": "later", "when": {"event": "leaves", "this": True}, "do": [life(3)]}
    duel = Duel(side(["kill", "ox"], lands="GBB", board=["cub"]), more=[blinker(waits)])
    duel.uses("cub", 0).resolves()
    assert (duel.life(YOU), duel.casts("kill", "cub").passes().life(YOU)) == (20, 23)


@cr("400.7j", "611.2b")
def test_400_7j_what_holds_while_this_stays_holds_while_what_has_been_put_back_does() -> None:
    grows = {"action": "change", "what": "target", "changes": [{"pt": [3, 3]}], "until": "while_here"}
    you = side(["kill", "ox"], lands="GBB", board=["cub", "bear"])
    duel = Duel(you, more=[blinker(grows, targets=[CREATURE])]).uses("cub", 0, "bear").resolves()
    assert duel.size("bear") == (5, 5)
    assert duel.casts("kill", "cub").resolves().size("bear") == (2, 2)


@cr("400.7j", "601.2d")
def test_400_7j_damage_that_is_divided_is_dealt_to_what_has_been_put_back() -> None:
    text = spell(
        "text", "R", move("target", "exile"), move("target", "battlefield"), damage(4, divided=True),
        targets=[CREATURE, {**CREATURE, "another": True}],
    )  # fmt: skip
    duel = Duel(side(["text", "ox"], lands="R", board=["giant", "wall"]), more=[text])
    duel.do("cast:text", duel.key("giant"), (1, 3)).resolves()
    assert (duel.perm("giant").damage, duel.perm("wall").damage) == (1, 3)


@cr("400.7", "400.7f")
def test_400_7f_other_abilities_of_an_aura_that_has_fallen_off_do_not_find_it() -> None:
    ability = when("gains_life", move("this", "hand"), whose="you")
    cord = permanent("lasso", "G", "enchantment", ability, sub=["aura"], keywords=[{"enchant": CREATURE}])
    text = spell("text", "G", life(1), move("target", "hand"), targets=[CREATURE])
    board = ["bear", {"card": "lasso", "attached": 2}]
    duel = Duel(side(["text", "ox"], lands="G", board=board), more=[cord, text])
    assert where(duel.casts("text", "bear").passes(), "lasso") == "graveyard"
