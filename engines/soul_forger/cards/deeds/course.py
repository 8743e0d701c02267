"""The Flow, the combat, levels, and what holds for a while (SF-133, SF-R17, SF-R56)."""

from __future__ import annotations

from typing import Any

from engines.kernel import Play
from engines.soul_forger.cards.deeds import choosing
from engines.soul_forger.cards.language.actions import Apply, EndCombat, Gain, Negate
from engines.soul_forger.cards.language.changes import Change
from engines.soul_forger.cards.language.selectors import AllPieces
from engines.soul_forger.cards.meaning import selectors, values
from engines.soul_forger.rules import noting, zones
from engines.soul_forger.rules.doing import Deed
from engines.soul_forger.table.entry import Lasting
from engines.soul_forger.table.state import Table
from engines.soul_forger.table.voice import Voice


def _negate(table: Table, voice: Voice, _: Negate) -> Play[int]:
    """Negate an entry: its card leaves at once, its place is passed; a source stays (SF-R56)."""
    yield from ()
    key = voice.targets[0] if voice.targets else ""
    place = next((n for n, entry in enumerate(table.flow) if key == f"e{entry.id}"), None)
    if place is None or table.flow[place].negated:
        return 0
    entry = table.flow[place]
    table.flow[place] = entry._replace(negated=True)
    table.tell("negated", seat=entry.seat, card=table.named(entry.card))
    piece = table.pieces.get(entry.source)
    if entry.kind in ("summon", "forge"):
        zones.to_pile(table, entry.card, entry.owner, "grave")
    elif entry.kind == "action" and piece is not None:
        zones.leave(table, piece, "sent")
    noting.note(table, "negated", entry.seat)
    return 1


def _gain(table: Table, voice: Voice, action: Gain) -> Play[int]:
    yield from ()
    number = max(0, values.number(table, voice, action.number))
    sign = 1 if action.action.startswith("gain") else -1
    gain = zones.gain_level if action.action.endswith("level") else zones.gain_experience
    for seat in selectors.players_of(table, voice, action.who):
        gain(table, seat, sign * number)
    return number


def _apply(table: Table, voice: Voice, action: Apply) -> Play[int]:
    """Let something hold for a while: for those that are meant now, by what it comes to now."""
    change: Change = action.what
    scope: Any = getattr(change, "on", None)
    who: Any = getattr(change, "who", None)
    found = selectors.pieces_of(table, voice, scope) if scope is not None else []
    if isinstance(scope, AllPieces):
        found = [piece for piece in found if not choosing.is_proof(table, voice, piece)]
    pieces = tuple(piece.id for piece in found)
    seats = tuple(selectors.players_of(table, voice, who)) if who is not None else ()
    entry, frame = table.doing, table.frames[-1]
    if entry is None or not (pieces or seats):
        return 0
    value: Any = getattr(change, "value", None)
    number = values.number(table, voice, value) if value is not None else 0
    yield from ()
    table.lasting.append(
        Lasting(
            change.change, entry.card, entry.place, frame.block, frame.at, voice.seat, voice.source, pieces,
            seats, number, action.until, table.turn,
        )
    )  # fmt: skip
    return len(pieces) + len(seats)


def _end_combat(table: Table, _: Voice, __: EndCombat) -> Play[int]:
    yield from ()
    if table.combat is None:
        return 0
    table.moment, table.point = "", "after_combat"
    return 1


DEEDS: dict[type[Any], Deed] = {Negate: _negate, Gain: _gain, Apply: _apply, EndCombat: _end_combat}
