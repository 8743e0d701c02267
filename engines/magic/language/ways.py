"""Other ways to cast a card than for its mana cost (118.9, 601.2b), and keywords that are such ways."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from engines.kernel.cards.packs import Part
from engines.magic.language.conditions import Condition
from engines.magic.language.costs import Costs, CostText, Price


class Way(Part):
    """An alternative cost: it is paid rather than the mana cost (118.9)."""

    pay: Costs = ()
    """Nothing: it is cast without paying its mana cost (118.5)."""
    conditions: Annotated[tuple[Condition, ...], Field(max_length=3)] = Field(default=(), alias="if")


class Flashback(Part):
    """702.34."""

    flashback: Price


class JumpStart(Part):
    """702.133."""

    jump_start: Literal[True]


class Retrace(Part):
    """702.81."""

    retrace: Literal[True]


class Escape(Part):
    """702.138."""

    escape: Price


class Evoke(Part):
    """702.74."""

    evoke: Price


class Dash(Part):
    """702.109."""

    dash: Price


class Madness(Part):
    """702.35."""

    madness: Price


# What else than mana may pay


class Convoke(Part):
    """702.51."""

    convoke: Literal[True]


class Delve(Part):
    """702.66."""

    delve: Literal[True]


class Improvise(Part):
    """702.126."""

    improvise: Literal[True]


# What happens to what was cast


class Echo(Part):
    """702.30."""

    echo: Price


class Unearth(Part):
    """702.84."""

    unearth: CostText


class Rebound(Part):
    """702.88."""

    rebound: Literal[True]


class Cascade(Part):
    """702.85."""

    cascade: Literal[True]


# What may be paid besides


class Kicker(Part):
    """702.33."""

    kicker: Price


class Buyback(Part):
    """702.27."""

    buyback: Price


class Entwine(Part):
    """702.42."""

    entwine: Price


PRICED = (Flashback, Escape, Evoke, Dash, Madness, Echo, Kicker, Buyback, Entwine)
"""Keywords that say what is paid, and no more."""
BARE = (JumpStart, Retrace, Convoke, Delve, Improvise, Rebound, Cascade)
"""Keywords that say no more than that they are there."""
