"""What a seat may see of a match of Soul-Forger (SF-R76).

Cards are named by the id of their definition; whoever needs the definition finds it in `catalogue`.
"""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict

from engines.kernel import View
from engines.kernel.effects.call_frames import Frame
from engines.soul_forger.language.parts import Phase
from engines.soul_forger.options import SoulForgerOptions
from engines.soul_forger.table.entry import Combat, Entry, Lasting
from engines.soul_forger.table.pieces import Under, Zone
from engines.soul_forger.table.side import Quiet
from engines.soul_forger.table.state import Moment, Point, Stage


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class PieceView(_Part):
    """A card in a zone of the table."""

    id: int
    card: str | None
    """None for one that lies face down and is not the viewer's."""
    nth: int
    """Which of its player's cards of that name it is, from 1; 0 if there is no other."""
    owner: int
    seat: int
    """Who has control of it."""
    zone: Zone
    since: int
    on: bool
    up: bool
    entry: int
    """The entry of the Flow to which an Action belongs; 0 while it is in none."""
    power: int
    """Present numbers; the printed ones are on the card."""
    endurance: int
    damage: int
    counters: tuple[tuple[str, int], ...]
    under: tuple[Under, ...]
    used: tuple[tuple[int, int], ...]
    """The turn in which each ability, by its place, was activated last."""


class SideView(_Part):
    """One player's side of the table."""

    seat: int
    living: bool
    level: int
    xp: int
    damage: int
    endurance: int
    on_guard: bool
    ronum: int
    """Of all creatures: the level is its limit."""
    deck_size: int
    top: tuple[str, ...]
    """Cards on top of the deck that the viewer knows, the uppermost first."""
    bottom: tuple[str, ...]
    """Cards at the bottom of the deck that the viewer knows, the lowest last."""
    list: tuple[str, ...] | None
    """The Main Deck as it was brought; None for one that the viewer does not know."""
    forge_size: int
    forge: tuple[str, ...] | None
    hand_size: int
    hand: tuple[str, ...] | None
    """The oldest card first; None for a hand that the viewer may not see."""
    known: tuple[str, ...]
    """Cards of this hand that all know of."""
    material: tuple[str, ...]
    grave: tuple[str, ...]
    removed: tuple[str, ...]
    switched: int
    stops: tuple[str, ...] | None
    """When the viewer wants to be asked; None for other players."""
    quiet: Quiet | None
    """For how long the viewer has ordered to pass; None for other players."""


class SoulForgerView(View):
    """The table as one seat, or everyone, may see it."""

    options: SoulForgerOptions
    """Without the decks that the viewer may not know."""
    turn: int
    active: int
    first: int
    phase: Phase
    point: Point
    moment: Moment
    stage: Stage
    asked: tuple[int, ...]
    """Who is asked in the window that is open, by rank."""
    flow: tuple[Entry, ...]
    """What resolves first comes last."""
    resolving: bool
    doing: Entry | None
    """The entry that is being resolved."""
    frames: tuple[Frame, ...]
    waiting: tuple[Entry, ...]
    """What was set off and has not entered the Flow yet."""
    lasting: tuple[Lasting, ...]
    combat: Combat | None
    out: tuple[tuple[int, ...], ...]
    """Who fell, in order; who fell together stands together."""
    pieces: tuple[PieceView, ...]
    sides: tuple[SideView, ...]
    serial: int
    entries: int
