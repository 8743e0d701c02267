"""What the table is made of: Spirits, Nobles, Channel slots, coins, battles, and notes about them."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, TypeAlias

from engines.kernel import Answer
from engines.neo_noble.cards.catalogue import Card, Catalogue
from engines.neo_noble.cards.language.actions import Later
from engines.neo_noble.cards.language.changes import Change
from engines.neo_noble.cards.language.events import EventKind
from engines.neo_noble.cards.language.parts import Mode, Until
from engines.neo_noble.table import keys as naming

Stage: TypeAlias = Literal[
    "exchange", "setup", "income", "harvest", "channel", "focus", "action", "battle", "end", "discard", "over"
]
"""The quiet points: between games, before each game, the steps of the Income Phase, the actions, an attack
that was declared, the steps of the End Phase."""
Origin: TypeAlias = Literal["hand", "channel", "deck", "grave", "reap", "banished", "created", "lane"]
"""Where a Spirit came from (NN-123, NN-R32)."""

NOBODY = -1
EVERYBODY = -1
LEFT, MIDDLE, RIGHT = range(3)
"""NN-36: lanes as their owner names them."""


class Place(NamedTuple):
    """A lane of one player."""

    seat: int
    lane: int

    @property
    def key(self) -> str:
        """Return its name in answers."""
        return naming.key(self.seat, self.lane)


def place_named(key: str) -> Place:
    """Return the lane that an answer names."""
    seat, lane = naming.owned(key)
    return Place(seat, int(lane))


class Spirit:
    """A card face-up on the Battlefield (NN-45). Its owner has control of it but for texts."""

    __slots__ = ("arrived", "card", "covered", "key", "mode", "origin", "owner", "seat", "used")

    def __init__(self, key: str, seat: int, card: Card, origin: Origin, mode: Mode | None, turn: int) -> None:
        self.key = key
        """Its name in answers, never used again: who returns is new (NN-R36)."""
        self.seat = seat
        """Who has control of it: it lies on that side, and is that player's own."""
        self.owner = seat
        """Whose card it is, and to whose zones it goes (NN-R73)."""
        self.card = card
        self.origin: Origin = origin
        self.mode: Mode | None = mode
        """How it was summoned; None when it was created, placed or moved here from elsewhere."""
        self.arrived = turn
        self.covered = False
        """Some Spirit lay on it when this was last looked at: so it can be uncovered (NN-86)."""
        self.used: dict[int, int] = {}
        """Turn in which each text, by its place on the card, was used last (NN-117)."""

    def copy(self) -> Spirit:
        """Return the same Spirit for another table."""
        twin = Spirit.__new__(Spirit)
        twin.key = self.key
        twin.seat = self.seat
        twin.owner = self.owner
        twin.card = self.card
        twin.origin = self.origin
        twin.mode = self.mode
        twin.arrived = self.arrived
        twin.covered = self.covered
        twin.used = self.used.copy()
        return twin

    def dump(self) -> list[Any]:
        """Return plain JSON values; the owner only where another player has control."""
        used = [list(each) for each in sorted(self.used.items())]
        owner = [] if self.owner == self.seat else [self.owner]
        return [self.key, self.card.id, self.origin, self.mode, self.arrived, self.covered, used, *owner]

    @classmethod
    def load(cls, seat: int, data: list[Any], catalogue: Catalogue) -> Spirit:
        """Rebuild a Spirit from `dump`."""
        key, card, origin, mode, arrived, covered, used, *owner = data
        spirit = cls(key, seat, catalogue.cards[card], origin, mode, arrived)
        spirit.covered = covered
        spirit.used = dict(used)
        spirit.owner = owner[0] if owner else seat
        return spirit


class Slot:
    """A card in the Channel (NN-57)."""

    __slots__ = ("card", "face_up", "ready")

    def __init__(self, card: str, ready: bool, face_up: bool) -> None:
        self.card = card
        self.ready = ready
        self.face_up = face_up

    def copy(self) -> Slot:
        """Return the same for another table."""
        return Slot(self.card, self.ready, self.face_up)


class Coin(NamedTuple):
    """A Dominance coin: on whose side, and in which state. A neutral one has none (NN-R27)."""

    holder: int = NOBODY
    ready: bool = False


