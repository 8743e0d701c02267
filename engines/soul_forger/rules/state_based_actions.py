"""What is looked after at once, after every single operation (SF-R21)."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from engines.soul_forger.evaluation import powers
from engines.soul_forger.rules import zones
from engines.soul_forger.rules.elimination import eliminate
from engines.soul_forger.rules.event_bus import GameEvent
from engines.soul_forger.table.pieces import Piece
from engines.soul_forger.table.state import Table

Blame = Mapping[int, Collection[Piece]]
"""By piece, what dealt it the damage of this moment: all that did so together count (SF-R69)."""
_NONE: Blame = {}


_AT_ANY_TIME = frozenset({
    "endurance", "endurance:less", "player_endurance", "keyword:unique", "no_keyword:unique"
})  # fmt: skip
"""Changes by which something can be due though nothing moved and nobody was hurt: they follow counts."""


def check(table: Table, blame: Blame = _NONE, *, combat: bool = False) -> None:
    """Defeat players, destroy creatures, then see to Unique cards and weapons, until nothing is due.

    `combat` says that the damage of this moment is combat damage.
    """
    if not table.stirred and table.kinds.isdisjoint(_AT_ANY_TIME):
        return
    while table.result is None and _once(table, blame, combat):
        pass
    table.stirred = False


def _once(table: Table, blame: Blame, combat: bool) -> bool:
    fallen = [seat for seat in table.living() if powers.would_defeat(table, seat)]
    if fallen:  # first the players: what falls with them gives no experience (SF-R3 as amended)
        eliminate(table, fallen)
        return True
    # a creature that has taken what it can (SF-57)
    everywhere = "endurance:less" in table.kinds  # else what is whole has as much as printed: at least 1
    lethal = [
        piece
        for piece in table.rows.of_kind("creature")
        if (piece.damage or everywhere) and powers.would_destroy(table, piece)
    ]
    if lethal:
        destroy(table, lethal, blame, combat=combat)
        return True
    return _send_second_unique(table) or _move_up_weapon(table)


def destroy(table: Table, pieces: Collection[Piece], blame: Blame, *, combat: bool = False) -> None:
    """Destroy cards at the same moment (SF-57): by combat damage, or otherwise."""
    destroyed = [
        GameEvent(
            "destroyed", piece.seat, piece, blame.get(piece.id, ()), combat=combat and piece.id in blame
        )
        for piece in pieces
    ]
    zones.leave_together(table, pieces, "destroyed", also=destroyed)
    for piece in pieces:
        for seat in sorted({source.seat for source in blame.get(piece.id, ()) if source.is_weapon}):
            _earn(table, seat, piece)


def _earn(table: Table, seat: int, killed: Piece) -> None:
    """Give experience for an opponent's creature that a weapon destroyed (SF-43, SF-R15, SF-R16)."""
    in_own_combat = seat == table.active and table.phase == "combat"
    if killed.seat == seat or seat not in table.living() or not killed.card.experience:
        return
    if in_own_combat or (table.options.xp_on_defense and table.phase == "combat"):
        zones.gain_experience(table, seat, killed.card.experience)


def _send_second_unique(table: Table) -> bool:
    """Send, of two Unique cards of one name, the one that came later to its controller (SF-158, SF-R65)."""
    several = table.pieces.values() if "keyword:unique" in table.kinds else table.rows.unique
    if len(several) < 2:
        return False
    seen: set[tuple[int, str]] = set()
    for piece in several:
        if piece.up and powers.has(table, piece, "unique"):
            named = (piece.seat, piece.card.name.en)
            if named in seen:
                zones.leave(table, piece, "sent")
                return True
            seen.add(named)
    return False


def _move_up_weapon(table: Table) -> bool:
    """Let the Secondary Weapon take the empty place of the Primary, as it stands (SF-73, SF-R39)."""
    for seat in table.rows.unarmed:
        second = table.one(seat, "secondary")
        assert second is not None
        table.move(second, zone="primary")
        table.tell("moved_up", seat=seat, card=table.named(second.card.id))
        return True
    return False
