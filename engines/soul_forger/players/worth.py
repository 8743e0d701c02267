"""What cards are worth to a computer player, and whether a text does good or harm."""

from __future__ import annotations

from functools import lru_cache

from engines.kernel.cards.packs import parts
from engines.soul_forger.cards.catalogue import Card
from engines.soul_forger.evaluation import powers
from engines.soul_forger.table.pieces import Piece
from engines.soul_forger.table.state import Table

HARM = frozenset({
    "damage", "destroy", "send", "negate", "discard", "mill", "lose_level", "lose_experience",
    "remove_counter", "control", "detach",
})  # fmt: skip
_HELP = frozenset({
    "heal", "draw", "search", "gain_level", "gain_experience", "add_counter", "manifest", "play_free",
    "forge_free", "move_cards", "organize", "absorb", "attune", "copy", "set",
})  # fmt: skip
_BAD_CHANGES = frozenset({"cannot", "player_cannot", "no_keyword", "extra_damage", "must"})


@lru_cache(maxsize=4_096)
def harms(card: Card, place: int) -> bool:
    """Tell whether what an ability of a card is aimed at had better be an opponent's."""
    for part in parts(card.abilities[place]):
        action = getattr(part, "action", None)
        if action in HARM:
            return True
        if action == "guard":
            return getattr(part, "to", "") == "off"
        if action == "change":
            return changes_for_the_worse(getattr(part, "what", None))
        if action in _HELP:
            return False
    return False


def changes_for_the_worse(change: object) -> bool:
    """Tell whether a change had better be on what is an opponent's."""
    if getattr(change, "change", "") in _BAD_CHANGES:
        return True
    value = getattr(change, "value", None)
    return isinstance(value, int) and value < 0


def of_card(card: Card) -> int:
    """Return what a card of a hand or pile is worth: a weapon for what it deals, whatever it costs."""
    if card.equip == "weapon":
        return 2 * card.on + card.off + 2 * len(card.keywords) + len(card.abilities)
    return 2 * card.ronum + len(card.abilities) + len(card.keywords)


def of_piece(table: Table, piece: Piece) -> int:
    """Return what a card on the table is worth: a creature for what it deals and can take."""
    if not piece.up:
        return 4
    worth = of_card(piece.card)
    return worth + piece.card.on + powers.endurance_left(table, piece) if piece.is_creature else worth
