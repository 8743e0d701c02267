"""What happens to several objects at one moment, and how often it is heard (119.9, 509.3, 603.2c)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engines.magic.pack import creature, life, permanent, when
from tests.engines.magic.scenes import OTHER, YOU, Duel, side
from tests.rules import cr


def double_blocked(
    *abilities: dict[str, Any], keywords: tuple[str, ...] = (), shares: tuple[int, int] = (2, 2)
) -> Duel:
    """Return one that two creatures block, once its damage is dealt."""
    idol = creature("idol", "B", sum(shares), 9, *keywords, abilities=abilities)
    duel = Duel(side(["ox"], board=["idol"]), side(["ox"], board=["bear", "hare"]), more=[idol])
    duel.attacks("idol").blocks(bear="idol", hare="idol")
    return in_order(in_order(duel).do(shares).passes())


def in_order(duel: Duel) -> Duel:
    """Let what has triggered go on the stack as it is listed, and resolve."""
    while duel.asked.kind == "order":
        duel.do(duel.asked.default).passes()
    return duel


GROW = {"action": "add_counters", "kind": "plus_one"}
A_CREATURE = {"type": "creature"}
THAT_MUCH = life("amount")


@cr("509.3c", "509.3d")
@pytest.mark.parametrize(
    ("asked", "gained"),
    [({}, 1), ({"by": A_CREATURE}, 2), ({"by": {"keyword": "haste"}}, 1), ({"by_whose": "opponent"}, 2)],
)
def test_509_3d_who_becomes_blocked_by_creatures_is_told_of_each(asked: dict[str, Any], gained: int) -> None:
    duel = double_blocked(when("blocked", life(1), this=True, **asked))
    assert duel.life(YOU) == 20 + gained


@cr("509.3d")
def test_509_3d_what_speaks_of_the_blocker_is_told_of_each() -> None:
    duel = double_blocked(when("blocked", {**GROW, "what": "by"}, this=True), shares=(1, 1))
    assert (duel.size("bear"), duel.size("hare")) == ((3, 3), (3, 2))


@cr("603.2c", "120.9")
@pytest.mark.parametrize(
    ("waits", "gained"),
    [
        (when("damaged", life(1), this=True), 1),  # by two at one moment
        (when("damaged", THAT_MUCH, this=True), 4),
        (when("damaged", life(1), this=True, by=A_CREATURE), 2),
        (when("damages", life(1), this=True), 1),  # to two at one moment
        (when("damages", THAT_MUCH, this=True), 4),
        (when("damages", life(1), this=True, to="creature"), 2),
        (when("damages", life(1), {"action": "tap", "what": "that"}, this=True), 2),
        (when("damaged", life(1), **{"is": A_CREATURE}), 3),  # each of three
    ],
)
def test_603_2c_damage_at_one_moment_is_one_event_of_who_is_hurt_and_of_who_hurts(
    waits: dict[str, Any], gained: int
) -> None:
    assert double_blocked(waits).life(YOU) == 20 + gained


@cr("702.15e", "119.9")
def test_702_15e_a_source_with_lifelink_gains_life_once_for_all_that_it_hurts() -> None:
    duel = double_blocked(when("gains_life", life(10), whose="you", once=True), keywords=("lifelink",))
    assert duel.life(YOU) == 20 + 4 + 10
    counted = when("gains_life", {**GROW, "what": "this"}, whose="you")
    assert double_blocked(counted, keywords=("lifelink",)).size("idol") == (5, 10)


@cr("119.9", "120.3a", "603.2c")
@pytest.mark.parametrize(
    ("more", "gained"), [({}, 1), ({"by": {"type": "creature"}}, 2), ({"by": {"sub": "goblin"}}, 0)]
)
def test_603_2c_life_that_is_lost_to_several_at_one_moment_is_lost_once(
    more: dict[str, Any], gained: int
) -> None:
    feast = permanent("feast", "B", "enchantment", when("loses_life", life(1), whose="opponent", **more))
    sums = permanent("sums", "B", "enchantment", when("loses_life", THAT_MUCH, whose="opponent"))
    for card, expected in ((feast, gained), (sums, 5)):
        duel = Duel(side(["ox"], board=["bear", "lord", card["id"]]), side(["ox"]), more=[card])
        duel.attacks("bear", "lord")
        while duel.asked.kind == "order":
            duel.do(duel.asked.default)
        assert (duel.life(YOU), duel.life(OTHER)) == (20 + expected, 15)


@cr("702.15e")
def test_702_15e_several_sources_with_lifelink_gain_life_each() -> None:
    counted = when("gains_life", {**GROW, "what": "this"}, whose="you")
    mate = creature("mate", "W", 1, 1, abilities=[counted])
    duel = Duel(side(["ox"], board=["nun", "nun", "mate"]), more=[mate])
    duel.to_attack().do(("s1", "s1", "")).passes()
    while duel.asked.kind == "order":
        duel.do(duel.asked.default)
    assert (duel.size("mate"), duel.life(YOU)) == ((3, 3), 24)
