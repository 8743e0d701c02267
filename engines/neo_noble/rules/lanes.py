"""Lanes: room, arriving, leaving, moving (NN-78 to NN-83)."""

from __future__ import annotations

from engines.neo_noble.evaluation import powers
from engines.neo_noble.language.parts import Mode
from engines.neo_noble.rules import triggers
from engines.neo_noble.table import keys as naming
from engines.neo_noble.table.pieces import Origin, Place, Spirit
from engines.neo_noble.table.state import PLACES, Table


def room(table: Table, place: Place) -> bool:
    """Tell whether a lane may take one more Spirit (NN-81, NN-R35)."""
    return len(table.lane(place)) < powers.capacity(table, place)


def just_full(table: Table, place: Place) -> bool:
    """Tell whether a lane would have room again without one of its Spirits."""
    return len(table.lane(place)) == powers.capacity(table, place)


def any_room(table: Table, seat: int) -> bool:
    """Tell whether some lane of a player may take one more Spirit."""
    return any(room(table, place) for place in PLACES[seat])


def free(table: Table, seat: int) -> int:
    """Return how many more Spirits a player's lanes may take."""
    return sum(powers.capacity(table, place) - len(table.lane(place)) for place in rooms(table, seat))


def rooms(table: Table, seat: int) -> list[Place]:
    """Return a player's lanes with room."""
    return [place for place in PLACES[seat] if room(table, place)]


def arrive(table: Table, place: Place, card: str, origin: Origin, mode: Mode | None) -> Spirit:
    """Put a card that is in no zone on top of a lane (NN-78): it is a new Spirit (NN-R36)."""
    table.serial += 1
    spirit = Spirit(naming.spirit(table.serial), place.seat, table.card(card), origin, mode, table.turn)
    table.lay(place, spirit)
    return spirit


def leave(table: Table, spirit: Spirit) -> Place:
    """Take a Spirit off the Battlefield; the others keep their order (NN-83)."""
    place = table.place_of(spirit.key)
    assert place is not None
    table.lift(place, spirit)
    triggers.expire(table, "left", spirit.key)
    return place


def move(table: Table, spirits: list[Spirit], place: Place) -> bool:
    """Move Spirits of one lane, in order, to the top of another; False without room (NN-R32, NN-R38)."""
    lane = table.lane(place)
    origin = table.place_of(spirits[0].key)
    if origin is None or origin == place or len(lane) + len(spirits) > powers.capacity(table, place):
        return False
    for spirit in spirits:
        table.lift(origin, spirit)
        triggers.expire(table, "left_lane", spirit.key)
        table.lay(place, spirit)
        spirit.seat = place.seat
    return True
