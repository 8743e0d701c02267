"""Effects that last: while a card is attached or a Spirit lives, or for a while (section 5.2, NX-R41)."""

from __future__ import annotations

import pytest

from tests.engines.noxtalia.pack import act, chosen, effect, worn
from tests.engines.noxtalia.scenes import ME, Scene, scene, struck, used
from tests.rules import rule

# While attached


@rule("NX-R5", "NX-R41")
def test_lasting_power_on_attacks_and_defences():
    s = scene(
        hand="kelorn_strike",
        attached={"1:2": "worn:1"},
        cards=(worn("worn", act("power", value=-2, on="attacks_on_host")),),
    )
    assert s.attacks("kelorn_strike", "1:2").attack_seen().attack.total == 6
    s = scene(attached={"0:0": "worn:0"}, cards=(worn("worn", act("power", value=3, on="attacks_by_host")),))
    assert s.strikes("0:0", "1:2").attack_seen().attack.total == 8
    s = scene(
        hand="kelorn_strike", your_hand="ondarque_guard", attached={"1:2": "worn:1"},
        cards=(worn("worn", act("power", value=2, on="defences_of_host")),),
    ).attacks("kelorn_strike", "1:2", "ondarque_guard")  # fmt: skip
    assert s.attack_seen().damage == 0


@rule("NX-R41")
def test_a_lasting_effect_is_tested_at_each_check():
    card = worn(
        "worn", act("power", value=3, on="attacks_by_host"), **{"if": [{"test": "cycle", "now": "nocturne"}]}
    )
    for turn, power in ((3, 5), (4, 8)):
        s = scene(attached={"0:0": "worn:0"}, cards=(card,), turn=turn).strikes("0:0", "1:2")
        assert s.attack_seen().attack.total == power


def test_lasting_chart_prevention_and_no_defence():
    s = scene(
        attached={"0:0": "worn:0"}, cards=(worn("worn", act("chart_value", value=4, on="attacks_by_host")),)
    )
    assert s.strikes("0:0", "1:1").attack_seen().attack.chart == 4
    s = scene(
        attached={"1:0": "worn:1"},
        cards=(worn("worn", act("ignore_chart", only="any", on="attacks_on_host")),),
    )
    assert s.strikes("0:0", "1:0").attack_seen().attack.chart == 0
    s = scene(
        hand="kelorn_strike",
        attached={"1:2": "worn:1"},
        cards=(worn("worn", act("prevent_damage", value=3)),),
    )
    assert s.attacks("kelorn_strike", "1:2", "none").attack_seen().damage == 5
    s = scene(attached={"0:0": "worn:0"}, cards=(worn("worn", act("no_defence", on="attacks_by_host")),))
    assert s.strikes("0:0", "1:2").asks == (ME, "combat")
    s = scene(attached={"1:2": "worn:0"}, cards=(worn("worn", act("no_defence", on="attacks_on_host")),))
    assert s.strikes("0:0", "1:2").asks == (ME, "combat")


def test_lasting_cost_change():
    card = worn("worn", act("cost_change", who="opponent", filter={"type": "attack"}, value=1))
    s = scene(hand="kelorn_strike kelorn_balm", attached={"1:0": "worn:1"}, cards=(card,), pm=2)
    assert s.option("attack").refused is not None
    assert "support" in s.keys


def test_a_passive_holds_as_long_as_its_spirit_lives():
    spirits = {
        "nivelune": {
            "passives": [effect(act("power", value=-3, on="attacks_on_host"), when="while_attached")]
        }
    }
    s = scene(hand="kelorn_strike", spirits=spirits).attacks("kelorn_strike", "1:0")
    assert s.attack_seen().attack.total == 8 + 4 - 3


# For a while


@pytest.mark.parametrize(("until", "costs"), [("end_of_turn", [1, 2]), ("end_of_next_turn", [1, 1])])
def test_costs_change_for_a_while(until, costs):
    s = used(
        act("cost_change", value=-1, filter={"type": "attack"}, until=until), hand="kelorn_strike kelorn_wall"
    )
    found = [(s.table.changes and s.table.changes[0].value) or 0]
    assert found == [-1]
    seen = [_price(s)]
    s.do("end", "end")
    seen.append(_price(s))
    assert seen == costs
    s.do("end", "end")
    assert _price(s) == 2


def _price(s: Scene) -> int:
    s.do("attack")
    value = s.option("kelorn_strike").label.values["cost"]
    s.do("back")
    return value


def test_costs_change_for_this_attack_and_never_below_0():
    s = struck(
        act("cost_change", who="opponent", value=2, until="this_attack"),
        your_hand="ondarque_guard",
        your_pm=2,
    )
    assert s.keys == ("none",)
    s.do("none")
    assert s.table.changes == []
    s = used(act("cost_change", value=-8), hand="kelorn_strike", pm=0)
    assert "attack" in s.keys
    s.attacks("kelorn_strike")
    assert s.mine.pm == 0


@rule("NX-R42", "NX-74")
def test_lift_limit_of_pv():
    s = used(act("lift_limit", of="pv"), act("heal", who=chosen("ally"), value=5), pv={"0:0": 18})
    s.do("0:0")
    assert s.pv(ME)[0] == 23


@rule("NX-39", "NX-74")
def test_extra_recycle():
    s = used(act("extra_recycle"), hand="kelorn_blow kelorn_wall").do("recycle", "kelorn_blow")
    assert "recycle" in s.keys
    s.do("recycle", "kelorn_wall")
    assert "recycle" not in s.keys
