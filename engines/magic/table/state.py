"""The table of a match: how far the turn has gone, who has priority, what lies there, each player's side."""

from __future__ import annotations

from dataclasses import InitVar
from typing import Any, Literal, TypeAlias

from engines.kernel.effects.call_frames import Frame
from engines.kernel.state import game_state as kernel
from engines.kernel.state.state_fields import given, kept, new, state_part
from engines.magic.cards.catalogue import Catalogue, Named, catalogue_of
from engines.magic.options import MagicOptions
from engines.magic.table.batch import Pending
from engines.magic.table.board import Aspect, Board
from engines.magic.table.combat import Combat
from engines.magic.table.floating import Floating
from engines.magic.table.known import Known
from engines.magic.table.pieces import Perm
from engines.magic.table.shield import Shield
from engines.magic.table.side import Side
from engines.magic.table.stack_object import Delayed, StackObject
from engines.magic.table.work import HandWork

Stage: TypeAlias = Literal[
    "begin", "exchange", "first", "keep", "bottom", "priority", "triggers", "resolving", "attackers",
    "blockers", "damage", "legend", "homeward", "replace", "discard", "over", "work", "consent", "agree",
    "objection", "reminded", "use",
]  # fmt: skip
"""What is asked next. It is found anew after every answer from all that lies here."""
Step: TypeAlias = Literal[
    "untap", "upkeep", "draw", "main_1", "begin_combat", "attackers", "blockers", "first_damage", "damage",
    "end_combat", "main_2", "end", "cleanup",
]  # fmt: skip
"""500.1; a main phase, which has no steps, counts as one."""
MAIN: tuple[Step, ...] = ("main_1", "main_2")


@state_part
class Table(kernel.GameState):
    """All that lies on the table."""

    options: MagicOptions = given()
    seats: InitVar[int]
    catalogue: Catalogue = kept()
    game_number: int = 1
    """Of the games of this match (MN-R11)."""
    chooser: int | None = None
    """Who says who begins; chance where nobody does (103.1, MN-R17)."""
    exchanging: tuple[int, ...] = ()
    """Who may yet exchange cards with the sideboard before this game (MN-R11)."""
    laid: bool = False
    """The decks lie ready, and the hands are dealt."""
    turn: int = 0
    """Turns of both players counted together; 0 before the first."""
    active: int = 0
    first: int = 0
    """The starting player (103.1)."""
    step: Step = "cleanup"
    begun: bool = True
    """What a step begins with has been done (703)."""
    priority: bool = False
    """Players receive priority in this step (117.3)."""
    holder: int = 0
    """Who has priority."""
    passes: int = 0
    """Who in succession have passed it on."""
    stage: Stage = "begin"
    asked: tuple[int, ...] = ()
    """Who is asked in the window that is open, by rank."""
    perms: dict[int, Perm] = new(dict)
    """The battlefield, in the order in which it came."""
    stack: list[StackObject] = new(list)
    """What resolves first comes last."""
    waiting: list[StackObject] = new(list)
    """What has triggered and is not on the stack yet (603.3)."""
    ordered: int = 0
    """So many of these, the first, go on it in an order that their player has said."""
    doing: StackObject | None = None
    """What resolves now."""
    frames: list[Frame] = new(list)
    """How far that has been done."""
    floating: tuple[Floating, ...] = ()
    shields: tuple[Shield, ...] = ()
    delayed: tuple[Delayed, ...] = ()
    pending: tuple[Pending, ...] = ()
    """What is about to happen, while somebody chooses what replaces it first (616.1)."""
    happened: dict[str, int] = new(dict)
    """How often something has happened in this turn, by seat and name, as far as cards ask."""
    known: list[Known] = new(list)
    """Objects that have left, as long as something may speak of them."""
    free: bool = False
    """A deck of this match has spells that need no mana: all may know it, as it opens windows."""
    combat: Combat | None = None
    keeping: tuple[int, ...] = ()
    """Legendary permanents that their controllers have chosen to keep (704.5j)."""
    items: int = 0
    """What went on the stack since the last question (104.4b)."""
    work: HandWork | None = None
    """What is carried out by hand (MN-R32)."""
    mark: dict[str, Any] | None = None
    """The table as it was when that began: whoever takes it back goes there (MN-R33)."""
    sides: list[Side] = new(list)
    serial: int = 0
    """The last number given to an object."""
    paid_for: int | None = kept(None)
    """What is paid for now, by its number; 0 of what is neither a spell nor an ability."""
    dirty: bool = kept(True)
    """Something that state-based actions look at has changed since they did last (704.3)."""
    lent: bool = kept(False)
    """Somebody controls something by an effect."""
    veiled: bool = kept(False)
    """Something has lain face down in this game."""
    board: Board | None = kept(None)
    """The characteristics of all permanents, until one of them changes: see `evaluation/board`."""
    pool: Any = kept(None)
    """What mana each player can make, until something is tapped: see `rules/mana`."""

    def __post_init__(self, seats: int) -> None:
        self.catalogue = catalogue_of(self.options)
        self.lent = any(perm.first >= 0 for perm in self.perms.values())
        self.veiled = any(perm.is_down for perm in self.perms.values())
        if not self.sides:
            self.chooser = self.options.chooser
        self.sides = self.sides or [Side(seat) for seat in range(seats)]

    def clear(self) -> None:
        """Take all that belonged to a game off the table; numbers of objects go on (400.7)."""
        self.laid, self.turn, self.active, self.first = False, 0, 0, 0
        self.step, self.begun, self.priority, self.holder, self.passes = "cleanup", True, False, 0, 0
        self.asked, self.keeping, self.free, self.items = (), (), False, 0
        self.perms, self.combat = {}, None
        self.stack, self.waiting, self.ordered, self.doing, self.frames = [], [], 0, None, []
        self.floating, self.shields, self.delayed, self.pending, self.known = (), (), (), (), []
        self.happened = {}
        self.work, self.mark, self.lent, self.veiled = None, None, False, False
        self.touch()

    def touch(self) -> None:
        """Note that permanents have come, gone or changed."""
        self.board = self.pool = None
        self.dirty = True

    def moved_on(self, *aspects: Aspect) -> None:
        """Note that something has changed besides permanents: what they are may depend on it."""
        if self.board is not None and self.board.wanders and not self.board.wanders.isdisjoint(aspects):
            self.touch()

    def tapped(self, seat: int) -> None:
        """Note that a player's permanents were tapped or untapped, or can be now, or mana came or went."""
        if self.pool and seat in self.pool:
            self.pool = {each: pool for each, pool in self.pool.items() if each != seat}

    def number(self) -> int:
        """Return a number that no object has had."""
        self.serial += 1
        return self.serial

    def other(self, seat: int) -> int:
        """Return the opponent of a seat (102.2)."""
        return 1 - seat

    def in_order(self) -> tuple[int, int]:
        """Return the players, the active one first (101.4)."""
        return self.active, self.other(self.active)

    def named(self, card: str) -> Named:
        """Return a card's id and names, for events."""
        return self.catalogue.named(card)
