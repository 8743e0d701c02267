"""Each word of the card language does what it says (section 5.2 of the rules page)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.noxtalia.vocabulary.counting import number
from engines.noxtalia.vocabulary.testing import holds
from engines.noxtalia.vocabulary.use import Use
from tests.engines.noxtalia.pack import act, attack, chosen, defence, effect, every, support
from tests.engines.noxtalia.scenes import ME, YOU, Scene, scene
from tests.rules import rule


def used(*actions: Any, **setting: Any) -> Scene:
    """Use a free Support with these actions."""
    card = support("card", effect(*actions), cost=0)
    cards = (card, *setting.pop("cards", ()))
    return scene(hand=f"card {setting.pop('hand', '')}", cards=cards, **setting).supports("card")


def struck(*actions: Any, target: str = "1:2", **setting: Any) -> Scene:
    """Attack the neutral Spirit with a card of Power 9 with these actions, up to the window."""
    card = attack("card", effect(*actions), cost=0)
    return scene(hand=f"card {setting.pop('hand', '')}", cards=(card,), **setting).attacks("card", target)


def guarded(*actions: Any, by_spirit: bool = False, target: str = "1:2", **setting: Any) -> Scene:
    """Defend with a card of Power 3 with these actions against Power 8, or a Spirit's 5."""
    card = defence("card", effect(*actions), cost=0, power=3, element="rocheux")
    s = scene(
        hand="kelorn_strike", your_hand=f"card {setting.pop('your_hand', '')}", cards=(card,), **setting
    )
    s = s.strikes("0:0", target) if by_spirit else s.attacks("kelorn_strike", target)
    return s.do("card")


# Powers


def test_power_changes_attack_and_defence():
    assert struck(act("power", value=3)).attack_seen().attack.total == 12
    seen = guarded(act("power", value=2)).attack_seen()
    assert seen.defence is not None
    assert (seen.defence.total, seen.damage) == (5, 3)


def test_opposing_power_changes_the_other_side():
    seen = guarded(act("opposing_power", value=-4)).attack_seen()
    assert (seen.attack.total, seen.damage) == (4, 1)
    s = struck(act("opposing_power", value=-4), your_hand="ondarque_guard").do("ondarque_guard")
    seen = s.attack_seen()
    assert seen.defence is not None
    assert (seen.defence.total, seen.damage) == (2, 7)


@rule("NX-R4", "NX-74")
def test_chart_value_sets_the_only_chart_value():
    assert struck(act("chart_value", value=4)).attack_seen().attack.chart == 4
    assert struck(act("chart_value", value=-4), target="1:0").attack_seen().attack.chart == -4
    seen = guarded(act("chart_value", value=4)).attack_seen()
    assert seen.defence is not None
    assert seen.defence.chart == 4


def test_ignore_chart_takes_away_what_would_harm_or_any():
    assert struck(act("ignore_chart"), target="1:1").attack_seen().attack.chart == 0
    assert struck(act("ignore_chart"), target="1:0").attack_seen().attack.chart == 4
    assert struck(act("ignore_chart", only="any"), target="1:0").attack_seen().attack.chart == 0


def test_prevent_damage_lessens_what_gets_through():
    assert guarded(act("prevent_damage", value=3)).attack_seen().damage == 8 - 3 - 3
    assert guarded(act("prevent_damage", value=30)).attack_seen().damage == 0


@rule("NX-74")
def test_no_defence_closes_the_window():
    s = struck(act("no_defence"), your_hand="ondarque_guard")
    assert s.asks == (ME, "combat")
    assert s.attack_seen().damage == 9


# Spirits


def test_damage_and_lost_pv_are_direct():
    s = used(act("damage", who=every("enemy"), value=4), act("lose_pv", who=chosen("enemy"), value=3))
    assert s.asks == (ME, "pick_spirit")
    s.do("1:1")
    assert s.pv() == [16, 13, 16]
    assert s.table.attack is None


@rule("NX-71")
def test_heal_stops_at_the_limit():
    s = used(act("heal", who=every("ally"), value=6), pv={"0:0": 3, "0:1": 17})
    assert s.pv(ME) == [9, 20, 20]


@rule("NX-85")
def test_exhaust_and_recharge_turn_spirits():
    s = used(act("exhaust", who=every("enemy")), act("recharge", who=every("ally")), exhausted="0:0 0:2")
    assert s.charged() == [False, False, False]
    assert s.charged(ME) == [True, True, True]


