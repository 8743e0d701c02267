"""Abilities that effects give (613.1f, 613.6), and triggered mana abilities (605.1b)."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from engines.magic.language.pack import CardModel
from tests.engines.magic.pack import (
    CREATURE,
    TAP,
    activated,
    change,
    damage,
    life,
    permanent,
    spell,
    static,
    when,
)  # fmt: skip
from tests.engines.magic.scenes import OTHER, YOU, Duel, side
from tests.rules import cr

MINE = {"every": {"type": "creature"}, "whose": "you"}
PINGS = activated(TAP, do=[damage(1)], targets=[{"target": "any"}])
SCHOOL = permanent("school", "1 R", "enchantment", static({"grants": 0}, what=MINE), gives=[PINGS])
LESSON = spell("lesson", "R", change({"grants": 0}), targets=[CREATURE],
               gives=[when("dies", life(4), this=True)])  # fmt: skip
HUSH = spell("hush", "U", change({"loses": "all"}), targets=[CREATURE])


@cr("613.1f", "602.1", "113.10")
def test_613_1f_an_ability_that_an_effect_gives_is_used_by_who_controls_the_object() -> None:
    duel = Duel(side(["ox"], board=["school", "bear"]), side(board=["hawk"]), more=[SCHOOL])
    key = f"use:{duel.key('bear')}:1:school"
    assert duel.acts == [key]
    duel.announces(key, "s1").resolves()
    assert (duel.life(OTHER), duel.perm("bear").tapped) == (19, True)


def test_two_abilities_that_one_card_gives_are_told_apart() -> None:
    two = permanent("academy", "1 R", "enchantment", static({"grants": 0}, {"grants": 1}, what=MINE),
                    gives=[PINGS, activated(TAP, do=[life(2)])])  # fmt: skip
    duel = Duel(side(["ox"], board=["academy", "bear"]), side(board=["hawk"]), more=[two])
    labels = [option.label for option in duel.prompt().options if option.key.startswith("use:")]
    assert [label.values["number"] for label in labels] == [1, 2]


def test_what_two_equal_cards_give_is_offered_once() -> None:
    duel = Duel(side(["ox"], board=["school", "school", "bear"]), side(board=["hawk"]), more=[SCHOOL])
    assert duel.acts == [f"use:{duel.key('bear')}:1:school"]


@cr("302.6", "613.1f")
def test_302_6_who_came_this_turn_does_not_tap_for_an_ability_it_was_given() -> None:
    duel = Duel(side(["mouse", "ox"], board=["school"]), more=[SCHOOL]).casts("mouse").resolves()
    assert duel.acts == []


@cr("603.10a", "613.1f", "611.2c")
def test_603_10a_a_trigger_that_was_given_for_a_turn_looks_back_to_it() -> None:
    duel = Duel(side(["lesson", "bolt", "ox"], lands="RR", board=["bear"]), more=[LESSON])
    duel.casts("lesson").resolves().casts("bolt", "bear").resolves().resolves()
    assert (duel.graveyard(YOU)[-1], duel.life(YOU)) == ("bear", 24)


@cr("514.2", "611.2a")
def test_514_2_what_was_given_for_a_turn_is_gone_in_the_next() -> None:
    duel = Duel(side(["lesson", "ox"], lands="R", board=["bear"]), side(["bolt"], lands="R"), more=[LESSON])
    duel.casts("lesson").resolves().end_turn()
    duel.casts("bolt", "bear").passes()
    assert (duel.board(YOU), duel.life(YOU)) == ([], 20)


@cr("613.7", "613.1f")
def test_613_7_what_loses_all_abilities_keeps_what_it_is_given_afterwards() -> None:
    for first, second, total in (("hush", "lesson", 24), ("lesson", "hush", 20)):
        you = side([first, second, "bolt", "ox"], lands="URRR", board=["bear"])
        duel = Duel(you, more=[LESSON, HUSH]).casts(first).resolves().casts(second).resolves()
        assert duel.casts("bolt", "bear").resolves().resolves().life(YOU) == total


@cr("613.6", "613.1f", "613.4c")
def test_613_6_a_static_ability_that_was_given_changes_sizes_in_its_own_layer() -> None:
    grows = static({"pt": [{"count": {"type": "land"}}, 0]})
    vow = permanent("vow", "G", "enchantment", static({"grants": 0}, what=MINE), gives=[grows])
    duel = Duel(side(["ox"], lands="GGG", board=["vow", "bear"]), side(board=["hawk"]), more=[vow])
    assert (duel.size("bear"), duel.size("hawk")) == ((5, 2), (2, 2))


@cr("603.3b")
def test_triggers_of_one_object_from_two_givers_are_told_apart() -> None:
    other = spell("other", "R", change({"grants": 0}), targets=[CREATURE],
                  gives=[when("dies", {"action": "draw"}, this=True)])  # fmt: skip
    you = side(["lesson", "other", "bolt", "ox"], lands="RRR", board=["bear"])
    duel = Duel(you, more=[LESSON, other]).casts("lesson").resolves().casts("other").resolves()
    duel.casts("bolt", "bear").passes("order")
    assert len(duel.keys) == 2
    duel.do(duel.asked.default).passes()
    assert (duel.life(YOU), len(duel.seen(YOU).hand or ())) == (24, 2)


def model(**more: object) -> CardModel:
    return CardModel.model_validate({**permanent("card", "G", "enchantment"), **more})


@pytest.mark.parametrize(
    ("more", "problem"),
    [
        ({"gives": [PINGS]}, "mn-pack-gives"),
        ({"abilities": [static({"grants": 1})], "gives": [PINGS]}, "mn-pack-gives"),
        ({"abilities": [static({"grants": 0})], "gives": [static({"gains": ["flying"]})]}, "mn-pack-given"),
        ({"abilities": [static({"grants": 0})], "gives": [{**PINGS, "once": True}]}, "mn-pack-given"),
        ({"abilities": [when("taps_for_mana", life(1))]}, "mn-pack-for-mana"),
    ],
)
def test_what_no_effect_gives_is_refused_by_name(more: dict[str, object], problem: str) -> None:
    with pytest.raises(ValidationError) as caught:
        model(**more)
    assert problem in [each["type"] for each in caught.value.errors()]


# Triggered mana abilities

BLOOM = permanent("bloom", "2 G", "enchantment", when(
    "taps_for_mana", {"action": "mana", "mana": "G"}, whose="you", **{"is": {"type": "land"}}))  # fmt: skip
ROD = permanent("rod", "1", "artifact", activated(TAP, do=[{"action": "mana", "mana": "C"}]))


@cr("605.1b", "605.4a", "106.12")
def test_605_1b_a_triggered_mana_ability_adds_mana_at_once_and_it_is_counted_on() -> None:
    duel = Duel(side(["bear", "ox"], lands="G", board=["bloom"]), more=[BLOOM])
    assert duel.acts == ["cast:bear"]
    duel.do("cast:bear").resolves()
    assert "bear" in duel.board(YOU)
    assert duel.seen(YOU).mana == ()


@cr("605.1b", "500.5")
def test_605_1b_what_it_adds_beyond_the_cost_stays_in_the_pool_until_the_step_ends() -> None:
    duel = Duel(side(["grow", "ox"], lands="G", board=["bloom", "bear"]), more=[BLOOM]).casts("grow")
    assert sum(number for _, number in duel.seen(YOU).mana) == 1
    assert duel.resolves().end_turn().seen(YOU).mana == ()


@cr("605.1b", "603.2")
def test_605_1b_it_waits_for_its_own_kind_of_permanent_alone_and_for_its_own_player() -> None:
    duel = Duel(side(["ox"], lands="G", board=["bloom", "rod"]), side(["bear"], lands="G"), more=[BLOOM, ROD])
    assert duel.acts == ["cast:ox"] or duel.acts == []
    duel = Duel(side(["bear"], board=["rod", "bloom"]), more=[BLOOM, ROD])
    assert duel.acts == []
    duel = Duel(side(["bear"], lands="G"), side(board=["bloom"]), more=[BLOOM])
    assert duel.acts == []
