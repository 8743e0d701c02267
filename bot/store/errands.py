"""What may be brought to Discord, and how it lies in the outbox: the content is made when it is sent."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from bot.store import kinds
from bot.store.outbox import Message, OutboxRow


@dataclass(frozen=True, slots=True)
class Board:
    """The public board of a match, as it stands."""

    match: int


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


@dataclass(frozen=True, slots=True)
class Challenge:
    """How a challenge stands, in the message that made it."""

    match: int
    channel: int
    message: int


@dataclass(frozen=True, slots=True)
class Stopped:
    """A private word to a seat that the match has stopped."""

    match: int
    seat: int
    why: str
    permissions: tuple[str, ...] = ()
    """Those that Herald lacks, where it is that."""


Errand: TypeAlias = Board | Hand | Call | Challenge | Stopped


def message_of(errand: Errand) -> Message:
    """Return an errand as it is put into the outbox."""
    match errand:
        case Board(match):
            return Message(match_id=match, kind=kinds.BOARD, target="board", urgency=2)
        case Hand(match, seat):
            return Message(match_id=match, kind=kinds.HAND, target=str(seat), urgency=1)
        case Call(match, seat, turn):
            return Message(match_id=match, kind=kinds.PING, target=str(seat), payload={"turn": turn})
        case Challenge(match, channel, message):
            where = {"channel": channel, "message": message}
            return Message(match_id=match, kind=kinds.CHALLENGE, target="challenge", payload=where)
        case Stopped(match, seat, why, permissions):
            told = {"why": why, "permissions": list(permissions)} if permissions else {"why": why}
            return Message(match_id=match, kind=kinds.PAUSED, target=str(seat), payload=told, urgency=2)


def errand_of(row: OutboxRow) -> Errand:
    """Read an errand from the outbox. Raises ValueError for what no version has ever put there."""
    assert row.match_id is not None
    match row.kind:
        case kinds.BOARD:
            return Board(row.match_id)
        case kinds.HAND:
            return Hand(row.match_id, int(row.target))
        case kinds.PING:
            return Call(row.match_id, int(row.target), row.payload.get("turn", 0))
        case kinds.CHALLENGE:
            return Challenge(row.match_id, int(row.payload["channel"]), int(row.payload["message"]))
        case kinds.PAUSED:
            permissions = tuple(row.payload.get("permissions", ()))
            return Stopped(row.match_id, int(row.target), row.payload["why"], permissions)
        case _:
            raise ValueError(f"an errand of the kind {row.kind!r}")
