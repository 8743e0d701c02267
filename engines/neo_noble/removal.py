"""Spirits leave the Battlefield: destroyed, sacrificed, banished, bounced (NN-146 to NN-149).

A Token goes nowhere: it is back in the Token Area (NN-R41).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from engines.kernel import Choose, Play
from engines.neo_noble import channel, lanes, piles, powers, triggers
from engines.neo_noble import shatter as shattering
from engines.neo_noble.pieces import EVERYBODY, Event, Place, Source, Spirit
from engines.neo_noble.table import Table

How: TypeAlias = Literal["destroyed", "sacrificed", "shattered"]
Where: TypeAlias = Literal["grave", "hand", "banished", "deck_top", "deck_bottom", "channel"]


def destroy(table: Table, spirits: Sequence[Spirit], by: int, without_shatter: bool = False) -> Play[int]:
    """Destroy Spirits, Shatter what this uncovers, and return how many were destroyed (NN-146).

    Those of the very player whose text, cost or behaviour it is are sacrificed (NN-147, NN-R76).
    """
    gone: list[Place] = []
    count = 0
    for spirit in _there(table, spirits):
        if not powers.indestructible(table, spirit):
            how: How = "sacrificed" if spirit.seat == by else "destroyed"
            place, destroyed = yield from _destroy_one(table, spirit, how)
            gone.append(place)
            count += destroyed
    yield from after_removal(table, gone, without_shatter)
    return count


def shatter(table: Table, spirit: Spirit) -> Play[None]:
    """Destroy an Arbiter that Shatters; what it uncovers is seen by the chain (NN-87, NN-91)."""
    yield from _destroy_one(table, spirit, "shattered")


def _destroy_one(table: Table, spirit: Spirit, how: How) -> Play[tuple[Place, bool]]:
    source = None if how == "shattered" else powers.speaking(table, spirit)  # NN-R40
    elsewhere = yield from instead(table, spirit, "destroyed")
    if elsewhere is not None:
        return go(table, spirit, elsewhere, source), False
    place = lanes.leave(table, spirit)
    if spirit.card.type != "token":
        table.sides[spirit.seat].grave.append(spirit.card.id)
    if table.journal is not None:
        table.tell(how, seat=spirit.seat, card=table.named(spirit.card.id), spirit=spirit.key)
    gone = Event("destroyed", spirit.seat, spirit.card.id, None, place, source=source)
    triggers.happened(table, gone)
    if how != "destroyed":
        triggers.happened(table, gone._replace(kind=how))
    if how == "shattered" and table.options.shatter_is_sacrifice:
        triggers.happened(table, gone._replace(kind="sacrificed"))
    return place, True


def instead(table: Table, spirit: Spirit, of: Literal["destroyed", "reaped"]) -> Play[Where | None]:
    """Return where a Spirit goes instead of being destroyed or reaped (NN-D22); None for the usual way."""
    found = powers.instead(table, spirit, of)
    if found is None:
        return None
    what, source = found
    if what.may:
        subject = (spirit.key, spirit.card.id)
        keys = (shattering.APPLY, shattering.SKIP)
        answer: str = yield Choose(
            source.seat, "instead", keys, default=shattering.SKIP, subject=(*subject, source.card, what.to)
        )
        if answer == shattering.SKIP:
            return None
    return what.to


def banish(table: Table, spirits: Sequence[Spirit], without_shatter: bool = False) -> Play[int]:
    """Banish Spirits (NN-43, NN-149)."""
    return (yield from _remove(table, spirits, "banished", without_shatter))


def bounce(
    table: Table,
    spirits: Sequence[Spirit],
    to: Literal["hand", "deck_top", "deck_bottom", "channel"] = "hand",
    without_shatter: bool = False,
) -> Play[int]:
    """Return Spirits to their owners."""
    return (yield from _remove(table, spirits, to, without_shatter))


def _remove(table: Table, spirits: Sequence[Spirit], to: Where, without_shatter: bool) -> Play[int]:
    gone = [
        go(table, spirit, to, powers.speaking(table, spirit))
        for spirit in _there(table, spirits)
        if _can_go(table, spirit, to)
    ]
    yield from after_removal(table, gone, without_shatter)
    return len(gone)


def go(table: Table, spirit: Spirit, to: Where, source: Source | None) -> Place:
    """Take a Spirit from its lane to another zone of its owner (NN-R41, NN-R73); return the lane."""
    place = lanes.leave(table, spirit)
    card = spirit.card.id
    if spirit.card.type != "token":
        _lay_away(table, spirit.seat, card, to)
    if table.journal is not None:
        where = "tokens" if spirit.card.type == "token" else to
        table.tell("left", seat=spirit.seat, card=table.named(card), spirit=spirit.key, to=where)
    if to != "grave":
        kind = "banished" if to == "banished" else "bounced"
        triggers.happened(table, Event(kind, spirit.seat, card, None, place, source=source))
    return place


def _can_go(table: Table, spirit: Spirit, to: Where) -> bool:
    """Tell whether a Spirit can go to a zone: into a full Channel it cannot, and stays (NN-R12)."""
    return (
        to != "channel"
        or spirit.card.type == "token"
        or channel.free_slot(table.sides[spirit.seat]) is not None
    )


def _lay_away(table: Table, seat: int, card: str, to: Where) -> None:
    side = table.sides[seat]
    match to:
        case "grave":
            side.grave.append(card)
        case "banished":
            side.banished.append(card)
        case "deck_top":
            piles.put_on_top(side, card, EVERYBODY)
        case "deck_bottom":
            piles.put_under(side, card)
        case "channel":
            channel.channel(table, side, card, ready=False, face_up=True)
        case "hand":
            piles.to_hand(table, side, card, known=True)


def after_removal(table: Table, gone: Sequence[Place], without_shatter: bool = False) -> Play[None]:
    """Let what is uncovered when Spirits have left Shatter, unless this text spares it (NN-89, NN-90)."""
    if gone:
        spared = (table.lane(place)[-1].key for place in gone if without_shatter and table.lane(place))
        yield from shattering.shatter_chain(table, frozenset(spared))


def _there(table: Table, spirits: Sequence[Spirit]) -> list[Spirit]:
    return [spirit for spirit in spirits if table.place_of(spirit.key) is not None]
