"""Spirits leave the Battlefield: destroyed, sacrificed, banished, bounced (NN-146 to NN-149).

A Token goes nowhere: it is back in the Token Area (NN-R41).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

from engines.kernel import Choose, Play
from engines.neo_noble import channel, lanes, piles, powers, triggers
from engines.neo_noble import shatter as shattering
from engines.neo_noble.pieces import EVERYBODY, Event, Place, Spirit
from engines.neo_noble.table import Table
from engines.neo_noble.vocabulary.events import EventKind

How: TypeAlias = Literal["destroyed", "sacrificed", "shattered"]
Where: TypeAlias = Literal["grave", "hand", "banished", "deck_top", "deck_bottom", "channel"]


class Leaving(NamedTuple):
    """A Spirit that is to leave: in the way it does, or for some other place."""

    spirit: Spirit
    way: How | Where


def destroy(table: Table, spirits: Sequence[Spirit], by: int, without_shatter: bool = False) -> Play[int]:
    """Destroy Spirits at once, Shatter what this uncovers, and return how many were destroyed (NN-146).

    Those of the very player whose text, cost or behaviour it is are sacrificed (NN-147, NN-R76).
    """
    hows: list[How] = ["sacrificed" if spirit.seat == by else "destroyed" for spirit in spirits]
    return (yield from _destroy(table, spirits, hows, without_shatter))


def sacrifice(table: Table, spirits: Sequence[Spirit]) -> Play[int]:
    """Let players sacrifice Spirits of their own at once, and return how many were (NN-147)."""
    hows: list[How] = ["sacrificed"] * len(spirits)
    return (yield from _destroy(table, spirits, hows))


def shatter(table: Table, spirit: Spirit) -> Play[None]:
    """Destroy an Arbiter that Shatters; what it uncovers is seen by the chain (NN-87, NN-91)."""
    elsewhere = yield from instead(table, spirit, "destroyed")
    leave(table, [Leaving(spirit, elsewhere or "shattered")])


def _destroy(
    table: Table, spirits: Sequence[Spirit], hows: Sequence[How], without_shatter: bool = False
) -> Play[int]:
    """Settle which are destroyed, ask for each where it goes, then let all leave together (NN-R78)."""
    doomed = [
        Leaving(spirit, how)
        for spirit, how in zip(spirits, hows, strict=True)
        if table.place_of(spirit.key) is not None and not powers.indestructible(table, spirit)
    ]
    leaving: list[Leaving] = []
    for spirit, how in sorted(doomed, key=lambda each: each.spirit.seat != table.active):
        elsewhere = yield from instead(table, spirit, "destroyed")
        leaving.append(Leaving(spirit, elsewhere or how))
    yield from after_removal(table, leave(table, leaving), without_shatter)
    return sum(each in doomed for each in leaving)


def leave(table: Table, leaving: Sequence[Leaving]) -> list[Place]:
    """Take Spirits from their lanes at once, so that those with texts see each other go; return the lanes.

    One that Shatters was never active and sees nothing (NN-R40).
    """
    sources = [powers.speaking(table, spirit) for spirit, _ in leaving]
    places = [_take_away(table, each) for each in leaving]
    witnesses = [(source, place) for source, place in zip(sources, places, strict=True) if source is not None]
    for (spirit, way), source, place in zip(leaving, sources, places, strict=True):
        gone = Event("destroyed", spirit.seat, spirit.card.id, None, place, 1, None, source, spirit.owner)
        for kind in _told(table, way):
            triggers.happened(table, gone._replace(kind=kind), witnesses)
    return places


def _told(table: Table, way: How | Where) -> tuple[EventKind, ...]:
    """Return the events of a Spirit's leaving."""
    match way:
        case "destroyed":
            return ("destroyed",)
        case "sacrificed":
            return ("destroyed", "sacrificed")
        case "shattered":
            also: tuple[EventKind, ...] = ("sacrificed",) if table.options.shatter_is_sacrifice else ()
            return ("destroyed", "shattered", *also)
        case "banished":
            return ("banished",)
        case "grave":
            return ()
        case _:
            return ("bounced",)


def _take_away(table: Table, leaving: Leaving) -> Place:
    """Take a Spirit from its lane to another zone of its owner (NN-R41, NN-R73)."""
    spirit, way = leaving
    place = lanes.leave(table, spirit)
    token = spirit.card.type == "token"
    if not token:
        _lay_away(table, spirit.owner, spirit.card.id, way)
    if table.journal is not None:
        card = table.named(spirit.card.id)
        if way in ("destroyed", "sacrificed", "shattered"):
            table.tell(way, seat=spirit.seat, card=card, spirit=spirit.key)
        else:
            table.tell("left", seat=spirit.seat, card=card, spirit=spirit.key, to="tokens" if token else way)
    return place


def instead(table: Table, spirit: Spirit, of: Literal["destroyed", "reaped"]) -> Play[Where | None]:
    """Return where a Spirit goes instead of being destroyed or reaped (NN-D22); None for the usual way.

    Each text is offered on its own: declining one leaves the others standing (NN-R78).
    """
    for what, source in powers.instead(table, spirit, of):
        if what.may:
            subject = (spirit.key, spirit.card.id, source.card, what.to)
            keys = (shattering.APPLY, shattering.SKIP)
            answer: str = yield Choose(
                source.seat, "instead", keys, default=shattering.SKIP, subject=subject
            )  # fmt: skip
            if answer == shattering.SKIP:
                continue
        return what.to
    return None


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
    leaving = [Leaving(spirit, to) for spirit in _fitting(table, _there(table, spirits), to)]
    yield from after_removal(table, leave(table, leaving), without_shatter)
    return len(leaving)


def _fitting(table: Table, spirits: Sequence[Spirit], to: Where) -> list[Spirit]:
    """Return those that can go to a zone: what a full Channel cannot take stays (NN-R12)."""
    if to != "channel":
        return list(spirits)
    room = [side.channel.count(None) for side in table.sides]
    found: list[Spirit] = []
    for spirit in spirits:
        if spirit.card.type == "token":
            found.append(spirit)
        elif room[spirit.owner]:
            room[spirit.owner] -= 1
            found.append(spirit)
    return found


def _lay_away(table: Table, seat: int, card: str, way: How | Where) -> None:
    side = table.sides[seat]
    match way:
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
        case _:
            side.grave.append(card)


def after_removal(table: Table, gone: Sequence[Place], without_shatter: bool = False) -> Play[None]:
    """Let what is uncovered when Spirits have left Shatter, unless this text spares it (NN-89, NN-90)."""
    if gone:
        spared = (table.lane(place)[-1].key for place in gone if without_shatter and table.lane(place))
        yield from shattering.shatter_chain(table, frozenset(spared))


def _there(table: Table, spirits: Sequence[Spirit]) -> list[Spirit]:
    return [spirit for spirit in spirits if table.place_of(spirit.key) is not None]
