"""What a text loses before it is read says nothing: each rule, and what it must not touch."""

from __future__ import annotations

import pytest

from engines.magic.cards.reading.normal import NamedCard, names, normal_lines
from engines.magic.cards.words.ability_words import ABILITY_WORDS, MEANS_SOMETHING

TINKER = NamedCard("Brasswork Tinker", ("Badger",))


def normal(text: str, card: NamedCard = TINKER) -> tuple[str, ...]:
    return normal_lines(card, text)


@pytest.mark.parametrize(
    ("said", "means"),
    [
        ("When Brasswork Tinker dies, draw a card.", "when ~ dies, draw a card."),
        ("When this creature dies, draw a card.", "when ~ dies, draw a card."),
        ("Brasswork Tinker’s power is 1.", "~'s power is 1."),
        ("Flying (It flies.)", "flying"),
        ("Brasswork Tinker enters the battlefield tapped.", "~ enters tapped."),
        ("{1}{G}: Draw a card.", "{1}{G}: draw a card."),
        ("Landfall — Whenever a land enters, draw a card.", "whenever a land enters, draw a card."),
        ("Sleight of Paw — {1}: Draw a card.", "{1}: draw a card."),
        ("Target creature gets −1/−1.", "target creature gets -1/-1."),
        ("Draw   a card. Then scry 1.", "draw a card. then scry 1."),
    ],
)
def test_what_says_nothing_is_taken_away(said: str, means: str) -> None:
    assert normal(said) == (means,)


@pytest.mark.parametrize(
    "said",
    [
        "brasswork Tinker dies",  # its name is written large
        "a Brasswork Tinkerer dies",
        "an Old Brasswork Tinker-Hound dies",
        "this creature card",
        "this spell",
        "(it flies",  # the reminder has no end
        "boast — {1}: draw a card.",
        "forecast — {1}: draw a card.",
        "choose one — flying",
    ],
)
def test_nothing_else_is(said: str) -> None:
    assert normal(said) == (said,)


def test_a_reminder_within_another_leaves_something_that_nobody_can_read() -> None:
    (line,) = normal("Flying (It (and its like) flies.)")
    assert "(" in line


def test_what_stands_between_quotes_speaks_of_another_object() -> None:
    (line,) = normal('Brasswork Tinker has "Sacrifice Brasswork Tinker: Untap this creature."')
    assert line == '~ has "sacrifice Brasswork Tinker: untap ~."'


def test_modes_stand_in_the_line_that_offers_them() -> None:
    assert normal("Choose one —\n• Draw a card.\n• Scry 1.\nFlying") == (
        "choose one — • draw a card. • scry 1.",
        "flying",
    )


def test_large_letters_are_left_to_sub_types_alone() -> None:
    assert normal("Badgers you control get +1/+1.") == ("Badgers you control get +1/+1.",)
    assert normal("Elves you control get +1/+1.") == ("Elves you control get +1/+1.",), "Herald knows those"
    assert normal("Commander creatures fly.") == ("commander creatures fly.",)
    assert normal("Other Otters fly.") == ("other Otters fly.",)


def test_a_legendary_card_may_call_itself_by_a_part_of_its_name() -> None:
    assert names(NamedCard("Ardis, the Old Fox")) == ("Ardis, the Old Fox",)
    known = names(NamedCard("Ardis, the Old Fox", ("Fox",), is_legendary=True))
    assert known[:2] == ("Ardis, the Old Fox", "Ardis")
    assert normal("Ardis dies", NamedCard("Ardis of the Mill", (), is_legendary=True)) == ("~ dies",)


def test_a_name_that_is_a_word_of_the_rules_is_no_name_in_a_text() -> None:
    assert names(NamedCard("Exile")) == ()
    assert names(NamedCard("Badger King", ("Badger",), is_legendary=True)) == ("Badger King",)
    assert normal("Exile target creature.", NamedCard("Exile")) == ("exile target creature.",)


def test_a_keyword_that_the_file_lists_is_no_flavour_word() -> None:
    said = "Sleight of Paw — {1}: Draw a card."
    (line,) = normal(said, TINKER._replace(keywords=("Sleight of Paw",)))
    assert line.startswith("sleight of Paw — ")


def test_no_ability_word_means_anything() -> None:
    assert not ABILITY_WORDS & MEANS_SOMETHING


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Draw two cards.", "Draw three cards."),
        ("Destroy target creature.", "Destroy target noncreature."),
        ("It gets +1/+1.", "It gets -1/-1."),
        ("When Brasswork Tinker dies, draw a card.", "When a creature dies, draw a card."),
        ("Brasswork Tinker enters the battlefield.", "Brasswork Tinker leaves the battlefield."),
        ('It has "This creature flies."', "It has this creature flies."),
        ("Draw a card. You lose 1 life.", "Draw a card, you lose 1 life."),
        ("Flying\nHaste", "Flying, haste"),
    ],
)
def test_texts_that_differ_in_meaning_stay_apart(one: str, other: str) -> None:
    assert normal(one) != normal(other)
