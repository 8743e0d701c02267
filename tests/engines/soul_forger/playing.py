"""What must hold at each moment of a match, whatever was played."""

from __future__ import annotations

from engines.soul_forger.table.state import Table


def check(table: Table) -> None:
    """Fail where a card is lost or there twice, or a zone holds more than it may."""
    if table.stage == "begin":
        return
    for seat in table.living():
        assert main_cards(table, seat) == len(table.sides[seat].list), table.stage
        assert sum(piece.card.hands for piece in table.of(seat, "primary", "secondary")) <= 2
        assert len(table.of(seat, "armor")) <= 1
        assert len(table.of(seat, "accessory")) <= 2
        assert len(table.of(seat, "action")) <= table.options.action_zones
    assert not table.reckoned
    for kind, numbers in table.holding.items():
        held = [
            piece
            for piece in table.pieces.values()
            if any(kind in card.holds for card, _, _ in table.speaking(piece))
        ]
        assert numbers == tuple(piece.id for piece in held)


def main_cards(table: Table, seat: int) -> int:
    """Count the cards of a player's Main Deck, wherever they lie."""
    side, cards = table.sides[seat], table.catalogue.cards
    piles = (*side.deck, *side.hand, *side.material, *side.grave, *side.removed)
    lying = [piece.card for piece in table.pieces.values() if piece.owner == seat]
    under = [
        cards[each.card] for piece in table.pieces.values() for each in piece.under if each.owner == seat
    ]
    flow = [entry for entry in table.flow if entry.owner == seat and not entry.negated]
    waiting = [cards[entry.card] for entry in flow if entry.kind == "summon"]
    every = [*(cards[card] for card in piles), *lying, *under, *waiting]
    return sum(1 for card in every if card.type != "equipment" and not card.token)
