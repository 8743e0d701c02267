"""The characteristics of all permanents as they are now (613); kept until one of them changes."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engines.magic.cards.catalogue import Traits
from engines.magic.table.floating import Row
from engines.magic.table.pieces import Perm
from engines.magic.table.state import Table


class Board:
    """What the permanents are. Copies of a table share it: it is replaced, never changed."""

    __slots__ = ("creatures", "legendary", "sources", "traits")

    def __init__(self, table: Table) -> None:
        self.traits = _traits(table)
        creatures: list[list[int]] = [[] for _ in table.sides]
        sources: list[list[int]] = [[] for _ in table.sides]
        legendary: list[int] = []
        for number, perm in table.perms.items():
            traits = self.traits[number]
            if "creature" in traits.types:
                creatures[perm.seat].append(number)
            if traits.mana:
                sources[perm.seat].append(number)
            if traits.legendary:
                legendary.append(number)
        self.creatures: Sequence[Sequence[int]] = creatures
        """By controller, the numbers of the creatures, in the order in which they came."""
        self.sources: Sequence[Sequence[int]] = sources
        """By controller, the numbers of what has a mana ability."""
        self.legendary: Sequence[int] = legendary


def board_of(table: Table) -> Board:
    """Return the board, made anew if something has changed."""
    found = table.board
    if found is None:
        found = table.board = Board(table)
    return found


def traits_of(table: Table, perm: Perm) -> Traits:
    """Return what a permanent is now."""
    return board_of(table).traits[perm.id]


def _traits(table: Table) -> dict[int, Traits]:
    """Return the characteristics: as printed, then by layer, within a layer by stamp (613.1, 613.7)."""
    found = {number: perm.card.traits for number, perm in table.perms.items()}
    if not table.floating:
        return found
    rows = (
        (_LAYERS[row[0]], each.stamp, row, number)
        for each in table.floating
        for row in each.rows
        for number in each.ids
    )
    for _, _, row, number in sorted(rows):
        if number in found:
            found[number] = _CHANGES[row[0]](found[number], row)
    return found


_LAYERS = {"gains": "6", "sets_pt": "7b", "pt": "7c"}
"""613.1, 613.4."""


def _gains(traits: Traits, row: Row) -> Traits:
    return traits._replace(keywords=traits.keywords | {row[1]})  # pyright: ignore[reportArgumentType]


def _sets(traits: Traits, row: Row) -> Traits:
    return traits._replace(power=row[2], toughness=row[3])


def _adds(traits: Traits, row: Row) -> Traits:
    return traits._replace(power=traits.power + row[2], toughness=traits.toughness + row[3])


_CHANGES: dict[str, Callable[[Traits, Row], Traits]] = {"gains": _gains, "sets_pt": _sets, "pt": _adds}
