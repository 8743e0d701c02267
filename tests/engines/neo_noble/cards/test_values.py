"""What numbers in texts are, and what conditions ask."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engines.neo_noble.language import calc, every, lanes, manifest, ruling, target, test
from tests.engines.neo_noble.pack import act, arbiter, errant, noble, text, when
from tests.engines.neo_noble.scenes import ME, YOU, scene

TABLE: dict[str, Any] = {
    "left": "judge wolf", "middle": "sapling", "your_left": "bear", "hand": "fox fox", "your_hand": "moth",
    "grave": "judge wolf", "your_grave": "elder", "reaped": "fox", "your_reaped": "fox fox",
    "banished": "wolf", "channel": "fox:up bear", "deck": "fox fox fox",
    "coins": {"left": "mine ready", "middle": "mine spent", "right": "yours ready"},
    "souls": 1, "your_souls": 3,
}  # fmt: skip
"""One position, of which numbers are read off."""
ARBITERS = {"type": ["arbiter"]}


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (4, 4),
        (calc("spirits", of=every("own", "any")), 3),
        (calc("spirits", of=every("own")), 2),
        (calc("spirits", of=every("own", "covered")), 1),
        (calc("spirits", of=every("any", lane="left")), 1),
        (calc("spirits", of=every("any", filter={"type": ["token"]})), 1),
        (calc("lanes", of=lanes("own", empty=True)), 1),
        (calc("lanes", of=lanes("any", empty=False)), 3),
        (calc("cards", zone="hand"), 2),
        (calc("cards", zone="hand", whose="opposing"), 1),
        (calc("cards", zone="deck"), 3),
        (calc("cards", zone="grave", filter=ARBITERS), 1),
        (calc("cards", zone="grave", whose="any", filter=ARBITERS), 2),
        (calc("cards", zone="reap", whose="opposing"), 2),
        (calc("cards", zone="banished"), 1),
        (calc("cards", zone="channel"), 2),
        (calc("coins"), 2),
        (calc("coins", state="ready"), 1),
        (calc("coins", held="opposing", state="spent"), 0),
        (calc("power", of="target"), 3),
        (calc("resolve", of="target"), 2),
        (calc("cost", of="target"), 2),
        (calc("total_power", of="left"), 4),
        (calc("total_resolve", of="left"), 3),
        (calc("total_resolve", of="right"), 2),
        (calc("total_resolve", of="target"), 2),
        (calc("lingering"), 1),
        (calc("lingering", whose="opposing"), 3),
        (calc("sum", parts=[1, calc("lingering")]), 2),
        (calc("difference", parts=[9, 2, 3]), 4),
        (calc("product", parts=[2, 3]), 6),
        (calc("min", parts=[5, calc("cards", zone="hand")]), 2),
        (calc("max", parts=[1, calc("cards", zone="hand")]), 2),
    ],
)  # fmt: skip
def test_numbers(value: Any, expected: int) -> None:
    aimed = [target("spirit", whose="opposing", layer="active")]
    s = manifest(act("gain_souls", number=value), text_fields={"targets": aimed}, **TABLE).passes()
    assert s.mine.lingering == 1 + expected


def test_a_number_below_nothing_is_nothing_to_do() -> None:
    s = manifest(act("gain_souls", number=calc("difference", parts=[1, 4])), act("draw", number=-1))
    assert (s.mine.lingering, s.mine.hand) == (0, [])


def test_a_spirit_that_is_gone_has_its_printed_numbers() -> None:
    martyr = arbiter(
        "martyr",
        3,
        5,
        2,
        text("manifest", act("destroy", who="self"), act("gain_souls", number=calc("power", of="self"))),
    )
    s = scene(left="martyr", cards=(martyr,))
    s.do("manifest", f"{s.spirit('left').key}:0")
    assert s.mine.lingering == 5


def test_what_the_battle_was_ahead_by() -> None:
    s = ruling(when("battle_won", act("gain_souls", number="battle_margin"), whose="own"),
               left="titan", your_right="fox", souls=2).attacks("left").passes()  # fmt: skip
    assert s.mine.lingering == 5
    behind = calc("difference", parts=[0, "battle_margin"])
    sorry = when("battle_lost", act("gain_souls", number=behind), whose="own")
    s = ruling(sorry, left="wolf", your_right="titan", souls=2).attacks("left").passes()
    assert s.mine.lingering == 5


# Conditions


@pytest.mark.parametrize(
    ("condition", "true"),
    [
        (test("number", of=calc("lingering"), at_least=1), True),
        (test("number", of=calc("lingering"), at_least=2), False),
        (test("number", of=calc("lingering"), at_most=0), False),
        (test("number", of=calc("lingering"), equals=1, at_least=1), True),
        (test("number", of=calc("lingering"), equals=2), False),
        (test("lane_empty", lane="right"), True),
        (test("lane_empty", lane="left"), False),
        (test("spirit", of="target", filter={"min_power": 3, "type": ["errant"]}), True),
        (test("spirit", of="target", filter={"max_power": 2}), False),
        (test("spirit", of="target", filter={"behaviour": "haste"}), False),
        (test("spirit", of="that", filter={}), False),
        (test("your_turn"), True),
        (test("first_this_turn", of="summon"), True),
        (test("holds_coin", lane="left"), True),
        (test("holds_coin", lane="right"), False),
        (test("holds_coin", lane="right", who="opponent"), True),
        (test("gained_no_coin"), True),
        (test("in_battle"), False),
        (test("done"), False),
        (test("all", of=[test("your_turn"), test("done")]), False),
        (test("any", of=[test("your_turn"), test("done")]), True),
        (test("not", of=test("done")), True),
    ],
)
def test_conditions(condition: Any, true: bool) -> None:
    s = manifest(
        act("if", do=[act("gain_souls", number=5)],
            **{"if": [condition], "else": [act("gain_souls", number=2)]}),
        text_fields={"targets": [target("spirit", whose="opposing", layer="active")]}, **TABLE,
    ).passes()  # fmt: skip
    assert s.mine.lingering == (6 if true else 3)


def test_where_a_card_came_from_and_how() -> None:
    def gains(*asked: Any) -> Any:
        return text("on_summon", act("if", **{"if": list(asked)}, do=[act("gain_souls", number=5)]))

    late = errant("late", 0, 1, 1, gains(test("came_from", zone="channel")), behaviours=["haste"])
    s = scene(channel="late:up", hand="late", cards=(late,)).do("summon", "late", "0:0")
    assert s.mine.lingering == 0
    s.do("summon", "channel:0", "0:1")
    assert s.mine.lingering == 5
    lord = errant(
        "lord", 1, 1, 1, gains(test("summoned_by", mode=["tribute", "react"])), tribute=[{"cost": "discard"}]
    )
    s = scene(hand="lord fox", souls=1, cards=(lord,)).do("summon", "lord", "normal", "0:0")
    assert s.mine.lingering == 0
    s = scene(hand="lord fox", souls=1, cards=(lord,)).do("summon", "lord", "tribute", "0:0")
    assert s.mine.lingering == 6


def test_what_is_first_in_a_turn_does_not_count_itself() -> None:
    eager = errant("eager", 0, 1, 1, text("on_summon", act("gain_souls", number=1),
                                          **{"if": [test("first_this_turn", of="summon")]}))  # fmt: skip
    first = {"if": [test("first_this_turn", of="summon")]}
    s = ruling(text("manifest", act("gain_souls", number=5), **first),
               hand="eager eager", cards=(eager,))  # fmt: skip
    s.summons("eager", "left")
    assert s.mine.lingering == 1
    assert "manifest" not in s.keys
    s.summons("eager", "middle")
    assert s.mine.lingering == 1


@pytest.mark.parametrize(("of", "event"), [("attack", "attack"), ("draw", "drew")])
def test_the_first_attack_and_draw_of_a_turn(of: str, event: str) -> None:
    first = {**when(event, act("gain_souls", number=4), whose="own"), "if": [test("first_this_turn", of=of)]}
    s = ruling(first, left="wolf", right="wolf", your_left="titan", your_right="titan", souls=4)
    if of == "attack":
        s.attacks("left").passes().attacks("right").passes()
    else:
        s.do("draw", 1, "draw", 1)
    assert s.mine.lingering == 4


def test_a_coin_that_was_gained_in_this_turn() -> None:
    s = ruling(text("manifest", act("draw"), **{"if": [test("gained_no_coin")]}), hand="titan", souls=5)
    s.summons("titan", "left")
    assert s.coin("left") == "mine spent"
    assert "manifest" not in s.keys


@pytest.mark.parametrize(("side", "souls"), [("attacking", 1), ("defending", 1), ("either", 2)])
def test_a_spirit_in_battle(side: str, souls: int) -> None:
    fighter = arbiter(
        "fighter", 1, 1, 9,
        {**when("attack", act("gain_souls", number=1)), "if": [test("in_battle", side=side)]},
    )  # fmt: skip
    s = scene(left="fighter", your_right="fighter", your_middle="fighter", souls=2, cards=(fighter,))
    s.attacks("left").passes()
    assert s.mine.lingering + s.yours.lingering == souls


@pytest.mark.parametrize("fighting", [False, True])
def test_only_a_spirit_whose_lane_fights_is_in_battle(fighting: bool) -> None:
    told = {
        **when("attack" if fighting else "summoned", act("gain_souls", number=1)),
        "if": [test("in_battle")],
    }
    ear = noble("ear", told)
    bystander = arbiter("bystander", 1, 1, 9, told)
    s = scene(
        left="wolf", middle="bystander", hand="fox", souls=2, noble="ear", nobles=(ear,), cards=(bystander,)
    )
    s = s.attacks("left") if fighting else s.summons("fox", "right")
    assert s.passes().mine.lingering == (0 if fighting else 1), "nobody but who pays has fewer Souls"


def test_whose_turn_it_is() -> None:
    watcher = noble("watcher", {**when("turn_start", act("gain_souls", number=1)), "if": [test("your_turn")]})
    s = scene(your_noble="watcher", nobles=(watcher,)).do("end")
    assert (s.table.active, s.yours.lingering) == (YOU, 1)
    s.do("skip", "skip", "end")
    assert (s.table.active, s.yours.lingering) == (ME, 0)


def test_cards_of_the_same_name() -> None:
    twin = arbiter("twin", 1, 1, 1, text("manifest", act("gain_souls",
        number=calc("cards", zone="grave", filter={"same_name": True}))))  # fmt: skip
    s = scene(left="twin", grave="twin twin wolf", cards=(twin,))
    s.do("manifest", f"{s.spirit('left').key}:0")
    assert s.mine.lingering == 2


def test_cards_with_a_react_condition_or_a_behaviour() -> None:
    s = manifest(
        act("gain_souls", number=calc("cards", zone="grave", filter={"react": True})), grave="ambush wolf"
    )
    assert s.mine.lingering == 1
    s = manifest(
        act("gain_souls", number=calc("cards", zone="grave", filter={"behaviour": "haste", "max_cost": 3})),
        grave="runner wolf",
    )
    assert s.mine.lingering == 1
