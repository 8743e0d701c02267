"""The outbox: what is still to be sent to Discord, safe across restarts.

A row is what one target should show: a newer state for the same match, kind
and target takes the place of an older one, even while that is being sent.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from bot.store.errors import Corrupt
from bot.store.outbox.messages import Message, OutboxRow, registered
from bot.store.partition import Slot
from bot.store.sql import Reader, Row, Rows, Statement, Value, to_json
from bot.store.writer import Writer

log = logging.getLogger(__name__)

_OF_MATCH = "SELECT part FROM matches WHERE id = :owner"
_NEXT = """
    SELECT 0 AS id, 0 AS urgency, '' AS kind, min(not_before) AS due FROM outbox
    WHERE not_before > :now AND {owned}
"""
_DUE = """
    SELECT * FROM (
        SELECT id, urgency, kind, not_before FROM outbox
        WHERE kind = :kind_{n} AND not_before <= :now AND {owned}
        ORDER BY urgency DESC, id LIMIT :most_{n}
    ) AS due
"""
_DUE_AFTER = """
    SELECT id, urgency, kind, not_before FROM (
        SELECT id, urgency, kind, not_before, match_id FROM outbox
        WHERE kind = :kind_{n} AND not_before <= :now AND {owned}
        ORDER BY urgency DESC, id LIMIT :most_{n}
    ) AS due
    WHERE NOT EXISTS (
        SELECT 1 FROM outbox AS before
        WHERE coalesce(before.match_id, 0) = coalesce(due.match_id, 0)
            AND before.kind = :after_{n} AND before.not_before <= :now
    )
"""
_WAITING = """
    SELECT kind, count(*) AS waiting, min(
        CASE WHEN not_before > :now THEN NULL WHEN not_before > created THEN not_before ELSE created END
    ) AS since FROM outbox WHERE {owned} GROUP BY kind
"""
_LOOK_AHEAD = 64
"""Messages looked at beyond the limit when some must wait for others: the oldest are the first to be free."""


class Want(NamedTuple):
    """What is asked of the outbox."""

    kinds: Sequence[str]
    limit: int
    """At most so many messages."""
    after: str | None = None
    """Kind of which none may be due for the same match."""


class Taken(NamedTuple):
    """What was taken of the outbox."""

    rows: list[OutboxRow]
    next: float | None
    """When the next message becomes due that was not due yet; None without any."""


class WaitingRow(NamedTuple):
    """The messages of a kind that wait."""

    messages: int
    since: float | None
    """Since when the oldest of those that are due is due; None where none is."""


class Outbox:
    """Taking, finishing and retrying messages. A taken row is not taken again until it is done or retried.

    What is taken is known in memory only: after a restart everything may be
    sent, so a send must bear repetition.
    """

    def __init__(self, writer: Writer, reader: Reader, slot: Slot) -> None:
        self._writer = writer
        self._reader = reader
        self._slot = slot
        self._taken: dict[int, str] = {}
        """Rows that are being sent, or could not be marked as sent: their kinds by id."""
        self._spoilt: dict[int, str] = {}
        """Rows that cannot be read: their kinds by id. They wait for the next start."""

    def wake(self, sender: Callable[[], None]) -> None:
        """Call this from now on whenever messages are safe on disk, whoever has put them there."""
        self._writer.on_mail = sender

    async def put(self, now: float, *messages: Message) -> None:
        """Add messages, each in place of the one of the same match, kind and target."""
        await self._writer.write(*(message_statement(message, now) for message in messages))

    async def take(
        self, now: float, limit: int = 20, kinds: Sequence[str] | None = None, after: str | None = None
    ) -> list[OutboxRow]:
        """Return messages that are due, the most urgent and then the oldest first.

        Of these kinds, or of all; with `after` only such as no message of that
        kind is due for in the same match. A row that cannot be read holds up
        itself alone.
        """
        if kinds is None:
            kinds = [row["kind"] for row in await self._reader.rows("SELECT DISTINCT kind FROM outbox")]
        return (await self.take_each(now, [Want(kinds, limit, after)])).rows

    async def take_each(self, now: float, wants: Iterable[Want]) -> Taken:
        """Return what `take` would, for several wants of different kinds: it is looked for but once."""
        wants = [want for want in wants if want.kinds and want.limit > 0]
        (ahead, *found) = await self._looked(now, wants)
        free = [row for row in found if row["id"] not in self._taken and row["id"] not in self._spoilt]
        chosen: dict[int, str] = {}
        for want in wants:
            due = sorted(
                (-row["urgency"], row["id"], row["kind"]) for row in free if row["kind"] in want.kinds
            )
            chosen |= {row_id: kind for _, row_id, kind in due[: want.limit]}
        self._taken.update(chosen)  # before the next await, which may let another in
        try:
            # again by their time: what was free may have been put off since it was looked for
            rows = [row for row in await self._rows(list(chosen)) if row.not_before <= now]
        except BaseException:
            self._let_go(chosen)
            raise
        self._let_go(chosen.keys() - {row.id for row in rows})
        return Taken(rows, ahead["due"])

    async def _looked(self, now: float, wants: Sequence[Want]) -> Rows:
        """Return when the next message becomes due; then id, urgency and kind of what is due.

        From the indexes alone where that is possible.
        """
        owned = self._slot.where()
        parts = [_NEXT.format(owned=owned)]
        values: dict[str, Value] = {"now": now}
        for wanted, limit, after in wants:
            for kind in wanted:
                n, most = len(parts), limit + self._known(kind)
                parts.append((_DUE if after is None else _DUE_AFTER).format(n=n, owned=owned))
                values |= {f"kind_{n}": kind, f"most_{n}": most if after is None else most + _LOOK_AHEAD}
                if after is not None:
                    values[f"after_{n}"] = after
        return await self._reader.rows(" UNION ALL ".join(parts), **values)

    def _known(self, kind: str) -> int:
        """Count the rows of a kind that are not to be taken."""
        return sum(kind == other for each in (self._taken, self._spoilt) for other in each.values())

    def _let_go(self, row_ids: Iterable[int]) -> None:
        for row_id in row_ids:
            self._taken.pop(row_id, None)

    async def _rows(self, row_ids: list[int]) -> list[OutboxRow]:
        """Read rows, in this order; those that are damaged are set aside."""
        if not row_ids:
            return []
        sql = "SELECT * FROM outbox WHERE id IN (@among(:ids, BIGINT))"
        try:
            rows = await self._reader.rows(sql, ids=to_json(row_ids))
            by_id = {row["id"]: _outbox_row(row) for row in rows}
            return [by_id[row_id] for row_id in row_ids if row_id in by_id]
        except (Corrupt, ValueError):
            return [row for row_id in row_ids if (row := await self._row(row_id)) is not None]

    async def _row(self, row_id: int) -> OutboxRow | None:
        try:
            row = await self._reader.row("SELECT * FROM outbox WHERE id = :id", id=row_id)
            return _outbox_row(row) if row else None
        except (Corrupt, ValueError) as error:
            log.error("row %d of the outbox cannot be read, and is not sent: %s", row_id, error)
            self._spoilt[row_id] = self._taken[row_id]
            return None

    async def done(self, row: OutboxRow) -> bool:
        """Remove a message that was sent. False when a newer state has overtaken it, which is due then.

        When it cannot be removed the row stays taken, so that it is not sent again.
        """
        sql = "DELETE FROM outbox WHERE id = :id AND version = :version RETURNING id"
        rows = await self._writer.write(Statement(sql, {"id": row.id, "version": row.version}))
        self._let_go([row.id])
        return bool(rows)

    async def retry(self, row: OutboxRow, when: float) -> None:
        """Count a failed attempt and try again at `when`; what has overtaken it keeps its own time.

        When that cannot be written the row stays taken.
        """
        sql = """
            UPDATE outbox SET not_before = :later, attempts = attempts + 1
            WHERE id = :id AND version = :version
        """
        await self._writer.write(Statement(sql, {"later": when, "id": row.id, "version": row.version}))
        self._let_go([row.id])

    async def waiting(self, now: float) -> dict[str, WaitingRow]:
        """Return by kind what waits."""
        rows = await self._reader.rows(_WAITING.format(owned=self._slot.where()), now=now)
        return {row["kind"]: WaitingRow(row["waiting"], row["since"]) for row in rows}


_IN_ITS_PLACE = """
    ON CONFLICT (coalesce(match_id, 0), kind, target) DO UPDATE SET
        payload = excluded.payload, version = outbox.version + 1, urgency = excluded.urgency,
        not_before = excluded.not_before, attempts = 0, created = excluded.created
