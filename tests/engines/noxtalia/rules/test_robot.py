"""Solo: the Robot (NX-20, NX-21, NX-86 to NX-107)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel import Dice, Match, Result
from engines.noxtalia.table.die import pick_at_random
from tests.engines.noxtalia.pack import act, attack, chosen, defence, effect, support
from tests.engines.noxtalia.playing import GAME, new_match
from tests.engines.noxtalia.scenes import ME, YOU, ready, scene
from tests.rules import rule

HURT = {"pv": {"1:0": 9}}
AT_NIGHT: dict[str, Any] = {"if": [{"test": "cycle", "now": "nocturne"}]}
ON_6 = {"faces": [6], "do": [act("damage", who=chosen("enemy"), value=1)]}


def solo(*, robot: str = "", human: str = "", **setting):
    """Set a scene of Solo: the human is seat 0, the Robot side 1, which has no pile unless one is named."""
    return scene(seats=1, hand=human, your_hand=robot, **{"your_pile": "", **setting})


@rule("NX-20", "NX-21", "NX-93", "NX-94", "NX-95", "NX-86")
@pytest.mark.parametrize(("difficulty", "amount"), [("easy", 4), ("normal", 5), ("hard", 6)])
def test_difficulty_sets_the_robots_cards_and_pm(difficulty, amount):
    match = new_match(ready(difficulty=difficulty), 1, "robot")
    human, robot = match.table.sides
    assert (robot.pm, len(robot.hand), robot.robot) == (amount, amount, True)
    assert (human.pm, len(human.hand)) == (5, 5)
    for seat in (0, None):
        seen = match.view(seat).sides[1]  # type: ignore[attr-defined]
        assert (seen.hand, seen.hand_size) == (None, amount)
    assert [decision.seat for decision in match.decisions] == [0]


@rule("NX-86", "NX-90")
def test_the_robot_has_nothing_to_decide():
    s = solo(robot="nivelune_guard")
    s.match.answer(ME, "end")
    assert (s.asks, s.keys) == ((YOU, "robot"), ("go_on",)), "it is only asked to go on, card by card"
    assert s.match.seats == 1


@rule("NX-98", "NX-86", "NX-88", "NX-27")
def test_human_and_robot_alternate_and_only_the_human_moves_the_counter():
    s = solo(pm=8, your_pm=0, turn=3, your_pile="nivelune_balm").do("end")
    turns = [(e.facts["seat"], e.facts["turn"]) for e in s.events("turn")]
    assert turns == [(YOU, 3), (ME, 4)]
    assert s.asks == (ME, "combat")


@rule("NX-88", "NX-96")
def test_the_robot_applies_start_and_end_effects():
    curse = support(
        "curse", effect(act("lose_pv", who="host", value=3), when="turn_start"), keywords=["affaiblissement"]
    )
    late = support(
        "late", effect(act("lose_pv", who="host", value=4), when="turn_end"), keywords=["affaiblissement"]
    )
    s = solo(attached={"1:0": "curse:0 late:0"}, exhausted="1:0", cards=(curse, late)).do("end")
    assert s.pv() == [13, 20, 20]


@rule("NX-89", "NX-R53")
@pytest.mark.parametrize(("before", "after"), [(0, 5), (4, 5), (5, 5), (7, 7)])
def test_the_robot_regains_pm_up_to_5_not_5_more(before, after):
    s = solo(
        your_pm=before,
        your_pile="nivelune_balm voltaigle_balm ondarque_balm nivelune_guard nivelune_wall ondarque_wall",
    )
    s.do("end")
    gains = [e.facts for e in s.events("gain_pm") if e.facts["seat"] == YOU]
    assert (gains[0]["pm"] if gains else before) == after


@rule("NX-89", "NX-96", "NX-R53", "NX-94", "NX-95")
@pytest.mark.parametrize(("difficulty", "amount"), [("easy", 4), ("normal", 5), ("hard", 6)])
def test_the_robot_draws_up_to_its_amount_twice_a_turn(difficulty, amount):
    useless = "nivelune_guard nivelune_wall voltaigle_guard voltaigle_wall ondarque_guard ondarque_wall"
    s = solo(your_pm=0, your_pile=f"{useless} {useless} {useless}", options={"difficulty": difficulty}).do(
        "end"
    )
    draws = [e.facts["count"] for e in s.events("draw") if e.facts["seat"] == YOU]
    assert draws == [amount, amount], "all were turned over in between"
    assert len(s.yours.hand) == amount
    assert s.yours.pm == amount


@rule("NX-90", "NX-92", "NX-100", "NX-R58")
def test_it_turns_cards_until_none_is_left_and_discards_what_it_cannot_use():
    s = solo(robot="nivelune_guard nivelune_balm ondarque_wall voltaigle_guard nivelune_wall").do("end")
    turned = [e.facts["card"]["id"] for e in s.events("robot_card")]
    assert len(turned) == 5, "a Defence is of no use in its own turn, a balm heals nobody"
    assert len(s.events("robot_unusable")) == 5
    assert sorted(s.yours.discard) == sorted(turned)


@rule("NX-90", "NX-91", "NX-R54", "NX-R55")
def test_it_stops_without_pm_and_may_pay_less_than_a_card_costs():
    costly = attack("costly", cost=7, power=6)
    s = solo(robot="costly costly costly costly costly", your_pm=5, cards=(costly,)).do("end")
    assert s.asks == (ME, "defend")
    assert s.yours.pm == 0
    assert s.attack_seen().cost == 5
    s.do("none")
    assert len(s.events("robot_card")) == 1, "no MP, no more cards; a card that costs 0 neither"


@rule("NX-87", "NX-101", "NX-R59")
def test_its_attack_targets_the_fewest_pv_and_its_spirits_never_attack():
    s = solo(robot="nivelune_blow", pv={"0:0": 9, "0:1": 7, "0:2": 8}).do("end")
    assert s.asks == (ME, "defend")
    assert (s.attack_seen().target, s.attack_seen().by_spirit) == (1, False)
    s.do("none")
    assert not any(e.kind == "attack_spirit" for e in s.match.events)
    assert s.charged(YOU) == [True, True, True]


@rule("NX-R59", "NX-104")
def test_a_tie_is_settled_by_the_die():
    targets = set()
    for number in range(12):
        s = solo(robot="nivelune_blow", pv={"0:0": 7, "0:1": 7})
        s.table.dice.count = number * 50
        s.do("end")
        targets.add(s.attack_seen().target)
    assert targets == {0, 1}


@rule("NX-R59", "NX-79")
def test_its_zone_hits_the_next_fewest():
    rake = attack("rake", cost=1, keywords=["zone"], element="abyssal")
    s = solo(robot="rake", pv={"0:0": 19, "0:1": 5, "0:2": 17}, cards=(rake,)).do("end", "none")
    assert (s.attack_seen().target, s.attack_seen().second) == (2, True)


@rule("NX-96", "NX-97", "NX-R67")
def test_charged_spirits_heal_2_and_exhausted_ones_only_recharge():
    chill = support("chill", effect(act("exhaust", who=chosen("enemy"))), cost=0)
    s = solo(human="chill", pv={"1:0": 10, "1:1": 10, "1:2": 19}, cards=(chill,))
    assert set(s.keys) == {"support", "spirit", "recycle", "end"}, "nothing but a card can exhaust"
    s.supports("chill", "1:0").do("end")
    assert s.pv() == [10, 12, 20]
    assert s.charged() == [True, True, True]


@rule("NX-99", "NX-R56", "NX-76", "NX-R58")
def test_attacked_it_turns_cards_until_a_defence_helps():
    s = solo(human="kelorn_storm", robot="ondarque_wall nivelune_blow ondarque_strike nivelune_balm")
    s.attacks("kelorn_storm", "1:2")
    turned = [e.facts["card"]["id"] for e in s.events("robot_card")]
    assert turned[-1] == "ondarque_wall", "it stops at the first"
    assert s.yours.discard == [*turned[:-1], "ondarque_wall"], "so attacking strips its hand"
    assert s.attack_seen().damage == 11 - 10
    assert s.yours.pm == 8 - 2
    assert len(s.yours.hand) == 4 - len(turned)


@rule("NX-R56")
def test_it_may_be_told_to_go_on():
    s = solo(
        human="kelorn_storm", robot="ondarque_guard nivelune_guard", options={"robot_defence": "all"}
    ).attacks("kelorn_storm", "1:0")  # fmt: skip
    assert len(s.attack_seen().defences) == 2
    assert s.yours.hand == []


@rule("NX-R56", "NX-90", "NX-R55")
def test_without_pm_it_does_not_defend():
    s = solo(human="kelorn_storm", robot="ondarque_guard", your_pm=0).attacks("kelorn_storm", "1:2")
    assert s.asks == (ME, "combat")
    assert s.attack_seen().damage == 11
    assert s.yours.hand == ["ondarque_guard"]


@rule("NX-100", "NX-R57")
@pytest.mark.parametrize(
    ("card", "setting", "used"),
    [
        (support("x", effect(act("heal", who=chosen("ally"), value=3))), {}, False),
        (support("x", effect(act("heal", who=chosen("ally"), value=3))), {"pv": {"1:0": 9}}, True),
        (support("x", effect(act("gain_pm", who="player", value=3))), {"your_pm": 4}, True),
        (support("x", effect(act("lose_pm", who="opponent", value=3))), {}, True),
        (support("x", effect(act("recharge", who=chosen("ally")))), {}, False),
        (support("x", effect(act("recharge", who=chosen("ally")))), {"exhausted": "1:1"}, True),
        (support("x", effect(act("exhaust", who=chosen("enemy")))), {}, True),
        (support("x", effect(act("draw", number=1))), {"your_pile": "nivelune_guard " * 9}, True),
        (support("x", effect(act("discard", who="player", number=1, how="random"))), {}, False),
        (support("x", effect(act("damage", who=chosen("enemy"), value=1))), {}, True),
        (support("x", effect(act("heal", who=chosen("ally"), value=3), **AT_NIGHT)), HURT, False),
        (support("x", effect(act("roll", results=[ON_6]))), {}, True),
        (support("x", keywords=["affaiblissement"]), {}, True),
        (attack("x", power=0, element="abyssal"), {"pv": {"0:0": 9}}, False),
        (attack("x", power=1, element="abyssal"), {"pv": {"0:0": 9}}, True),
        (support("x", effect(act("extra_recycle"))), {}, False),
    ],
)  # fmt: skip
def test_a_card_without_positive_effect_is_unusable(card, setting, used):
    s = solo(robot="x", cards=(card,), **setting).do("end")
    assert ("x" in [e.facts["card"]["id"] for e in s.events("robot_unusable")]) is not used


@rule("NX-100", "NX-R57")
def test_a_defence_that_stops_nothing_is_unusable():
    feeble = defence("feeble", power=1, element="sylvestre")
    s = solo(human="kelorn_storm", robot="feeble", cards=(feeble,)).attacks("kelorn_storm", "1:2")
    assert s.attack_seen().defences == ()
    assert s.yours.discard == ["feeble"]
    some = defence("some", power=5, element="sylvestre")
    s = solo(human="kelorn_storm", robot="some", cards=(some,)).attacks("kelorn_storm", "1:2")
    assert s.attack_seen().damage == 10


@rule("NX-102", "NX-103", "NX-R60")
def test_a_new_pile_costs_its_spirits_5_pv_and_never_the_match():
    dig = support("dig", effect(act("draw", number=1), act("gain_pm", who="player", value=1)), cost=0)
    s = solo(
        robot="dig",
        your_pile="nivelune_balm",
        your_discard="ondarque_wall ondarque_guard",
        exhaustions=(0, 5),
        your_pm=1,
        cards=(dig,),
    )
    s.do("end")
    assert s.yours.exhaustions >= 6
    first = s.events("robot_penalty")[0]
    assert first.facts["amount"] == 5
    assert s.pv()[0] <= 15 + 2
    assert s.match.result is None or s.match.result.reason == "destroyed"


@rule("NX-R60", "NX-22")
def test_the_loss_of_5_pv_may_end_the_match():
    s = solo(your_pile="nivelune_balm", your_discard="ondarque_wall", pv={"1:0": 5, "1:1": 4, "1:2": 1}).do(
        "end"
    )
    assert s.match.result == Result((ME,), "destroyed")


@rule("NX-R61", "NX-103")
def test_without_a_discard_the_robots_pile_waits_and_costs_nothing():
    s = solo(human="kelorn_strike", robot="nivelune_balm", your_pile="ondarque_balm", your_pm=0)
    s.table.stage = "end"
    s.table.active = YOU
    s = type(s)(s.table, 1)
    assert s.yours.exhaustions == 1
    assert s.yours.pending
    assert s.events("robot_penalty") == []
    assert s.pv() == [20, 20, 20]


@rule("NX-R62", "NX-66")
def test_its_linked_cards_join_the_hand_and_it_never_recycles():
    s = solo(human="kelorn_storm", robot="", pv={"1:0": 3}).attacks("kelorn_storm", "1:0")
    assert s.yours.hand == ["nivelune_legacy"]
    assert s.view(ME).sides[YOU].hand is None
    s.do("end")
    assert not any(e.kind == "recycle" for e in s.match.events)


@rule("NX-R64", "NX-24", "NX-23")
def test_solo_is_drawn_after_the_robots_last_turn_and_the_human_can_run_out():
    s = solo(turn=8, your_pm=0, your_pile="nivelune_balm").do("end")
    assert s.match.result == Result((), "turn_limit")
    s = solo(pile="kelorn_blow", discard="", exhaustions=(1, 0)).do("end")
    assert s.match.result == Result((YOU,), "exhausted")


@rule("NX-R52", "NX-86")
def test_the_robot_wins_when_the_human_gives_up():
    s = solo()
    s.match.concede(ME)
    assert s.match.result == Result((YOU,), "concession")


@rule("NX-91", "NX-R54")
def test_a_support_of_the_robot_is_paid_and_used():
    balm = support("big_balm", effect(act("heal", who="target", value=5)), cost=3)
    s = solo(robot="big_balm", pv={"1:1": 8}, your_pm=2, options={"difficulty": "easy"}, cards=(balm,)).do(
        "end"
    )
    (event,) = s.events("support_aimed")
    assert event.facts["cost"] == 3
    assert s.pv() == [20, 15, 20], "5 healed, and 2 more in its End phase"


# The die


@rule("NX-105", "NX-106", "NX-107", "NX-R63", "NX-104")
@pytest.mark.parametrize(
    ("options", "rolls", "choice"),
    [
        (2, [1], 0), (2, [3], 0), (2, [4], 1), (2, [6], 1),
        (3, [1], 0), (3, [2], 0), (3, [3], 1), (3, [4], 1), (3, [5], 2), (3, [6], 2),
        (4, [4], 3), (4, [5, 6, 2], 1), (5, [5], 4), (5, [6, 1], 0), (6, [6], 5),
    ],
)  # fmt: skip
def test_the_die_settles_between_options(options, rolls, choice):
    table = solo().table
    table.dice.foretell([roll - 1 for roll in rolls])
    assert pick_at_random(table, list(range(options))) == choice


@rule("NX-R63")
def test_one_option_needs_no_die_and_more_than_six_no_shown_one():
    table = solo().table
    assert pick_at_random(table, ["only"]) == "only"
    assert table.dice.count == 0
    picked = {pick_at_random(table, list(range(9))) for _ in range(200)}
    assert picked == set(range(9))


@rule("NX-R55")
def test_the_card_turned_is_any_of_the_hand():
    turned = set()
    for number in range(20):
        s = solo(robot="nivelune_guard ondarque_guard voltaigle_guard", your_pm=1)
        s.table.dice = Dice(f"turned {number}")
        match: Match = s.match
        match.answer(0, "end")
        match.answer(YOU, "go_on")
        turned.add(next(e.facts["card"]["id"] for e in match.events if e.kind == "robot_card"))
    assert turned == {"nivelune_guard", "ondarque_guard", "voltaigle_guard"}


def test_the_robot_is_named_and_has_no_seat():
    assert [say.key for say in GAME.bystanders(1)] == ["nx-robot"]
    assert GAME.bystanders(2) == ()
