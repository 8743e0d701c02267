"""What the table is made of: Spirits, attached capacities, attacks, and small notes."""

from __future__ import annotations

from dataclasses import KW_ONLY
from typing import Any, Literal, NamedTuple, TypeAlias

from engines.kernel.state.state_fields import AsList, AsMapping, by_id, given, kept, new, numbered, state_part
from engines.noxtalia.cards.catalogue import Body
from engines.noxtalia.language.selectors import CardFilter
from engines.noxtalia.table import keys

Way: TypeAlias = Literal["pile", "pick", "hand", "look", "sink"]
"""How a card came to light: taken off a pile, picked at random from a hand, laid out of a hand, looked at."""
UNHURT = -1
"""Stands for all the PV that a Spirit can have."""

Step: TypeAlias = Literal["targeted", "effects", "defence", "defending", "compared", "over"]


class Attached(NamedTuple):
    """A capacity attached to a Spirit, and whose it is (NX-R16)."""

    card: str
    owner: int


class Change(NamedTuple):
    """A change of costs for a while (`cost_change`)."""

    seat: int
    """Whose capacities."""
    filter: CardFilter
    value: int
    ends_with: int
    """The side whose turns are counted; EVERYBODY for the end of this attack."""
    turns: int

    def dump(self) -> list[Any]:
        """Return plain JSON values."""
        return [self.seat, self.filter.model_dump(mode="json"), self.value, self.ends_with, self.turns]

    @staticmethod
    def load(data: list[Any]) -> Change:
        """Rebuild a change from `dump`."""
        seat, wanted, *rest = data
        return Change(seat, CardFilter.model_validate(wanted), *rest)


@state_part
class Spirit(AsList):
    """A Spirit on the field, or one that was destroyed."""

    seat: int = given()
    place: int = numbered()
    key: str = kept()
    """Its name in answers."""
    body: Body = by_id("bodies")
    pv: int = UNHURT
    charged: bool = True
    """NX-85, NX-R11."""
    alive: bool = True
    attached: list[Attached] = new(list)

    def __post_init__(self) -> None:
        self.key = keys.spirit(self.seat, self.place)
        if self.pv == UNHURT:
            self.pv = self.body.max_pv


@state_part
class Might(AsList):
    """The power of an Attack or a Defence with what its own effects have changed (NX-R5)."""

    seat: int
    card: str
    changes: list[tuple[str, int]] = new(list)
    """What was added, with the card that did it, in the order in which it was done."""
    set_to: int | None = None
    """`chart_value`."""
    ignored: Literal["weak", "any"] | None = None
    """`ignore_chart`."""
    attach_to: str | None = None
    """Key of the Spirit that an effect attaches the card to (NX-R18)."""


@state_part
class Attack(AsMapping):
    """An attack that is declared, going on, or over (NX-44 to NX-54)."""

    _: KW_ONLY
    by_spirit: bool
    place: int
    """Where the Spirit stands that attacks by itself."""
    cost: int
    defender: int
    target: int
    step: Step = "targeted"
    damage: int | None = None
    second: bool = False
    """The second use of a Zone (NX-79)."""
    prevented: int = 0
    undefendable: bool = False
    might: Might
    rolls: list[int] = new(list)
    defences: list[Might] = new(list)
    against: list[tuple[str, int]] = new(list)
    """What the Attack's effects add to the power of any Defence (`opposing_power`)."""
    asked: list[int] = new(list)
    """Seats that were asked for a Defence."""
    totals: list[Any] | None = None
    """Attack and Defence with their arithmetic as compared: what comes after changes nothing."""

    @staticmethod
    def on(target: Spirit, might: Might, *, place: int | None = None, cost: int = 0) -> Attack:
        """Return an attack on a Spirit; `place` is where the Spirit stands that attacks by itself."""
        return Attack(
            by_spirit=place is not None, place=-1 if place is None else place, cost=cost,
            defender=target.seat, target=target.place, might=might,
        )  # fmt: skip

    @property
    def attacker(self) -> int:
        """The side that attacks."""
        return self.might.seat

    @property
    def card(self) -> str:
        """The capacity, or the Spirit that attacks."""
        return self.might.card


class Aid(NamedTuple):
    """A Support that is declared and waits for its effects (NX-38)."""

    seat: int
    card: str
    cost: int
    target: str | None
    """Key of the Spirit that it is aimed at."""
    second: bool = False
    """The second use of a Zone (NX-R32)."""
