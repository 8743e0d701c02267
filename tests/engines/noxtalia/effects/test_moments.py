"""Effects that wait for their moment: those of what is attached, and after the comparison."""

from __future__ import annotations

from tests.engines.noxtalia.pack import act, attack, chosen, defence, effect, every, support
from tests.engines.noxtalia.scenes import ME, YOU, guarded, scene, used
from tests.rules import rule

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