# PM


@rule("NX-72")
def test_pm_are_gained_lost_and_stolen():
    s = used(act("gain_pm", who="player", value=9), act("lose_pm", who="opponent", value=3), pm=4)
    assert (s.mine.pm, s.yours.pm) == (8, 5)
    s = used(act("steal_pm", value=3), pm=1, your_pm=2)
    assert (s.mine.pm, s.yours.pm) == (3, 0)
    s = used(act("gain_pm", who="opponent", value=1), act("lose_pm", who="player", value=2), pm=8, your_pm=1)
    assert (s.mine.pm, s.yours.pm) == (6, 2)


# Cards


def test_draw_for_either_player():
    s = used(act("draw", number=2), act("draw", who="opponent", number=1))
    assert (len(s.mine.hand), len(s.yours.hand)) == (2, 1)


@rule("NX-R66")
def test_discard_is_picked_by_the_hands_owner_or_the_dice():
    s = used(act("discard", who="opponent", number=1, how="chosen"), your_hand="nivelune_blow nivelune_wall")
    assert s.asks == (YOU, "forced_discard")
    assert s.asked.default is None
    s.do(("nivelune_wall",))
    assert s.yours.discard == ["nivelune_wall"]
    s = used(act("discard", who="player", number=1, how="chosen"), hand="kelorn_blow kelorn_wall")
    assert s.asks == (ME, "discard")
    hands = set()
    for count in range(12):
        s = scene(
            hand="card", your_hand="nivelune_blow nivelune_wall",
            cards=(support("card", effect(act("discard", who="opponent", number=1, how="random")), cost=0),),
        )  # fmt: skip
        s.table.dice.count = count * 9
        s.supports("card")
        assert s.asks == (ME, "combat"), "without a look, picks from a hidden hand are random"
        hands.add(tuple(s.yours.hand))
    assert len(hands) == 2


@rule("NX-73")
def test_too_few_cards_are_all_discarded():
    s = used(act("discard", who="opponent", number=3, how="chosen"), your_hand="nivelune_blow")
    assert (s.yours.hand, s.yours.discard) == ([], ["nivelune_blow"])


def test_mill_puts_the_top_into_the_discard():
    s = used(act("mill", who="opponent", number=2), your_pile="nivelune_blow nivelune_wall ondarque_wall")
    assert s.yours.discard == ["nivelune_blow", "nivelune_wall"]
    assert s.yours.pile == ["ondarque_wall"]


def test_return_to_hand_takes_a_fitting_card_of_ones_own_discard():
    s = used(
        act("return_to_hand", filter={"type": "defence"}),
        discard="kelorn_blow kelorn_guard kelorn_wall", your_discard="nivelune_guard",
    )  # fmt: skip
    assert (s.asks, s.keys) == ((ME, "fetch"), ("kelorn_guard", "kelorn_wall"))
    s.do(("kelorn_wall",))
    assert s.mine.hand == ["kelorn_wall"]
    assert s.mine.discard == ["kelorn_blow", "kelorn_guard", "card"]


@pytest.mark.parametrize("zone", ["hand", "discard"])
def test_to_bottom_puts_cards_under_ones_own_pile(zone):
    both = "kelorn_blow kelorn_guard"
    s = used(act("to_bottom", zone=zone), **{zone: both}, pile="granor_blow granor_wall")
    s.do(("kelorn_guard",))
    assert s.mine.pile == ["kelorn_guard", "granor_wall", "granor_blow"]
    assert s.view(ME).sides[ME].bottom == ("kelorn_guard",)
    told = s.events(f"sink_{zone}")[0]
    assert ("cards" in told.seen_by(YOU)) is (zone == "discard")


def test_remove_from_game_empties_a_discard():
    s = used(act("remove_from_game", who="opponent", number=1), your_discard="nivelune_blow nivelune_wall")
    assert s.asks == (ME, "banish")
    s.do(("nivelune_blow",))
    assert (s.yours.discard, s.yours.removed) == (["nivelune_wall"], ["nivelune_blow"])


