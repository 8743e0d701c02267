"""What lies where, and what comes of that alone: kept up as cards come and go, made anew when one moves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engines.soul_forger.table.pieces import Piece, Zone


class Rows:
    """The zones of all players as they are until a card moves.

    What was given out stays as it was: who looks through a row may take cards away from it.
    """

    __slots__ = (
        "_able", "_kinds", "_pieces", "_rows", "_seats", "_shown", "endurance", "ronum", "unarmed", "unique",
    )  # fmt: skip

    def __init__(self, pieces: Iterable[Piece], seats: int) -> None:
        self._pieces = [*pieces]
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
        self.unarmed: list[int] = []
        """Who has a Secondary Weapon and no Primary (SF-73)."""
        for piece in self._pieces:
            self._add(piece)
        self._look_who_is_unarmed()

    def come(self, piece: Piece) -> None:
        """Add a card, as the last that came."""
        seat, zone = piece.seat, piece.zone
        self._pieces = [*self._pieces, piece]
        self._seats[seat] = self._seats[seat][:]
        self._rows[seat][zone] = [*self.of(seat, zone)]
        self.unique = self.unique[:]
        self._add(piece)
        self._forget(piece)

    def _add(self, piece: Piece) -> None:
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

    def go(self, piece: Piece) -> None:
        """Take a card away."""
        card, seat, zone = piece.card, piece.seat, piece.zone
        self._pieces = _without(self._pieces, piece)
        self._seats[seat] = _without(self._seats[seat], piece)
        self._rows[seat][zone] = _without(self._rows[seat][zone], piece)
        if zone == "field":
            self.ronum[seat] -= card.ronum
        elif card.endurance_mod:
            self.endurance[seat] -= card.endurance_mod
        if card.unique:
            self.unique = _without(self.unique, piece)
        self._forget(piece)

    def _forget(self, piece: Piece) -> None:
        """Forget what was found out while a card was not there, or still was."""
        self._able.pop(piece.seat, None)
        self._kinds.pop(piece.kind, None)
        self._shown.pop(piece.seat, None)
        if piece.is_weapon:
            self._look_who_is_unarmed()

    def _look_who_is_unarmed(self) -> None:
        self.unarmed = [
            seat for seat, rows in enumerate(self._rows) if rows.get("secondary") and not rows.get("primary")
        ]

    def turned_up(self, piece: Piece) -> None:
        """Note that a card lies face up now."""
        self._shown.pop(piece.seat, None)

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
            seen = (piece.card.factions for piece in self._seats[seat] if piece.up and piece.zone != "action")
            found = self._shown[seat] = frozenset(faction for factions in seen for faction in factions)
        return found

    def able(self, seat: int) -> Sequence[Piece]:
        """Return what a player controls that may have an ability to activate."""
        found = self._able.get(seat)
        if found is None:
            found = [piece for piece in self._seats[seat] if piece.card.activated or piece.under]
            self._able[seat] = found
        return found


def _without(row: list[Piece], piece: Piece) -> list[Piece]:
    return [each for each in row if each is not piece]
