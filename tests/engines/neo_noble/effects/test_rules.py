"""What actions do with Dominance, battles and the rules themselves."""

from __future__ import annotations

from typing import Any

import pytest

from engines.neo_noble.evaluation import powers
from engines.neo_noble.table.pieces import Place
from tests.engines.neo_noble.language import calc, change, chosen, cost, lanes, manifest, ruling, target
from tests.engines.neo_noble.pack import act, arbiter, errant, text
from tests.engines.neo_noble.scenes import GAME, ME, YOU, Scene, scene
from tests.engines.saving import check_kept

MINE_READY = {"left": "mine ready"}
ATTACKED = {"event": "attack"}


def coins(held: str, pick: str = "all", **fields: Any) -> dict[str, Any]:
    return {"pick": pick, "held": held, **fields}


# Dominance


@pytest.mark.rule("NN-R27")
def test_a_gained_coin_is_spent_and_an_empty_lane_gains_none() -> None:
    s = manifest(
        act("gain_coin", coins=coins("any")), left="wolf", middle="fox", coins={"middle": "yours ready"}
    )
    assert [s.coin(lane) for lane in ("left", "middle", "right")] == ["mine spent", "mine spent", "neutral"]


def test_a_coin_may_be_gained_ready_and_by_the_opponent() -> None:
    s = manifest(act("gain_coin", ready=True, coins={"coin_of": "left"}), left="wolf")
    assert s.coin("left") == "mine ready"
    s = manifest(
        act("gain_coin", who="opponent", coins=coins("neutral", "chosen")),
        your_right="wolf",
        answers=("coin:0",),
    )
    assert s.coin("left") == "yours spent"


def test_coins_become_neutral_ready_and_spent() -> None:
    held = {"left": "mine ready", "middle": "yours spent", "right": "mine spent"}
    everywhere: dict[str, Any] = {"left": "wolf", "middle": "wolf", "right": "wolf", "your_middle": "wolf"}
    s = manifest(act("neutral_coin", coins=coins("opposing")), coins=held, **everywhere)
    assert s.coin("middle") == "neutral"
    s = manifest(act("ready_coin", coins=coins("own", state="spent")), coins=held, **everywhere)
    assert (s.coin("left"), s.coin("right")) == ("mine ready", "mine ready")
    s = manifest(act("spend_coin", coins=coins("own", state="ready")), coins=held, **everywhere)
    assert (s.coin("left"), s.coin("right")) == ("mine spent", "mine spent")


def test_up_to_so_many_coins_are_picked() -> None:
    s = manifest(
        act("spend_coin", coins=coins("own", "chosen", number=2, up_to=True)),
        coins={"left": "mine ready", "right": "mine ready"}, left="wolf", right="wolf",
        answers=(("coin:2",),),
    )  # fmt: skip
    assert (s.coin("left"), s.coin("right")) == ("mine ready", "mine spent")


@pytest.mark.rule("NN-R28")
def test_a_check_is_made_when_all_is_done() -> None:
    s = manifest(act("check", lanes="left"), act("bounce", who=chosen("own")), left="elder")
    assert s.coin("left") == "neutral"
    s = manifest(act("check", lanes="left"), left="elder")
    assert s.coin("left") == "mine spent"


# Battle


def trap(*do: dict[str, Any]) -> dict[str, Any]:
    return errant("trap", 0, 0, 0, text("on_summon", *do), react=ATTACKED)


def sprung(*do: dict[str, Any], lane: str = "1:0", **position: Any) -> Scene:
    """I attack from the Left; in answer a trap is summoned into another lane, and nobody does any more."""
    position = {"left": "boar", "your_right": "fox", "souls": 2, **position}
    s = scene(your_hand="trap", cards=(trap(*do), *position.pop("cards", ())), **position)
    return s.attacks("left").do("summon:trap", lane)


def test_a_text_raises_the_defending_resolve_as_by_block() -> None:
    assert sprung(act("raise_block", value=1)).passes().yours.reaped == ["fox"]
    s = sprung(act("raise_block", value=2)).passes()
    assert s.yours.reaped == []
    assert s.table.battle is not None
    assert s.table.battle.raised == 2


