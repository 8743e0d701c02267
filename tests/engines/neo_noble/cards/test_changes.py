"""What holds while something is in force, and the numbers that come of it."""

from __future__ import annotations

from typing import Any

import pytest

from engines.neo_noble.evaluation import changes, powers
from engines.neo_noble.rules import activation
from engines.neo_noble.table.pieces import Place
from tests.engines.neo_noble.language import (
    calc,
    change,
    chosen,
    every,
    lanes,
    manifest,
    ruling,
    target,
    test,
)
from tests.engines.neo_noble.pack import act, arbiter, errant, holds, noble, text
from tests.engines.neo_noble.scenes import ME, YOU, Scene, scene

LEFT, MIDDLE, RIGHT = (Place(ME, lane) for lane in range(3))
AIMED = {"targets": [target("spirit", whose="any", layer="active", lane="left")]}


def standing(*changes: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """Return an ONGOING text."""
    return {"type": "ongoing", "holds": list(changes), **fields}


def stats(s: Scene, lane: str, seat: int = ME, depth: int = 0) -> tuple[int, int]:
    spirit = s.spirit(lane, seat, depth)
    return powers.power(s.table, spirit), powers.resolve(s.table, spirit)


# Power and Resolve


def test_spirits_have_more_and_less() -> None:
    s = ruling(
        holds("spirit_stats", on=every("own", "any", filter={"max_cost": 1}), power=2, resolve=-4),
        left="bear wolf", your_left="wolf",
    )  # fmt: skip
    assert stats(s, "left") == (4, -3)
    assert stats(s, "left", depth=1) == (3, 2)
    assert stats(s, "left", YOU) == (2, 1)


@pytest.mark.rule("NN-79", "NN-80")
def test_covered_spirits_count_but_their_texts_do_not_work() -> None:
    flag = arbiter("flag", 1, 1, 1, holds("lane_stats", on="this", power=3))
    assert powers.lane_power(scene(left="wolf flag", cards=(flag,)).table, LEFT) == 6
    assert powers.lane_power(scene(left="flag wolf", cards=(flag,)).table, LEFT) == 3


@pytest.mark.rule("NN-R37", "NN-84", "NN-85")
def test_lane_modifiers_also_apply_to_the_two_of_an_empty_lane() -> None:
    s = ruling(holds("lane_stats", on=lanes("own"), power=1, resolve=3), left="pebble")
    assert (powers.lane_power(s.table, LEFT), powers.lane_resolve(s.table, LEFT)) == (2, 4)
    assert (powers.lane_power(s.table, MIDDLE), powers.lane_resolve(s.table, MIDDLE)) == (1, 5)


def test_an_empty_lane_may_have_another_resolve() -> None:
    s = ruling(holds("ambient", on="left", value=5), right="wolf")
    assert [powers.lane_resolve(s.table, place) for place in (LEFT, MIDDLE, RIGHT)] == [5, 2, 1]


@pytest.mark.rule("NN-R37")
def test_an_ongoing_modifier_exists_only_while_its_source_is_active() -> None:
    flag = arbiter("flag", 1, 1, 1, holds("lane_stats", on="right", power=3))
    s = scene(left="flag", right="wolf", hand="moth", cards=(flag,))
    assert powers.lane_power(s.table, RIGHT) == 5
    s.summons("moth", "left")
    assert powers.lane_power(s.table, RIGHT) == 2


def test_numbers_are_set_before_anything_is_added() -> None:
    s = manifest(
        change("spirit_stats", on="target", power=2),
        change("set_stats", on="target", power=7, resolve=calc("cards", zone="grave")),
        left="wolf", grave="fox fox fox", text_fields=AIMED,
    )  # fmt: skip
    assert stats(s, "left") == (9, 3)


def test_numbers_change_places_as_they_are_then() -> None:
    s = manifest(
        change("spirit_stats", on="target", power=2), change("swap_stats", on="target"),
        change("spirit_stats", on="target", power=5), left="wolf", text_fields=AIMED,
    )  # fmt: skip
    assert stats(s, "left") == (6, 4)


@pytest.mark.rule("NN-19", "NN-20")
def test_numbers_may_be_negative() -> None:
    s = ruling(holds("spirit_stats", on=every("any"), power=-5, resolve=-5), left="wolf")
    assert (powers.lane_power(s.table, LEFT), powers.lane_resolve(s.table, LEFT)) == (-3, -4)


def test_two_texts_that_count_each_others_spirits_come_to_an_end() -> None:
    proud = arbiter(
        "proud", 1, 3, 1,
        holds("spirit_stats", on=every("own", filter={"min_power": 3}), power=calc("power", of="self")),
    )  # fmt: skip
    s = scene(left="proud", right="proud", middle="wolf", cards=(proud,))
    assert (stats(s, "left")[0], stats(s, "middle")[0]) == (9, 2)


def test_an_ongoing_text_holds_under_its_conditions() -> None:
    text_here = standing(
        {"change": "lane_stats", "on": "left", "power": 2}, **{"if": [test("lane_empty", lane="right")]}
    )
    assert powers.lane_power(ruling(text_here, left="wolf").table, LEFT) == 4
    assert powers.lane_power(ruling(text_here, left="wolf", right="fox").table, LEFT) == 2


def test_lanes_are_named_as_the_player_sees_them() -> None:
    other = arbiter("other", 1, 0, 0, holds("lane_stats", on=lanes("own", other=True, empty=False), power=1))
    s = scene(left="other", middle="wolf", cards=(other,))
    assert [powers.lane_power(s.table, place) for place in (LEFT, MIDDLE, RIGHT)] == [0, 3, 0]
    facing = arbiter("facing", 1, 0, 0, holds("lane_stats", on="facing", power=-1))
    s = scene(left="facing", your_right="wolf", your_left="wolf", cards=(facing,))
    assert powers.lane_power(s.table, Place(YOU, 2)) == 1
    assert powers.lane_power(s.table, Place(YOU, 0)) == 2
    named = ruling(holds("lane_stats", on=lanes("own", names=["middle", "right"]), power=1))
    assert [powers.lane_power(named.table, place) for place in (LEFT, MIDDLE, RIGHT)] == [0, 1, 1]


# Lanes


@pytest.mark.rule("NN-81", "NN-R35")
def test_a_lane_holds_more_or_fewer() -> None:
    full = "fox fox fox fox"
    s = ruling(
        holds("capacity", on="left", value=1), holds("capacity", on="right", value=-2), left=full, right=full
    )
    assert [powers.capacity(s.table, place) for place in (LEFT, MIDDLE, RIGHT)] == [5, 4, 2]
    assert len(s.lane("right")) == 4
    create = manifest(
        act("create", token="sapling", lane="right"),
        change("capacity", on="right", value=-1),
        right="fox fox fox",
    )
    create.do("end")
    assert len(create.lane("right")) == 4


# Shattering and destruction


@pytest.mark.rule("NN-90", "NN-R40")
def test_another_card_in_force_spares_an_arbiter() -> None:
    away = act("bounce", who=chosen("own", lane="left"))
    s = manifest(away, left="judge wolf")
    assert s.mine.grave == ["judge"]
    keeper = arbiter("keeper", 1, 1, 1, holds("no_shatter", lanes=lanes("own", other=True)))
    assert manifest(away, left="judge wolf", right="keeper", cards=(keeper,)).lane("left") == ["judge"]
    guard = arbiter(
        "guard", 1, 1, 1, holds("no_shatter", spirits=every("own", "any", filter={"max_cost": 1}))
    )
    assert manifest(away, left="judge wolf", right="guard", cards=(guard,)).lane("left") == ["judge"]
    assert manifest(away, left="warden wolf", right="guard", cards=(guard,)).lane("left") == []


@pytest.mark.rule("NN-R40")
def test_a_shattering_arbiter_is_never_active_so_its_own_text_cannot_save_it_nor_another_one() -> None:
    vain = arbiter("vain", 1, 1, 1, holds("no_shatter", lanes=lanes("own")))
    s = manifest(act("bounce", who=chosen("own", lane="left")), left="vain wolf", cards=(vain,))
    assert s.mine.grave == ["vain"]
    s = manifest(act("bounce", who=every("own")), left="vain wolf", right="vain wolf", cards=(vain,))
    assert s.mine.grave == ["vain", "vain"]


@pytest.mark.rule("NN-90")
def test_a_player_may_decide_each_time() -> None:
    keeper = arbiter("keeper", 1, 1, 1, holds("no_shatter", lanes=lanes("own", other=True), may=True))
    s = manifest(
        act("bounce", who=chosen("own", lane="left")), left="judge wolf", right="keeper", cards=(keeper,)
    )
    assert s.asks == (ME, "no_shatter")
    s.do("apply")
    assert s.lane("left") == ["judge"]


@pytest.mark.rule("NN-R39")
def test_what_cannot_be_destroyed_does_not_shatter_and_is_not_checked_again() -> None:
    stone = holds("indestructible", on=every("own", "any", filter={"type": ["arbiter"]}))
    s = ruling(stone, text("manifest", act("bounce", who=chosen("own", lane="left"))), left="judge wolf")
    s.do("manifest", "noble:1")
    assert s.lane("left") == ["judge"]
    assert s.spirit("left").covered is False
    s = ruling(stone, text("manifest", act("destroy", who=every("own"))), left="judge", right="wolf")
    s.do("manifest", "noble:1")
    assert (s.lane("left"), s.mine.grave) == (["judge"], ["wolf"])


@pytest.mark.rule("NN-R66")
def test_what_cannot_be_destroyed_is_reaped_all_the_same() -> None:
    s = ruling(
        text("manifest", act("reap", who=chosen("opposing"))), your_left="judge", your_noble="stone",
        nobles=(noble("stone", holds("indestructible", on=every("own"))),),
    )  # fmt: skip
    s.do("manifest", "noble:0")
    assert s.yours.reaped == ["judge"]


@pytest.mark.parametrize(
    ("of", "to"),
    [("destroyed", "hand"), ("destroyed", "banished"), ("reaped", "deck_bottom"), ("reaped", "grave")],
)
def test_what_would_be_destroyed_or_reaped_goes_elsewhere(of: str, to: str) -> None:
    verb = {"destroyed": "destroy", "reaped": "reap"}[of]
    s = ruling(
        text("manifest", act(verb, who=chosen("own"))), holds("instead", of=of, on=every("own"), to=to),
        left="wolf", deck="fox",
    ).do("manifest", "noble:0")  # fmt: skip
    there = {
        "hand": s.mine.hand,
        "banished": s.mine.banished,
        "deck_bottom": s.mine.deck[:1],
        "grave": s.mine.grave,
    }
    assert [zone for zone, cards in there.items() if cards == ["wolf"]] == [to]
    assert s.mine.reaped == []


@pytest.mark.rule("NN-D22")
@pytest.mark.parametrize(
    ("answer", "hand", "grave"), [("apply", ["wolf"], []), ("skip", [], ["wolf"])]
)  # fmt: skip
def test_what_goes_elsewhere_may_be_decided(answer: str, hand: list[str], grave: list[str]) -> None:
    s = ruling(
        text("manifest", act("destroy", who=chosen("own"))),
        holds("instead", of="destroyed", on=every("own"), to="hand", may=True), left="wolf",
    ).do("manifest", "noble:0")  # fmt: skip
    assert s.asks == (ME, "instead")
    s.do(answer)
    assert (s.mine.hand, s.mine.grave) == (hand, grave)


# Battle


@pytest.mark.rule("NN-R74")
def test_a_lane_that_cannot_attack() -> None:
    s = ruling(holds("no_attack", on=lanes("any", names=["left"])), left="wolf", right="wolf", souls=4)
    s.do("attack")
    assert s.keys == ("0:2",)
    s = ruling(holds("no_attack", on="left"), holds("extra_attack", on="left"), left="wolf", souls=4)
    assert "attack" not in s.keys


@pytest.mark.rule("NN-R67")
def test_an_extra_attack_lifts_the_mark_by_one_and_still_costs() -> None:
    s = ruling(holds("extra_attack", on="left"), left="wolf", your_right="titan", souls=6)
    s.attacks("left").passes().attacks("left").passes()
    assert (s.mine.attacks[0], s.mine.lingering) == (2, 2)
    assert "attack" not in s.keys


def test_a_free_attack_and_the_next_one_only() -> None:
    s = ruling(holds("free_attack", on="left"), left="wolf", your_right="titan").attacks("left").passes()
    assert s.mine.attacks[0] == 1
    s = manifest(
        change("free_attack", on=lanes("own"), next_only=True), left="wolf", middle="wolf", your_right="titan"
    )
    s.attacks("left").passes()
    assert powers.attack_cost(s.table, MIDDLE) == 2
    first = ruling(holds("free_attack", on="left", next_only=True), holds("extra_attack", on="left"),
                   left="wolf", your_right="titan").attacks("left").passes()  # fmt: skip
    assert powers.attack_cost(first.table, LEFT) == 2


def test_attacks_on_a_lane_that_cannot_be_blocked() -> None:
    s = ruling(
        holds("no_block", on=lanes("opposing")), left="wolf", your_right="moth", your_hand="titan", souls=2
    )
    s.attacks("left")
    assert s.asks == (YOU, "react")
    s.do("pass")
    assert s.asks == (ME, "action")


@pytest.mark.rule("NN-R60")
def test_each_card_blocks_with_more_or_less() -> None:
    s = ruling(holds("block_bonus", on="left", value=2), holds("block_bonus", on="right", value=-5))
    fox, hollow = s.table.card("fox"), s.table.card("hollow")
    assert [powers.block_value(s.table, place, fox) for place in (LEFT, MIDDLE, RIGHT)] == [4, 2, 0]
    assert powers.block_value(s.table, LEFT, hollow) == 2
    flat = scene(options={"block_value": "flat", "block_flat": 3})
    assert powers.block_value(flat.table, LEFT, flat.table.card("hollow")) == 3


@pytest.mark.rule("NN-129")
def test_a_tie_is_won() -> None:
    s = scene(left="wolf", your_right="fox", souls=2).attacks("left").passes()
    assert s.yours.reaped == []
    s = ruling(holds("wins_ties", on="left"), left="wolf", your_right="fox", souls=2).attacks("left").passes()
    assert s.yours.reaped == ["fox"]


# Costs


@pytest.mark.rule("NN-R13")
def test_summons_cost_more_or_less_but_never_below_nothing() -> None:
    cheap = holds("cost", of="summon", filter={"type": ["errant"]}, value=-2)
    s = ruling(cheap)
    price = [powers.summon_cost(s.table, ME, s.table.card(card)) for card in ("wolf", "giant", "elder")]
    assert price == [0, 2, 3]
    assert powers.summon_cost(s.table, YOU, s.table.card("giant")) == 4
    dear = ruling(holds("cost", of="summon", whose="opposing", value=1)).table
    assert [powers.summon_cost(dear, seat, dear.card("giant")) for seat in (ME, YOU)] == [4, 5]
    both = ruling(
        holds("cost", of="summon", whose="any", value=calc("cards", zone="grave")), grave="fox"
    ).table
    assert [powers.summon_cost(both, seat, both.card("giant")) for seat in (ME, YOU)] == [5, 5]


def test_attacks_and_draws_cost_more_or_less() -> None:
    s = ruling(
        holds("cost", of="attack", whose="opposing", value=1), holds("cost", of="draw", value=-1), left="wolf"
    )
    assert (powers.attack_cost(s.table, LEFT), powers.attack_cost(s.table, Place(YOU, 0))) == (2, 3)
    assert (powers.draw_cost(s.table, ME), powers.draw_cost(s.table, YOU)) == (1, 2)


def test_only_the_next_summon_costs_less() -> None:
    s = manifest(
        change("cost", of="summon", value=-1, filter={"type": ["arbiter"]}, next_only=True),
        hand="wolf judge judge",
        souls=1,
    )  # fmt: skip
    s.summons("judge", "left")
    assert s.mine.lingering == 1
    s.summons("judge", "right")
    assert s.mine.lingering == 0


def test_a_standing_next_is_the_first_of_each_turn() -> None:
    s = ruling(holds("cost", of="summon", value=-1, next_only=True), hand="wolf wolf", souls=1)
    s.summons("wolf", "left")
    assert s.mine.lingering == 1
    s.summons("wolf", "right")
    assert s.mine.lingering == 0


# Dominance


@pytest.mark.rule("NN-72")
def test_a_coin_gained_by_a_check_stays_ready() -> None:
    s = ruling(holds("gained_ready", on="middle"), hand="titan titan", souls=10)
    s.summons("titan", "middle").summons("titan", "left")
    assert (s.coin("middle"), s.coin("left")) == ("mine ready", "mine spent")


def test_a_check_does_not_take_a_coin_that_is_kept() -> None:
    s = scene(
        hand="titan", right="fox", your_left="wolf", coins={"right": "yours ready"}, souls=5,
        your_noble="miser",
        nobles=(noble("miser", holds("keeps_coin", on="left")),),
    )  # fmt: skip
    s.summons("titan", "right")
    assert s.coin("right") == "yours ready"


# Behaviours, silence, steps


def test_behaviours_are_granted_to_spirits_and_cards() -> None:
    well = errant("well", 0, 1, 1, text("on_summon", act("gain_souls", number=1)))
    s = ruling(holds("grants", behaviour="brittle", spirits=every("own")), hand="well", cards=(well,))
    assert s.summons("well", "left").mine.grave == ["well"]
    s = ruling(holds("grants", behaviour="haste", cards={"max_cost": 1}), channel="wolf:up bear:up", souls=3)
    assert s.do("summon").keys == ("channel:0",)
    haste = ruling(
        text("manifest", change("grants", behaviour="haste", cards={})), channel="bear:up", souls=2
    ).do("manifest", "noble:0")
    assert "summon" in haste.keys


def test_a_card_is_of_a_behaviour_by_grant_too() -> None:
    s = ruling(
        holds("grants", behaviour="haste", spirits=every("own", lane="left")),
        holds("spirit_stats", on=every("own", filter={"behaviour": "haste"}), power=3),
        left="wolf", right="runner",
    )  # fmt: skip
    assert (stats(s, "left")[0], stats(s, "right")[0]) == (5, 5)


def test_a_grant_does_not_look_for_what_is_granted() -> None:
    wild = holds("grants", behaviour="brittle", spirits=every("own", filter={"behaviour": "haste"}))
    s = ruling(wild, holds("grants", behaviour="haste", spirits=every("own")), left="wolf", right="runner")
    tops = [s.spirit(lane) for lane in ("left", "right")]
    brittle = [powers.has_behaviour(s.table, ME, top.card, "brittle", top) for top in tops]
    assert brittle == [False, True]


@pytest.mark.rule("NN-R57")
def test_a_silenced_spirit_has_no_texts_but_keeps_its_behaviours() -> None:
    glass = errant("glass", 0, 1, 1, text("on_summon", act("gain_souls", number=1)))
    well = arbiter("well", 1, 1, 1, text("manifest", act("gain_souls", number=1)), behaviours=["haste"])
    s = scene(
        left="well", channel="runner:up", hand="glass", souls=1, your_noble="hush", cards=(glass, well),
        nobles=(noble("hush", holds("silenced", on=every("opposing"))),),
    )  # fmt: skip
    assert not list(activation.usable(s.table, ME, "manifest"))
    assert s.do("summon").keys == ("glass", "channel:0")
    s.do("glass", "0:1")
    assert s.mine.lingering == 1


@pytest.mark.rule("NN-R57", "NN-10")
def test_what_silences_effects_does_not_touch_abilities_unless_it_says_so() -> None:
    hush = noble("hush", holds("silenced", on=every("any", "any")))
    s = ruling(text("manifest", act("draw")), your_noble="hush", nobles=(hush,))
    assert "manifest" in s.keys
    mute = noble("mute", holds("silenced", on="opposing_noble"))
    s = ruling(text("manifest", act("draw")), your_noble="mute", nobles=(mute,))
    assert "manifest" not in s.keys
    s = manifest(change("silenced", "your_next_turn", on="own_noble"))
    assert s.table.lasting[0].spirits == ("noble:0",)
    assert s.do("end").table.lasting != []


def test_two_texts_that_silence_each_other_both_work() -> None:
    hush = arbiter("hush", 1, 1, 1, holds("silenced", on=every("opposing")))
    s = scene(left="hush", your_right="hush", cards=(hush,))
    assert [
        changes.speaking(s.table, s.spirit("left")),
        changes.speaking(s.table, s.spirit("right", YOU)),
    ] == [
        None,
        None,
    ]


@pytest.mark.parametrize("step", ["harvest", "channel", "focus"])
def test_a_step_of_the_next_turn_is_left_out(step: str) -> None:
    s = manifest(
        change("skips", "permanent", step=step),
        your_channel="fox",
        your_deck="fox fox fox fox fox fox fox fox",
    )
    s.do("end")
    harvest = s.asks == (YOU, "harvest")
    assert harvest is (step != "harvest")
    s.do(*(["skip"] if harvest else []))
    for other in ("channel", "focus"):
        assert (s.asks == (YOU, other)) is (step != other)
        if step != other:
            s.do("skip")
    s.do("end")
    assert s.table.active == ME
    assert s.table.lasting == []


def test_an_own_step_is_left_out_in_the_turn_after_the_next() -> None:
    s = manifest(change("skips", "permanent", step="focus", whose="own"))
    s.do("end")
    s.do("skip")
    assert s.asks == (YOU, "focus")
    s.do("skip", "end", "skip")
    assert s.asks == (ME, "action"), "no Focus"
    s.do("end", "skip", "skip", "end", "skip")
    assert s.asks == (ME, "focus")


def test_a_step_of_the_same_turn_is_not_left_out() -> None:
    skip = text("income", change("skips", "permanent", step="channel", whose="own"), says="must")
    s = ruling(skip, stage="income")
    assert s.asks == (ME, "channel")


def test_cards_and_spirits_are_granted_a_behaviour_at_once() -> None:
    s = manifest(
        change("grants", behaviour="haste", spirits=every("own"), cards={}), channel="bear:up", souls=2
    )
    assert "summon" in s.keys


def test_a_change_on_nothing_is_no_change() -> None:
    s = manifest(change("spirit_stats", on=every("own"), power=2), hand="wolf", souls=1)
    assert s.table.lasting == []
