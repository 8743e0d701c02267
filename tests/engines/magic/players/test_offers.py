"""A search weighs few of the many ways to attack and block, the preferred one among them."""

from __future__ import annotations

from engines.kernel import Dice
from engines.magic.players.offers import MOST
from tests.engines.magic.scenes import GAME, Duel, side


def test_few_attacks_of_many_are_weighed_and_all_of_them_are_legal() -> None:
    duel = Duel(side(["ox"], board=["bear"] * 12), side(board=["giant"] * 2)).to_attack()
    offered = GAME.ai_support.offers(duel.table, duel.asked)
    assert offered is not None
    assert 2 < len(offered) <= MOST < duel.asked.count()
    assert all(map(duel.asked.allows, offered))
    assert GAME.ai_support.prefer(duel.table, duel.asked, Dice("own")) in offered
    assert {("",) * 12, ("s1",) * 12} <= set(offered)


def test_blocks_that_break_a_rule_are_not_weighed() -> None:
    other = side(["ox"], board=["ox"] * 5)
    duel = Duel(side(["ox"], board=["gang", "bear"]), other).attacks("gang", "bear")
    offered = GAME.ai_support.offers(duel.table, duel.asked)
    assert offered is not None
    assert all(map(duel.asked.allows, offered))
    gang = duel.key("gang")
    assert (gang,) * 5 in offered


def test_of_few_answers_all_are_weighed() -> None:
    duel = Duel(side(["ox"], board=["bear"])).to_attack()
    assert GAME.ai_support.offers(duel.table, duel.asked) is None
