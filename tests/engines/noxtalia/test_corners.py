"""Where several rules meet, or a rule meets its edge."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engines.kernel import Dice
from engines.noxtalia.catalogue import Catalogue, starter
from engines.noxtalia.die import pick_at_random
from engines.noxtalia.libre import invented_list
from engines.noxtalia.pieces import Attack, Spirit
from engines.noxtalia.powers import cost
from tests.engines.noxtalia.pack import TEAMS, act, attack, chosen, defence, effect, every, support
from tests.engines.noxtalia.scenes import ME, YOU, pack_with, scene
from tests.rules import rule

A, B, C = (" ".join(TEAMS[key]) for key in "abc")
NIGHT = {"test": "cycle", "now": "nocturne"}


def worn(key: str, *actions: Any, **more: Any) -> Any:
    return support(key, effect(*actions, when="while_attached", **more), keywords=["amelioration"])


# Lasting effects


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


@rule("NX-39")
def test_recycling_more_is_for_this_turn_alone() -> None:
    more = support("more", effect(act("extra_recycle")), cost=0)
    s = scene(hand="more kelorn_blow kelorn_wall granor_blow", cards=(more,)).supports("more")
    s.do("recycle", "kelorn_blow", "recycle", "kelorn_wall")
    assert "recycle" not in s.keys
    s.do("end", "end", "recycle", s.mine.hand[0])
    assert "recycle" not in s.keys


# Who is meant


@pytest.mark.parametrize(
    ("setting", "hurt"),
    [("target", [20, 19, 19]), ("attack", [19, 19, 20])],
)
def test_the_other_spirits_are_all_but_the_one_meant(setting: str, hurt: list[int]) -> None:
    others = act("lose_pv", who=every("enemy", other=True), value=1)
    if setting == "target":
        card = support("card", effect(act("exhaust", who="target"), others), cost=0)
        assert scene(hand="card", cards=(card,)).supports("card", "1:0").pv() == hurt
    else:
        card = attack("card", effect(others), cost=0)
        assert scene(hand="card", cards=(card,)).attacks("card", "1:2").pv() == hurt


def test_the_others_of_a_defence_and_of_what_is_attached() -> None:
    heal = act("heal", who=every("ally", other=True), value=2)
    cheer = defence("cheer", effect(heal), cost=0)
    low = {"1:0": 9, "1:1": 9, "1:2": 9}
    s = scene(hand="kelorn_blow", your_hand="cheer", pv=low, cards=(cheer,)).attacks(
        "kelorn_blow", "1:1", "cheer"
    )
    assert (s.pv()[0], s.pv()[2]) == (11, 11)
    assert s.pv()[1] <= 9
    song = support("song", effect(heal, when="turn_end"), keywords=["amelioration"])
    s = scene(attached={"0:1": "song:0"}, pv={"0:0": 9, "0:1": 9, "0:2": 9}, cards=(song,)).do("end")
    assert s.pv(ME) == [11, 9, 11]


@rule("NX-R8")
def test_self_spirit_is_the_attacking_spirit_and_no_capacity() -> None:
    spikes = defence("spikes", effect(act("damage", who="self_spirit", value=3)), cost=0)
    s = scene(your_hand="spikes", cards=(spikes,)).strikes("0:1", "1:0", "spikes")
    assert s.pv(ME) == [20, 17, 20]
    s = scene(hand="kelorn_blow", your_hand="spikes", cards=(spikes,)).attacks("kelorn_blow", "1:0", "spikes")
    assert s.pv(ME) == [20, 20, 20]


@rule("NX-40", "NX-R41")
def test_what_a_use_has_cost_is_known_to_its_effects() -> None:
    grow = effect(act("power", value="pm_spent"))
    s = scene(
        hand="hit", your_hand="block", cards=(attack("hit", grow, cost=3), defence("block", grow, cost=2))
    )
    s.attacks("hit", "1:2")
    assert s.attack_seen().attack.total == 9 + 3
    s.do("block")
    seen = s.attack_seen().defence
    assert seen is not None
    assert seen.total == 6 + 4 + 2
    pay = support("pay", effect(act("lose_pv", who="target", value="pm_spent")), cost=2, keywords=["zone"])
    s = scene(hand="pay", cards=(pay,)).supports("pay", "1:0", "1:1")
    assert s.pv() == [18, 20, 20], "the second use is not paid"


@rule("NX-R28")
def test_damage_that_was_dealt_can_be_asked_about() -> None:
    for value, gained in ((7, True), (8, True), (9, False)):
        missing = {"calc": "sum", "parts": [value, {"calc": "pv_missing", "of": "host"}]}
        bound = {"test": "damage_dealt", "at_least": value}
        hit = attack(
            "hit", effect(act("gain_pm", who="player", value=2), when="after_comparison", **{"if": [bound]}),
            power=8, cost=0,
        )  # fmt: skip
        s = scene(hand="hit", pm=1, cards=(hit,)).attacks("hit", "1:2", "none")
        assert s.mine.pm == (3 if gained else 1)
        grudge = support(
            "grudge",
            effect(
                act("gain_pm", who="player", value=2), when="on_damage_taken",
                **{"if": [{"test": "damage_dealt", "equals": missing}]},
            ),
            keywords=["amelioration"],
        )  # fmt: skip
        s = scene(
            hand="kelorn_strike", attached={"1:2": "grudge:1"}, your_pm=1, pv={"1:2": 20}, cards=(grudge,)
        )
        s.attacks("kelorn_strike", "1:2", "none")
        assert s.yours.pm == 1, "it lacks 8 by now, so it never equals"


@rule("NX-60")
def test_a_new_pile_is_known_to_nobody() -> None:
    peek = support("peek", effect(act("look", zone="pile", number=1)), cost=0)
    grind = support("grind", effect(act("mill", who="opponent", number=1)), cost=0)
    s = scene(
        hand="peek grind", your_pile="nivelune_blow", your_discard="ondarque_wall", cards=(peek, grind)
    ).supports("peek")  # fmt: skip
    s.yours.bottom = 1
    assert s.yours.tops == [1, 0]
    s.supports("grind")
    assert (len(s.yours.pile), s.yours.bottom, s.yours.tops) == (2, 0, [0, 0])


@rule("NX-R32")
def test_the_second_use_asks_under_the_same_card() -> None:
    gloom = support(
        "gloom", effect(act("exhaust", who="target"), act("may", do=[act("draw", number=1)])), cost=0,
        keywords=["zone"],
    )  # fmt: skip
    s = scene(hand="gloom", cards=(gloom,)).supports("gloom", "1:0", "no", "1:2")
    assert (s.asked.kind, s.asked.subject) == ("may", ("gloom",))
    s.do("yes")
    assert (s.charged(), len(s.mine.hand)) == ([False, True, False], 1)


@rule("NX-R18")
def test_an_attack_attaches_itself_where_its_effect_says() -> None:
    hook = attack("hook", effect(act("attach", who=chosen("ally"))), cost=0)
    s = scene(hand="hook", cards=(hook,)).attacks("hook", "1:0", "0:2", "none")
    assert s.attached("0:2") == ["hook"]


def test_what_lies_on_a_spirit_destroyed_by_the_damage_still_answers() -> None:
    thorns = support(
        "thorns", effect(act("damage", who="self_spirit", value=3), when="on_damage_taken"),
        keywords=["amelioration"],
    )  # fmt: skip
    s = scene(attached={"1:2": "thorns:1"}, pv={"1:2": 1}, cards=(thorns,)).strikes("0:0", "1:2", "none")
    assert (s.pv(ME), s.spirit("1:2").alive) == ([17, 20, 20], False)


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
        (act("exhaust", who="attacked"), False),  # nobody is attacked yet
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
    assert [event.kind for event in s.match.events][-5:-1] == [
        "robot_unusable", "reshuffle", "robot_penalty", "destroyed",
    ]  # fmt: skip
    assert (s.pv(), s.spirit("1:0").alive) == ([0, 15, 15], False)


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


# What is seen


def test_a_match_that_is_over_is_seen_as_over() -> None:
    s = scene(hand="kelorn_storm", pv={"1:0": 1}, dead="1:1 1:2").attacks("kelorn_storm", "1:0", "none")
    for seat in (ME, YOU, None):
        seen = s.view(seat)
        assert (seen.seat, seen.phase, seen.stage, seen.showing) == (seat, "over", "over", ())
        assert seen.result == ((ME,), "destroyed")
    assert scene().view(None).result is None


def test_an_attack_is_seen_with_all_that_was_changed_and_asked() -> None:
    hit = attack("hit", effect(act("opposing_power", value=-2)), cost=0)
    cover = defence("cover", effect(act("prevent_damage", value=3)), cost=0, power=3)
    s = scene(hand="hit", your_hand="cover", cards=(hit, cover), options={"max_defences": 2})
    s.attacks("hit", "1:2", "cover")
    seen = s.attack_seen()
    assert (seen.against, seen.prevented, seen.asked) == (-2, 3, (YOU, YOU))
    assert (seen.by_spirit, seen.place) == (False, s.attack.place)
    assert scene().strikes("0:2", "1:0").attack_seen().place == 2


def test_a_support_is_seen_while_it_is_used() -> None:
    card = support(
        "card", effect(act("exhaust", who="target"), act("may", do=[act("draw", number=1)])), cost=2
    )
    s = scene(hand="card", cards=(card,)).supports("card", "1:1")
    seen = s.view(None).resolving
    assert seen is not None
    assert (seen.side, seen.card, seen.cost, seen.target) == (ME, "card", 2, "1:1")


# Destroyed Spirits


@rule("NX-65", "NX-R48", "NX-R40")
def test_everything_that_destruction_triggers_is_due_together() -> None:
    last = support(
        "last",
        effect(act("gain_pm", who="player", value=1), when="on_destroyed"),
        effect(act("lose_pm", who="opponent", value=2), when="on_detach"),
        keywords=["amelioration"],
    )
    blast = support("blast", effect(act("lose_pv", who=every("enemy"), value=3)), cost=0)
    s = scene(
        hand="blast", pv={"1:0": 2, "1:1": 3}, attached={"1:0": "last:1 last:0", "1:1": "last:1"}, pm=8,
        your_pm=0, cards=(last, blast),
    ).supports("blast")  # fmt: skip
    assert (s.asks, s.keys) == ((ME, "order"), ("last:1:1:0", "last:0:1:0", "last:1:1:1"))
    s.do("last:1:1:1", "last:1:1:0")
    # Two of yours: you gain 2, I lose 4; then mine: I gain 1, you lose 2.
    assert (s.mine.pm, s.yours.pm) == (5, 0)
    assert (s.mine.discard, s.yours.discard) == (["last", "blast"], ["last", "last"])


@rule("NX-65", "NX-69")
def test_effects_of_a_card_whose_host_has_just_been_destroyed_are_lost() -> None:
    doom = support(
        "doom", effect(act("lose_pv", who="host", value=20), when="turn_end"), keywords=["affaiblissement"]
    )
    gift = support(
        "gift", effect(act("lose_pm", who="opponent", value=3), when="turn_end"), keywords=["amelioration"]
    )
    both = {"0:0": "doom:1 gift:0"}
    s = scene(attached=both, cards=(doom, gift)).do("end", "doom:1:0:0")
    assert (s.spirit("0:0").alive, s.yours.pm) == (False, 8)
    s = scene(attached=both, your_pm=3, cards=(doom, gift)).do("end", "gift:0:0:0")
    assert (s.spirit("0:0").alive, s.yours.pm) == (False, 5), "0 left, and 5 gained since"


@rule("NX-R40")
def test_passives_of_the_destroyed_are_ordered_with_the_rest() -> None:
    spirits = {"nivelune": {"passives": [effect(act("draw", number=1), when="on_destroyed")]}}
    last = support("last", effect(act("draw", number=1), when="on_destroyed"), keywords=["amelioration"])
    s = scene(
        hand="kelorn_strike", pv={"1:0": 1}, attached={"1:0": "last:1"}, spirits=spirits, cards=(last,)
    ).attacks("kelorn_strike", "1:0", "none")
    assert (s.asks, s.keys) == ((ME, "order"), ("nivelune:1:1:0", "last:1:1:0"))


@rule("NX-R16")
def test_a_card_that_leaves_still_knows_its_host() -> None:
    sting = support(
        "sting", effect(act("lose_pv", who="host", value=2), when="on_detach"), keywords=["affaiblissement"]
    )
    strip = support("strip", effect(act("destroy_attached", who=chosen("ally"))), cost=0)
    s = scene(hand="strip", attached={"0:1": "sting:1"}, cards=(sting, strip)).supports("strip", "0:1")
    assert s.pv(ME) == [20, 18, 20]


def test_a_card_that_has_left_does_nothing_more() -> None:
    fickle = support(
        "fickle",
        effect(act("detach"), act("detach"), act("gain_pm", who="player", value=1), when="turn_end"),
        keywords=["amelioration"],
    )
    other = support(
        "other",
        effect(act("destroy_attached", who="host", number=2), when="turn_end"),
        keywords=["affaiblissement"],
    )
    s = scene(attached={"0:0": "fickle:0"}, pm=0, cards=(fickle, other), hand="kelorn_blow " * 5).do("end")
    assert (s.attached("0:0"), s.mine.discard, s.mine.pm) == ([], ["fickle"], 6)
    s = scene(attached={"0:0": "other:1 fickle:0"}, pm=0, cards=(fickle, other), hand="kelorn_blow " * 5)
    s.do("end", "other:1:0:0")
    assert (s.attached("0:0"), s.mine.pm) == ([], 5), "what was destroyed first does not act any more"


# Rolls


@rule("NX-59", "NX-R26")
def test_rolls_of_attack_and_defence_are_shown_with_the_attack_others_are_not() -> None:
    roll = act("roll", results=[{"faces": [6], "do": [act("draw", number=1)]}])
    hit, block = attack("hit", effect(roll), cost=0), defence("block", effect(roll), cost=0, power=3)
    late = support("late", effect(roll, when="on_damage_taken"), keywords=["amelioration"])
    s = scene(hand="hit", your_hand="block", attached={"1:2": "late:1"}, cards=(hit, block, late))
    s.roll(3, 5, 2).attacks("hit", "1:2", "block")
    assert s.attack.rolls == [3, 5]


@rule("NX-107", "NX-106")
def test_with_six_options_the_result_is_the_options_number() -> None:
    for die in range(1, 7):
        s = scene(seats=1)
        s.table.journal = []
        s.table.dice.foretell([die - 1])
        assert pick_at_random(s.table, list("abcdef")) == "abcdef"[die - 1]


# What a choice would lead to


@rule("NX-D9")
def test_the_preview_of_a_spirits_attack_knows_what_lies_on_it() -> None:
    sharp = worn("sharp", act("power", value=4, on="attacks_by_host"))
    s = scene(attached={"0:2": "sharp:0"}, cards=(sharp,)).do("spirit", "0:2")
    preview = s.option("1:0").preview
    assert preview is not None
    assert preview.values == {"chart": "0", "power": 9, "before": 20, "after": 11}
    s = scene(attached={"0:2": "sharp:0"}, cards=(sharp,)).do("spirit", "0:1")
    preview = s.option("1:2").preview
    assert preview is not None
    assert preview.values == {"chart": "−4", "power": 1, "before": 20, "after": 19}


@rule("NX-D12", "NX-R25")
def test_the_preview_of_a_second_defence_counts_what_the_first_has_stopped() -> None:
    cover = defence("cover", effect(act("prevent_damage", value=2)), cost=0, power=3, element="rocheux")
    s = scene(
        hand="kelorn_storm", your_hand="cover ondarque_guard", cards=(cover,), options={"max_defences": 2}
    ).attacks("kelorn_storm", "1:2", "cover")
    preview = s.option("ondarque_guard").preview
    assert preview is not None
    assert preview.values == {"chart": "0", "power": 6, "damage": 0}
    s = scene(
        hand="kelorn_storm", your_hand="cover nivelune_legacy", cards=(cover,), options={"max_defences": 2}
    ).attacks("kelorn_storm", "1:2")
    first = s.option("nivelune_legacy").preview
    assert first is not None
    assert first.values == {"chart": "+4", "power": 13, "damage": 0}
    weak = s.option("cover").preview
    assert weak is not None
    assert weak.values["damage"] == 11 - weak.values["power"]


# Saving in the middle


@rule("NX-R5")
def test_an_attack_keeps_every_change_when_it_is_saved() -> None:
    rake = attack("rake", effect(act("power", value=2), act("opposing_power", value=-1)), keywords=["zone"])
    guard = defence("guard", effect(act("power", value=3), act("chart_value", value=0)), cost=0, power=3)
    s = scene(hand="rake", your_hand="guard", cards=(rake, guard)).attacks("rake", "1:2", "guard")
    saved = json.dumps(s.attack.dump())
    assert s.attack.might.changes == [("rake", 2)]
    again = Attack.load(json.loads(saved))
    assert json.dumps(again.dump()) == saved
    assert [tuple(change) for change in again.against] == [("rake", -1)]
    (defended,) = again.defences
    assert ([tuple(change) for change in defended.changes], defended.set_to) == ([("guard", 3)], 0)
    assert again.totals is not None
    assert [total and total[3] for total in again.totals] == [11, 5]


# Ends


@rule("NX-62", "NX-R50")
@pytest.mark.parametrize("card", [
    support("grim", effect(act("draw", number=1)), cost=0),
    attack("grim", effect(act("draw", number=1)), cost=0),
])  # fmt: skip
def test_a_match_that_ends_in_the_middle_of_a_card_is_over_at_once(card: Any) -> None:
    s = scene(hand="grim", pile="kelorn_blow", exhaustions=(1, 0), cards=(card,))
    s = s.supports("grim") if card["type"] == "support" else s.attacks("grim")
    assert s.match.result == ((YOU,), "exhausted")
    assert (s.table.stage, s.table.resolving, s.table.aid, s.mine.discard) == ("over", [], None, ["grim"])
    if card["type"] == "attack":
        assert s.attack.step == "over"
    assert not s.match.decisions


@rule("NX-H8")
def test_after_a_drawn_game_chance_says_who_begins() -> None:
    for number in range(6):
        s = scene(turn=8, active=1, options={"best_of_three": True})
        s.table.dice.count = number * 50
        s.do("end")
        assert [side.wins for side in s.table.sides] == [0.5, 0.5]
        assert (s.table.game_number, s.asked.kind) == (2, "combat"), "nobody is asked"


@rule("NX-H8", "NX-15")
def test_in_solo_the_human_begins_every_game() -> None:
    s = scene(
        seats=1, hand="kelorn_storm", your_pm=0, pv={"1:0": 1}, dead="1:1 1:2",
        options={"best_of_three": True},
    ).attacks("kelorn_storm", "1:0")  # fmt: skip
    assert (s.table.game_number, s.table.first, s.asks) == (2, ME, (ME, "combat"))


# Lists that nobody has shown


@rule("NX-9", "NX-10", "NX-12", "NX-R22")
def test_an_invented_list_could_have_been_brought() -> None:
    catalogue = Catalogue.of(*starter())
    bodies = [catalogue.bodies[key] for key in ("kel_orn", "hurlebois", "grondelin")]
    linked = {card for body in catalogue.bodies.values() for card in body.linked}
    fixed = ["dernier_grondement", "glaciation"]
    lists = [invented_list(catalogue, bodies, fixed, Dice(f"list {number}")) for number in range(40)]
    for cards in lists:
        assert len(cards) == len(set(cards)) == 18
        assert set(fixed) <= set(cards)
        assert not linked & set(cards)
        for place, body in enumerate(bodies):
            own = [catalogue.cards[card] for card in cards[6 * place : 6 * place + 6]]
            assert {card.element for card in own} == {body.element}
            assert sum(card.ultime for card in own) <= 1
    assert len(set(lists)) > 10


@rule("NX-10", "NX-R20")
def test_an_invented_list_holds_no_card_in_two_printings_and_one_ultimate() -> None:
    mighty = [attack(f"mighty_{number}", element="rocheux", keywords=["ultime"]) for number in range(8)]
    shiny = [attack(f"shiny_{number}", element="rocheux", same_as="granor_blow") for number in range(8)]
    catalogue = Catalogue.of(pack_with((*mighty, *shiny), None))
    for number in range(20):
        cards = invented_list(catalogue, [catalogue.bodies["granor"]], [], Dice(f"list {number}"))
        assert len({catalogue.identity(card) for card in cards}) == 6
        assert sum(catalogue.cards[card].ultime for card in cards) <= 1


def test_spirits_are_known_by_seat_and_place() -> None:
    spirit: Spirit = scene(A, B, C).spirit("2:1")
    assert (spirit.seat, spirit.place, spirit.key) == (2, 1, "2:1")
