"""What a text does: as much as possible, in printed order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal, Self, TypeAlias

from pydantic import Field, model_validator
from pydantic_core import PydanticCustomError

from engines.kernel.cards.packs import Key, Part
from engines.kernel.effects.references import RefersTo
from engines.soul_forger.language.changes import Change
from engines.soul_forger.language.conditions import Condition
from engines.soul_forger.language.events import Trigger
from engines.soul_forger.language.parts import Counter, Few, Guard, OnePlayer, Player, Until
from engines.soul_forger.language.selectors import (
    AllPieces,
    CardFilter,
    Cards,
    Hurt,
    PieceRef,
    Pieces,
    Struck,
)
from engines.soul_forger.language.values import Value

# Damage


class Besides(Part):
    """Damage that is dealt at the same moment as another."""

    who: Struck
    number: Value


class Damage(Part):
    """Damage that is no combat damage (SF-R71)."""

    action: Literal["damage"]
    who: Hurt
    number: Value
    source: PieceRef = Field(default="self", alias="from")
    """What deals it."""
    unpreventable: bool = False
    also: tuple[Besides, ...] = Field(default=(), max_length=2)
    """Dealt at the same moment, by the same."""


class Heal(Part):
    """Damage is removed, not below 0 (SF-R73)."""

    action: Literal["heal"]
    who: Hurt
    number: Value


# Stats and positions


class Apply(Part):
    """Something holds for a while."""

    action: Literal["change"]
    what: Change
    until: Until = "this_turn"


class SetGuard(Part):
    """Cards turn On-guard or Off-guard."""

    action: Literal["guard"]
    who: Pieces
    to: Guard


# The Flow


class Negate(Part):
    """An entry of the Flow has no effect (SF-133, SF-R56)."""

    action: Literal["negate"]
    who: Annotated[Literal["target", "that", "source"], RefersTo("entry")] = "target"
    """`source`: what targets a card, as it is `targeted`."""


class CopyEntry(Part):
    """An Action or ability of the Flow is done once more, for the player, with targets chosen anew."""

    action: Literal["copy"]
    who: Annotated[Literal["target", "that"], RefersTo("entry")] = "target"


class Retarget(Part):
    """The player chooses new targets for an entry of the Flow."""

    action: Literal["retarget"]
    who: Annotated[Literal["target", "that"], RefersTo("entry")] = "target"


# Cards


class Draw(Part):
    """Cards of the Main Deck go to hand; from an empty one nothing comes (SF-R13)."""

    action: Literal["draw"]
    who: Player = "you"
    number: Value = 1


class Discard(Part):
    """Cards of a hand go to the graveyard."""

    action: Literal["discard"]
    who: Player
    number: Value = 1
    how: Literal["chosen", "random", "by_you"] = "chosen"
    """`chosen` by who discards; `by_you` by the player, who then sees the hand."""
    up_to: bool = False
    filter: CardFilter = Field(default=CardFilter(), alias="is")


class Mill(Part):
    """Cards go from the top of a Main Deck to the graveyard."""

    action: Literal["mill"]
    who: Player
    number: Value = 1


class Organize(Part):
    """The uppermost cards of the own Main Deck are put on top or at the bottom, in any order (SF-148)."""

    action: Literal["organize"]
    number: Value


class Look(Part):
    """The player looks at a hand, at the top of a Main Deck, or at set Actions."""

    action: Literal["look"]
    at: Literal["hand", "deck_top", "set_actions"]
    of: OnePlayer
    number: Few = 1
    """For `deck_top`."""


class Reveal(Part):
    """A hand is shown to everybody: all of it, or cards picked at random."""

    action: Literal["reveal"]
    who: OnePlayer
    number: Few | None = None


class Search(Part):
    """Cards are looked for in a deck, which is shuffled then (SF-134, SF-135, SF-R72)."""

    action: Literal["search"]
    zone: Literal["deck", "forge"] = "deck"
    filter: CardFilter = Field(default=CardFilter(), alias="is")
    number: Few = 1
    to: Literal["hand", "material", "grave", "deck_top"] = "hand"
    """From the Forge Deck only `material` and `grave`: Equipment is in no hand."""

    @model_validator(mode="after")
    def _goes_somewhere(self) -> Self:
        if self.zone == "forge" and self.to in ("hand", "deck_top"):
            raise PydanticCustomError("sf-pack-forge-hand", "Equipment goes to no hand")
        return self


class MoveCards(Part):
    """Cards go from a zone to another of their owner's; Equipment's deck is the Forge Deck (SF-83)."""

    action: Literal["move_cards"]
    cards: Cards
    to: Literal["hand", "deck_top", "deck_bottom", "deck_shuffled", "grave", "material", "removed"]


# The field


class Destroy(Part):
    """Cards on the field go to the graveyard as destroyed (SF-57)."""

    action: Literal["destroy"]
    who: Pieces


class Send(Part):
    """Cards on the field go elsewhere without being destroyed (SF-58); Actions never to a hand (SF-120)."""

    action: Literal["send"]
    who: Pieces
    to: Literal["hand", "deck_top", "deck_bottom", "deck_shuffled", "grave", "material", "removed"]


class Manifest(Part):
    """Creatures are Manifest Summoned (SF-51): cards, or Tokens (SF-64)."""

    action: Literal["manifest"]
    token: Key | None = None
    number: Value = 1
    """Of Tokens."""
    cards: Cards | None = Field(default=None, alias="from")
    guard: Guard = "on"
    control: Literal["you", "owner"] = "you"
    """Of cards: under whose control they enter."""

    @model_validator(mode="after")
    def _says_what(self) -> Self:
        if (self.token is None) is (self.cards is None):
            raise PydanticCustomError("sf-pack-manifest", "give either token or from")
        return self


class PlayFree(Part):
    """An Action is played, or Equipment forged, without its cost (SF-R36)."""

    action: Literal["play_free", "forge_free"]
    cards: Cards = Field(alias="from")


class SetDown(Part):
    """An Action is set face down in a free zone."""

    action: Literal["set"]
    cards: Cards = Field(alias="from")


class GainControl(Part):
    """Creatures come under the player's control."""

    action: Literal["control"]
    who: Pieces
    until: Until = "permanent"


