"""Abilities (113.3), and keywords that say more than a word."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias, cast

from pydantic import Field, Tag, model_validator

from engines.kernel.cards.packs import Part
from engines.magic.language.actions import Block
from engines.magic.language.changes import Change
from engines.magic.language.conditions import Condition
from engines.magic.language.costs import Costs, CostText
from engines.magic.language.events import Trigger
from engines.magic.language.filters import Filter
from engines.magic.language.named import NamedAbility
from engines.magic.language.parts import Whose, told_by
from engines.magic.language.replacing import Instead
from engines.magic.language.selectors import Every, Target, Targets
from engines.magic.language.values import Value
from engines.magic.language.ways import (
    Buyback,
    Cascade,
    Convoke,
    Dash,
    Delve,
    Echo,
    Entwine,
    Escape,
    Evoke,
    Flashback,
    Improvise,
    JumpStart,
    Kicker,
    Madness,
    Rebound,
    Retrace,
    Unearth,
)

Conditions: TypeAlias = Annotated[tuple[Condition, ...], Field(max_length=3)]


class Mode(Part):
    """One of several that are chosen from (700.2)."""

    targets: Targets = ()
    do: Block = Field(min_length=1)


class ModeCount(Part):
    """How many modes are chosen where that is a choice of its own: one or both, up to two (700.2)."""

    least: Annotated[int, Field(ge=0, le=6)] = 1
    most: Annotated[int, Field(ge=1, le=6)]


class Spoken(Part):
    """What a spell, an activated and a triggered ability have in common."""

    targets: Targets = ()
    do: Block = ()
    modes: tuple[Mode, ...] = Field(default=(), max_length=6)
    choose: Annotated[int, Field(ge=1, le=3)] | ModeCount = 1
    """So many modes."""

    @property
    def chosen(self) -> tuple[int, int]:
        """Return how many modes are chosen at least, and at most."""
        return (
            (self.choose, self.choose)
            if isinstance(self.choose, int)
            else (self.choose.least, self.choose.most)
        )


class Spell(Spoken):
    """What an instant or sorcery does (113.3a)."""

    type: Literal["spell"]


class Activated(Spoken):
    """A cost, a colon, an effect (113.3b, 602)."""

    type: Literal["activated"]
    cost: Costs
    sorcery: bool = False
    """Only when a sorcery could be cast (602.5d)."""
    limit: Annotated[int, Field(ge=0, le=9)] = 0
    """So often each turn at most (602.5b); 0: as often as it can be paid for."""
    by: Literal["you", "any"] = "you"
    """Any player may activate it, not its controller alone (602.2)."""
    zone: Literal["battlefield", "hand", "graveyard"] = "battlefield"
    conditions: Conditions = Field(default=(), alias="if")
    """Only if these hold."""

    @model_validator(mode="before")
    @classmethod
    def _once_is_a_limit(cls, said: Any) -> Any:
        """Read `once: true` as a limit of one."""
        if not isinstance(said, dict) or "once" not in said:
            return said  # pyright: ignore[reportUnknownVariableType]
        rest = {**cast("dict[str, Any]", said)}
        once = rest.pop("once")
        return {**rest, "limit": 1} if once is True else rest


class Triggered(Spoken):
    """When, whenever, at (113.3c, 603)."""

    type: Literal["triggered"]
    when: Trigger
    conditions: Conditions = Field(default=(), alias="if")
    """Intervening (603.4)."""
    once: bool = False
    """Once each turn."""


class Static(Part):
    """Something simply holds (113.3d, 604)."""

    type: Literal["static"]
    what: Literal["this", "host"] | Every = "this"
    changes: tuple[Change, ...] = Field(min_length=1, max_length=4)
    conditions: Conditions = Field(default=(), alias="if")


class CostChange(Part):
    """Spells cost more or less generic mana (601.2f)."""

    type: Literal["cost"]
    spells: Filter
    whose: Whose = "you"
    generic: Value
    """Negative: they cost less."""
    this: bool = False
    """The spell that speaks alone, wherever it is cast from."""
    conditions: Conditions = Field(default=(), alias="if")
    """Only while these hold."""


class Replacing(Part):
    """Something happens instead (614)."""

    type: Literal["replacing"]
    what: Instead
    conditions: Conditions = Field(default=(), alias="if")


class Evasion(Part):
    """It can't be blocked by creatures of a kind, or but by these (509.1b)."""

    type: Literal["evasion"]
    by: Filter
    only: bool = False
    """But by these."""


Ability: TypeAlias = Annotated[
    Spell | Activated | Triggered | Static | CostChange | Replacing | Evasion, Field(discriminator="type")
]


# Keywords that say more than a word (702)


class Cycling(Part):
    """702.29."""

    cycling: CostText
    search: Filter | None = Field(default=None, alias="for")
    """Such a card is looked for, instead of drawing one (702.29e)."""


class Equip(Part):
    """702.6."""

    equip: CostText


class Enchant(Part):
    """702.5."""

    enchant: Target


class Morph(Part):
    """702.37."""

    morph: CostText


class Suspend(Part):
    """702.62."""

    suspend: CostText
    """Paid instead of casting it; it waits in exile then."""
    time: Annotated[int, Field(ge=1, le=20)]
    """How many time counters it waits with."""


class Ward(Part):
    """702.21."""

    ward: CostText


class Affinity(Part):
    """702.41."""

    affinity: Filter


class Prowess(Part):
    """702.108."""

    prowess: bool


Longer: TypeAlias = Annotated[
    Annotated[Cycling, Tag("cycling")]
    | Annotated[Flashback, Tag("flashback")]
    | Annotated[JumpStart, Tag("jump_start")]
    | Annotated[Retrace, Tag("retrace")]
    | Annotated[Escape, Tag("escape")]
    | Annotated[Evoke, Tag("evoke")]
    | Annotated[Dash, Tag("dash")]
    | Annotated[Madness, Tag("madness")]
    | Annotated[Buyback, Tag("buyback")]
    | Annotated[Rebound, Tag("rebound")]
    | Annotated[Cascade, Tag("cascade")]
    | Annotated[Entwine, Tag("entwine")]
    | Annotated[Convoke, Tag("convoke")]
    | Annotated[Delve, Tag("delve")]
    | Annotated[Improvise, Tag("improvise")]
    | Annotated[Echo, Tag("echo")]
    | Annotated[Unearth, Tag("unearth")]
    | Annotated[Kicker, Tag("kicker")] | Annotated[Equip, Tag("equip")] | Annotated[Enchant, Tag("enchant")]
    | Annotated[Morph, Tag("morph")] | Annotated[Suspend, Tag("suspend")] | Annotated[Ward, Tag("ward")]
    | Annotated[Affinity, Tag("affinity")] | Annotated[Prowess, Tag("prowess")]
    | Annotated[NamedAbility, Tag("named")],
    told_by(
        "cycling",
        "flashback",
        "jump_start",
        "retrace",
        "escape",
        "evoke",
        "dash",
        "madness",
        "buyback",
        "rebound",
        "cascade",
        "entwine",
        "convoke",
        "delve",
        "improvise",
        "echo",
        "unearth",
        "kicker",
        "equip",
        "enchant",
        "morph",
        "suspend",
        "ward",
        "affinity",
        "prowess",
        "named",
    ),
]  # fmt: skip
