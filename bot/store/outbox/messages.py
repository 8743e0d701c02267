"""What may be brought to Discord, and how it lies in the outbox: the content is made when it is sent."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, TypeAlias

from bot.store.outbox import kinds
from bot.store.outbox.outbox import Message, OutboxRow


@dataclass(frozen=True, slots=True)
class BoardMessage:
    """The public board of a match, as it stands."""

    match: int
    stays: bool = False
    """It is drawn anew where it is, and nowhere else."""


@dataclass(frozen=True, slots=True)
class Hand:
    """A seat's private panel: the one that is open, and the copy in its person's DMs."""

    match: int
    seat: int


@dataclass(frozen=True, slots=True)
class Call:
    """A call of a seat to the table."""

    match: int
    seat: int
    turn: int
    last: bool = False
    """Whether it is the last one, since time is nearly up."""


@dataclass(frozen=True, slots=True)
class Challenge:
    """How a challenge stands, in the message that made it."""

    match: int
    channel: int
    message: int


@dataclass(frozen=True, slots=True)
class StoppedMessage:
    """A private word to a seat that the match has stopped."""

    match: int
    seat: int
    why: str
    permissions: tuple[str, ...] = ()
    """Those that Herald lacks, where it is that."""


@dataclass(frozen=True, slots=True)
class Moderated:
    """A word at the table on what a moderator has decided."""

    match: int
    entry: int
    """The line of the log."""


@dataclass(frozen=True, slots=True)
class Status:
    """The message that shows where a tournament stands."""

    tournament: int


@dataclass(frozen=True, slots=True)
class TableThread:
    """A thread for the tables of a number, to be made."""

    tournament: int
    number: int
    waited_for: bool = False
    """Whether all are ready there already."""


class NoteKind(StrEnum):
    """What a note tells: a table, the organisers of one, or the whole channel."""

    TABLE = "table"
    """A table is called: be ready."""
    REPLAY = "replay"
    """It is called again: the match came to nothing."""
    DECK_TROUBLE = "deck-trouble"
    """Somebody at it must choose another deck."""
    REMIND = "remind"
    NO_SHOW = "no-show"
    COMING = "coming"
    LEFT = "left"
    GIVES_UP = "gives-up"
    TIME_SOON = "time-soon"
    TIMES = "times"
    """The times that its call has told are corrected."""
    TIME_LEVEL = "time-level"
    TIME_UP = "time-up"
    EXTRA_TIME = "extra-time"
    RESULT = "result"
    CORRECTED = "corrected"
    CALLED = "called"
    """It asks for an organiser."""
    DECKS_CLASH = "decks-clash"
    """It cannot begin: its decks may not meet."""
    UNREAD = "unread"
    """It cannot go on: its match cannot be read."""
    CHECK_IN = "check-in"
    PAIRINGS = "pairings"
    UNDONE = "undone"
    STANDINGS = "standings"
    FINAL = "final"
    CANCELLED = "cancelled"
    HELD = "held"
    """The event waits, as could not be said before."""
    STRANDED = "stranded"
    """The same, in private."""


@dataclass(frozen=True, slots=True)
class Note:
    """Something that a tournament posts: in a table's thread, or with no table in its channel."""

    tournament: int
    what: NoteKind
    stage: int = 0
    round: int = 0
    table: int = 0
    facts: Mapping[str, Any] = field(default_factory=dict[str, Any])

    @property
    def place(self) -> tuple[int, int, int, int]:
        """The key of its table."""
        return self.tournament, self.stage, self.round, self.table


@dataclass(frozen=True, slots=True)
class Meeting:
    """The match of two who looked for an opponent: its place, its beginning, and a call of both."""

    search: int


@dataclass(frozen=True, slots=True)
class SearchEnded:
    """A private word to who looked for an opponent that the search has ended without a match."""

    search: int
    why: str
    """`nobody` was found, the person is `playing` elsewhere, or `shut-out` by the list of who may play."""


@dataclass(frozen=True, slots=True)
class DailyPuzzle:
    """A puzzle for a channel that wants one each day."""

    channel: int
    game: str
    puzzle: str


@dataclass(frozen=True, slots=True)
class Morning:
    """A list of what awaits a person."""

    user: int


OutboxMessage: TypeAlias = (
    BoardMessage
    | Hand
    | Call
    | Challenge
    | StoppedMessage
    | Moderated
    | Status
    | TableThread
    | Note
    | Meeting
    | SearchEnded
    | DailyPuzzle
    | Morning
)
_STAYS = "stays"
"""The target of a board that is drawn anew where it is: that takes the place of no newer state."""
PACE = 20.0
"""Seconds between two edits of a tournament's status message at least."""


