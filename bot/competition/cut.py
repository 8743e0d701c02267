"""Seeds of brackets: of the cut after Swiss rounds, and of a bracket that begins an event."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import StrEnum

from bot.competition.standings import Standing, parted
from bot.competition.state import lot
from bot.competition.tie_breaks import By


class Seeding(StrEnum):
    """Who is which seed where no rounds came before."""

    LOT = "lot"
    RATING = "rating"
    """As the server's list has them: the sure, then the provisional; who has no rating comes last, by lot."""
    ORDER = "order"
    """Who signed up first."""


def first_seeds(
    numbers: Collection[int], by: Seeding, seed: str, rated: Sequence[int] = ()
) -> tuple[int, ...]:
    """Return the seeds of a bracket that begins an event, the best first; `rated` are the rated, in order.

    The lot is that of the event's own seed: drawn again it is the same.
    """
    if by is Seeding.ORDER:
        return tuple(sorted(numbers))
    first = [number for number in rated if number in numbers] if by is Seeding.RATING else []
    rest = sorted(set(numbers) - set(first), key=lambda number: lot(seed, number))
    return (*first, *rest)


def size_for(entrants: int) -> int:
    """Return the usual size: eight from 17 entrants on, four below, two of three."""
    return 8 if entrants >= 17 else 4 if entrants >= 4 else 2


def seeds(table: Sequence[Standing], size: int, gone: Collection[int] = ()) -> tuple[int, ...]:
    """Return who is in the cut, the best seed first. Any size does: the best seeds then have byes.

    Who left before it was made is passed over; whoever leaves later gives a bye and is not replaced.
    """
    entitled = [row.number for row in table if row.place is not None and row.number not in gone]
    return tuple(entitled[:size])


def open_tie(table: Sequence[Standing], size: int, gone: Collection[int] = ()) -> tuple[int, int] | None:
    """Return the last who is in and the first who is out, where nothing but the lot parts them."""
    rows = [row for row in table if row.place is not None and row.number not in gone]
    if not 0 < size < len(rows):
        return None
    inside, outside = rows[size - 1], rows[size]
    return (inside.number, outside.number) if parted(inside, outside, table).by is By.LOT else None
