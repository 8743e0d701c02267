"""Summons, Equipment and set Actions, told as the rule book does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.engines.soul_forger.pack import action, creature, gear
from tests.engines.soul_forger.scenes import ME, YOU, Scene, armed, lies
from tests.rules import rule


def holding(*hand: str, pieces: Sequence[dict[str, Any]] = (), side: Any = None, **more: Any) -> Scene:
    return Scene(*pieces, sides=[{"hand": list(hand), **(side or {})}], **more)


@rule("SF-50", "SF-R20", "SF-R5", "SF-53")
def test_a_creature_enters_on_guard_when_its_summon_resolves_and_may_attack_at_once() -> None:
    scene = holding("bear").do("summon:bear").passes()
    assert (scene.names(), scene.mine.hand, scene.piece("bear").on) == (["bear"], [], True)
    scene.do("combat").passes()
    assert scene.offers(scene.key("bear"))


@rule("SF-R20", "SF-130", "SF-126")
def test_a_summon_can_be_answered() -> None:
    scene = holding("bear", pieces=[lies("ambush", YOU, "action", up=False)])
    scene.do("summon:bear")
    assert scene.asks == (YOU, "window")
    assert [entry.kind for entry in scene.table.flow] == ["summon"]
    assert scene.names() == []


@rule("SF-59", "SF-60", "SF-40")
@pytest.mark.parametrize(
    ("level", "summoned"), [(3, ["imp", "ox"]), (2, ["imp"]), (6, ["imp", "ox", "bear"])]
)
def test_creatures_come_to_the_level_at_most(level: int, summoned: list[str]) -> None:
    scene = holding("imp", "ox", "bear", level=level)
    for card in ("imp", "ox", "bear"):
        if scene.offers(f"summon:{card}"):
            scene.do(f"summon:{card}").passes()
    assert scene.names() == summoned


@rule("SF-61", "SF-95", "SF-R19", "SF-R30")
def test_a_payment_from_the_field_makes_room() -> None:
    scene = holding("wyrm", "imp", pieces=[lies("bear"), lies("ox")], level=6)
    scene.do("summon:wyrm")
    legal = set(scene.asked.answers())
    assert legal == {(scene.key("bear"),)}, "the ox frees too little, a card of the hand nothing"
    scene.do((scene.key("bear"),)).passes()
    assert (scene.names(), scene.mine.grave) == (["ox", "wyrm"], ["bear"])
    assert scene.events("destroyed") == []


@rule("SF-85", "SF-R31", "SF-73")
def test_what_may_pay() -> None:
    pieces = [lies("ox"), lies("ring", ME, "accessory"), lies("study", ME, "action", up=False), *armed(ME)]
    scene = holding("wyrm", "imp", pieces=[*pieces, lies("bear", YOU)], side={"material": ["lamp"]})
    scene.do("summon:wyrm")
    own = {scene.key("ox"), scene.key("ring"), scene.key("study")}
    assert set(scene.keys) == {"m:lamp", "h:imp", *own}
    scene = holding("wyrm", pieces=pieces, equipment_as_payment=False).do("summon:wyrm")
    assert set(scene.keys) == {scene.key("ox"), scene.key("study")}


@rule("SF-R30")
@pytest.mark.parametrize("to", ["graveyard", "removed"])
def test_where_payments_go(to: str) -> None:
    scene = holding("wyrm", side={"material": ["lamp"]}, payment_to=to).do("summon:wyrm", ("m:lamp",))
    assert (scene.mine.grave if to == "graveyard" else scene.mine.removed) == ["lamp"]


@rule("SF-65", "SF-66", "SF-R30")
def test_a_token_that_pays_leaves_the_game() -> None:
    scene = holding("wyrm", pieces=[lies("puppet")]).do("summon:wyrm", ("p1",))
    assert (scene.names(), scene.mine.grave, scene.mine.removed) == (["wyrm"], [], [])


@rule("SF-R37")
def test_x_is_named_first() -> None:
    scene = holding("hydra", side={"material": ["lamp", "imp", "ox"]}).do("summon:hydra")
    assert scene.asked.kind == "x"
    scene.do(2)
    assert {len(answer) for answer in scene.asked.answers()} == {2}  # pyright: ignore[reportArgumentType]


@rule("SF-R33", "SF-R34")
def test_the_alternative_is_named_first() -> None:
    scene = holding("sprite", side={"material": ["ember", "lamp"]}).do("summon:sprite")
    assert scene.asks == (ME, "alternative")
    assert set(scene.do("1").asked.answers()) == {("m:ember",)}


@rule("SF-62", "SF-63", "SF-R18", "SF-D20")
def test_who_is_over_the_limit_sends_creatures_one_by_one() -> None:
    scene = Scene(lies("ox"), lies("bear"), lies("imp"), level=3)
    assert scene.asks == (ME, "overflow")
    scene.do(scene.key("ox"))
    assert scene.asks == (ME, "overflow")
    scene.do(scene.key("bear"))
    assert (scene.names(), scene.events("destroyed")) == (["imp"], [])


@rule("SF-158", "SF-R65")
def test_a_second_unique_card_cannot_be_played() -> None:
    assert not holding("queen", pieces=[lies("queen")]).offers("summon:queen")
    assert holding("queen", pieces=[lies("queen", YOU)]).offers("summon:queen")


def forging(*forge: str, pieces: list[dict[str, object]], level: int = 10) -> Scene:
    material = ["giant"] * 4
    return Scene(*pieces, sides=[{"forge": list(forge), "material": material}], level=level)


@rule("SF-70", "SF-71", "SF-72", "SF-R42", "SF-84")
def test_equipment_needs_its_level_and_starting_gear_is_never_forged() -> None:
    scene = forging("maul", "knife", "sword", pieces=[], level=2)
    assert [key for key in scene.keys if key.startswith("forge")] == ["forge:sword"]
    scene.do("forge:sword")
    assert set(scene.asked.answers()) == {("m:giant",), ("m:giant#2",), ("m:giant#3",), ("m:giant#4",)}


def forged(card: str, *pieces: dict[str, object]) -> Scene:
    scene = forging(card, pieces=list(pieces)).do(f"forge:{card}")
    if scene.asked.kind == "replace":
        scene.do(scene.keys[-1])
    return scene.do(next(scene.asked.answers())).passes()


@rule("SF-67", "SF-74", "SF-R38")
def test_a_second_one_handed_weapon_goes_to_the_secondary_zone() -> None:
    scene = forged("sword", lies("knife", ME, "primary", on=False))
    assert (scene.names(ME, "primary"), scene.names(ME, "secondary")) == (["knife"], ["sword"])
    assert scene.piece("sword").on


@rule("SF-75", "SF-76", "SF-R38", "SF-R41")
def test_a_two_handed_weapon_replaces_both_and_takes_the_position() -> None:
    scene = forged("maul", lies("knife", ME, "primary", on=False), lies("saber", ME, "secondary"))
    assert (scene.names(ME, "primary", "secondary"), scene.piece("maul").on) == (["maul"], False)
    assert sorted(scene.mine.grave) == ["giant", "knife", "saber"]
    assert scene.events("destroyed") == []
    scene = forged("sword", lies("maul", ME, "primary", on=False))
    assert (scene.names(ME, "primary"), scene.piece("sword").on) == (["sword"], False)


@rule("SF-75", "SF-R38", "SF-D8")
def test_with_both_zones_full_the_player_says_which_weapon_goes() -> None:
    scene = forged("sword", lies("knife", ME, "primary"), lies("saber", ME, "secondary", on=False))
    assert (scene.names(ME, "secondary"), scene.piece("sword").on) == (["sword"], False)


@rule("SF-68", "SF-69", "SF-75")
def test_one_armor_and_two_accessories() -> None:
    scene = forged("coat", lies("apron", ME, "armor"))
    assert (scene.names(ME, "armor"), "apron" in scene.mine.grave) == (["coat"], True)
    scene = forged("ring", lies("bead", ME, "accessory"))
    assert scene.names(ME, "accessory") == ["bead", "ring"]
    scene = forged("ring", lies("bead", ME, "accessory"), lies("quill", ME, "accessory"))
    assert scene.names(ME, "accessory") == ["bead", "ring"]


@rule("SF-73", "SF-R39")
def test_the_secondary_weapon_moves_up_as_it_stands() -> None:
    scene = Scene(lies("saber", ME, "secondary", on=False))
    assert scene.names(ME, "primary") == ["saber"]
    assert not scene.piece("saber").on


@rule("SF-73", "SF-R39", "SF-R21")
@pytest.mark.parametrize("on", [True, False])
def test_the_secondary_weapon_moves_up_as_the_primary_is_destroyed_which_is_no_switch(on: bool) -> None:
    end = {"action": "destroy", "who": {"pick": "all", "is": {"name": "knife"}}}
    break_ = action("break", 1, abilities=[{"do": [end]}])
    weapons = (lies("knife", ME, "primary"), lies("saber", ME, "secondary", on=on))
    scene = Scene(*weapons, more=(break_,), sides=[{"hand": ["break"]}]).do("play:break").passes()
    assert (scene.names(ME, "primary"), scene.names(ME, "secondary")) == (["saber"], [])
    assert (scene.piece("saber").on, scene.mine.switched) == (on, 0)
    assert [event.facts["card"]["id"] for event in scene.events("moved_up")] == ["saber"]


@rule("SF-79", "SF-R40")
def test_weapons_are_switched_once_in_a_turn_while_both_are_on_guard() -> None:
    scene = Scene(lies("knife", ME, "primary"), lies("saber", ME, "secondary")).do("switch")
    assert (scene.names(ME, "primary"), scene.table.flow) == (["saber"], [])
    assert not scene.offers("switch")
    assert not Scene(lies("knife", ME, "primary"), lies("saber", ME, "secondary", on=False)).offers("switch")


@rule("SF-115", "SF-116", "SF-R27", "SF-R26")
def test_any_action_may_be_set_while_a_zone_is_open() -> None:
    scene = holding("kindle", "ambush", level=1).do("set:kindle")
    assert (scene.asks, scene.mine.hand) == ((ME, "main"), ["ambush"])
    seen = scene.match.view(YOU).pieces[0]  # pyright: ignore[reportAttributeAccessIssue]
    assert (seen.card, seen.zone, seen.since) == (None, "action", 5)
    full = [lies("study", ME, "action", up=False) for _ in range(5)]
    assert not holding("ambush", pieces=full).offers("set:ambush")


@rule("SF-122", "SF-125", "SF-128")
def test_what_is_played_from_the_hand() -> None:
    scene = holding("study", "ambush", "flash", "hymn", "kindle")
    played = {key for key in scene.keys if key.startswith("play")}
    assert played == {"play:study", "play:flash", "play:hymn"}


@rule("SF-117", "SF-118", "SF-R29")
def test_an_action_needs_its_level_and_a_card_of_its_faction() -> None:
    assert not holding("hymn", level=1).offers("play:hymn")
    assert not holding("kindle", pieces=[lies("lamp")]).offers("play:kindle")
    assert holding("kindle", pieces=[lies("ember")]).offers("play:kindle")
    assert holding("kindle", pieces=[lies("dawn")]).offers("play:kindle")


@rule("SF-125", "SF-127", "SF-R28", "SF-129")
@pytest.mark.parametrize(("card", "since", "usable"), [
    ("ambush", 5, False), ("ambush", 4, True), ("flash", 5, False), ("flash", 4, True), ("study", 5, True),
])  # fmt: skip
def test_a_set_action_waits_unless_it_is_normal(card: str, since: int, usable: bool) -> None:
    scene = Scene(lies(card, ME, "action", up=False, since=since))
    assert scene.offers("use:p1") is usable


@rule("SF-94", "SF-R19")
def test_with_full_zones_the_payment_must_free_one() -> None:
    full = [lies("hymn", ME, "action") for _ in range(5)]
    assert not holding("study", pieces=full).offers("play:study")
    scene = holding("feast", pieces=[*full, lies("imp")]).do("play:feast")
    assert (("p6",) in set(scene.asked.answers()), ("p1",) in set(scene.asked.answers())) == (False, True)


# Targets and payment are chosen together


SEAR = action(
    "sear", 1, cost="F: 1 card",
    abilities=[
        {"targets": [{"target": "creature"}], "do": [{"action": "damage", "who": "target", "number": 1}]}
    ],
)  # fmt: skip


@rule("SF-96", "SF-97")
def test_an_action_whose_only_target_is_needed_to_pay_cannot_be_activated() -> None:
    s = Scene(lies("ox"), *armed(ME, YOU), sides=[{"hand": ["sear"]}], more=[SEAR])
    assert not s.offers("play:sear")
    down = lies("sear", ME, "action", up=False, since=1)
    s = Scene(down, lies("ox"), *armed(ME, YOU), more=[SEAR])
    assert not s.offers(f"use:{s.key('sear')}")
    s = Scene(down, lies("ox"), lies("imp"), *armed(ME, YOU), more=[SEAR])
    s.do(f"use:{s.key('sear')}")
    assert s.asked.kind == "aim"
    s.do(s.key("ox"))
    assert s.keys == (s.key("imp"),), "what is aimed at does not pay"


@rule("SF-96", "SF-97")
def test_two_targets_together_leave_enough_to_pay() -> None:
    both = action(
        "both", 1, cost="F: 1 card",
        abilities=[
            {"targets": [{"target": "creature"}, {"target": "creature"}],
             "do": [{"action": "damage", "who": "target", "number": 1},
                    {"action": "damage", "who": "target_2", "number": 1}]}
        ],
    )  # fmt: skip
    down = lies("both", ME, "action", up=False, since=1)
    s = Scene(down, lies("ox"), lies("imp"), *armed(ME, YOU), more=[both])
    assert not s.offers(f"use:{s.key('both')}")
    s = Scene(down, lies("ox"), lies("imp"), lies("bear", YOU), *armed(ME, YOU), more=[both])
    s.do(f"use:{s.key('both')}", s.key("ox"))
    assert s.asked.kind == "pay", "the imp pays, so the bear is aimed at"
    assert s.keys == (s.key("imp"),)


@rule("SF-73", "SF-R39")
def test_of_several_players_each_secondary_weapon_moves_up() -> None:
    end = {"action": "destroy", "who": {"pick": "all", "is": {"name": "knife"}}}
    break_ = action("break", 1, abilities=[{"do": [end]}])
    weapons = (*armed(ME, YOU), *(lies("saber", seat, "secondary") for seat in (ME, YOU)))
    scene = Scene(*weapons, more=(break_,), sides=[{"hand": ["break"]}]).do("play:break").passes()
    assert [scene.names(seat, "primary", "secondary") for seat in (ME, YOU)] == [["saber"], ["saber"]]
    assert [scene.table.one(seat, "secondary") for seat in (ME, YOU)] == [None, None]


@rule("SF-69", "SF-75", "SF-R36")
@pytest.mark.parametrize(("named", "left"), [("p1", ["bead", "crown"]), ("p2", ["ring", "crown"])])
def test_what_is_forged_for_nothing_replaces_what_is_named(named: str, left: list[str]) -> None:
    smelt = action("smelt", 1, abilities=[{"do": [{"action": "forge_free", "from": {"zone": "forge"}}]}])
    worn = (lies("ring", ME, "accessory"), lies("bead", ME, "accessory"))
    scene = Scene(*worn, more=(smelt,), sides=[{"hand": ["smelt"], "forge": ["crown"]}]).do("play:smelt")
    assert scene.do(("crown",), named).passes().names(ME, "accessory") == left


@rule("SF-69", "SF-75", "SF-R38")
def test_a_third_accessory_replaces_one_though_there_was_a_free_place_when_it_was_announced() -> None:
    """In answer to the own forging another one is forged for nothing."""
    smelt = action("smelt", 1, "instinct", abilities=[{"do": [
        {"action": "forge_free", "from": {"zone": "forge", "is": {"name": "crown"}}}]}])  # fmt: skip
    side = {"hand": ["smelt"], "forge": ["crown", "ring"], "material": ["ox"], "stops": ("own", "entry")}
    scene = Scene(lies("bead", ME, "accessory"), more=(smelt,), sides=[side]).do("forge:ring", ("m:ox",))
    scene.do("play:smelt").passes()
    while scene.asked.kind == "pick":
        scene.do(("crown",)).passes()
    worn = scene.names(ME, "accessory")
    assert (len(worn), "ring" in worn, len(scene.mine.grave)) == (2, True, 3), "with the price and the spell"


@rule("SF-44")
@pytest.mark.parametrize(
    ("hand", "xp", "only", "asked"),
    [(["imp"], 0, False, True), ([], 9, False, False), ([], 2, True, True), ([], 1, True, False)],
)
def test_a_side_quest_without_anything_to_decide_is_passed_over(
    hand: list[str], xp: int, only: bool, asked: bool
) -> None:
    scene = Scene(at="quest", level=2, sides=[{"hand": hand, "xp": xp}], side_quest_xp_only=only)
    assert (scene.asked.kind == "quest") == asked


@rule("SF-118", "SF-R29")
@pytest.mark.parametrize(
    ("beside", "able"),
    [
        (lies("ember"), True), (lies("dawn"), True), (lies("lamp"), False), (lies("ember", YOU), False),
        (lies("ring", ME, "accessory"), False), (lies("torch", ME, "accessory"), True),
        (lies("torch", ME, "accessory", up=False), False), (lies("flame", ME, "action"), False),
        (lies("flame", ME, "action", up=False), False),
    ],
)  # fmt: skip
def test_an_action_needs_a_creature_or_equipment_of_its_faction_face_up(beside: Any, able: bool) -> None:
    more = (
        gear("torch", "accessory", factions=["fire"]),
        action("flame", 1, lingering=True, factions=["fire"]),
    )
    scene = Scene(beside, more=more, sides=[{"hand": ["kindle", "study"]}])
    assert (scene.offers("play:kindle"), scene.offers("play:study")) == (able, True)


@rule("SF-R36", "SF-52")
@pytest.mark.parametrize(("verb", "up"), [("play_free", True), ("set", False)])
@pytest.mark.parametrize("seat", [ME, YOU])
def test_the_action_that_is_aimed_at_in_a_graveyard_is_played_or_set(verb: str, up: bool, seat: int) -> None:
    aims = [{"target": "card", "zone": "grave", "whose": "any", "is": {"type": "action"}}]
    deed = action("deed", 1, abilities=[{"targets": aims, "do": [{"action": verb, "from": "target"}]}])
    sides: list[dict[str, Any]] = [{"hand": ["deed"]}, {}]
    sides[seat]["grave"] = ["ox", "hymn"]
    scene = Scene(more=(deed,), sides=sides).do("play:deed").passes()
    laid = scene.table.of(ME, "action")
    assert [(piece.card.id, piece.up, piece.owner) for piece in laid] == [("hymn", up, seat)]
    assert "hymn" not in (*scene.mine.grave, *scene.yours.grave)


@rule("SF-73", "SF-R39", "SF-R21", "SF-77")
def test_every_weapon_has_moved_up_before_the_text_goes_on() -> None:
    """Yours is Off-guard, and so are you, as soon as it is the Primary Weapon."""
    end = {"action": "destroy", "who": {"pick": "all", "is": {"name": "knife"}}}
    gain = {"action": "if", "if": [{"test": "guard", "who": "target", "guard": "off"}], "do": [
        {"action": "gain_experience"}]}  # fmt: skip
    break_ = action("break", 1, abilities=[{"targets": [{"target": "player"}], "do": [end, gain]}])
    sabers = (lies("saber", seat, "secondary", on=seat == ME) for seat in (ME, YOU))
    scene = Scene(*armed(ME, YOU), *sabers, more=(break_,), sides=[{"hand": ["break"]}])
    assert scene.do("play:break").passes().mine.xp == 1


@rule("SF-68", "SF-69", "SF-R38")
def test_armor_asks_for_no_accessory_that_it_should_replace() -> None:
    worn = (lies("ring", ME, "accessory"), lies("bead", ME, "accessory"))
    scene = Scene(*worn, sides=[{"forge": ["coat"], "material": ["giant"]}]).do("forge:coat")
    assert scene.asked.kind == "pay"
    scene.do(("m:giant",)).passes()
    assert scene.names(ME, "armor", "accessory") == ["ring", "bead", "coat"]


@rule("SF-60", "SF-3")
@pytest.mark.parametrize(("level", "able"), [(2, True), (1, False)])
def test_a_creature_enters_with_the_ronum_that_it_says_it_has(level: int, able: bool) -> None:
    less = {"holds": [{"change": "ronum", "on": "self", "value": -2}]}
    light = creature("light", 4, 4, 2, 4, abilities=[less])
    scene = Scene(more=(light,), sides=[{"hand": ["light"]}], level=level)
    assert scene.offers("summon:light") == able
    if able:
        assert scene.do("summon:light").passes().names() == ["light"]


@rule("SF-96", "SF-97")
@pytest.mark.parametrize(("field", "able"), [(("ox",), False), (("ox", "imp"), True)])
def test_an_action_that_the_field_pays_needs_another_card_as_its_target(
    field: tuple[str, ...], able: bool
) -> None:
    aims = [{"target": "creature", "whose": "own"}]
    mend = action("mend", 1, cost="F: 1 card", abilities=[
        {"targets": aims, "do": [{"action": "heal", "who": "target", "number": 1}]}])  # fmt: skip
    scene = Scene(*map(lies, field), lies("bear", YOU), more=(mend,), sides=[{"hand": ["mend"]}])
    assert scene.offers("play:mend") == able
