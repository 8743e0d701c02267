"""What the table is made of: Spirits, Nobles, Channel slots, coins, battles, and notes about them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, TypeAlias

from pydantic import TypeAdapter

from engines.kernel import Answer
from engines.kernel.state.state_fields import AsList, by_id, given, kept, new, state_part
from engines.neo_noble.cards.catalogue import Card
from engines.neo_noble.language.actions import Later
from engines.neo_noble.language.changes import Change
from engines.neo_noble.language.events import EventKind
from engines.neo_noble.language.parts import Mode, Until
from engines.neo_noble.table import keys as naming

Stage: TypeAlias = Literal[
    "exchange", "setup", "income", "harvest", "channel", "focus", "action", "battle", "end", "discard", "over"
]
"""The quiet points: between games, before each game, the steps of the Income Phase, the actions, an attack
that was declared, the steps of the End Phase."""
Origin: TypeAlias = Literal["hand", "channel", "deck", "grave", "reap", "banished", "created", "lane"]
"""Where a Spirit came from (NN-123, NN-R32)."""

NOBODY = -1
LEFT, MIDDLE, RIGHT = range(3)
"""NN-36: lanes as their owner names them."""


class Place(NamedTuple):
    """A lane of one player."""

    seat: int
    lane: int

    @property
    def key(self) -> str:
        """Return its name in answers."""
        return naming.owned(self.seat, self.lane)


def place_named(key: str) -> Place:
    """Return the lane that an answer names."""
    owned = naming.owned_named(key)
    return Place(owned.seat, owned.number)


@state_part
class Spirit(AsList):
    """A card face-up on the Battlefield (NN-45). Its owner has control of it but for texts."""

    key: str
    """Its name in answers, never used again: who returns is new (NN-R36)."""
    seat: int = given()
    """Who has control of it: it lies on that side, and is that player's own."""
    card: Card = by_id("cards")
    origin: Origin
    mode: Mode | None
    """How it was summoned; None when it was created, placed or moved here from elsewhere."""
    arrived: int
    covered: bool = False
    """Some Spirit lay on it when this was last looked at: so it can be uncovered (NN-86)."""
    used: dict[int, int] = new(dict)
    """Turn in which each text, by its place on the card, was used last (NN-117)."""
    owner: int = NOBODY
    """Whose card it is, and to whose zones it goes (NN-R73)."""

    def __post_init__(self) -> None:
        if self.owner == NOBODY:
            self.owner = self.seat

    def dump(self) -> list[Any]:
        """Return plain JSON values; the owner only where another player has control."""
        used = [list(each) for each in sorted(self.used.items())]
        owner = [] if self.owner == self.seat else [self.owner]
        return [self.key, self.card.id, self.origin, self.mode, self.arrived, self.covered, used, *owner]

    @classmethod
    def load(cls, data: list[Any], catalogue: Any = None, **given: Any) -> Spirit:
        """Rebuild a Spirit from `dump`."""
        key, card, origin, mode, arrived, covered, used, *owner = data
        seat, of = given["seat"], catalogue.cards[card]
        return cls(key, seat, of, origin, mode, arrived, covered, dict(used), *owner)


@state_part
class ChannelSlot(AsList):
    """A card in the Channel (NN-57)."""

    card: str
    ready: bool
    face_up: bool


class Coin(NamedTuple):
    """A Dominance coin: on whose side, and in which state. A neutral one has none (NN-R27)."""

    holder: int = NOBODY
    ready: bool = False


class SpiritEvent(NamedTuple):
    """Something that happened, for triggers and React windows."""

    kind: EventKind
    seat: int
    """Whose doing it is; where a card or coin is concerned, whose that is."""
    card: str | None = None
    spirit: str | None = None
    """Key of a Spirit in a lane."""
    place: Place | None = None
    """The lane where it happened; in battle the one of `seat`."""
    number: int = 1
    """Cards of a Draw action."""
    text: str | None = None
    """Type of the text that was activated."""
    source: Source | None = None
    """The card that it happened to, when that had working texts as it left (NN-R40)."""
    owner: int = NOBODY
    """Whose zones a Spirit has gone to, where `seat` only had control of it."""


class Source(NamedTuple):
    """A card whose text speaks: a Noble, a Spirit, or a card on its way elsewhere."""

    seat: int
    card: str
    spirit: str | None = None
    """Key of the Spirit; None for a Noble, and for a card that is in no lane."""
    slot: int | None = None
    """The Channel slot of a card that speaks from there (NN-R49)."""


class TextSpeaker(NamedTuple):
    """A card whose texts may work where it lies: a Noble, a topmost Spirit, a Channel card (NN-R49)."""

    source: Source
    card: Card
    place: Place | None
    """The lane of a Spirit."""


