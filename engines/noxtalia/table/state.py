"""What lies on the table: Spirits, hands, piles, and what is going on."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterator, Mapping
from typing import Any, Literal, TypeAlias

from engines.kernel import Dice
from engines.kernel import Table as KernelTable
from engines.kernel.limits import saturated
from engines.noxtalia.cards.catalogue import Card, Catalogue, Named, catalogue_of
from engines.noxtalia.cards.language.pack import FULL_PM
from engines.noxtalia.cards.language.parts import Cycle
from engines.noxtalia.cards.language.selectors import CardFilter
from engines.noxtalia.options import NoxtaliaOptions
from engines.noxtalia.table.pieces import EVERYBODY, Aid, Attached, Attack, Change, Fate, Shown, Spirit, Way

Stage: TypeAlias = Literal["setup", "preparation", "combat", "attack", "zone", "support", "end", "over"]
Mode: TypeAlias = Literal["duel", "solo", "free_for_all", "two_vs_two"]


_SIDE_PLAIN = (
    "out", "pm", "exhaustions", "pending", "recycled", "extra_recycles", "lifted_pm", "lifted_pv", "wins",
    "last_turn", "bottom",
)  # fmt: skip
"""Slots of a side that hold one plain value each."""
_SIDE_PILES = ("pile", "hand", "discard", "removed", "gone", "shown", "tops")
"""Slots of a side that hold a plain list each."""


class Side:
    """One player's side of the table, or the Robot's. The top of a pile is the end of its list."""

    __slots__ = (*_SIDE_PLAIN, *_SIDE_PILES, "deck", "fell", "robot", "seat", "seen", "spirits", "team")

    def __init__(self, seat: int, team: int, robot: bool, seats: int) -> None:
        self.seat = seat
        self.team = team
        """Sides of one team win together (NX-H5)."""
        self.robot = robot
        self.wins = 0.0
        """NX-H8."""
        self.spirits: list[Spirit] = []
        self.deck: tuple[str, ...] = ()
        """All capacities that it came with (NX-19)."""
        self.shown: list[str] = []
        """Cards of a hidden list that everybody has seen by now (NX-R66)."""
        self.seen: list[list[str] | None] = [None] * seats
        self.tops: list[int] = [0] * seats
        self.clear()

    def clear(self) -> None:
        """Make ready for a new game; games won stay marked (NX-H8)."""
        self.out = False
        """NX-H3."""
        self.fell = 0
        """At which check it was eliminated; the first is 1."""
        self.pm = 0
        self.pile: list[str] = []
        self.hand: list[str] = []
        """In the catalogue's order."""
        self.discard: list[str] = []
        self.removed: list[str] = []
        self.gone: list[str] = []
        """Cards that left the match with an eliminated player (NX-H3)."""
        self.exhaustions = 0
        self.pending = False
        """NX-R47."""
        self.recycled = 0
        self.extra_recycles = 0
        self.lifted_pm = False
        self.lifted_pv = False
        self.last_turn = 0
        """The turn number of the last turn that it had."""
        self.bottom = 0
        """How many cards under the pile the owner knows."""
        self.seen = [None] * len(self.seen)
        """By seat: cards that a look has shown to be in this hand."""
        self.tops = [0] * len(self.tops)
        """By seat: how many cards on top of the pile a look has shown."""

    @property
    def living(self) -> list[Spirit]:
        """The Spirits that are not destroyed."""
        return [spirit for spirit in self.spirits if spirit.alive]

    def copy(self) -> Side:
        """Return the same side for another table."""
        twin = Side.__new__(Side)
        twin.seat = self.seat
        twin.team = self.team
        twin.robot = self.robot
        twin.deck = self.deck
        twin.spirits = [spirit.copy() for spirit in self.spirits]
        twin.out = self.out
        twin.fell = self.fell
        twin.pm = self.pm
        twin.exhaustions = self.exhaustions
        twin.pending = self.pending
        twin.recycled = self.recycled
        twin.extra_recycles = self.extra_recycles
        twin.lifted_pm = self.lifted_pm
        twin.lifted_pv = self.lifted_pv
        twin.wins = self.wins
        twin.last_turn = self.last_turn
        twin.bottom = self.bottom
        twin.pile = self.pile[:]
        twin.hand = self.hand[:]
        twin.discard = self.discard[:]
        twin.removed = self.removed[:]
        twin.gone = self.gone[:]
        twin.shown = self.shown[:]
        twin.tops = self.tops[:]
        twin.seen = [None if seen is None else seen[:] for seen in self.seen]
        return twin

    def dump(self) -> dict[str, Any]:
        """Return plain JSON values."""
        data: dict[str, Any] = {name: getattr(self, name) for name in _SIDE_PLAIN}
        data.update((name, getattr(self, name)[:]) for name in _SIDE_PILES)
        data["fell"] = self.fell
        data["deck"] = list(self.deck)
        data["seen"] = [None if seen is None else seen[:] for seen in self.seen]
        data["spirits"] = [spirit.dump() for spirit in self.spirits]
        return data

    def load(self, data: Mapping[str, Any], catalogue: Catalogue) -> None:
        """Take up what `dump` has written down."""
        for name in _SIDE_PLAIN:
            setattr(self, name, data[name])
        for name in _SIDE_PILES:
            setattr(self, name, list(data[name]))
        self.fell = data.get("fell", 0)  # matches begun under version 7 do not say
        self.deck = tuple(data["deck"])
        self.seen = [None if seen is None else list(seen) for seen in data["seen"]]
        self.spirits = [
            Spirit.load(self.seat, place, spirit, catalogue) for place, spirit in enumerate(data["spirits"])
        ]


