"""What is on the stack, waits for it, or speaks: all that the words of a text can mean there (405, 608)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Literal, NamedTuple, TypeAlias

from engines.magic.table.rows import as_lists, as_tuples

Kind: TypeAlias = Literal["spell", "ability", "trigger", "by_hand", "static"]
"""`static` is never on the stack: an ability that simply holds speaks so."""
WITHOUT_TEXT = -1
Link: TypeAlias = tuple[int, int]
"""An object that has moved, and the one that it became (400.7)."""
NOBODY = -1


class StackObject(NamedTuple):
    """A spell or an ability on the stack, or any text that speaks."""

    id: int
    kind: Kind
    seat: int
    """Who controls it: `you`."""
    card: str
    owner: int
    """Whose card it is."""
    came: str = ""
    """The zone from which it was cast."""
    source: int = 0
    """The object that speaks; of a spell the spell itself."""
    text: str = ""
    """Where its text stands: a card, or a keyword that makes it."""
    place: int = WITHOUT_TEXT
    block: int = 0
    """Where it begins there: what is done later lies in a block of its own."""
    targets: tuple[str, ...] = ()
    """By the keys of answers; nothing in the place of one that was not chosen, or is legal no longer."""
    modes: tuple[int, ...] = ()
    shares: tuple[int, ...] = ()
    """How something is divided among the targets (601.2d)."""
    x: int = 0
    kicked: bool = False
    way: str = ""
    """The alternative cost by which it was cast (118.9)."""
    that: int = 0
    """The object to which the event has happened that set it off."""
    player: int = NOBODY
    """The player whom that event concerned."""
    by: int = 0
    """The object that did it."""
    amount: int = 0
    chosen: tuple[int, ...] = ()
    made: tuple[int, ...] = ()
    paid: tuple[int, ...] = ()
    done: int = 0
    """How much of the last action has really happened."""
    each: str = ""
    """For what a part is done that is done for several."""
    under: str = ""
    """Of a spell that is cast face down, the card that it is: who casts it knows (708.4, 708.5)."""
    trail: tuple[Link, ...] = ()
    """What it may follow of what has moved, in order (400.7d to 400.7j)."""
    extras: tuple[str, ...] = ()
    """What was paid besides but for the kicker: `buyback`, `entwine` (601.2b)."""

    def has_paid(self, extra: str) -> bool:
        """Tell whether it was paid besides."""
        return self.kicked if extra == "kick" else extra in self.extras

    def paying(self, extra: str) -> StackObject:
        """Return it with something paid besides."""
        return self._replace(kicked=True) if extra == "kick" else self._replace(extras=(*self.extras, extra))

    @property
    def real(self) -> str:
        """Return the card that it is, face down too; what is seen of it where that is not known."""
        return self.under or self.card

    def dump(self) -> list[Any]:
        """Return plain JSON values."""
        return [as_lists(each) for each in self]

    @staticmethod
    def load(data: Sequence[Any]) -> StackObject:
        """Rebuild it from `dump`; what was saved before it had a trail has none."""
        return StackObject(*map(as_tuples, data))


@lru_cache(maxsize=4_096)
def speaks(seat: int, card: str, owner: int, source: int) -> StackObject:
    """Return an object as a text of its own speaks of it that simply holds."""
    return StackObject(0, "static", seat, card, owner, source=source)


class Delayed(NamedTuple):
    """A triggered ability that was made and waits (603.7): its text stands in that of what made it."""

    voice: StackObject
    """What made it, and what that spoke of."""
    at: int
    """Which action of the voice's block makes it."""
    until: Literal["end_of_turn", "stays"]

    def dump(self) -> list[Any]:
        """Return plain JSON values."""
        return [self.voice.dump(), self.at, self.until]

    @staticmethod
    def load(data: Sequence[Any]) -> Delayed:
        """Rebuild it from `dump`."""
        voice, at, until = data
        return Delayed(StackObject.load(voice), at, until)
