"""What lies on the table: Spirits, hands, piles, and what is going on."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterator, Sequence
from dataclasses import InitVar
from typing import Literal, TypeAlias

from engines.kernel import GameState as KernelTable
from engines.kernel.play.determinization import EVERYBODY, Revealed, ScriptedReveal
from engines.kernel.state.limits import saturated
from engines.kernel.state.state_fields import AsMapping, given, kept, new, numbered, scratch, state_part
from engines.noxtalia.cards.catalogue import Card, Catalogue, Named, catalogue_of
from engines.noxtalia.language.pack import FULL_PM
from engines.noxtalia.language.parts import Cycle
from engines.noxtalia.options import NoxtaliaOptions
from engines.noxtalia.table.keys import spirit_named
from engines.noxtalia.table.pieces import Aid, Attached, Attack, Change, Spirit, Way

Stage: TypeAlias = Literal["setup", "preparation", "combat", "attack", "zone", "support", "end", "over"]
Mode: TypeAlias = Literal["duel", "solo", "free_for_all", "two_vs_two"]


@state_part
class Side(AsMapping):
    """One player's side of the table, or the Robot's. The top of a pile is the end of its list."""

    seat: int = numbered()
    team: int = kept(0)
    """Sides of one team win together (NX-H5); the table says which."""
    robot: bool = kept(False)
    out: bool = False
    """NX-H3."""
    pm: int = 0
    exhaustions: int = 0
    pending: bool = False
    """NX-R47."""
    recycled: int = 0
    extra_recycles: int = 0
    lifted_pm: bool = False
    lifted_pv: bool = False
    wins: float = 0.0
    """NX-H8."""
    last_turn: int = 0
    """The turn number of the last turn that it had."""
    bottom: int = 0
    """How many cards under the pile the owner knows."""
    pile: list[str] = new(list)
    hand: list[str] = new(list)
    """In the catalogue's order."""
    discard: list[str] = new(list)
    removed: list[str] = new(list)
    gone: list[str] = new(list)
    """Cards that left the match with an eliminated player (NX-H3)."""
    shown: list[str] = new(list)
    """Cards of a hidden list that everybody has seen by now (NX-R66)."""
    tops: list[int] = new(list)
    """By seat: how many cards on top of the pile a look has shown."""
    fell: int = 0
    """At which check it was eliminated; the first is 1."""
    deck: tuple[str, ...] = ()
    """All capacities that it came with (NX-19)."""
    seen: list[list[str] | None] = new(list)
    """By seat: cards that a look has shown to be in this hand."""
    spirits: list[Spirit] = new(list)

    def cleared(self) -> Side:
        """Return the side as a new game finds it: games won stay marked (NX-H8), its Spirits are unhurt."""
        side = Side(self.seat, wins=self.wins, shown=self.shown, deck=self.deck)
        side.spirits = [Spirit(self.seat, spirit.place, spirit.body) for spirit in self.spirits]
        side.team, side.robot = self.team, self.robot
        side.tops, side.seen = [0] * len(self.tops), [None] * len(self.seen)
        return side

    @property
    def living(self) -> list[Spirit]:
        """The Spirits that are not destroyed."""
        return [spirit for spirit in self.spirits if spirit.alive]


