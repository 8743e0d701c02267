"""What a seat may see of a match of Neo Noble (NN-R10, NN-R75).

Cards are named by the id of their definition; whoever needs the definition
finds it in `catalogue`. Lanes are Left, Middle, Right as their owner names them.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from pydantic import BaseModel, ConfigDict

from engines.kernel import View
from engines.neo_noble.language.actions import Later
from engines.neo_noble.language.parts import Mode
from engines.neo_noble.options import NeoNobleOptions
from engines.neo_noble.table.pieces import Coin, Lasting, Origin, Place, Stage, Way

Phase: TypeAlias = Literal["setup", "income", "action", "end", "over"]
"""NN-106."""


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class UsedView(_Part):
    """When a text was used last (NN-117)."""

    text: int
    """Its place on the card."""
    turn: int


class SpiritView(_Part):
    """A Spirit in a lane."""

    key: str
    card: str
    power: int
    """Present numbers; the printed ones are on the card."""
    resolve: int
    covered: bool
    """It was covered when this was last looked at (NN-86)."""
    silenced: bool
    arrived: int
    """Number of the turn."""
    origin: Origin
    mode: Mode | None
    owner: int | None = None
    """Whose card it is, where that is not the player on whose side it lies."""
    used: tuple[UsedView, ...]


class LaneView(_Part):
    """One player's side of a lane."""

    spirits: tuple[SpiritView, ...]
    """From the bottom of the link to the Active Spirit."""
    power: int
    resolve: int
    """The totals; 2, or what a text makes of it, for the Resolve of an empty lane (NN-84)."""
    capacity: int
    attacks: int
    """Made this turn (NN-130)."""
    attacks_allowed: int


class SlotView(_Part):
    """A Channel card."""

    ready: bool
    face_up: bool
    card: str | None
    """None for a face-down one: nobody knows it (NN-R10)."""


class SideView(_Part):
    """One player's side of the table."""

    seat: int
    noble: str
    noble_used: tuple[UsedView, ...]
    noble_silenced: bool
    lanes: tuple[LaneView, ...]
    channel: tuple[SlotView | None, ...]
    lingering: int
    bargain: bool
    """Noble's Bargain lies here (NN-65)."""
    deck_size: int
    hand_size: int
    hand: tuple[str, ...] | None
    """None for a hand that the viewer may not see."""
    known: tuple[str, ...]
    """Cards of this hand that the opponent knows of."""
    grave: tuple[str, ...]
    """Oldest first, as in all piles."""
    reaped: tuple[str, ...]
    banished: tuple[str, ...]
    top: tuple[str, ...]
    """Cards that the viewer knows to lie on top of the deck, the uppermost first."""
    bottom: tuple[str, ...]
    """Cards that the viewer knows to lie under the deck, the lowest last; for the owner only."""
    main: tuple[str, ...] | None
    """The 30 cards of the deck; None for a list that the viewer does not know."""
    reserve: tuple[str, ...]
    """NN-32."""
    wins: int
    done: dict[str, int]
    """What the player has done so far in this turn, by kind."""
    passing: bool | None
    """Whether the viewer passes every React window until the own turn; None for the other player."""
    by_hand: bool | None
    """Whether the viewer picks the sources of every payment; None for the other player."""


class BattleView(_Part):
    """The attack that is going on, or the last one of this turn (NN-R59)."""

    attacker: Place
    defender: Place
    step: Literal["declared", "block", "compared", "over"]
    paid: int
    power: int
    """The attacking lane's total, as it is now or as it was compared."""
    resolve: int
    """The defending lane's total without Block."""
    raised: int
    """What Block and texts add to it."""
    blocked: tuple[str, ...]
    success: bool | None
    """None until it is compared."""


class EventView(_Part):
    """Something that is being resolved, or may be answered."""

    kind: str
    seat: int
    card: str | None
    lane: Place | None
    """Where it happened."""
    number: int
    spirit: str | None = None
    """Key of the Spirit that it is of, if that lies in a lane."""


class AimView(_Part):
    """A target that was chosen (NN-100)."""

    kind: Literal["spirit", "noble", "lane", "slot", "card", "player"]
    seat: int
    name: str
    number: int
    zone: str


class DelayedView(_Part):
    """What a text has put off to a later moment."""

    what: Later
    seat: int
    card: str
    spirit: str | None
    aims: tuple[AimView | None, ...]
    turn: int


class AskedView(_Part):
    """A question since the last quiet point, as far as the viewer knows of it."""

    seat: int
    kind: str
    """Empty for a step that can still be taken back."""
    chance: int
    """How many chances to React there had been."""
    answer: str | int | tuple[str, ...] | None
    """None for one that stays hidden, or has not been given."""
    count: int
    """How many were picked."""


class QuestionView(_Part):
    """What the viewer is asked now."""

    kind: str
    keys: tuple[str, ...]
    """What it offers, if that is to choose or to pick."""


class ShownView(_Part):
    """A card that came to light since the last quiet point: where from, and which, if the viewer saw it."""

    seat: int
    way: Way
    card: str | None


class NeoNobleView(View):
    """The table as one seat, or everyone, may see it."""

    options: NeoNobleOptions
    """Without the decks that the viewer may not know."""
    phase: Phase
    stage: Stage
    """The step that comes next, or is going on."""
    active: int
    """The acting player."""
    first: int
    turn: int
    """Turns of both players counted together."""
    game_number: int
    chooser: int
    """Who says who begins the game; -1 when the dice do (NN-R2)."""
    sides: tuple[SideView, ...]
    coins: tuple[Coin, ...]
    """By column; a column is the lane of that number of seat 0 (NN-R5)."""
    battle: BattleView | None
    stack: tuple[EventView, ...]
    """What is being resolved, the latest last."""
    lasting: tuple[Lasting, ...]
    later: tuple[DelayedView, ...]
    serial: int
    """Spirits that have arrived so far in the match."""
    question: QuestionView | None = None
    """None for one who is not asked."""
    course: tuple[AskedView, ...] = ()
    """For computer players: what was asked since the last quiet point, in order."""
    showing: tuple[ShownView, ...] = ()
    """For computer players: what came to light since the last quiet point, in order."""
