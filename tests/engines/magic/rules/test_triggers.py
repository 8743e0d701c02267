"""Triggered abilities: chapter 603. What looks back, what is asked twice, what waits, and in which order."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel import PASS
from tests.engines.magic.pack import (
    ANY,
    CREATURE,
    change,
    creature,
    damage,
    life,
    permanent,
    spell,
    static,
    when,
)
from tests.engines.magic.scenes import OTHER, YOU, Duel, lies, side
from tests.rules import cr, rule

WIPE = spell("wipe", "B", {"action": "destroy", "what": {"every": {"type": "creature"}}})


def herald(key: str, *abilities: dict[str, Any], cost: str = "W", **more: Any) -> dict[str, Any]:
    return creature(key, cost, 1, 1, abilities=list(abilities), **more)


@cr("603.6a", "603.3", "603.2")
def test_what_enters_sets_off_its_own_ability_which_goes_on_the_stack() -> None:
    priest = herald("priest", when("enters", life(3), this=True))
    duel = Duel(side(["priest", "ox"], lands="W"), side(["bolt", "ox"], lands="R"), more=[priest])
    duel.casts("priest").resolves()
    assert [(item.card, item.kind) for item in duel.sees().stack] == [("priest", "trigger")]
    assert (duel.life(YOU), duel.asks) == (20, (OTHER, "priority"))
    assert duel.resolves().life(YOU) == 23


@cr("603.3d", "603.3")
def test_a_trigger_chooses_its_target_as_it_is_put_on_the_stack() -> None:
    mage = herald("mage", when("enters", damage(1), this=True, targets=[ANY]))
    duel = Duel(side(["mage", "ox"], lands="W"), side(board=["hare"]), more=[mage]).casts("mage")
    assert (duel.asks, duel.asked.back) == ((YOU, "aim"), False)
    duel.do(duel.key("hare"))
    assert duel.graveyard(OTHER) == ["hare"]


@cr("603.3d")
def test_a_trigger_without_a_legal_target_is_removed() -> None:
    mage = herald("mage", when("enters", damage(1), this=True, targets=[{**CREATURE, "whose": "opponent"}]))
    duel = Duel(side(["mage", "ox"], lands="W"), more=[mage]).casts("mage")
    assert (duel.board(YOU), duel.stack(), duel.asks) == (["mage"], [], (YOU, "main"))


@cr("603.3b", "101.4")
def test_the_active_players_triggers_go_on_the_stack_first_and_resolve_last() -> None:
    mine, yours = (
        herald("mine", when("dies", life(1), this=True)),
        herald("yours", when("dies", life(1), this=True)),
    )
    duel = Duel(side(["wipe", "ox"], lands="BG", board=["mine"]), side(["bolt"], lands="R", board=["yours"]),
                more=[WIPE, mine, yours])  # fmt: skip
    duel.casts("wipe").resolves()
    assert duel.stack() == ["mine", "yours"]


@cr("603.3b")
def test_each_player_orders_his_own_triggers() -> None:
    one, two = (
        herald("one", when("dies", life(1), this=True)),
        herald("two", when("dies", life(5), this=True)),
    )
    duel = Duel(side(["wipe", "ox"], lands="B", board=["one", "two"]), side(["bolt"], lands="R"),
                more=[WIPE, one, two])  # fmt: skip
    duel.casts("wipe").resolves()
    assert duel.asks == (YOU, "order")
    duel.do(duel.keys[::-1])
    assert duel.stack() == ["two", "one"]


@cr("603.2c", "603.3b")
def test_equal_triggers_are_ordered_by_nobody() -> None:
    one = herald("one", when("step", life(1), step="upkeep", whose="you"))
    duel = Duel(side(["ox"], board=["one", "one"]), at="upkeep", more=[one])
    assert (duel.asks, duel.life(YOU)) == ((YOU, "main"), 22)


@cr("603.2b", "503.1a")
@pytest.mark.parametrize(("whose", "gained"), [("you", 1), ("opponent", 0), ("any", 1)])
def test_what_triggers_as_a_step_begins(whose: str, gained: int) -> None:
    clock = herald("clock", when("step", life(1), step="upkeep", whose=whose))
    assert Duel(side(["ox"], board=["clock"]), at="upkeep", more=[clock]).life(YOU) == 20 + gained


@cr("603.4", "608.2a")
def test_an_intervening_if_is_asked_as_it_triggers_and_as_it_resolves() -> None:
    few = {"test": "number", "value": {"count": {"type": "creature"}}, "at_least": 2}
    chief = herald("chief", when("enters", life(5), this=True, **{"if": [few]}))
    alone = Duel(side(["chief", "ox"], lands="W"), side(["bolt"], lands="R"), more=[chief]).casts("chief")
    assert alone.resolves().stack() == []
    duel = Duel(
        side(["chief", "ox"], lands="W", board=["bear"]), side(["bolt", "ox"], lands="R"), more=[chief]
    )
    duel.casts("chief").resolves()
    assert duel.stack() == ["chief"]
    duel.casts("bolt", "bear").resolves().resolves()
    assert duel.life(YOU) == 20


# 603.10: what looks back


@cr("603.10a", "603.6c", "700.4")
def test_603_10a_what_dies_sees_itself_die() -> None:
    martyr = herald("martyr", when("dies", life(4), this=True))
    duel = Duel(side(["bolt", "ox"], lands="R", board=["martyr"]), more=[martyr]).casts("bolt", "martyr")
    assert duel.life(YOU) == 24


@cr("603.10a")
def test_603_10a_what_dies_together_sees_all_the_others_die() -> None:
    mourner = herald("mourner", when("dies", life(1), **{"is": {"type": "creature", "other": True}}))
    duel = Duel(side(["wipe", "ox"], lands="B", board=["mourner", "bear"]), side(board=["hare"]),
                more=[WIPE, mourner])  # fmt: skip
    duel.casts("wipe")
    while duel.asked.kind == "order":
        duel.do(duel.asked.default)
    assert duel.life(YOU) == 22


@cr("603.10a", "704.3")
def test_603_10a_two_that_kill_one_another_see_one_another_whoever_lay_there_first() -> None:
    for board in (["mourner", "bear"], ["bear", "mourner"]):
        mourner = creature("mourner", "W", 2, 2, abilities=[
            when("dies", life(1), **{"is": {"type": "creature", "other": True}})])  # fmt: skip
        duel = Duel(side(["ox"], board=board[:1]), side(["ox"], board=board[1:]), more=[mourner])
        seat = YOU if board[0] == "mourner" else OTHER
        duel.attacks(board[0]).blocks(**{board[1]: board[0]})
        assert duel.life(seat) == 21


@cr("603.10a", "613.1f")
def test_603_10a_what_had_lost_its_abilities_before_it_died_sees_nothing() -> None:
    martyr = herald("martyr", when("dies", life(4), this=True))
    hush = permanent(
        "hush", "W", "enchantment", static({"loses": "all"}, what={"every": {"type": "creature"}})
    )
    duel = Duel(side(["bolt", "ox"], lands="R", board=["martyr", "hush"]), more=[martyr, hush])
    assert duel.casts("bolt", "martyr").life(YOU) == 20


@cr("603.10a", "613.1d")
def test_603_10a_what_was_a_creature_as_it_left_is_looked_at_as_one() -> None:
    mourner = herald("mourner", when("dies", life(1), **{"is": {"type": "creature", "other": True}}))
    idol = permanent("idol", "1", "artifact")
    wake = permanent("wake", "W", "enchantment", static(
        {"types": ["creature"]}, {"size": [1, 1]}, what={"every": {"type": "artifact"}}))  # fmt: skip
    duel = Duel(
        side(["bolt", "ox"], lands="R", board=["mourner", "idol", "wake"]), more=[mourner, idol, wake]
    )
    assert duel.casts("bolt", "idol").life(YOU) == 21


@cr("603.10a", "701.21a")
def test_603_10a_what_is_sacrificed_sees_it() -> None:
    feast = spell("feast", "B", {"action": "choose", "is": {"type": "creature"}}, {"action": "sacrifice"})
    host = herald("host", when("sacrificed", life(2), this=True), when("sacrificed", life(1), whose="you"))
    duel = Duel(side(["feast", "ox"], lands="B", board=["host"]), more=[feast, host]).casts("feast")
    while duel.asked.kind == "order":
        duel.do(duel.asked.default)
    assert duel.life(YOU) == 23


@cr("603.10a", "603.3a")
def test_603_10a_who_controlled_it_last_controls_what_it_sets_off() -> None:
    martyr = herald("martyr", when("dies", life(4), this=True))
    steal = spell("steal", "R", change({"control": "you"}), targets=[CREATURE])
    duel = Duel(side(["steal", "bolt", "ox"], lands="RR"), side(board=["martyr"]), more=[martyr, steal])
    duel.casts("steal", "martyr").resolves().casts("bolt", "martyr").resolves()
    assert (duel.life(YOU), duel.life(OTHER), duel.graveyard(OTHER)) == (24, 20, ["martyr"])


@cr("603.10", "603.6a")
def test_603_10_what_enters_is_looked_at_as_it_is_there() -> None:
    """The newcomer is artificial only by what holds on the battlefield."""
    clerk = herald("clerk", when("enters", life(1), **{"is": {"type": "artifact"}}))
    forge = permanent(
        "forge", "W", "enchantment", static({"types": ["artifact"]}, what={"every": {"type": "creature"}})
    )
    duel = Duel(side(["bear", "ox"], lands="GG", board=["clerk", "forge"]), more=[clerk, forge])
    assert duel.casts("bear").life(YOU) == 21


@cr("603.6a")
def test_what_enters_together_sees_all_of_it_enter() -> None:
    made = {"id": "cub", "name": {"en": "Cub", "fr": "Ourson"}, "sub": ["bear"], "pt": [1, 1]}
    call = spell("call", "G", {"action": "token", "token": made, "number": 3})
    host = herald("host", when("enters", life(1), **{"is": {"token": True}}))
    duel = Duel(side(["call", "ox"], lands="G", board=["host"]), more=[call, host]).casts("call")
    while duel.asked.kind == "order":
        duel.do(duel.asked.default)
    assert duel.life(YOU) == 23


# Combat, damage, spells


@cr("508.3a", "603.2")
def test_attacking_sets_off_what_waits_for_it() -> None:
    raider = creature("raider", "R", 2, 2, abilities=[when("attacks", life(1), this=True)])
    duel = Duel(side(["ox"], board=["raider"]), more=[raider]).attacks("raider")
    assert (duel.life(YOU), duel.life(OTHER)) == (21, 18)


@cr("509.3a", "509.3c", "603.2e")
def test_blocking_and_becoming_blocked_set_off_what_waits_for_them() -> None:
    one = creature("one", "R", 2, 2, abilities=[when("blocked", life(1), this=True)])
    two = creature("two", "R", 2, 2, abilities=[when("blocks", life(1), this=True)])
    duel = Duel(side(["ox"], board=["one"]), side(["ox"], board=["two", "two"]), more=[one, two]).attacks(
        "one"
    )
    keys = of_all(duel)
    duel.do(tuple(keys)).passes()
    while duel.asked.kind == "order":
        duel.do(duel.asked.default)
    assert (duel.life(YOU), duel.life(OTHER)) == (21, 22)


def of_all(duel: Duel) -> list[str]:
    """Return that all block the only attacker."""
    return [duel.key("one")] * len(duel.keys)


@cr("510.3a", "120.3")
@pytest.mark.parametrize(("to", "gained"), [("player", 1), ("creature", 0)])
def test_damage_to_a_player_sets_off_what_waits_for_it(to: str, gained: int) -> None:
    thief = creature("thief", "B", 1, 1, abilities=[when("damages", life(1), this=True, combat=True, to=to)])
    duel = Duel(side(["ox"], board=["thief"]), more=[thief]).attacks("thief")
    assert duel.life(YOU) == 20 + gained


@cr("603.2", "120.3e")
def test_damage_that_is_dealt_to_a_creature_tells_how_much() -> None:
    idol = creature("idol", "B", 1, 5, abilities=[when("damaged", life("amount"), this=True)])
    duel = Duel(side(["bolt", "ox"], lands="R", board=["idol"]), more=[idol]).casts("bolt", "idol")
    assert duel.life(YOU) == 23


@cr("601.2i", "603.2", "702.108a")
def test_prowess_triggers_as_a_spell_that_is_no_creature_is_cast_and_resolves_before_it() -> None:
    monk = creature("monk", "R", 1, 2, keywords=[{"prowess": True}])
    duel = Duel(
        side(["bolt", "mouse", "ox"], lands="R", board=["monk"]), side(["bolt"], lands="R"), more=[monk]
    )
    duel.casts("mouse").resolves()
    assert duel.size("monk") == (1, 2)
    duel.casts("bolt", "s1")
    assert duel.stack() == ["bolt", "monk"]
    assert duel.resolves().size("monk") == (2, 3)


@cr("702.21a", "603.2")
@pytest.mark.parametrize(
    ("lands", "pays", "dies"), [("RR", "yes", True), ("RR", "no", False), ("R", "", False)]
)
def test_ward_counters_what_is_aimed_by_an_opponent_who_does_not_pay(
    lands: str, pays: str, dies: bool
) -> None:
    fish = creature("fish", "U", 2, 2, keywords=[{"ward": "1"}])
    duel = Duel(side(["bolt", "ox"], lands=lands), side(board=["fish"]), more=[fish]).casts("bolt", "fish")
    if pays:
        assert duel.asks == (YOU, "may_pay")
        duel.do(pays)
    assert (duel.graveyard(OTHER) == ["fish"]) is dies


@cr("702.21a")
def test_ward_does_nothing_to_the_own_spells() -> None:
    fish = creature("fish", "U", 2, 2, keywords=[{"ward": "1"}])
    duel = Duel(side(["grow", "ox"], lands="G", board=["fish"]), more=[fish]).casts("grow", "fish")
    assert duel.size("fish") == (5, 5)


# Delayed and reflexive ones


@cr("603.7", "603.7a", "603.7b", "603.7c")
def test_a_delayed_trigger_waits_once_for_its_event_and_finds_its_object() -> None:
    loan = spell(
        "loan",
        "R",
        change({"pt": [3, 0]}),
        {
            "action": "later",
            "when": {"event": "step", "step": "end"},
            "do": [{"action": "sacrifice", "what": "target"}],
        },
        targets=[CREATURE],
    )
    duel = Duel(side(["loan", "ox"], lands="R", board=["bear"]), more=[loan]).casts("loan", "bear").resolves()
    assert duel.size("bear") == (5, 2)
    duel.end_turn()
    assert duel.graveyard(YOU) == ["loan", "bear"]
    assert duel.sees().delayed == ()


@cr("603.7c", "400.7")
def test_a_delayed_trigger_does_not_find_what_has_changed_zones() -> None:
    loan = spell(
        "loan",
        "R",
        {
            "action": "later",
            "when": {"event": "step", "step": "end"},
            "do": [{"action": "sacrifice", "what": "target"}],
        },
        targets=[CREATURE],
    )
    duel = Duel(side(["loan", "bounce", "ox"], lands="RUGG", board=["bear"]), more=[loan]).casts(
        "loan", "bear"
    )
    duel.resolves().casts("bounce", "bear").resolves().casts("bear").resolves().end_turn()
    assert duel.board(YOU) == ["bear"]


@cr("603.7b")
def test_what_was_put_off_for_this_turn_alone_is_gone_with_it() -> None:
    vow = spell("vow", "W", {"action": "later", "when": {"event": "dies", "is": {"type": "creature"}},
                             "until": "end_of_turn", "do": [life(5)]})  # fmt: skip
    duel = Duel(side(["vow", "bolt", "ox"], lands="WR", board=["bear"]), more=[vow]).casts("vow").resolves()
    assert len(duel.sees().delayed) == 1
    assert duel.end_turn().sees().delayed == ()


@cr("603.12")
def test_a_reflexive_trigger_is_set_off_by_what_has_just_been_done() -> None:
    """Its target is chosen only then, on the stack, where it can be answered."""
    pact = spell(
        "pact",
        "B",
        {"action": "choose", "is": {"type": "creature"}},
        {"action": "sacrifice"},
        {
            "action": "if",
            "if": [{"test": "done"}],
            "do": [{"action": "later", "when": "now", "do": [life(3)]}],
        },
    )
    duel = Duel(side(["pact", "ox"], lands="B", board=["bear"]), side(["bolt"], lands="R"), more=[pact])
    duel.casts("pact").resolves()
    assert (duel.stack(), duel.life(YOU)) == (["pact"], 20)
    assert duel.resolves().life(YOU) == 23
    duel = Duel(side(["pact", "ox"], lands="B"), more=[pact]).casts("pact").resolves()
    assert (duel.stack(), duel.life(YOU)) == ([], 20)


@cr("603.2g", "603.2")
def test_what_does_not_happen_sets_nothing_off() -> None:
    host = herald("host", when("gains_life", life(1), whose="you", once=True))
    none = spell("none", "W", life(0))
    duel = Duel(side(["none", "ox"], lands="W", board=["host"]), more=[host, none]).casts("none")
    assert (duel.life(YOU), duel.stack()) == (20, [])


@cr("603.2", "104.4b")
def test_a_loop_of_triggers_that_nobody_can_end_is_a_draw() -> None:
    one = herald("one", when("gains_life", life(1), whose="you"))
    duel = Duel(side(["drain", "ox"], lands="B", board=["one"]), more=[one]).casts("drain", "s1")
    assert duel.match.result is not None
    assert (duel.match.result.winners, duel.match.result.reason) == ((), "loop")


@rule("MN-R11")
@cr("104.4b")
@pytest.mark.parametrize("cap", [50, 70])
def test_a_match_says_after_how_much_a_loop_is_a_draw(cap: int) -> None:
    """Each time that it resolves a life is gained, two by the spell that began it."""
    one = herald("one", when("gains_life", life(1), whose="you"))
    duel = Duel(side(["drain", "ox"], lands="B", board=["one"]), more=[one], loop_cap=cap).casts(
        "drain", "s1"
    )
    assert duel.match.result is not None
    assert (duel.match.result.reason, duel.life(YOU)) == ("loop", 20 + 2 + cap)


@cr("117.2a", "603.3")
def test_triggers_wait_until_a_player_would_receive_priority() -> None:
    """What triggers as a spell is paid for lies above it."""
    host = herald("host", when("sacrificed", life(1), whose="you"))
    duel = Duel(
        side(["altar", "ox"], lands="B", board=["host", "bear"]), side(["bolt"], lands="R"), more=[host]
    )
    duel.do("cast:altar", (duel.key("bear"),))
    assert duel.stack() == ["altar", "host"]


@cr("514.3a")
def test_what_triggers_in_the_cleanup_step_is_answered_and_another_one_follows() -> None:
    rook = permanent("rook", "W", "enchantment", when("discarded", life(1), whose="you"))
    duel = Duel(side(["ox"] * 8, board=["rook"]), side(["bolt"], lands="R"), at="main_2", more=[rook])
    duel.passes("discard").do(("ox",))
    assert (duel.stack(), duel.asks, duel.sees().step) == (["rook"], (OTHER, "priority"), "cleanup")
    duel.do(PASS)
    assert duel.life(YOU) == 21


@cr("603.2")
def test_what_waits_for_permanents_to_become_targets_hears_of_no_player_and_no_spell() -> None:
    watch = permanent("watch", "W", "enchantment", when("targeted", life(1)))
    duel = Duel(side(["bolt"], lands="R", board=["watch"]), side(["bolt"], board=["ox"]), more=[watch])
    assert duel.casts("bolt", "s1").resolves().life(YOU) == 20
    hush = Duel(side(["bolt", "deny"], lands="RU", board=["watch"]), side(["bolt"]), more=[watch])
    hush.match.order(YOU, "hold")
    hush.casts("bolt", "s1").casts("deny", hush.item("bolt")).resolves()
    assert hush.life(YOU) == 20
    seen = Duel(
        side(["bolt", "bolt"], lands="R", board=["watch"]), side(["bolt"], board=["ox"]), more=[watch]
    )
    seen.casts("bolt", "ox").resolves()
    assert seen.life(YOU) == 21


@cr("122.6")
def test_what_waits_for_counters_to_be_put_does_not_hear_of_those_that_are_removed() -> None:
    watch = permanent("watch", "W", "enchantment", when("counters_put", life(1)))
    fade = spell(
        "fade", "G", {"action": "remove_counters", "what": "target", "kind": "plus_one"}, targets=[CREATURE]
    )
    grown = lies("bear", counters=(("plus_one", 2),))
    duel = Duel(side(["fade", "ox"], lands="G", board=["watch", grown]), more=[watch, fade])
    duel.casts("fade", "bear").resolves()
    assert (duel.size("bear"), duel.life(YOU), duel.stack()) == ((3, 3), 20, [])


@cr("601.2d", "603.3d")
def test_603_3d_what_a_trigger_divides_goes_whole_to_the_only_target() -> None:
    rain = when("enters", damage(3, divided=True), this=True,
                targets=[{"target": "permanent", "is": {"type": "creature"}, "whose": "opponent"},
                         {"target": "permanent", "is": {"type": "creature"}, "whose": "opponent",
                          "optional": True, "another": True}])  # fmt: skip
    duel = Duel(side(["storm", "ox"], lands="W"), side(board=["rhino"]), more=[herald("storm", rain)])
    assert duel.casts("storm").resolves().resolves().perm("rhino").damage == 3


@cr("603.2", "608.2h")
def test_that_player_is_the_one_to_whom_it_has_happened() -> None:
    for whose in (YOU, OTHER):
        rogue = creature(
            "rogue",
            "B",
            1,
            1,
            abilities=[
                when(
                    "damages",
                    {"action": "lose_life", "number": 4, "who": "that_player"},
                    this=True,
                    to="player",
                )
            ],
        )
        sides = [side(["ox"]), side(["ox"])]
        sides[whose] = side(["ox"], board=["rogue"])
        duel = Duel(*sides, more=[rogue], active=whose).attacks("rogue")
        assert (duel.life(1 - whose), duel.life(whose)) == (15, 20)