def test_look_shows_a_hand_or_the_top_to_the_looker_alone():
    s = used(act("look", zone="hand"), your_hand="nivelune_blow nivelune_wall")
    assert s.view(ME).sides[YOU].seen_hand == ("nivelune_blow", "nivelune_wall")
    assert s.view(None).sides[YOU].seen_hand is None
    (event,) = s.events("look_hand")
    assert "cards" in event.seen_by(ME)
    assert "cards" not in event.seen_by(YOU)
    s = used(act("look", zone="pile", number=2), your_pile="nivelune_blow nivelune_wall ondarque_wall")
    assert s.view(ME).sides[YOU].top == ("nivelune_blow", "nivelune_wall")
    assert s.view(YOU).sides[YOU].top is None


# Attached capacities


@rule("NX-R18", "NX-74")
def test_attach_overrides_the_keyword():
    s = used(act("attach", who=chosen("enemy")))
    assert s.asks == (ME, "pick_spirit")
    s.do("1:1")
    assert s.attached("1:1") == ["card"]
    s = guarded(act("attach", who="self_spirit"), by_spirit=True)
    assert s.attached("0:0") == ["card"]


@rule("NX-R16")
def test_detach_puts_it_into_its_owners_discard():
    once = support(
        "once", effect(act("heal", who="host", value=4), act("detach"), when="turn_end"),
        effect(act("gain_pm", who="player", value=2), when="on_detach"), keywords=["amelioration"],
    )  # fmt: skip
    s = scene(attached={"0:0": "once:0"}, pv={"0:0": 10}, cards=(once,), pm=0).do("end")
    assert s.pv(ME)[0] == 14
    assert s.attached("0:0") == []
    assert s.mine.discard == ["once"]
    assert s.mine.pm == 7, "leaving gave 2, the End phase 5"


@rule("NX-R16", "NX-R15")
def test_destroy_attached_lets_the_user_pick():
    last = support("last", keywords=["affaiblissement", "ultime"])
    s = used(
        act("destroy_attached", who=chosen("ally", attached=True)),
        attached={"0:1": "last:1 ecorce_de_granit:0"}, cards=(last,),
    )  # fmt: skip
    assert (s.asks, s.keys) == ((ME, "unbind"), ("last:1", "ecorce_de_granit:0"))
    s.do(("last:1",))
    assert s.attached("0:1") == ["ecorce_de_granit"]
    assert s.yours.removed == ["last"]


def test_what_happens_when_it_is_attached():
    hail = support("hail", effect(act("exhaust", who="host"), when="on_attach"), keywords=["affaiblissement"])
    s = scene(hand="hail", cards=(hail,)).supports("hail", "1:1")
    assert s.charged() == [True, False, True]


@rule("NX-65")
def test_what_happens_when_its_host_is_destroyed():
    revenge = support(
        "revenge", effect(act("damage", who=every("enemy"), value=2), when="on_destroyed"),
        keywords=["amelioration"],
    )  # fmt: skip
    s = scene(hand="kelorn_storm", pv={"1:0": 2}, attached={"1:0": "revenge:1"}, cards=(revenge,))
    s.attacks("kelorn_storm", "1:0", "none")
    assert s.pv(ME) == [18, 18, 18]
    assert s.yours.discard == ["revenge"]


def test_a_passive_when_its_own_spirit_is_destroyed():
    s = scene(
        hand="kelorn_storm", pv={"1:0": 2},
        spirits={"nivelune": {"passives": [effect(act("steal_pm", value=2), when="on_destroyed")]}},
    ).attacks("kelorn_storm", "1:0", "none")  # fmt: skip
    assert (s.mine.pm, s.yours.pm) == (3, 8)


@rule("NX-28")
def test_what_happens_when_the_cycle_changes():
    moth = support(
        "moth",
        effect(act("gain_pm", who="player", value=1), when="on_cycle_change"),
        keywords=["amelioration"],
    )
    s = used(act("flip_cycle"), attached={"1:0": "moth:1"}, your_pm=3, cards=(moth,))
    assert s.yours.pm == 4
    s = scene(attached={"1:0": "moth:1"}, your_pm=0, cards=(moth,)).do("end")
    before = s.yours.pm
    s.do("end")
    assert (before, s.yours.pm) == (5, 8), "the counter moved: 5 came at the end, and 1 was capped"


def test_a_cycle_that_turns_itself_turns_once():
    loop = support("loop", effect(act("flip_cycle"), when="on_cycle_change"), keywords=["amelioration"])
    s = used(act("flip_cycle"), attached={"0:0": "loop:0"}, cards=(loop,), turn=3)
    assert s.table.cycle == "diurne"


# While attached


