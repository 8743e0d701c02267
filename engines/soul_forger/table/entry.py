"""An entry of the Flow (SF-130), and the combat that is going on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple, TypeAlias, cast

from engines.soul_forger.table import keys as naming

NOTHING = -1
FIELDS_OF_RULES_5 = 19
"""Of an entry."""
EntryKind: TypeAlias = Literal["summon", "forge", "action", "ability", "trigger"]
"""What was added: a Call Summon, a card of the Forge Deck, an Action (SF-R20); what a card does by itself."""


class Gone(NamedTuple):
    """A card that has left the table, as it was last: "its controller", "its power" still mean something."""

    id: int
    card: str
    """HIDDEN of one that lay face down and went where nobody sees it."""
    owner: int
    seat: int
    """Who had control of it."""
    pile: str
    """Where its owner has it now; nothing where it is nowhere any more, or somewhere in a deck."""
    power: int
    ronum: int
    damage: int
    endurance: int
    counters: tuple[tuple[str, int], ...]

    @staticmethod
    def load(data: Sequence[Any]) -> Gone:
        """Rebuild it from its plain JSON values."""
        gone = Gone(*data)
        return gone._replace(counters=tuple((kind, number) for kind, number in gone.counters))


class Entry(NamedTuple):
    """Something that waits in the Flow, or is being resolved."""

    id: int
    kind: EntryKind
    seat: int
    """Whose it is."""
    card: str
    owner: int
    """Whose card it is."""
    source: int = 0
    """The piece that speaks: the Action in its zone, the card with the ability; for what has none yet, the
    number that stands for it in the Flow."""
    place: int = 0
    """The place of the ability on the card; NOTHING for an Action that does nothing but stay."""
    targets: tuple[str, ...] = ()
    x: int = 0
    replaced: int = 0
    """The piece whose place new Equipment takes, as it was named on announcing (SF-R38)."""
    paid: tuple[str, ...] = ()
    """The cards that were sent for it."""
    that: int = 0
    """The piece of the event that set it off."""
    player: int = -1
    """The player whom that event concerned."""
    by: int = 0
    """The piece that did it."""
    amount: int = 0
    negated: bool = False
    """It has no effect, and its place is passed (SF-133)."""
    block: int = 0
    """Where its effect begins: what is done later lies in a block of its own."""
    gone: tuple[Gone, ...] = ()
    """What it speaks of and has left the table."""

    def dump(self) -> list[Any]:
        """Return plain JSON values."""
        return _lists(self)

    @staticmethod
    def load(data: Sequence[Any]) -> Entry:
        """Rebuild an entry from `dump`; until rules 5 it had the name and the owner of `that` instead."""
        values = _tuples(data)
        if len(values) == FIELDS_OF_RULES_5:
            return _of_rules_5(values)
        entry = Entry(*values)
        return entry._replace(gone=tuple(map(Gone.load, entry.gone))) if entry.gone else entry


class Lasting(NamedTuple):
    """A change that holds for a while: it stands in a text, and what it means was reckoned then.

    What is done later (`Later`) is kept so too, until it is due; it concerns no card and no player.
    """

    kind: str
    """The kind of change."""
    card: str
    place: int
    """The ability on the card."""
    block: int
    at: int
    """Where the action stands in its program."""
    seat: int
    source: int
    pieces: tuple[int, ...]
    seats: tuple[int, ...]
    value: int
    until: str
    turn: int
    """The turn in which it began."""
    targets: tuple[str, ...] = ()
    """What something that is done later was aimed at."""
    x: int = 0
    owner: int = -1
    """Whose card it is, which need not be the one's who played it."""
    gone: tuple[Gone, ...] = ()
    """What something that is done later speaks of and has left the table."""

    def dump(self) -> list[Any]:
        """Return plain JSON values."""
        return _lists(self)

    @staticmethod
    def load(data: Sequence[Any]) -> Lasting:
        """Rebuild a change from `dump`; until rules 5 none had an owner but its player."""
        change = Lasting(*_tuples(data))
        owner = change.owner if change.owner >= 0 else change.seat
        return change._replace(owner=owner, gone=tuple(map(Gone.load, change.gone)))


def _of_rules_5(values: list[Any]) -> Entry:
    """Return an entry as it was saved then: the card of its event lies in the graveyard, if anywhere."""
    place = Entry._fields.index("that") + 1
    card, owner = values[place : place + 2]
    entry = Entry(*values[:place], *values[place + 2 :])
    if not card:
        return entry
    return entry._replace(gone=(Gone(entry.that, card, owner, entry.player, "grave", 0, 0, 0, 0, ()),))


def _lists(data: Sequence[Any]) -> list[Any]:
    return [list(cast("tuple[Any, ...]", each)) if isinstance(each, tuple) else each for each in data]


def _tuples(data: Sequence[Any]) -> list[Any]:
    return [tuple(cast("list[Any]", each)) if isinstance(each, list) else each for each in data]


class Combat(NamedTuple):
    """An attack that was declared (SF-108)."""

    attacker: int
    """A creature or a weapon."""
    seat: int
    """The attacking player."""
    defender: int
    """The player who is attacked, or controls the creature that is."""
    target: int = 0
    """The attacked creature; 0 where the player is attacked."""
    blocker: int = 0
    """A creature, or the Primary Weapon of the defender; 0 for an attack that nothing blocks."""
    moved: bool = False
    """In answer to the declaration creatures came or went (SF-101)."""

    @property
    def aim(self) -> str:
        """Return whom it hits, by the name in answers."""
        return naming.piece(self.target) if self.target else naming.player(self.defender)
