"""What happens is noted here, low down; what it sets off waits for a new Flow (SF-113, SF-R55)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from engines.soul_forger.cards.catalogue import Card
from engines.soul_forger.cards.language.actions import Later
from engines.soul_forger.cards.language.events import EventKind, Trigger
from engines.soul_forger.cards.language.selectors import PieceFilter
from engines.soul_forger.cards.meaning import conditions, filters, selectors
from engines.soul_forger.table.entry import Entry, Lasting
from engines.soul_forger.table.pieces import NOBODY, Piece, slot_of
from engines.soul_forger.table.state import Point, Table
from engines.soul_forger.table.voice import Voice, voice_of

_ANY = PieceFilter()
Facts: TypeAlias = tuple[bool, str, bool]
"""Of an event: whether it was combat damage, to what a card was turned, whether it was paid for a forging."""


def note(
    table: Table, kind: EventKind, player: int, piece: Piece | None = None, *, by: Iterable[Piece] = (),
    amount: int = 0, combat: bool = False, to: str = "", forge: bool = False, worn: bool = False,
    paid: tuple[str, ...] = (), x: int = 0,
) -> None:  # fmt: skip
    """Note that something happened; every ability that waits for it will enter the Flow.

    `piece` is the card that it happened to, `player` its player, or whom it concerns. `worn` says that it
    happened to a player, which is what Wounded and Seared of his Equipment wait for (SF-R61). `paid` is what
    was sent for the card itself, and `x` what was named then.
    """
    listeners = [table.pieces[number] for number in table.hearing[kind]] if kind in table.hearing else []
    if piece is not None and piece.id not in table.pieces and (kind in piece.card.triggers or piece.under):
        listeners.append(piece)
    later = "later" in table.kinds
    if not listeners and not later:
        return
    sources = tuple(by) or (None,)
    facts = (combat, to, forge)
    if later and not worn:
        _note_later(table, table.lasting, kind, player, piece, sources[0], amount, facts)
    for listener, card, owner, place, slot in _listening(table, listeners, kind):
        ability = card.abilities[place]
        when = ability.when
        assert when is not None  # it is listed by its event
        if when.once and listener.used.get(slot) == table.turn:
            continue
        if worn and (listener.seat != player or listener.card.type != "equipment"):
            continue
        concerned = listener if worn else piece
        if not _may_wait(table, when, listener.id, concerned, facts):
            continue
        for source in sources:
            entry = Entry(
                0, "trigger", listener.seat, card.id, owner, listener.id, place,
                that=concerned.id if concerned is not None else 0,
                that_card=concerned.card.id if concerned is not None else "",
                that_owner=concerned.owner if concerned is not None else NOBODY,
                player=player, by=source.id if source is not None else 0, amount=amount,
                paid=paid if listener is piece else (), x=x if listener is piece else 0,
            )  # fmt: skip
            voice = voice_of(entry)
            if not _waits(table, when, voice, concerned, player, source):
                continue
            if conditions.hold(table, voice, ability.gate):
                table.waiting.append(entry)
                if when.once:
                    listener.used[slot] = table.turn
            break


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


def speaker(table: Table, voice: Voice) -> Piece:
    """Return the card that speaks, which has done what its text does wherever it is by now (SF-R69)."""
    piece = table.pieces.get(voice.source)
    return piece or _unlaid(table, voice.source, voice.card, voice.seat, voice.owner)


def _unlaid(table: Table, number: int, card: str, seat: int, owner: int) -> Piece:
    piece = Piece(number, table.catalogue.cards[card], seat, "field", table.turn)
    piece.owner = owner
    return piece


def put_off(table: Table, later: Lasting, action: Later) -> None:
    """Keep what is to be done later. While the turn is ending, its end comes at once, in a new Flow.

    Else a card would promise for the end of this turn what never happens (SF-3, SF-37).
    """
    table.keep((*table.lasting, later))
    if table.phase == "end" and action.until == "this_turn":
        _note_later(table, (later,), "turn_ended", table.active, None, None, 0, (False, "", False))


def _note_later(
    table: Table, lasting: Iterable[Lasting], kind: str, player: int, piece: Piece | None,
    source: Piece | None, amount: int, facts: Facts,
) -> None:  # fmt: skip
    """Let what is to be done later enter the Flow, if this is what it waits for."""
    for kept in lasting:
        program = table.catalogue.cards[kept.card].programs[kept.place]
        action = program.blocks[kept.block][kept.at]
        if not isinstance(action, Later) or action.when.event != kind:
            continue
        if not _may_wait(table, action.when, kept.source, piece, facts):
            continue
        entry = Entry(
            0, "trigger", kept.seat, kept.card, kept.owner, kept.source, kept.place, kept.targets, kept.x,
            that=piece.id if piece is not None else 0, that_card=piece.card.id if piece is not None else "",
            that_owner=piece.owner if piece is not None else NOBODY, player=player,
            by=source.id if source is not None else 0, amount=amount, block=program.inside(action, "do"),
        )  # fmt: skip
        if _waits(table, action.when, voice_of(entry), piece, player, source):
            table.waiting.append(entry)
            if not action.each_time:
                table.keep(other for other in table.lasting if other is not kept)


def _may_wait(table: Table, trigger: Trigger, source: int, piece: Piece | None, facts: Facts) -> bool:
    """Tell whether an ability of a card waits for such things at all, whoever they concern."""
    combat, to, forge = facts
    if trigger.this and (piece is None or piece.id != source):
        return False
    if trigger.phase not in (None, table.phase) or trigger.to not in (None, to):
        return False
    return trigger.combat in (None, combat) and (trigger.for_ == "any" or forge)


def _waits(
    table: Table, trigger: Trigger, voice: Voice, piece: Piece | None, player: int, source: Piece | None
) -> bool:  # fmt: skip
    """Tell whether this is what an ability waits for: whose it is, what, and by what."""
    if not selectors.is_whose(trigger.whose, player, voice.seat):
        return False
    if trigger.by != "any" and not _is_by(trigger.by, voice, source):
        return False
    if piece is None:
        return trigger.filter == _ANY
    return trigger.this or filters.piece_fits(table, voice, piece, trigger.filter)


def _is_by(by: str, voice: Voice, source: Piece | None) -> bool:
    if source is None:
        return False
    return source.id == voice.source if by == "this" else selectors.is_whose(by, source.seat, voice.seat)


def phase_ends(table: Table, then: Point) -> None:
    """Let the phase end: its window opens (SF-R53), and the turn goes on at another point."""
    table.moment, table.point = "phase_end", then
    note(table, "phase_ending", table.active)