_PLAIN = ("stage", "active", "first", "turn", "flipped", "game_number", "chooser")


class Table(KernelTable):
    """A game of Noxtalia."""

    __slots__ = (
        *_PLAIN, "aid", "attack", "catalogue", "changes", "fate", "hurt", "mode", "options", "readers",
        "resolving", "robot_cards", "secret_lists", "showing", "sides", "source", "turning",
    )  # fmt: skip

    def __init__(self, options: NoxtaliaOptions, seats: int, dice: Dice) -> None:
        super().__init__(dice)
        self.options = options
        self.catalogue = catalogue_of(options)
        self.mode: Mode = _mode(options, seats)
        """NX-1: by the number of seats."""
        self.secret_lists = options.format == "libre" and not options.open_lists
        sides = max(2, seats)
        teams = 2 if self.mode == "two_vs_two" else sides
        self.sides = [
            Side(seat, seat % teams, robot=self.mode == "solo" and seat == 1, seats=sides)
            for seat in range(sides)
        ]
        self.readers = [_readers(side, self.sides, options.share_hands) for side in self.sides]
        """By side: the seats that see its hand."""
        self.fate: list[Fate] = []
        """In an imagined table: what must come to light next, the nearest last."""
        self.stage: Stage = "setup"
        self.active = 0
        """The side whose turn it is."""
        self.first = 0
        """The side that moves the counter (NX-27)."""
        self.turn = 0
        """The turn counter (NX-18)."""
        self.flipped = False
        """The cycle was turned by an effect (`flip_cycle`)."""
        self.game_number = 1
        self.chooser = -1
        """Who says who begins: the loser of the game before (NX-H8)."""
        self.attack: Attack | None = None
        """The attack going on, or the last one of this turn."""
        self.aid: Aid | None = None
        self.changes: list[Change] = []
        self.robot_cards: list[str] = []
        """Cards that the Robot has turned over this turn, or in this defence (NX-90)."""
        self.resolving: list[Attached] = []
        """Capacities in use: in no other place until step 4 (NX-R46)."""
        self.forget()

    def forget(self) -> None:
        """Begin a new step: drop what lives from one quiet point to the next."""
        self.showing: list[Shown] = []
        """What came to light since the last quiet point, in order."""
        self.source: Attached | None = None
        """The card whose start, end or passive effect is being resolved."""
        self.hurt = False
        """Some Spirit may have no PV left."""
        self.turning = False
        """Effects of a change of cycle are being resolved."""

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
        seat, _, place = key.partition(":")
        return self.sides[int(seat)].spirits[int(place)]

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
        self.showing.append(Shown(side.seat, way, card, seen_by))
        if seen_by[:1] == (EVERYBODY,):
            if self.secret_lists and card not in side.shown:
                side.shown.append(card)
            if way != "pile":
                for seen in side.seen:
                    if seen is not None and card in seen:
                        seen.remove(card)

    def copy(self) -> Table:
        """Return a table that can be played on without touching this one."""
        twin = self.copied(Table.__new__(Table))
        twin.options = self.options
        twin.catalogue = self.catalogue
        twin.mode = self.mode
        twin.secret_lists = self.secret_lists
        twin.sides = [side.copy() for side in self.sides]
        twin.readers = self.readers
        twin.stage = self.stage
        twin.active = self.active
        twin.first = self.first
        twin.turn = self.turn
        twin.flipped = self.flipped
        twin.game_number = self.game_number
        twin.chooser = self.chooser
        twin.attack = None if self.attack is None else self.attack.copy()
        twin.aid = self.aid
        twin.changes = self.changes[:]
        twin.robot_cards = self.robot_cards[:]
        twin.resolving = self.resolving[:]
        twin.fate = self.fate[:]
        twin.forget()
        return twin

    def dump(self) -> dict[str, Any]:
        """Return plain JSON values."""
        data: dict[str, Any] = {name: getattr(self, name) for name in _PLAIN}
        data["sides"] = [side.dump() for side in self.sides]
        data["attack"] = self.attack.dump() if self.attack else None
        data["aid"] = list(self.aid) if self.aid else None
        data["changes"] = [
            [seat, wanted.model_dump(mode="json"), *rest] for seat, wanted, *rest in self.changes
        ]
        data["robot_cards"] = self.robot_cards[:]
        data["resolving"] = [list(each) for each in self.resolving]
        return data

    @classmethod
    def load(cls, data: Mapping[str, Any], options: NoxtaliaOptions, seats: int, dice: Dice) -> Table:
        """Rebuild a table from `dump`."""
        table = cls(options, seats, dice)
        for name in _PLAIN:
            setattr(table, name, data[name])
        for side, saved in zip(table.sides, data["sides"], strict=True):
            side.load(saved, table.catalogue)
        table.attack = Attack.load(data["attack"]) if data["attack"] else None
        table.aid = Aid(*data["aid"]) if data["aid"] else None
        table.changes = [
            Change(seat, CardFilter.model_validate(wanted), *rest) for seat, wanted, *rest in data["changes"]
        ]
        table.robot_cards = list(data["robot_cards"])
        table.resolving = [Attached(*each) for each in data["resolving"]]
        return table

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
