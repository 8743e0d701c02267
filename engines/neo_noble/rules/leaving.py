"""A Spirit leaves the Battlefield: where it goes, and what sees it go (NN-146 to NN-149, NN-R78).

A Token goes nowhere: it is back in the Token Area (NN-R41).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

from engines.kernel import Choose, DecisionContext, Play
from engines.kernel.play.determinization import EVERYBODY
from engines.neo_noble.evaluation import changes, powers
from engines.neo_noble.language.events import EventKind
from engines.neo_noble.rules import channel, lanes, piles, triggers
from engines.neo_noble.table.contexts import InsteadContext
from engines.neo_noble.table.pieces import Place, Spirit, SpiritEvent
from engines.neo_noble.table.state import Table

APPLY, SKIP = "apply", "skip"

How: TypeAlias = Literal["destroyed", "sacrificed", "shattered"]
Where: TypeAlias = Literal["grave", "hand", "banished", "deck_top", "deck_bottom", "channel"]


class Leaving(NamedTuple):
    """A Spirit that is to leave: in the way it does, or for some other place."""

    spirit: Spirit
    way: How | Where


def leave(table: Table, leaving: Sequence[Leaving]) -> list[Place]:
    """Take Spirits from their lanes at once, so that those with texts see each other go; return the lanes.

    One that Shatters was never active and sees nothing (NN-R40).
    """
    sources = [changes.speaking(table, spirit) for spirit, _ in leaving]
    places = [_take_away(table, each) for each in leaving]
    witnesses = [(source, place) for source, place in zip(sources, places, strict=True) if source is not None]
    for (spirit, way), source, place in zip(leaving, sources, places, strict=True):
        gone = SpiritEvent(
            "destroyed", spirit.seat, spirit.card.id, None, place, 1, None, source, spirit.owner
        )
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
            about = DecisionContext(
                piece=spirit.key, card=spirit.card.id, rest=InsteadContext(source.card, what.to)
            )
            keys = (APPLY, SKIP)
            answer: str = yield Choose(
                source.seat, "instead", keys, default=SKIP, about=about
            )  # fmt: skip
            if answer == SKIP:
                continue
        return what.to
    return None


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
