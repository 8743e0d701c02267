"""What must hold at each moment of a match, whatever was played."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import get_args

from engines.soul_forger.cards.catalogue import Card
from engines.soul_forger.table.pieces import Zone
from engines.soul_forger.table.rows import Rows
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
    assert table.holding == _index(table, lambda card: card.holds)
    assert table.hearing == _index(table, lambda card: card.triggers)
    _check_rows(table)


def _index(table: Table, kinds: Callable[[Card], Iterable[str]]) -> dict[str, tuple[int, ...]]:
    """Return which pieces speak of each kind, looked for among all."""
    found: dict[str, list[int]] = {}
    for piece in table.pieces.values():
        for kind in {kind for card, _, _ in table.speaking(piece) for kind in kinds(card)}:
            found.setdefault(kind, []).append(piece.id)
    return {kind: tuple(numbers) for kind, numbers in found.items()}


def _check_rows(table: Table) -> None:
    """Fail where what was kept up of what lies where is not what it would be if it were made anew."""
    kept, anew = table.rows, Rows(table.pieces.values(), len(table.sides))
    numbers = (kept.ronum, kept.endurance, kept.unarmed, kept.unique)
    assert numbers == (anew.ronum, anew.endurance, anew.unarmed, anew.unique)
    for kind in ("creature", "equipment", "action"):
        assert [*kept.of_kind(kind)] == [*anew.of_kind(kind)]
    for seat in range(len(table.sides)):
        assert [*kept.all_of(seat)] == [*anew.all_of(seat)]
        assert [*kept.able(seat)] == [*anew.able(seat)]
        assert kept.shown(seat) == anew.shown(seat)
        for zone in get_args(Zone):
            assert [*kept.of(seat, zone)] == [*anew.of(seat, zone)], zone


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
