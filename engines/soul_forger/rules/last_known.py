"""What is known last of cards that leave: whoever speaks of them knows it from then on."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import TypeVar

from engines.kernel.effects.call_frames import EACH
from engines.soul_forger.evaluation import powers
from engines.soul_forger.table.effect_context import MADE
from engines.soul_forger.table.entry import Entry, Gone, Lasting
from engines.soul_forger.table.keys import piece_named, pieces_among
from engines.soul_forger.table.pieces import HIDDEN, Piece
from engines.soul_forger.table.state import Table

OPEN = ("grave", "material", "removed")
"""Piles that all see."""


def seen_last(table: Table, piece: Piece, pile: str) -> Gone:
    """Return how a card is, which goes to a pile of its owner's; in a deck nobody finds it again."""
    card = piece.card.id if piece.up or pile in OPEN else HIDDEN
    lies = pile if not (piece.card.token or pile.startswith("deck")) else ""
    counters = tuple(sorted(piece.counters.items()))
    numbers = (powers.power, powers.ronum, powers.endurance)
    power, ronum, endurance = (of(table, piece) if piece.up else 0 for of in numbers)
    return Gone(
        piece.id, card, piece.owner, piece.seat, lies, power, ronum, piece.damage, endurance, counters
    )  # fmt: skip


def spoken_of(table: Table, heard: Iterable[Entry]) -> set[int]:
    """Return the numbers of the cards that anything speaks of which waits, is resolved, or is done later.

    `heard` is what does not wait yet.
    """
    found = _in_hand(table)
    for each in (*heard, *table.flow, *table.waiting, *_laters(table)):
        found |= _of(each)
    return found | (_of(table.doing) if table.doing is not None else set())


def remember(table: Table, left: Mapping[int, Gone]) -> None:
    """Let whatever speaks of cards that have left know how they were."""
    if not left:
        return
    fighters = _fighters(table)
    table.flow = [knowing(entry, left, fighters) for entry in table.flow]
    table.waiting = [knowing(entry, left, fighters) for entry in table.waiting]
    if table.doing is not None:
        table.doing = knowing(table.doing, left, _in_hand(table))
    if any(not left.keys().isdisjoint(_of(change)) for change in _laters(table)):
        table.keep(knowing(change, left) if change.kind == "later" else change for change in table.lasting)


S = TypeVar("S", Entry, Lasting)


def knowing(speaks: S, left: Mapping[int, Gone], besides: Collection[int] = ()) -> S:
    """Return what speaks of cards with what it knows of those that are gone; it forgets all others."""
    known = {**{each.id: each for each in speaks.gone}, **left}
    meant = sorted(_of(speaks).union(besides) & known.keys())
    return speaks._replace(gone=tuple(known[each] for each in meant))


def _of(speaks: Entry | Lasting) -> set[int]:
    found = set(pieces_among(speaks.targets))
    found.add(speaks.source)
    return found | {speaks.that, speaks.by} if isinstance(speaks, Entry) else found


def _in_hand(table: Table) -> set[int]:
    """Return what the combat and what is being resolved speak of."""
    keys: list[str] = []
    for frame in table.frames:
        bound = dict(frame.bound)
        keys += (bound.get(EACH, ""), *bound.get(MADE, ()), *frame.left)
    return _fighters(table) | {piece_named(key) for key in keys if key}


def _fighters(table: Table) -> set[int]:
    combat = table.combat
    return {combat.attacker, combat.blocker, combat.target} if combat is not None else set()


def _laters(table: Table) -> list[Lasting]:
    return [change for change in table.lasting if change.kind == "later"]
