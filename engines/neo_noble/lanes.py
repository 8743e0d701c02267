"""Lanes: room, arriving, leaving, moving (NN-78 to NN-83)."""

from __future__ import annotations

from engines.neo_noble.pieces import Origin, Place, Spirit
from engines.neo_noble.table import Table
from engines.neo_noble.vocabulary.parts import Mode


def lane_key(place: Place) -> str:
    """Return the name of a lane in answers: `<seat>:<left, middle or right>`."""
    raise NotImplementedError


def lane_of(key: str) -> Place:
    """Return the lane that an answer names."""
    raise NotImplementedError


def room(table: Table, place: Place) -> bool:
    """Tell whether a lane may take one more Spirit (NN-81, NN-R35)."""
    raise NotImplementedError


def rooms(table: Table, seat: int) -> list[Place]:
    """Return a player's lanes with room."""
    raise NotImplementedError


def arrive(table: Table, place: Place, card: str, origin: Origin, mode: Mode | None) -> Spirit:
    """Put a card that is in no zone on top of a lane (NN-78): it is a new Spirit (NN-R36)."""
    raise NotImplementedError


def leave(table: Table, spirit: Spirit) -> Place:
    """Take a Spirit off the Battlefield; the others keep their order (NN-83)."""
    raise NotImplementedError


def move(table: Table, spirits: list[Spirit], place: Place) -> bool:
    """Move Spirits of one lane, in order, to the top of another; False without room (NN-R32, NN-R38)."""
    raise NotImplementedError
