"""What a text does: as much as possible, in printed order (608.2c, 609.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engines.kernel.cards.packs import Key, Name, Part
from engines.kernel.effects.references import RefersTo
from engines.magic.language.changes import Change
from engines.magic.language.conditions import Condition
from engines.magic.language.costs import Costs
from engines.magic.language.deals import Deal, Look
from engines.magic.language.events import Trigger
from engines.magic.language.filters import Filter
from engines.magic.language.hands import Discard, Put, Reveal
from engines.magic.language.parts import (
    CardType,
    Color,
    Counter,
    Keyword,
    KnownToken,
    Letters,
    Subtype,
    Supertype,
    Until,
    Whose,
)
from engines.magic.language.searches import Search
from engines.magic.language.selectors import Every, Hurt, Ref, Things, Who
from engines.magic.language.values import Value

# Permanents


class Apply(Part):
    """Something holds for a while (611.2)."""

    action: Literal["change"]
    what: Things
    changes: tuple[Change, ...] = Field(min_length=1, max_length=4)
    until: Until = "end_of_turn"


class Move(Part):
    """Objects go to another zone (400)."""

    action: Literal["move"]
    what: Things
    to: Literal["hand", "battlefield", "graveyard", "exile", "library", "library_bottom"]
    tapped: bool = False
    yours: bool = False
    """Onto the battlefield under the own control; else under the owner's (110.2a)."""
    counter: Counter | None = None
    """It enters the battlefield with one of these (122.6)."""


class Damage(Part):
    """Damage is dealt (120)."""

    action: Literal["damage"]
    to: Hurt
    number: Value
    source: Ref = Field(default="this", alias="from")
    divided: bool = False
    """Among all targets, as it was divided on announcing (601.2d)."""


class Fight(Part):
    """Two creatures deal damage equal to their power to each other (701.14)."""

    action: Literal["fight"]
    what: Ref = "this"
    foe: Ref = Field(default="target", alias="with")


class Destroy(Part):
    """Permanents are destroyed (701.8)."""

    action: Literal["destroy"]
    what: Things
    regenerates: bool = True
    """False: they can't be regenerated."""


class Regenerate(Part):
    """The next time that it would be destroyed this turn, it is not (701.19)."""

    action: Literal["regenerate"]
    what: Things


class Turn(Part):
    """Permanents are tapped or untapped (701.26), or whichever the player chooses (608.2d)."""

    action: Literal["tap", "untap", "tap_or_untap"]
    what: Things


class Attach(Part):
    """An Aura or Equipment goes onto an object (701.3)."""

    action: Literal["attach"]
    what: Ref = "this"
    to: Ref = "target"


class Sacrifice(Part):
    """Permanents that have been chosen, or that are named, are sacrificed (701.21)."""

    action: Literal["sacrifice"]
    what: Things = "chosen"


class PutCounters(Part):
    """Counters are put on objects, or removed from them (122)."""

    action: Literal["add_counters", "remove_counters"]
    what: Things
    kind: Counter
    number: Value = 1


class TokenModel(Part):
    """A token as it is made (111.3)."""

    id: Key
    name: Name
    types: tuple[CardType, ...] = Field(default=("creature",), min_length=1, max_length=2)
    sub: tuple[Subtype, ...] = Field(default=(), max_length=3)
    colors: tuple[Color, ...] = Field(default=(), max_length=5)
    super: tuple[Supertype, ...] = Field(default=(), max_length=2)
    pt: tuple[Value, Value] | None = None
    """What is reckoned is so as the token is made (111.3)."""
    keywords: tuple[Keyword, ...] = Field(default=(), max_length=4)
    grants: tuple[Annotated[int, Field(ge=0, le=2)], ...] = Field(default=(), max_length=3)
    """It has these of the abilities that the card gives, by their places."""


class MakeTokens(Part):
    """Tokens are made (111)."""

    action: Literal["token"]
    token: KnownToken | TokenModel
    number: Value = 1
    who: Who = "you"
    tapped: bool = False
    attacking: bool = False
    """It enters attacking the defending player (508.4)."""


# The stack


class Unmake(Part):
    """A spell or ability is countered (701.6)."""

    action: Literal["counter"]
    what: Annotated[Literal["target", "target_2", "that", "by"], RefersTo("object")] = "target"
    to: Literal["graveyard", "exile", "hand", "library"] = "graveyard"


