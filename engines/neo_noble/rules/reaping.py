"""Reaping: cards captured as victory points (NN-16, NN-17, NN-39 to NN-42, NN-148)."""

from __future__ import annotations

from collections.abc import Sequence

from engines.kernel import Play
from engines.kernel.play.determinization import EVERYBODY
from engines.neo_noble.evaluation import changes
from engines.neo_noble.rules import end, lanes, leaving, piles, removal, triggers
from engines.neo_noble.table import keys as naming
from engines.neo_noble.table.pieces import Place, Spirit, SpiritEvent
from engines.neo_noble.table.state import REAPS_TO_WIN, Side, Table


def reap(table: Table, spirits: Sequence[Spirit], by: int) -> Play[int]:
    """Reap Spirits, then Shatter what this uncovers; return how many.

    Cards that come to the opponent's Reap Pile go first, in whosever lane they lie (NN-R69).

    Lanes go from the top down: a card that is reaped for the Token on it is not reaped again (NN-R42).
    """
    places: list[Place] = []
    count = 0
    for spirit in sorted(spirits, key=lambda each: (_pile(table, each) == by, -_depth(table, each))):
        place = table.place_of(spirit.key)
        if place is not None:
            places.append(place)
            count += yield from _reap_one(table, spirit, place)
    yield from removal.after_removal(table, places)
    return count


def _pile(table: Table, spirit: Spirit) -> int:
    """Return to whose Reap Pile a card comes when a Spirit is reaped, or what lies beneath a Token."""
    place = table.place_of(spirit.key)
    beneath = table.lane(place)[: _depth(table, spirit) + 1] if place is not None else []
    return next((each.owner for each in reversed(beneath) if each.card.type != "token"), spirit.seat)


def _depth(table: Table, spirit: Spirit) -> int:
    """Return how many lie beneath a Spirit."""
    place = table.place_of(spirit.key)
    return 0 if place is None else table.lane(place).index(spirit)


def _reap_one(table: Table, spirit: Spirit, place: Place) -> Play[bool]:
    """Reap a Spirit, or what lies beneath a Token (NN-17, NN-R42, NN-R43)."""
    lane = table.lane(place)
    at = lane.index(spirit)
    while lane[at].card.type == "token":
        leaving.leave(table, [leaving.Leaving(lane[at], "grave")])
        at -= 1
        if at < 0:
            side = table.sides[spirit.seat]
            return table.options.token_only_reap == "deck_top" and reap_top(table, side)
    return (yield from _reap_card(table, lane[at]))


def _reap_card(table: Table, spirit: Spirit) -> Play[bool]:
    """Put a Spirit into its owner's Reap Pile (NN-40, NN-R66, NN-R68)."""
    elsewhere = yield from leaving.instead(table, spirit, "reaped")
    if elsewhere is not None:
        leaving.leave(table, [leaving.Leaving(spirit, elsewhere)])
        return False
    source = changes.speaking(table, spirit)
    place = lanes.leave(table, spirit)
    event = SpiritEvent("reaped", spirit.seat, spirit.card.id, None, place, 1, None, source, spirit.owner)
    capture(table, table.sides[spirit.owner], spirit.card.id, event)
    return True


def reap_top(table: Table, side: Side) -> bool:
    """Reap the top card of a deck (NN-R43, NN-R63)."""
    if not piles.ready(table, side):
        return False
    card = piles.take_top(table, side, EVERYBODY)
    capture(table, side, card, SpiritEvent("reaped", side.seat, card))
    return True


def capture(table: Table, side: Side, card: str, event: SpiritEvent) -> None:
    """Add a card to a Reap Pile; four there end the game (NN-141, NN-R68, NN-R69)."""
    side.reaped.append(card)
    if table.journal is not None:
        count, on = len(side.reaped), naming.player(side.seat)
        table.tell("reaped", seat=side.seat, card=table.named(card), was=count - 1, count=count, on=on)
    triggers.happened(table, event)
    if len(side.reaped) >= REAPS_TO_WIN:
        end.win(table, 1 - side.seat, "reaped")
