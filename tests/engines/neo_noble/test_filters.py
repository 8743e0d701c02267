"""What kinds of cards a text may mean, each kind on its own, and what else only one word of a text says."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engines.neo_noble.language import change, every, in_zone, lanes, manifest
from tests.engines.neo_noble.pack import act, arbiter, errant, when
from tests.engines.neo_noble.scenes import ME, scene

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
