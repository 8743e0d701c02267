"""What triggered abilities wait for (603.1)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from pydantic import Field

from engines.kernel.packs import Part
from engines.magic.cards.language.filters import ANYTHING, Filter
from engines.magic.cards.language.parts import Whose

EventWord: TypeAlias = Literal[
    "enters", "leaves", "dies", "sacrificed", "to_graveyard", "discarded", "drawn", "cast", "attacks",
    "blocks", "blocked", "damages", "damaged", "gains_life", "loses_life", "step", "targeted", "tapped",
    "untapped", "countered", "unattached", "counters_put", "turned_up",
    "taps_for_mana",
]  # fmt: skip
"""`damages` is told of what deals damage, `damaged` of what it is dealt to; `blocked` of what becomes so."""
LOOKING_BACK: frozenset[EventWord] = frozenset(("leaves", "dies", "sacrificed", "countered", "unattached"))
"""603.10a: what waits for these is looked for as it was before they happen."""
GOING: frozenset[EventWord] = frozenset(("leaves", "dies", "sacrificed"))
"""Events with which a permanent leaves the battlefield."""
OF_CARDS: frozenset[EventWord] = frozenset(("cast", "countered", "discarded", "drawn", "to_graveyard"))
"""What these happen to is a card or a spell: it has no state that only permanents have."""
FOR_MANA: EventWord = "taps_for_mana"
"""What waits for it only adds mana of colours that it names, at once, without the stack (605.1b, 605.4a)."""
StepWord: TypeAlias = Literal["upkeep", "draw", "main_1", "begin_combat", "end_combat", "main_2", "end"]


class Trigger(Part):
    """An event, of objects or players of a kind."""

    event: EventWord
    this: bool = False
    """It happens to the object that speaks, or is done by it."""
    host: bool = False
    """It happens to what the object that speaks is attached to."""
    filter: Filter = Field(default=ANYTHING, alias="is")
    whose: Whose = "any"
    """Who controls the object, or whom it concerns: of a step, whose turn it is."""
    by: Filter | None = None
    """What does it: of damage its source, of a block the other creature, of a target the spell."""
    by_whose: Whose = "any"
    combat: bool | None = None
    to: Literal["player", "creature"] | None = None
    """Whom damage is dealt to."""
    step: StepWord | None = None
