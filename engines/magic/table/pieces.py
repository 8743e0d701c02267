"""Objects that lie on the table, each with its number; it is never used again (400.7)."""

from __future__ import annotations

from typing import NamedTuple

from engines.kernel.state.limits import saturated
from engines.kernel.state.state_fields import AsList, by_id, state_part
from engines.magic.cards.catalogue import FACE_DOWN, Card
from engines.magic.language.parts import KEYWORD_COUNTERS
from engines.magic.table import keys as naming

LOYALTY = "loyalty"
"""The counters of a planeswalker (306.5c)."""
MOST_TOKENS = 50
"""So many tokens are made at once, and so many permanents has a player who makes more."""
HIDDEN = ""
"""Stands where a card lies that a seat does not know."""


@state_part
class Perm(AsList):
    """A permanent (110)."""

    id: int
    card: Card = by_id("cards")
    owner: int
    seat: int
    """Who controls it."""
    since: int
    """The turn in which it came under this control (302.6)."""
    tapped: bool = False
    damage: int = 0
    """Marked on it (120.6)."""
    deadly: bool = False
    """A source with deathtouch has dealt damage to it since state-based actions were looked at (704.5h)."""
    first: int = -1
    """Who controlled it before an effect gave it to another (613.1b); -1 while none does."""
    stamp: int = 0
    """When it was attached or turned up last (613.7e); 0 where that has not happened since it came."""
    attached: int = 0
    """The object that it is attached to (301.5, 303.4)."""
    counters: tuple[tuple[str, int], ...] = ()
    """How many of each kind (122), sorted by kind."""
    shields: int = 0
    """So often it regenerates this turn (701.19)."""
    kicked: bool = False
    """The spell that it was had been kicked (702.33d, 607.2)."""
    x: int = 0
    """What had been chosen for X of that spell (107.3m)."""
    used: tuple[int, ...] = ()
    """Abilities that work once a turn and have, by their places."""
    under: str = HIDDEN
    """Of what lies face down, the card that it is: its owner and who controls it know (708.5)."""
    home: bool = False
    """It was cast face down from the command zone: all know that it is a Noble (MN-R22)."""
    way: str = ""
    """The alternative cost by which the spell that it was had been cast (118.9, 607.2)."""
    counted: tuple[tuple[str, int], ...] = ()
    """When counters of a keyword were put on it last, by kind (613.7c)."""

    @property
    def is_down(self) -> bool:
        """Tell whether it lies face down (708.2)."""
        return self.card.id == FACE_DOWN

    @property
    def real(self) -> str:
        """Return the card that it is, face down too; what lies there where that is not known."""
        return self.under or self.card.id

    @property
    def key(self) -> str:
        """Return its name in answers."""
        return naming.thing(self.id)

    def count(self, kind: str) -> int:
        """Return how many counters of a kind are on it."""
        return dict(self.counters).get(kind, 0) if self.counters else 0

    def put(self, kind: str, number: int, stamp: int = 0) -> None:
        """Put counters on it, or take them away, as many as there are (122.1).

        Those of a keyword have a stamp, which all of the kind take over from the last (613.7c).
        """
        left = dict(self.counters)
        left[kind] = saturated(left.get(kind, 0) + number)
        self.counters = tuple(sorted((each, many) for each, many in left.items() if many > 0))
        if kind in KEYWORD_COUNTERS:
            stamps = {each: when for each, when in self.counted if left[each] > 0}
            if number > 0:
                stamps[kind] = stamp
            self.counted = tuple(sorted(stamps.items()))

    @property
    def time(self) -> int:
        """Return when it came, for the order of what holds (613.7d, 613.7e)."""
        return self.stamp or self.id


class ZoneCard(NamedTuple):
    """A card in a graveyard, in exile or in the command zone."""

    id: int
    card: str
    up: bool = True
    """Face up; face down its owner alone knows it."""
    time: int = 0
    """Time counters on it, while it is suspended (702.62b)."""
