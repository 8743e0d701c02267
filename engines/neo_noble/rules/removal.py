"""Removing Spirits: destroyed, sacrificed, banished, bounced (NN-146 to NN-149); then what is uncovered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from engines.kernel import Play
from engines.neo_noble.evaluation import powers
from engines.neo_noble.rules import shatter as shattering
from engines.neo_noble.rules.leaving import How, Leaving, Where, instead, leave
from engines.neo_noble.table.pieces import Place, Spirit
from engines.neo_noble.table.state import Table


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


def after_removal(table: Table, gone: Sequence[Place], without_shatter: bool = False) -> Play[None]:
    """Let what is uncovered when Spirits have left Shatter, unless this text spares it (NN-89, NN-90)."""
    if gone:
        spared = (table.lane(place)[-1].key for place in gone if without_shatter and table.lane(place))
        yield from shattering.shatter_chain(table, frozenset(spared))


def _there(table: Table, spirits: Sequence[Spirit]) -> list[Spirit]:
    return [spirit for spirit in spirits if table.place_of(spirit.key) is not None]
