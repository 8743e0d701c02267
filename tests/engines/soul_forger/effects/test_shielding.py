"""Changes of damage that are aimed: "you or a creature you control" is whichever of them was chosen."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engines.soul_forger.cards.small_packs import creature as written
from tests.engines.soul_forger.cards.small_packs import problems
from tests.engines.soul_forger.deed import does, play
from tests.engines.soul_forger.pack import creature
from tests.engines.soul_forger.scenes import YOU, Scene, lies
from tests.rules import rule

NEXT = {"change": "prevent", "on": "target", "value": 2, "next_only": True}
SHIELD: dict[str, Any] = {"action": "change", "what": NEXT}
BOLT = creature("bolt", 1, 1, 0, 1, abilities=[
    {"when": {"event": "entered", "this": True}, "targets": [{"target": "side"}],
     "do": [{"action": "damage", "who": "target", "number": 3}]}])  # fmt: skip


def shielded(aim: str) -> Scene:
    """Shield me or a creature of mine, then let a bolt hit each of them for 3."""
    deed = does(SHIELD, targets=("side",))
    sides = [{"hand": ["deed", "bolt", "bolt"]}]
    story = Scene(lies("giant"), more=(deed, BOLT), sides=sides).do("play:deed", aim).passes()
    for each in ("s0", "p1"):
        story.do("summon:bolt").passes().do(each).passes()
    return story


@rule("SF-R71")
@pytest.mark.parametrize(("aim", "hurt"), [("s0", (1, 3)), ("p1", (3, 1))])
def test_what_is_prevented_is_damage_to_whichever_was_chosen(aim: str, hurt: tuple[int, int]) -> None:
    story = shielded(aim)
    assert (story.mine.damage, story.piece("giant").damage) == hurt


def test_damage_to_a_chosen_side_is_more_or_goes_elsewhere() -> None:
    more = {"action": "change", "what": {"change": "extra_damage", "on": "target", "value": 1}}
    hit = {"action": "damage", "who": "target", "number": 2}
    assert play(does(more, hit, targets=("player",)), given=(f"s{YOU}",)).yours.damage == 3
    away = {"action": "change", "what": {"change": "redirect", "on": "target", "to": "you"}}
    story = play(does(away, hit, targets=("player",)), given=(f"s{YOU}",))
    assert [side.damage for side in story.table.sides] == [2, 0]


def test_that_player_of_an_event_is_hurt_and_shielded() -> None:
    """Damage to "that player" is dealt, and what prevents it holds for them."""
    strike = {"action": "damage", "who": "that", "number": 2}
    drew = {"event": "drew", "whose": "opposing"}
    thorn = creature("thorn", 1, 1, 0, 9, abilities=[{"when": drew, "do": [strike]}])
    ward = creature("ward", 1, 1, 0, 9, abilities=[
        {"when": {"event": "drew", "whose": "own"},
         "do": [{"action": "change", "what": {**NEXT, "on": "that"}}]}])  # fmt: skip
    deed = does({"action": "draw", "who": "opponents"})
    assert play(deed, lies("thorn"), more=(thorn,)).yours.damage == 2
    story = play(deed, lies("thorn"), lies("ward", YOU), more=(thorn, ward))
    assert story.yours.damage == 0, "the turn player's trigger resolves last (SF-R55): the ward was first"


def test_only_damage_can_be_changed_of_a_player_so() -> None:
    on = {"targets": [{"target": "side"}], "cost": ["off_guard"]}
    stronger = {"action": "change", "what": {"change": "power", "on": "target", "value": 1}}
    assert problems(written({**on, "do": [SHIELD]})) == []
    assert problems(written({**on, "do": [stronger]})) == [
        ("abilities.0.do.0.what.on", "sf-pack-other-target")
    ]
