"""The table as it was when something began to be carried out by hand, and the way back there (MN-R33)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import fields

from engines.magic.rules import zones
from engines.magic.rules.by_hand import deeds
from engines.magic.table.stack_object import StackObject
from engines.magic.table.state import Table
from engines.magic.table.work import HandWork

_STAYS = frozenset(
    {"dice", "options", "catalogue", "journal", "result", "opened", "deeds", "left", "void", "mark"}
)
"""What of a table is not taken back."""
MOST_WORKS = 20
"""By one player in a turn."""
_COUNTED = ("trusts", "works", "refusals", "objections", "stops", "hold", "by_hand", "always")
"""What players have ordered, and what is counted of them, is not taken back either."""


def may_begin(table: Table, seat: int) -> bool:
    """Tell whether a player may carry out anything more this turn."""
    return table.sides[seat].works < MOST_WORKS


def resolve(table: Table, item: StackObject) -> None:
    """Let a text be carried out by hand; a spell of a player who has done so too often does nothing."""
    if item.kind == "spell":
        if not may_begin(table, item.seat):
            return
        table.sides[item.seat].works += 1
    begin(table, item.seat, item.id)


def begin(table: Table, seat: int, item: int) -> None:
    """Let a player begin to carry something out, and remember how all is now."""
    table.work, table.mark = HandWork(seat, "work", item=item), None
    table.stage, table.asked = "work", ()
    table.mark = table.dump()


def marked(table: Table) -> Table:
    """Return the table as it was."""
    assert table.mark is not None
    seats = len(table.sides)
    return Table.load(table.mark, table.catalogue, dice=table.dice, options=table.options, seats=seats)


def take_back(table: Table) -> None:
    """Go back to where the work began: cards that were seen stay seen, libraries are shuffled (MN-R33)."""
    work, then = table.work, marked(table)
    assert work is not None
    for side, old in zip(table.sides, then.sides, strict=True):
        for name in _COUNTED:
            setattr(old, name, getattr(side, name))
        old.quiet = ""
        old.known = learnt(old.known, work.seen[side.seat])
    for each in fields(table):
        if each.name not in _STAYS:
            setattr(table, each.name, getattr(then, each.name))
    for seat in deeds.libraries(work):
        zones.shuffle(table, seat)
    table.sides[work.seat].works += 1
    begin(table, work.seat, table.work.item if table.work is not None else 0)
    table.tell("taken_back", seat=work.seat)


def learnt(known: Sequence[str], seen: Sequence[str]) -> list[str]:
    """Return the cards of a hand that all know of, by what they knew and by what they have seen since."""
    more = Counter(seen) - Counter(known)
    return [*known, *more.elements()]


def note_seen(table: Table) -> None:
    """Note what all have seen of hands, as long as no hidden card has come into them since (MN-R33)."""
    work = table.work
    assert work is not None
    then = marked(table)
    seen = list(work.seen)
    for side, old in zip(table.sides, then.sides, strict=True):
        if deeds.mixes(work, side.seat):
            continue
        gone = Counter(old.hand) - Counter(side.hand)
        shown = Counter(old.hand) if deeds.reveals(work, side.seat) else gone
        seen[side.seat] = tuple(sorted((Counter(seen[side.seat]) | shown).elements()))
    table.work = work._replace(seen=(seen[0], seen[1]))
