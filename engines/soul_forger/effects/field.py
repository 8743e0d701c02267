"""Cards on the table: positions, what leaves, what comes, counters (SF-51, SF-57, SF-58, SF-64, SF-R36)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engines.kernel import Play
from engines.kernel.decisions.keys import card_of
from engines.kernel.state.limits import MOST_KEPT
from engines.soul_forger.effects import choosing, piles
from engines.soul_forger.evaluation import changes, powers, selectors, values
from engines.soul_forger.language.actions import (
    AddCounter,
    Destroy,
    GainControl,
    Manifest,
    MoveCounter,
    Send,
    SetGuard,
    SwapWeapons,
)
from engines.soul_forger.rules import (
    event_bus,
    forging,
    lasting,
    resolution,
    ronum_limit,
    state_based_actions,
    zones,
)
from engines.soul_forger.rules.event_bus import GameEvent
from engines.soul_forger.rules.resolution import EffectHandler
from engines.soul_forger.table import keys as naming
from engines.soul_forger.table.effect_context import EffectContext
from engines.soul_forger.table.entry import Lasting
from engines.soul_forger.table.pieces import Piece
from engines.soul_forger.table.state import Table


def _each(
    deed: Callable[[Table, EffectContext, Any, Piece], bool], able: Callable[[Piece], bool]
) -> EffectHandler:
    """Return what does something to each card that is meant, of those that are able to bear it."""

    def done(table: Table, voice: EffectContext, action: Any) -> Play[int]:
        pieces = yield from choosing.pieces(table, voice, action.who, able)
        return sum(1 for piece in pieces if deed(table, voice, action, piece))

    return done


def _guard(table: Table, voice: EffectContext, action: SetGuard) -> Play[int]:
    """Turn cards at the same moment; Actions have no position (SF-R6)."""
    pieces = yield from choosing.pieces(table, voice, action.who, lambda piece: piece.zone != "action")
    return zones.turn_together(table, pieces, on=action.to == "on")


def _destroy(table: Table, voice: EffectContext, action: Destroy) -> Play[int]:
    """Destroy cards at the same moment."""
    pieces = yield from choosing.pieces(table, voice, action.who)
    source = event_bus.speaker(table, voice)
    state_based_actions.destroy(table, pieces, {piece.id: [source] for piece in pieces})
    return len(pieces)


def _send(table: Table, voice: EffectContext, action: Send) -> Play[int]:
    """Send cards elsewhere at the same moment.

    Neither an Action (SF-120) nor Equipment, which is in none, goes to a hand.
    """
    pieces = yield from choosing.pieces(
        table, voice, action.who, lambda piece: action.to != "hand" or piece.is_creature
    )
    zones.leave_together(table, pieces, "sent", action.to)
    real = [piece for piece in pieces if not piece.card.token and piece.owner in table.living()]
    if action.to == "hand":
        for piece in real:
            table.sides[piece.owner].known.append(piece.card.id)
    if action.to == "deck_shuffled":
        for owner in sorted({piece.owner for piece in real if piece.card.type != "equipment"}):
            zones.shuffle(table, owner)
    return len(pieces)


def _manifest(table: Table, voice: EffectContext, action: Manifest) -> Play[int]:
    """Manifest Summon: what would break the limit, or is Unique and there already, stays (SF-60, SF-R20)."""
    come: list[Piece] = []
    if action.token is not None:
        for _ in range(min(20, max(0, values.number(table, voice, action.number)))):
            come += _enters(table, voice.seat, action.token, voice.seat, action.guard)
    elif action.cards is not None:
        if isinstance(action.cards, str):
            seat, found, source = piles.card_meant(table, voice, action.cards)
        else:
            seat, found = yield from choosing.cards(table, voice, action.cards)
            source = action.cards.zone
        for card in found:
            if (
                seat is not None
                and source is not None
                and table.catalogue.cards[card_of(card)].type == "creature"
            ):
                to = voice.seat if action.control == "you" else seat
                came = _enters(table, to, card, seat, action.guard)
                if came:
                    piles.take(table, seat, source, card)
                come += came
        piles.close(table, seat, action.cards)
    event_bus.note(table, *(GameEvent("entered", piece.seat, piece) for piece in come))
    resolution.made(table, tuple(piece.key for piece in come))
    return len(come)


def _enters(table: Table, seat: int, card: str, owner: int, guard: str) -> list[Piece]:
    if changes.forbidden(table, seat, "summon"):
        return []
    if table.catalogue.cards[card].token and len(table.creatures(seat)) >= MOST_KEPT:
        return []
    if ronum_limit.missing(table, seat, card) or powers.has_unique(table, seat, card):
        return []
    piece = zones.place(table, card, seat, "field", owner=owner)
    piece.on = guard == "on"
    table.tell("entered", seat=seat, card=table.named(card))
    return [piece]


def _control(table: Table, voice: EffectContext, action: GainControl, piece: Piece) -> bool:
    if piece.seat == voice.seat or lasting.is_over_before(table, action.until, voice.source):
        return False
    entry, frame = table.doing, table.frames[-1]
    if action.until != "permanent" and entry is not None:
        change = Lasting(
            "control", entry.card, entry.place, frame.block, frame.at, voice.seat, voice.source, (), (),
            piece.seat, action.until, table.turn, (piece.key,), owner=voice.owner,
        )  # fmt: skip
        if not lasting.keep(table, change):  # nothing would give it back
            return False
    table.move(piece, seat=voice.seat)
    zones.note_moved(table)
    on = naming.piece(piece.id)
    table.tell("control", seat=voice.seat, card=table.named(piece.card.id), on=on)
    return True


def _counters(table: Table, voice: EffectContext, action: AddCounter, piece: Piece) -> bool:
    number = max(0, values.number(table, voice, action.number))
    before = piece.counters.get(action.kind, 0)
    after = min(99, before + number) if action.action == "add_counter" else max(0, before - number)
    zones.have_counters(table, piece, action.kind, after)
    return after != before


def _move_counter(table: Table, voice: EffectContext, action: MoveCounter) -> Play[int]:
    yield from ()
    source, to = (selectors.piece_of(table, voice, each) for each in (action.source, action.to))
    if source is None or to is None:
        return 0
    there = source.counters.get(action.kind, 0)
    number = min(action.number, there)
    zones.have_counters(table, source, action.kind, there - number)
    zones.have_counters(table, to, action.kind, to.counters.get(action.kind, 0) + number)
    return number


def _swap(table: Table, voice: EffectContext, action: SwapWeapons) -> Play[int]:
    yield from ()
    seat = selectors.player_of(table, voice, action.who)
    if seat is None or len(list(table.of(seat, "primary", "secondary"))) < 2:
        return 0
    forging.swap(table, seat)
    return 1


EFFECTS: dict[type[Any], EffectHandler] = {
    SetGuard: _guard,
    Destroy: _destroy,
    Send: _send,
    Manifest: _manifest,
    GainControl: _each(_control, lambda piece: piece.is_creature),
    AddCounter: _each(_counters, lambda _: True),
    MoveCounter: _move_counter,
    SwapWeapons: _swap,
}
