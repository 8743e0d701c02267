"""Deadlines: when somebody's time is up, and what a downtime gives back."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from bot.store.partition import Slot
from bot.store.slots import beat_statement
from bot.store.sql import Reader, Row, Statement, Value, to_json
from bot.store.writer import Writer

NO_SEAT = -1
"""The seat of a deadline that concerns the whole match, such as a challenge's expiry."""

_SLOTS = "slots"  # key in `meta`: into how many slots all is dealt out
_NUMBER = """
    INSERT INTO meta (key, value) VALUES (:key, :value) ON CONFLICT (key) DO UPDATE
    SET value = excluded.value
"""
_SAME = "match_id = :match AND kind = :kind AND seat = :seat AND decision = :decision AND due = :due"


class DeadlineKind(StrEnum):
    """What is to be done when a deadline falls."""

    DECISION = "decision"
    """A person's default answer is given."""
    REMINDER = "reminder"
    """A person is called once more, since their time is nearly up."""
    SOLE = "sole"
    """The only answer that a person has is given for them."""
    COMPUTER = "computer"
    """A computer player is woken, so that a restart wakes it too."""
    EXPIRY = "challenge"
    """A challenge expires."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Deadline:
    """A moment at which the match service must act. A match holds one for each kind and seat."""

    match_id: int
    seat: int = NO_SEAT
    decision: int = 0
    """The decision number that it belongs to; a later decision makes it void."""
    due: float
    kind: DeadlineKind = DeadlineKind.DECISION


class Deadlines:
    """Reading deadlines and moving all of them. They are set by `Moves.commit`, or singly here."""

    def __init__(self, writer: Writer, reader: Reader, slot: Slot) -> None:
        self._writer = writer
        self._reader = reader
        self._slot = slot

    async def put(self, *deadlines: Deadline) -> None:
        """Set deadlines, each in place of the one of the same match, kind and seat."""
        await self._writer.write(*(deadlines_statement(each.match_id, [each]) for each in deadlines))

    async def next_due(self) -> float | None:
        """Return when the next deadline falls; None without any."""
        row = await self._reader.row(f"SELECT min(due) AS due FROM deadlines WHERE {self._slot.where()}")
        return row["due"] if row else None

    async def due(self, now: float, limit: int = 100) -> list[Deadline]:
        """Return deadlines that have fallen, the oldest first."""
        sql = f"""
            SELECT * FROM deadlines WHERE due <= :due AND {self._slot.where()}
            ORDER BY due, match_id, kind, seat LIMIT :most
        """
        return [_deadline(row) for row in await self._reader.rows(sql, due=now, most=limit)]

    async def of_match(self, match_id: int) -> list[Deadline]:
        """Return the deadlines of a match, the next first."""
        sql = "SELECT * FROM deadlines WHERE match_id = :match ORDER BY due, kind, seat"
        return [_deadline(row) for row in await self._reader.rows(sql, match=match_id)]

    async def drop(self, deadline: Deadline) -> None:
        """Remove a deadline that has been dealt with, unless it was set anew meanwhile."""
        await self._writer.write(Statement(f"DELETE FROM deadlines WHERE {_SAME}", _values(deadline)))

    async def postpone(self, deadline: Deadline, due: float) -> None:
        """Let a deadline fall later, unless it was set anew, or has gone with its match, meanwhile."""
        sql = f"UPDATE deadlines SET due = :later WHERE {_SAME}"
        await self._writer.write(Statement(sql, {**_values(deadline), "later": due}))

    async def hasten(self, kind: DeadlineKind, due: float) -> None:
        """Let all deadlines of a kind fall no later than this."""
        sql = f"""
            UPDATE deadlines SET due = :due WHERE kind = :kind AND due > :due AND {self._slot.where()}
        """
        await self._writer.write(Statement(sql, {"due": due, "kind": kind}))

    async def credit(self, seconds: float, shard: int | None = None, shards: int = 1) -> None:
        """Move all deadlines, or those of one shard's servers, by so much: people had no use of that time."""
        moved = _credit(seconds, self._slot) if shard is None else _credit_shard(seconds, shard, shards)
        await self._writer.write(*moved)

    async def beat(self, now: float) -> None:
        """Note that the slot is looked after. What passes after the last beat is downtime."""
        await self._writer.write(beat_statement(self._slot, now))

    async def resume(self, now: float) -> float:
        """Move all deadlines by the time since the last beat, once; return it in seconds.

        It is negative when the clock has been set back since: the time left is
        what counts, see `bot.matches.outage`. One transaction: killed before
        or after, nobody is credited twice or not at all.
        """
        row = await self._reader.row("SELECT beat FROM slots WHERE slot = :slot", slot=self._slot.number)
        downtime = now - row["beat"] if row and row["beat"] is not None else 0.0
        await self._writer.write(beat_statement(self._slot, now), *_credit(downtime, self._slot))
        return downtime

    async def deal_out(self, slots: int) -> None:
        """Deal everything out into so many slots: all clocks stand where they stood in those of before.

        To be called by who is alone with the database.
        """
        row = await self._reader.row("SELECT value FROM meta WHERE key = :key", key=_SLOTS)
        before = int(row["value"]) if row else 1
        if before == slots:
            return
        sql = "SELECT slot, beat FROM slots WHERE slot < :slots AND beat IS NOT NULL"
        beats = {row["slot"]: row["beat"] for row in await self._reader.rows(sql, slots=before)}
        latest = max(beats.values(), default=None)
        behind = [_credit(latest - beat, Slot(slot, before)) for slot, beat in beats.items() if latest]
        sql = """
            INSERT INTO slots (slot, beat) VALUES (:slot, :beat)
            ON CONFLICT (slot) DO UPDATE SET beat = excluded.beat
        """
        await self._writer.write(
            *(statement for each in behind for statement in each),
            *(Statement(sql, {"slot": slot, "beat": latest}) for slot in range(max(before, slots))),
            Statement(_NUMBER, {"key": _SLOTS, "value": str(slots)}),
        )


