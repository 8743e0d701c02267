"""Positions in which a sensible player would not do what computer players once did."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel import PASS, Answer, Dice, choose
from engines.soul_forger.players.offers import offers
from engines.soul_forger.players.preferences import prefer
from tests.engines.soul_forger.scenes import GAME, ME, YOU, Scene, armed, lies
from tests.profiles import sampled


def easy(scene: Scene) -> Answer:
    return prefer(scene.table, scene.asked, Dice("own"))


def hard(scene: Scene, seed: str) -> Answer:
    """Return what a hard player answers, who knows what its seat sees."""
    asked = scene.asked
    return choose(GAME, scene.match.observation(asked.seat), asked, "hard", seed)


def weighed(scene: Scene) -> list[Answer]:
    """Return what a player who thinks ahead gives a thought."""
    found = offers(scene.table, scene.asked)
    assert found is not None
    return list(found)


# Creatures stay in hand while there is room


@pytest.mark.parametrize("seed", sampled(["first", "second", "third", "fourth"]))
def test_a_hard_player_at_a_table_of_four_calls_what_it_can(seed: str) -> None:
    """At level 4 with Ronum 3 on the field a Ditch Dog comes for nothing; all else in hand is too dear."""
    hand = ["ditch_dog", "caldera_wyrm", "backdraft", "the_hollow_storm", "cinder_flick", "siltgate_colossus"]
    scene = Scene(
        *armed(0, 1, 2, 3), lies("torchline_sergeant"), *(lies("gorge_ram", seat) for seat in (1, 2, 3)),
        seats=4, level=4, sides=[{"hand": hand}],
    )  # fmt: skip
    assert scene.offers("end")
    assert hard(scene, seed) == "summon:ditch_dog"


def test_nobody_thinks_of_ending_the_turn_while_a_creature_comes_for_nothing() -> None:
    free = Scene(*armed(ME, YOU), level=3, sides=[{"hand": ["toll_goblin"]}])
    assert "end" in free.keys
    assert "end" not in weighed(free)
    full = Scene(*armed(ME, YOU), lies("goblin_foreman"), level=3, sides=[{"hand": ["toll_goblin"]}])
    assert "end" in weighed(full), "there is no room"


def oda_beside(creature: str, **mine: Any) -> Scene:
    """Oda costs a Light card, of the hand, the Material Zone or the field."""
    return Scene(*armed(ME, YOU), lies(creature), level=12, sides=[{"hand": ["lamplighter_oda"], **mine}])


def test_nobody_sends_a_greater_creature_to_call_a_lesser_one() -> None:
    """Nothing but the Seraph of Noon, of Ronum 7, could pay for Oda, of Ronum 4."""
    seraph = oda_beside("seraph_of_noon")
    assert seraph.offers("summon:lamplighter_oda")
    assert easy(seraph) == "combat"
    assert "summon:lamplighter_oda" not in weighed(seraph)
    assert "end" in weighed(seraph)


def test_a_greater_creature_is_called_for_a_lesser_one_or_for_what_lies_aside() -> None:
    for scene in (oda_beside("almoner_of_dawn"), oda_beside("seraph_of_noon", material=["wick_acolyte"])):
        assert easy(scene) == "summon:lamplighter_oda"
        assert "end" not in weighed(scene)


# What is Off-guard is turned Off-guard again


def test_nothing_is_turned_off_guard_that_is_so_already() -> None:
    """Sudden Gust would find only creatures that lie Off-guard, the own one among them."""
    scene = Scene(
        *armed(ME, YOU), lies("windlass_rigger", on=False), lies("gorge_ram", YOU, on=False), at="combat",
        sides=[{"hand": ["sudden_gust"]}],
    )  # fmt: skip
    assert scene.offers("play:sudden_gust")
    assert "play:sudden_gust" not in weighed(scene)


def test_a_gust_is_aimed_at_what_stands_on_guard() -> None:
    scene = Scene(
        *armed(ME, YOU), lies("torchline_sergeant"), lies("kite_sparrow", on=False), lies("gorge_ram", YOU),
        lies("ditch_dog", YOU, on=False), at="combat", sides=[{"hand": ["sudden_gust"]}],
    ).do("play:sudden_gust")  # fmt: skip
    assert scene.asked.kind == "aim"
    assert len(scene.keys) > 1
    assert weighed(scene) == [scene.key("gorge_ram")]


# Two cards for a trifle


def hush_against(*pieces: dict[str, Any]) -> Scene:
    """End a turn of Light at which a Hush of Wings waits, an Air card in hand to pay for it."""
    scene = Scene(
        *armed(ME, YOU), *pieces, lies("kite_sparrow", YOU), lies("hush_of_wings", YOU, "action", up=False),
        at="end", sides=[{}, {"hand": ["galeweft_heron"]}],
    )  # fmt: skip
    assert (scene.asked.seat, scene.asked.kind) == (YOU, "window")
    assert scene.offers(f"use:{scene.key('hush_of_wings')}")
    return scene


def test_two_cards_are_too_many_to_stop_the_healing_of_one_damage() -> None:
    """At the end of its player's turn the Almoner heals 1 from a creature, as here from itself."""
    assert easy(hush_against(lies("almoner_of_dawn", damage=1))) == PASS


