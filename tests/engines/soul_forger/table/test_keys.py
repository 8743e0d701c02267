"""What is written into a key is read from it again; its text is the one that records hold."""

from __future__ import annotations

from typing import Literal

import pytest

from engines.soul_forger.table import keys
from engines.soul_forger.table.entry import Combat
from engines.soul_forger.table.keys import (
    Announced,
    Held,
    InFlow,
    InPile,
    OnTable,
    PassFor,
    Player,
    Stop,
    Waiting,
)


@pytest.mark.parametrize(
    ("key", "written"),
    [
        (keys.piece(12), "p12"),
        (keys.player(1), "s1"),
        (keys.entry(3), "e3"),
        (keys.in_pile("grave", 1, "imp"), "c:grave:1:imp"),
        (keys.announce("summon", "imp"), "summon:imp"),
        (keys.use(12), "use:p12"),
        (keys.skill(3, 1), "skill:p3:1"),
        (keys.held("material", "imp"), "m:imp"),
        (keys.held("hand", "imp#2"), "h:imp#2"),
        (keys.waiting("imp", 0, 12), "imp:0:12"),
        (keys.quiet("turn"), "quiet:turn"),
        (keys.quiet(""), "quiet:"),
        (keys.stop("step2"), "stop:step2"),
    ],
)
def test_keys_are_written_as_records_hold_them(key: str, written: str) -> None:
    assert key == written


@pytest.mark.parametrize(
    ("key", "kind", "aim"),
    [
        ("p12", OnTable, (12,)),
        ("s1", Player, (1,)),
        ("e3", InFlow, (3,)),
        ("c:grave:1:imp", InPile, ("grave", 1, "imp")),
    ],
)
def test_what_is_aimed_at_is_told_by_its_kind(key: str, kind: type, aim: tuple[str | int, ...]) -> None:
    found = keys.aim(key)
    assert type(found) is kind
    assert found == aim


@pytest.mark.parametrize("key", ["", "no_target", "pass", "stop", "pearl_mail", "imp#2", "set:imp", "p"])
def test_words_and_cards_are_no_aims(key: str) -> None:
    assert keys.aim(key) is None


@pytest.mark.parametrize("card", ["c", "use", "skill", "set", "h", "stop"])
def test_a_card_that_is_called_as_a_key_begins_is_still_a_card(card: str) -> None:
    assert (keys.aim(card), keys.announced(card)) == (None, None)


def test_only_cards_on_the_table_are_pieces() -> None:
    assert list(keys.pieces_among(["s1", "p12", "", "c:grave:1:imp", "p3"])) == [12, 3]


@pytest.mark.parametrize("verb", ["summon", "forge", "play", "set"])
def test_a_card_is_announced_by_its_name(verb: Literal["summon", "forge", "play", "set"]) -> None:
    assert keys.announced(f"{verb}:imp") == Announced(verb, "imp")


def test_what_lies_on_the_table_is_announced_by_its_number() -> None:
    assert keys.announced("use:p12") == Announced("use", piece=12)
    assert keys.announced("skill:p3:101") == Announced("skill", piece=3, slot=101)


@pytest.mark.parametrize("key", ["pass", "switch", "end", "p12", "set", "quiet:"])
def test_other_answers_announce_nothing(key: str) -> None:
    assert keys.announced(key) is None


def test_a_second_copy_pays_as_its_card() -> None:
    assert keys.payer("h:imp#2") == Held("hand", "imp")
    assert keys.payer("m:imp") == Held("material", "imp")
    assert keys.payer("p12") == OnTable(12)


def test_a_triggered_ability_is_told_by_card_place_and_what_it_is_about() -> None:
    assert keys.triggered("imp:0:12") == Waiting("imp", 0, 12)


def test_an_order_passes_for_a_while_or_turns_a_stop() -> None:
    assert (keys.order("quiet:turn"), keys.order("quiet:")) == (PassFor("turn"), PassFor(""))
    assert keys.order("stop:step2") == Stop("step2")


def test_a_combat_is_aimed_at_a_creature_or_at_its_player() -> None:
    assert Combat(attacker=4, seat=0, defender=1, target=12).aim == "p12"
    assert Combat(attacker=4, seat=0, defender=1).aim == "s1"
