"""Targets: chosen first, looked at again before the text resolves."""

from __future__ import annotations

from typing import Any

import pytest

from engines.neo_noble.rules import activation
from tests.engines.neo_noble.language import change, manifest, ruling, target
from tests.engines.neo_noble.pack import act, arbiter, errant, holds, noble, text
from tests.engines.neo_noble.scenes import ME, YOU, Scene, scene

DESTROY = act("destroy", who="target")


def aimed(*do: dict[str, Any], at: tuple[dict[str, Any], ...], **position: Any) -> Scene:
    return manifest(*do, text_fields={"targets": list(at)}, **position)


@pytest.mark.rule("NN-R34", "NN-100")
def test_a_target_is_an_active_spirit_or_any() -> None:
    s = aimed(DESTROY, at=(target("spirit", whose="opposing", layer="any"),), your_left="fox wolf")
    assert s.asks == (ME, "target_spirit")
    s.do(s.spirit("left", YOU, 1).key)
    assert (s.lane("left", YOU), s.yours.grave) == (["wolf"], ["fox"])


def test_targets_are_filtered_by_what_counts_now() -> None:
    wanted = {"type": ["errant"], "fate": ["earthbound"], "min_power": 2, "max_power": 3, "max_resolve": 2}
    s = aimed(
        DESTROY, at=(target("spirit", whose="opposing", layer="active", filter=wanted),),
        your_left="boar", your_middle="bear", your_right="pebble",
    )  # fmt: skip
    assert s.yours.grave == ["bear"]


@pytest.mark.rule("NN-8")
def test_a_noble_is_a_target() -> None:
    spring = noble("spring", text("pay", act("draw"), cost=[{"cost": "souls", "number": 1}]))
    s = aimed(
        change("silenced", on="target"), at=(target("noble", whose="any"),), your_noble="spring",
        nobles=(spring,), your_souls=1, answers=("1",),
    )  # fmt: skip
    assert len(list(activation.usable(s.table, YOU, "pay"))) == 1
    s.passes()
    assert not list(activation.usable(s.table, YOU, "pay"))


def test_a_lane_is_a_target_with_its_spirits() -> None:
    s = aimed(
        act("destroy", who={"pick": "all", "whose": "any", "layer": "any", "lane": "target"}),
        at=(target("lane", whose="opposing", names=["left", "right"], empty=False),),
        your_left="wolf fox", your_middle="bear", your_right="moth", answers=("1:0",),
    )  # fmt: skip
    assert sorted(s.yours.grave) == ["fox", "wolf"]


def test_two_targets_are_two_things_and_words_tell_them_apart() -> None:
    any_own = target("spirit", whose="own", layer="active")
    s = aimed(
        act("bounce", who="target_2"), DESTROY, at=(any_own, any_own), left="wolf", right="fox",
    )  # fmt: skip
    s.do(s.spirit("right").key)
    assert (s.mine.grave, s.mine.hand) == (["fox"], ["wolf"])
    assert "manifest" not in ruling(text("manifest", DESTROY, targets=[any_own, any_own]), left="wolf").keys


def test_the_first_target_leaves_one_for_the_second() -> None:
    at = (
        target("spirit", whose="own", layer="active"),
        target("spirit", whose="own", layer="active", lane="left"),
    )
    s = aimed(DESTROY, at=at, left="wolf", right="fox")
    assert s.mine.grave == ["fox"]


@pytest.mark.rule("NN-R51")
def test_without_a_legal_target_a_text_cannot_be_used_even_if_it_must() -> None:
    at = [target("card", zone="reap", whose="own", filter={"type": ["arbiter"]})]
    assert "manifest" not in ruling(text("manifest", act("draw"), targets=at), reaped="wolf").keys
    s = scene(
        hand="caller", souls=1, cards=(errant("caller", 1, 1, 1, text("on_summon", act("draw"), targets=at)),)
    )
    s.summons("caller", "left")
    assert s.mine.hand == []


@pytest.mark.rule("NN-R51")
def test_when_a_target_is_legal_no_longer_the_rest_still_happens() -> None:
    shield = errant("shield", 0, 1, 1, react={"event": "activated"})
    s = ruling(
        text("manifest", DESTROY, act("draw"), targets=[target("spirit", whose="opposing", layer="active")]),
        your_left="wolf", your_hand="shield", cards=(shield,), deck="fox",
    ).do("manifest", "noble:0", "summon:shield", "1:0")  # fmt: skip
    assert s.lane("left", YOU) == ["wolf", "shield"]
    assert s.mine.hand == ["fox"]


@pytest.mark.rule("NN-100", "NN-R54")
def test_a_text_is_answered_before_it_resolves() -> None:
    shield = errant("shield", 0, 1, 1, react={"event": "activated"})
    s = ruling(text("manifest", act("gain_souls", number=1)), your_hand="shield", cards=(shield,))
    s.do("manifest", "noble:0")
    assert (s.asks, s.mine.lingering) == ((YOU, "react"), 0)
    s.do("pass")
    assert s.mine.lingering == 1


@pytest.mark.rule("NN-R74")
def test_what_the_opponents_texts_cannot_target() -> None:
    ghost = arbiter("ghost", 1, 1, 1, holds("untargetable", on="self"))
    at = target("spirit", whose="any", layer="active")
    s = ruling(text("manifest", DESTROY, targets=[at]), your_left="ghost", cards=(ghost,))
    assert "manifest" not in s.keys
    assert "manifest" in ruling(text("manifest", DESTROY, targets=[at]), left="ghost", cards=(ghost,)).keys


def test_the_first_choice_of_targets_is_taken_back() -> None:
    s = aimed(
        DESTROY, at=(target("spirit", whose="opposing", layer="active"),), your_left="wolf", your_right="fox"
    )
    s.do("back")
    assert s.asks == (ME, "manifest")


def test_second_targets_of_every_kind() -> None:
    lane = target("lane", whose="own")
    s = aimed(act("create", token="sapling", lane="target_2"), at=(lane, lane), answers=("0:0", "0:2"))
    assert (s.lane("left"), s.lane("right")) == ([], ["sapling"])
    slot = target("slot", whose="own")
    s = aimed(act("spend_slots", slots="target_2"), at=(slot, slot), channel="wolf fox", answers=("0:0",))
    assert s.channel()[:2] == ["wolf", "fox:spent"]
    card = target("card", zone="grave", whose="own")
    s = aimed(
        act("move_cards", cards="target_2", to="hand"), at=(card, card), grave="wolf fox", answers=("0:fox",)
    )
    assert (s.mine.hand, s.mine.grave) == (["wolf"], ["fox"])


@pytest.mark.parametrize("seat", [ME, YOU])
def test_a_player_is_a_target_for_both_seats(seat: int) -> None:
    at = [target("player")]
    shaman = noble("shaman", text("manifest", act("lose_souls", who="target", number=9), targets=at))
    s = scene(
        noble="shaman", your_noble="shaman", nobles=(shaman,), active=seat, souls=1, your_souls=1
    ).do("manifest", "noble:0")  # fmt: skip
    assert set(s.keys) == {str(ME), str(YOU)}
    s.do(str(1 - seat))
    assert (s.table.sides[seat].lingering, s.table.sides[1 - seat].lingering) == (1, 0)