def worn(do: Any, **more: Any) -> Any:
    return support("worn", effect(do, when="while_attached", **more), keywords=["amelioration"])


@rule("NX-R5", "NX-R41")
def test_lasting_power_on_attacks_and_defences():
    s = scene(
        hand="kelorn_strike",
        attached={"1:2": "worn:1"},
        cards=(worn(act("power", value=-2, on="attacks_on_host")),),
    )
    assert s.attacks("kelorn_strike", "1:2").attack_seen().attack.total == 6
    s = scene(attached={"0:0": "worn:0"}, cards=(worn(act("power", value=3, on="attacks_by_host")),))
    assert s.strikes("0:0", "1:2").attack_seen().attack.total == 8
    s = scene(
        hand="kelorn_strike", your_hand="ondarque_guard", attached={"1:2": "worn:1"},
        cards=(worn(act("power", value=2, on="defences_of_host")),),
    ).attacks("kelorn_strike", "1:2", "ondarque_guard")  # fmt: skip
    assert s.attack_seen().damage == 0


@rule("NX-R41")
def test_a_lasting_effect_is_tested_at_each_check():
    card = worn(act("power", value=3, on="attacks_by_host"), **{"if": [{"test": "cycle", "now": "nocturne"}]})
    for turn, power in ((3, 5), (4, 8)):
        s = scene(attached={"0:0": "worn:0"}, cards=(card,), turn=turn).strikes("0:0", "1:2")
        assert s.attack_seen().attack.total == power


def test_lasting_chart_prevention_and_no_defence():
    s = scene(attached={"0:0": "worn:0"}, cards=(worn(act("chart_value", value=4, on="attacks_by_host")),))
    assert s.strikes("0:0", "1:1").attack_seen().attack.chart == 4
    s = scene(
        attached={"1:0": "worn:1"}, cards=(worn(act("ignore_chart", only="any", on="attacks_on_host")),)
    )
    assert s.strikes("0:0", "1:0").attack_seen().attack.chart == 0
    s = scene(hand="kelorn_strike", attached={"1:2": "worn:1"}, cards=(worn(act("prevent_damage", value=3)),))
    assert s.attacks("kelorn_strike", "1:2", "none").attack_seen().damage == 5
    s = scene(attached={"0:0": "worn:0"}, cards=(worn(act("no_defence", on="attacks_by_host")),))
    assert s.strikes("0:0", "1:2").asks == (ME, "combat")
    s = scene(attached={"1:2": "worn:0"}, cards=(worn(act("no_defence", on="attacks_on_host")),))
    assert s.strikes("0:0", "1:2").asks == (ME, "combat")


def test_lasting_cost_change():
    card = worn(act("cost_change", who="opponent", filter={"type": "attack"}, value=1))
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


# After the comparison


def test_effects_wait_for_the_comparison_and_for_damage():
    card = attack(
        "card",
        effect(act("gain_pm", who="player", value="damage_dealt"), when="on_damage_dealt"),
        effect(act("exhaust", who="target"), when="after_comparison"),
        cost=4,
    )
    s = scene(hand="card", your_hand="ondarque_guard", cards=(card,), pm=4).attacks("card", "1:2")
    assert s.charged() == [True, True, True]
    s.do("ondarque_guard")
    assert s.asks == (ME, "combat")
    assert s.mine.pm == 3
    assert s.charged() == [True, True, False]


def test_effects_of_damage_taken_on_defences_and_what_is_attached():
    card = defence(
        "card", effect(act("steal_pm", value=2), when="on_damage_taken"), power=1, cost=0, element="rocheux"
    )
    s = scene(hand="kelorn_strike", your_hand="card", cards=(card,), your_pm=0).attacks(
        "kelorn_strike", "1:2", "card"
    )
    assert (s.mine.pm, s.yours.pm) == (4, 2)
    thorns = support(
        "thorns",
        effect(act("damage", who="self_spirit", value=3), when="on_damage_taken"),
        keywords=["amelioration"],
    )
    s = scene(attached={"1:2": "thorns:1"}, cards=(thorns,)).strikes("0:0", "1:2", "none")
    assert s.pv(ME) == [17, 20, 20]


