"""What lies on the table: lanes, Channels, piles, coins, and what is going on."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from engines.kernel import GameState as KernelTable
from engines.kernel.play.determinization import EVERYBODY, Revealed, ScriptedReveal
from engines.kernel.state.state_fields import AsMapping, given, kept, new, numbered, scratch, state_part
from engines.neo_noble.cards.catalogue import Card, Catalogue, Named, catalogue_of
from engines.neo_noble.language.changes import Change
from engines.neo_noble.options import NeoNobleOptions
from engines.neo_noble.table.pieces import (
    NOBODY,
    AskedText,
    Battle,
    ChannelSlot,
    Coin,
    Delayed,
    Foreseen,
    Lasting,
    Place,
    Source,
    Spirit,
    SpiritEvent,
    Stage,
    TextSpeaker,
    Way,
)
from engines.neo_noble.table.resolving_effect import PendingTrigger

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


@state_part
class Side(AsMapping):
    """One player's side of the table. The top of a pile, and of a lane, is the end of its list."""

    seat: int = numbered()
    noble: str = ""
    lingering: int = 0
    """NN-63."""
    bargain: bool = False
    """Noble's Bargain lies here (NN-49, NN-65)."""
    wins: int = 0
    """Games won of a match (NN-R1)."""
    passing: bool = False
    """The player passes every React window until the own turn; never a Block."""
    by_hand: bool = False
    """The player picks the sources of every payment (NN-D14)."""
    bottom: int = 0
    """How many cards under this deck its owner knows."""
    deck: list[str] = new(list)
    hand: list[str] = new(list)
    """In the catalogue's order."""
    grave: list[str] = new(list)
    reaped: list[str] = new(list)
    """This player's cards that the opponent has captured (NN-40, NN-R68)."""
    banished: list[str] = new(list)
    main: Sequence[str] = ()
    """The 30 cards of the deck that this game began with."""
    reserve: Sequence[str] = ()
    """NN-29; visible (NN-32)."""
    attacks: list[int] = new(lambda: [0] * LANES)
    """Attacks made this turn, by lane (NN-130)."""
    known: list[str] = new(list)
    """Cards of this hand that the opponent knows of."""
    tops: list[int] = new(lambda: [0, 0])
    """By seat: how many cards on top of this deck that player has seen."""
    channel: list[ChannelSlot | None] = new(lambda: [None] * SLOTS)
    lanes: list[list[Spirit]] = new(lambda: [list[Spirit]() for _ in range(LANES)])
    """Left, Middle, Right; the Active Spirit last."""
    noble_used: dict[int, int] = new(dict)
    """Turn in which each ability was used last."""
    done: dict[str, int] = new(dict)
    """What the player has done so far in this turn: `summon`, `attack`, `draw` (a Draw action), `pay`
    (a PAY text), `coin` (Dominance gained)."""

    def cleared(self) -> Side:
        """Return the side as a new game finds it."""
        return Side(self.seat, self.noble, wins=self.wins, main=self.main, reserve=self.reserve)

    def active(self, lane: int) -> Spirit | None:
        """Return the Active Spirit of a lane (NN-80, NN-151)."""
        spirits = self.lanes[lane]
        return spirits[-1] if spirits else None

    def spirits(self) -> Iterator[Spirit]:
        """Yield every Spirit, covered ones too."""
        for lane in self.lanes:
            yield from lane


_IN_LANES_ALONE = frozenset({"manifest", "pay", "on_summon", "end_turn"})
"""Types of texts that do not work in a Channel (NN-R49)."""


