"""A table rebuilt from what a seat sees: for reckoning what a choice would lead to, and for samples."""

from __future__ import annotations

from engines.kernel import Dice
from engines.neo_noble.options import NeoNobleOptions
from engines.neo_noble.seat.view import AimView, BattleView, NeoNobleView, SideView, SpiritView
from engines.neo_noble.table.pieces import Aim, Battle, ChannelSlot, Delayed, Source, Spirit
from engines.neo_noble.table.state import Side, Table

UNKNOWN = ""
"""Stands where a card lies that the seat does not know."""


def open_table(view: NeoNobleView, dice: Dice | None = None, options: NeoNobleOptions | None = None) -> Table:
    """Return a table on which lies what the view shows; what it does not show is `UNKNOWN`."""
    table = Table(dice or Dice("open"), options or view.options)
    table.result = view.result
    table.stage = view.stage
    table.active = view.active
    table.first = view.first
    table.turn = view.turn
    table.game_number = view.game_number
    table.chooser = view.chooser
    table.serial = view.serial
    table.coins = list(view.coins)
    table.battle = None if view.battle is None else _battle(view.battle)
    table.lasting = list(view.lasting)
    table.later = [
        Delayed(
            each.what, Source(each.seat, each.card, each.spirit),
            tuple(aim and _aim(aim) for aim in each.aims), each.turn,
        )
        for each in view.later
    ]  # fmt: skip
    for side, seen in zip(table.sides, view.sides, strict=True):
        _lay_side(table, side, seen)
    return table


def _lay_side(table: Table, side: Side, seen: SideView) -> None:
    side.noble = seen.noble
    side.noble_used = {used.text: used.turn for used in seen.noble_used}
    side.lanes = [[_spirit(table, side.seat, spirit) for spirit in lane.spirits] for lane in seen.lanes]
    side.attacks = [lane.attacks for lane in seen.lanes]
    side.channel = [
        slot and ChannelSlot(slot.card or UNKNOWN, slot.ready, slot.face_up) for slot in seen.channel
    ]
    side.lingering = seen.lingering
    side.bargain = seen.bargain
    under = list(reversed(seen.bottom))
    over = list(reversed(seen.top))
    unknown = max(0, seen.deck_size - len(under) - len(over))
    side.deck = [*under, *[UNKNOWN] * unknown, *over][: seen.deck_size]
    side.hand = list(seen.hand if seen.hand is not None else [UNKNOWN] * seen.hand_size)
    side.known = list(seen.known)
    side.grave = list(seen.grave)
    side.reaped = list(seen.reaped)
    side.banished = list(seen.banished)
    side.main = list(seen.main or ())
    side.reserve = list(seen.reserve)
    side.wins = seen.wins
    side.done = dict(seen.done)
    side.passing = bool(seen.passing)
    side.by_hand = bool(seen.by_hand)


def _spirit(table: Table, seat: int, seen: SpiritView) -> Spirit:
    used = {used.text: used.turn for used in seen.used}
    owner = seat if seen.owner is None else seen.owner
    card = table.card(seen.card)
    return Spirit(seen.key, seat, card, seen.origin, seen.mode, seen.arrived, seen.covered, used, owner)


def _battle(seen: BattleView) -> Battle:
    outcome = None
    if seen.success is not None:
        outcome = (seen.power, seen.resolve + seen.raised, seen.success)
    blocked = list(seen.blocked)
    return Battle(seen.attacker, seen.defender, seen.paid, seen.step, blocked, seen.raised, outcome=outcome)


def _aim(seen: AimView) -> Aim:
    return Aim(seen.kind, seen.seat, seen.name, seen.number, seen.zone)
