"""Creatures that fight (701.14)."""

from __future__ import annotations

from typing import Any

from tests.engines.magic.cards.test_card_validation import refused
from tests.engines.magic.pack import creature, life, spell, when
from tests.engines.magic.scenes import OTHER, YOU, Duel, side
from tests.rules import cr

CREATURE: dict[str, Any] = {"target": "permanent", "is": {"type": "creature"}}
OWN, THEIR = {**CREATURE, "whose": "you"}, {**CREATURE, "whose": "opponent"}
FIGHT = {"action": "fight", "what": "target", "with": "target_2"}
OGRE = creature("ogre", "1", 3, 3)
BRAWL = spell("brawl", "0", FIGHT, targets=[OWN, THEIR])


def fought(mine: str, their: str, *cards: Any, card: Any = BRAWL) -> Duel:
    """Lay a creature on each side, and let a spell make them fight."""
    duel = Duel(side(["brawl"], board=[mine]), side(board=[their]), more=[card, OGRE, *cards])
    return duel.casts("brawl").resolves()


@cr("701.14a", "701.14d")
def test_each_deals_damage_equal_to_its_power_to_the_other_and_that_is_no_combat_damage() -> None:
    sting = creature("sting", "1", 3, 3, abilities=[when("damages", life(9), this=True, combat=True)])
    duel = fought("sting", "wall", sting)
    assert (duel.perm("sting").damage, duel.perm("wall").damage, duel.life(YOU)) == (0, 3, 20)
    assert fought("bear", "ogre").board(YOU) == []


@cr("701.14a", "702.2b", "702.15b")
def test_damage_is_dealt_by_the_creatures_with_all_that_they_have() -> None:
    leech = creature("leech", "1", 1, 9, "deathtouch", "lifelink")
    duel = fought("leech", "ogre", leech)
    assert (duel.board(OTHER), duel.life(YOU)) == ([], 21)


@cr("701.14b")
def test_neither_fights_where_one_of_them_is_no_legal_target_any_more() -> None:
    duel = Duel(side(["brawl", "bolt"], lands="R", board=["ogre"]), side(board=["bear"]), more=[BRAWL, OGRE])
    duel.table.sides[YOU].hold = True
    duel.casts("brawl").casts("bolt", "bear").resolves()
    assert duel.resolves().perm("ogre").damage == 0


@cr("701.14b")
def test_neither_fights_where_one_of_them_is_no_creature() -> None:
    set_ = {"action": "change", "what": "target_2", "changes": [{"set_types": ["artifact"]}]}
    stone = spell("brawl", "0", set_, FIGHT, targets=[OWN, THEIR])
    duel = fought("ogre", "bear", card=stone)
    assert (duel.perm("ogre").damage, duel.board(OTHER)) == (0, ["bear"])


@cr("701.14c")
def test_a_creature_that_fights_itself_deals_itself_twice_its_power() -> None:
    alone = spell("brawl", "0", FIGHT, targets=[CREATURE, CREATURE])
    duel = Duel(side(["brawl"], board=["golem"]), side(), more=[alone, creature("golem", "1", 2, 9)])
    assert duel.casts("brawl").resolves().perm("golem").damage == 4


def test_a_text_that_lets_one_word_fight_itself_is_refused() -> None:
    card = spell("brawl", "0", {**FIGHT, "with": "target"}, targets=[OWN])
    assert refused(card) == ("abilities.0.do.0.with", "fight")
