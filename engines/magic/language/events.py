"""What triggered abilities wait for (603.1)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal, NamedTuple, TypeAlias

from pydantic import Field

from engines.kernel.cards.packs import Part
from engines.magic.language.filters import ANYTHING, Filter
from engines.magic.language.parts import Place, Whose

EventWord: TypeAlias = Literal[
    "enters", "leaves", "dies", "sacrificed", "to_graveyard", "discarded", "drawn", "cast", "attacks",
    "blocks", "blocked", "damages", "damaged", "gains_life", "loses_life", "step", "targeted", "tapped",
    "untapped", "countered", "unattached", "counters_put", "turned_up",
    "taps_for_mana",
]  # fmt: skip
"""`damages` is told of what deals damage, `damaged` of what it is dealt to; `blocked` of what becomes so."""


class EventRow(NamedTuple):
    """What an event lets a text speak of."""

    that: Collection[Place] = ()
    """Where lies afterwards what it happens to; nowhere: it is of players alone, or of what nobody sees."""
    by: Collection[Place] = ()
    """Where lies what does it."""
    has_number: bool = False
    """`amount` means something."""
    looks_back: bool = False
    """603.10a: what waits for it is looked for as it was before it happens."""
    of_cards: bool = False
    """It happens to a card or a spell, which has no state that only permanents have."""
    of_damage: bool = False
    of_fighters: bool = False
    """What it happens to and what does it are creatures."""


_LIES: tuple[Place] = ("battlefield",)
_LEFT: tuple[Place, ...] = ("graveyard", "exile")
EVENTS: dict[EventWord, EventRow] = {
    "enters": EventRow(_LIES),
    "leaves": EventRow(_LEFT, looks_back=True),
    "dies": EventRow(("graveyard",), looks_back=True),
    "sacrificed": EventRow(_LEFT, looks_back=True),
    "to_graveyard": EventRow(("graveyard",), of_cards=True),
    "discarded": EventRow(_LEFT, of_cards=True),
    "drawn": EventRow(of_cards=True),
    "cast": EventRow(("spell",), ("spell",), of_cards=True),
    "attacks": EventRow(_LIES, of_fighters=True),
    "blocks": EventRow(_LIES, _LIES, of_fighters=True),
    "blocked": EventRow(_LIES, _LIES, of_fighters=True),
    "damages": EventRow(_LIES, _LIES, has_number=True, of_damage=True),
    "damaged": EventRow(_LIES, _LIES, has_number=True, of_damage=True),
    "gains_life": EventRow(by=_LIES, has_number=True),
    "loses_life": EventRow(by=_LIES, has_number=True),
    "step": EventRow(),
    "targeted": EventRow(_LIES, ("spell", "ability")),
    "tapped": EventRow(_LIES),
    "untapped": EventRow(_LIES),
    "countered": EventRow(_LEFT, looks_back=True, of_cards=True),
    "unattached": EventRow(_LIES, _LIES, looks_back=True),
    "counters_put": EventRow(_LIES, has_number=True),
    "turned_up": EventRow(_LIES),
    "taps_for_mana": EventRow(_LIES),
}
"""Every event: a word without a row would be a type error, and `places` refuses to load without it."""
LOOKING_BACK = frozenset[EventWord](word for word, row in EVENTS.items() if row.looks_back)
UNHEARD = frozenset[EventWord](word for word, row in EVENTS.items() if row.of_cards or not row.that)
"""Events that never happen to a permanent while it waits for them: what dies is told by `dies`."""
GOING = frozenset[EventWord](
    word for word in LOOKING_BACK - UNHEARD if "battlefield" not in EVENTS[word].that
)
"""Events with which a permanent leaves the battlefield."""
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
    to: Literal["player", "you", "opponent", "creature"] | None = None
    """Whom damage is dealt to."""
    alone: bool = False
    """No other creature attacks (506.5)."""
    step: StepWord | None = None
