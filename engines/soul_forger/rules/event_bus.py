"""What happens is noted here, low down; what it sets off waits for a new Flow (SF-113, SF-R55)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import NamedTuple

from engines.kernel.state.limits import MOST_KEPT
from engines.soul_forger.cards.catalogue import Card
from engines.soul_forger.evaluation import conditions, filters, selectors
from engines.soul_forger.language.actions import Later
from engines.soul_forger.language.conditions import Condition
from engines.soul_forger.language.events import EventKind, Trigger
from engines.soul_forger.language.selectors import PieceFilter
from engines.soul_forger.rules import lasting
from engines.soul_forger.rules.last_known import seen_last
from engines.soul_forger.table.effect_context import EffectContext, voice_of
from engines.soul_forger.table.entry import Entry, Lasting
from engines.soul_forger.table.pieces import HIDDEN, Piece, Zone, slot_of
from engines.soul_forger.table.state import Point, Table

_ANY = PieceFilter()


class GameEvent(NamedTuple):
    """Something that happens: to `piece`, which is `player`'s, or to a player."""

    kind: EventKind
    player: int
    piece: Piece | None = None
    by: Collection[Piece] = ()
    """What did it: all that did so together."""
    amount: int = 0
    combat: bool = False
    to: str = ""
    forge: bool = False
    worn: bool = False
    """It happened to a player, which is what Wounded and Seared of their Equipment wait for (SF-R61)."""
    paid: tuple[str, ...] = ()
    """What was sent for the card itself."""
    x: int = 0
    """What was named then."""
    pile: str = ""
    """Where the card went, which did not lie on the table before, or does not any more."""


class Heard(NamedTuple):
    """What something sets off, if its conditions hold once all that happens together has happened."""

    entry: Entry
    gate: tuple[Condition, ...] = ()
    listener: Piece | None = None
    slot: int = 0
    once: bool = False


def note(table: Table, *happenings: GameEvent) -> None:
    """Note what has happened at one moment; every ability that waits for it will enter the Flow."""
    set_off(table, hear(table, *happenings))


def hear(table: Table, *happenings: GameEvent) -> list[Heard]:
    """Return what is set off by what happens at one moment, as the table is now.

    What leaves together is heard before it leaves: so all of it hears of all of it, as it was (SF-R69).
    """
    return [heard for each in happenings for heard in _heard(table, each)]


def set_off(table: Table, heard: Iterable[Heard]) -> None:
    """Let what was heard wait for a new Flow."""
    for entry, gate, listener, slot, once in heard:
        if len(table.waiting) >= MOST_KEPT:  # what waits beyond that is not heard
            return
        if once and listener is not None and listener.used.get(slot) == table.turn:
            continue
        if conditions.hold(table, voice_of(entry), gate):
            table.waiting.append(entry)
            if once and listener is not None:
                listener.used[slot] = table.turn


def _heard(table: Table, now: GameEvent) -> Iterator[Heard]:
    piece, kind = now.piece, now.kind
    listeners = [table.pieces[number] for number in table.hearing[kind]] if kind in table.hearing else []
    if piece is not None and piece.id not in table.pieces and (kind in piece.card.triggers or piece.under):
        listeners.append(piece)
    if "later" in table.kinds and not now.worn:
        yield from _heard_later(table, table.lasting, now)
    for listener, card, owner, place, slot in _listening(table, listeners, kind):
        ability = card.abilities[place]
        when = ability.when
        assert when is not None  # it is listed by its event
        if now.worn and (listener.seat != now.player or listener.card.type != "equipment"):
            continue
        concerned = listener if now.worn else piece
        if not _may_wait(table, when, listener.id, concerned, now):
            continue
        entry = Entry(
            0, "trigger", listener.seat, card.id, owner, listener.id, place,
            paid=now.paid if listener is piece else (), x=now.x if listener is piece else 0,
        )  # fmt: skip
        entry = _told(table, entry, now, concerned)
        caused = _caused(table, when, entry, now, concerned)
        if caused is not None:
            yield Heard(caused, ability.gate, listener, slot, when.once)


def _caused(
    table: Table, when: Trigger, entry: Entry, now: GameEvent, piece: Piece | None
) -> Entry | None:  # fmt: skip
    """Return an entry that knows what did it, the first of this that it waits for; None where it is none."""
    for source in tuple(now.by) or (None,):
        caused = entry._replace(by=source.id if source is not None else 0)
        if _waits(table, when, voice_of(caused), piece, now.player, source):
            return caused
    return None


def _told(table: Table, entry: Entry, now: GameEvent, piece: Piece | None) -> Entry:
    """Return an entry that knows what happened."""
    entry = entry._replace(player=now.player, amount=now.amount)
    if piece is None:
        return entry
    gone = (*entry.gone, seen_last(table, piece, now.pile)) if now.pile else entry.gone
    return entry._replace(that=piece.id, gone=gone)


