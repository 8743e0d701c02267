"""What lies on the table: lanes, Channels, piles, coins, and what is going on."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from pydantic import TypeAdapter

from engines.kernel import Dice
from engines.kernel import Table as KernelTable
from engines.neo_noble.cards.catalogue import Card, Catalogue, Named, catalogue_of
from engines.neo_noble.cards.language.actions import Later
from engines.neo_noble.cards.language.changes import Change
from engines.neo_noble.options import NeoNobleOptions
from engines.neo_noble.table.pieces import (
    EVERYBODY,
    NOBODY,
    Aim,
    Asked,
    Battle,
    Coin,
    Delayed,
    Event,
    Fate,
    Foreseen,
    Lasting,
    Place,
    Shown,
    Slot,
    Source,
    Speaker,
    Spirit,
    Stage,
    Way,
)
from engines.neo_noble.table.use import Due

LANES = 3
PLACES = tuple(tuple(Place(seat, lane) for lane in range(LANES)) for seat in (0, 1))
"""The lanes of each player."""
SLOTS = 4
"""NN-34."""
CAPACITY = 4
"""NN-81."""
AMBIENT = 2
"""NN-84."""
REAPS_TO_WIN = 4
"""NN-141."""
HAND_LIMIT = 5
"""NN-138."""

_SIDE_PLAIN = ("noble", "lingering", "bargain", "wins", "passing", "by_hand", "bottom")
_SIDE_PILES = ("deck", "hand", "grave", "reaped", "banished", "main", "reserve", "attacks", "known", "tops")


class Side:
    """One player's side of the table. The top of a pile, and of a lane, is the end of its list."""

    __slots__ = (*_SIDE_PLAIN, *_SIDE_PILES, "channel", "done", "lanes", "noble_used", "seat")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.noble = ""
        self.main: list[str] = []
        """The 30 cards of the deck that this game began with."""
        self.reserve: list[str] = []
        """NN-29; visible (NN-32)."""
        self.wins = 0
        """Games won of a match (NN-R1)."""
        self.clear()

    def clear(self) -> None:
        """Make ready for a new game."""
        self.deck: list[str] = []
        self.hand: list[str] = []
        """In the catalogue's order."""
        self.grave: list[str] = []
        self.reaped: list[str] = []
        """This player's cards that the opponent has captured (NN-40, NN-R68)."""
        self.banished: list[str] = []
        self.channel: list[Slot | None] = [None] * SLOTS
        self.lanes: list[list[Spirit]] = [[] for _ in range(LANES)]
        """Left, Middle, Right; the Active Spirit last."""
        self.attacks: list[int] = [0] * LANES
        """Attacks made this turn, by lane (NN-130)."""
        self.lingering = 0
        """NN-63."""
        self.bargain = False
        """Noble's Bargain lies here (NN-49, NN-65)."""
        self.noble_used: dict[int, int] = {}
        """Turn in which each ability was used last."""
        self.done: dict[str, int] = {}
        """What the player has done so far in this turn: `summon`, `attack`, `draw` (a Draw action), `pay`
        (a PAY text), `coin` (Dominance gained)."""
        self.passing = False
        """The player passes every React window until the own turn; never a Block."""
        self.by_hand = False
        """The player picks the sources of every payment (NN-D14)."""
        self.known: list[str] = []
        """Cards of this hand that the opponent knows of."""
        self.tops: list[int] = [0, 0]
        """By seat: how many cards on top of this deck that player has seen."""
        self.bottom = 0
        """How many cards under this deck its owner knows."""

    def active(self, lane: int) -> Spirit | None:
        """Return the Active Spirit of a lane (NN-80, NN-151)."""
        spirits = self.lanes[lane]
        return spirits[-1] if spirits else None

    def spirits(self) -> Iterator[Spirit]:
        """Yield every Spirit, covered ones too."""
        for lane in self.lanes:
            yield from lane

    def copy(self) -> Side:
        """Return the same side for another table."""
        twin = Side.__new__(Side)
        twin.seat = self.seat
        twin.noble = self.noble
        twin.main = self.main
        twin.reserve = self.reserve
        twin.wins = self.wins
        twin.deck = self.deck[:]
        twin.hand = self.hand[:]
        twin.grave = self.grave[:]
        twin.reaped = self.reaped[:]
        twin.banished = self.banished[:]
        twin.channel = [None if slot is None else slot.copy() for slot in self.channel]
        twin.lanes = [[spirit.copy() for spirit in lane] for lane in self.lanes]
        twin.attacks = self.attacks[:]
        twin.lingering = self.lingering
        twin.bargain = self.bargain
        twin.noble_used = self.noble_used.copy()
        twin.done = self.done.copy()
        twin.passing = self.passing
        twin.by_hand = self.by_hand
        twin.known = self.known[:]
        twin.tops = self.tops[:]
        twin.bottom = self.bottom
        return twin

    def dump(self) -> dict[str, Any]:
        """Return plain JSON values."""
        data: dict[str, Any] = {name: getattr(self, name) for name in _SIDE_PLAIN}
        data.update((name, list(getattr(self, name))) for name in _SIDE_PILES)
        data["channel"] = [slot and [slot.card, slot.ready, slot.face_up] for slot in self.channel]
        data["lanes"] = [[spirit.dump() for spirit in lane] for lane in self.lanes]
        data["noble_used"] = [list(each) for each in sorted(self.noble_used.items())]
        data["done"] = dict(sorted(self.done.items()))
        return data

    def load(self, data: Mapping[str, Any], catalogue: Catalogue) -> None:
        """Take up what `dump` has written down."""
        for name in _SIDE_PLAIN:
            setattr(self, name, data[name])
        for name in _SIDE_PILES:
            setattr(self, name, list(data[name]))
        self.channel = [slot and Slot(*slot) for slot in data["channel"]]
        self.lanes = [
            [Spirit.load(self.seat, spirit, catalogue) for spirit in lane] for lane in data["lanes"]
        ]
        self.noble_used = dict(data["noble_used"])
        self.done = dict(data["done"])


