"""Wounds and deaths (DN-23, DN-56 to DN-60)."""

from __future__ import annotations

from engines.dueling_nobles.table.state import Noble, Table


def limit(table: Table, noble: Noble) -> int:
    """Return the number of wounds at which a noble dies (DN-59, H3)."""
    return table.limits[noble.card[0]]


def wound(table: Table, seat: int, noble: Noble) -> bool:
    """Put a wound on a noble, and tell whether it dies of it (DN-56, DN-59)."""
    noble.wounds += 1
    most = limit(table, noble)
    if table.journal is not None:
        card, now = noble.card, noble.wounds
        table.tell("wound", seat=seat, noble=card, was=now - 1, wounds=now, limit=most, on=card)
    if noble.wounds < most:
        return False
    _die(table, seat, noble)
    return True


def _die(table: Table, seat: int, noble: Noble) -> None:
    """Shuffle a dead noble into the noble deck, clean, and discard its boost (DN-23, DN-60)."""
    court = table.sides[seat].courtyard
    court.remove(noble)
    table.tell("death", seat=seat, noble=noble.card, was=len(court) + 1, now=len(court))
    if noble.boost is not None:
        table.discard.append(noble.boost)
        table.tell("boost_lost", seat=seat, card=noble.boost)
    table.noble_deck.append(noble.card)
    table.dice.shuffle(table.noble_deck)
