"""What kinds of cards a text may mean, each kind on its own, and what else only one word of a text says."""

from __future__ import annotations

from typing import Any

import pytest

from engines.neo_noble.evaluation import powers
from tests.engines.neo_noble.language import (
    calc,
    change,
    chosen,
    every,
    in_zone,
    lanes,
    manifest,
    ruling,
    target,
)
from tests.engines.neo_noble.pack import act, arbiter, errant, holds, noble, text, when
from tests.engines.neo_noble.scenes import ME, YOU, scene

GAIN = act("gain_souls", number=1)
GHOST = errant("ghost", 3, 1, 1, fate="ghostbound")
CARDS = "ghost judge runner ambush"
"""Cost 3 and another Fate, an Arbiter, a card with HASTE, one with REACT; those three cost 1."""


@pytest.mark.parametrize(
    ("kind", "found"),
    [
        ({"fate": ["ghostbound"]}, "ghost"),
        ({"fate": ["earthbound"]}, "judge runner ambush"),
        ({"fate": ["hellbound"]}, ""),
        ({"type": ["arbiter"]}, "judge"),
        ({"min_cost": 2}, "ghost"),
        ({"min_cost": 1}, "ghost judge runner ambush"),
        ({"max_cost": 1}, "judge runner ambush"),
        ({"max_cost": 3}, "ghost judge runner ambush"),
        ({"behaviour": "haste"}, "runner"),
        ({"react": True}, "ambush"),
        ({"type": ["errant"], "fate": ["earthbound"], "max_cost": 1, "react": True}, "ambush"),
    ],
)
def test_only_cards_of_the_kind_are_meant(kind: dict[str, Any], found: str) -> None:
    s = manifest(
        act("move_cards", cards=in_zone("grave", how="all", filter=kind), to="hand"), grave=CARDS,
        cards=(GHOST,),
    )  # fmt: skip
    assert sorted(s.mine.hand) == sorted(found.split())
    assert sorted(s.mine.hand + s.mine.grave) == sorted(CARDS.split())


@pytest.mark.parametrize(
    ("kind", "souls"),
    [
        ({"fate": ["ghostbound"]}, 1),
        ({"behaviour": "haste"}, 1),
        ({"type": ["errant"]}, 3),
        ({"min_power": 2}, 2),
        ({"max_power": 1}, 2),
        ({"max_resolve": 1}, 2),
    ],
)
def test_only_spirits_of_the_kind_are_meant(kind: dict[str, Any], souls: int) -> None:
    """A ghost has 1 Power and 1 Resolve, a judge 2 and 2, a runner 2 and 1, an ambush 1 and 3."""
    s = manifest(
        act("gain_souls", number={"calc": "spirits", "of": every("own", "any", filter=kind)}),
        left="ghost judge", middle="runner", right="ambush", cards=(GHOST,),
    )  # fmt: skip
    assert s.mine.lingering == souls


@pytest.mark.rule("NN-133", "NN-R61", "NN-R49")
def test_a_card_may_speak_of_its_own_block() -> None:
    relic = arbiter("relic", 1, 1, 1, when("block_discarded", GAIN, this=True))
    s = scene(left="giant", souls=2, your_hand="relic fox", cards=(relic,)).attacks("left")
    s.do("block", ("fox", "relic"))
    assert s.yours.lingering == 1
    s = scene(left="giant", souls=2, your_hand="relic fox", cards=(relic,)).attacks("left")
    s.do("block", ("fox",))
    assert s.yours.lingering == 0


@pytest.mark.rule("NN-90", "NN-R37")
@pytest.mark.parametrize(
    ("spared", "left"),
    [({"lanes": lanes("own")}, True), ({"lanes": "right"}, False), ({"lanes": "left"}, True)],
)
def test_a_finished_text_spares_the_arbiters_of_a_lane_while_it_lasts(spared: Any, left: bool) -> None:
    destroys = act("destroy", who=every("own", lane="left"))
    s = manifest(change("no_shatter", **spared), destroys, left="judge wolf")
    assert s.lane("left") == (["judge"] if left else [])
    assert s.asks == (ME, "action")


@pytest.mark.rule("NN-90", "NN-R37")
def test_a_finished_text_spares_an_arbiter_itself() -> None:
    destroys = act("destroy", who=every("own", lane="left"))
    spares = change("no_shatter", spirits=every("own", "covered"))
    assert manifest(spares, destroys, left="judge wolf").lane("left") == ["judge"]
    assert manifest(spares, destroys, left="wolf").lane("left") == []


@pytest.mark.rule("NN-R13")
def test_what_makes_cards_of_one_fate_cheaper_leaves_the_others() -> None:
    s = manifest(
        change("cost", of="summon", value=-3, filter={"fate": ["ghostbound"]}), hand="ghost judge",
        cards=(GHOST,),
    )  # fmt: skip
    s.do("summon")
    assert s.keys == ("ghost",)