# A weaker weapon in place of a stronger


def forging(worn: str, gear: str) -> Answer:
    """Return what is done in a Main Phase with enough in the Material Zone for the Equipment."""
    material = ["tidepool_watcher", "brine_adept", "the_hollow_storm", "caldera_wyrm"]
    scene = Scene(lies(worn, ME, "primary"), *armed(YOU), sides=[{"forge": [gear], "material": material}])
    assert scene.offers(f"forge:{gear}")
    return easy(scene)


def test_no_pocket_knife_takes_the_place_of_a_harpoon() -> None:
    """The Harbour Harpoon strikes with 3 and is held in two hands; the knife, of Ronum 1, with 2."""
    assert forging("harbour_harpoon", "pocket_knife") != "forge:pocket_knife"


def test_a_knife_is_forged_for_the_free_hand() -> None:
    assert forging("kiln_knife", "pocket_knife") == "forge:pocket_knife"


def test_a_maul_takes_the_place_of_a_harpoon() -> None:
    assert forging("harbour_harpoon", "brassbound_maul") == "forge:brassbound_maul"


# Creatures fight creatures only


def test_a_player_is_attacked_rather_than_a_goblin_of_whom_another_comes() -> None:
    """A Sergeant deals 3 to the player, whose knife cannot fell it, or trades blows for a Toll Goblin."""
    scene = Scene(*armed(ME, YOU), lies("torchline_sergeant"), lies("toll_goblin", YOU), at="combat")
    assert easy(scene) == scene.key("torchline_sergeant")
    assert easy(scene.do(scene.key("torchline_sergeant"))) == "s1"


def test_a_creature_that_can_be_felled_unhurt_is_worth_more_than_three_damage() -> None:
    lancer = lies("fumarole_lancer", YOU, damage=1, on=False)
    scene = Scene(*armed(ME, YOU), lies("torchline_sergeant"), lancer, at="combat")
    assert easy(scene.do(scene.key("torchline_sergeant"))) == scene.key("fumarole_lancer")


# Cards that were out of line


def test_a_cold_current_takes_hold_of_small_creatures_only() -> None:
    """For Ronum 1 it made the Ronum Limit take a Seraph of Ronum 7."""
    scene = Scene(
        *armed(ME, YOU), lies("tidepool_watcher"), lies("seraph_of_noon", YOU), lies("kite_sparrow", YOU),
        lies("torchline_sergeant", YOU), at="combat", level=12, sides=[{"hand": ["cold_current"]}],
    ).do("play:cold_current")  # fmt: skip
    assert scene.asked.kind == "aim"
    small = {scene.key(name) for name in ("tidepool_watcher", "kite_sparrow", "torchline_sergeant")}
    assert set(scene.keys) == small
