"""A player falls: they and all their cards leave the match at once (SF-1, SF-112, SF-R2, SF-R3)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engines.kernel import Result, placed
from engines.soul_forger.rules import last_known, zones
from engines.soul_forger.rules.fighters import end_combat
from engines.soul_forger.table.entry import Entry
from engines.soul_forger.table.pieces import NOBODY
from engines.soul_forger.table.state import Table


def eliminate(table: Table, fallen: Collection[int], reason: str = "last_standing") -> None:
    """Take players out of the match who fall at the same moment."""
    table.fall(fallen)
    for seat in sorted(fallen):
        table.tell("eliminated", seat=seat)
    living = table.living()
    if len(living) <= 1:
        table.result = Result(living, reason, places(table))
        table.frames.clear()
        return
    for seat in fallen:
        _clear(table, seat)
    combat = table.combat
    if combat is not None and {combat.seat, combat.defender} & set(fallen):
        end_combat(table)
    if table.active in fallen:  # what others have in the Flow resolves first
        table.moment, table.point = "", "next_turn"


def places(table: Table, *gives_up: int) -> tuple[int, ...]:
    """Return who comes where: those who stay, who `gives_up` now, who gave up before, then who fell last."""
    left = [seat for seat in table.living() if seat in table.left]  # the rules have still to see to them
    stay = [seat for seat in table.living() if seat not in left and seat not in gives_up]
    return placed([stay, gives_up, left, *table.out[::-1]])


def gone(table: Table) -> tuple[int, ...]:
    """Return the seats that are out while others play on."""
    living = table.living()
    return tuple(seat for seat in range(len(table.sides)) if seat not in living or seat in table.left)


def conceded(table: Table, seat: int, _: Sequence[int]) -> Result | None:
    """Return the result when a seat gives up: of two left the other wins, else they play on (SF-R75)."""
    others = [other for other in table.living() if other != seat and other not in table.left]
    if len(others) > 1 or seat not in table.living():
        return None
    return Result(tuple(others), "concession", places(table, seat))


def _clear(table: Table, seat: int) -> None:
    """Take away what they own and have under way, without any event (SF-R3); face-down cards stay unseen."""
    for piece in list(table.pieces.values()):
        if seat in (piece.owner, piece.seat):
            last_known.remember(table, {piece.id: last_known.seen_last(table, piece, "grave")})
            table.take_away(piece)
            zones.put(table, piece.owner, piece.card.id, "grave")
            for card, owner, _ in piece.under:
                zones.put(table, owner, card, "grave")
        elif piece.under:
            table.put_under(piece, tuple(each for each in piece.under if each.owner != seat))
    table.flow = [entry for entry in table.flow if seat not in (entry.seat, _card_owner(entry))]
    table.waiting = [entry for entry in table.waiting if entry.seat != seat]
    table.keep(change for change in table.lasting if change.seat != seat)
    if table.doing is not None and table.doing.seat == seat:
        table.doing = None
        table.frames.clear()
    side = table.sides[seat]
    for pile in (side.deck, side.forge, side.hand, side.material, side.grave, side.removed, side.known):
        pile.clear()
    side.tops = side.bottoms = 0


def _card_owner(entry: Entry) -> int:
    """Return whose card an entry plays; an ability goes on without its card."""
    return entry.owner if entry.kind in ("summon", "forge", "action") else NOBODY