@state_part
class Table(KernelTable):
    """A game of Noxtalia."""

    options: NoxtaliaOptions = given()
    seats: InitVar[int]
    catalogue: Catalogue = kept()
    mode: Mode = kept()
    """NX-1: by the number of seats."""
    secret_lists: bool = kept()
    readers: Sequence[tuple[int, ...]] = kept()
    """By side: the seats that see its hand."""
    stage: Stage = "setup"
    active: int = 0
    """The side whose turn it is."""
    first: int = 0
    """The side that moves the counter (NX-27)."""
    turn: int = 0
    """The turn counter (NX-18)."""
    flipped: bool = False
    """The cycle was turned by an effect (`flip_cycle`)."""
    game_number: int = 1
    chooser: int = -1
    """Who says who begins: the loser of the game before (NX-H8)."""
    sides: list[Side] = new(list)
    attack: Attack | None = None
    """The attack going on, or the last one of this turn."""
    aid: Aid | None = None
    changes: list[Change] = new(list)
    robot_cards: list[str] = new(list)
    """Cards that the Robot has turned over this turn, or in this defence (NX-90)."""
    resolving: list[Attached] = new(list)
    """Capacities in use: in no other place until step 4 (NX-R46)."""
    fate: list[ScriptedReveal] = kept(list)
    """In an imagined table: see `kernel/play/determinization.py`."""

    showing: list[Revealed[Way]] = scratch(list)
    """What came to light since the last quiet point, in order."""
    source: Attached | None = scratch(None)
    """The card whose start, end or passive effect is being resolved."""
    hurt: bool = scratch(False)
    """Some Spirit may have no PV left."""
    turning: bool = scratch(False)
    """Effects of a change of cycle are being resolved."""

    def __post_init__(self, seats: int) -> None:
        options, number = self.options, max(2, seats)
        self.catalogue = catalogue_of(options)
        self.mode = _mode(options, seats)
        self.secret_lists = options.format == "libre" and not options.open_lists
        if not self.sides:
            self.sides = [Side(seat, tops=[0] * number, seen=[None] * number) for seat in range(number)]
        for side in self.sides:
            side.team = side.seat % (2 if self.mode == "two_vs_two" else number)
            side.robot = self.mode == "solo" and side.seat == 1
        self.readers = [_readers(side, self.sides, options.share_hands) for side in self.sides]

    @property
    def mine(self) -> Side:
        """The side of the player whose turn it is."""
        return self.sides[self.active]

    @property
    def cycle(self) -> Cycle:
        """Diurnal in odd turns, Nocturnal in even ones, unless turned over (NX-28)."""
        return "nocturne" if self.turn % 2 == self.flipped else "diurne"

    def spirit(self, key: str) -> Spirit:
        """Return a Spirit by its key."""
        seat, place = spirit_named(key)
        return self.sides[seat].spirits[place]

    def card(self, name: str) -> Card:
        """Return a capacity, or a Spirit's own attack."""
        return self.catalogue.card(name)

    def named(self, name: str) -> Named:
        """Return a card's id and names, for events."""
        return self.catalogue.named(name)

    @property
    def going_on(self) -> Attack | None:
        """Return the attack that is going on; the last one of a turn stays in `attack` when it is over."""
        return None if self.attack is None or self.attack.step == "over" else self.attack

    def target_of(self, attack: Attack) -> Spirit:
        """Return the Spirit under attack."""
        return self.sides[attack.defender].spirits[attack.target]

    def opponents(self, seat: int) -> list[Side]:
        """Return the sides still in play against a seat, in turn order after it."""
        sides = self.sides
        if len(sides) == 2:
            other = sides[1 - seat]
            return [] if other.out else [other]
        team = sides[seat].team
        later = (sides[(seat + step) % len(sides)] for step in range(1, len(sides)))
        return [side for side in later if not side.out and side.team != team]

    def allies(self, seat: int) -> list[Side]:
        """Return the sides still in play on a seat's team, its own first."""
        own = self.sides[seat]
        others = (side for side in self.sides if side is not own and side.team == own.team)
        return [side for side in (own, *others) if not side.out]

    def in_turn(self) -> Iterator[Side]:
        """Yield the sides still in play, from the active one on (NX-25)."""
        sides = self.sides
        for step in range(len(sides)):
            side = sides[(self.active + step) % len(sides)]
            if not side.out:
                yield side

    def take(self, side: Side, card: str) -> None:
        """Put a capacity into hand."""
        insort(side.hand, card, key=self.catalogue.order.__getitem__)

    def lay_out(self, side: Side, card: str, way: Way = "hand") -> None:
        """Take a capacity openly out of hand."""
        side.hand.remove(card)
        self.show(side, way, card)

    def show(self, side: Side, way: Way, card: str, seen_by: tuple[int, ...] = (EVERYBODY,)) -> None:
        """Note that a card came to light."""
        self.showing.append(Revealed(side.seat, way, card, seen_by))
        if seen_by[:1] == (EVERYBODY,):
            if self.secret_lists and card not in side.shown:
                side.shown.append(card)
            if way != "pile":
                for seen in side.seen:
                    if seen is not None and card in seen:
                        seen.remove(card)

    # Numbers within their limits

    def gain_pm(self, side: Side, amount: int) -> None:
        """Add PM, to the limit (NX-72, NX-R35, NX-R42)."""
        wanted = saturated(side.pm + amount)
        side.pm = wanted if side.lifted_pm else max(side.pm, min(FULL_PM, wanted))

    def lose_pm(self, side: Side, amount: int) -> int:
        """Take PM away, as far as there are any, and return how many (NX-R43)."""
        lost = min(side.pm, max(0, amount))
        side.pm -= lost
        return lost

    def heal(self, spirit: Spirit, amount: int, lifted: bool = False) -> int:
        """Add PV, to the limit, and return how many (NX-71, NX-R42)."""
        wanted = saturated(spirit.pv + max(0, amount))
        before = spirit.pv
        spirit.pv = wanted if lifted else max(before, min(spirit.body.max_pv, wanted))
        return spirit.pv - before

    def wound(self, spirit: Spirit, amount: int) -> int:
        """Take PV away, and return how many; whether it is destroyed is seen afterwards (NX-R48)."""
        lost = min(spirit.pv, max(0, amount))
        spirit.pv -= lost
        self.hurt = self.hurt or spirit.pv == 0
        return lost


def _mode(options: NoxtaliaOptions, seats: int) -> Mode:
    if seats == 1:
        return "solo"
    if seats == 2:
        return "duel"
    return "two_vs_two" if seats == 4 and options.two_vs_two else "free_for_all"


def _readers(side: Side, sides: list[Side], shared: bool) -> tuple[int, ...]:
    """Return who sees a hand: its owner, a partner if hands are shared, nobody the Robot's (NX-20, NX-H6)."""
    if side.robot:
        return ()
    return tuple(other.seat for other in sides if other is side or (shared and other.team == side.team))