def _listening(
    table: Table, listeners: Iterable[Piece], kind: EventKind
) -> Iterator[tuple[Piece, Card, int, int, int]]:
    """Yield what waits for an event: the piece, the card that speaks from it, its owner, place, slot."""
    for listener in listeners:
        if not listener.up or listener.entry:
            continue
        for card, owner, number in table.speaking(listener):
            for place in card.triggers.get(kind, ()):
                yield listener, card, owner, place, slot_of(number, place)


def passing(table: Table, card: str, seat: int) -> Piece:
    """Return a card of a player's own of which something is noted, and that does not lie on the table."""
    return _unlaid(table, table.number(), card, seat, seat)


def speaker(table: Table, voice: EffectContext) -> Piece:
    """Return the card that speaks, which has done what its text does wherever it is by now (SF-R69)."""
    piece = table.pieces.get(voice.source)
    return piece or _unlaid(table, voice.source, voice.card, voice.seat, voice.owner)


def doer(table: Table, voice: EffectContext, word: str) -> Piece | None:
    """Return the card that a word names as what does something, also where it has left the table."""
    piece, last = selectors.piece_of(table, voice, word), selectors.last_of(table, voice, word)
    if piece is not None or last is None or last.card == HIDDEN:
        return piece
    return _unlaid(table, last.id, last.card, last.seat, last.owner)


_ZONES: dict[str, Zone] = {
    "action": "action",
    "armor": "armor",
    "weapon": "primary",
    "accessory": "accessory",
}
"""Where a card lies by its type, or by the kind of Equipment that it is; creatures on the field."""


def _unlaid(table: Table, number: int, card: str, seat: int, owner: int) -> Piece:
    known = table.catalogue.cards[card]
    zone = _ZONES.get(known.equip or known.type, "field")
    return Piece(number, known, owner, seat, zone, table.turn)


def put_off(table: Table, later: Lasting, action: Later) -> None:
    """Keep what is to be done later. While the turn is ending, its end comes at once, in a new Flow.

    Else a card would promise for the end of this turn what never happens (SF-3, SF-37).
    """
    kept = lasting.keep(table, later)
    if kept and table.phase == "end" and action.until == "this_turn":
        set_off(table, _heard_later(table, (later,), GameEvent("turn_ended", table.active)))


def _heard_later(table: Table, laters: Iterable[Lasting], now: GameEvent) -> Iterator[Heard]:
    """Yield what is to be done later and waits for this; most of it waits for it once."""
    for kept in laters:
        program = table.catalogue.cards[kept.card].programs[kept.place]
        action = program.blocks[kept.block][kept.at]
        if not isinstance(action, Later) or action.when.event != now.kind:
            continue
        if not _may_wait(table, action.when, kept.source, now.piece, now):
            continue
        entry = Entry(
            0, "trigger", kept.seat, kept.card, kept.owner, kept.source, kept.place, kept.targets, kept.x,
            block=program.inside(kept.block, kept.at, "do"), gone=kept.gone,
        )  # fmt: skip
        caused = _caused(table, action.when, _told(table, entry, now, now.piece), now, now.piece)
        if caused is not None:
            yield Heard(caused)
            if not action.each_time:
                table.keep(other for other in table.lasting if other is not kept)


def _may_wait(table: Table, trigger: Trigger, source: int, piece: Piece | None, now: GameEvent) -> bool:
    """Tell whether an ability of a card waits for such things at all, whoever they concern."""
    if trigger.this and (piece is None or piece.id != source):
        return False
    if trigger.phase not in (None, table.phase) or trigger.to not in (None, now.to):
        return False
    return trigger.combat in (None, now.combat) and (trigger.for_ == "any" or now.forge)


def _waits(
    table: Table,
    trigger: Trigger,
    voice: EffectContext,
    piece: Piece | None,
    player: int,
    source: Piece | None,
) -> bool:
    """Tell whether this is what an ability waits for: whose it is, what, and by what."""
    if not selectors.is_whose(trigger.whose, player, voice.seat):
        return False
    if trigger.by != "any" and not _is_by(trigger.by, voice, source):
        return False
    if piece is None:
        return trigger.filter == _ANY
    return trigger.this or filters.piece_fits(table, voice, piece, trigger.filter)


def _is_by(by: str, voice: EffectContext, source: Piece | None) -> bool:
    if source is None:
        return False
    return source.id == voice.source if by == "this" else selectors.is_whose(by, source.seat, voice.seat)


def phase_ends(table: Table, then: Point) -> None:
    """Let the phase end: its window opens (SF-R53), and the turn goes on at another point."""
    table.moment, table.point = "phase_end", then
    note(table, GameEvent("phase_ending", table.active))
