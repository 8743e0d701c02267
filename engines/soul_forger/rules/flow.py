"""The Flow resolves: last in, first out (SF-131 to SF-133)."""

from __future__ import annotations

from engines.soul_forger.rules import event_bus, forging, resolution, summoning, zones
from engines.soul_forger.rules.event_bus import GameEvent
from engines.soul_forger.table.state import Table


def resolve_top(table: Table) -> None:
    """Take the entry that came last, and begin to resolve it (SF-132)."""
    entry = table.flow.pop()
    named = table.named(entry.card)
    if entry.negated:  # its place is passed, and nothing happens (SF-133)
        table.tell("passed_over", seat=entry.seat, card=named)
        return
    table.tell("resolve", seat=entry.seat, verb=entry.kind, card=named)
    if entry.kind == "summon":
        summoning.enter(table, entry)
    elif entry.kind == "forge":
        forging.enter(table, entry)
    else:
        table.doing = entry
        resolution.begin(table)


def finish(table: Table) -> None:
    """Put an Action that has resolved into the graveyard; a Lingering one stays (SF-119, SF-121, SF-R25)."""
    entry, table.doing = table.doing, None
    piece = table.pieces.get(entry.source) if entry is not None else None
    if piece is None or entry is None or piece.entry != entry.id:
        return
    # while it is in the Flow: none evokes itself (SF-R60)
    event_bus.note(table, GameEvent("resolved", entry.seat, piece))
    piece.entry = 0
    if not piece.card.lingering:
        zones.leave(table, piece, "resolved")


def end(table: Table) -> None:
    """Note that the Flow has resolved."""
    table.resolving = False
    for side in table.sides:
        if side.quiet == "flow":
            side.quiet = ""