class Event(NamedTuple):
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


class Speaker(NamedTuple):
    """A card whose texts may work where it lies: a Noble, a topmost Spirit, a Channel card (NN-R49)."""

    source: Source
    card: Card
    place: Place | None
    """The lane of a Spirit."""


Way: TypeAlias = Literal["deck", "search", "channel", "hand", "from_hand", "to_hand"]
"""The hidden place that a card came to light from: `hand` when it stays there, `from_hand` when it leaves;
`search` is a deck that is looked through, `to_hand` a card that all have seen and that goes there."""


class Shown(NamedTuple):
    """A card of a hidden place that somebody has seen since the last quiet point."""

    seat: int
    """Whose card it is."""
    way: Way
    card: str
    seen_by: int
    """The seat that saw it; `EVERYBODY` for all."""


class Fate(NamedTuple):
    """What a table that is imagined must bring to light next; None for a card that its seat did not see."""

    seat: int
    way: Way
    card: str | None


class Asked:
    """A question that was put since the last quiet point, with its answer."""

    __slots__ = ("answer", "back", "chance", "kind", "number", "seat", "settled")

    def __init__(self, seat: int, kind: str, chance: int, number: int, back: bool) -> None:
        self.seat = seat
        self.kind = kind
        self.chance = chance
        """How many chances to React there had been, asked or not."""
        self.number = number
        """Its place among all answers since then."""
        self.back = back
        """The step before could be taken back here."""
        self.settled = False
        """Its answer can no longer be taken back."""
        self.answer: Answer | None = None


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
    slot: Slot | None = None
    """The very card in a slot: another one that comes there is not the target."""

    @property
    def key(self) -> str:
        """Return its name in answers."""
        match self.kind:
            case "spirit":
                return self.name
            case "card":
                return naming.key(self.seat, self.name)
            case "lane" | "slot":
                return naming.key(self.seat, self.number)
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


class Battle:
    """An attack that is going on (NN-R59)."""

    __slots__ = (
        "attacker",
        "blocked",
        "defender",
        "depth",
        "failed",
        "outcome",
        "paid",
        "raised",
        "step",
        "taken",
    )

    def __init__(self, attacker: Place, defender: Place, paid: int, depth: int = 1) -> None:
        self.attacker = attacker
        self.defender = defender
        self.paid = paid
        self.depth = depth
        """1, or more inside other battles; between steps there are none of those."""
        self.step: Literal["declared", "block", "compared", "over"] = "declared"
        self.blocked: list[str] = []
        """Cards that were discarded to Block (NN-R61)."""
        self.raised = 0
        """Resolve that Block and texts add to the defending lane in this battle."""
        self.taken = False
        """The defender lets it come, without a Block: said when the attack was answered (NN-D17)."""
        self.failed = False
        """A text makes it fail, whatever the totals."""
        self.outcome: tuple[int, int, bool] | None = None
        """Power, Resolve with Block, and success, as they were compared."""

    @property
    def on(self) -> bool:
        """Tell whether it is still going on."""
        return self.step != "over"

    def copy(self) -> Battle:
        """Return the same for another table."""
        twin = Battle(self.attacker, self.defender, self.paid, self.depth)
        twin.step = self.step
        twin.blocked = self.blocked[:]
        twin.raised = self.raised
        twin.taken = self.taken
        twin.failed = self.failed
        twin.outcome = self.outcome
        return twin

    def dump(self) -> list[Any]:
        """Return plain JSON values."""
        outcome = None if self.outcome is None else list(self.outcome)
        return [
            list(self.attacker), list(self.defender), self.paid, self.step, self.blocked[:], self.raised,
            self.taken, self.failed, outcome,
        ]  # fmt: skip

    @classmethod
    def load(cls, data: list[Any]) -> Battle:
        """Rebuild a battle from `dump`."""
        attacker, defender, paid, step, blocked, raised, taken, failed, outcome = data
        battle = cls(Place(*attacker), Place(*defender), paid)
        battle.step = step
        battle.blocked = list(blocked)
        battle.raised = raised
        battle.taken = taken
        battle.failed = failed
        battle.outcome = None if outcome is None else (outcome[0], outcome[1], outcome[2])
        return battle
