"""Opening a database that is a file."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager, closing
from functools import partial
from math import inf
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.store.errors import InUse
from bot.store.opened import Opened, Waits
from bot.store.partition import WHOLE, Slot
from bot.store.peers import Nobody
from bot.store.sqlite.backups import keep_backups
from bot.store.sqlite.lease import Lease
from bot.store.sqlite.pictures import folder_of
from bot.store.sqlite.reader import SqliteReader
from bot.store.sqlite.schema import (
    backup,
    found_version,
    known_version,
    open_to_read,
    opening_error,
    prepare,
)
from bot.store.sqlite.writer import SqliteCommits
from bot.store.writer import Writer


async def open_file(path: Path, backups: Path) -> Opened:
    """Take the lease, create or migrate the file, and open it.

    Raises InUse, CannotOpen, RestoreCutOff, NotADatabase, Corrupt or TooNew.
    """
    lease = await asyncio.to_thread(Lease.take, path)
    async with AsyncExitStack() as undo:
        undo.callback(lease.release)
        saved = await asyncio.to_thread(prepare, path, backups)
        try:
            writer = Writer(await SqliteCommits.open(path))
            undo.push_async_callback(writer.close)
            reader = await SqliteReader.open(path)
        except sqlite3.Error as error:
            raise opening_error(error, path) from error
        undo.pop_all()
    return Opened(
        writer=writer,
        reader=reader,
        path=str(path),
        pictures=folder_of(path),
        backup=saved,
        look_after=partial(keep_backups, path, backups),
        slots=1,
        is_alone=True,
        take=_take,
        fence=_fence,
        lost=asyncio.Event(),  # never: the lease ends with the process
        asked=asyncio.Event(),
        neighbours=Nobody(),
        beat_every=inf,
        release=partial(_release, lease),
    )


async def _take(_: Waits) -> Slot:
    return WHOLE


def _fence(_: Slot) -> None:
    """Do nothing: the lease keeps all others out."""


async def _release(lease: Lease) -> None:
    lease.release()


@asynccontextmanager
async def beside(path: Path) -> AsyncGenerator[Opened]:
    """Open a file that another process has, to write what that one only reads: without its lease.

    Raises CannotOpen, NotADatabase, TooNew, or InUse where the other one has an older schema.
    """
    try:
        with closing(open_to_read(path)) as connection:
            if found_version(connection, path, known_version()) < known_version():
                raise InUse(path=str(path), holder="?")
        writer, reader = Writer(await SqliteCommits.open(path)), await SqliteReader.open(path)
    except sqlite3.Error as error:
        raise opening_error(error, path) from error
    try:
        yield Opened(
            writer=writer,
            reader=reader,
            path=str(path),
            pictures=folder_of(path),
            backup=None,
            look_after=partial(keep_backups, path, path.parent),
            slots=1,
            is_alone=False,
            take=_take,
            fence=_fence,
            lost=asyncio.Event(),
            asked=asyncio.Event(),
            neighbours=Nobody(),
            beat_every=inf,
            release=_nothing,
        )
    finally:
        await writer.close()
        await reader.close()


async def _nothing() -> None:
    """Hold nothing that is to be released."""


@asynccontextmanager
async def copied(path: Path) -> AsyncGenerator[Opened]:
    """Open a copy of a file, which may be in use. Raises what `open_file` does."""
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.sqlite3"
        await asyncio.to_thread(backup, path, copy)
        opened = await open_file(copy, Path(folder))
        try:
            yield opened
        finally:
            await opened.writer.close()
            await opened.reader.close()
            await opened.release()
