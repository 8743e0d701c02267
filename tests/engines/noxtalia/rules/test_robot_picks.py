"""What the Robot uses, and whom and what it picks for it (NX-99 to NX-107, NX-R56 to NX-R61)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.noxtalia.table.die import pick_at_random
from tests.engines.noxtalia.pack import act, attack, chosen, defence, effect, every, support, worn
from tests.engines.noxtalia.scenes import ME, YOU, scene
from tests.engines.noxtalia.telling import told
from tests.rules import rule

# What it picks (NX-104 to NX-107, NX-R59)


def robots(action: Any, **setting: Any) -> set[str]:
    """What is told when the Robot uses a Support, over several falls of the die."""
    card = support("card", effect(action), cost=1)
    found: set[str] = set()
    for number in range(10):
        s = scene(seats=1, your_hand="card", your_pile="", your_pm=1, cards=(card,), **setting)
        s.table.dice.count = number * 50
        s.do("end")
        own = [
            fact
            for fact in told(s)
            if fact[0] in ("heal", "exhaust", "recharge", "detached", "mode", "gain_pm")
        ]
        found.add(repr([fact for fact in own if fact[0] != "gain_pm"][:1]))
    return found


@rule("NX-R59", "NX-104", "NX-100")
@pytest.mark.parametrize(
    ("action", "setting", "told_of"),
    [
        (act("heal", who=chosen("ally"), value=2), {"pv": {"1:1": 9}},
         {("heal", ("voltaigle",))}),
        (act("recharge", who=chosen("ally")), {"exhausted": "1:2"}, {("recharge", ("ondarque",))}),
        (act("recharge", who=chosen("ally")), {"exhausted": "1:2 1:0"},
         {("recharge", ("ondarque",)), ("recharge", ("nivelune",))}),
        (act("destroy_attached", who=chosen("ally")),
         {"attached": {"1:0": "ecorce_de_granit:1", "1:1": "cendre_tenace:0"}},
         {("detached", ("voltaigle",))}),
    ],
)  # fmt: skip
def test_the_robot_picks_only_where_it_helps(
    action: Any, setting: dict[str, Any], told_of: set[tuple[str, tuple[str, ...]]]
) -> None:
    found = robots(action, **setting)
    assert len(found) == len(told_of)
    for kind, (spirit,) in told_of:
        assert any(f"'{kind}'" in each and f"'spirit': '{spirit}'" in each for each in found)


@rule("NX-R59", "NX-99")
def test_the_robots_defence_exhausts_whom_it_can() -> None:
    numb = defence("numb", effect(act("exhaust", who=chosen("enemy"))), cost=1, power=6)
    for number in range(8):
        s = scene(
            seats=1, hand="kelorn_strike", your_hand="numb", your_pile="", exhausted="0:0 0:2", cards=(numb,)
        )
        s.table.dice.count = number * 50
        assert s.attacks("kelorn_strike").charged(ME) == [False, False, False]


@rule("NX-R59", "NX-104")
def test_the_robot_chooses_among_what_helps_and_may_leave_the_rest() -> None:
    mend = {"do": [act("heal", who=every("ally"), value=3)]}
    rouse = {"do": [act("recharge", who=every("ally"))]}
    found = robots(act("choose_one", modes=[mend, rouse]), pv={"1:0": 9})
    assert all("'number': 1" in each for each in found)
    found = robots(act("choose_one", modes=[mend, rouse]), exhausted="1:1", pv={"1:0": 9})
    assert {each[each.index("'number'") :][:11] for each in found} == {"'number': 1", "'number': 2"}
    may = act("may", do=[act("heal", who=every("ally"), value=3)])
    assert all("'heal'" in each for each in robots(may, pv={"1:0": 9}))
    harm = support(
        "harm",
        effect(
            act("gain_pm", who="player", value=1), act("may", do=[act("lose_pv", who=every("ally"), value=1)])
        ),
        cost=1,
    )
    s = scene(seats=1, your_hand="harm", your_pile="", your_pm=1, cards=(harm,)).do("end")
    assert s.pv() == [20, 20, 20]
    assert "harm" in s.yours.discard


@rule("NX-R59", "NX-104")
def test_the_robot_picks_as_many_as_it_may() -> None:
    balm = support("balm", effect(act("heal", who=chosen("ally", 2), value=2)), cost=1)
    for number in range(6):
        s = scene(seats=1, your_hand="balm", your_pile="", your_pm=1, pv={"1:0": 9, "1:2": 9}, cards=(balm,))
        s.table.dice.count = number * 50
        s.match.answer(ME, "end")
        assert (s.asks, s.asked.default) == ((YOU, "robot"), "go_on")
        while s.asks == (YOU, "robot") and s.pv() == [9, 20, 9]:
            s.match.answer(YOU, "go_on")
        assert s.pv() == [11, 20, 11]
    fetch = support("fetch", effect(act("return_to_hand", filter={"type": "defence"})), cost=1)
    walls = "nivelune_wall ondarque_wall voltaigle_wall"
    fetched = set()
    for number in range(12):
        s = scene(seats=1, your_hand="fetch", your_pile="", your_pm=1, your_discard=walls, cards=(fetch,))
        s.table.dice.count = number * 50
        s.do("end")
        (event,) = s.events("fetch")
        fetched.update(card["id"] for card in event.facts["cards"])
        assert len(event.facts["cards"]) == 1
    assert fetched == set(walls.split())


@rule("NX-R18", "NX-104")
def test_the_robot_attaches_where_an_effect_says() -> None:
    ward = support("ward", effect(act("attach", who=chosen("ally"))), keywords=["affaiblissement"], cost=1)
    hosts = set()
    for number in range(10):
        s = scene(seats=1, your_hand="ward", your_pile="", your_pm=1, cards=(ward,))
        s.table.dice.count = number * 50
        s.do("end")
        hosts |= {spirit.key for spirit in s.yours.spirits if spirit.attached}
    assert len(hosts) > 1
    assert hosts <= {"1:0", "1:1", "1:2"}


@rule("NX-107", "NX-106")
def test_with_six_options_the_result_is_the_options_number() -> None:
    for die in range(1, 7):
        s = scene(seats=1)
        s.table.journal = []
        s.table.dice.foretell([die - 1])
        assert pick_at_random(s.table, list("abcdef")) == "abcdef"[die - 1]


# What it uses (NX-99 to NX-102)


@rule("NX-100", "NX-92")
def test_a_support_that_helps_none_of_its_spirits_is_put_aside() -> None:
    mend = support("mend", effect(act("heal", who="target", value=5)), cost=1)
    s = scene(seats=1, your_hand="mend", your_pile="", your_pm=5, cards=(mend,)).do("end")
    assert [event.facts["card"]["id"] for event in s.events("robot_unusable")] == ["mend"]
    assert not s.events("support_aimed")
    assert all(event.facts["amount"] > 0 for event in s.events("gain_pm"))


@rule("NX-100", "NX-R57")
@pytest.mark.parametrize(
    ("action", "used"),
    [
        (act("power", value=5), True),
        (act("lose_pv", who="target", value=2), True),
        (act("exhaust", who="attacked"), True),
        (act("heal", who="attacked", value=2), False),
        (act("heal", who=every("ally"), value=2), False),
        (act("gain_pm", who="player", value=1), True),
        (None, False),
    ],
)  # fmt: skip
def test_an_attack_without_power_is_used_for_its_effects(action: Any, used: bool) -> None:
    feint = attack("feint", *([effect(action)] if action else []), cost=1, power=0, element="rocheux")
    s = scene(
        "kelorn hurlebois ondarque", seats=1, your_hand="feint", your_pile="", your_pm=5, pv={"0:2": 5},
        cards=(feint,),
    ).do("end")  # fmt: skip
    assert bool(s.events("attack")) is used
    assert bool(s.events("robot_unusable")) is not used


@rule("NX-100", "NX-R57")
@pytest.mark.parametrize(("less", "used"), [(7, True), (8, False)])
def test_an_attack_that_lasting_prevention_stops_is_not_used(less: int, used: bool) -> None:
    wool = worn("wool", act("prevent_damage", value=less))
    strike = attack("strike", cost=1, power=8, element="rocheux")
    s = scene(
        "kelorn hurlebois ondarque", seats=1, your_hand="strike", your_pile="", your_pm=5, pv={"0:2": 10},
        attached={"0:2": "wool:0"}, cards=(wool, strike),
    ).do("end")  # fmt: skip
    assert bool(s.events("attack")) is used
    assert bool(s.events("robot_unusable")) is not used
    if used:
        s.do("none")
    assert s.pv(ME)[2] == (9 if used else 10)


@rule("NX-99", "NX-R56", "NX-R57")
@pytest.mark.parametrize(
    ("action", "used"),
    [
        (act("heal", who="target", value=2), True),
        (act("heal", who="attacked", value=2), True),
        (act("power", value=30), True),
        (act("prevent_damage", value=2), True),
        (act("lose_pm", who="opponent", value=1), True),
        (act("recharge", who=every("ally")), False),
        (None, False),
    ],
)
def test_a_defence_that_stops_nothing_is_used_for_its_effects(action: Any, used: bool) -> None:
    bluff = defence("bluff", *([effect(action)] if action else []), cost=1, power=0, element="rocheux")
    s = scene(
        seats=1, hand="kelorn_strike", your_hand="bluff", your_pile="", pv={"1:2": 12}, cards=(bluff,)
    ).attacks("kelorn_strike", "1:2")
    assert bool(s.events("defend")) is used
    assert bool(s.events("robot_unusable")) is not used


@rule("NX-102", "NX-R60", "NX-R61", "NX-99")
def test_a_card_put_aside_may_form_the_robots_pile_and_cost_pv() -> None:
    s = scene(seats=1, hand="kelorn_strike", your_hand="nivelune_blow", your_pile="", pv={"1:0": 5})
    s.yours.pending = True
    s.attacks("kelorn_strike", "1:2")
    assert s.pv() == [0, 15, 20 - 5 - 8]
    assert not s.spirit("1:0").alive
    s = scene(seats=1, your_hand="nivelune_guard", your_pile="", pv={"1:0": 5})
    s.yours.pending = True
    s.match.answer(ME, "end")
    s.match.answer(YOU, "go_on")
    assert [event.kind for event in s.match.events][-8:-1] == [
        "robot_unusable", "reshuffle", "robot_penalty", "penalty", "penalty", "penalty", "destroyed",
    ]  # fmt: skip
    assert (s.pv(), s.spirit("1:0").alive) == ([0, 15, 15], False)


@rule("NX-90", "NX-99")
@pytest.mark.parametrize(("pm", "turned"), [(0, []), (1, ["nivelune_guard"])])
def test_with_one_pm_left_another_card_is_turned_over(pm: int, turned: list[str]) -> None:
    s = scene(seats=1, hand="kelorn_strike", your_hand="nivelune_guard", your_pile="", your_pm=pm)
    s.attacks("kelorn_strike", "1:2")
    assert [event.facts["card"]["id"] for event in s.events("robot_card")] == turned


@rule("NX-96")
def test_the_robots_healing_is_told_of_each_charged_spirit() -> None:
    s = scene(seats=1, your_pile="", your_pm=0, pv={"1:0": 12, "1:1": 19, "1:2": 9}, exhausted="1:2").do(
        "end"
    )
    assert [fact for fact in told(s) if fact[0] == "heal"] == [
        ("heal", {"seat": YOU, "spirit": "nivelune", "amount": 2, "was": 12, "pv": 14, "on": "1:0"}),
        ("heal", {"seat": YOU, "spirit": "voltaigle", "amount": 1, "was": 19, "pv": 20, "on": "1:1"}),
    ]


@rule("NX-100", "NX-R57")
def test_a_roll_counts_where_any_result_but_one_helps() -> None:
    but_six = {"test": "not", "of": {"test": "die", "faces": [6]}}
    gain = act("if", do=[act("gain_pm", who="player", value=1)], **{"if": [but_six]})
    luck = support("luck", effect(act("roll", results=[{"faces": [1, 2, 3, 4, 5, 6], "do": [gain]}])), cost=1)
    s = scene(seats=1, your_hand="luck", your_pile="", your_pm=5, cards=(luck,)).do("end")
    assert [event.facts["card"]["id"] for event in s.events("support")] == ["luck"]