class SwapWeapons(Part):
    """Primary and Secondary weapon of a player change places."""

    action: Literal["swap_weapons"]
    who: OnePlayer = "you"


# Under other cards


class Absorb(Part):
    """Cards are put under the card that speaks: by default one that paid for it (SF-138, SF-R67)."""

    action: Literal["absorb"]
    cards: Literal["paid"] | Cards = Field(default="paid", alias="from")
    filter: CardFilter = Field(default=CardFilter(), alias="is")
    """For `paid`."""


class Attune(Part):
    """The Action goes under a card, which gains the rest of its abilities, and is `self` there (SF-139)."""

    action: Literal["attune"]
    to: Annotated[Literal["target", "target_2", "that"], RefersTo("piece")] = "target"


class Detach(Part):
    """Cards that lie under one go to their owners' graveyards or hands."""

    action: Literal["detach"]
    who: PieceRef
    to: Literal["grave", "hand"] = "grave"


# Progress and counters


class Gain(Part):
    """Players gain or lose levels or experience, never below 1 and 0 (SF-R17)."""

    action: Literal["gain_level", "lose_level", "gain_experience", "lose_experience"]
    who: Player = "you"
    number: Value = 1


class AddCounter(Part):
    """Counters are put on cards, or taken away."""

    action: Literal["add_counter", "remove_counter"]
    who: Pieces
    kind: Counter
    number: Value = 1


class MoveCounter(Part):
    """Counters go from one card to another."""

    action: Literal["move_counter"]
    source: PieceRef = Field(alias="from")
    to: PieceRef
    kind: Counter
    number: Few = 1


# Combat


class TurnAttack(Part):
    """The attack that is going on goes to another: a card, or the player who controls the card."""

    action: Literal["turn_attack"]
    to: Annotated[PieceRef | Literal["you"], RefersTo("hurt")]


class EndCombat(Part):
    """The combat that is going on is over; no damage is dealt."""

    action: Literal["end_combat"]


# Connectives


class Later(Part):
    """Something is done later: at the next event of a kind, in this turn or whenever it comes."""

    action: Literal["later"]
    when: Trigger
    until: Literal["this_turn", "permanent"] = "this_turn"
    """How long it is waited for."""
    each_time: bool = False
    """Not only the first time."""
    do: tuple[Action, ...] = Field(min_length=1, max_length=4)


class Mode(Part):
    """One of several that may be chosen."""

    do: tuple[Action, ...] = Field(min_length=1, max_length=4)


class ChooseModes(Part):
    """The player, or another, chooses some of several (SF-D6 where it stands alone, else SF-D19)."""

    action: Literal["choose"]
    by: OnePlayer = "you"
    number: Annotated[int, Field(ge=1, le=3)] = 1
    modes: tuple[Mode, ...] = Field(min_length=2, max_length=4)

    @model_validator(mode="after")
    def _is_a_choice(self) -> Self:
        if self.number >= len(self.modes):
            raise PydanticCustomError("sf-pack-no-choice", "fewer are chosen than there are")
        return self


class May(Part):
    """The player, or another, may do this, or leave it."""

    action: Literal["may"]
    by: OnePlayer = "you"
    do: tuple[Action, ...] = Field(min_length=1, max_length=4)
    otherwise: tuple[Action, ...] = Field(default=(), alias="else", max_length=4)
    """Done when it is left."""


class Conditional(Part):
    """A part under a condition of its own; `done` is "if you do"."""

    action: Literal["if"]
    conditions: tuple[Condition, ...] = Field(alias="if", min_length=1, max_length=4)
    do: tuple[Action, ...] = Field(min_length=1, max_length=4)
    otherwise: tuple[Action, ...] = Field(default=(), alias="else", max_length=4)


class ForEach(Part):
    """A part that is done once for each card of a kind, which is `each` there."""

    action: Literal["for_each"]
    of: AllPieces
    do: tuple[Action, ...] = Field(min_length=1, max_length=4)


class Repeat(Part):
    """A part that is done so often."""

    action: Literal["repeat"]
    number: Value
    do: tuple[Action, ...] = Field(min_length=1, max_length=4)


Action: TypeAlias = Annotated[
    Damage | Heal | Apply | SetGuard | Negate | CopyEntry | Retarget | Draw | Discard | Mill | Organize
    | Look | Reveal | Search | MoveCards | Destroy | Send | Manifest | PlayFree | SetDown | GainControl
    | SwapWeapons | Absorb | Attune | Detach | Gain | AddCounter | MoveCounter | TurnAttack | EndCombat
    | Later | ChooseModes | May | Conditional | ForEach | Repeat,
    Field(discriminator="action"),
]  # fmt: skip

for _model in (Later, Mode, ChooseModes, May, Conditional, ForEach, Repeat):
    _model.model_rebuild()


def blocks(action: Part) -> Iterator[tuple[str, tuple[Part, ...]]]:
    """Yield the blocks that lie in an action, by name: `do`, `otherwise`, or the place of a mode."""
    if isinstance(action, ChooseModes):
        for place, mode in enumerate(action.modes):
            yield str(place), mode.do
    elif isinstance(action, May | Conditional):
        yield "do", action.do
        yield "otherwise", action.otherwise
    elif isinstance(action, Later | ForEach | Repeat):
        yield "do", action.do
