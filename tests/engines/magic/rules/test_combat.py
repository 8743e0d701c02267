"""Combat: chapters 506 to 511, and the keywords that count there."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel import Assign, Distribute
from tests.engines.magic.pack import creature, when
from tests.engines.magic.scenes import OTHER, YOU, Duel, lies, side
from tests.engines.position import of
from tests.rules import cr, rule

HAND = ["ox"]
"""Who holds a card is asked in their main phases, so that a scene stands still there."""


def fight(attacker: Any, *blockers: Any) -> Duel:
    """Return a duel in which one creature attacks, and the other player may block."""
    name = attacker if isinstance(attacker, str) else attacker["card"]
    return Duel(side(HAND, board=[attacker]), side(HAND, board=list(blockers))).attacks(name)


def blocked(attacker: Any, blocker: Any) -> Duel:
    names = [each if isinstance(each, str) else each["card"] for each in (attacker, blocker)]
    return fight(attacker, blocker).blocks(**{names[1]: names[0]})


def can_block(attacker: str, blocker: str) -> bool:
    return fight(attacker, blocker).asks == (OTHER, "blockers")


# Who attacks


@rule("MN-D11")
@cr("508.1a", "302.6")
def test_tapped_and_new_creatures_do_not_attack() -> None:
    duel = Duel(
        side(HAND, board=["bear", lies("ox", tapped=True), lies("giant", since=5), lies("hare", since=5)])
    )
    duel.to_attack()
    assert duel.keys == (duel.key("bear"), duel.key("hare"))


@cr("702.10b")
def test_haste_attacks_at_once() -> None:
    duel = Duel(side(["hare"], lands="R")).do("cast:hare").attacks("hare")
    assert duel.life(OTHER) == 18


@cr("702.3b")
def test_a_defender_does_not_attack() -> None:
    duel = Duel(side(HAND, board=["wall", "bear"])).to_attack()
    assert duel.keys == (duel.key("bear"),)


@cr("508.1f", "702.20b")
def test_attacking_taps_but_for_vigilance() -> None:
    duel = Duel(side(HAND, board=["bear", "sentry"])).attacks("bear", "sentry")
    assert (duel.perm("bear").tapped, duel.perm("sentry").tapped) == (True, False)


@cr("508.1", "510.1b")
def test_creatures_that_nothing_blocks_hit_the_player() -> None:
    duel = Duel(side(HAND, board=["bear", "giant"])).attacks("bear", "giant")
    assert duel.life(OTHER) == 13


# Who blocks


@cr("509.1a")
def test_a_tapped_creature_does_not_block() -> None:
    duel = fight("bear", lies("ox", tapped=True))
    assert duel.life(OTHER) == 18


@rule("MN-D12")
@cr("509.1a")
def test_each_creature_blocks_one_attacker_and_several_may_block_the_same() -> None:
    duel = Duel(side(HAND, board=["giant", "bear"]), side(HAND, board=["ox", "nun"])).attacks("giant", "bear")
    asked = of(Assign, duel.asked)
    giant, bear = duel.key("giant"), duel.key("bear")
    assert asked.count() == 9
    assert asked.allows((giant, giant))
    assert asked.allows((giant, bear))


@cr("702.9b", "702.17b", "509.1b")
@pytest.mark.parametrize(("blocker", "able"), [("bear", False), ("hawk", True), ("spider", True)])
def test_flying_is_blocked_by_flying_and_reach_alone(blocker: str, able: bool) -> None:
    assert can_block("hawk", blocker) is able


@cr("702.9b")
def test_flying_blocks_what_walks() -> None:
    assert can_block("bear", "hawk")


@cr("702.111b", "509.1b")
def test_menace_is_blocked_by_two_or_more() -> None:
    assert not can_block("gang", "ox")
    duel = fight("gang", "ox", "nun")
    asked, gang = of(Assign, duel.asked), duel.key("gang")
    assert set(asked.answers()) == {("", ""), (gang, gang)}


@pytest.mark.parametrize(
    ("word", "able"),
    [
        pytest.param("fear", {"golem", "rat"}, marks=cr("702.36b")),
        pytest.param("intimidate", {"golem", "imp"}, marks=cr("702.13b")),
        pytest.param("skulk", {"golem", "rat", "imp", "shade", "rider"}, marks=cr("702.118b")),
        pytest.param("shadow", {"shade"}, marks=cr("702.28b")),
        pytest.param("horsemanship", {"rider"}, marks=cr("702.31b")),
    ],
)
def test_what_is_feared_is_blocked_by_some_creatures_alone(word: str, able: set[str]) -> None:
    hero = creature("hero", "1 R", 2, 2, word)
    cast = [
        creature("golem", "4", 2, 2, types={"card": ["artifact", "creature"]}),
        creature("rat", "1 B", 2, 2), creature("imp", "1 R", 2, 2), creature("boar", "1 G", 3, 3),
        creature("shade", "1 U", 2, 2, "shadow"), creature("rider", "1 W", 2, 2, "horsemanship"),
    ]  # fmt: skip
    names = [each["id"] for each in cast]
    found = {
        name
        for name in names
        if Duel(side(HAND, board=["hero"]), side(HAND, board=[name]), more=[hero, *cast]).attacks("hero").asks
        == (OTHER, "blockers")
    }
    assert found == able - ({"shade"} if word != "shadow" else set())


@cr("702.4b", "702.4c", "510.4")
def test_double_strike_deals_damage_in_both_steps_unless_it_is_lost_between() -> None:
    numb = when("damages", {"action": "change", "what": "this", "changes": [{"loses": "all"}]}, this=True)
    for abilities, life in (([], 16), ([numb], 18)):
        twice = creature("twice", "1 R", 2, 2, "double_strike", abilities=abilities)
        duel = Duel(side(HAND, board=["twice"]), side(HAND), more=[twice]).attacks("twice")
        assert duel.passes().life(OTHER) == life


def left_by_its_blocker(attacker: str) -> Duel:
    """Return a duel in which an attacker is blocked, and the blocker leaves in the first damage step."""
    you = side(HAND, lands="G", board=["lancer", attacker], stops=frozenset({"own_blockers"}))
    duel = Duel(you, side(HAND, board=["ox"])).attacks("lancer", attacker)
    duel.assigns({"ox": duel.key(attacker)})
    assert duel.sees().step == "blockers"
    ox = duel.table.perms[duel.perm("ox").id]
    ox.damage = 4  # it is looked at after the first step
    return duel.passes()


@cr("509.1h", "510.1c")
def test_what_was_blocked_stays_blocked_though_its_blockers_leave() -> None:
    assert left_by_its_blocker("bear").life(OTHER) == 18


# Damage


@cr("510.1c", "510.1d", "510.2", "704.5g")
def test_attacker_and_blocker_deal_damage_at_one_moment() -> None:
    duel = blocked("bear", lies("bear"))
    assert (duel.board(YOU), duel.board(OTHER)) == ([], [])
    assert duel.life(OTHER) == 20


@cr("510.1a", "120.8")
def test_a_creature_without_power_deals_no_damage() -> None:
    duel = fight("shade")
    assert duel.life(OTHER) == 20
    assert [event for event in duel.match.events if event.kind.startswith("damage")] == []


@rule("MN-D13")
@cr("510.1c")
def test_damage_among_several_blockers_is_divided_as_its_controller_likes() -> None:
    duel = fight("giant", "ox", "nun").blocks(ox="giant", nun="giant")
    asked = of(Distribute, duel.asked)
    assert duel.asks == (YOU, "damage")
    assert (asked.keys, asked.total) == ((duel.key("ox"), duel.key("nun")), 5)
    assert asked.count() == 6  # no order is kept: any split
    duel.do((2, 3))
    assert (duel.graveyard(OTHER), duel.perm("ox").damage) == (["nun"], 2)


@rule("MN-D13")
@cr("702.19b")
def test_trample_sends_over_what_is_not_lethal_to_all_blockers() -> None:
    duel = fight("rhino", "ox", "bear").blocks(bear="rhino")
    asked = of(Distribute, duel.asked)
    assert asked.keys == (duel.key("bear", OTHER), "s1")
    assert list(asked.answers()) == [(4, 0), (2, 2), (3, 1)] or set(asked.answers()) == {
        (4, 0), (3, 1), (2, 2),
    }  # fmt: skip
    duel.do((2, 2))
    assert (duel.life(OTHER), duel.graveyard(OTHER)) == (18, ["bear"])


@cr("702.19b")
def test_trample_counts_the_damage_that_is_already_marked() -> None:
    duel = fight("rhino", lies("ox", damage=3)).blocks(ox="rhino")
    assert of(Distribute, duel.asked).allows((1, 3))


@cr("702.19b", "702.2c")
def test_one_damage_is_lethal_with_deathtouch() -> None:
    duel = fight("basilisk", "ox", "wall").blocks(ox="basilisk", wall="basilisk")
    asked = of(Distribute, duel.asked)
    assert asked.allows((1, 1, 2))
    assert not asked.allows((0, 1, 3))
    duel.do((1, 1, 2))
    assert (sorted(duel.graveyard(OTHER)), duel.life(OTHER)) == (["ox", "wall"], 18)


@cr("702.19d")
def test_trample_hits_the_player_where_all_blockers_have_left() -> None:
    assert left_by_its_blocker("rhino").life(OTHER) == 14


@cr("702.2b", "704.5h")
def test_deathtouch_kills_whatever_it_hurts() -> None:
    duel = blocked("giant", "viper")
    assert duel.graveyard(YOU) == ["giant"]


@cr("702.15b", "120.3f")
def test_lifelink_gains_as_much_life_as_damage_is_dealt() -> None:
    duel = fight("nun")
    assert (duel.life(YOU), duel.life(OTHER)) == (22, 18)


@cr("702.15b", "704.3")
def test_life_is_gained_before_anybody_looks_who_has_lost() -> None:
    duel = Duel(side(HAND, board=["bear", "giant"]), side(HAND, board=["nun"], life=1))
    duel.attacks("bear").blocks(nun="bear")
    assert duel.life(OTHER) == 3


@cr("702.7b", "510.4")
def test_first_strike_kills_before_it_is_hit() -> None:
    duel = blocked("lancer", "bear")
    assert (duel.board(YOU), duel.graveyard(OTHER)) == (["lancer"], ["bear"])
    assert duel.perm("lancer").damage == 0


@cr("510.4")
def test_first_strike_hits_but_once() -> None:
    assert fight("lancer").life(OTHER) == 18


@cr("510.4", "500.1")
def test_a_second_damage_step_is_there_only_for_first_strike() -> None:
    def damage_steps(attacker: str) -> set[str]:
        stops = frozenset({"own_first_damage", "own_damage"})
        duel = Duel(side(HAND, lands="G", board=[attacker], stops=stops))
        duel.passes("attackers").do(("s1",))
        found: set[str] = set()
        while duel.sees().turn == 5 and duel.asked.kind == "priority":
            found.add(duel.sees().step)
            duel.do("pass")
        return found

    assert damage_steps("bear") == {"damage"}
    assert damage_steps("lancer") == {"first_damage", "damage"}


@cr("511.3")
def test_nothing_fights_any_more_once_combat_has_ended() -> None:
    duel = fight("bear")
    assert (duel.sees().step, duel.sees().combat) == ("main_2", None)


@cr("506.4")
def test_what_has_died_deals_no_damage_in_the_second_step() -> None:
    duel = fight("lancer", "nun", "bear").blocks(nun="lancer", bear="lancer")
    duel.do((0, 2))  # the bear falls first; only the nun strikes back
    assert duel.graveyard(OTHER) == ["bear"]
    assert duel.graveyard(YOU) == ["lancer"]
    assert duel.life(OTHER) == 22