@state_part
class Table(KernelTable):
    """A match of Neo Noble."""

    options: NeoNobleOptions = given()
    catalogue: Catalogue = kept()
    stage: Stage = "setup"
    active: int = 0
    """The acting player: whose turn it is."""
    first: int = 0
    turn: int = 0
    """Turns of both players counted together."""
    game_number: int = 1
    chooser: int = NOBODY
    """Who says who begins (NN-R2)."""
    serial: int = 0
    """Spirits that have arrived so far: the number in their keys."""
    sides: list[Side] = new(lambda: [Side(0), Side(1)])
    coins: list[Coin] = new(lambda: [Coin()] * LANES)
    """By column; a column is the lane of that number of seat 0 (NN-R5)."""
    lasting: list[Lasting] = new(list)
    later: list[Delayed] = new(list)
    """What texts have put off until a battle or turn ends."""
    battle: Battle | None = None
    """The attack going on, or the last one of this turn."""
    still: int = 0
    """Turns in succession that changed nothing, and after which no card can come any more (NN-R75)."""
    stood: str = ""
    """What lay where as the last turn ended, if no card could come any more."""
    fate: list[ScriptedReveal] = kept(list)
    """In an imagined table: see `kernel/play/determinization.py`."""
    foreseen: tuple[Foreseen, ...] = kept(())
    """In an imagined table: what must be asked again before all is open."""
    spoken: Mapping[str, Sequence[TextSpeaker]] | None = kept(None)
    """Kept by `words`; None when it is to be made anew."""
    menu: tuple[str, ...] | None = kept(None)
    """What the acting player may do, where nothing has changed since it was reckoned; see `action`."""

    showing: list[Revealed[Way]] = scratch(list)
    """What came to light since the last quiet point, in order."""
    course: list[AskedText] = scratch(list)
    """What was asked since the last quiet point, and not taken back."""
    questions: int = scratch(0)
    """How many that were, those taken back among them."""
    planned: tuple[str, str] | None = scratch(None)
    """What the greedy player means to do by the action that it chose, and with which card or lane."""
    chances: int = scratch(0)
    """How often somebody could have been asked for a React, whether or not they had one."""
    happened: list[SpiritEvent] = scratch(list)
    """Events whose React windows have still to be opened (NN-R54)."""
    due: list[PendingTrigger] = scratch(list)
    """What triggers call for, and has still to be done (NN-R53)."""
    stack: list[SpiritEvent] = scratch(list)
    """What is being resolved, the latest last: for whoever looks."""
    replacing: list[tuple[Source, Change]] = scratch(list)
    """Texts that are doing something in place of a draw, the innermost last."""
    checks: list[Place] = scratch(list)
    """Lanes where a Dominance Check is due when this sequence is over (NN-R28)."""
    automatic: int = scratch(0)
    """Steps since the last decision that nobody decided (NN-R75)."""

    def __post_init__(self) -> None:
        self.catalogue = catalogue_of(self.options)

    def clear(self) -> None:
        """Make ready for a new game: nothing in play, all coins neutral (NN-66)."""
        self.sides = [side.cleared() for side in self.sides]
        self.coins = [Coin()] * LANES
        self.lasting = []
        self.later = []
        self.battle = None
        self.still, self.stood = 0, ""
        self.spoken = None

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

    def seen_as(self, place: Place) -> list[int]:
        """Return the number of a lane as each seat sees it: by its own lane that lies opposite (NN-R5)."""
        return [place.lane if seat == place.seat else self.facing(place).lane for seat in (0, 1)]

    def told(self, place: Place) -> dict[str, Any]:
        """Return what an event tells of a lane: by its owner’s number, and as each seat sees it."""
        return {"lane": place.lane, "lane_by_seat": self.seen_as(place)}

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

    def fill(self, side: Side, number: int, slot: ChannelSlot | None) -> None:
        """Put a card into a Channel slot, or leave the slot empty."""
        if any(each is not None and each.face_up for each in (slot, side.channel[number])):
            self.spoken = None
        side.channel[number] = slot

    def turn_up(self, slot: ChannelSlot) -> None:
        """Turn a Channel card face-up."""
        slot.face_up = True
        self.spoken = None

    def words(self) -> Mapping[str, Sequence[TextSpeaker]]:
        """Return what texts that may work are about (`Card.words`), and whose those are.

        They are of Nobles and topmost Spirits, and of Channel cards as the match has it (NN-R49).
        """
        if self.spoken is None:
            spoken: dict[str, list[TextSpeaker]] = {}
            for speaker, words in self._speaking():
                for word in words:
                    spoken.setdefault(word, []).append(speaker)
            self.spoken = spoken
        return self.spoken

    def _speaking(self) -> Iterator[tuple[TextSpeaker, Iterable[str]]]:
        """Yield whoever may speak, with the words that work there."""
        for side in self.sides:
            noble = self.card(side.noble)
            yield TextSpeaker(Source(side.seat, side.noble), noble, None), noble.words
            for place, spirits in zip(PLACES[side.seat], side.lanes, strict=True):
                if spirits:
                    top = spirits[-1]
                    yield (
                        TextSpeaker(Source(side.seat, top.card.id, top.key), top.card, place),
                        top.card.words,
                    )
        if self.options.channel_texts != "none":
            yield from self._speaking_from_channels()

    def _speaking_from_channels(self) -> Iterator[tuple[TextSpeaker, Iterable[str]]]:
        """Yield face-up Channel cards whose texts work there (NN-R49)."""
        ongoing = self.options.channel_texts == "income_ongoing"
        for side in self.sides:
            for number, slot in enumerate(side.channel):
                if slot is not None and slot.face_up:
                    card = self.card(slot.card)
                    words = card.words - _IN_LANES_ALONE if ongoing else card.words & {"income"}
                    yield TextSpeaker(Source(side.seat, card.id, None, number), card, None), words

    def take(self, side: Side, card: str) -> None:
        """Put a card into hand."""
        insort(side.hand, card, key=self.catalogue.order.__getitem__)

    def show(self, side: Side, way: Way, card: str, seen_by: int = EVERYBODY) -> None:
        """Note that a card of a hidden place came to light."""
        self.showing.append(Revealed(side.seat, way, card, (seen_by,)))
