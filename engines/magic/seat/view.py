"""What a seat may see of a match of Magic (MN-17, MN-R30).

Cards are named by the id of their definition; whoever needs the definition finds it in `catalogue`.
"""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel, ConfigDict

from engines.kernel import View
from engines.kernel.effects.call_frames import Frame
from engines.magic.language.parts import CardType, Keyword
from engines.magic.options import MagicOptions
from engines.magic.table.batch import Pending, Zone
from engines.magic.table.combat import Combat
from engines.magic.table.floating import Floating
from engines.magic.table.pieces import ZoneCard
from engines.magic.table.shield import Shield
from engines.magic.table.stack_object import Delayed, StackObject
from engines.magic.table.state import Stage, Step
from engines.magic.table.stops import Quiet
from engines.magic.table.work import HandWork


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class PermView(_Part):
    """A permanent."""

    id: int
    card: str
    nth: int
    """Which of its player's permanents of that name it is, from 1; 0 if there is no other."""
    owner: int
    seat: int
    """Who controls it."""
    since: int
    tapped: bool
    damage: int
    deadly: bool
    first: int
    stamp: int
    attached: int
    """The object that it is attached to; 0 of none."""
    counters: tuple[tuple[str, int], ...]
    shields: int
    """So often it regenerates this turn."""
    kicked: bool
    x: int
    used: tuple[int, ...]
    under: str
    """Of what lies face down, the card that it is, to those who know it."""
    home: bool
    """It lies face down and is a Noble, as all know (MN-R22)."""
    way: str
    counted: tuple[tuple[str, int], ...] = ()
    """When counters of a keyword were put on it last, by kind."""
    types: tuple[CardType, ...]
    power: int
    """As it is now; what is printed is on the card."""
    toughness: int
    keywords: tuple[Keyword, ...]


class SideView(_Part):
    """One player's side of the table."""

    seat: int
    life: int
    mana: tuple[tuple[int, int], ...]
    """How much of each colour lies in the pool."""
    lands: int
    library_size: int
    top: tuple[str, ...]
    """Cards on top of the library that lie open to the viewer, the uppermost first."""
    watched: int
    """How many of the uppermost cards whoever does not own the library knows."""
    bared: int
    """How many of them everybody knows."""
    bottom: tuple[str, ...]
    """Cards at the bottom of the library that the viewer knows, the lowest last."""
    brought: tuple[str, ...] | None
    """The deck of this game, without a Noble that the viewer may not know; None for an unknown one."""
    sideboard: tuple[str, ...] | None
    """What lies aside in this game; None for one that the viewer does not know."""
    noble: str
    """The Noble, wherever it lies; no name while the viewer does not know it."""
    casts: int
    """How many times it was cast from the command zone."""
    homeward: Zone
    wins: int
    hand_size: int
    hand: tuple[str, ...] | None
    """The oldest card first; None for a hand that the viewer may not see."""
    known: tuple[str, ...]
    """Cards of this hand that both know of."""
    graveyard: tuple[ZoneCard, ...]
    exile: tuple[ZoneCard, ...]
    command: tuple[ZoneCard, ...]
    """A face-down card that the viewer does not know has no name."""
    overdrawn: bool
    mulligans: int
    kept: bool
    again: bool
    stops: tuple[str, ...] | None
    """When the viewer wants to be asked; None for the other player."""
    quiet: Quiet | None
    """For how long the viewer has ordered to pass; None for the other player."""
    hold: bool | None
    """Whether the viewer keeps priority after an own spell; None for the other player."""
    by_hand: bool | None
    """Whether the viewer says what is tapped for mana; None for the other player."""
    always: tuple[str, ...] | None
    """Orders about single abilities; None for the other player."""
    trusts: bool | None
    """Whether the viewer agrees to what the other does by hand; None for the other player."""
    works: int
    """How many times the player has carried something out by hand this turn."""
    refusals: int
    """How many of their wishes the other has refused this turn."""
    objections: int
    """How many times they have objected in this match."""


class MagicView(View):
    """The table as one seat, or everyone, may see it."""

    options: MagicOptions
    """Without the decks that the viewer may not know."""
    game_number: int
    chooser: int | None
    exchanging: tuple[int, ...]
    """Who may yet exchange cards with the sideboard."""
    laid: bool
    turn: int
    active: int
    first: int
    step: Step
    begun: bool
    priority: bool
    holder: int
    passes: int
    stage: Stage
    asked: tuple[int, ...]
    """Who is asked, by rank."""
    stack: tuple[StackObject, ...]
    """What resolves first comes last."""
    waiting: tuple[StackObject, ...]
    """What has triggered and is not on the stack yet."""
    ordered: int
    happened: tuple[tuple[str, int], ...]
    """So many of these, the first, are in order."""
    doing: StackObject | None
    frames: tuple[Frame, ...]
    floating: tuple[Floating, ...]
    shields: tuple[Shield, ...]
    delayed: tuple[Delayed, ...]
    pending: tuple[Pending, ...]
    known: tuple[tuple[Any, ...], ...]
    """Objects that have left, as long as something may speak of them: as `table/known` saves them."""
    free: bool
    combat: Combat | None
    keeping: tuple[int, ...]
    perms: tuple[PermView, ...]
    sides: tuple[SideView, ...]
    serial: int
    items: int
    work: HandWork | None
    """What is carried out by hand."""
    mark: MagicView | None
    """The table as it was when that began, as this viewer saw it: it may be taken back."""
