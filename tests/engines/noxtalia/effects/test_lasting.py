"""Effects that last: while a card is attached or a Spirit lives, or for a while (NX-R41)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.noxtalia.evaluation.powers import cost
from tests.engines.noxtalia.pack import NIGHT, act, attack, chosen, defence, effect, support, worn
from tests.engines.noxtalia.scenes import ME, YOU, Scene, scene, struck, used
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


@rule("NX-R41", "NX-82")
@pytest.mark.parametrize(("turn", "pv", "more"), [(4, 20, 2), (4, 9, 2), (3, 9, 5), (3, 20, 1)])
def test_conditions_within_lasting_effects_are_tested_at_each_check(turn: int, pv: int, more: int) -> None:
    def change(value: int) -> dict[str, Any]:
        return act("power", value=value, on="attacks_by_host")

    weak = act(
        "if", do=[change(5)], **{"if": [{"test": "pv", "of": "host", "at_most": 10}], "else": [change(1)]}
    )
    card = worn("card", act("if", do=[change(2)], **{"if": [NIGHT], "else": [weak]}))
    s = scene(attached={"0:0": "card:0"}, pv={"0:0": pv}, turn=turn, cards=(card,)).strikes("0:0", "1:2")
    assert s.attack_seen().attack.total == 5 + more


@rule("NX-R41")
def test_a_lasting_condition_looks_at_its_own_host() -> None:
    rested = {"if": [{"test": "charged", "of": "host"}]}
    card = worn("card", act("power", value=-3, on="attacks_on_host"), **rested)
    for exhausted, total in (("", 5), ("1:2", 8)):
        s = scene(hand="kelorn_strike", attached={"1:2": "card:1"}, exhausted=exhausted, cards=(card,))
        assert s.attacks("kelorn_strike", "1:2").attack_seen().attack.total == total


def test_lasting_powers_are_counted_for_their_host() -> None:
    rage = worn("rage", act("power", value={"calc": "pv_missing", "of": "host"}, on="attacks_by_host"))
    s = scene(attached={"0:0": "rage:0"}, pv={"0:0": 14}, cards=(rage,)).strikes("0:0", "1:2")
    assert s.attack_seen().attack.total == 5 + 6
    hide = worn("hide", act("prevent_damage", value={"calc": "pv_missing", "of": "host"}))
    s = scene(hand="kelorn_strike", attached={"1:2": "hide:1"}, pv={"1:2": 18}, cards=(hide,))
    s.attacks("kelorn_strike", "1:2", "none")
    assert s.pv()[2] == 18 - (8 - 2)


@rule("NX-74", "NX-46")
@pytest.mark.parametrize(("only", "target", "chart"), [
    ("weak", "1:0", 4), ("weak", "1:1", 0), ("any", "1:0", 0), ("any", "1:1", 0),
])  # fmt: skip
def test_a_lasting_effect_ignores_the_chart_or_what_would_harm(only: str, target: str, chart: int) -> None:
    card = worn("card", act("ignore_chart", only=only, on="attacks_by_host"))
    s = scene(attached={"0:0": "card:0"}, cards=(card,)).strikes("0:0", target)
    assert s.attack_seen().attack.chart == chart


@rule("NX-40")
def test_lasting_costs_are_those_of_the_player_and_of_the_cards_that_are_meant() -> None:
    tax = worn("tax", act("cost_change", who="opponent", filter={"type": "attack"}, value=1))
    gift = worn("gift", act("cost_change", filter={"type": "defence"}, value=-1))
    table = scene(attached={"0:0": "tax:0", "0:1": "gift:0"}, cards=(tax, gift)).table
    costs = {
        (seat, key): cost(table, seat, table.card(key))
        for seat in (ME, YOU) for key in ("kelorn_strike", "kelorn_guard", "kelorn_balm")
    }  # fmt: skip
    assert costs == {
        (ME, "kelorn_strike"): 2, (ME, "kelorn_guard"): 0, (ME, "kelorn_balm"): 1,
        (YOU, "kelorn_strike"): 3, (YOU, "kelorn_guard"): 1, (YOU, "kelorn_balm"): 1,
    }  # fmt: skip


@rule("NX-R8", "NX-40")
def test_what_capacities_cost_does_not_touch_a_spirits_own_attack() -> None:
    tax = worn("tax", act("cost_change", value=3))
    s = scene(attached={"0:1": "tax:0"}, pm=8, cards=(tax,)).strikes("0:0")
    assert (s.mine.pm, s.attack_seen().cost) == (6, 2)


def test_a_passive_works_for_its_own_player_against_the_others() -> None:
    passive = effect(
        act("cost_change", who="opponent", value=1),
        act("power", value={"calc": "pv_missing", "of": "self_spirit"}, on="attacks_by_host"),
        when="while_attached",
    )
    s = scene(pv={"0:0": 17}, spirits={"kelorn": {"passives": [passive]}})
    assert cost(s.table, YOU, s.table.card("nivelune_blow")) == 2
    assert cost(s.table, ME, s.table.card("nivelune_blow")) == 1
    assert s.strikes("0:0", "1:2").attack_seen().attack.total == 5 + 3
    s = scene(dead="0:0", spirits={"kelorn": {"passives": [passive]}})
    assert cost(s.table, YOU, s.table.card("nivelune_blow")) == 1, "it lasts while the Spirit lives"


@rule("NX-R7")
def test_damage_prevented_by_cards_and_by_what_lies_there_adds_up() -> None:
    hide, scar = worn("hide", act("prevent_damage", value=2)), worn("scar", act("prevent_damage", value=-5))
    shield = defence("shield", effect(act("prevent_damage", value=1)), cost=0, power=0, element="rocheux")
    s = scene(
        hand="kelorn_storm", your_hand="shield", attached={"1:2": "hide:1 scar:0 hide:0"},
        cards=(hide, scar, shield),
    ).attacks("kelorn_storm", "1:2", "shield")  # fmt: skip
    assert s.pv()[2] == 20 - (11 - 2 - 2 - 1)


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


def test_costs_that_change_for_a_while_count_the_users_turns() -> None:
    dear = support("dear", effect(act("cost_change", value=-1, until="end_of_next_turn")), cost=0)
    s = scene(hand="dear", cards=(dear,)).supports("dear")
    seen = []
    for _ in range(4):
        seen.append(cost(s.table, ME, s.table.card("kelorn_strike")))
        s.do("end")
    assert seen == [1, 1, 1, 2], "my turn, yours, my next one, and no longer"
    guard = defence("guard", effect(act("cost_change", value=-1, until="end_of_next_turn")), cost=0)
    s = scene(hand="kelorn_strike", your_hand="guard", cards=(guard,)).attacks(
        "kelorn_strike", "1:2", "guard"
    )
    seen = []
    for _ in range(4):
        seen.append(cost(s.table, YOU, s.table.card("nivelune_strike")))
        s.do("end")
    assert seen == [1, 1, 2, 2], "used in my turn it holds through yours"


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


@rule("NX-39")
def test_recycling_more_is_for_this_turn_alone() -> None:
    more = support("more", effect(act("extra_recycle")), cost=0)
    s = scene(hand="more kelorn_blow kelorn_wall granor_blow", cards=(more,)).supports("more")
    s.do("recycle", "kelorn_blow", "recycle", "kelorn_wall")
    assert "recycle" not in s.keys
    s.do("end", "end", "recycle", s.mine.hand[0])
    assert "recycle" not in s.keys


@rule("NX-40", "NX-R43")
def test_changes_of_costs_count_together_before_costs_end_at_0() -> None:
    off = support("off", effect(act("cost_change", value=-4, until="end_of_turn")), cost=0)
    on = support("on", effect(act("cost_change", value=3, until="end_of_turn")), cost=0)
    s = scene(hand="off on", cards=(off, on)).supports("off")
    assert cost(s.table, ME, s.table.card("kelorn_strike")) == 0
    s.supports("on")
    assert cost(s.table, ME, s.table.card("kelorn_strike")) == 1, "2 − 4 + 3"
    cheap = worn("cheap", act("cost_change", value=-4))
    dear = worn("dear", act("cost_change", value=3))
    s = scene(attached={"0:0": "cheap:0", "0:1": "dear:0"}, cards=(cheap, dear))
    assert cost(s.table, ME, s.table.card("kelorn_strike")) == 1


@rule("NX-R42")
def test_limits_lifted_end_with_the_turn_whosever_it_is() -> None:
    lift = defence("lift", effect(act("lift_limit", of="pm"), act("lift_limit", of="pv")), cost=0)
    s = scene(hand="kelorn_strike", your_hand="lift nivelune_balm", pv={"1:0": 18}, cards=(lift,))
    s.attacks("kelorn_strike", "1:2", "lift")
    assert s.yours.lifted_pm
    s.do("end")
    assert s.asks == (YOU, "combat")
    assert s.yours.pm == 8, "gained in the turn after"
    s.supports("nivelune_balm")
    assert s.pv()[0] == 20


@rule("NX-39")
def test_recycling_more_ends_with_the_turn_whosever_it_is() -> None:
    more = attack("more", effect(act("extra_recycle"), when="on_damage_taken"), keywords=["affaiblissement"])
    s = scene(
        hand="kelorn_strike", your_hand="nivelune_blow nivelune_wall", attached={"1:2": "more:1"},
        cards=(more,),
    ).attacks("kelorn_strike", "1:2", "none")  # fmt: skip
    s.do("end", "recycle", "nivelune_blow")
    assert s.asks == (YOU, "combat")
    assert "recycle" not in s.keys
