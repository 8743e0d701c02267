"""Spirits are destroyed: what they leave behind, what that triggers, and who wins (NX-22, NX-64 to NX-69)."""

from __future__ import annotations

import pytest

from engines.kernel import Result
from tests.engines.noxtalia.pack import act, chosen, effect, every, support
from tests.engines.noxtalia.scenes import ME, YOU, scene, used
from tests.rules import rule


@rule("NX-65", "NX-R16", "NX-R15", "NX-64")
def test_what_was_attached_goes_to_its_owners_discard():
    curse = support("curse", keywords=["affaiblissement"])
    last = support("last", keywords=["affaiblissement", "ultime"])
    s = scene(
        hand="kelorn_storm", pv={"1:0": 5}, attached={"1:0": "curse:0 last:0 ecorce_de_granit:1"},
        cards=(curse, last),
    ).attacks("kelorn_storm", "1:0", "none")  # fmt: skip
    assert not s.spirit("1:0").alive
    assert s.attached("1:0") == []
    assert s.mine.discard == ["curse", "kelorn_storm"]
    assert s.mine.removed == ["last"], "an Ultimate leaves the game when it leaves its Spirit"
    assert s.yours.discard == ["ecorce_de_granit"]


@rule("NX-64", "NX-66", "NX-67", "NX-R14")
def test_a_destroyed_spirit_leaves_its_linked_capacities_to_its_owners_hand():
    s = scene(
        "nivelune voltaigle ondarque", "kelorn hurlebois granor",
        hand="nivelune_storm nivelune_strike", your_hand="kelorn_guard", pv={"1:0": 3},
    ).attacks("nivelune_storm", "1:0", "none")  # fmt: skip
    assert s.pv() == [0, 20, 20]
    assert s.keys[0] == "attack"
    assert sorted(s.yours.hand) == ["kelorn_guard", "serment_de_givre"]
    s.attacks("nivelune_strike", "1:1")
    assert set(s.keys) == {"none", "kelorn_guard", "serment_de_givre"}
    s.do("serment_de_givre")
    assert s.yours.discard == ["serment_de_givre"], "an ordinary card from then on"
    assert "1:0" not in s.do("spirit", "0:0").keys, "it has left the field"


@rule("NX-66", "NX-R13")
def test_without_linked_capacities_none_come():
    s = scene(hand="kelorn_storm", pv={"1:0": 3}, options={"linked": False}).attacks(
        "kelorn_storm", "1:0", "none"
    )
    assert s.yours.hand == []


@rule("NX-22", "NX-64", "NX-R43")
def test_the_last_spirits_destruction_wins_at_once():
    s = scene(hand="kelorn_storm", pv={"1:0": 3}, dead="1:1 1:2").attacks("kelorn_storm", "1:0", "none")
    assert s.match.result == Result((ME,), "destroyed")
    assert s.pv() == [0, 0, 0], "never below 0"
    assert s.match.decisions == ()


@rule("NX-R48", "NX-R49", "NX-22")
@pytest.mark.parametrize(
    ("option", "winners"), [("draw", ()), ("active_wins", (ME,)), ("active_loses", (YOU,))]
)
def test_both_sides_destroyed_at_one_check(option, winners):
    doom = support("doom", effect(act("lose_pv", who=every("enemy"), value=20)), cost=0)
    both = support(
        "both", effect(act("lose_pv", who=every("ally"), value=20), act("draw", number=1), when="on_detach"),
        keywords=["affaiblissement"],
    )  # fmt: skip
    blast = support(
        "blast", effect(act("damage", who={"pick": "all", "side": "enemy", "filter": {}}, value=9))
    )
    s = scene(
        hand="doom", cards=(doom, both, blast), options={"simultaneous": option}, dead="1:1 1:2 0:1 0:2"
    )
    s.table.spirit("0:0").pv = 0  # it falls at the same check
    s.supports("doom")
    assert s.match.result == Result(winners, "simultaneous")
    told = [event.facts["seat"] for event in s.events("destroyed")]
    assert told == [ME, YOU], "the active player's first"


@rule("NX-R48")
def test_several_spirits_fall_together():
    doom = support("doom", effect(act("lose_pv", who=every("enemy"), value=5)))
    s = scene(hand="doom", cards=(doom,), pv={"1:0": 5, "1:1": 4}).supports("doom")
    assert s.pv() == [0, 0, 15]
    kinds = [event.kind for event in s.match.events if event.kind in ("lose_pv", "destroyed", "linked")]
    assert kinds == ["lose_pv"] * 3 + ["destroyed", "linked"] * 2, "all HP first"
    assert sorted(s.yours.hand) == ["nivelune_legacy", "voltaigle_legacy"]


@rule("NX-R48")
def test_destruction_is_checked_after_each_action():
    few = {"test": "count_alive", "of": "opponent", "at_most": 2}
    s = used(
        act("damage", who=every("enemy"), value=4),
        act("if", **{"if": [few], "do": [act("draw", number=1)]}),
        pv={"1:0": 4},
    )  # fmt: skip
    assert len(s.mine.hand) == 1


def test_what_lies_on_a_spirit_destroyed_by_the_damage_still_answers() -> None:
    thorns = support(
        "thorns", effect(act("damage", who="self_spirit", value=3), when="on_damage_taken"),
        keywords=["amelioration"],
    )  # fmt: skip
    s = scene(attached={"1:2": "thorns:1"}, pv={"1:2": 1}, cards=(thorns,)).strikes("0:0", "1:2", "none")
    assert (s.pv(ME), s.spirit("1:2").alive) == ([17, 20, 20], False)


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


@rule("NX-R40")
def test_two_copies_on_one_spirit_are_ordered_by_nobody() -> None:
    last = support("last", effect(act("draw", number=1), when="on_destroyed"), keywords=["amelioration"])
    s = scene(hand="kelorn_strike", pv={"1:0": 1}, attached={"1:0": "last:1 last:1"}, cards=(last,))
    s.attacks("kelorn_strike", "1:0", "none")
    assert s.asks != (ME, "order")
    assert len(s.yours.hand) == 3, "one, and two drawn"


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


@rule("NX-R48")
@pytest.mark.parametrize("active", [ME, YOU])
def test_the_active_players_spirits_are_destroyed_first(active: int) -> None:
    bleed = support("bleed", effect(act("lose_pv", who=every("ally"), value=1)), cost=0)
    s = scene(hand="bleed", your_hand="bleed", active=active, cards=(bleed,))
    s.spirit(f"{active}:0").pv, s.spirit(f"{1 - active}:0").pv = 1, 0  # the other's is at 0 already
    s.supports("bleed")
    assert [event.facts["seat"] for event in s.events("destroyed")] == [active, 1 - active]
