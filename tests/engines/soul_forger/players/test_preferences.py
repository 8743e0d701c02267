"""What the easy player does at the moments where it once was foolish, and where all hangs on one answer."""

from __future__ import annotations

from typing import Any

from engines.kernel import PASS, Answer, Dice
from engines.soul_forger.players.preferences import prefer
from tests.engines.soul_forger.scenes import ME, YOU, Scene, armed, lies


def answer(scene: Scene) -> Answer:
    return prefer(scene.table, scene.asked, Dice("own"))


def down(card: str, seat: int = YOU) -> dict[str, Any]:
    """Say that an Action was set in an earlier turn."""
    return lies(card, seat, "action", up=False)


# The time for an Action


def my_combat(*pieces: dict[str, Any], hand: str) -> Scene:
    return Scene(*armed(ME, YOU), *pieces, at="combat", sides=[{"hand": [hand]}])


def test_a_gust_turns_the_blocker_before_the_attack() -> None:
    scene = my_combat(
        lies("torchline_sergeant"), lies("windlass_rigger"), lies("gorge_ram", YOU), lies("ditch_dog", YOU),
        hand="sudden_gust",
    )  # fmt: skip
    assert answer(scene) == "play:sudden_gust"
    scene.do("play:sudden_gust")
    assert scene.asked.kind == "aim"
    assert answer(scene) == scene.key("gorge_ram")


def test_no_gust_is_spent_on_what_lies_off_guard_already() -> None:
    scene = my_combat(lies("torchline_sergeant"), lies("gorge_ram", YOU, on=False), hand="sudden_gust")
    assert answer(scene) == scene.key("torchline_sergeant")


def test_a_gust_waits_for_combat() -> None:
    scene = Scene(*armed(ME, YOU), lies("windlass_rigger"), lies("gorge_ram", YOU),
                  sides=[{"hand": ["sudden_gust"]}])  # fmt: skip
    assert answer(scene) == "combat"


def test_a_gust_that_is_set_takes_the_power_from_an_attacker() -> None:
    scene = Scene(*armed(ME, YOU), lies("goblin_foreman"), down("sudden_gust"), lies("kite_sparrow", YOU),
                  at="combat")  # fmt: skip
    scene.do(scene.key("goblin_foreman"), "s1")
    assert answer(scene) == f"use:{scene.key('sudden_gust')}"


def attacked(attacker: str, mine: str, action: str) -> Scene:
    """Let a creature attack the player who has an Action set and a creature that it could go to."""
    scene = Scene(
        *armed(ME, YOU), lies(attacker), down(action), lies(mine, YOU), at="combat",
        sides=[{}, {"material": ["kite_sparrow"]}],
    )  # fmt: skip
    return scene.do(scene.key(attacker), "s1")


def test_the_wind_turns_a_hard_blow_to_what_can_bear_it() -> None:
    scene = attacked("caldera_wyrm", "the_hollow_storm", "change_of_wind")
    scene.passes() if scene.asked.seat == ME else None
    assert scene.asked.seat == YOU
    assert answer(scene) == f"use:{scene.key('change_of_wind')}"


def test_the_wind_turns_no_pinprick_to_a_creature_that_would_fall() -> None:
    assert answer(attacked("ditch_dog", "kite_sparrow", "change_of_wind")) == PASS


def main(*pieces: dict[str, Any], hand: list[str], **side: Any) -> Scene:
    level = side.pop("level", 10)
    return Scene(*armed(ME, YOU), *pieces, level=level, sides=[{"hand": hand, **side}])


def test_who_is_not_hurt_keeps_the_first_aid() -> None:
    almoner = lies("almoner_of_dawn")
    assert answer(main(almoner, hand=["first_aid"])) == "combat"
    assert answer(main(almoner, hand=["first_aid"], damage=9)) == "play:first_aid"


def test_nobody_is_called_to_a_full_field() -> None:
    acolytes = ["call_to_vigil", "first_aid", "wick_acolyte"]
    full = main(lies("almoner_of_dawn"), lies("wick_acolyte"), hand=acolytes, level=3)
    assert full.offers("play:call_to_vigil")
    assert answer(full) == "combat"
    free = main(lies("almoner_of_dawn"), hand=["call_to_vigil", "first_aid", "lamplighter_oda"], level=3)
    assert answer(free) == "combat", "and nobody is called who is too dear"


def test_a_plough_is_borrowed_before_the_attack() -> None:
    pieces = (lies("almoner_of_dawn"), lies("goblin_foreman", YOU))
    payment = {"material": ["wick_acolyte", "ore_licker"]}
    assert answer(main(*pieces, hand=["borrowed_plough"], **payment)) == "play:borrowed_plough"
    late = Scene(*armed(ME, YOU), *pieces, at="main_2", sides=[{"hand": ["borrowed_plough"], **payment}])
    assert late.offers("play:borrowed_plough")
    assert answer(late) != "play:borrowed_plough"


def test_a_price_in_blood_takes_the_least_for_the_best() -> None:
    scene = Scene(
        *armed(ME, YOU), lies("wick_mote"), lies("toll_goblin"), lies("hollow_widow"),
        lies("fumarole_lancer", YOU), lies("kiln_imp", YOU), down("blood_price", ME),
    )  # fmt: skip
    assert answer(scene) == f"use:{scene.key('blood_price')}"
    scene.do(answer(scene))
    assert answer(scene) == scene.key("wick_mote")
    scene.do(answer(scene))
    assert answer(scene) == scene.key("fumarole_lancer")


# Attack and block


def test_it_attacks_the_player_whom_that_defeats() -> None:
    scene = Scene(*armed(ME, YOU), lies("goblin_foreman"), lies("crypt_broker", YOU, damage=2), at="combat",
                  sides=[{}, {"damage": 27}])  # fmt: skip
    assert answer(scene) == scene.key("goblin_foreman")
    scene.do(answer(scene))
    assert answer(scene) == "s1"


def test_it_blocks_with_the_least_where_it_would_fall() -> None:
    scene = Scene(*armed(ME, YOU), lies("goblin_foreman"), lies("ditch_dog", YOU), lies("crypt_broker", YOU),
                  at="combat", sides=[{}, {"damage": 28}])  # fmt: skip
    scene.do(scene.key("goblin_foreman"), "s1").passes()
    assert scene.asked.kind == "block"
    assert answer(scene) != "no_block"