@rule("NX-R28", "NX-54", "NX-83")
def test_a_defence_that_stays_attached_answers_damage_at_once_and_later():
    coat = defence(
        "coat",
        effect(act("damage", who=every("enemy"), value=1), when="on_damage_taken"),
        power=1, cost=0, element="rocheux", keywords=["amelioration"],
    )  # fmt: skip
    s = scene(hand="kelorn_strike kelorn_blow", your_hand="coat", cards=(coat,))
    s.attacks("kelorn_strike", "1:2", "coat")
    assert (s.pv(ME), s.attached("1:2")) == ([19, 19, 19], ["coat"])
    s.attacks("kelorn_blow", "1:2", "none")
    assert s.pv(ME) == [18, 18, 18]
    s.strikes("0:0", "1:0", "none")  # another Spirit is hurt
    assert s.pv(ME) == [18, 18, 18]


@rule("NX-R28", "NX-54", "NX-84")
def test_an_attack_that_stays_attached_answers_its_damage_and_that_of_its_host():
    leech = attack(
        "leech",
        effect(act("gain_pm", who="player", value=1), when="on_damage_dealt"),
        power=9, cost=2, keywords=["affaiblissement"],
    )  # fmt: skip
    s = scene(hand="leech", pm=4, cards=(leech,)).attacks("leech", "1:2", "none")
    assert (s.mine.pm, s.attached("1:2")) == (3, ["leech"])
    s = scene(pm=3, attached={"1:2": "leech:0"}, active=YOU, cards=(leech,))
    s.strikes("1:2", "0:2", "none")
    assert s.mine.pm == 4


def test_an_attack_that_is_over_is_no_longer_asked_about():
    said = [
        {"test": "was_defended"}, {"test": "damage_dealt", "at_least": 1},
        {"test": "source_type", "now": "capacity"}, {"test": "element", "of": "attack", "among": ["glaciel"]},
    ]  # fmt: skip
    gains = [effect(act("gain_pm", who="player", value=1), **{"if": [test]}) for test in said]
    late = support("late", *gains, cost=0)
    later = support("later", effect(act("gain_pm", who="player", value="damage_dealt")), cost=0)
    early = attack("early", *gains, power=12, cost=0)
    s = scene(hand="early late later", your_hand="ondarque_guard", cards=(early, late, later), pm=0)
    s.attacks("early", "1:2")
    assert s.mine.pm == 2  # a capacity, and Glaciel
    s.do("ondarque_guard").supports("late").supports("later")
    assert (s.mine.pm, s.pv()[2]) == (2, 14)


@rule("NX-R40")
def test_two_effects_of_one_comparison_are_ordered_by_the_active_player():
    drain = support(
        "drain",
        effect(act("gain_pm", who="player", value=1), when="on_damage_dealt"),
        keywords=["amelioration"],
    )
    thorns = support(
        "thorns",
        effect(act("damage", who="self_spirit", value=3), when="on_damage_taken"),
        keywords=["amelioration"],
    )
    s = scene(attached={"1:2": "thorns:1", "0:0": "drain:0"}, cards=(drain, thorns)).strikes(
        "0:0", "1:2", "none"
    )
    assert s.asks == (ME, "order")
    s.do(s.keys[0])
    assert s.asks == (ME, "combat")


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


# Rolls, choices, conditions


@rule("NX-59", "NX-56")
def test_a_roll_does_what_its_result_says():
    roll = act(
        "roll",
        results=[
            {"faces": [1, 2], "do": [act("power", value="die")]},
            {"faces": [6], "do": [act("no_defence")]},
        ],
    )
    card = attack("card", effect(roll), cost=0)
    for die, power, window in ((2, 11, True), (4, 9, True), (6, 9, False)):
        s = scene(hand="card", cards=(card,)).roll(die).attacks("card", "1:2")
        assert s.attack_seen().attack.total == power
        assert (s.asks == (YOU, "defend")) is window


def test_choose_one_and_may():
    s = used(
        act(
            "choose_one",
            modes=[{"do": [act("draw", number=1)]}, {"do": [act("gain_pm", who="player", value=1)]}],
        ),
        pm=3,
    )
    assert (s.asks, s.keys) == ((ME, "mode"), ("0", "1"))
    assert s.option("1").preview is not None
    s.do("1")
    assert (s.mine.pm, s.mine.hand) == (4, [])
    s = used(act("may", do=[act("draw", number=1)]))
    assert (s.asks, s.asked.default) == ((ME, "may"), "no")
    s.do("no")
    assert s.mine.hand == []
    assert len(used(act("may", do=[act("draw", number=1)])).do("yes").mine.hand) == 1


