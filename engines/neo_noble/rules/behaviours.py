"""Behaviours: keywords with rules of their own, registered by name (NN-101 to NN-105)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from engines.kernel import Choose, DecisionContext, Play
from engines.neo_noble.evaluation import powers
from engines.neo_noble.language.parts import Keyword
from engines.neo_noble.rules import channel, removal
from engines.neo_noble.table.pieces import Spirit
from engines.neo_noble.table.state import Side, Table

USE, SKIP = "use", "skip"
INCOME = ("income", "harvest", "channel", "focus")
"""The steps of the Income Phase, in which cards are Channeled Ready (NN-61)."""


class Behaviour(NamedTuple):
    """What a keyword does, and when."""

    on_arrival: Callable[[Table, Spirit, bool], Play[None]] | None = None
    """When the card was summoned, and whether the lane was empty (NN-R30, step 4)."""
    after_activation: Callable[[Table, Spirit], Play[None]] | None = None
    """When a text of the Spirit has resolved (NN-R30, step 8)."""
    from_channel: bool = False
    """The card may be summoned from its owner's Channel while it is face-up there."""


def pathfinder(table: Table, spirit: Spirit, lane_was_empty: bool) -> Play[None]:
    """Let the player Channel a card if the lane was empty (NN-103, NN-D20); Spent, as a rule (NN-R45)."""
    side = table.sides[spirit.seat]
    if not lane_was_empty or not channel.can_channel(side):
        return
    answer: str = yield Choose(
        spirit.seat,
        "pathfinder",
        (USE, SKIP),
        default=SKIP,
        about=DecisionContext(piece=spirit.key, card=spirit.card.id),
    )
    if answer == USE:
        channel.channel_top(table, side, ready=table.stage in INCOME)


def brittle(table: Table, spirit: Spirit) -> Play[None]:
    """Let the Spirit be sacrificed (NN-105, NN-R44, NN-R76)."""
    yield from removal.sacrifice(table, [spirit])


BEHAVIOURS: dict[Keyword, Behaviour] = {
    "pathfinder": Behaviour(on_arrival=pathfinder),
    "haste": Behaviour(from_channel=True),
    "brittle": Behaviour(after_activation=brittle),
}


def on_arrival(table: Table, spirit: Spirit, lane_was_empty: bool) -> Play[None]:
    """Do what behaviours ask for when a Spirit was summoned."""
    for keyword, behaviour in BEHAVIOURS.items():
        if behaviour.on_arrival and powers.has_behaviour(table, spirit.seat, spirit.card, keyword, spirit):
            yield from behaviour.on_arrival(table, spirit, lane_was_empty)


def after_activation(table: Table, spirit: Spirit) -> Play[None]:
    """Do what behaviours ask for after a text of the Spirit has resolved (NN-105, NN-R44)."""
    for keyword, behaviour in BEHAVIOURS.items():
        if behaviour.after_activation and powers.has_behaviour(
            table, spirit.seat, spirit.card, keyword, spirit
        ):
            yield from behaviour.after_activation(table, spirit)


def channel_cards(table: Table, side: Side) -> list[int]:
    """Return the slots with cards that may be summoned from there (NN-62, NN-104, NN-R29)."""
    return [
        place
        for place, slot in enumerate(side.channel)
        if slot is not None and slot.face_up and _may_leave_channel(table, side, slot.card)
    ]


def _may_leave_channel(table: Table, side: Side, card: str) -> bool:
    return any(
        behaviour.from_channel and powers.has_behaviour(table, side.seat, table.card(card), keyword)
        for keyword, behaviour in BEHAVIOURS.items()
    )
