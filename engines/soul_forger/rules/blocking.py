"""Blocking: at most one blocker against each attack (SF-104 to SF-106, SF-109, SF-R48)."""

from __future__ import annotations

from engines.kernel import Choose, Play
from engines.soul_forger.evaluation import changes
from engines.soul_forger.rules import event_bus, keywords
from engines.soul_forger.rules.event_bus import GameEvent
from engines.soul_forger.rules.fighters import attacker_of
from engines.soul_forger.table.keys import piece_named
from engines.soul_forger.table.pieces import Piece
from engines.soul_forger.table.state import Table

NO_BLOCK = "no_block"


def blockers(table: Table) -> list[Piece]:
    """Return what may block: a creature for its player or another one, the player for their creatures."""
    combat = table.combat
    attacker = attacker_of(table, combat) if combat is not None else None
    if combat is None or attacker is None:
        return []
    mine = list(table.creatures(combat.defender))
    weapon = table.one(combat.defender, "primary") if combat.target else None  # SF-82: not for themselves
    return [
        piece
        for piece in (*mine, *([weapon] if weapon is not None else []))
        if piece.id != combat.target
        and keywords.may_block(table, piece)
        and keywords.can_be_blocked_by(table, attacker, piece)
    ]


def note_unblocked(table: Table) -> None:
    """Note that nothing blocks the attack."""
    attacker = attacker_of(table, table.combat) if table.combat is not None else None
    if attacker is not None:
        event_bus.note(table, GameEvent("unblocked", attacker.seat, attacker))


def ask(table: Table) -> Play[bool]:
    """Let the defender declare a blocker, or none (SF-D12); one possible blocker can still be declined."""
    combat = table.combat
    assert combat is not None
    able = blockers(table)
    bound = tuple(piece.key for piece in able if changes.must(table, piece, "block"))
    keys = bound or (NO_BLOCK, *(piece.key for piece in able))
    answer = yield Choose(combat.defender, "block", keys, default=keys[0])
    table.point = "before_damage"
    if answer == NO_BLOCK:
        note_unblocked(table)
    else:
        blocker = table.pieces[piece_named(answer)]
        table.combat = combat._replace(blocker=blocker.id)
        table.moment = "step2"
        table.tell("block", seat=combat.defender, card=table.named(blocker.card.id))
        attacker = attacker_of(table, combat)
        by = (attacker,) if attacker is not None else ()
        event_bus.note(table, GameEvent("blocked", combat.defender, blocker, by))
    return True
