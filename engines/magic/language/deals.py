"""Cards from the top of a library, dealt out to other zones (401, 701.20)."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engines.kernel.cards.packs import Part
from engines.magic.language.filters import ANYTHING, Filter
from engines.magic.language.selectors import Who
from engines.magic.language.values import Value

DealtTo: TypeAlias = Literal["hand", "battlefield", "graveyard", "exile", "library", "library_bottom"]
"""`library` is its top."""


class DealtPile(Part):
    """Some of the cards, which the player chooses."""

    to: DealtTo = "hand"
    number: Annotated[int, Field(ge=1, le=9)] | Literal["all"] = 1
    """`all` of the kind; with `up_to` any number of them."""
    up_to: bool = False
    filter: Filter = Field(default=ANYTHING, alias="is")
    shown: bool = False
    """They are revealed as they are chosen."""
    tapped: bool = False
    """They enter tapped."""


class Deal(Part):
    """Uppermost cards of a library are shown, and dealt out pile by pile; the rest goes elsewhere."""

    action: Literal["deal"]
    who: Who = "you"
    """Whose library."""
    number: Value = 1
    until: Filter | None = Field(default=None)
    """As many as there are until one is of this kind, that one too; instead of a number."""
    shown: Literal["you", "all"] = "you"
    piles: tuple[DealtPile, ...] = Field(default=(), max_length=3)
    rest: DealtTo = "library_bottom"
    order: Literal["chosen", "random", "kept"] = "chosen"
    """Of the rest, in a library; `kept` as it lies on top."""


class Look(Part):
    """A deal in short: some of the uppermost cards go to hand, the rest to the bottom or the graveyard."""

    action: Literal["look"]
    number: Value
    take: Annotated[int, Field(ge=1, le=5)] = 1
    filter: Filter = Field(default=ANYTHING, alias="is")
    """What is taken by it is revealed, and need not be taken, where it says anything."""
    rest: Literal["library_bottom", "graveyard"] = "library_bottom"

    @property
    def deal(self) -> Deal:
        """Return it in full."""
        of_kind = self.filter != ANYTHING
        pile = DealtPile.model_validate(
            {"number": self.take, "up_to": of_kind, "is": self.filter, "shown": of_kind}
        )
        return Deal(action="deal", number=self.number, piles=(pile,), rest=self.rest)
