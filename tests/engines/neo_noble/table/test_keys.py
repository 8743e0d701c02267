"""What is written into a key is read from it again; its text is the one that records hold."""

import pytest

from engines.neo_noble.table import keys
from engines.neo_noble.table.keys import SoulSource
from engines.neo_noble.table.pieces import Place, Source, place_named
from engines.neo_noble.table.resolving_effect import text_key


@pytest.mark.parametrize(
    ("key", "written"),
    [
        (keys.spirit(4), "s4"),
        (keys.noble(1), "noble:1"),
        (keys.channel(3), "channel:3"),
        (keys.coin(0), "coin:0"),
        (keys.kept(2), "keep:2"),
        (keys.slot(1), "slot:1"),
        (keys.summon("root_choir"), "summon:root_choir"),
        (keys.pay("s4:1"), "pay:s4:1"),
        (keys.owned(1, "root_choir"), "1:root_choir"),
        (keys.in_channel(2, "root_choir", 1), "channel:2:root_choir:1"),
        (keys.text(keys.left("root_choir", "s4"), 1), "root_choir#s4:1"),
        (text_key(Source(0, "root_choir", "s4"), 1), "s4:1"),
        (text_key(Source(0, "a_noble"), 0), "noble:0"),
        (text_key(Source(0, "root_choir", None, 2), 1), "channel:2:1"),
    ],
)
def test_keys_are_written_as_records_hold_them(key: str, written: str) -> None:
    assert key == written


def test_whose_lane_slot_or_card_is_meant_is_read_again() -> None:
    assert keys.owned_named("1:root_choir") == (1, "root_choir")
    assert keys.owned_named("1:2").number == 2
    assert place_named(Place(1, 2).key) == Place(1, 2)


def test_a_coin_is_read_with_whether_it_is_kept() -> None:
    assert keys.coin_named(keys.coin(2)) == (2, False)
    assert keys.coin_named(keys.kept(2)) == (2, True)


@pytest.mark.parametrize(
    ("key", "source"),
    [
        ("soul", SoulSource("soul", 0)),
        ("soul#2", SoulSource("soul", 0)),
        ("slot:3", SoulSource("slot", 3)),
        ("coin:1", SoulSource("coin", 1)),
        ("bargain", SoulSource("bargain", 0)),
    ],
)
def test_where_a_soul_comes_from_is_read_again(key: str, source: SoulSource) -> None:
    assert keys.soul_source(key) == source


def test_the_card_of_a_channel_slot_is_told_from_one_of_the_hand() -> None:
    assert keys.channel_slot(keys.channel(0)) == 0
    assert keys.channel_slot("root_choir") is None
    assert keys.channel_slot("channel") is None, "a card that is called so"


def test_a_text_is_read_with_what_bears_it() -> None:
    assert keys.text_named(text_key(Source(0, "root_choir", "s4"), 1)) == ("s4", 1)
    bearer, place = keys.text_named(text_key(Source(0, "root_choir", None, 2), 1))
    assert (keys.channel_slot(bearer), place) == (2, 1)


def test_a_word_is_told_from_a_text() -> None:
    assert [key for key in ("s4:1", "done", "noble:0", "pass") if keys.is_text(key)] == ["s4:1", "noble:0"]


def test_what_answers_is_a_card_or_a_text_that_is_paid_for() -> None:
    assert (keys.summoned("summon:root_choir"), keys.paid("summon:root_choir")) == ("root_choir", None)
    assert (keys.summoned("pay:s4:1"), keys.paid("pay:s4:1")) == (None, "s4:1")
    assert (keys.summoned("pass"), keys.paid("pass")) == (None, None)


@pytest.mark.parametrize("key", ["root_choir", "root_choir#2", "summon:root_choir", "1:root_choir"])
def test_the_card_at_the_end_of_a_key_is_found(key: str) -> None:
    assert keys.card_in(key) == "root_choir"