"""


def message_statement(message: Message, now: float) -> Statement:
    """Put a message, in place of an older one for the same target."""
    owner, part = _owner(message)
    return Statement(
        f"""
        INSERT INTO outbox (match_id, part, kind, target, payload, urgency, not_before, created)
        VALUES (:match, coalesce(({part}), 0), :kind, :target, :payload, :urgency, :not_before, :now)
        {_IN_ITS_PLACE}
        """,
        {
            "match": message.match_id,
            "owner": owner,
            "kind": message.kind,
            "target": message.target,
            "payload": to_json(dict(message.payload)),
            "urgency": message.urgency,
            "not_before": message.not_before,
            "now": now,
        },
        enqueues=True,
    )


def message_statements(messages: Sequence[Message], now: float) -> list[Statement]:
    """Put messages, those of one match at once: a move brings two or more. The last for a target counts."""
    of_match: dict[int, dict[tuple[str, str], Message]] = {}
    out: list[Statement] = []
    for message in messages:
        if message.match_id is None:
            out.append(message_statement(message, now))
        else:
            of_match.setdefault(message.match_id, {})[message.kind, message.target] = message
    return out + [_at_once(match_id, list(each.values()), now) for match_id, each in of_match.items()]


def _at_once(match_id: int, messages: Sequence[Message], now: float) -> Statement:
    rows = [
        [each.kind, each.target, to_json(dict(each.payload)), each.urgency, each.not_before]
        for each in messages
    ]
    return Statement(
        f"""
        INSERT INTO outbox (match_id, part, kind, target, payload, urgency, not_before, created)
        SELECT :match, coalesce(({_OF_MATCH}), 0), kind, target, payload, urgency, not_before, :now
        FROM @each(:rows, kind TEXT, target TEXT, payload TEXT, urgency BIGINT, not_before DOUBLE PRECISION)
            AS sent
        WHERE 1 = 1 ORDER BY place
        {_IN_ITS_PLACE}
        """,
        {"match": match_id, "owner": match_id, "rows": to_json(rows), "now": now},
        enqueues=True,
    )


def _owner(message: Message) -> tuple[int, str]:
    """Return whose message it is, and SQL for the part in which that is; a person is in none."""
    if message.match_id is not None:
        return message.match_id, _OF_MATCH
    message_type = registered().get(message.kind)
    part = message_type.part_of_owner if message_type else None
    return (int(message.target.partition(":")[0]), part) if part else (0, "0")


def _outbox_row(row: Row) -> OutboxRow:
    values = dict(row)
    del values["part"]
    values["payload"] = json.loads(values["payload"])
    return OutboxRow(**values)
