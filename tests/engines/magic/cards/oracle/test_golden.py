"""Invented cards in the publisher's wording: what says the same agrees, what says something else does not."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from engines.kernel.cards.packs import parts
from engines.kernel.effects.references import parts_within
from engines.magic.cards import oracle
from engines.magic.cards.oracle import card
from engines.magic.cards.oracle.patterns import matches, shown
from engines.magic.language import abilities as have
from engines.magic.language.costs import Component
from engines.magic.language.events import EventWord, Trigger
from engines.magic.language.pack import CardModel
from tests.engines.magic.cards.oracle.cards import Case, cases, facts_of
from tests.rules import rule

CASES = cases()
WITHOUT_WORDING: set[str] = set()
"""Words of the language that no wording of the publisher's says."""


def name(case: Case) -> str:
    return " / ".join(case.text)[:60]


@rule("MN-R16")
@pytest.mark.parametrize("case", CASES, ids=name)
def test_a_card_agrees_with_its_text_in_each_wording_that_says_the_same(case: Case) -> None:
    for text in (case.text, *case.also):
        patterns = [shown(each) for each in oracle.lines(case.card, case.facts)]
        assert oracle.agrees(case.card, case.facts, text), (text, patterns)


@rule("MN-R16")
@pytest.mark.parametrize("case", [case for case in CASES if case.never], ids=name)
def test_a_card_agrees_with_no_text_that_says_something_else(case: Case) -> None:
    for text in case.never:
        assert not oracle.agrees(case.card, case.facts, text), text


def test_a_line_too_many_or_too_few_does_not_agree() -> None:
    for case in CASES:
        assert not oracle.agrees(case.card, case.facts, (*case.text, "flash")), case.text
        assert not oracle.agrees(case.card, case.facts, case.text[:-1]), case.text


def test_cost_types_and_size_must_be_those_of_the_file() -> None:
    case = CASES[0]
    (face,) = case.facts.faces
    for other in (
        face._replace(cost="{1}{G}"), face._replace(type_line="Creature — Elf"), face._replace(power="3"),
        face._replace(type_line="Artifact Creature — Goblin"), face._replace(loyalty="3"),
        face._replace(toughness="*"),
    ):  # fmt: skip
        facts = case.facts.__class__("invented", "normal", (other,))
        assert not oracle.agrees(case.card, facts, case.text), other


def test_every_word_of_the_language_is_printed_by_some_card() -> None:
    """All models but those of grammar that values and conditions share."""
    said = {type(part).__name__ for case in CASES for part in parts(case.card)}
    known = {
        model.__name__
        for model in (*parts_within(have.Ability), *parts_within(have.Longer), *parts_within(Component))
    }
    assert known - said == WITHOUT_WORDING


def test_every_event_is_printed_by_some_card() -> None:
    said = {part.event for case in CASES for part in parts(case.card) if isinstance(part, Trigger)}
    assert said == set(get_args(EventWord))


def test_each_line_matches_its_own_pattern_alone() -> None:
    for case in CASES:
        patterns = oracle.lines(case.card, case.facts)
        for line in case.text:
            found = [shown(each) for each in patterns if matches(each, line.lower())]
            assert len(found) <= 1 or len(set(found)) == 1, (line, found)


NOT_SAID: dict[str, dict[str, Any]] = {
    "one of all players is asked": {
        "type": "spell",
        "do": [{"action": "may", "who": "each_player", "pay": [{"life": 2}],
                "else": [{"action": "lose_life", "who": "each_player", "number": 4}]}],
    },
    "a target would be chosen later": {
        "type": "spell", "targets": [{"target": "permanent"}],
        "do": [{"action": "may", "pay": [{"life": 2}],
                "do": [{"action": "later", "when": "now", "do": [{"action": "destroy", "what": "target"}]}]}],
    },
    "one player after the other does two things": {
        "type": "spell",
        "do": [{"action": "for_each", "of": "each_player",
                "do": [{"action": "draw", "who": "each"}, {"action": "mill", "who": "each"}]}],
    },
    "what anybody controls is sacrificed": {
        "type": "spell",
        "do": [{"action": "choose", "is": {"type": "land"}, "whose": "any"}, {"action": "sacrifice"}],
    },
    "two are destroyed one after the other": {
        "type": "spell", "targets": [{"target": "permanent"}, {"target": "permanent", "another": True}],
        "do": [{"action": "move", "what": "target", "to": "exile"},
               {"action": "move", "what": "target_2", "to": "exile"}],
    },
    "a word that says nothing is not as by default": {
        "type": "spell", "targets": [{"target": "permanent"}],
        "do": [{"action": "move", "what": "target", "to": "hand", "tapped": True}],
    },
}  # fmt: skip


@rule("MN-R16")
@pytest.mark.parametrize("why", NOT_SAID)
def test_what_no_text_says_is_refused(why: str) -> None:
    ability = NOT_SAID[why]
    types = {"card": ["instant"]} if ability["type"] == "spell" else {"card": ["artifact"]}
    model = CardModel.model_validate({
        "id": "invented", "name": {"en": "Mill Otter", "fr": "Loutre"}, "cost": "1 R", "types": types,
        "abilities": [ability],
    })  # fmt: skip
    with pytest.raises(oracle.Cant):
        oracle.lines(model, facts_of(model))
    assert not oracle.agrees(model, facts_of(model), ("draw a card.",))


def test_a_field_of_the_language_that_is_not_said_is_told_as_the_printer_is_loaded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(card, "_SAID", card._SAID.replace("tapped yours", "tapped"))  # pyright: ignore[reportPrivateUsage]
    with pytest.raises(TypeError, match=r"actions\.Move"):
        card.complete()
