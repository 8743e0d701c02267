"""Who answers first in each step of a fight, and what answers nothing, told as the rule book does."""

from __future__ import annotations

from random import Random

import pytest

from engines.kernel import ORDER, PASS, Match
from engines.soul_forger.table.pieces import Zone
from tests.engines.soul_forger.pack import loadout, pack
from tests.engines.soul_forger.scenes import GAME, ME, THEY, YOU, Scene, armed, lies
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


@rule("SF-109", "SF-R51", "SF-D13")
def test_after_a_block_the_attacking_player_answers_first() -> None:
    scene = fight()
    assert scene.table.asked == (YOU, THEY, ME), "step 1 begins with the attacked player"
    scene.do(PASS, PASS, PASS).do(scene.key("bear"))
    assert (scene.table.moment, scene.table.asked) == ("step2", (ME, YOU, THEY))


@rule("SF-110", "SF-D14")
def test_before_damage_everybody_has_a_last_chance_beginning_with_the_turn_player() -> None:
    scene = fight().do(PASS, PASS, PASS, "no_block")
    assert (scene.table.moment, scene.table.asked) == ("step3", (ME, YOU, THEY))
    assert scene.yours.damage == 0
    scene.do(PASS, PASS, PASS)
    assert scene.yours.damage == 2


@rule("SF-R52", "SF-108", "SF-D23")
def test_who_passes_until_attacked_is_asked_again_when_an_attack_goes_to_him() -> None:
    scene = Scene(
        lies("ox"), lies("hawk"), *armed(ME, YOU, THEY),
        *(lies("ambush", seat, ZONE, up=False) for seat in (YOU, THEY)),
        at="combat", seats=3, sides=[{}, {"stops": STOPS}, {"stops": STOPS}],
    )  # fmt: skip
    for seat in (YOU, THEY):
        scene.match.answer(seat, f"{ORDER}quiet:attacked")
    scene.do(scene.key("ox"), f"s{YOU}")
    assert scene.table.asked == (YOU,), "whom nobody attacks goes on passing"
    scene.passes()
    assert [side.quiet for side in scene.table.sides] == ["", "", "attacked"]
    scene.do(scene.key("hawk"), f"s{THEY}")
    assert scene.table.asked == (THEY, YOU)


@rule("SF-R52")
def test_who_passes_until_attacked_is_asked_again_in_his_own_turn() -> None:
    scene = Scene(*armed(ME, YOU), sides=[{}, {"quiet": "attacked"}]).do("end").passes()
    assert (scene.table.active, scene.yours.quiet) == (YOU, "")


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


@rule("SF-1", "SF-R3")
@pytest.mark.parametrize("seats", [3, 4])
def test_whoever_leaves_at_any_moment_the_others_play_to_the_last(seats: int) -> None:
    options = GAME.options.model_validate({"cards": pack(), "decks": [loadout(n) for n in range(seats)]})
    stages = set[str]()
    for seat in range(seats):
        chance = Random(seat)
        match = Match(GAME, options, seats, f"leaving {seat}")
        while match.decisions:
            stage = match.table.stage
            if stage not in stages and seat in match.table.living() and len(match.table.living()) > 2:
                stages.add(stage)
                alone = match.copy()
                alone.concede(seat)
                if stage != "mulligan":  # asked of all together: they go when the others have answered
                    assert all(piece.owner != seat for piece in alone.table.pieces.values())
                assert all(entry.seat != seat for entry in alone.table.flow)
                while alone.decisions:
                    asked = alone.decisions[0]
                    assert asked.seat != seat, stage
                    alone.answer(asked.seat, asked.any(chance))
                assert alone.result is not None
                assert seat not in alone.result.winners
            asked = chance.choice(match.decisions)
            match.answer(asked.seat, asked.any(chance))
    assert {"mulligan", "quest", "main", "attack", "window", "block"} <= stages
