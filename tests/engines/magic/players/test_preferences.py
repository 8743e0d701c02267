"""One position, one answer that is plainly better."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engines.kernel import Answer, Dice, Match
from tests.engines.magic.scenes import GAME, Duel, side


def preferred(duel: Duel) -> Answer:
    return GAME.mind.prefer(duel.table, duel.asked, Dice("own"))


def attack(board: list[Any], other: dict[str, Any]) -> Answer:
    return preferred(Duel(side(["ox"], board=board), other).to_attack())


def test_a_land_is_played_first_then_what_costs_most() -> None:
    duel = Duel(side(["bear", "giant", "forest"], lands="GRRRR"))
    assert preferred(duel) == "land:forest"
    assert preferred(duel.do("land:forest")) == "cast:giant"


def test_nobody_attacks_into_a_creature_that_kills_and_stays() -> None:
    assert attack(["bear"], side(board=["giant"])) == ("",)
    assert attack(["giant"], side(board=["bear"])) == ("s1",)
    assert attack(["hawk"], side(board=["giant"])) == ("s1",)


def test_all_attack_where_that_wins() -> None:
    assert attack(["bear", "bear"], side(board=["giant"], life=2)) == ("s1", "s1")


def test_a_creature_blocks_what_it_beats() -> None:
    duel = Duel(side(["ox"], board=["bear"]), side(["ox"], board=["giant"])).attacks("bear")
    assert preferred(duel) == (duel.key("bear"),)


def test_a_creature_blocks_what_it_withstands() -> None:
    duel = Duel(side(["ox"], board=["bear"]), side(["ox"], board=["wall"])).attacks("bear")
    assert preferred(duel) == (duel.key("bear"),)


def test_what_would_kill_is_blocked_with_anything() -> None:
    duel = Duel(side(["ox"], board=["giant", "bear"]), side(["ox"], board=["mouse"], life=6))
    assert preferred(duel.attacks("giant", "bear")) == (duel.key("giant"),)
    duel = Duel(side(["ox"], board=["giant"]), side(["ox"], board=["mouse"], life=6)).attacks("giant")
    assert preferred(duel) == ("",)


def test_damage_kills_one_blocker_after_the_other_and_tramples_over_with_the_rest() -> None:
    you, other = side(["ox"], board=["rhino"]), side(["ox"], board=["spider"])
    duel = Duel(you, other).attacks("rhino").blocks(spider="rhino")
    assert preferred(duel) == (3, 1)
    duel = Duel(side(["ox"], board=["giant"]), side(["ox"], board=["bear", "spider"])).attacks("giant")
    assert preferred(duel.blocks(bear="giant", spider="giant")) == (2, 3)


def test_a_turn_asks_each_player_at_most_five_times_where_there_is_a_choice() -> None:
    asked, turns = Counter[bool](), 0
    for seed in range(6):
        match = Match(GAME, GAME.options(), 2, f"prompts {seed}", light=True)
        while match.decisions:
            decision = match.decisions[0]
            table = match.table
            asked[decision.seat == table.active] += table.turn > 0 and decision.count() > 1
            match.answer(decision.seat, GAME.mind.prefer(table, decision, Dice("own")))
        turns += match.table.turn
    assert turns > 60
    assert all(0 < number <= 5 * turns for number in asked.values())
