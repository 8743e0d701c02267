"""What the reader makes of the publisher's wordings: each rule by an invented card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from pydantic import TypeAdapter

from engines.magic.cards.exact import read_exactly
from engines.magic.cards.facts import CardFacts
from engines.magic.cards.reading import card as card_reader
from engines.magic.cards.reading.card import read_card
from engines.magic.language.abilities import Ability, Enchant, Longer
from engines.magic.language.conditions import Condition
from engines.magic.language.costs import Costs
from engines.magic.language.events import Trigger
from engines.magic.language.filters import Filter
from engines.magic.language.pack import CardModel
from engines.magic.language.parts import Keyword
from tests.engines.magic.cards.real.rules import every_rule, rules_that_read
from tests.engines.magic.cards.real.scene import WORDINGS, facts, text

ABILITIES: TypeAdapter[tuple[Ability, ...]] = TypeAdapter(tuple[Ability, ...])
KEYWORDS: TypeAdapter[tuple[Keyword | Longer, ...]] = TypeAdapter(tuple[Keyword | Longer, ...])
CONDITION: TypeAdapter[Condition] = TypeAdapter(Condition)
COSTS: TypeAdapter[Costs] = TypeAdapter(Costs)
AURA = "Enchantment — Aura"


def each(section: str) -> Any:
    return pytest.mark.parametrize(("said", "means"), [*WORDINGS[section].items()], ids=[*WORDINGS[section]])


def read(said: str, of: CardFacts | None = None) -> CardModel:
    """Return what a text says; it must be understood."""
    reading = read_card(of or facts(), text(said))
    assert reading.definition is not None, [*reading.refusals]
    return reading.definition


def only(card: CardModel) -> Any:
    (ability,) = card.abilities
    return ability


@each("kinds")
def test_a_kind_asks_for_what_it_says(said: str, means: dict[str, Any]) -> None:
    (target,) = only(read(f"{{1}}: Tap target {said}.")).targets
    assert target.filter == Filter.model_validate(means["is"])
    assert target.whose == means.get("whose", "any")


@each("keywords")
def test_keywords_are_read(said: str, means: list[Any]) -> None:
    card = read(said)
    assert card.keywords == KEYWORDS.validate_python(means)
    assert card.abilities == ()


@each("costs")
def test_costs_are_read(said: str, means: list[Any]) -> None:
    ability = only(read(f"{said}: Draw a card."))
    assert ability.cost == COSTS.validate_python(means)
    assert ability.zone == "battlefield"


@each("events")
def test_events_are_read(said: str, means: dict[str, Any]) -> None:
    ability = only(read(f"{said}, draw a card."))
    assert ability.when == Trigger.model_validate(means)
    assert ability.conditions == ()


@each("conditions")
def test_conditions_are_read_where_they_stand(said: str, means: dict[str, Any]) -> None:
    held = CONDITION.validate_python(means)
    assert only(read(f"When ~ enters the battlefield, if {said}, draw a card.")).conditions == (held,)


@each("deeds")
def test_deeds_are_read(said: str, means: dict[str, Any]) -> None:
    wanted = {"type": "activated", "cost": [{"mana": "1"}], **means}
    assert read(f"{{1}}: {said}").abilities == ABILITIES.validate_python([wanted])


@pytest.mark.parametrize("said", [said for said in WORDINGS["deeds"] if "~" not in said])
def test_a_spell_does_what_an_ability_does(said: str) -> None:
    ability = only(read(f"{{1}}: {said}"))
    spell = only(read(said, facts("Instant")))
    assert (spell.targets, spell.do) == (ability.targets, ability.do)


@each("statics")
def test_what_holds_is_read(said: str, means: dict[str, Any]) -> None:
    assert read(said).abilities == ABILITIES.validate_python([{"type": "static", **means}])


@each("lines")
def test_lines_of_other_kinds_are_read(said: str, means: list[Any]) -> None:
    assert read(said).abilities == ABILITIES.validate_python(means)


@each("auras")
def test_an_aura_speaks_of_what_it_lies_on(said: str, means: list[Any]) -> None:
    card = read(f"Enchant creature\n{said}", facts(AURA))
    assert card.abilities == ABILITIES.validate_python(means)
    (enchant,) = card.keywords
    assert isinstance(enchant, Enchant)
    assert enchant.enchant.filter.type == "creature"


@each("gives")
def test_what_an_aura_gives_speaks_for_itself(said: str, means: dict[str, Any]) -> None:
    card = read(f"Enchant creature\n{said}", facts(AURA))
    assert card.abilities == ABILITIES.validate_python(means["abilities"])
    assert card.gives == ABILITIES.validate_python(means["gives"])


@each("refused")
def test_what_is_not_clear_is_refused_and_told_why(
    said: str, means: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(card_reader, "nearest", lambda _: None)  # features are looked at elsewhere
    reading = read_card(facts(), text(f"Flying\n{{1}}: {said}"))
    assert reading.definition is None
    assert [(each.key, each.line) for each in reading.refusals] == [(means, 2)]
    assert reading.keywords == ("flying",), "for play by hand"


def test_a_spell_of_a_graveyard_is_no_spell_of_any_kind() -> None:
    said = "Whenever a player casts a spell from a graveyard, draw a card."
    assert read_card(facts(), said).definition is None


@pytest.mark.parametrize(
    ("of", "said"),
    [
        (
            facts("Instant"),
            "Target creature gets +1/+1 until end of turn for each other creature you control.",
        ),
        (facts(), "{1}: Target creature gets +1/+1 until end of turn for each other creature you control."),
        (facts(AURA), "Enchant creature\nEnchanted creature gets +1/+1 for each other creature you control."),
        (facts(AURA), "Enchant creature\nOther creatures you control get +1/+1."),
        (facts("Instant"), "If you control another creature, draw a card."),
        (facts(), "Whenever a creature enters the battlefield, sacrifice another creature."),
    ],
)
def test_other_is_read_only_where_it_means_the_object_that_speaks(of: CardFacts, said: str) -> None:
    (refusal,) = read_card(of, said).refusals
    assert refusal.key == "unclear"


def test_a_sub_type_that_ends_like_a_plural_is_one() -> None:
    (picked, _) = only(read("{1}: Sacrifice a Pegasus.")).do
    assert (picked.filter.sub, picked.number) == ("pegasus", 1)


def test_a_text_may_need_a_head_or_a_cost_of_its_own() -> None:
    equipment = read("Equipped creature gets +1/+1.\nEquip {2}", facts("Artifact — Equipment"))
    assert only(equipment).what == "host"
    x = read("~ deals X damage to any target.", facts("Instant", "{X}{R}"))
    assert only(x).do[0].number == "x"
    flashback = read("Draw a card.\nFlashback {2}{U}", facts("Sorcery"))
    assert flashback.keywords == KEYWORDS.validate_python([{"flashback": "2 U"}])
    assert read("A deck can have any number of cards named ~.").any_number


def test_what_a_spell_has_cost_can_be_spoken_of() -> None:
    cost = "As an additional cost to cast this spell, sacrifice a creature."
    paid = read(f"{cost}\nYou gain life equal to the sacrificed creature's power.", facts("Sorcery"))
    assert paid.additional == COSTS.validate_python([{"sacrifice": {"type": "creature"}}])
    assert only(paid).do[0].number.of == "paid"


def test_modes_are_read_each_for_itself() -> None:
    modal = read("Choose two —\n• Draw a card.\n• You gain 2 life.\n• Scry 1.", facts("Instant"))
    assert (only(modal).choose, len(only(modal).modes)) == (2, 3)
    for head, chosen in (("one or both", (1, 2)), ("any number", (0, 2)), ("up to one", (0, 1))):
        assert only(read(f"Choose {head} —\n• Draw a card.\n• Scry 1.", facts("Instant"))).chosen == chosen
    three = "Choose {} —\n• Draw a card.\n• You gain 2 life.\n• Scry 1."
    assert only(read(three.format("one or more"), facts("Instant"))).chosen == (1, 3)
    assert read_card(facts("Instant"), three.format("one or both")).definition is None


def test_a_kicker_is_asked_for() -> None:
    kicked = read("Kicker {1}\nYou gain 2 life. If this spell was kicked, draw a card.", facts("Instant"))
    assert only(kicked).do[1].conditions[0].test == "kicked"
    entered = read("Kicker {1}\nWhen ~ enters the battlefield, if it was kicked, draw a card.")
    assert only(entered).conditions[0].test == "kicked"


def test_what_a_kicked_spell_alone_aims_at_is_no_target_of_another() -> None:
    """702.33g."""
    kicked = read(
        "Kicker {1}\nDraw a card. If this spell was kicked, destroy target artifact.", facts("Instant")
    )
    (target,) = only(kicked).targets
    assert (target.filter.type, target.if_kicked) == ("artifact", True)
    said = (
        "Kicker {1}\n~ deals 2 damage to target creature. "
        "If this spell was kicked, ~ deals 2 damage to another target creature."
    )
    assert [(each.another, each.if_kicked) for each in only(read(said, facts("Instant"))).targets] == [
        (False, False), (True, True),
    ]  # fmt: skip


def test_what_triggers_has_no_target_of_a_kicked_spell() -> None:
    said = "Kicker {1}\nWhen ~ dies, draw a card. If it was kicked, destroy target artifact."
    assert read_card(facts(), said).definition is None


@pytest.mark.parametrize(
    ("said", "size", "means"),
    [
        (
            "~'s power and toughness are each equal to the number of lands you control.",
            ("*", "*"),
            (True, True),
        ),
        ("~'s power is equal to the number of lands you control.", ("*", "3"), (True, 3)),
        ("~'s toughness is equal to the number of lands you control.", ("1", "*"), (1, True)),
    ],
)
def test_a_star_is_what_the_text_says(said: str, size: tuple[str, str], means: tuple[Any, Any]) -> None:
    (change,) = only(read(said, facts(size=size))).changes
    assert tuple(each if isinstance(each, int) else True for each in change.size) == means
    assert change.defines
    assert read_card(facts(size=("2", "2")), text(said)).definition is None
    assert read_card(facts(size=size), "Flying").definition is None


def test_power_and_toughness_may_be_told_by_one_number() -> None:
    said = "~'s power is equal to your life total and its toughness is equal to that number plus 1."
    (change,) = only(read(said, facts(size=("*", "*")))).changes
    assert change.size[1].parts == (change.size[0], 1)


def test_a_card_without_a_text_has_no_abilities() -> None:
    assert read("").abilities == ()


# No rule without a wording


def test_every_rule_reads_one_of_these_texts() -> None:
    with rules_that_read() as seen:
        for said in texts():
            read_card(*said)
    assert every_rule() - seen == set()


def texts() -> Iterator[tuple[CardFacts, str]]:
    for said in WORDINGS["costs"]:
        yield facts(), text(f"{said}: Draw a card.")
    for said in WORDINGS["events"]:
        yield facts(), text(f"{said}, draw a card.")
    for said in WORDINGS["conditions"]:
        yield facts(), text(f"When ~ enters the battlefield, if {said}, draw a card.")
    for said in WORDINGS["deeds"]:
        yield facts(), text(f"{{1}}: {said}")
    for section in ("statics", "lines"):
        for said in WORDINGS[section]:
            yield facts(), text(said)
    for section in ("auras", "gives"):
        for said in WORDINGS[section]:
            yield facts(AURA), text(f"Enchant creature\n{said}")
    for size in (("*", "*"), ("*", "3"), ("1", "*")):
        yield (
            facts(size=size),
            text("~'s power and toughness are each equal to the number of lands you control."),
        )
        yield facts(size=size), text("~'s power is equal to the number of lands you control.")
        yield facts(size=size), text("~'s toughness is equal to the number of lands you control.")
        said = (
            "~'s power is equal to 2 plus your life total and its toughness is equal to that number plus 1."
        )
        yield facts(size=size), text(said)
    yield facts("Instant"), "Kicker {1}\nYou gain 2 life. If this spell was kicked, draw a card."
    yield facts("Instant"), "Kicker {1}\nDraw a card. If this spell was kicked, destroy target artifact."
    yield facts(), "Kicker {3}\nIf ~ was kicked, it enters the battlefield with two +1/+1 counters on it."
    yield facts(), "{2}, Discard this card: Draw a card."


# The second printer


NOT_PRINTED = {
    "When ~ enters the battlefield, if it was a Badger, draw a card.",
    "{1}: Choose target creature. It gets +1/+1 until end of turn.",
    "Lands you control are Forests in addition to their other types.",
    "Whenever a land you control is tapped for mana, add {G}.",
}
"""Wordings that are read, and that the second printer does not confirm yet: such cards are not exact."""


def test_the_second_printer_confirms_what_is_read() -> None:
    unconfirmed = {
        said
        for of, said in texts()
        if (reading := read_exactly(of, said)).definition is None
        if any(each.key == "round-trip" for each in reading.refusals)
    }
    assert unconfirmed == {text(said) for said in NOT_PRINTED}