def test_if_and_else_within_an_effect_and_around_it():
    day, night = ({"test": "cycle", "now": cycle} for cycle in ("diurne", "nocturne"))
    part = act(
        "if",
        **{"if": [night], "do": [act("draw", number=1)], "else": [act("gain_pm", who="player", value=1)]},
    )
    assert used(part, pm=2).mine.pm == 3
    assert len(used(part, pm=2, turn=4).mine.hand) == 1
    card = support(
        "card",
        effect(act("draw", number=1), **{"if": [night], "else": [act("gain_pm", who="player", value=2)]}),
        cost=0,
    )
    assert scene(hand="card", cards=(card,), pm=2).supports("card").mine.pm == 4
    both = effect(act("draw", number=1), **{"if": [day, night]})
    assert scene(hand="both", cards=(support("both", both),)).supports("both").mine.hand == []


# Selectors


def test_random_lowest_and_filters():
    low = {"pick": "lowest_pv", "side": "enemy", "filter": {}}
    s = used(act("damage", who=low, value=1), pv={"1:1": 5})
    assert s.pv() == [20, 4, 20]
    s = used(act("damage", who=low, value=1), pv={"1:1": 5, "1:2": 5})
    assert (s.asks, s.keys) == ((ME, "pick_spirit"), ("1:1", "1:2"))
    hit = set()
    for count in range(15):
        card = support(
            "card", effect(act("damage", who={"pick": "random", "side": "enemy", "number": 2}, value=3))
        )
        s = scene(hand="card", cards=(card,))
        s.table.dice.count = count * 7
        s.supports("card")
        assert sorted(s.pv()) == [17, 17, 20]
        hit.add(tuple(s.pv()))
    assert len(hit) == 3


@pytest.mark.parametrize(
    ("wanted", "hit"),
    [
        ({"element": ["orageux", "abyssal"]}, [1, 2]),
        ({"charged": False}, [0]),
        ({"charged": True}, [1, 2]),
        ({"wounded": True}, [2]),
        ({"attached": True}, [1]),
        ({"attached": False}, [0, 2]),
    ],
)
def test_filters_of_spirits(wanted, hit):
    s = used(
        act("lose_pv", who=every("enemy", **wanted), value=1),
        exhausted="1:0", pv={"1:2": 15}, attached={"1:1": "ecorce_de_granit:1"},
    )  # fmt: skip
    before = [20, 20, 15]
    assert [place for place in range(3) if s.pv()[place] < before[place]] == hit


def test_the_others_are_meant_without_the_target():
    s = struck(act("damage", who=every("enemy", other=True), value=2), target="1:1")
    assert s.pv() == [18, 20, 18]


def test_two_spirits_picked_together():
    s = used(act("damage", who=chosen("enemy", 2), value=2))
    assert s.asks == (ME, "pick_spirits")
    s.do(("1:0", "1:2"))
    assert s.pv() == [18, 20, 18]
    assert used(act("damage", who=chosen("enemy", 3), value=2)).pv() == [18, 18, 18], "no choice"


def test_keywords_of_cards_fit_filters():
    discard = "dernier_grondement arc_fourchu ecorce_de_granit cendre_tenace kelorn_blow"
    for keyword, card in (
        ("ultime", "dernier_grondement"), ("zone", "arc_fourchu"), ("amelioration", "ecorce_de_granit"),
        ("affaiblissement", "cendre_tenace"),
    ):  # fmt: skip
        s = used(act("return_to_hand", filter={"keyword": keyword}), discard=discard)
        assert s.mine.hand == [card]
    s = used(act("return_to_hand", filter={"element": ["orageux"]}, number=2), discard=discard)
    assert s.mine.hand == ["arc_fourchu", "dernier_grondement"]


# Values and conditions


def _use(s: Scene) -> Use:
    use = Use(ME, "glaciation", "support", target=s.spirit("1:0"), host=s.spirit("0:1"))
    use.foe, use.die, use.spent = YOU, 4, 3
    return use


