"""What was announced goes into the Flow (SF-130), which may end in a loop (SF-R74)."""

from __future__ import annotations

from collections.abc import Collection

from engines.kernel import Result
from engines.soul_forger.rules import event_bus
from engines.soul_forger.rules.elimination import places
from engines.soul_forger.rules.event_bus import GameEvent
from engines.soul_forger.table import keys as naming
from engines.soul_forger.table.effect_context import voice_of
from engines.soul_forger.table.entry import Entry
from engines.soul_forger.table.pieces import Piece
from engines.soul_forger.table.state import Table


def put(table: Table, entry: Entry) -> None:
    """Put an entry on top of the Flow; it can be answered."""
    played = _played(table, entry)
    if played is not None and played.id != entry.source:
        entry = entry._replace(source=played.id)
    table.flow.append(entry)
    table.entries += 1
    if table.moment == "phase_end" and entry.seat != table.active:
        table.moment = "phase_end_again"
        if table.sides[table.active].quiet == "end":  # it may be wanted otherwise now
            table.sides[table.active].quiet = ""
    if played is not None:
        event_bus.note(table, GameEvent("played", entry.seat, played))
    if not entry.block:  # what is done later has been aimed before
        note_targeted(table, entry)
    table.tell("flow", seat=entry.seat, verb=entry.kind, card=table.named(entry.card))
    if table.entries >= 2 * table.options.loop_cap and table.result is None:
        table.result = Result((), "loop", places(table))


def note_targeted(table: Table, entry: Entry, besides: Collection[str] = ()) -> None:
    """Note at which cards on the table an entry is aimed, besides those that know of it."""
    aims = naming.pieces_among(key for key in entry.targets if key not in besides)
    found = [table.pieces[aim] for aim in aims if aim in table.pieces]
    if found:
        by = (event_bus.speaker(table, voice_of(entry)),)
        event_bus.note(table, *(GameEvent("targeted", piece.seat, piece, by) for piece in found))


def _played(table: Table, entry: Entry) -> Piece | None:
    """Return the card that is played, which a Forge Deck's is too (SF-71); None where none is."""
    if entry.kind == "action":
        return table.pieces.get(entry.source)
    if entry.kind in ("summon", "forge"):
        return event_bus.passing(table, entry.card, entry.seat)
    return None
