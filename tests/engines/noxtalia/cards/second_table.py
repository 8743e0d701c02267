"""A table as a reader of cards sees it: bodies, piles, and what can be done to them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

YOU, OTHER = "player", "opponent"


@dataclass
class Body:
    """A Spirit as it lies there."""

    key: str
    seat: int
    element: str
    pv: int
    most: int
    charged: bool
    attached: list[tuple[str, int]]
    alive: bool = True

    def copy(self) -> Body:
        return Body(
            self.key, self.seat, self.element, self.pv, self.most, self.charged, self.attached[:], self.alive
        )


@dataclass
class Power:
    """The power of an Attack or a Defence as it is reckoned."""

    base: int
    chart: int
    more: int

    @property
    def total(self) -> int:
        return max(0, self.base + self.chart + self.more)


@dataclass
class Table:
    """What can be seen of a table, and by whom."""

    bodies: dict[str, Body]
    pm: list[int]
    hands: list[list[str]]
    piles: list[list[str]]
    """The top is the end."""
    discards: list[list[str]]
    removed: list[list[str]]
    marked: list[bool]
    night: bool
    turn: int
    powers: dict[str, Power] = field(default_factory=dict)
    """Of the Attack and the Defence, while there is an attack."""
    prevented: int = 0
    undefendable: bool = False
    attach_to: str | None = None
    costs: list[list[tuple[str, str, str, str | None, int]]] = field(default_factory=list)
    """By seat: changes of costs, as (type, element, keyword, until, number)."""
    lifted: set[tuple[int, str]] = field(default_factory=set)
    recycles: list[int] = field(default_factory=lambda: [0, 0])
    looked: set[tuple[str, int]] = field(default_factory=set)
    """What you have looked at: the hand, or so many cards of the pile."""

    def change_costs(self, seat: int, what: tuple[str, str, str, str | None], number: int) -> None:
        """Let cards cost more or less for a while; what is alike adds up."""
        costs = self.costs[seat]
        before = sum(each[4] for each in costs if each[:4] == what)
        place = next((at for at, each in enumerate(costs) if each[:4] == what), len(costs))
        costs[place : place + 1] = [(*what, before + number)]

    def copy(self) -> Table:
        return Table(
            {key: body.copy() for key, body in self.bodies.items()}, self.pm[:],
            [cards[:] for cards in self.hands], [cards[:] for cards in self.piles],
            [cards[:] for cards in self.discards], [cards[:] for cards in self.removed], self.marked[:],
            self.night, self.turn,
            {key: Power(power.base, power.chart, power.more) for key, power in self.powers.items()},
            self.prevented, self.undefendable, self.attach_to, [each[:] for each in self.costs],
            set(self.lifted), self.recycles[:], set(self.looked),
        )  # fmt: skip

    def seen(self) -> dict[str, Any]:
        """What is compared: the same for tables that nobody can tell apart."""
        return {
            "bodies": {
                key: (body.pv, body.charged, tuple(body.attached)) if body.pv else "destroyed"
                for key, body in self.bodies.items()
            },
            "pm": self.pm,
            "hands": [sorted(cards) for cards in self.hands],
            "piles": self.piles,
            "discards": [sorted(cards) for cards in self.discards],
            "removed": [sorted(cards) for cards in self.removed],
            "night": self.night,
            "powers": {key: (power.chart, power.total) for key, power in self.powers.items()},
            "prevented": self.prevented,
            "undefendable": self.undefendable,
            "attach_to": self.attach_to,
            "costs": self.costs,
            "lifted": self.lifted,
            "recycles": self.recycles,
            "looked": self.looked,
        }


@dataclass
class Scene:
    """What the words mean where a card is used."""

    you: int
    kind: str
    """Of the card: attack, defence or support."""
    card: str
    spirits: dict[str, str]
    """The Spirits that have a name: target, attacked, host, attacker, own."""
    elements: dict[str, str]
    """Of the names of elements, their ids; the element of the Attack as `attack`."""
    types: Callable[[str], tuple[str, str, set[str]]]
    """Of a card: its type, element, keywords."""
    paid: int = 0
    dealt: int = 0
    defended: bool = False
    by_spirit: bool = False
    roll: int = 0

    def seat(self, who: str) -> int:
        return self.you if who == YOU else 1 - self.you


# What can be done to a table


def gain(table: Table, seat: int, amount: int) -> None:
    table.pm[seat] = max(table.pm[seat], min(8, table.pm[seat] + amount))


def living(table: Table, seat: int) -> int:
    return sum(body.seat == seat and body.pv > 0 for body in table.bodies.values())


def moved(before: Table, start: str, end: str, seat: int, among: list[str], number: int) -> Iterator[Table]:
    """Every way to move so many cards, or all there are, from one zone to another."""
    for some in combinations(among, min(number, len(among))):
        table = before.copy()
        for card in some:
            getattr(table, start)[seat].remove(card)
            getattr(table, end)[seat].append(card)
        yield table


def under(before: Table, zone: str, seat: int, number: int) -> Iterator[Table]:
    cards = getattr(before, zone)[seat]
    for some in combinations(cards, min(number, len(cards))):
        for order in (some, some[::-1]):
            table = before.copy()
            for card in order:
                getattr(table, zone)[seat].remove(card)
                table.piles[seat].insert(0, card)
            yield table


def unbound(before: Table, those: list[str], number: int) -> list[Table]:
    """Every way to take so many capacities off each of these Spirits."""
    tables = [before]
    for one in those:
        tables = [after for table in tables for after in off_one(table, one, number)]
    return tables


def off_one(before: Table, one: str, number: int) -> Iterator[Table]:
    attached = before.bodies[one].attached
    for some in combinations(attached, min(number, len(attached))):
        table = before.copy()
        for card, owner in some:
            table.bodies[one].attached.remove((card, owner))
            table.discards[owner].append(card)
        yield table
