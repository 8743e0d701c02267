"""What is written into a key is read from it again; its text is the one that records hold."""

from __future__ import annotations

import pytest

from engines.kernel.decisions.keys import (
    card_of,
    copies,
    deed,
    joined,
    number_of,
    numbered,
    parts,
    split,
    split_last,
)


def test_a_number_is_read_of_its_own_kind_alone() -> None:
    assert numbered("p", 12) == "p12"
    assert number_of("p12", "p") == 12
    assert number_of("p12", "s") is None
    assert number_of("pass", "p") is None
    assert number_of("p", "p") is None


def test_a_key_begins_with_what_is_done() -> None:
    assert deed("use", "p12") == "use:p12"
    assert split("use:p12") == ("use", "p12")
    assert split("skill:p3:1") == ("skill", "p3:1")


@pytest.mark.parametrize("word", ["pass", "p12", ""])
def test_a_word_of_its_own_has_no_rest(word: str) -> None:
    assert split(word) == (word, "")


def test_the_last_part_of_a_key_is_told_from_all_before() -> None:
    assert split_last("channel:3:1") == ("channel:3", "1")
    assert split_last("imp") == ("", "imp")


def test_all_parts_of_a_key_are_read_as_they_were_written() -> None:
    assert joined("spend", 1, 0) == "spend:1:0"
    assert parts("c:grave:1:imp") == ["c", "grave", "1", "imp"]


def test_a_second_copy_has_a_key_of_its_own() -> None:
    keys = copies(["ace", "king", "ace", "ace"])
    assert keys == ["ace", "king", "ace#2", "ace#3"]
    assert [card_of(key) for key in keys] == ["ace", "king", "ace", "ace"]
