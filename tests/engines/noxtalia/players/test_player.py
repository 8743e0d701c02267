"""The greedy player and the estimate of who is ahead."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel import BACK, Answer, Dice, choose
from engines.noxtalia import NoxtaliaOptions
from engines.noxtalia.players.player import evaluate
from tests.engines.greedy import wins_against_chance
from tests.engines.noxtalia.pack import act, attack, chosen, effect, support
from tests.engines.noxtalia.playing import GAME, new_match
from tests.engines.noxtalia.scenes import ME, YOU, Scene, scene


def prefers(s: Scene) -> Answer:
    return GAME.ai_support.prefer(s.table, s.asked, Dice("own"))


def test_it_attacks_where_it_hurts_most():
    s = scene(hand="kelorn_storm kelorn_blow")
    assert prefers(s) == "attack"
    s.do("attack")
    assert prefers(s) == "kelorn_storm"
    assert prefers(s.do("kelorn_storm")) == "1:0"
    s = scene(hand="kelorn_storm", pv={"1:2": 10}).do("attack", "kelorn_storm")
    assert prefers(s) == "1:2", "a kill comes first"


def test_it_uses_spirits_and_ends_its_turn_when_nothing_pays():
    s = scene()
    assert prefers(s) == "spirit"
    assert prefers(scene(pm=0)) == "end"
    assert prefers(s.do("spirit")) in s.keys


def test_it_recycles_a_poor_card_before_it_ends_its_turn():
    poor = attack("poor", cost=8, power=3)
    s = scene(hand="poor", pm=1, cards=(poor,))
    assert prefers(s) == "recycle"
    assert prefers(s.do("recycle")) == "poor"
    assert prefers(scene(hand="kelorn_wall", pm=1)) == "end"


def test_it_heals_when_somebody_is_hurt():
    assert prefers(scene(hand="kelorn_balm", pv={"0:0": 5}, exhausted="0:0 0:1 0:2")) == "support"
    assert prefers(scene(hand="kelorn_balm", exhausted="0:0 0:1 0:2")) != "support"


@pytest.mark.parametrize(
    ("hand", "pm", "setting", "answer"),
    [
        ("nivelune_guard ondarque_wall", 8, {}, "nivelune_guard"),
        ("nivelune_guard", 8, {}, "nivelune_guard"),
        ("nivelune_balm", 8, {}, "none"),
        ("ondarque_wall", 2, {"pv": {"1:2": 3}}, "ondarque_wall"),
    ],
)
def test_it_defends_where_the_pv_are_worth_it(hand, pm, setting, answer):
    s = scene(hand="kelorn_storm", your_hand=hand, your_pm=pm, **setting).attacks("kelorn_storm", "1:2")
    assert prefers(s) == answer


def test_it_does_not_defend_against_next_to_nothing():
    feeble = attack("feeble", power=1)
    s = scene(hand="feeble", your_hand="nivelune_wall", your_pm=2, cards=(feeble,)).attacks("feeble", "1:2")
    assert prefers(s) == "none"


FIVE = "kelorn_storm kelorn_blow kelorn_wall kelorn_guard kelorn_strike"


def test_it_plays_no_card_when_the_one_drawn_for_it_is_the_last():
    tired: dict[str, Any] = {"pile": "granor_blow", "exhausted": "0:0 0:1 0:2"}
    assert prefers(scene(hand=FIVE, **tired)) == "attack"
    assert prefers(scene(hand=FIVE, exhaustions=(1, 0), **tired)) in ("recycle", "end")
    four = FIVE.removesuffix(" kelorn_strike")
    assert prefers(scene(hand=four, exhaustions=(1, 0), **tired)) == "attack", "it draws the last anyway"
    won = scene(hand=FIVE, exhaustions=(1, 0), dead="1:1 1:2", pv={"1:0": 1}, **tired)
    assert prefers(won) == "attack", "nobody draws after the last blow"


def test_it_defends_with_its_last_draw_only_against_defeat():
    last: dict[str, Any] = {"hand": "granor_blow", "your_hand": FIVE, "your_pile": "voltaigle_blow"}
    assert prefers(scene(**last).attacks("granor_blow", "1:1")) != "none"
    assert prefers(scene(**last, exhaustions=(0, 1)).attacks("granor_blow", "1:1")) == "none"
    lost = scene(**last, exhaustions=(0, 1), dead="1:0 1:2", pv={"1:1": 3})
    assert prefers(lost.attacks("granor_blow", "1:1")) != "none"


def test_of_two_like_attacks_it_takes_the_one_that_needs_no_card():
    like = attack("like", cost=2, power=5)
    s = scene(hand="like", cards=(like,))
    assert prefers(s) == "spirit"
    assert prefers(scene(hand="like", cards=(like,), exhausted="0:0 0:1 0:2")) == "attack"


def test_it_draws_and_mills_with_an_eye_to_the_last_card():
    draws = support("draws", effect(act("draw", number=2)), cost=0)
    mills = support("mills", effect(act("mill", who="opponent", number=2)), cost=0)
    tired: dict[str, Any] = {"exhausted": "0:0 0:1 0:2", "cards": (draws, mills)}
    assert prefers(scene(hand="draws", **tired)) == "support"
    last: dict[str, Any] = {"pile": "granor_blow granor_storm", "exhaustions": (1, 0)}
    assert prefers(scene(hand=f"draws {FIVE}", pm=0, **last, **tired)) != "support"
    his: dict[str, Any] = {"your_pile": "voltaigle_blow voltaigle_storm", "exhaustions": (0, 1)}
    assert prefers(scene(hand="mills kelorn_storm", **his, **tired)) == "support", "that wins"


def test_choices_within_effects():
    modes = act(
        "choose_one", modes=[{"do": [act("gain_pm", who="player", value=1)]}, {"do": [act("draw", number=3)]}]
    )
    s = scene(hand="card", cards=(support("card", effect(modes), cost=0),)).supports("card")
    assert prefers(s) == "1"
    for helps, said in ((act("draw", number=1), "yes"), (act("lose_pm", who="player", value=1), "no")):
        may = support("card", effect(act("may", do=[helps])), cost=0)
        assert prefers(scene(hand="card", cards=(may,)).supports("card")) == said
    bound = {"0:0": "ecorce_de_granit:0 cendre_tenace:1"}
    pick = support("card", effect(act("destroy_attached", who=chosen("ally", attached=True))), cost=0)
    s = scene(hand="card", attached=bound, cards=(pick,)).supports("card")
    assert prefers(s) == ("cendre_tenace:1",)
    strip = support("card", effect(act("discard", who="player", number=1, how="chosen")), cost=0)
    poor = attack("poor", cost=8, power=3)
    s = scene(hand="card kelorn_wall poor", cards=(strip, poor)).supports("card")
    assert prefers(s) == ("poor",)
    fetch = support("card", effect(act("return_to_hand")), cost=0)
    s = scene(hand="card", discard="poor kelorn_wall", cards=(fetch, poor)).supports("card")
    assert prefers(s) == ("kelorn_wall",)


def test_the_weakest_are_picked_and_the_strongest_bear_enhancements():
    hit = support("card", effect(act("damage", who=chosen("enemy", 2), value=2)), cost=0)
    s = scene(hand="card", pv={"1:1": 5, "1:2": 6}, cards=(hit,)).supports("card")
    assert prefers(s) == ("1:1", "1:2")
    bold = attack("bold", keywords=["amelioration"])
    s = scene(hand="bold", pv={"0:0": 5, "0:1": 6}, cards=(bold,)).attacks("bold", "1:0", "none")
    assert prefers(s) == "0:2"


def test_what_it_weighs_it_does_not_do():
    s = scene(hand="glaciation", exhausted="0:0 0:1 0:2")
    before = s.match.hash()
    assert prefers(s) == "attack"
    assert s.match.hash() == before


# Who is ahead


def test_equal_sides_have_equal_chances():
    s = scene()
    assert evaluate(s.table, ME) == evaluate(s.table, YOU) == 0.5


@pytest.mark.parametrize(
    "better",
    [
        {"pv": {"0:0": 10}}, {"dead": "0:0"}, {"your_hand": "nivelune_wall"}, {"pm": 2}, {"exhausted": "0:0"},
        {"attached": {"0:0": "cendre_tenace:1"}}, {"attached": {"1:0": "ecorce_de_granit:1"}},
        {"exhaustions": (1, 0)},
    ],
)  # fmt: skip
def test_what_is_better_for_the_other_counts_for_him(better: dict[str, Any]):
    s = scene(**better)
    chance = evaluate(s.table, YOU)
    assert 0.5 < chance < 0.99
    assert evaluate(s.table, ME) == pytest.approx(1 - chance)


def test_several_equal_sides_have_equal_chances_and_better_ones_when_one_falls():
    s = scene("nivelune voltaigle ondarque", "kelorn hurlebois granor", "escarbille ronceline grondelin")
    first, *others = (evaluate(s.table, seat) for seat in range(3))
    assert others == [pytest.approx(first)] * 2
    s.table.sides[2].out = True
    assert evaluate(s.table, 0) > first


def test_at_a_table_of_four_it_pays_to_strike_though_others_gain_by_it():
    """A strike of 7 for 3 PM: by the odds alone all would save their PM and wait for the turn limit."""
    teams = ["kelorn hurlebois granor"] * 4
    assert evaluate(scene(*teams, pm=5, pv={"1:0": 13}).table, ME) > evaluate(scene(*teams, pm=8).table, ME)


@pytest.mark.parametrize("seats", [3, 4])
def test_at_a_table_of_several_it_pays_to_finish_whoever_is_all_but_gone(seats: int):
    teams = ["kelorn hurlebois granor"] * seats
    weak, fallen = (scene(*teams, dead="1:0 1:1", pv={"1:2": 1}) for _ in range(2))
    fallen.table.sides[1].out = True
    assert evaluate(fallen.table, ME) > evaluate(weak.table, ME)


# Players of the kernel


def test_the_greedy_player_beats_chance():
    assert wins_against_chance(GAME, NoxtaliaOptions(), 20) >= 17


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_computer_players_of_all_levels_play_on(seats):
    match = new_match(NoxtaliaOptions(), seats, "levels")
    for place in range(24):
        if not match.decisions:
            break
        decision = match.decisions[0]
        level = ("random", "easy", "medium")[place % 3]
        answer = choose(GAME, match.observation(decision.seat), decision, level, str(place))
        assert decision.allows(answer) or answer == BACK
        match.answer(decision.seat, answer)