def test_texts_raise_the_defending_resolve_one_after_the_other() -> None:
    s = sprung(act("raise_block", value=1), act("raise_block", value=1)).passes()
    assert s.table.battle is not None
    assert (s.table.battle.raised, s.yours.reaped) == (2, [])


def test_an_attack_by_a_text_in_the_middle_of_another_leaves_that_as_it_was() -> None:
    back = {"your_middle": "giant", "middle": "pebble"}
    s = sprung(act("attack", lane="middle"), **back).passes()
    assert s.mine.reaped == ["pebble"], "the attack by the text"
    assert s.yours.reaped == ["fox"], "the attack that it answered"


def test_raising_block_without_a_battle_does_nothing() -> None:
    s = manifest(act("raise_block", value=3), act("fail_attack"), left="boar", your_right="fox", souls=2)
    s.attacks("left").passes()
    assert s.yours.reaped == ["fox"]


def test_a_text_makes_an_attack_fail() -> None:
    s = sprung(act("fail_attack")).passes()
    assert s.yours.reaped == []
    assert s.mine.attacks == [1, 0, 0]


@pytest.mark.rule("NN-R67")
def test_a_lane_attacks_at_once_without_cost() -> None:
    s = manifest(act("attack", lane="left"), left="boar", your_right="fox").passes()
    assert s.yours.reaped == ["fox"]
    assert (s.mine.attacks, s.asks) == ([0, 0, 0], (ME, "action"))


def test_the_target_of_a_text_may_be_the_lane_that_attacks() -> None:
    s = manifest(
        act("attack", lane="target"), left="boar", right="titan", your_right="fox", your_left="bear",
        text_fields={"targets": [target("lane", whose="own", empty=False)]}, answers=("0:2",),
    ).passes()  # fmt: skip
    assert s.yours.reaped == ["bear"]


@pytest.mark.rule("NN-R65")
def test_the_two_lanes_of_a_battle() -> None:
    weaker = change("lane_stats", "this_battle", on="attacking", power=-2)
    assert sprung(weaker).passes().yours.reaped == []
    firmer = change("lane_stats", "this_battle", on="defending", resolve=1)
    s = sprung(firmer).passes()
    assert s.yours.reaped == ["fox"]
    assert (s.table.battle is None or s.table.battle.outcome) == (4, 3, True)
    assert s.table.lasting == []


# Later


def test_something_is_put_off_until_the_battle_is_won_or_lost() -> None:
    reward = act("later", when="battle_won", do=[act("gain_souls", number=calc("sum", parts=[1, 1]))])
    s = sprung(reward, act("raise_block", value=9)).passes()
    assert s.yours.lingering == 2
    s = sprung(reward).passes()
    assert s.yours.lingering == 0
    assert s.table.later == []
    s = sprung(act("later", when="battle_lost", do=[act("draw")]), your_deck="wolf").passes()
    assert s.yours.hand == ["wolf"]


def test_something_is_put_off_until_the_turn_ends_and_keeps_its_target() -> None:
    s = manifest(
        act("later", when="turn_end", do=[act("destroy", who="target")]), your_left="wolf", your_right="fox",
        text_fields={"targets": [target("spirit", whose="opposing", layer="active")]},
    )  # fmt: skip
    s.do(s.spirit("left", YOU).key)
    assert s.lane("left", YOU) == ["wolf"]
    s.match = type(s.match).load(s.match.game, s.match.dump(), s.match.options)
    s.do("end")
    assert (s.lane("left", YOU), s.lane("right", YOU), s.table.later) == ([], ["fox"], [])


# Rules


@pytest.mark.rule("NN-R58")
def test_a_manifest_is_used_once_in_a_turn_and_may_be_renewed() -> None:
    well = arbiter("well", 1, 1, 1, text("manifest", act("gain_souls", number=1)))
    aimed = [target("spirit", whose="own", layer="active")]
    s = ruling(text("manifest", act("renew", who="target"), targets=aimed), left="well", cards=(well,))
    key = f"{s.spirit('left').key}:0"
    s.do("manifest", key, "manifest")
    assert s.keys == ("noble:0",)
    s.do("noble:0", "manifest")
    assert s.keys == (key,)
    s.do(key)
    assert s.mine.lingering == 2
    assert "manifest" not in s.keys


