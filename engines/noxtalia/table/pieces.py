"""What the table is made of: Spirits, attached capacities, attacks, and small notes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NamedTuple, TypeAlias

from engines.noxtalia.cards.catalogue import Body, Catalogue
from engines.noxtalia.cards.language.selectors import CardFilter

Way: TypeAlias = Literal["pile", "pick", "hand", "look", "sink"]
"""How a card came to light: taken off a pile, picked at random from a hand, laid out of a hand, looked at."""
EVERYBODY = -1

Step: TypeAlias = Literal["targeted", "effects", "defence", "defending", "compared", "over"]


class Attached(NamedTuple):
    """A capacity attached to a Spirit, and whose it is (NX-R16)."""

    card: str
    owner: int


class Shown(NamedTuple):
    """A card that left a hidden place since the last quiet point, and the seats that saw it."""

    seat: int
    """The side whose card it is."""
    way: Way
    card: str
    seen_by: tuple[int, ...]


class Fate(NamedTuple):
    """What a table that is imagined must bring to light next; None for a card that nobody saw."""

    seat: int
    way: Way
    card: str | None


class Change(NamedTuple):
    """A change of costs for a while (`cost_change`)."""

    seat: int
    """Whose capacities."""
    filter: CardFilter
    value: int
    ends_with: int
    """The side whose turns are counted; EVERYBODY for the end of this attack."""
    turns: int


class Spirit:
    """A Spirit on the field, or one that was destroyed."""

    __slots__ = ("alive", "attached", "body", "charged", "key", "place", "pv", "seat")

    def __init__(self, seat: int, place: int, body: Body) -> None:
        self.seat = seat
        self.place = place
        self.key = f"{seat}:{place}"
        """Its name in answers."""
        self.body = body
        self.pv = body.max_pv
        self.charged = True
        """NX-85, NX-R11."""
        self.alive = True
        self.attached: list[Attached] = []

    def copy(self) -> Spirit:
        """Return the same Spirit for another table."""
        twin = Spirit.__new__(Spirit)
        twin.seat = self.seat
        twin.place = self.place
        twin.key = self.key
        twin.body = self.body
        twin.pv = self.pv
        twin.charged = self.charged
        twin.alive = self.alive
        twin.attached = self.attached[:]
        return twin

    def dump(self) -> list[Any]:
        """Return plain JSON values."""
        return [self.body.id, self.pv, self.charged, self.alive, [list(each) for each in self.attached]]

    @classmethod
    def load(cls, seat: int, place: int, data: list[Any], catalogue: Catalogue) -> Spirit:
        """Rebuild a Spirit from `dump`."""
        spirit = cls(seat, place, catalogue.bodies[data[0]])
        spirit.pv, spirit.charged, spirit.alive = data[1:4]
        spirit.attached = [Attached(*each) for each in data[4]]
        return spirit


class Might:
    """The power of an Attack or a Defence with what its own effects have changed (NX-R5)."""

    __slots__ = ("attach_to", "card", "changes", "ignored", "seat", "set_to")

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat
        self.card = card
        self.changes: list[tuple[str, int]] = []
        """What was added, with the card that did it, in the order in which it was done."""
        self.set_to: int | None = None
        """`chart_value`."""
        self.ignored: Literal["weak", "any"] | None = None
        """`ignore_chart`."""
        self.attach_to: str | None = None
        """Key of the Spirit that an effect attaches the card to (NX-R18)."""

    def copy(self) -> Might:
        """Return the same for another table."""
        twin = Might(self.seat, self.card)
        twin.changes = self.changes[:]
        twin.set_to = self.set_to
        twin.ignored = self.ignored
        twin.attach_to = self.attach_to
        return twin

    def dump(self) -> list[Any]:
        """Return plain JSON values."""
        changes = [list(each) for each in self.changes]
        return [self.seat, self.card, changes, self.set_to, self.ignored, self.attach_to]

    @classmethod
    def load(cls, data: list[Any]) -> Might:
        """Rebuild from `dump`."""
        might = cls(data[0], data[1])
        might.changes = [(source, change) for source, change in data[2]]
        might.set_to, might.ignored, might.attach_to = data[3:]
        return might


_ATTACK_PLAIN = ("by_spirit", "place", "cost", "defender", "target", "step", "damage", "second", "prevented",
                 "undefendable")  # fmt: skip


class Attack:
    """An attack that is declared, going on, or over (NX-44 to NX-54)."""

    __slots__ = (*_ATTACK_PLAIN, "against", "asked", "defences", "might", "rolls", "totals")

    def __init__(self, might: Might, place: int | None, cost: int, target: Spirit) -> None:
        self.might = might
        self.by_spirit = place is not None
        self.place = -1 if place is None else place
        """Where the Spirit stands that attacks by itself."""
        self.cost = cost
        self.defender = target.seat
        self.target = target.place
        self.step: Step = "targeted"
        self.rolls: list[int] = []
        self.defences: list[Might] = []
        self.against: list[tuple[str, int]] = []
        """What the Attack's effects add to the power of any Defence (`opposing_power`)."""
        self.asked: list[int] = []
        """Seats that were asked for a Defence."""
        self.prevented = 0
        self.undefendable = False
        self.damage: int | None = None
        self.second = False
        """The second use of a Zone (NX-79)."""
        self.totals: list[Any] | None = None
        """Attack and Defence with their arithmetic as compared: what comes after changes nothing."""

    @property
    def attacker(self) -> int:
        """The side that attacks."""
        return self.might.seat

    @property
    def card(self) -> str:
        """The capacity, or the Spirit that attacks."""
        return self.might.card

    def copy(self) -> Attack:
        """Return the same attack for another table; one that is over changes no more."""
        if self.step == "over":
            return self
        twin = Attack.__new__(Attack)
        for name in _ATTACK_PLAIN:
            setattr(twin, name, getattr(self, name))
        twin.might = self.might.copy()
        twin.rolls = self.rolls[:]
        twin.defences = [defence.copy() for defence in self.defences]
        twin.against = self.against[:]
        twin.asked = self.asked[:]
        twin.totals = self.totals
        return twin

    def dump(self) -> dict[str, Any]:
        """Return plain JSON values."""
        data: dict[str, Any] = {name: getattr(self, name) for name in _ATTACK_PLAIN}
        data["might"] = self.might.dump()
        data["rolls"] = self.rolls[:]
        data["defences"] = [defence.dump() for defence in self.defences]
        data["against"] = [list(each) for each in self.against]
        data["asked"] = self.asked[:]
        data["totals"] = self.totals
        return data

    @classmethod
    def load(cls, data: Mapping[str, Any]) -> Attack:
        """Rebuild an attack from `dump`."""
        attack = cls.__new__(cls)
        for name in _ATTACK_PLAIN:
            setattr(attack, name, data[name])
        attack.might = Might.load(data["might"])
        attack.rolls = list(data["rolls"])
        attack.defences = [Might.load(defence) for defence in data["defences"]]
        attack.against = [(source, change) for source, change in data["against"]]
        attack.asked = list(data["asked"])
        attack.totals = data["totals"]
        return attack


class Aid(NamedTuple):
    """A Support that is declared and waits for its effects (NX-38)."""

    seat: int
    card: str
    cost: int
    target: str | None
    """Key of the Spirit that it is aimed at."""
    second: bool = False
    """The second use of a Zone (NX-R32)."""
