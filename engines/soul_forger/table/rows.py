"""What lies where, and what comes of that alone: reckoned once after something has moved."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engines.soul_forger.table.pieces import Piece, Zone


class Rows:
    """The zones of all players as they are until the next card comes, goes, or moves."""

    __slots__ = ("_rows", "endurance", "ronum", "twins", "unarmed")

    def __init__(self, pieces: Iterable[Piece], seats: int) -> None:
        self._rows: dict[tuple[int, Zone], list[Piece]] = {}
        self.ronum = [0] * seats
        """By seat, the Ronum that is printed on the creatures of a player (SF-59)."""
        self.endurance = [0] * seats
        """By seat, what is printed on Equipment of Endurance for its player (SF-R1)."""
        self.twins = False
        """Whether a player has two cards of one name."""
        names: set[tuple[int, str]] = set()
        for piece in pieces:
            card, seat = piece.card, piece.seat
            self._rows.setdefault((seat, piece.zone), []).append(piece)
            if piece.zone == "field":
                self.ronum[seat] += card.ronum
            self.endurance[seat] += card.endurance_mod
            self.twins = self.twins or (seat, card.name.en) in names
            names.add((seat, card.name.en))
        self.unarmed = [
            seat for seat in range(seats) if self.of(seat, "secondary") and not self.of(seat, "primary")
        ]
        """Who has a Secondary Weapon and no Primary (SF-73)."""

    def of(self, seat: int, zone: Zone) -> Sequence[Piece]:
        """Return what a player controls in a zone, in the order in which it came."""
        return self._rows.get((seat, zone), ())