def _parsed(field: str, data: Any) -> Any:
    """Read a value or a condition as packs do."""
    if field == "value":
        card = support("v", effect(act("gain_pm", who="player", value=data)))
        action: Any = scene(cards=(card,)).table.card("v").on_use[0].do[0]
        return action.value
    card = support("v", effect(act("extra_recycle"), **{"if": [data]}))
    return scene(cards=(card,)).table.card("v").on_use[0].conditions


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (7, 7), ("die", 4), ("pm_spent", 3), ("damage_dealt", 0),
        ({"calc": "count", "of": every("enemy", charged=True)}, 2),
        ({"calc": "pv_missing", "of": "host"}, 8),
        ({"calc": "sum", "parts": [1, 2, "die"]}, 7),
        ({"calc": "difference", "parts": [1, 2, 3]}, -4),
        ({"calc": "product", "parts": [3, "die"]}, 12),
        ({"calc": "min", "parts": [3, "die"]}, 3),
        ({"calc": "max", "parts": [3, "die"]}, 4),
    ],
)  # fmt: skip
def test_values(value, expected):
    s = scene(pv={"0:1": 12}, exhausted="1:2")
    assert number(s.table, _use(s), _parsed("value", value)) == expected


@pytest.mark.parametrize(
    ("condition", "expected"),
    [
        ({"test": "cycle", "now": "diurne"}, True),
        ({"test": "cycle", "now": "nocturne"}, False),
        ({"test": "die", "faces": [3, 4]}, True),
        ({"test": "die", "faces": [1]}, False),
        ({"test": "element", "of": "target", "among": ["glaciel"]}, True),
        ({"test": "element", "of": "host", "among": ["glaciel"]}, False),
        ({"test": "element", "of": "attack", "among": ["glaciel"]}, False),
        ({"test": "pv", "of": "host", "at_most": 12}, True),
        ({"test": "pv", "of": "host", "at_least": 13}, False),
        ({"test": "pv", "of": every("ally"), "at_least": 13}, False),
        ({"test": "pm", "of": "opponent", "equals": 2}, True),
        ({"test": "charged", "of": "target"}, True),
        ({"test": "exhausted", "of": "target"}, False),
        ({"test": "exhausted", "of": "host"}, True),
        ({"test": "attached_count", "of": "target", "equals": 1}, True),
        ({"test": "count_alive", "of": "opponent", "equals": 2}, True),
        ({"test": "outnumbered", "of": "player"}, False),
        ({"test": "outnumbered", "of": "opponent"}, True),
        ({"test": "hand_size", "of": "player", "at_least": 2}, True),
        ({"test": "turn_number", "at_most": 2}, False),
        ({"test": "was_defended"}, False),
        ({"test": "damage_dealt", "at_least": 1}, False),
        ({"test": "exhaustion_marked", "of": "player"}, True),
        ({"test": "exhaustion_marked", "of": "opponent"}, False),
        ({"test": "source_type", "now": "spirit"}, False),
        ({"test": "not", "of": {"test": "was_defended"}}, True),
        ({"test": "all", "of": [{"test": "was_defended"}, {"test": "turn_number", "equals": 3}]}, False),
        ({"test": "any", "of": [{"test": "was_defended"}, {"test": "turn_number", "equals": 3}]}, True),
    ],
)
def test_conditions(condition, expected):
    s = scene(
        hand="kelorn_blow kelorn_wall", your_pm=2, pv={"0:1": 12}, exhausted="0:1", dead="1:2",
        attached={"1:0": "ecorce_de_granit:1"}, exhaustions=(1, 0),
    )  # fmt: skip
    assert holds(s.table, _use(s), _parsed("if", condition)) is expected


def test_conditions_on_the_attack_that_is_going_on():
    test = {
        "capacity": {"test": "source_type", "now": "capacity"},
        "spirit": {"test": "source_type", "now": "spirit"},
        "element": {"test": "element", "of": "attack", "among": ["glaciel"]},
        "defended": {"test": "was_defended"},
    }
    power = {name: act("if", **{"if": [each], "do": [act("power", value=2)]}) for name, each in test.items()}
    for name, by_spirit, total in (
        ("capacity", False, 5), ("capacity", True, 3), ("spirit", True, 5), ("element", False, 5),
        ("defended", False, 5),
    ):  # fmt: skip
        seen = guarded(power[name], by_spirit=by_spirit).attack_seen()
        assert seen.defence is not None
        assert seen.defence.total == total, name


@rule("NX-R48")
def test_destruction_is_checked_after_each_action():
    few = {"test": "count_alive", "of": "opponent", "at_most": 2}
    s = used(
        act("damage", who=every("enemy"), value=4),
        act("if", **{"if": [few], "do": [act("draw", number=1)]}),
        pv={"1:0": 4},
    )  # fmt: skip
    assert len(s.mine.hand) == 1
