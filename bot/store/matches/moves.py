"""The course of a match: answers, events, checkpoints. One move is one transaction."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.store.matches.deadlines import Deadline, deadlines_statement
from bot.store.matches.matches import (
    Matches,
    options_statements,
    place_statement,
    sat_statement,
    seat_statement,
    seen_statement,
)
from bot.store.matches.rows import OPEN, REACHED_FROM, MatchRow, MatchStatus, SeatRow
from bot.store.outbox.messages import Message
from bot.store.outbox.outbox import message_statements
from bot.store.people.preferences import SwitchRow, switch_statement
from bot.store.sql import Reader, Row, Statement, Value, to_json
from bot.store.writer import Writer
from engines.kernel import BACK, ORDER, RESIGN, Answer, Ending, Event, Origin, Result, as_answer


@dataclass(frozen=True, slots=True)
class NumberedAnswer:
    """An answer that counts. `number` is the match's `serial` after it."""

    number: int
    seat: int
    answer: Answer
    rules: int | None = None
    """The version of the rules; None is that of the match's beginning."""


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """A dump of the match, with all answers up to `number`, the match's `serial` at the dump."""

    number: int
    dump: Mapping[str, Any] = field(repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Move:
    """All that one step of a match changes: an answer, an undo, a start, an end."""

    match_id: int
    version: int | None = None
    """The version of the match that it was made of: another one is refused. None is for what ends or stops
    a match whatever it has come to."""
    interaction_id: int | None = None
    answers: Sequence[NumberedAnswer] = ()
    undo: int | None = None
    """Take an answer back: how many were given since. Needs a checkpoint, for it counts in `serial`."""
    back_to: int | None = None
    """Take back the answer of this number, and all that were given since. Needs a checkpoint likewise."""
    drop: int = 0
    """How many answers a change of the rules has made void: the last ones."""
    origin: Origin | None = field(default=None, repr=False)
    """What the match's seed was made of, at its start; None leaves it."""
    events: Sequence[Event] = field(default=(), repr=False)
    """New events, without those of moves before."""
    checkpoint: Checkpoint | None = None
    seats: Sequence[SeatRow] = ()
    """Seats that have changed."""
    deadlines: Sequence[Deadline] | None = None
    """The match's deadlines from now on; None leaves them. A match that does not go on has none."""
    outbox: Sequence[Message] = ()
    status: MatchStatus | None = None
    """The new status; None demands that the match is running, and leaves it so."""
    ending: Ending | None = None
    result: Result | None = None
    options: Mapping[str, Any] | None = field(default=None, repr=False)
    """The match's options with the decks put in, at its start; None leaves them."""
    switches: Sequence[SwitchRow] = ()
    """What players have switched on or off, for their next matches too."""
    place: tuple[int, bool] | None = None
    """The channel to which the match moves, and whether that is a thread; its board is then posted anew."""
    also: Sequence[Statement] = ()
    """What else is written with it or not at all."""

    def __post_init__(self) -> None:
        if (self.undo, self.back_to) != (None, None) and self.checkpoint is None:
            raise ValueError("an undo needs a checkpoint")
        if self.status is None and (self.ending or self.result):
            raise ValueError("what ends a match needs a status")


@dataclass(frozen=True, slots=True)
class StoredEvent:
    """An event of a match, numbered from 1."""

    number: int
    at: float
    event: Event = field(repr=False)


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """What is needed to go on: the checkpoint, and the answers given after it."""

    row: MatchRow
    seats: list[SeatRow]
    checkpoint: Checkpoint | None
    answers: list[NumberedAnswer]


class Moves:
    """Writing and reading the course of matches."""

    def __init__(self, writer: Writer, reader: Reader, matches: Matches) -> None:
        self._writer = writer
        self._reader = reader
        self._matches = matches

    async def commit(self, move: Move, now: float) -> None:
        """Write a move; on return it is safe on disk.

        Raises AlreadyDone when the interaction or an answer of this number was
        written before, Changed when the match's status does not allow it.
        """
        await self._writer.write(*_statements(move, now))

    async def load(self, match_id: int) -> SavedMatch | None:
        """Return a match as it was last written. No move of it may be under way."""
        row = await self._matches.get(match_id)
        if row is None:
            return None
        saved = await self._reader.row(
            "SELECT number, dump FROM checkpoints WHERE match_id = :match", match=match_id
        )
        checkpoint = Checkpoint(saved["number"], json.loads(saved["dump"])) if saved else None
        after = checkpoint.number if checkpoint else 0
        seats = await self._matches.seats(match_id)
        return SavedMatch(row, seats, checkpoint, await self.answers(match_id, after))

    async def answers(self, match_id: int, after: int = 0) -> list[NumberedAnswer]:
        """Return the answers that count, in order: those not taken back."""
        sql = """
            SELECT number, seat, answer, rules FROM answers
            WHERE match_id = :match AND number > :number AND undone = 0 ORDER BY number
        """
        rows = await self._reader.rows(sql, match=match_id, number=after)
        return [
            NumberedAnswer(row["number"], row["seat"], as_answer(json.loads(row["answer"])), row["rules"])
            for row in rows
        ]

    async def last_pressed(self, match_id: int, seat: int) -> int | None:
        """Return the number of the first answer of a seat's last press; orders and ways back are none."""
        sql = """
            WITH pressed AS (
                SELECT number, interaction_id FROM answers
                WHERE match_id = :match AND seat = :seat AND undone = 0 AND interaction_id IS NOT NULL
                    AND answer NOT IN (:back, :resign)
                    AND substr(answer, 1, CAST(:digits AS INTEGER)) <> :ordered
            )
            SELECT min(number) AS first FROM pressed
            WHERE interaction_id = (SELECT interaction_id FROM pressed ORDER BY number DESC LIMIT 1)
        """
        ordered = f'"{ORDER}'
        row = await self._reader.row(
            sql,
            match=match_id,
            seat=seat,
            back=to_json(BACK),
            resign=to_json(RESIGN),
            ordered=ordered,
            digits=len(ordered),
        )
        return row["first"] if row else None

    async def events(self, match_id: int, after: int = 0, limit: int = 1000) -> list[StoredEvent]:
        """Return a page of events: those numbered above `after`."""
        sql = "SELECT * FROM events WHERE match_id = :match AND number > :number ORDER BY number LIMIT :most"
        return [_event(row) for row in await self._reader.rows(sql, match=match_id, number=after, most=limit)]

    async def last_events(self, match_id: int, limit: int) -> list[StoredEvent]:
        """Return the newest events, the oldest of them first."""
        sql = "SELECT * FROM events WHERE match_id = :match ORDER BY number DESC LIMIT :most"
        rows = await self._reader.rows(sql, match=match_id, most=limit)
        return [_event(row) for row in reversed(rows)]

    async def seen(self, interaction_id: int) -> bool:
        """Tell whether an interaction has been done."""
        sql = "SELECT at FROM seen_interactions WHERE interaction_id = :interaction"
        return await self._reader.row(sql, interaction=interaction_id) is not None

    async def forget_seen(self, before: float) -> None:
        """Forget interactions older than `before`; Discord lets none live longer than 15 minutes."""
        await self._writer.write(Statement("DELETE FROM seen_interactions WHERE at < :at", {"at": before}))


def _statements(move: Move, now: float) -> list[Statement]:
    """Put the cheap checks first, so that what is refused is refused early."""
    match_id = move.match_id
    out: list[Statement] = []
    if move.interaction_id is not None:
        out.append(seen_statement(move.interaction_id, now))
    out.append(_status(move, now))
    if move.options is not None:
        out += options_statements(match_id, move.options)
    if move.place is not None:
        out.append(place_statement(match_id, *move.place))
    if move.origin is not None:
        sql = "UPDATE matches SET origin = :origin, binding = :binding WHERE id = :match"
        sealed = {"origin": move.origin.model_dump_json(), "binding": move.origin.binding(move.options)}
        out.append(Statement(sql, {**sealed, "match": match_id}))
    if move.drop:
        out.append(_drop(match_id, move.drop))
    if move.undo is not None:
        out.append(_undo(match_id, move.undo))
    if move.back_to is not None:
        out.append(_back_to(match_id, move.back_to))
    out += [_answer(move, answer, now) for answer in move.answers]
    if move.events:
        out.append(_events(match_id, move.events, now))
    if move.checkpoint is not None:
        out.append(_checkpoint(match_id, move.checkpoint, now))
    out += [seat_statement(":match", match_id, seat) for seat in move.seats]
    if move.status is MatchStatus.RUNNING:
        out.append(sat_statement(match_id, now))
    deadlines = move.deadlines
    if move.status is not None and (move.status not in OPEN or move.status is MatchStatus.STRANDED):
        deadlines = ()
    if deadlines is not None:
        out.append(Statement("DELETE FROM deadlines WHERE match_id = :match", {"match": match_id}))
        if deadlines:
            out.append(deadlines_statement(match_id, deadlines))
    out += [switch_statement(switch) for switch in move.switches]
    out += message_statements(move.outbox, now)
    return [*out, *move.also]


def _status(move: Move, now: float) -> Statement:
    """Open a move: the match must allow it, and be what the move was made of."""
    values: dict[str, Value] = {"match": move.match_id, "now": now}
    fence = ""
    if move.version is not None:
        fence, values["version"] = "AND version = :version", move.version
    if move.status is None:  # without writing the status, which would cost its index an update
        sql = f"""
            UPDATE matches SET updated = :now, version = version + 1
            WHERE id = :match AND status = 'running' {fence}
        """
        return Statement(sql, values, must_change=True)
    sources = ", ".join(f"'{each}'" for each in REACHED_FROM[move.status])
    result = move.result
    values |= {
        "status": move.status,
        "ending": to_json(list(move.ending)) if move.ending else None,
        "result": to_json(result if result.places else result[:2]) if result else None,
    }
    return Statement(
        f"""
        UPDATE matches SET status = :status, updated = :now, version = version + 1,
            ending = coalesce(:ending, ending), result = coalesce(:result, result)
        WHERE id = :match AND status IN ({sources}) {fence}
        """,
        values,
        must_change=True,
    )


def _undo(match_id: int, since: int) -> Statement:
    return Statement(
        """
        UPDATE answers SET undone = 1 WHERE match_id = :match
            AND number = (
                SELECT number FROM answers WHERE match_id = :match AND undone = 0
                ORDER BY number DESC LIMIT 1 OFFSET :since
            )
        """,
        {"match": match_id, "since": since},
        must_change=True,
    )


def _back_to(match_id: int, number: int) -> Statement:
    sql = "UPDATE answers SET undone = 1 WHERE match_id = :match AND number >= :number AND undone = 0"
    return Statement(sql, {"match": match_id, "number": number}, must_change=True)


def _drop(match_id: int, count: int) -> Statement:
    return Statement(
        """
        UPDATE answers SET undone = 1, dropped = 1 WHERE match_id = :match AND number IN (
            SELECT number FROM answers WHERE match_id = :match AND undone = 0
            ORDER BY number DESC LIMIT :count
        )
        """,
        {"match": match_id, "count": count},
    )


def _answer(move: Move, given: NumberedAnswer, now: float) -> Statement:
    return Statement(
        """
        INSERT INTO answers (match_id, number, seat, answer, interaction_id, at, rules)
        VALUES (:match, :number, :seat, :answer, :interaction, :at, :rules)
        """,
        {
            "match": move.match_id,
            "number": given.number,
            "seat": given.seat,
            "answer": to_json(given.answer),
            "interaction": move.interaction_id,
            "at": now,
            "rules": given.rules,
        },
    )


def _events(match_id: int, events: Sequence[Event], now: float) -> Statement:
    """Number the events on from the last one. One statement, because a move may bring dozens."""
    rows = [
        [event.kind, to_json(dict(event.facts)), _secret(event.secret) if event.secret else None]
        for event in events
    ]
    return Statement(
        """
        INSERT INTO events (match_id, number, kind, facts, secret, at)
        SELECT :match, (SELECT coalesce(max(number), 0) FROM events WHERE match_id = :match) + place,
            kind, facts, secret, :at
        FROM @each(:rows, kind TEXT, facts TEXT, secret TEXT) AS happened
        """,
        {"match": match_id, "rows": to_json(rows), "at": now},
    )


def _secret(secret: Mapping[int, Mapping[str, Any]]) -> str:
    return to_json({str(seat): dict(facts) for seat, facts in secret.items()})


def _checkpoint(match_id: int, checkpoint: Checkpoint, now: float) -> Statement:
    return Statement(
        """
        INSERT INTO checkpoints (match_id, number, dump, at) VALUES (:match, :number, :dump, :at)
        ON CONFLICT (match_id) DO UPDATE SET number = excluded.number, dump = excluded.dump, at = excluded.at
        """,
        {"match": match_id, "number": checkpoint.number, "dump": to_json(checkpoint.dump), "at": now},
    )


def _event(row: Row) -> StoredEvent:
    secret: dict[str, Any] = json.loads(row["secret"]) if row["secret"] else {}
    seats = {int(seat): facts for seat, facts in secret.items()}
    return StoredEvent(row["number"], row["at"], Event(row["kind"], json.loads(row["facts"]), seats))
