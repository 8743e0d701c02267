"""Targets: what may be one, how many there are, and who chooses them (115, 601.2c)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.magic.table.pieces import ZoneCard
from tests.engines.magic.cards.test_card_validation import refused
from tests.engines.magic.pack import creature, damage, life, permanent, spell
from tests.engines.magic.scenes import OTHER, YOU, Duel, side
from tests.rules import cr

CREATURE = {"target": "permanent", "is": {"type": "creature"}}
WALKER = permanent("walker", "1 U", "planeswalker")


# A player or a permanent of a kind


@cr("115.2", "115.1a")
def test_a_player_or_a_permanent_of_a_kind_may_be_one_target() -> None:
    either = {"target": "any", "is": {"type": "planeswalker"}}
    burn = spell("burn", "R", damage(2), targets=[either])
    board = side(["burn"], lands="R", board=["bear"])
    duel = Duel(board, side(board=["walker", "ox"]), more=(burn, WALKER)).do("cast:burn")
    assert set(duel.keys) == {"s0", "s1", duel.key("walker")}
    assert duel.do("s1").resolves().life(OTHER) == 18


@cr("115.2")
def test_which_player_it_may_be_says_nothing_of_the_permanents() -> None:
    either = {"target": "any", "is": {"type": "planeswalker"}, "whose": "opponent"}
    burn = spell("burn", "R", damage(2), targets=[either])
    board = side(["burn"], lands="R", board=["walker"])
    duel = Duel(board, side(board=["ox"]), more=(burn, WALKER)).do("cast:burn")
    assert set(duel.keys) == {"s1", duel.key("walker")}


# Spells by what they target

TAX = {"type": "cost", "generic": 1}
A_SPELL_AT_MINE = {"target": "spell", "is": {"targets": {"is": {"type": "creature"}, "whose": "you"}}}


def hero(**aims: Any) -> dict[str, Any]:
    event = {"event": "cast", "whose": "you", "is": {"targets": aims}}
    grows = {"action": "add_counters", "what": "this", "kind": "plus_one"}
    return creature("hero", "1 W", 2, 2, abilities=[{"type": "triggered", "when": event, "do": [grows]}])


@cr("115.9a", "601.2i", "603.2")
def test_who_waits_for_spells_that_target_it_hears_them_as_they_are_cast() -> None:
    you = side(["grow", "grow"], lands="GG", board=["hero", "bear"])
    duel = Duel(you, side(["bolt"], lands="R"), more=(hero(this=True),))
    duel.casts("grow", "hero")
    assert duel.stack() == ["grow", "hero"], "above the spell, which has not resolved"
    duel.resolves().resolves()
    assert duel.size("hero") == (6, 6)
    duel.casts("grow", "bear").resolves()
    assert (duel.size("bear"), duel.size("hero")) == ((5, 5), (6, 6))


@cr("115.9a")
def test_a_spell_with_one_word_target_for_it_twice_is_heard_once() -> None:
    you = side(["fork"], lands="R", board=["hero", "giant"])
    duel = Duel(you, side(["bolt"], lands="R"), more=(hero(this=True),)).casts("fork", "hero", "hero")
    assert duel.stack() == ["fork", "hero"]


@cr("115.9a", "109.2")
def test_a_spell_is_aimed_at_by_what_it_targets() -> None:
    """A creature card in a graveyard is no permanent, and a player is none."""
    guard = spell("guard", "U", {"action": "counter"}, targets=[A_SPELL_AT_MINE])
    back = spell("back", "G", {"action": "move", "what": "target", "to": "hand"},
                 targets=[{"target": "card", "is": {"type": "creature"}}])  # fmt: skip
    for card, aim, counters in (("bolt", "hero", True), ("bolt", "s0", False), ("back", "o90", False)):
        other = side([card], lands="RG", board=["ox"], graveyard=[ZoneCard(90, "bear"), ZoneCard(91, "ox")])
        duel = Duel(
            side(["guard"], lands="U", board=["hero"]),
            other,
            active=OTHER,
            more=(guard, back, hero(this=True)),
        )
        duel.casts(card, aim)
        assert ("cast:guard" in duel.keys) is counters, (card, aim)


@cr("115.9a")
def test_a_spell_may_be_known_by_a_player_that_it_targets() -> None:
    duel = Duel(
        side(["bolt", "bolt"], lands="RR", board=["hero"]), side(board=["ox"]), more=(hero(player=True),)
    )
    duel.casts("bolt", "ox").resolves()
    assert duel.size("hero") == (2, 2)
    duel.casts("bolt", "s1").resolves()
    assert duel.size("hero") == (3, 3)


@pytest.mark.parametrize(
    ("card", "field", "reason"),
    [
        (hero(), "abilities.0.when.is.targets", "aims-nothing"),
        (spell("own", "B", {"action": "destroy", "what": {"every": {"targets": {"player": True}}}}),
         "abilities.0.do.0.what.every.targets", "aims"),
        (permanent("own", "B", "artifact", {**TAX, "spells": {"targets": {"player": True}}}),
         "abilities.0.spells.targets", "aims"),
    ],
)  # fmt: skip
def test_only_what_is_on_the_stack_has_targets(card: dict[str, Any], field: str, reason: str) -> None:
    assert refused(card) == (field, reason)


# Targets of a kicked spell alone

AN_ARTIFACT = {"target": "permanent", "is": {"type": "artifact"}, "if_kicked": True}
IDOL, DRUM = permanent("idol", "3", "artifact"), permanent("drum", "3", "artifact")


def kicked(*do: dict[str, Any]) -> dict[str, Any]:
    return {"action": "if", "if": [{"test": "kicked"}], "do": do}


BREAKS = spell(
    "breaks", "R", life(1), kicked({"action": "destroy", "what": "target"}),
    targets=[AN_ARTIFACT], keywords=[{"kicker": "R"}],
)  # fmt: skip


@cr("702.33g", "601.2c")
def test_a_spell_that_is_not_kicked_has_no_target_that_only_a_kicked_one_has() -> None:
    duel = Duel(
        side(["breaks"], lands="RR"),
        side(["bolt"], lands="R", board=["idol", "drum"]),
        more=(BREAKS, IDOL, DRUM),
    )
    duel.do("cast:breaks").do("no")
    assert duel.stack() == ["breaks"]
    assert duel.table.stack[-1].targets == ("",)
    assert duel.resolves().life(YOU) == 21
    assert duel.graveyard(OTHER) == []


@cr("702.33g", "601.2c")
def test_a_kicked_spell_asks_for_its_target_after_the_kicker() -> None:
    duel = Duel(side(["breaks"], lands="RR"), side(board=["idol", "drum"]), more=(BREAKS, IDOL, DRUM))
    assert duel.do("cast:breaks").asked.kind == "kick"
    assert set(duel.do("yes").keys) == {duel.key("idol"), duel.key("drum")}
    duel.do(duel.key("drum")).resolves()
    assert (duel.graveyard(OTHER), duel.life(YOU)) == (["drum"], 21)


@cr("601.2c", "702.33g")
def test_a_spell_is_only_kicked_where_the_targets_of_a_kicked_one_are_there() -> None:
    duel = Duel(side(["breaks"], lands="RR"), side(["bolt"], lands="R", board=["ox"]), more=(BREAKS,)).do(
        "cast:breaks"
    )
    assert duel.stack() == ["breaks"], "cast without a question"
    assert duel.resolves().life(YOU) == 21


@cr("608.2b", "702.33g")
def test_a_kicked_spell_whose_only_target_has_gone_does_nothing() -> None:
    crumble = spell("crumble", "R", {"action": "destroy", "what": "target"},
                    targets=[{"target": "permanent", "is": {"type": "artifact"}}])  # fmt: skip
    duel = Duel(
        side(["breaks"], lands="RR"),
        side(["crumble"], lands="R", board=["idol"]),
        more=(BREAKS, crumble, IDOL),
    )
    duel.do("cast:breaks").do("yes")
    assert duel.stack() == ["breaks"]
    duel.casts("crumble").resolves()
    assert duel.resolves().life(YOU) == 20


@cr("115.3", "702.33g")
def test_another_target_of_a_kicked_spell_is_another_than_that_which_it_has_anyway() -> None:
    burns = spell(
        "burns", "R", damage(2), kicked(damage(2, "target_2")), keywords=[{"kicker": "R"}],
        targets=[CREATURE, {**CREATURE, "another": True, "if_kicked": True}],
    )  # fmt: skip
    for there, asked in ((["bear"], "pass"), (["bear", "wolf"], "kick")):
        duel = Duel(side(["burns"], lands="RR"), side(board=there), more=(burns, creature("wolf", "G", 2, 2)))
        duel.do("cast:burns")
        assert (duel.asked.kind == "kick") is (asked == "kick")
    duel.do("yes").do(duel.key("wolf")).resolves()
    assert sorted(duel.graveyard(OTHER)) == ["bear", "wolf"]


@cr("700.2", "702.33g")
def test_a_mode_may_have_a_target_of_a_kicked_spell_alone() -> None:
    modes = [
        {"do": [life(5)]},
        {"targets": [AN_ARTIFACT], "do": [life(1), kicked({"action": "destroy", "what": "target"})]},
    ]
    choice = spell("choice", "R", modes=modes, keywords=[{"kicker": "R"}])
    for mode, there, asked in (("1", ["ox"], False), ("1", ["idol"], True), ("0", ["ox"], True)):
        duel = Duel(side(["choice"], lands="RR"), side(board=there), more=(choice, IDOL))
        duel.do("cast:choice").do((mode,))
        assert (duel.asked.kind == "kick") is asked, (mode, there)
