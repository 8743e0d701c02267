"""Cards of hands: shown, discarded, put elsewhere (402)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from pydantic import Field

from engines.kernel.cards.packs import Part
from engines.magic.language.filters import ANYTHING, Filter
from engines.magic.language.selectors import Who
from engines.magic.language.values import Value

PutTo: TypeAlias = Literal["battlefield", "exile", "library", "library_bottom", "shuffled"]
"""`shuffled` is anywhere in the library, which is shuffled then."""


class Discard(Part):
    """Cards of a hand that have been chosen, or random ones, are discarded (701.9)."""

    action: Literal["discard"]
    who: Who = "you"
    number: Value = 1
    how: Literal["chosen", "random", "all", "by_you"] = "chosen"
    """`chosen` by who discards; `by_you` by the player, who has seen the hand."""
    filter: Filter = Field(default=ANYTHING, alias="is")


class Put(Part):
    """Cards of a hand go elsewhere than to the graveyard, as with `discard`."""

    action: Literal["put"]
    who: Who = "you"
    number: Value = 1
    up_to: bool = False
    how: Literal["chosen", "random", "all", "by_you"] = "chosen"
    filter: Filter = Field(default=ANYTHING, alias="is")
    to: PutTo = "battlefield"
    tapped: bool = False


class Reveal(Part):
    """A hand is shown to all, or looked at by the player alone (701.20)."""

    action: Literal["reveal"]
    who: Who = "target"
    shown: Literal["you", "all"] = "all"
