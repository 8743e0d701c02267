"""A table as somebody sees it who looks at all cards: what lies where, and what has changed in between."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple, TypeAlias

from engines.kernel import Choose
from engines.neo_noble.evaluation import powers
from engines.neo_noble.rules import drawing, resolution
from engines.neo_noble.table.pieces import Place
from engines.neo_noble.table.state import Table

Where: TypeAlias = tuple[str, int, int]
"""A zone, a seat, and the number of a lane or Channel slot."""


class Thing(NamedTuple):
    """A card, and where it lies."""

    card: str
    type: str
    where: Where
    key: str = ""
    """Of a Spirit."""
    layer: str = ""
    """Of a Spirit: Active or covered."""
    power: int = 0
    resolve: int = 0
    ready: bool = False
    face_up: bool = True

    @property
    def seat(self) -> int:
        return self.where[1]


class Seen:
    """All that lies on a table."""

    def __init__(self, table: Table) -> None:
        self.table = table.copy()
        self.things: list[Thing] = []
        self.souls = [side.lingering for side in table.sides]
        self.coins = [(coin.holder, coin.ready) for coin in table.coins]
        self.columns = {(seat, lane): table.column(Place(seat, lane)) for seat in (0, 1) for lane in range(3)}
        self.totals = {
            (seat, lane): powers.totals(table, Place(seat, lane)) for seat in (0, 1) for lane in range(3)
        }
        self.checks = [(place.seat, place.lane) for place in table.checks]
        self.tops = [side.deck[::-1] for side in table.sides]
        self.known = [side.known[:] for side in table.sides]
        for side in table.sides:
            zones = {
                "hand": side.hand, "deck": side.deck, "Graveyard": side.grave,
                "Reap Pile": side.reaped, "Banish Zone": side.banished,
            }  # fmt: skip
            for zone, cards in zones.items():
                for card in cards:
                    self.things.append(Thing(card, table.card(card).type, (zone, side.seat, 0)))
            for number, slot in enumerate(side.channel):
                if slot is not None:
                    kind = table.card(slot.card).type
                    where = ("Channel", side.seat, number)
                    self.things.append(Thing(slot.card, kind, where, ready=slot.ready, face_up=slot.face_up))
            for number, lane in enumerate(side.lanes):
                for spirit in lane:
                    layer = "Active" if spirit is lane[-1] else "covered"
                    power, resolve = powers.stats(table, spirit)
                    where = ("lane", side.seat, number)
                    self.things.append(
                        Thing(spirit.card.id, spirit.card.type, where, spirit.key, layer, power, resolve)
                    )

    def drawn(self, seat: int) -> tuple[int, list[int], set[int]]:
        """Return what a draw would bring just now: cards to hand, Souls by seat, and who would be asked."""
        table = self.table.copy()
        had, souls, asked = len(table.sides[seat].hand), [side.lingering for side in table.sides], set[int]()
        drawing_one = drawing.draw(table, table.sides[seat], 1)
        try:
            question = next(drawing_one)
            while True:
                assert isinstance(question, Choose)
                asked.add(question.seat)
                question = drawing_one.send(resolution.YES)
        except StopIteration:
            gained = [side.lingering - before for side, before in zip(table.sides, souls, strict=True)]
            return len(table.sides[seat].hand) - had, gained, asked

    def at(self, zone: str, seat: int, number: int | None = None) -> list[Thing]:
        """Return what lies somewhere."""
        return [
            thing
            for thing in self.things
            if thing.where[:2] == (zone, seat) and number in (None, thing.where[2])
        ]

    def room(self, seat: int, lane: int) -> int:
        return 4 - len(self.at("lane", seat, lane))

    def spirit(self, key: str) -> Thing | None:
        return next((thing for thing in self.things if thing.key == key and key), None)


Moved: TypeAlias = Counter[tuple[str, Where]]


def between(before: Seen, after: Seen) -> tuple[Moved, Moved]:
    """Return what has left its place, and what has come to one; the order within a place is no matter."""
    was = Counter((thing.card, thing.where) for thing in before.things)
    now = Counter((thing.card, thing.where) for thing in after.things)
    return was - now, now - was
