"""What lies where, and what comes of that alone: reckoned once after something has moved."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engines.soul_forger.table.pieces import Piece, Zone


class Rows:
    """The zones of all players as they are until the next card comes, goes, or moves."""

    __slots__ = (
        "_able",
        "_kinds",
        "_pieces",
        "_rows",
        "_seats",
        "_shown",
        "endurance",
        "ronum",
        "unarmed",
        "unique",
    )

    def __init__(self, pieces: Iterable[Piece], seats: int) -> None:
        self._pieces = tuple(pieces)
        self._rows: list[dict[Zone, list[Piece]]] = [{} for _ in range(seats)]
        self._seats: list[list[Piece]] = [[] for _ in range(seats)]
        self._able: dict[int, list[Piece]] = {}
        self._kinds: dict[str, list[Piece]] = {}
        self._shown: dict[int, frozenset[str]] = {}
        self.ronum = [0] * seats
        """By seat, the Ronum that is printed on the creatures of a player (SF-59)."""
        self.endurance = [0] * seats
        """By seat, what is printed on Equipment of Endurance for its player (SF-R1)."""
        self.unique: list[Piece] = []
        """What is Unique by what is printed (SF-158)."""
        for piece in self._pieces:
            card, seat, zone = piece.card, piece.seat, piece.zone
            rows = self._rows[seat]
            if zone in rows:
                rows[zone].append(piece)
            else:
                rows[zone] = [piece]
            self._seats[seat].append(piece)
            if zone == "field":
                self.ronum[seat] += card.ronum
            elif card.endurance_mod:
                self.endurance[seat] += card.endurance_mod
            if card.unique:
                self.unique.append(piece)
        self.unarmed = [
            seat for seat, rows in enumerate(self._rows) if "secondary" in rows and "primary" not in rows
        ]
        """Who has a Secondary Weapon and no Primary (SF-73)."""

    def of(self, seat: int, zone: Zone) -> Sequence[Piece]:
        """Return what a player controls in a zone, in the order in which it came."""
        return self._rows[seat].get(zone, ())

    def all_of(self, seat: int) -> Sequence[Piece]:
        """Return what a player controls, in the order in which it came."""
        return self._seats[seat]

    def of_kind(self, kind: str) -> Sequence[Piece]:
        """Return all creatures, Equipment or Actions, in the order in which they came."""
        found = self._kinds.get(kind)
        if found is None:
            found = self._kinds[kind] = [piece for piece in self._pieces if piece.kind == kind]
        return found

    def shown(self, seat: int) -> frozenset[str]:
        """Return the factions of what a player controls face up, but for Actions (SF-118, SF-R29)."""
        found = self._shown.get(seat)
        if found is None:
            seen = [piece.card.factions for piece in self._seats[seat] if piece.up and piece.zone != "action"]
            found = self._shown[seat] = frozenset().union(*seen)
        return found

    def able(self, seat: int) -> Sequence[Piece]:
        """Return what a player controls that may have an ability to activate."""
        found = self._able.get(seat)
        if found is None:
            found = [piece for piece in self._seats[seat] if piece.card.activated or piece.under]
            self._able[seat] = found
        return found