# Players and their cards


class AddMana(Part):
    """Mana is added to the pool (106.3)."""

    action: Literal["mana"]
    mana: Letters
    number: Value = 1
    """So many times."""
    alike: bool = False
    """All of one colour."""
    only: Literal["creatures", "instants_and_sorceries", "artifacts", "abilities"] | None = None
    """What it may be spent on (106.6)."""


class Draw(Part):
    """Cards are drawn (121)."""

    action: Literal["draw"]
    who: Who = "you"
    number: Value = 1


class Mill(Part):
    """Cards go from the top of a library to the graveyard (701.17)."""

    action: Literal["mill"]
    who: Who = "you"
    number: Value = 1


class ChangeLife(Part):
    """Life is gained or lost (119.3)."""

    action: Literal["gain_life", "lose_life"]
    who: Who = "you"
    number: Value


class Scry(Part):
    """The uppermost cards are looked at; some go to the bottom, or to the graveyard (701.22, 701.25)."""

    action: Literal["scry", "surveil"]
    number: Value = 1


# Choices, and what is made of other actions


class Pick(Part):
    """Players choose permanents, or cards of their own graveyard, in turn order: `chosen` (101.4, 608.2d)."""

    action: Literal["choose"]
    who: Who = "you"
    filter: Filter = Field(alias="is")
    number: Value = 1
    up_to: bool = False
    zone: Literal["battlefield", "graveyard"] = "battlefield"
    whose: Whose = "you"
    """Of whom, seen from who chooses."""


class May(Part):
    """A player may do this, perhaps for a cost, or leave it (608.2d, 118.12)."""

    action: Literal["may"]
    who: Who = "you"
    pay: Costs = ()
    do: tuple[Action, ...] = Field(default=(), max_length=6)
    otherwise: tuple[Action, ...] = Field(default=(), alias="else", max_length=6)
    """Done when it is left, or cannot be paid: "unless"."""


class Conditional(Part):
    """A part under a condition of its own."""

    action: Literal["if"]
    conditions: tuple[Condition, ...] = Field(alias="if", min_length=1, max_length=3)
    do: tuple[Action, ...] = Field(max_length=6)
    otherwise: tuple[Action, ...] = Field(default=(), alias="else", max_length=6)


class ForEach(Part):
    """A part that is done once for each object of a kind, or each player: `each` there."""

    action: Literal["for_each"]
    of: Every | Literal["each_player", "opponent"]
    do: tuple[Action, ...] = Field(min_length=1, max_length=6)


class Later(Part):
    """A triggered ability is made: it waits (603.7), or what was just done sets it off (603.12)."""

    action: Literal["later"]
    when: Trigger | Literal["now"]
    until: Literal["end_of_turn", "stays"] = "stays"
    do: tuple[Action, ...] = Field(min_length=1, max_length=6)


# What replaces, for a while


class Prevent(Part):
    """Damage that would be dealt this turn is prevented (615)."""

    action: Literal["prevent"]
    to: Hurt | None = None
    """None: whatever it would be dealt to."""
    number: Value | None = None
    """Of the next damage; None of all."""
    combat: bool = False
    """Combat damage alone."""


Action: TypeAlias = Annotated[
    Apply | Move | Damage | Fight | Destroy | Regenerate | Turn | Attach | Sacrifice | PutCounters
    | MakeTokens | Unmake | AddMana | Draw | Discard | Mill | ChangeLife | Scry | Look | Deal | Search
    | Reveal | Put
    | Pick | May | Conditional | ForEach | Later | Prevent,
    Field(discriminator="action"),
]  # fmt: skip
Block: TypeAlias = Annotated[tuple[Action, ...], Field(max_length=6)]

for _model in (May, Conditional, ForEach, Later):
    _model.model_rebuild()


def brings(action: Part) -> bool:
    """Tell whether an action brings something that later parts call `made`."""
    moved = isinstance(action, Move | Put) and action.to in ("battlefield", "graveyard", "exile")
    return moved or isinstance(action, MakeTokens)


def blocks(action: Part) -> Iterator[tuple[str, tuple[Part, ...]]]:
    """Yield the blocks that lie in an action, by name."""
    if isinstance(action, May | Conditional):
        yield "do", action.do
        yield "otherwise", action.otherwise
    elif isinstance(action, ForEach | Later):
        yield "do", action.do
