"""What the Robot uses, and whom and what it picks for it (NX-99, NX-100, NX-104, NX-R56 to NX-R59)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engines.noxtalia.pack import act, chosen, defence, effect, every, support
from tests.engines.noxtalia.scenes import ME, scene
from tests.engines.noxtalia.telling import told
from tests.rules import rule

# What it picks (NX-104, NX-R59)


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
