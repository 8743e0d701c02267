"""A declaration is written as records hold it, and read from that again."""

from engines.dueling_nobles.table.keys import NOTHING, ONE_NOBLE, declaration, declared, is_declaration


def test_a_declaration_says_how_many_cards_and_nobles() -> None:
    assert declaration(3, 1) == "spend:3:1"
    assert declared("spend:3:1") == (3, 1)


def test_nothing_and_one_noble_are_written_as_records_hold_them() -> None:
    assert (NOTHING, ONE_NOBLE) == ("spend:0:0", "spend:0:1")


def test_a_card_or_a_verb_is_no_declaration() -> None:
    assert [key for key in ("spend:0:0", "king_tax", "QH") if is_declaration(key)] == ["spend:0:0"]
