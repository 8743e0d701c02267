"""A bulk file read whole, whichever of the two kinds it is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from engines.kernel import Say
from engines.kernel.cards.owned import BadBulk
from engines.magic.cards.bulk import mtgjson, scryfall
from engines.magic.cards.bulk.gathering import Gathering, RealCard
from engines.magic.cards.bulk.stream import JsonStream


class BulkCards(NamedTuple):
    """What a bulk file came to."""

    cards: Iterator[RealCard]
    """By their numbers; each may be had once."""
    rows: int
    """Printings, or faces of them."""
    odd: int
    """Rows that say nothing usable."""
    told: tuple[str, ...]
    """The first of those: the row's number and the field."""


def read_bulk(pieces: Iterable[str], names: Iterable[str] = ()) -> BulkCards:
    """Read the text of a bulk file, piece by piece, and of another one for names. Raises BadBulk."""
    found = _gathered(iter(pieces), names_only=False)
    rest = iter(names)
    first = next(rest, None)
    if first is not None:
        found.take_names(_gathered(_with(first, rest), names_only=True))
    return BulkCards(found.cards(), found.rows, found.odd, tuple(found.told))


def _with(first: str, rest: Iterator[str]) -> Iterator[str]:
    yield first
    yield from rest


def _gathered(pieces: Iterator[str], *, names_only: bool) -> Gathering:
    found, stream = Gathering(), JsonStream(pieces)
    match stream.peek():
        case "[":
            scryfall.read(stream, found, names_only=names_only)
        case "{":
            mtgjson.read(stream, found, names_only=names_only)
        case _:
            raise BadBulk(Say("real-bad-kind"))
    if stream.peek():
        raise BadBulk(Say("real-bad-more"))
    if not found.rows or found.rows == found.odd:
        raise BadBulk(Say("real-bad-kind"))
    return found
