"""Which objects and players a text speaks of."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engines.kernel.cards.packs import Part
from engines.kernel.effects.references import RefersTo
from engines.magic.language.filters import ANYTHING, Filter
from engines.magic.language.parts import Pile, Whose

Ref: TypeAlias = Annotated[
    Literal["this", "target", "target_2", "target_3", "that", "by", "each", "made", "chosen", "paid", "host"],
    RefersTo("object"),
]
"""`that` is what an event happens to, `by` what does it; `chosen`, `made` and `paid` are what an earlier part
of the text, or its cost, has chosen, brought or used up; `host` is what an Aura or Equipment lies on."""


class ControllerOf(Part):
    """Who controls an object, or did so last (608.2h)."""

    controller_of: Ref


class OwnerOf(Part):
    """Whose card an object is."""

    owner_of: Ref


Who: TypeAlias = (
    Annotated[
        Literal["you", "opponent", "each_player", "target", "target_2", "target_3", "that_player", "each"],
        RefersTo("player"),
    ]
    | ControllerOf
    | OwnerOf
)
"""`that_player` is whom an event concerns; `each` the one for whom a part is done."""


class Of(Part):
    """A player that a text names, as the one who controls something or whose card it is."""

    of: Who


Whom: TypeAlias = Whose | Of
"""Who controls an object; of a card in another zone, who owns it."""


class Every(Part):
    """All objects of a kind."""

    every: Filter = ANYTHING
    whose: Whom = "any"
    zone: Literal["battlefield", "graveyard", "exile"] = "battlefield"


Things: TypeAlias = Ref | Every
Hurt: TypeAlias = Annotated[Things | Who, RefersTo("hurt")]
"""What damage is dealt to: objects and players."""


class Target(Part):
    """One target (115.1)."""

    target: Literal["permanent", "player", "any", "card", "spell", "ability", "item"]
    """`any` is a creature, a planeswalker or a player (115.4), or a player or a permanent of a kind; `item` a
    spell or an ability."""
    filter: Filter = Field(default=ANYTHING, alias="is")
    whose: Whom = "any"
    """Who controls it; of `any`, which player it may be."""
    zone: Pile = "graveyard"
    """Of a card."""
    optional: bool = False
    """It need not be chosen: "up to one"."""
    another: bool = False
    """It goes with the target before it, "two targets": it is another one (115.3)."""
    if_kicked: bool = False
    """It is chosen only if the spell was kicked (702.33g)."""


class Whatever(Target):
    """One target of a text that is played by hand: anything that can be one (MN-R32). No card says so."""

    target: Literal["permanent", "player", "any", "card", "spell", "ability", "item"] = "any"
    optional: bool = True


TARGETS = ("target", "target_2", "target_3")
"""Words for targets."""
Targets: TypeAlias = Annotated[tuple[Target, ...], Field(max_length=3)]
