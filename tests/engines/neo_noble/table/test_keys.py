"""What is written into a key is read from it again; its text is the one that records hold."""

import pytest

from engines.neo_noble.table import keys
from engines.neo_noble.table.pieces import Place, Source, place_named
from engines.neo_noble.table.use import text_key


@pytest.mark.parametrize(
    ("key", "written"),
    [
        (keys.key(keys.CHANNEL, 3), "channel:3"),
        (keys.key(keys.COIN, 0), "coin:0"),
        (keys.key(keys.KEPT, 2), "keep:2"),
        (keys.key(keys.SLOT, 1), "slot:1"),
        (keys.key(keys.SUMMON, "root_choir"), "summon:root_choir"),
        (keys.key(1, "root_choir"), "1:root_choir"),
        (text_key(Source(0, "root_choir", "s4"), 1), "s4:1"),
        (text_key(Source(0, "a_noble"), 0), "noble:0"),
        (text_key(Source(0, "root_choir", None, 2), 1), "channel:2:1"),
    ],
)
def test_keys_are_written_as_records_hold_them(key: str, written: str) -> None:
    assert key == written


def test_what_a_key_means_is_read_again() -> None:
    assert keys.parts(keys.key(keys.PAY, "s4:1")) == (keys.PAY, "s4:1")
    assert keys.parts(keys.SOUL) == (keys.SOUL, "")
    assert keys.number(keys.key(keys.COIN, 2)) == 2
    assert keys.owned(keys.key(1, "root_choir")) == (1, "root_choir")
    assert place_named(Place(1, 2).key) == Place(1, 2)


def test_the_card_of_a_channel_slot_is_told_from_one_of_the_hand() -> None:
    assert keys.channel_slot(keys.key(keys.CHANNEL, 0)) == 0
    assert keys.channel_slot("root_choir") is None


def test_a_text_is_read_with_what_bears_it() -> None:
    assert keys.text(text_key(Source(0, "root_choir", "s4"), 1)) == ("s4", 1)
    bearer, place = keys.text(text_key(Source(0, "root_choir", None, 2), 1))
    assert (keys.channel_slot(bearer), place) == (2, 1)
