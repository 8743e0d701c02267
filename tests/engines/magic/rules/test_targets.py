"""Targets: what may be one, how many there are, and who chooses them (115, 601.2c)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.magic.table.pieces import ZoneCard
from tests.engines.magic.cards.test_card_validation import refused
from tests.engines.magic.pack import creature, damage, permanent, spell
from tests.engines.magic.scenes import OTHER, Duel, side
from tests.rules import cr

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
