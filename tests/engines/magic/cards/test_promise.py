"""Cards do what is printed on them: some shapes (all: `python -m tests.rigs.promise magic`)."""

from __future__ import annotations

from random import Random

import pytest

from engines.magic.cards import places
from engines.magic.evaluation import conditions, filters, selectors
from engines.magic.language.actions import Turn, Unmake
from engines.magic.rules import declaring, lasting, plans, replacement_effects, resolution, trigger_detection
from tests.engines.magic.cards import giving, holding, limiting, paying, replacing
from tests.engines.magic.cards.lasting import faults_of as faults_of_loan
from tests.engines.magic.cards.meant import faults_of as faults_of_way
from tests.engines.magic.cards.meant import ways
from tests.engines.magic.cards.promise import Listener, examine, triggers
from tests.engines.magic.pack import MINE, activated, creature, life, permanent, spell, static, when


def test_a_sample_of_all_shapes_is_done_as_printed() -> None:
    assert examine(whole=False) == []


def test_an_ability_that_hears_what_it_does_not_wait_for_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    listener = Listener(0, {"event": "dies", "is": {"type": "creature"}, "whose": "you"})
    assert [*triggers([listener])] == []
    monkeypatch.setattr(trigger_detection, "is_whose", lambda *_: True)
    (fault,) = triggers([listener])
    assert fault.startswith("a creature you control dies | creatures are destroyed: 4 times, not 0")


def test_what_nobody_reads_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    listener = Listener(0, {"event": "attacks", "is": {}, "whose": "any"})
    monkeypatch.setattr(Listener, "clause", "the moon rises")
    faults = [*triggers([listener])]
    assert faults
    assert all(fault == "the moon rises | nobody reads the moon rises" for fault in faults)


def test_a_cost_that_is_offered_though_it_cannot_be_paid_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    card = spell("mine", "0", life(1), additional=[{"life": 2}])
    assert [*paying.faults_of("spell", card, Random(0))] == []
    monkeypatch.setattr(plans, "others_payable", lambda *_: True)
    assert "pay 2 life | spell, alone: offered, 0 ways to pay" in paying.faults_of("spell", card, Random(0))


def test_what_holds_though_its_condition_does_not_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    ability = static({"pt": [1, 1]}, what=MINE, **{"if": [{"test": "turn", "whose": "opponent"}]})
    assert [*holding.faults_of("enchantment", ability)] == []
    monkeypatch.setattr(conditions, "hold", lambda *_: True)
    faults = [*holding.faults_of("enchantment", ability)]
    assert faults
    assert all(fault.endswith("though its condition does not hold") for fault in faults)


def test_what_replaces_an_event_of_which_it_does_not_speak_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    ability = {"type": "replacing", "what": {"instead": "gains_life", "whose": "you", "times": 2}}
    assert [*replacing.faults_of("enchantment", ability)] == []
    monkeypatch.setattr(replacement_effects, "is_whose", lambda *_: True)
    (fault,) = replacing.faults_of("enchantment", ability)
    assert fault.endswith("{('life', 1, 6): 1}, not {('life', 1, 3): 1}")


def test_who_blocks_though_it_must_not_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    card = creature("mine", "0", 2, 2, abilities=[{"type": "evasion", "by": {"keyword": "flying"}}])
    assert [*limiting.evasion_faults(card)] == []
    monkeypatch.setattr(declaring, "_lets", lambda *_: True)
    (fault,) = limiting.evasion_faults(card)
    assert "kite" in fault.split(", not ")[0]


def test_a_spell_that_costs_what_is_not_printed_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    ability = {"type": "cost", "spells": {"type": "creature"}, "whose": "you", "generic": -1}
    assert [*limiting.cost_faults(0, ability)] == []
    monkeypatch.setattr(filters, "is_of", lambda *_: True)
    (fault,) = limiting.cost_faults(0, ability)
    assert fault == "Creature spells you cast cost {1} less to cast | anvil, said by 0: 1 mana, not 2"


def test_who_has_an_ability_that_he_was_not_given_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    gift = static({"grants": 0}, what=MINE)
    card = permanent("mine", "R", "enchantment", gift, gives=[activated({"life": 1}, do=[life(2)])])
    assert [*giving.faults_of(card)] == []
    permanents = selectors.permanents
    monkeypatch.setattr(selectors, "permanents", lambda scope, wanted, _: permanents(scope, wanted, "any"))
    (fault,) = giving.faults_of(card)
    assert fault.startswith("Creatures you control have “Pay 1 life: You gain 2 life”. | ")


@pytest.mark.parametrize(
    ("until", "ends", "name"),
    [
        ("end_of_combat", "end", "combat is over"),
        ("end_of_turn", "end_turn", "the turn is over"),
        ("your_next_turn", "turn_begins", "the next turn of who has cast it has come"),
        ("while_here", "end_with_sources", "it has left"),
    ],
)
def test_what_outlives_its_time_is_told(
    until: str, ends: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    grown = {"action": "change", "what": {"every": {"type": "creature"}}, "changes": [{"pt": [1, 1]}],
             "until": until}  # fmt: skip
    card = creature("mine", "0", 2, 2, abilities=[when("enters", grown, this=True)])
    assert [*faults_of_loan(card)] == []
    monkeypatch.setattr(lasting, ends, lambda *_: None)
    faults = [*faults_of_loan(card)]
    assert faults
    assert f" | when {name}, " in faults[0]


def test_what_ends_too_early_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    grown = {"action": "change", "what": "this", "changes": [{"pt": [1, 1]}], "until": "your_next_turn"}
    card = creature("mine", "0", 2, 2, abilities=[when("enters", grown, this=True)])
    monkeypatch.setattr(lasting, "end_turn", lambda table: setattr(table, "floating", ()) or table.touch())
    (fault, *_) = faults_of_loan(card)
    assert " until your next turn. | when the turn is over, mine is " in fault


@pytest.mark.deep
def test_a_deed_that_is_taken_and_changes_nothing_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    way = next(each for each in ways() if each.name == "target creature")
    assert [*faults_of_way(way, ["tap", "counter"])] == [None]
    monkeypatch.setitem(places.WORKS, (Unmake, "what"), places.LYING)
    monkeypatch.setitem(resolution.EFFECTS, Turn, resolution.EFFECTS[Unmake])
    assert [*faults_of_way(way, ["tap", "counter"])] == [
        "tap: target creature | nothing changes", "counter: target creature | nothing changes",
    ]  # fmt: skip
