"""What the store knows of a match and its seats."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from enum import StrEnum
from functools import lru_cache
from typing import Any

from bot.store.people.decks import stored_deck
from bot.store.sql import Row
from bot.texts.sanitising import safe
from engines.kernel import Deck, Ending, Origin, Result


class MatchStatus(StrEnum):
    """Where a match stands."""

    CHALLENGE = "challenge"
    RUNNING = "running"
    STRANDED = "paused"
    """It is shown nowhere, and nothing runs, until a player brings it to a channel."""
    FINISHED = "finished"
    CANCELLED = "cancelled"
    EXPIRED = "expired"


REACHED_FROM: Mapping[MatchStatus, tuple[MatchStatus, ...]] = {
    MatchStatus.CHALLENGE: (MatchStatus.CHALLENGE,),
    MatchStatus.RUNNING: (MatchStatus.CHALLENGE, MatchStatus.STRANDED),
    MatchStatus.STRANDED: (MatchStatus.RUNNING, MatchStatus.STRANDED),
    MatchStatus.FINISHED: (MatchStatus.RUNNING, MatchStatus.STRANDED),
    MatchStatus.CANCELLED: (MatchStatus.CHALLENGE, MatchStatus.RUNNING, MatchStatus.STRANDED),
    MatchStatus.EXPIRED: (MatchStatus.CHALLENGE,),
}
"""The states from which each state may be entered."""

OPEN = (MatchStatus.CHALLENGE, MatchStatus.RUNNING, MatchStatus.STRANDED)

SELECT = "SELECT matches.*, content FROM matches LEFT JOIN definitions USING (digest)"
"""All of a match that `match_row` reads."""
CARDS = "cards"
"""The option of every game that holds definitions of cards beyond the starter set."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatRow:
    """Who sits in a seat: a user, a computer (`level`), or nobody yet."""

    seat: int
    name: str
    user_id: int | None = None
    level: str | None = None
    missed: int = 0
    """Timeouts missed in a row."""
    draw_offered: bool = False
    end_offered: bool = False
    pause_offered: bool = False
    hand_channel_id: int | None = None
    hand_message_id: int | None = None
    call_message_id: int | None = None
    """The message that calls the seat to the table, while it stands."""
    joined: bool = False
    """Has said yes to the challenge."""
    invited: bool = False
    """Was named by the challenger, so that nobody else may sit there."""
    deck: Deck | None = field(default=None, repr=False)
    """What the seat brings, in games with decks; secret."""
    nonce: str = ""
    """What the person has added to the dice."""
    seal: str = ""
    """What the person has bound themselves to add; until they open it, `nonce` is empty."""
    away: float = 0.0
    """Until when the seat's clock stands while its person is away; 0 where it runs."""
    stood: float = 0.0
    """Seconds for which it has stood so, in this match."""
    late: bool = False
    """Whether its last time is up, and the others choose what becomes of it."""
    waited: int = 0
    """How often in a row they have waited."""
    said: str = field(default="", repr=False)
    """What the person has said in advance of what they are asked, as JSON; secret."""


_FLAGS = tuple(each.name for each in fields(SeatRow) if each.type == "bool")


@dataclass(frozen=True, slots=True, kw_only=True)
class NewMatch:
    """What is known of a match when the challenge is made."""

    guild_id: int | None
    channel_id: int
    in_thread: bool = False
    locale: str
    game: str
    options: Mapping[str, Any]
    rules_version: int
    seed: str = field(repr=False)
    commitment: Callable[[str], str]
    """Makes what is published of the dice, from the match's code."""
    code: str | None = None
    """The code with which that has been published before; else one is drawn."""
    clock: str
    challenger_id: int
    seats: Sequence[SeatRow]
    rematch_of: int | None = None
    continued_from: str | None = None
    """The code of the match out of which it goes on."""
    takebacks: bool = False
    """Whether answers can be taken back where all agree."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchRow:
    """A match without its course. Times are Unix seconds."""

    id: int
    code: str
    guild_id: int | None
    channel_id: int
    in_thread: bool
    locale: str
    game: str
    options: Mapping[str, Any]
    rules_version: int
    seed: str = field(repr=False)
    commitment: str
    clock: str
    status: MatchStatus
    challenger_id: int
    rematch_of: int | None
    created: float
    updated: float
    ending: Ending | None
    result: Result | None
    board_message_id: int | None
    board_posted: float | None
    held: bool = False
    """Whether a moderator has paused it."""
    rests: bool = False
    """Whether its players have paused it."""
    continued_from: str | None = None
    """The code of the finished match out of which it goes on."""
    takebacks: bool = False
    """Whether answers can be taken back where all agree."""
    asked_back: str = ""
    """Who asks for that now, and who has agreed, as JSON."""
    parent_id: int | None = None
    """The channel whose members see the thread that its board stands in."""
    version: int = 0
    """Raised by each move: one that was made of an older state is refused."""
    origin: Origin | None = field(default=None, repr=False)
    """What the seed was made of, once the match has begun; `seed` is the host's part of it."""
    binding: str = ""
    """What was published when the match began; nothing for one that began before it was kept."""


def match_row(row: Row) -> MatchRow:
    """Turn a row of `SELECT` into a MatchRow."""
    values = dict(row)
    digest, content = values.pop("digest"), values.pop("content")
    del values["part"]
    values["in_thread"] = bool(values["in_thread"])
    values["held"] = bool(values["held"])
    values["rests"] = bool(values["rests"])
    values["takebacks"] = bool(values["takebacks"])
    values["options"] = json.loads(values["options"])
    if digest is not None:
        values["options"][CARDS] = _definitions(content)
    values["status"] = MatchStatus(values["status"])
    values["origin"] = Origin.model_validate_json(values["origin"]) if values["origin"] else None
    values["ending"] = Ending(*json.loads(values["ending"])) if values["ending"] else None
    if values["result"]:
        winners, reason, *places = json.loads(values["result"])
        values["result"] = Result(tuple(winners), reason, tuple(*places))
    return MatchRow(**values)


@lru_cache(maxsize=64)
def _definitions(content: str) -> Any:
    """Read definitions of cards, which many rows share."""
    return json.loads(content)


def seat_row(row: Row) -> SeatRow:
    """Turn a row of `seats` into a SeatRow."""
    values = dict(row)
    del values["match_id"], values["sat"]
    values |= {name: bool(values[name]) for name in _FLAGS}
    values["deck"] = stored_deck(values["deck"]) if values["deck"] else None
    values["name"] = safe(values["name"]) if values["name"] else ""
    return SeatRow(**values)
