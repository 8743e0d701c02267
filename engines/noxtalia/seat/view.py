"""What a seat may see of a match of Noxtalia (NX-R66).

Capacities are named by the id of their definition; two of one owner never
share it (NX-9). Whoever needs a card's definition finds it in `catalogue`.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from pydantic import BaseModel, ConfigDict

from engines.kernel import View
from engines.noxtalia.language.parts import Cycle
from engines.noxtalia.options import NoxtaliaOptions
from engines.noxtalia.table.pieces import Attached, Change, Step, Way
from engines.noxtalia.table.state import Mode, Stage


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class SpiritView(_Part):
    """A Spirit on the field, or one that was destroyed."""

    card: str
    pv: int
    max_pv: int
    charged: bool
    alive: bool
    attached: tuple[Attached, ...]


class SideView(_Part):
    """One player's side of the table; in Solo the Robot's as well."""

    seat: int
    robot: bool
    team: int
    """Sides of one team win together (NX-H5)."""
    out: bool
    """Eliminated (NX-H3)."""
    spirits: tuple[SpiritView, ...]
    pm: int
    pile_size: int
    hand_size: int
    hand: tuple[str, ...] | None
    """None for a hand that the viewer may not see."""
    seen_hand: tuple[str, ...] | None
    """A hand as the viewer saw it by an effect; None when never, or no longer known."""
    discard: tuple[str, ...]
    """Oldest first."""
    removed: tuple[str, ...]
    """Out of the game (NX-78), oldest first."""
    linked: tuple[str, ...]
    """Linked capacities that still wait (NX-66)."""
    bottom: tuple[str, ...] | None
    """Cards that the viewer knows to lie under the pile, the lowest last; for the owner only."""
    top: tuple[str, ...] | None
    """Cards that the viewer knows to lie on top of the pile, the uppermost first."""
    cards: tuple[str, ...] | None
    """All capacities that the side came with; None for a list that the viewer does not know."""
    shown: tuple[str, ...] = ()
    """Those of a hidden list that everybody has seen by now (NX-R66)."""
    exhaustions: int
    """Times that the pile has run out (NX-61)."""
    pending: bool
    """The pile waits for a first discarded card (NX-R47)."""
    recycled: int
    """Recyclings done this turn (NX-39)."""
    extra_recycles: int = 0
    """Recyclings that effects have added this turn."""
    lifted_pm: bool = False
    """Gains may exceed 8 PM this turn (NX-R42)."""
    lifted_pv: bool = False
    """Gains may exceed a Spirit's PV this turn (NX-R42)."""
    last_turn: int = 0
    """The turn number of the last turn that it had."""
    wins: float
    """Games won in a best of three; a drawn game counts half (NX-H8)."""


class ModifierView(_Part):
    """One change of a power, in the order in which they were made (NX-R5)."""

    source: str
    """The card, or "chart"."""
    change: int


class PowerView(_Part):
    """A power with its arithmetic."""

    base: int
    chart: int
    """+4, 0 or -4 (NX-46, NX-49)."""
    modifiers: tuple[ModifierView, ...]
    total: int
    """As compared: never below 0 (NX-R6)."""


class AttackView(_Part):
    """The attack that is going on, or the last one of this turn (NX-45 to NX-54)."""

    attacker: int
    """The side."""
    card: str
    """The capacity, or the Spirit that attacks."""
    by_spirit: bool
    place: int = -1
    """Where the Spirit stands that attacks, in its side's `spirits`; -1 for a capacity."""
    element: str
    cost: int
    defender: int
    target: int
    """Place of the Spirit attacked, in its side's `spirits`."""
    step: Step
    attack: PowerView
    rolls: tuple[int, ...]
    defences: tuple[str, ...]
    """Defences played against it."""
    defence: PowerView | None
    damage: int | None
    """Known after the comparison; None also when the attack stopped (NX-R27)."""
    second: bool
    """The second use of a Zone (NX-79)."""
    asked: tuple[int, ...] = ()
    """Seats that were asked for a Defence."""
    against: int = 0
    """What the Attack's effects add to the power of any Defence."""
    prevented: int = 0
    """Damage that effects of this attack have prevented so far."""


class EffectView(_Part):
    """A Support, or a start, end or passive effect, that is being resolved."""

    side: int
    card: str
    cost: int = 0
    """What a Support has cost."""
    target: str | None = None
    """The Spirit that a Support is aimed at, as `side:place`."""


Phase: TypeAlias = Literal["setup", "preparation", "combat", "end", "over"]


class ShownView(_Part):
    """A card that came to light since the last quiet point: where from, and which, if the viewer saw it."""

    side: int
    way: Way
    card: str | None


class NoxtaliaView(View):
    """The table as one seat, or everyone, may see it."""

    options: NoxtaliaOptions
    """Without the teams that the viewer may not know."""
    mode: Mode
    phase: Phase
    stage: Stage = "over"
    """The step that comes next, or is going on: `attack`, `zone` and `support` lie within Combat."""
    active: int
    """The side whose turn it is."""
    first: int
    """The side that moves the counter (NX-27)."""
    turn: int
    """The turn counter (NX-18)."""
    cycle: Cycle
    flipped: bool
    """The cycle was turned by an effect (`flip_cycle`)."""
    game_number: int
    """1, or the number of the game in a best of three (NX-H8)."""
    chooser: int = -1
    """Who says who begins the game; -1 when the dice do (NX-H8)."""
    sides: tuple[SideView, ...]
    """By seat; in Solo the Robot's is the second."""
    attack: AttackView | None
    resolving: EffectView | None
    changes: tuple[Change, ...] = ()
    """Changes of costs that hold for a while."""
    showing: tuple[ShownView, ...] = ()
    """For computer players: what came to light since the last quiet point, in order."""
    robot_cards: tuple[str, ...]
    """Cards that the Robot has turned over this turn, or in this defence (NX-90)."""
