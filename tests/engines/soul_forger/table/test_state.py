"""The table is plain data: saved or copied, it is the same."""

from __future__ import annotations

import json

import pytest

from engines.kernel import Dice, Match
from engines.soul_forger.table.entry import Entry
from engines.soul_forger.table.pieces import DoneDeed, slot_of
from engines.soul_forger.table.state import Table
from tests.engines.conformance import random_match
from tests.engines.soul_forger.tables import table_for
from tests.engines.soul_forger.test_playouts import GAME
from tests.profiles import sampled


@pytest.mark.parametrize("seed", sampled(range(3)))
def test_a_table_that_was_copied_or_saved_equals_itself_and_shares_nothing(seed: int) -> None:
    options, seats = table_for(seed)
    for number, (match, _) in enumerate(random_match(GAME, options, seats, seed)):
        if number % 10 == 0:
            before = json.dumps(match.table.dump())
            loaded = GAME.rules.load(json.loads(before), options, seats, Dice("loaded"))
            for twin in (match.table.copy(), loaded):
                assert json.dumps(twin.dump()) == before
                _spoil(twin)
            assert json.dumps(match.table.dump()) == before


def _spoil(table: Table) -> None:
    """Change everything that could be shared."""
    for piece in table.pieces.values():
        piece.damage += 1
        piece.counters["tide"] = 1
        piece.used[0] = 1
    for side in table.sides:
        for pile in (side.deck, side.forge, side.hand, side.material, side.grave, side.removed, side.known):
            pile.append("spoilt")
        side.level += 1
    table.flow.clear()
    table.frames.clear()
    table.fall((0,))
    table.pieces.clear()


def test_every_slot_is_copied() -> None:
    match = Match(GAME, seats=3, seed="slots")
    twin = match.table.copy()
    for name in Table.__slots__:
        value = getattr(match.table, name)
        if name not in ("pieces", "sides", "_rows"):  # rows are reckoned anew
            assert getattr(twin, name) == value


def test_what_waits_in_a_match_of_rules_5_is_loaded_with_the_card_of_its_event() -> None:
    old = [7, "trigger", 0, "ox", 0, 3, 1, [], 0, 0, [], 5, "bear", 1, 1, 0, 2, False, 0]
    entry = Entry.load(old)
    assert (entry.that, entry.player, entry.amount, entry.gone[0].card) == (5, 1, 2, "bear")
    assert (entry.gone[0].owner, entry.gone[0].pile) == (1, "grave")
    assert Entry.load(json.loads(json.dumps(entry.dump()))) == entry


def test_what_a_piece_has_done_shares_no_slot_with_an_ability() -> None:
    """SF-R59: a printed ability, or one of what is attuned, may have any slot from the first on."""
    assert {slot_of(number, place) for number in range(3) for place in range(3)}.isdisjoint(DoneDeed)
    assert max(DoneDeed) < slot_of(0, 0)