def deadlines_statement(match_id: int, deadlines: Iterable[Deadline]) -> Statement:
    """Set deadlines of a match at once, each in place of the one of the same kind and seat."""
    rows = [[each.kind, each.seat, each.decision, each.due] for each in deadlines]
    return Statement(
        """
        INSERT INTO deadlines (match_id, part, kind, seat, decision, due)
        SELECT :match, (SELECT part FROM matches WHERE id = :match), kind, seat, decision, due
        FROM @each(:rows, kind TEXT, seat BIGINT, decision BIGINT, due DOUBLE PRECISION) AS running
        WHERE 1 = 1
        ON CONFLICT (match_id, kind, seat) DO UPDATE SET decision = excluded.decision, due = excluded.due
        """,
        {"match": match_id, "rows": to_json(rows)},
    )


def _values(deadline: Deadline) -> dict[str, Value]:
    return {
        "match": deadline.match_id,
        "kind": deadline.kind,
        "seat": deadline.seat,
        "decision": deadline.decision,
        "due": deadline.due,
    }


_CLOCKS = "UPDATE tournament_deadlines SET due = due + :seconds WHERE (credited = 1 OR :seconds < 0)"
"""Clocks of rounds go with those of matches; all do where the time itself was set back."""


def _credit(seconds: float, slot: Slot) -> list[Statement]:
    """Move all clocks of a slot."""
    values: dict[str, Value] = {"seconds": seconds}
    owned = slot.where()
    moved = [
        Statement(f"UPDATE deadlines SET due = due + :seconds WHERE {owned}", values, of_all=True),
        Statement(f"{_CLOCKS} AND {owned}", values),
    ]
    if seconds < 0:  # else what waits for its next attempt would wait until the clock is there again
        sql = f"UPDATE outbox SET not_before = not_before + :seconds WHERE {owned}"
        moved.append(Statement(sql, values))
    return moved


def _credit_shard(seconds: float, shard: int, shards: int) -> list[Statement]:
    """Move the clocks of one shard: Discord deals servers out to shards by their ids."""
    values: dict[str, Value] = {"seconds": seconds, "shards": shards, "shard": shard}
    of_shard = "(guild_id >> 22) % :shards = :shard"
    sql = f"""
        UPDATE deadlines SET due = due + :seconds
        WHERE match_id IN (SELECT id FROM matches WHERE {of_shard})
    """
    clocks = f"{_CLOCKS} AND tournament_id IN (SELECT id FROM tournaments WHERE {of_shard})"
    return [Statement(sql, values, of_all=True), Statement(clocks, values)]


def _deadline(row: Row) -> Deadline:
    facts: dict[str, Any] = {name: row[name] for name in ("match_id", "seat", "decision", "due")}
    return Deadline(kind=DeadlineKind(row["kind"]), **facts)