@pytest.mark.rule("NN-R57", "NN-R37")
@pytest.mark.parametrize("on", ["target", every("opposing")])
def test_a_finished_text_silences_a_spirit_while_it_lasts(on: Any) -> None:
    seer = arbiter("seer", 1, 1, 1, holds("spirit_stats", on="self", power=5))
    s = manifest(
        change("silenced", on=on), your_left="seer", cards=(seer,),
        text_fields={"targets": [target("spirit", whose="opposing", layer="active")]},
    )  # fmt: skip
    assert powers.power(s.table, s.spirit("left", YOU)) == 1


def test_so_many_are_milled_as_a_text_counts() -> None:
    s = manifest(
        act("mill", who="you", number=calc("cards", zone="hand")), hand="wolf bear", deck="fox fox fox"
    )
    assert (s.mine.grave, s.mine.deck) == (["fox", "fox"], ["fox"])


@pytest.mark.rule("NN-R72")
@pytest.mark.parametrize(("option", "usable"), [("explicit_only", True), ("never", False)])
def test_a_banished_card_is_no_target_where_none_returns(option: str, usable: bool) -> None:
    takes = text(
        "manifest", act("move_cards", cards="target", to="hand"),
        targets=[target("card", zone="banished", whose="own")],
    )  # fmt: skip
    s = ruling(takes, banished="fox", options={"banish_return": option})
    assert ("manifest" in s.keys) is usable


@pytest.mark.parametrize("zone", ["grave", "reap", "banished"])
def test_all_know_what_comes_to_hand_out_of_an_open_zone(zone: str) -> None:
    lies: Any = {{"grave": "grave", "reap": "reaped", "banished": "banished"}[zone]: "fox"}
    s = manifest(act("move_cards", cards=in_zone(zone, how="all"), to="hand"), hand="bear", **lies)
    assert s.mine.known == ["fox"]


@pytest.mark.rule("NN-R68")
def test_all_know_what_a_swap_brings_out_of_the_reap_pile() -> None:
    s = manifest(act("swap_reap", **{"with": in_zone("hand")}), hand="bear", reaped="fox")
    assert (s.mine.hand, s.mine.reaped, s.mine.known) == (["fox"], ["bear"], ["fox"])


# Whose moment it is


@pytest.mark.rule("NN-135", "NN-R53")
@pytest.mark.parametrize(("whose", "drawn"), [("own", (1, 0)), ("opposing", (0, 1)), ("any", (1, 1))])
def test_the_end_phase_that_begins_is_the_acting_players(whose: str, drawn: tuple[int, int]) -> None:
    ends = when("end_start", act("draw"), whose=whose)
    s = ruling(ends, your_noble="other", nobles=(noble("other", ends),)).do("end")
    assert (len(s.mine.hand), len(s.yours.hand)) == drawn


@pytest.mark.parametrize("whose", ["own", "opposing", "any"])
def test_the_turn_that_begins_is_the_acting_players(whose: str) -> None:
    begins = when("turn_start", act("draw"), whose=whose)
    s = ruling(begins, your_noble="other", nobles=(noble("other", begins),)).do("end")
    drawn = {"own": (0, 1), "opposing": (1, 0), "any": (1, 1)}[whose]
    assert (len(s.mine.hand), len(s.yours.hand)) == drawn


# The next one


@pytest.mark.rule("NN-127", "NN-R13")
def test_only_the_next_attack_costs_less() -> None:
    s = manifest(change("cost", of="attack", value=-1, next_only=True), left="wolf", middle="wolf", souls=3)
    s.attacks("left").passes()
    assert s.mine.lingering == 2
    s.attacks("middle").passes()
    assert s.mine.lingering == 0


@pytest.mark.rule("NN-115", "NN-R13")
def test_only_the_next_draw_costs_less() -> None:
    s = manifest(change("cost", of="draw", value=-1, next_only=True), souls=3)
    s.do("draw", 1)
    assert s.mine.lingering == 2
    s.do("draw")
    assert s.mine.lingering == 0


@pytest.mark.rule("NN-81", "NN-R32")
def test_a_spirit_moves_to_a_lane_that_holds_more_than_four() -> None:
    moves = act("move", who=chosen("own", lane="left"), to="right")
    wide = holds("capacity", on="right", value=1)
    s = ruling(text("manifest", moves), wide, left="wolf", right="fox fox moth moth").do(
        "manifest", "noble:0"
    )
    assert (s.lane("left"), s.lane("right")) == ([], ["fox", "fox", "moth", "moth", "wolf"])