Way: TypeAlias = Literal["deck", "search", "channel", "hand", "from_hand", "to_hand"]
"""The hidden place that a card came to light from: `hand` when it stays there, `from_hand` when it leaves;
`search` is a deck that is looked through, `to_hand` a card that all have seen and that goes there."""


@dataclass(slots=True, eq=False)
class AskedText:
    """A question that was put since the last quiet point, with its answer."""

    seat: int
    kind: str
    chance: int
    """How many chances to React there had been, asked or not."""
    number: int
    """Its place among all answers since then."""
    back: bool
    """The step before could be taken back here."""
    keys: tuple[str, ...]
    """What it offered, if that was to choose or to pick."""
    settled: bool = False
    """Its answer can no longer be taken back."""
    answer: Answer | None = None


class Foreseen(NamedTuple):
    """What somebody knows of a question: in a table that is imagined, what must be asked again."""

    seat: int
    kind: str
    """Empty while the step can still be taken back."""
    chance: int
    answer: Answer | None
    """None for one that stays hidden, or has not been given."""
    size: int
    """How many were picked."""


class Lasting(NamedTuple):
    """A change that outlives the text that made it (NN-R37); numbers in it are fixed by then."""

    what: Change
    source: Source
    spirits: tuple[str, ...]
    """Keys of the Spirits that it is on."""
    places: tuple[Place, ...]
    """The lanes that it is on."""
    power: int
    resolve: int
    """Also the number of any change that has only one."""
    until: Until
    turn: int
    """The turn in which it was made."""
    battles: int = 0
    """How many battles were under way then: with the innermost it ends, if it is for this battle (NN-R80)."""

    def dump(self) -> list[Any]:
        """Return plain JSON values: between steps no battle is under way that it could end with."""
        what = self.what.model_dump(mode="json", by_alias=True)
        places = [list(place) for place in self.places]
        return [what, list(self.source), list(self.spirits), places, *self[4:8]]

    @staticmethod
    def load(data: list[Any]) -> Lasting:
        """Rebuild a change from `dump`."""
        what, source, spirits, places, *rest = data
        lanes = tuple(Place(*place) for place in places)
        return Lasting(_CHANGE.validate_python(what), Source(*source), tuple(spirits), lanes, *rest)


_CHANGE: TypeAdapter[Change] = TypeAdapter(Change)


AimKind: TypeAlias = Literal["spirit", "noble", "lane", "slot", "card", "player"]


class Aim(NamedTuple):
    """What was chosen as a target (NN-100)."""

    kind: AimKind
    seat: int
    """Whose it is."""
    name: str = ""
    """Key of a Spirit, or id of a card."""
    number: int = 0
    """Number of a lane or Channel slot."""
    zone: str = ""
    slot: ChannelSlot | None = None
    """The very card in a slot: another one that comes there is not the target."""

    @property
    def key(self) -> str:
        """Return its name in answers."""
        match self.kind:
            case "spirit":
                return self.name
            case "card":
                return naming.owned(self.seat, self.name)
            case "lane" | "slot":
                return naming.owned(self.seat, self.number)
            case "noble" | "player":
                return str(self.seat)


class Delayed(NamedTuple):
    """What a text has put off."""

    what: Later
    source: Source
    aims: tuple[Aim | None, ...]
    turn: int
    battles: int = 0
    """How many battles were under way then: it waits for the end of the innermost (NN-R80)."""
    x: int = 0
    """The X that was paid for it."""

    def dump(self) -> list[Any]:
        """Return plain JSON values: between steps no battle is under way whose end it could wait for."""
        what = self.what.model_dump(mode="json", by_alias=True)
        aims = [aim and list(aim[:5]) for aim in self.aims]
        return [what, list(self.source), aims, self.turn, *([self.x] if self.x else [])]

    @staticmethod
    def load(data: list[Any]) -> Delayed:
        """Rebuild it from `dump`."""
        what, source, aims, turn, *x = data
        chosen = tuple(aim and Aim(*aim) for aim in aims)
        return Delayed(Later.model_validate(what), Source(*source), chosen, turn, x=x[0] if x else 0)


@state_part
class Battle(AsList):
    """An attack that is going on (NN-R59)."""

    attacker: Place
    defender: Place
    paid: int
    step: Literal["declared", "block", "compared", "over"] = "declared"
    blocked: list[str] = new(list)
    """Cards that were discarded to Block (NN-R61)."""
    raised: int = 0
    """Resolve that Block and texts add to the defending lane in this battle."""
    taken: bool = False
    """The defender lets it come, without a Block: said when the attack was answered (NN-D17)."""
    failed: bool = False
    """A text makes it fail, whatever the totals."""
    outcome: tuple[int, int, bool] | None = None
    """Power, Resolve with Block, and success, as they were compared."""
    depth: int = kept(1)
    """1, or more inside other battles; between steps there are none of those."""

    @property
    def on(self) -> bool:
        """Tell whether it is still going on."""
        return self.step != "over"
