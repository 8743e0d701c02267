"""Random games of two to four: nothing is lost, and no limit is broken."""

from __future__ import annotations

from random import Random

import pytest

from engines.kernel import Match
from engines.soul_forger.game import SoulForger
from engines.soul_forger.table.state import Table
from tests.engines.soul_forger.tables import table_for

GAME = SoulForger()


@pytest.mark.parametrize("seed", range(6))
def test_nothing_is_lost_and_every_limit_holds(seed: int) -> None:
    options, seats = table_for(seed)
    match, chance = Match(GAME, options, seats, str(seed), light=True), Random(seed)
    table = match.table
    brought = [len(side.list) for side in table.sides]
    while match.decisions:
        decision = chance.choice(match.decisions)
        match.answer(decision.seat, decision.any(chance))
        for seat in table.living() if table.stage != "begin" else ():
            assert _main_cards(table, seat) == brought[seat], table.stage
            assert sum(piece.card.hands for piece in table.of(seat, "primary", "secondary")) <= 2
            assert sum(1 for _ in table.of(seat, "armor")) <= 1
            assert sum(1 for _ in table.of(seat, "accessory")) <= 2
            assert sum(1 for _ in table.of(seat, "action")) <= table.options.action_zones
            if table.stage not in ("overflow", "resolving"):
                creatures = sum(piece.card.ronum for piece in table.creatures(seat))
                assert creatures <= table.sides[seat].level
    assert table.result is not None


def _main_cards(table: Table, seat: int) -> int:
    """Count the cards of a player's Main Deck, wherever they lie."""
    side, cards = table.sides[seat], table.catalogue.cards
    piles = (*side.deck, *side.hand, *side.material, *side.grave, *side.removed)
    lying = [piece.card for piece in table.pieces.values() if piece.owner == seat]
    under = [
        cards[each.card] for piece in table.pieces.values() for each in piece.under if each.owner == seat
    ]
    flow = [entry for entry in (*table.flow, *([table.doing] if table.doing else [])) if entry.owner == seat]
    waiting = [cards[entry.card] for entry in flow if entry.kind == "summon"]
    every = [*(cards[card] for card in piles), *lying, *under, *waiting]
    return sum(1 for card in every if card.type != "equipment" and not card.token)


def test_a_card_known_from_both_ends_of_a_short_deck_is_shown_once() -> None:
    """Five known at the bottom of six, and two looked at on top, were seven (random play found it)."""
    options, seats = table_for(0)
    match = Match(GAME, options, seats, "known")
    side = match.table.sides[0]
    side.deck, side.tops, side.bottoms = side.deck[:6], 2, 5
    seen = GAME.view(match.table, 0).sides[0]
    assert (seen.deck_size, len(seen.top), len(seen.bottom)) == (6, 2, 4)
    assert [*seen.top, *seen.bottom] == side.deck[::-1]
