"""What is kept of a tournament: its state, its entrants, its tables."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import lru_cache
from typing import Any

from bot.competition.state import Entrant, Missed, Outcome, Score, SeatSource, TournamentTable
from bot.store.matches.rows import MatchStatus
from bot.store.people.decks import stored_deck
from bot.store.sql import Row, Rows, Value
from engines.kernel import Deck, Origin

PART_OF_TOURNAMENT = "SELECT part FROM tournaments WHERE id = :owner"
"""SQL for the part of what a tournament sends."""
NOTE = "tournament_note"
"""What the outbox calls a post of a tournament, which can name persons: it goes when they do."""


class TournamentStatus(StrEnum):
    """Where a tournament stands; paused is a flag beside it."""

    DRAFT = "draft"
    OPEN = "open"
    CHECK_IN = "check_in"
    MADE = "made"
    """A round has been made, and no table of it has begun."""
    LIVE = "live"
    BETWEEN = "between"
    FINISHED = "finished"
    CANCELLED = "cancelled"


_S = TournamentStatus
OVER = (_S.FINISHED, _S.CANCELLED)
BEFORE_START = (_S.DRAFT, _S.OPEN, _S.CHECK_IN)
STATUS_FROM: Mapping[TournamentStatus, tuple[TournamentStatus, ...]] = {
    _S.OPEN: (_S.DRAFT,),
    _S.CHECK_IN: (_S.OPEN,),
    _S.MADE: (_S.OPEN, _S.CHECK_IN, _S.BETWEEN),
    _S.LIVE: (_S.MADE, _S.BETWEEN),
    _S.BETWEEN: (_S.MADE, _S.LIVE),
    _S.FINISHED: (_S.BETWEEN, _S.LIVE, _S.MADE),
    _S.CANCELLED: (*BEFORE_START, _S.MADE, _S.LIVE, _S.BETWEEN),
}
"""The states from which each may be entered. A correction takes `between` back to `live`."""


class EntrantStatus(StrEnum):
    """How an entrant stands."""

    REGISTERED = "registered"
    CHECKED_IN = "checked_in"
    DROPPED = "dropped"
    DISQUALIFIED = "disqualified"


@dataclass(frozen=True, slots=True, kw_only=True)
class NewTournament:
    """What is known of a tournament when its panel is opened."""

    guild_id: int
    channel_id: int
    name: str
    game: str
    format: str
    options: Mapping[str, Any]
    creator_id: int
    locale: str = "en"
    """The language of what everybody reads."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TournamentRow:
    """A tournament without its course."""

    id: int
    code: str
    guild_id: int
    channel_id: int
    name: str
    game: str
    format: str
    options: Mapping[str, Any]
    status: TournamentStatus
    paused: bool
    revision: int
    seed: str = field(repr=False)
    """The host's secret, sealed since the event was announced."""
    lots: str = field(repr=False)
    """What lots are drawn from: that secret, and what entrants have added; nothing before the first are."""
    creator_id: int
    locale: str
    seeds: tuple[int, ...] | None
    """Who is in the bracket, the best seed first, once it has been made."""
    status_message_id: int | None
    status_posted: float | None
    created: float
    updated: float


@dataclass(frozen=True, slots=True, kw_only=True)
class EntrantRow:
    """Somebody who takes part."""

    number: int
    user_id: int
    name: str
    status: EntrantStatus = EntrantStatus.REGISTERED
    deck: Deck | None = field(default=None, repr=False)
    """Secret until the end, where decks are closed."""
    from_round: int = 1
    left_round: int | None = None
    missed_as: Missed = Missed.LOSS
    nonce: str = field(default="", repr=False)
    """What they have added to the lots: the number of the press with which they entered."""

    @property
    def entrant(self) -> Entrant:
        """What pairing and standings know of them."""
        out = self.status is EntrantStatus.DISQUALIFIED
        return Entrant(self.number, self.from_round, self.left_round, self.missed_as, disqualified=out)


AT_PLACE = "tournament_id = :tournament AND stage = :stage AND round = :round AND table_no = :number"
"""SQL for what belongs to one table."""


@dataclass(frozen=True, slots=True)
class TablePlace:
    """Where a table is in a tournament."""

    tournament_id: int
    stage: int
    round: int
    table_no: int

    @property
    def key(self) -> tuple[int, int, int, int]:
        """What tells it from other tables."""
        return self.tournament_id, self.stage, self.round, self.table_no

    @property
    def values(self) -> dict[str, Value]:
        """The values of `AT_PLACE`."""
        return {
            "tournament": self.tournament_id,
            "stage": self.stage,
            "round": self.round,
            "number": self.table_no,
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundRow:
    """A round that has been made."""

    stage: int
    number: int
    wave: int
    """Counts what was made together, from 1 through all stages."""
    made: float


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRow:
    """A table with what has become of it."""

    place: TablePlace
    table: TournamentTable
    ready: tuple[int | None, ...]
    """The interaction by which each seat was ready; None while it is not."""
    match_id: int | None
    match_status: MatchStatus | None
    revision: int
    """How many results it has had; 0 while it is open."""
    call: tuple[int, int] | None = None
    """The channel and the message that have called its players; None until that has been delivered."""
    sealed: Origin | None = field(default=None, repr=False)
    """The dice that its call shows sealed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AuditEntry:
    """Who does what, for the log. What one interaction has done is never done twice."""

    verb: str
    by: int | None = None
    """None for the clock."""
    facts: Mapping[str, Any] = field(default_factory=dict[str, Any])
    interaction_id: int | None = None
    at: float


def tournament_row(row: Row) -> TournamentRow:
    """Read a row of `tournaments`."""
    values = dict(row)
    del values["part"]
    values["options"] = json.loads(values["options"])
    values["seeds"] = tuple(json.loads(values["seeds"])) if values["seeds"] else None
    values["status"] = TournamentStatus(values["status"])
    values["paused"] = bool(values["paused"])
    return TournamentRow(**values)


def entrant_row(row: Row) -> EntrantRow:
    """Read a row of `entrants`."""
    values = dict(row)
    del values["tournament_id"]
    values["status"] = EntrantStatus(values["status"])
    values["deck"] = stored_deck(values["deck"]) if values["deck"] else None
    values["missed_as"] = Missed(values["missed_as"])
    return EntrantRow(**values)


def table_row(row: Row, seats: Rows, result: Row | None) -> TableRow:
    """Return a table with its seats in their order and its last result, if it has one."""
    outcome = _outcome(result["source"], result["scores"]) if result else None
    return TableRow(
        place=TablePlace(row["tournament_id"], row["stage"], row["round"], row["table_no"]),
        table=TournamentTable(tuple(seat["entrant"] for seat in seats), outcome),
        ready=tuple(seat["ready"] for seat in seats),
        match_id=row["match_id"],
        match_status=MatchStatus(row["match_status"]) if row["match_status"] else None,
        revision=result["revision"] if result else 0,
        call=(row["call_channel_id"], row["call_message_id"]) if row["call_message_id"] else None,
        sealed=Origin.model_validate_json(row["sealed"]) if row["sealed"] else None,
    )


@lru_cache(maxsize=256)
def _outcome(source: str, scores: str) -> Outcome:
    """Read a result; there are few different ones."""
    read: Sequence[Sequence[int]] = json.loads(scores)
    return Outcome(tuple(Score(*score) for score in read), SeatSource(source))