def test_the_own_noble_is_renewed() -> None:
    s = ruling(text("manifest", act("renew", who="own_noble"), cost=[cost("souls", number=1)]), souls=2).do(
        "manifest", "noble:0", "manifest", "noble:0"
    )
    assert s.mine.lingering == 0


@pytest.mark.rule("NN-143")
def test_a_text_wins_the_game() -> None:
    s = manifest(act("win"))
    assert s.match.result is not None
    assert (s.match.result.winners, s.match.result.reason) == ((ME,), "card")


def test_what_comes_after_the_end_is_not_done() -> None:
    s = manifest(act("win"), act("draw"), deck="wolf")
    assert s.mine.hand == []


# How long changes hold


POWER = {"on": "target", "power": 3}
AIMED = {"targets": [target("spirit", whose="own", layer="active", lane="left")]}


@pytest.mark.rule("NN-R37")
@pytest.mark.parametrize("until", ["this_turn", "your_next_turn", "in_lane", "permanent"])
def test_how_long_a_change_holds(until: str) -> None:
    s = manifest(
        change("spirit_stats", until, **POWER), left="wolf", souls=2,
        text_fields=AIMED, your_deck="fox fox fox fox fox fox",
    )  # fmt: skip

    def power() -> int:
        return powers.power(s.table, s.spirit("left"))

    told = [power()]
    s.attacks("left").passes()
    told.append(power())
    s.do("end", "skip", "skip")
    assert s.table.active == YOU
    told.append(power())
    s.do("end", "skip", "skip")
    assert s.table.active == ME
    told.append(power())
    assert (
        told
        == {
            "this_turn": [5, 5, 2, 2],
            "your_next_turn": [5, 5, 5, 2],
            "in_lane": [5, 5, 5, 5],
            "permanent": [5, 5, 5, 5],
        }[until]
    )


@pytest.mark.rule("NN-R37", "NN-R36")
@pytest.mark.parametrize(("until", "after"), [("in_lane", 2), ("permanent", 5)])
def test_what_holds_in_a_lane_ends_with_a_move(until: str, after: int) -> None:
    s = manifest(
        change("spirit_stats", until, **POWER), act("move", who="target", to="right"), left="wolf",
        text_fields=AIMED,
    )  # fmt: skip
    assert powers.power(s.table, s.spirit("right")) == after


@pytest.mark.rule("NN-R36")
def test_a_change_ends_where_its_spirit_leaves_the_battlefield() -> None:
    s = manifest(
        change("spirit_stats", "permanent", **POWER), act("bounce", who="target"), left="wolf",
        text_fields=AIMED,
    )  # fmt: skip
    assert s.table.lasting == []


@pytest.mark.rule("NN-R37", "NN-13")
def test_the_change_of_a_finished_effect_persists_when_its_source_is_covered_or_gone() -> None:
    torch = errant("torch", 0, 0, 1, text("on_summon", change("lane_stats", on="this", power=2)))
    s = scene(hand="torch fox", souls=1, cards=(torch,)).summons("torch", "left").summons("fox", "left")
    assert powers.lane_power(s.table, Place(ME, 0)) == 3


@pytest.mark.rule("NN-R37")
def test_numbers_of_a_lasting_change_are_fixed_when_it_is_made() -> None:
    s = manifest(
        change("spirit_stats", on="target", power=calc("cards", zone="hand")), act("draw", number=2),
        left="wolf", hand="fox", text_fields=AIMED,
    )  # fmt: skip
    assert powers.power(s.table, s.spirit("left")) == 3


def test_lasting_changes_and_what_is_put_off_are_saved() -> None:
    s = manifest(
        change("lane_stats", on=lanes("own"), resolve=1), act("later", when="turn_end", do=[act("draw")]),
        left="wolf",
    )  # fmt: skip
    table = s.table
    table.forget()
    check_kept(GAME, table)
    again = GAME.rules.load(table.dump(), table.options, 2, table.dice)
    assert (again.lasting, again.later) == (table.lasting, table.later)
