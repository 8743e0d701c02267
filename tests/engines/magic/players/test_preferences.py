"""One position, one answer that is plainly better."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engines.kernel import PASS, Answer, Dice, Match
from engines.magic.table.pieces import ZoneCard
from tests.engines.magic.pack import A_PLAYER, CREATURE, creature, life, permanent, spell
from tests.engines.magic.scenes import GAME, Duel, side


def preferred(duel: Duel) -> Answer:
    return GAME.ai_support.prefer(duel.table, duel.asked, Dice("own"))


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
            match.answer(decision.seat, GAME.ai_support.prefer(table, decision, Dice("own")))
        turns += match.table.turn
    assert turns > 60
    assert all(0 < number <= 5 * turns for number in asked.values())


def test_no_more_and_nothing_greater_is_sacrificed_than_must_be() -> None:
    you = side(["altar", "ox"], lands="B", board=["giant", "mouse", "bear"])
    duel = Duel(you, side(["ox"])).do("cast:altar")
    assert preferred(duel) == (duel.key("mouse"),)


def test_nobody_attacks_into_what_kills_by_just_enough_and_stays() -> None:
    assert attack(["bear"], side(board=["ox"])) == ("",)
    assert attack(["bear"], side(board=["bear"])) == ("s1",)


def test_a_creature_does_not_block_what_would_just_kill_it() -> None:
    duel = Duel(
        side(["ox"], board=["ogre"]), side(["ox"], board=["hawk"]), more=[creature("ogre", "R", 2, 3)]
    )
    assert preferred(duel.attacks("ogre")) == ("",)


def test_of_two_that_could_block_only_one_does() -> None:
    duel = Duel(side(["ox"], board=["bear"]), side(["ox"], board=["giant", "rhino"])).attacks("bear")
    assert preferred(duel) == (duel.key("bear"), "")


@pytest.mark.parametrize(
    ("card", "aimed"),
    [("kill", "rhino"), ("grow", "giant"), ("bounce", "rhino"), ("swap", "rhino"), ("take", "rhino")],
)
def test_harm_goes_to_the_others_greatest_creature_and_help_to_the_own(card: str, aimed: str) -> None:
    swap = spell("swap", "R", life(1, "target"), {"action": "move", "what": "target_2", "to": "hand"},
                 targets=[A_PLAYER, CREATURE])  # fmt: skip
    static = {"type": "static", "what": "host", "changes": [{"control": "you"}, {"pt": [0, 2]}]}
    take = permanent("take", "U", "enchantment", static, sub=["aura"], keywords=[{"enchant": CREATURE}])
    other = side(["ox"], board=["hare", "rhino", "wall"])
    duel = Duel(side([card, "ox"], lands="BBGUR", board=["giant", "mouse"]), other, more=[swap, take])
    duel.do(f"cast:{card}")
    if card == "swap":
        duel.do("s0")
    assert preferred(duel) == duel.key(aimed)


def test_harm_is_cast_without_creatures_of_ones_own_and_help_is_not() -> None:
    other = side(["ox"], board=["bear"])
    assert preferred(Duel(side(["kill"], lands="BB"), other)) == "cast:kill"
    assert preferred(Duel(side(["grow"], lands="G"), other)) == "pass"


def test_what_can_be_suspended_is_unless_there_is_something_to_cast() -> None:
    egg = creature("egg", "5 G", 4, 4, {"suspend": "G", "time": 2})
    assert preferred(Duel(side(["egg"], lands="G"), more=[egg])) == "suspend:egg"
    assert preferred(Duel(side(["egg", "spider"], lands="GG"), more=[egg])) == "cast:spider"


def test_a_token_that_is_there_to_be_used_up_is_used_once_nothing_is_cast() -> None:
    clue = spell("hunch", "U", {"action": "token", "token": "clue"})
    duel = Duel(side(["hunch", "bear"], lands="UGG"), more=[clue]).casts("hunch").resolves()
    assert preferred(duel) == "cast:bear"
    duel = Duel(side(["hunch", "ox"], lands="UGG"), more=[clue]).casts("hunch").resolves()
    assert preferred(duel) == f"use:{duel.key('~clue')}:0"


def test_a_treasure_is_used_up_for_nothing_by_itself() -> None:
    treasure = spell("find", "U", {"action": "token", "token": "treasure"})
    duel = Duel(side(["find", "ox"], lands="U"), more=[treasure]).casts("find").resolves()
    assert preferred(duel) == "pass"


def test_of_shown_cards_a_land_is_taken_as_long_as_there_are_few() -> None:
    deal = spell("deals", "U", {"action": "deal", "number": 3, "piles": [{}]})
    few = Duel(side(["deals", "ox"], lands="U", library=["giant", "forest", "bear"]), more=[deal])
    assert preferred(few.casts("deals").resolves()) == ("forest",)
    many = Duel(side(["deals", "ox"], lands="UUUUU", library=["giant", "forest", "bear"]), more=[deal])
    assert preferred(many.casts("deals").resolves()) == ("giant",)


def test_the_best_card_comes_on_top_of_the_own_library_and_the_worst_of_another() -> None:
    deal = spell("deals", "U", {"action": "deal", "who": "target", "number": 2, "rest": "library"},
                 targets=[A_PLAYER])  # fmt: skip
    cards = ["giant", "bear"]
    sides = side(["deals", "ox"], lands="UUUUU", library=cards), side(["ox"], lands="UUUUU", library=cards)
    assert preferred(Duel(*sides, more=[deal]).casts("deals", "s0").resolves()) == ("giant", "bear")
    assert preferred(Duel(*sides, more=[deal]).casts("deals", "s1").resolves()) == ("bear", "giant")


def test_what_can_be_unearthed_is_before_it_attacks_and_delve_takes_all_it_can() -> None:
    imp = creature("imp", "5 G", 3, 3, {"unearth": "G"})
    me = side(lands="G", graveyard=[ZoneCard(900, "imp")])
    assert str(preferred(Duel(me, more=[imp]))).startswith("use:o900")
    assert preferred(Duel(me, more=[imp], at="main_2")) == PASS
    deep = spell("deep", "2 G", life(1), slow=True, keywords=[{"delve": True}])
    grave = [ZoneCard(900, "bear"), ZoneCard(901, "ox")]
    duel = Duel(side(["deep"], lands="GGG", graveyard=grave), more=[deep]).do("cast:deep")
    assert preferred(duel) == "most"
    choir = spell("choir", "1 G", life(1), slow=True, keywords=[{"convoke": True}])
    duel = Duel(side(["choir"], lands="GG", board=["bear"]), more=[choir]).do("cast:choir")
    assert preferred(duel) == "automatic"


def test_what_can_be_cast_for_good_is_not_evoked() -> None:
    imp = creature("imp", "1 G", 3, 3, {"evoke": "G"}, {"dash": "1 G"})
    assert preferred(Duel(side(["imp"], lands="GG"), more=[imp])) == "cast:imp"
    assert preferred(Duel(side(["imp"], lands="G"), more=[imp])) == "cast:imp:1"
