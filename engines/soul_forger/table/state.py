"""The table of a match: how far the turn has gone, the Flow, what lies there, and each player's side."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import InitVar
from functools import lru_cache
from typing import Literal, TypeAlias

from engines.kernel.effects.call_frames import Frame
from engines.kernel.state import game_state as kernel
from engines.kernel.state.state_fields import given, kept, new, scratch, state_part
from engines.soul_forger.cards.catalogue import Card, Catalogue, Named, catalogue_of
from engines.soul_forger.language.parts import Phase
from engines.soul_forger.options import SoulForgerOptions
from engines.soul_forger.table.entry import Combat, Entry, Lasting
from engines.soul_forger.table.pieces import Piece, Under, Zone
from engines.soul_forger.table.rows import Rows
from engines.soul_forger.table.side import Side

Stage: TypeAlias = Literal[
    "begin", "mulligan", "quest", "main", "attack", "window", "redirect", "block", "triggers", "resolving",
    "overflow",
    "levels", "discard", "over",
]  # fmt: skip
"""What is asked next. It is found anew after every answer from all that lies here."""
Point: TypeAlias = Literal[
    "setup", "ready", "quest", "main_1", "combat", "redirect", "block", "before_damage", "damage",
    "after_combat", "main_2", "end", "levels", "discard", "next_turn",
]  # fmt: skip
"""How the turn goes on where no Flow, no window and no trigger is in its way."""
Moment: TypeAlias = Literal["", "phase_end", "phase_end_again", "step1", "step2", "step3"]
"""For what a window is open besides the Flow: a phase ends (SF-R53), `again` where
an opponent has added something, a step of combat (SF-108 to SF-110)."""


_Change: TypeAlias = Callable[[dict[str, tuple[int, ...]], Iterable[str], int], None]
"""What is done to an index of pieces by kind: one is enlisted, or struck out."""


@state_part
class Table(kernel.GameState):
    """All that lies on the table."""

    options: SoulForgerOptions = given()
    seats: InitVar[int]
    catalogue: Catalogue = kept()
    turn: int = 0
    """Turns of all players counted together."""
    active: int = 0
    first: int = 0
    phase: Phase = "ready"
    point: Point = "setup"
    moment: Moment = ""
    stage: Stage = "begin"
    asked: tuple[int, ...] = ()
    """Who is asked in the window that is open, by rank; or who has too many creatures. All know it."""
    flow: list[Entry] = new(list)
    """What resolves first comes last (SF-132)."""
    resolving: bool = False
    """All have declined: the Flow resolves whole (SF-131, SF-R55)."""
    doing: Entry | None = None
    """The entry that is being resolved."""
    frames: list[Frame] = new(list)
    """How far it has been done."""
    waiting: list[Entry] = new(list)
    """What was set off and has not entered the Flow yet (SF-R55)."""
    lasting: tuple[Lasting, ...] = ()
    """Changes that hold for a while; `keep` says which."""
    combat: Combat | None = None
    out: list[tuple[int, ...]] = new(list)
    """Who fell, together or one after the other; `fall` says who."""
    pieces: dict[int, Piece] = new(dict)
    """What lies in zones, by number: `lay`, `move` and `take_away` change it."""
    sides: list[Side] = new(list)
    serial: int = 0
    """The last number given to a piece or an entry."""
    entries: int = 0
    """Entries of the Flow in this turn (SF-R74)."""
    holding: dict[str, tuple[int, ...]] = kept(dict)
    """The pieces with a text that holds while they are there, by kind of change."""
    hearing: dict[str, tuple[int, ...]] = kept(dict)
    """The pieces with a text that waits for something, by kind of event."""
    kinds: frozenset[str] = kept()
    """The kinds of change of which any holds or lasts: what is in none of them is as printed."""
    reckoned: set[str] = scratch(set)
    """The kinds of change that are being reckoned at this moment."""
    stirred: bool = kept(True)
    """Since the last check cards moved or turned up, or something was hurt: else nothing is due."""
    crowded: bool = kept(True)
    """Since all were last within the Ronum Limit cards moved, or a level fell: else all are."""
    _living: tuple[int, ...] = kept()
    _rows: Rows | None = scratch(None)

    def __post_init__(self, seats: int) -> None:
        self.catalogue = catalogue_of(self.options)
        self.sides = self.sides or [Side(seat) for seat in range(seats)]
        self.fall()
        for piece in self.pieces.values():
            self._index_texts(piece, _enlist)
        self._look_what_holds()

    # Who is there

    def living(self) -> tuple[int, ...]:
        """Return the seats that are still in the game."""
        return self._living

    def after(self, seat: int) -> tuple[int, ...]:
        """Return the living in seat order from the one behind this seat on; the seat itself last."""
        return _from(self._living, seat + 1)

    def others(self, seat: int) -> tuple[int, ...]:
        """Return the opponents of a seat, in seat order behind it."""
        after = _from(self._living, seat + 1)
        return after[:-1] if after[-1:] == (seat,) else after

    def fall(self, *groups: Iterable[int]) -> None:
        """Note who falls together, one group after the other."""
        self.out += [tuple(sorted(group)) for group in groups]
        gone = {seat for group in self.out for seat in group}
        self._living = tuple(side.seat for side in self.sides if side.seat not in gone)

    # What lies there

    @property
    def rows(self) -> Rows:
        """What lies where."""
        if self._rows is None:
            self._rows = Rows(self.pieces.values(), len(self.sides))
        return self._rows

    def of(self, seat: int, *zones: Zone) -> list[Piece]:
        """Return what a player controls in certain zones, in the order in which it came."""
        if len(zones) == 1:
            return list(self.rows.of(seat, zones[0]))
        return [piece for piece in self.rows.all_of(seat) if piece.zone in zones]

    def one(self, seat: int, zone: Zone) -> Piece | None:
        """Return what lies in a zone for one card."""
        row = self.rows.of(seat, zone)
        return row[0] if row else None

    def creatures(self, seat: int) -> Sequence[Piece]:
        """Return the creatures that a player controls."""
        return self.rows.of(seat, "field")

    def lay(self, piece: Piece) -> None:
        """Put a piece on the table."""
        self.pieces[piece.id] = piece
        self.stirred = self.crowded = True
        if self._rows is not None:
            self._rows.come(piece)
        self._index_texts(piece, _enlist)

    def take_away(self, piece: Piece) -> None:
        """Take a piece off the table."""
        del self.pieces[piece.id]
        self.stirred = self.crowded = True
        if self._rows is not None:
            self._rows.go(piece)
        self._index_texts(piece, _strike)

    def move(self, piece: Piece, *, zone: Zone | None = None, seat: int | None = None) -> None:
        """Put a piece into another zone, or under another player's control, as the last that came to them."""
        piece.zone = piece.zone if zone is None else zone
        if seat is not None:
            piece.seat = seat
            self.pieces[piece.id] = self.pieces.pop(piece.id)
        self._moved()

    def recast(self, piece: Piece, card: Card) -> None:
        """Let a piece be another card, where it lies: nobody knew which it was."""
        self._index_texts(piece, _strike)
        piece.card = card
        self._moved()
        self._index_texts(piece, _enlist)

    def turn_up(self, piece: Piece) -> None:
        """Turn a card face up."""
        piece.up = self.stirred = True
        if self._rows is not None:
            self._rows.turned_up(piece)

    def _moved(self) -> None:
        self._rows = None
        self.stirred = self.crowded = True

    def keep(self, lasting: Iterable[Lasting]) -> None:
        """Say what holds for a while from now on."""
        self.lasting = tuple(lasting)
        self._look_what_holds()

    def _index_texts(self, piece: Piece, change: _Change) -> None:
        """Enlist what the cards that speak from a piece hold, and what they wait for, or strike it out."""
        holds = False
        for card, _, _ in self.speaking(piece):
            change(self.holding, card.holds, piece.id)
            change(self.hearing, card.triggers, piece.id)
            holds = holds or bool(card.holds)
        if holds:
            self._look_what_holds()

    def _look_what_holds(self) -> None:
        self.kinds = frozenset([*self.holding, *[change.kind for change in self.lasting]])
        self.stirred = self.crowded = True

    def put_under(self, piece: Piece, under: tuple[Under, ...]) -> None:
        """Let these cards lie under a piece, and no others; its place on the table stays."""
        self._index_texts(piece, _strike)
        piece.under = under
        self._moved()
        self._index_texts(piece, _enlist)

    def speaking(self, piece: Piece) -> tuple[tuple[Card, int, int], ...]:
        """Return the cards that speak from a piece, each with its owner and number.

        That is itself, with 0, and what is attuned to it (SF-139); what is absorbed says nothing (SF-R67).
        """
        own = (piece.card, piece.owner, 0)
        if not piece.under:
            return (own,)
        cards = self.catalogue.cards
        return (own, *((cards[each.card], each.owner, each.number) for each in piece.under if each.number))

    def number(self) -> int:
        """Return a number that nothing has had."""
        self.serial += 1
        return self.serial

    def named(self, card: str) -> Named:
        """Return a card's id and names, for events."""
        return self.catalogue.named(card)


def _enlist(index: dict[str, tuple[int, ...]], kinds: Iterable[str], number: int) -> None:
    """Add a piece to an index, under each kind once; there they stand in the order in which they came."""
    for kind in kinds:
        index[kind] = tuple(sorted({*index.get(kind, ()), number}))


def _strike(index: dict[str, tuple[int, ...]], kinds: Iterable[str], number: int) -> None:
    """Take a piece out of an index again."""
    for kind in kinds:
        left = tuple(each for each in index.get(kind, ()) if each != number)
        if left:
            index[kind] = left
        else:
            index.pop(kind, None)


@lru_cache(maxsize=256)
def _from(living: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """Return the living in seat order from a seat on."""
    return tuple([each for each in living if each >= seat] + [each for each in living if each < seat])