_IN_LANES_ALONE = frozenset({"manifest", "pay", "on_summon", "end_turn"})
"""Types of texts that do not work in a Channel (NN-R49)."""
_PLAIN = ("stage", "active", "first", "turn", "game_number", "chooser", "serial")


class Table(KernelTable):
    """A match of Neo Noble."""

    __slots__ = (
        *_PLAIN, "automatic", "battle", "catalogue", "chances", "checks", "coins", "course", "due", "fate",
        "foreseen", "happened", "lasting", "later", "menu", "options", "planned", "questions",
        "replacing", "showing", "sides", "spoken", "stack",
    )  # fmt: skip

    def __init__(self, options: NeoNobleOptions, dice: Dice) -> None:
        super().__init__(dice)
        self.options = options
        self.catalogue = catalogue_of(options)
        self.sides = [Side(0), Side(1)]
        self.stage: Stage = "setup"
        self.active = 0
        """The acting player: whose turn it is."""
        self.first = 0
        self.turn = 0
        """Turns of both players counted together."""
        self.game_number = 1
        self.chooser = NOBODY
        """Who says who begins (NN-R2)."""
        self.serial = 0
        """Spirits that have arrived so far: the number in their keys."""
        self.coins = [Coin()] * LANES
        """By column; a column is the lane of that number of seat 0 (NN-R5)."""
        self.lasting: list[Lasting] = []
        self.later: list[Delayed] = []
        """What texts have put off until a battle or turn ends."""
        self.battle: Battle | None = None
        """The attack going on, or the last one of this turn."""
        self.fate: list[Fate] = []
        """In an imagined table: what must come to light next, the nearest last."""
        self.foreseen: tuple[Foreseen, ...] = ()
        """In an imagined table: what must be asked again before all is open."""
        self.spoken: dict[str, list[Speaker]] | None = None
        """Kept by `words`; None when it is to be made anew."""
        self.menu: tuple[str, ...] | None = None
        """What the acting player may do, where nothing has changed since it was reckoned; see `action`."""
        self.forget()

    def clear(self) -> None:
        """Make ready for a new game: nothing in play, all coins neutral (NN-66)."""
        for side in self.sides:
            side.clear()
        self.coins = [Coin()] * LANES
        self.lasting = []
        self.later = []
        self.battle = None
        self.spoken = None

    def forget(self) -> None:
        """Begin a new step: drop what lives from one quiet point to the next."""
        self.showing: list[Shown] = []
        """What came to light since the last quiet point, in order."""
        self.course: list[Asked] = []
        """What was asked since the last quiet point, and not taken back."""
        self.questions = 0
        """How many that were, those taken back among them."""
        self.planned: tuple[str, str] | None = None
        """What the greedy player means to do by the action that it chose, and with which card or lane."""
        self.chances = 0
        """How often somebody could have been asked for a React, whether or not he had one."""
        self.happened: list[Event] = []
        """Events whose React windows have still to be opened (NN-R54)."""
        self.due: list[Due] = []
        """What triggers call for, and has still to be done (NN-R53)."""
        self.stack: list[Event] = []
        """What is being resolved, the latest last: for whoever looks."""
        self.replacing: list[tuple[Source, Change]] = []
        """Texts that are doing something in place of a draw, the innermost last."""
        self.checks: list[Place] = []
        """Lanes where a Dominance Check is due when this sequence is over (NN-R28)."""
        self.automatic = 0
        """Steps since the last decision that nobody decided (NN-R75)."""

    @property
    def is_untold(self) -> bool:
        """Tell whether nobody was asked, could have been, or saw anything since the last quiet point."""
        return not (self.course or self.showing or self.chances)

    @property
    def fighting(self) -> Battle | None:
        """The battle that is under way; None once it is over (NN-R80)."""
        return self.battle if self.battle is not None and self.battle.on else None

    @property
    def battles(self) -> int:
        """How many battles are under way, one inside another."""
        return 0 if self.fighting is None else self.fighting.depth

    @property
    def mine(self) -> Side:
        """The side of the acting player."""
        return self.sides[self.active]

    def card(self, name: str) -> Card:
        """Return a card as play needs it."""
        return self.catalogue.cards[name]

    def named(self, name: str) -> Named:
        """Return a card's id and names, for events."""
        return self.catalogue.named(name)

    def facing(self, place: Place) -> Place:
        """Return the lane that opposes a lane (NN-R5)."""
        lane = LANES - 1 - place.lane if self.options.lane_geometry == "facing" else place.lane
        return PLACES[1 - place.seat][lane]

    def column(self, place: Place) -> int:
        """Return the number of the coin that belongs to a lane (NN-37)."""
        return place.lane if place.seat == 0 else self.facing(place).lane

    def lane(self, place: Place) -> list[Spirit]:
        """Return the Spirits of a lane, the Active one last."""
        return self.sides[place.seat].lanes[place.lane]

    def coin(self, place: Place) -> Coin:
        """Return the coin of a lane."""
        return self.coins[self.column(place)]

    def place_of(self, key: str) -> Place | None:
        """Return the lane where a Spirit lies, or None when it lies in none any more."""
        for side in self.sides:
            for lane, spirits in enumerate(side.lanes):
                for spirit in spirits:
                    if spirit.key == key:
                        return Place(side.seat, lane)
        return None

    def spirit(self, key: str | None) -> Spirit | None:
        """Return a Spirit by its key, or None when it lies in no lane any more."""
        for side in self.sides:
            for spirits in side.lanes:
                for spirit in spirits:
                    if spirit.key == key:
                        return spirit
        return None

    def is_active(self, spirit: Spirit) -> bool:
        """Tell whether a Spirit is the topmost of its lane (NN-80)."""
        return any(lane and lane[-1] is spirit for lane in self.sides[spirit.seat].lanes)

    # What lies there changes here alone, so that what is reckoned from it is reckoned anew.

    def lay(self, place: Place, spirit: Spirit) -> None:
        """Lay a Spirit on top of a lane, over the one that was there (NN-78)."""
        lane = self.lane(place)
        if lane:
            lane[-1].covered = True
        lane.append(spirit)
        self.spoken = None

    def lift(self, place: Place, spirit: Spirit) -> None:
        """Take a Spirit out of a lane; the others keep their order (NN-83)."""
        self.lane(place).remove(spirit)
        self.spoken = None

    def fill(self, side: Side, number: int, slot: Slot | None) -> None:
        """Put a card into a Channel slot, or leave the slot empty."""
        if any(each is not None and each.face_up for each in (slot, side.channel[number])):
            self.spoken = None
        side.channel[number] = slot

    def turn_up(self, slot: Slot) -> None:
        """Turn a Channel card face-up."""
        slot.face_up = True
        self.spoken = None

    def words(self) -> Mapping[str, Sequence[Speaker]]:
        """Return what texts that may work are about (`Card.words`), and whose those are.

        They are of Nobles and topmost Spirits, and of Channel cards as the match has it (NN-R49).
        """
        if self.spoken is None:
            self.spoken = {}
            for side in self.sides:
                noble = self.card(side.noble)
                self._note(Speaker(Source(side.seat, side.noble), noble, None), noble.words)
                for place, spirits in zip(PLACES[side.seat], side.lanes, strict=True):
                    if spirits:
                        top = spirits[-1]
                        source = Source(side.seat, top.card.id, top.key)
                        self._note(Speaker(source, top.card, place), top.card.words)
            if self.options.channel_texts != "none":
                self._note_channel()
        return self.spoken

    def _note_channel(self) -> None:
        """Note the words of face-up Channel cards whose texts work there (NN-R49)."""
        ongoing = self.options.channel_texts == "income_ongoing"
        for side in self.sides:
            for number, slot in enumerate(side.channel):
                if slot is not None and slot.face_up:
                    card = self.card(slot.card)
                    words = card.words - _IN_LANES_ALONE if ongoing else card.words & {"income"}
                    self._note(Speaker(Source(side.seat, card.id, None, number), card, None), words)

    def _note(self, speaker: Speaker, words: Iterable[str]) -> None:
        assert self.spoken is not None
        for word in words:
            self.spoken.setdefault(word, []).append(speaker)

    def take(self, side: Side, card: str) -> None:
        """Put a card into hand."""
        insort(side.hand, card, key=self.catalogue.order.__getitem__)

    def show(self, side: Side, way: Way, card: str, seen_by: int = EVERYBODY) -> None:
        """Note that a card of a hidden place came to light."""
        self.showing.append(Shown(side.seat, way, card, seen_by))

    def copy(self) -> Table:
        """Return a table that can be played on without touching this one."""
        twin = self.copied(Table.__new__(Table))
        twin.options = self.options
        twin.catalogue = self.catalogue
        twin.sides = [side.copy() for side in self.sides]
        twin.stage = self.stage
        twin.active = self.active
        twin.first = self.first
        twin.turn = self.turn
        twin.game_number = self.game_number
        twin.chooser = self.chooser
        twin.serial = self.serial
        twin.coins = self.coins[:]
        twin.lasting = self.lasting[:]
        twin.later = self.later[:]
        twin.battle = None if self.battle is None else self.battle.copy()
        twin.fate = self.fate[:]
        twin.foreseen = self.foreseen
        twin.spoken = self.spoken
        twin.menu = None
        twin.forget()
        return twin

    def dump(self) -> dict[str, Any]:
        """Return plain JSON values."""
        data: dict[str, Any] = {name: getattr(self, name) for name in _PLAIN}
        data["sides"] = [side.dump() for side in self.sides]
        data["coins"] = [list(coin) for coin in self.coins]
        data["lasting"] = [
            [each.what.model_dump(mode="json", by_alias=True), list(each.source), list(each.spirits),
             [list(place) for place in each.places], each.power, each.resolve, each.until, each.turn]
            for each in self.lasting
        ]  # fmt: skip
        data["later"] = [
            [each.what.model_dump(mode="json", by_alias=True), list(each.source),
             [aim and list(aim[:5]) for aim in each.aims], each.turn, *([each.x] if each.x else [])]
            for each in self.later
        ]  # fmt: skip
        data["battle"] = self.battle.dump() if self.battle else None
        return data

    @classmethod
    def load(cls, data: Mapping[str, Any], options: NeoNobleOptions, dice: Dice) -> Table:
        """Rebuild a table from `dump`."""
        table = cls(options, dice)
        for name in _PLAIN:
            setattr(table, name, data[name])
        for side, saved in zip(table.sides, data["sides"], strict=True):
            side.load(saved, table.catalogue)
        table.coins = [Coin(*coin) for coin in data["coins"]]
        table.lasting = [_lasting(saved) for saved in data["lasting"]]
        table.later = [_delayed(saved) for saved in data["later"]]
        table.battle = Battle.load(data["battle"]) if data["battle"] else None
        return table


_CHANGE: TypeAdapter[Change] = TypeAdapter(Change)


def _lasting(saved: list[Any]) -> Lasting:
    what, source, spirits, places, *rest = saved
    lanes = tuple(Place(*place) for place in places)
    return Lasting(_CHANGE.validate_python(what), Source(*source), tuple(spirits), lanes, *rest)


def _delayed(saved: list[Any]) -> Delayed:
    what, source, aims, turn, *x = saved
    chosen = tuple(aim and Aim(*aim) for aim in aims)
    return Delayed(Later.model_validate(what), Source(*source), chosen, turn, x=x[0] if x else 0)
