"""One text being resolved: whose it is, what it is aimed at, what has become of it so far."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from engines.kernel import DecisionContext
from engines.neo_noble.cards.catalogue import Card
from engines.neo_noble.language.actions import Action
from engines.neo_noble.table import keys as naming
from engines.neo_noble.table.pieces import Aim, Origin, Place, Source, Spirit, SpiritEvent


@dataclass(slots=True, eq=False)
class ResolvingEffect:
    """A text that speaks."""

    source: Source
    card: Card
    place: Place | None = None
    """The lane of the Spirit that speaks, where it lay when it began to."""
    text: int = 0
    """Place of the text on the card."""
    event: SpiritEvent | None = None
    """What it answers: `that` in the text."""
    aims: tuple[Aim | None, ...] = ()
    """Its targets; None for one that is legal no longer (NN-R51)."""
    lies_in: Origin | None = None
    """The hidden place or zone of a card that is being paid for: it cannot be given for itself."""
    slot: int | None = None
    """The Channel slot of such a card."""
    pays: bool = False
    """It is a PAY text: texts may change the Souls that it costs."""
    borrowed: tuple[str, int] | None = None
    """Card and place of another Spirit's text that is done here (`use_text`): it borrows no further."""
    done: int = 0
    """How many the action before has managed."""
    full: bool = False
    """Whether the action before was done in full (NN-R52)."""
    x: int = 0
    """The number that its player chose when paying (`costs.X`)."""
    verb: str = ""
    """The action that is being done, for whoever is asked about it; the change that is looked at."""
    basic: bool = False
    """Numbers of Spirits count without what ONGOING texts add: this text is one of those that add."""
    seat: int = field(init=False)
    """`you` in the text."""

    def __post_init__(self) -> None:
        self.seat = self.source.seat

    @property
    def about(self) -> DecisionContext:
        """Return what its questions are about: the card whose text asks, and the text's place there."""
        card, place = self.borrowed or (self.card.id, self.text)
        return DecisionContext(card=card, place=place)

    def managed(self, done: int, of: int = 1) -> None:
        """Note what an action has managed, of how many it was to."""
        self.done = done
        self.full = done >= max(1, of)


class PendingTrigger(NamedTuple):
    """Something that a trigger calls for, and that has still to be done."""

    use: ResolvingEffect
    do: tuple[Action, ...]
    may: bool = False
    once: bool = False


def text_key(source: Source, place: int) -> str:
    """Return a text's name in answers: its Spirit, its Channel slot or its Noble, and its place there."""
    if source.slot is not None:
        return naming.text(naming.channel(source.slot), place)
    return naming.text(source.spirit or naming.NOBLE, place)


def source_of(spirit: Spirit) -> Source:
    """Return a Spirit as a source."""
    return Source(spirit.seat, spirit.card.id, spirit.key)
