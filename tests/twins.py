"""A store that is on both databases at once: each statement is given to both, and they must say the same.

What they return is compared row by row, in order where it has one, and so is the error that each raises. The
ids of new rows are those that SQLite gives: of what was refused, PostgreSQL would leave gaps.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

from bot.store.errors import StoreError
from bot.store.opened import Opened
from bot.store.sql import Reader, Row, Rows, Value
from bot.store.writer import Batch, Commits, Writer

NUMBERED = (
    "matches", "packs", "decks", "tournaments", "tournament_audit", "outbox", "searches", "seasons",
    "lessons", "real_runs",
)  # fmt: skip
"""Tables whose ids the database gives."""
AS_SQLITE_DOES = "".join(
    f"""
    CREATE FUNCTION next_of_{table}() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN NEW.id := (SELECT coalesce(max(id), 0) + 1 FROM {table}); RETURN NEW; END $$;
    CREATE TRIGGER next BEFORE INSERT ON {table} FOR EACH ROW EXECUTE FUNCTION next_of_{table}();
    """
    for table in NUMBERED
)


def twin(file: Opened, server: Opened) -> Opened:
    """Return both as one."""
    turn = asyncio.Lock()  # nobody reads between a commit in the one and in the other
    return Opened(
        writer=Writer(_Commits(file.writer._connection, server.writer._connection, turn)),
        reader=_Reader(file.reader, server.reader, turn),
        path=file.path,
        pictures=file.pictures,
        backup=file.backup,
        look_after=file.look_after,
        slots=file.slots,
        is_alone=file.is_alone,
        take=file.take,
        fence=server.fence,
        lost=file.lost,
        asked=file.asked,
        neighbours=file.neighbours,
        beat_every=file.beat_every,
        release=partial(_release, file, server),
    )


async def _release(*both: Opened) -> None:
    for each in both:
        await each.release()


class _Commits:
    def __init__(self, file: Commits, server: Commits, turn: asyncio.Lock) -> None:
        self.file, self.server, self.turn = file, server, turn

    async def commit(self, group: Sequence[Batch]) -> None:
        loop = asyncio.get_running_loop()
        others = [Batch(batch.statements, loop.create_future()) for batch in group]
        async with self.turn:
            await self.file.commit(group)
            for other in others:  # one by one, in the order of the file: a server sorts what it gets at once
                await self.server.commit([other])
        for one, other in zip(group, others, strict=True):
            try:
                _agree(one, other)
            except AssertionError as error:  # for who has written it: the writer itself goes on
                one.error = error

    async def close(self) -> None:
        await self.file.close()
        await self.server.close()


class _Reader:
    def __init__(self, file: Reader, server: Reader, turn: asyncio.Lock) -> None:
        self.file, self.server, self.turn = file, server, turn

    async def rows(self, sql: str, /, **values: Value) -> Rows:
        async with self.turn:
            one, other = await asyncio.gather(
                self.file.rows(sql, **values), self.server.rows(sql, **values), return_exceptions=True
            )
        if isinstance(one, BaseException) or isinstance(other, BaseException):
            assert type(one) is type(other), f"{one!r} and {other!r} by {sql}"
            assert isinstance(one, BaseException)
            raise one
        _compare(sql, one, other)
        return one

    async def row(self, sql: str, /, **values: Value) -> Row | None:
        rows = await self.rows(sql, **values)
        return rows[0] if rows else None

    async def close(self) -> None:
        await self.file.close()
        await self.server.close()


def _agree(one: Batch, other: Batch) -> None:
    ours, theirs = _said(one.error), _said(other.error)
    assert ours == theirs, f"{one.error!r} and {other.error!r} by {one.statements}"
    if one.error is None and one.statements:
        _compare(one.statements[-1].sql, one.rows, other.rows)


def _said(error: Exception | None) -> Any:
    """Return what is the same of an error in both; mistakes of our own each tells in its words."""
    if isinstance(error, StoreError):
        return type(error), error.values.get("what")
    return error is not None


def _compare(sql: str, one: Rows, other: Rows) -> None:
    ours, theirs = ([_plain(row) for row in rows] for rows in (one, other))
    if "ORDER BY" not in sql:
        ours, theirs = sorted(ours, key=repr), sorted(theirs, key=repr)
    assert ours == theirs, f"not the same by {sql}"


def _plain(row: Row) -> dict[str, Any]:
    return {name: _value(row[name]) for name in list(row.keys())}


def _value(value: Any) -> Any:
    """Return a value as both have it: truth is a number, and a document what it holds."""
    match value:
        case bool():
            return int(value)
        case str() if value.startswith("{"):
            return json.loads(value)
        case _:
            return value


async def open_both(path: Path, backups: Path, url: str, opened: Any) -> Opened:
    """Open a file and a database of a server as one."""
    file = await opened(str(path), backups)
    try:
        return twin(file, await opened(url, backups))
    except BaseException:
        await file.writer.close()
        await file.reader.close()
        await file.release()
        raise