def paced(now: float) -> float:
    """Return when a status message may be edited next: moments that lie `PACE` apart, for all alike."""
    return (now // PACE + 1) * PACE


def message_of(outbox_message: OutboxMessage, not_before: float = 0.0) -> Message:
    """Return an errand as it is put into the outbox."""
    match outbox_message:
        case BoardMessage(match, stays):
            if stays:
                return Message(match_id=match, kind=kinds.BOARD, target=_STAYS, not_before=not_before)
            return Message(match_id=match, kind=kinds.BOARD, target="board", urgency=2)
        case Hand(match, seat):
            return Message(match_id=match, kind=kinds.HAND, target=str(seat), urgency=1)
        case Call(match, seat, turn, last):
            told = {"turn": turn, "last": last}
            return Message(match_id=match, kind=kinds.PING, target=str(seat), payload=told)
        case Challenge(match, channel, message):
            where = {"channel": channel, "message": message}
            return Message(match_id=match, kind=kinds.CHALLENGE, target="challenge", payload=where)
        case StoppedMessage(match, seat, why, permissions):
            told = {"why": why, "permissions": list(permissions)} if permissions else {"why": why}
            return Message(match_id=match, kind=kinds.STOPPED, target=str(seat), payload=told, urgency=2)
        case Moderated(match, entry):
            return Message(match_id=match, kind=kinds.MODERATED, target=str(entry), urgency=1)
        case Status(tournament):
            return Message(match_id=None, kind=kinds.STATUS, target=str(tournament), not_before=not_before)
        case TableThread(tournament, number, waited_for):
            where, urgency = f"{tournament}:{number}", int(waited_for) * 1_000 - number
            return Message(match_id=None, kind=kinds.THREAD, target=where, urgency=urgency)
        case Note(tournament, what, stage, round, table, facts):
            target = f"{tournament}:{stage}:{round}:{table}:{what}"
            return Message(match_id=None, kind=kinds.NOTE, target=target, payload=facts)
        case Meeting(search):
            return Message(match_id=None, kind=kinds.MEETING, target=str(search), urgency=1)
        case DailyPuzzle(channel, game, puzzle):
            what = {"game": game, "puzzle": puzzle}
            return Message(match_id=None, kind=kinds.PUZZLE, target=str(channel), payload=what)
        case Morning(user):
            return Message(match_id=None, kind=kinds.MORNING, target=str(user))
        case SearchEnded(search, why):
            return Message(match_id=None, kind=kinds.SEARCH, target=str(search), payload={"why": why})


def errand_of(row: OutboxRow) -> OutboxMessage:
    """Read an errand from the outbox. Raises ValueError for what no version has ever put there."""
    match row.kind:
        case kinds.STATUS:
            return Status(int(row.target))
        case kinds.THREAD:
            tournament, number = map(int, row.target.split(":"))
            return TableThread(tournament, number)
        case kinds.NOTE:
            *place, what = row.target.split(":", 4)
            tournament, stage, round, table = map(int, place)
            return Note(tournament, NoteKind(what), stage, round, table, row.payload)
        case kinds.MEETING:
            return Meeting(int(row.target))
        case kinds.PUZZLE:
            return DailyPuzzle(int(row.target), row.payload["game"], row.payload["puzzle"])
        case kinds.MORNING:
            return Morning(int(row.target))
        case kinds.SEARCH:
            return SearchEnded(int(row.target), row.payload["why"])
        case _:
            return _errand_of_match(row)


def _errand_of_match(row: OutboxRow) -> OutboxMessage:
    assert row.match_id is not None
    match row.kind:
        case kinds.BOARD:
            return BoardMessage(row.match_id, stays=row.target == _STAYS)
        case kinds.HAND:
            return Hand(row.match_id, int(row.target))
        case kinds.PING:
            told = row.payload
            return Call(row.match_id, int(row.target), told.get("turn", 0), told.get("last", False))
        case kinds.CHALLENGE:
            return Challenge(row.match_id, int(row.payload["channel"]), int(row.payload["message"]))
        case kinds.STOPPED:
            permissions = tuple(row.payload.get("permissions", ()))
            return StoppedMessage(row.match_id, int(row.target), row.payload["why"], permissions)
        case kinds.MODERATED:
            return Moderated(row.match_id, int(row.target))
        case _:
            raise ValueError(f"an errand of the kind {row.kind!r}")
