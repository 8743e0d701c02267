"""Who answers first in each step of a fight, and what answers nothing, told as the rule book does."""

from __future__ import annotations

from engines.kernel import PASS
from engines.soul_forger.table.pieces import Zone
from tests.engines.soul_forger.scenes import ME, THEY, YOU, Scene, armed, lies
from tests.rules import rule

ZONE: Zone = "action"
STOPS = ("attacked", "entry", "fight", "other_fight", "own", "own_phase", "phase", "step2")


def fight() -> Scene:
    """An ox of mine may attack you, who have a bear to block; each of three has set a Reaction long ago."""
    traps = (lies("ambush", seat, ZONE, up=False) for seat in (ME, YOU, THEY))
    scene = Scene(
        lies("ox"), lies("bear", YOU), *armed(ME, YOU, THEY), *traps,
        at="combat", seats=3, sides=[{"stops": STOPS} for _ in range(3)],
    )  # fmt: skip
    return scene.do(scene.key("ox"), f"s{YOU}")


@rule("SF-109", "SF-R51")
def test_after_a_block_the_attacking_player_answers_first() -> None:
    scene = fight()
    assert scene.table.asked == (YOU, THEY, ME), "step 1 begins with the attacked player"
    scene.do(PASS, PASS, PASS).do(scene.key("bear"))
    assert (scene.table.moment, scene.table.asked) == ("step2", (ME, YOU, THEY))


@rule("SF-110")
def test_before_damage_everybody_has_a_last_chance_beginning_with_the_turn_player() -> None:
    scene = fight().do(PASS, PASS, PASS, "no_block")
    assert (scene.table.moment, scene.table.asked) == ("step3", (ME, YOU, THEY))
    assert scene.yours.damage == 0
    scene.do(PASS, PASS, PASS)
    assert scene.yours.damage == 2


@rule("SF-123")
def test_a_normal_action_answers_nothing() -> None:
    hand = {"hand": ["flash", "study"], "stops": STOPS}
    scene = Scene(lies("ox"), *armed(ME, YOU), at="combat", sides=[hand])
    assert not any("study" in key for key in scene.keys)
    scene.do(scene.key("ox"))
    assert scene.asked.kind == "window"
    assert any("flash" in key for key in scene.keys), "an Instinct answers"
    assert not any("study" in key for key in scene.keys)
    normal = Scene(*armed(ME, YOU), sides=[hand])
    assert any("study" in key for key in normal.keys)
