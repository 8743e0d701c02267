"""What holds at this moment: by cards that are there, and for a while by what was done."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any, cast

from engines.soul_forger.evaluation import conditions, filters, selectors, values
from engines.soul_forger.language.actions import Apply
from engines.soul_forger.language.changes import Change, Redirect
from engines.soul_forger.table.effect_context import EffectContext
from engines.soul_forger.table.entry import Lasting
from engines.soul_forger.table.pieces import Piece
from engines.soul_forger.table.state import Table

DEEPEST = 2
"""So many kinds of changes are reckoned one for another: else texts could ask of each other for very long."""


def change_of(table: Table, lasting: Lasting) -> Change:
    """Return the change that was brought about, as it stands in the text."""
    program = table.catalogue.cards[lasting.card].programs[lasting.place]
    action = program.blocks[lasting.block][lasting.at]
    assert isinstance(action, Apply)
    return action.what


def on_piece(table: Table, piece: Piece, kind: str) -> Sequence[tuple[Any, int]]:
    """Return the changes of a kind that concern a card, each with what its value comes to."""
    if kind not in table.kinds:
        return ()
    found: list[tuple[Any, int]] = [
        (change_of(table, lasting), lasting.value)
        for lasting in table.lasting
        if lasting.kind == kind and piece.id in lasting.pieces
    ]
    able = [number for number in table.holding.get(kind, ()) if _may_reach(table, number, piece, kind)]
    if not able:
        return found
    return found + _standing(
        table, kind, able, lambda voice, change: _covers_piece(table, voice, change, piece)
    )


def on_player(table: Table, seat: int, kind: str) -> Sequence[tuple[Any, int]]:
    """Return the changes of a kind that concern a player, each with what its value comes to."""
    if kind not in table.kinds:
        return ()
    found: list[tuple[Any, int]] = [
        (change_of(table, lasting), lasting.value)
        for lasting in table.lasting
        if lasting.kind == kind and seat in lasting.seats
    ]
    able = table.holding.get(kind, ())
    return found + _standing(
        table, kind, able, lambda voice, change: _covers_player(table, voice, change, seat)
    )


def _may_reach(table: Table, number: int, piece: Piece, kind: str) -> bool:
    """Tell whether a card may change another; most change themselves alone."""
    if number == piece.id:
        return True
    holder = table.pieces[number]
    return bool(holder.under) or kind in holder.card.reaches


def _standing(
    table: Table, kind: str, able: Collection[int], covers: Callable[[EffectContext, Change], bool]
) -> list[tuple[Any, int]]:
    """Return the changes of a kind that texts hold, where these cover something.

    What a text looks at while it is reckoned may depend on such changes itself ("what has power 3 gets +1
    power"); then it is looked at without them, and from the third kind on without any.
    """
    if not able or kind in table.reckoned or len(table.reckoned) >= DEEPEST:
        return []
    table.reckoned.add(kind)
    try:
        return [(change, worth(table, voice, change)) for voice, change in _held(table, kind, able, covers)]
    finally:
        table.reckoned.discard(kind)


def _covers_piece(table: Table, voice: EffectContext, change: Change, piece: Piece) -> bool:
    scope: Any = getattr(change, "on", None)
    if scope is None or isinstance(scope, str):
        return scope is not None and selectors.piece_of(table, voice, scope) is piece
    return selectors.is_whose(scope.whose, piece.seat, voice.seat) and filters.piece_fits(
        table, voice, piece, scope.filter
    )


def _covers_player(table: Table, voice: EffectContext, change: Change, seat: int) -> bool:
    who: Any = getattr(change, "who", None)
    return who is not None and seat in selectors.players_of(table, voice, who)


def _held(
    table: Table, kind: str, able: Collection[int], covers: Callable[[EffectContext, Change], bool]
) -> Iterator[tuple[EffectContext, Change]]:
    """Yield what cards hold that lie face up and are in no Flow, where it covers something."""
    for number in able:
        piece = table.pieces[number]
        if piece.up and not piece.entry:
            for card, owner, _ in table.speaking(piece):
                voice = EffectContext(piece.seat, card.id, owner, piece.id)
                for place, change in card.holds.get(kind, ()):
                    asked = card.abilities[place].conditions
                    if covers(voice, change) and conditions.hold(table, voice, asked):
                        yield voice, change


def worth(table: Table, voice: EffectContext, change: Change) -> int:
    """Return what a change comes to; where damage goes instead: a card's number, or below 0 a player."""
    if isinstance(change, Redirect):
        if change.to == "you":
            return -1 - voice.seat
        piece = selectors.piece_of(table, voice, change.to)
        return piece.id if piece is not None else 0
    value = cast("Any", getattr(change, "value", None))
    return values.number(table, voice, value) if value is not None else 0


def added(table: Table, piece: Piece, kind: str) -> int:
    """Return what all changes of a kind add to a card."""
    return sum(value for _, value in on_piece(table, piece, kind))


def cannot(table: Table, piece: Piece, what: str) -> bool:
    """Tell whether a card cannot do something."""
    kind = f"cannot:{what}"
    return kind in table.kinds and bool(on_piece(table, piece, kind))


def forbidden(table: Table, seat: int, what: str) -> bool:
    """Tell whether a player cannot do something."""
    kind = f"player_cannot:{what}"
    return kind in table.kinds and bool(on_player(table, seat, kind))


def must(table: Table, piece: Piece, what: str) -> bool:
    """Tell whether a card does something if it can."""
    return bool(on_piece(table, piece, f"must:{what}"))


def use_up(table: Table, used: Change, piece: int, seat: int) -> None:
    """End a change that held for one time only, for the one card or player that it served."""
    for place, lasting in enumerate(table.lasting):
        concerns = piece in lasting.pieces if piece else seat in lasting.seats
        if concerns and change_of(table, lasting) is used:
            pieces = tuple(each for each in lasting.pieces if each != piece)
            seats = lasting.seats if piece else tuple(each for each in lasting.seats if each != seat)
            left = (lasting._replace(pieces=pieces, seats=seats),) if pieces or seats else ()
            table.keep((*table.lasting[:place], *left, *table.lasting[place + 1 :]))
            return
