"""A table rebuilt from what a seat sees: for samples, and for what its prompts reckon."""

from __future__ import annotations

from engines.kernel import Dice
from engines.magic.seat.view import MagicView, SideView
from engines.magic.table.known import Known
from engines.magic.table.pieces import HIDDEN, Perm
from engines.magic.table.side import Side
from engines.magic.table.state import Table


def open_table(view: MagicView, dice: Dice | None = None) -> Table:
    """Return a table on which lies what the view shows; `HIDDEN` stands for unknown cards."""
    table = Table(dice or Dice("open"), view.options, len(view.sides))
    table.result = view.result
    table.game_number, table.chooser = view.game_number, view.chooser
    table.exchanging, table.laid = view.exchanging, view.laid
    table.turn, table.active, table.first = view.turn, view.active, view.first
    table.step, table.begun, table.priority = view.step, view.begun, view.priority
    table.holder, table.passes = view.holder, view.passes
    table.stage, table.asked = view.stage, view.asked
    table.stack, table.waiting, table.doing = list(view.stack), list(view.waiting), view.doing
    table.ordered, table.happened = view.ordered, dict(view.happened)
    table.frames, table.floating, table.shields = list(view.frames), view.floating, view.shields
    table.delayed, table.pending, table.known = view.delayed, view.pending, [*map(Known.load, view.known)]
    table.free = view.free
    table.combat, table.keeping = view.combat, view.keeping
    table.serial, table.items, table.work = view.serial, view.items, view.work
    cards = table.catalogue.cards
    for seen in view.perms:
        table.perms[seen.id] = Perm(
            seen.id, cards[seen.card], seen.owner, seen.seat, seen.since, seen.tapped, seen.damage,
            seen.deadly, seen.first, seen.stamp, seen.attached, seen.counters, seen.shields,
            seen.kicked, seen.x, seen.used, seen.under, seen.home, seen.way,
            seen.counted,
        )  # fmt: skip
    table.veiled = any(perm.is_down for perm in table.perms.values())
    table.lent = any(perm.first >= 0 for perm in table.perms.values())
    for side, seen in zip(table.sides, view.sides, strict=True):
        _lay(side, seen)
    return table


def _lay(side: Side, seen: SideView) -> None:
    unknown = seen.library_size - len(seen.top) - len(seen.bottom)
    side.library = [*seen.bottom[::-1], *[HIDDEN] * unknown, *seen.top[::-1]]
    side.looking, side.watched, side.bottoms = len(seen.top), seen.watched, len(seen.bottom)
    side.bared = seen.bared
    side.brought, side.sideboard = seen.brought or (), seen.sideboard or ()
    side.noble, side.casts, side.homeward, side.wins = seen.noble, seen.casts, seen.homeward, seen.wins
    side.hand = list(seen.hand if seen.hand is not None else [HIDDEN] * seen.hand_size)
    side.known = list(seen.known)
    side.graveyard, side.exile, side.command = list(seen.graveyard), list(seen.exile), list(seen.command)
    side.life, side.mana, side.lands = seen.life, dict(seen.mana), seen.lands
    side.overdrawn, side.mulligans = seen.overdrawn, seen.mulligans
    side.kept, side.again = seen.kept, seen.again
    if seen.stops is not None and seen.quiet is not None and seen.hold is not None:
        side.stops, side.quiet, side.hold = frozenset(seen.stops), seen.quiet, seen.hold
        side.always, side.by_hand = frozenset(seen.always or ()), bool(seen.by_hand)
    side.trusts, side.works = bool(seen.trusts), seen.works
    side.refusals, side.objections = seen.refusals, seen.objections
