"""Opening a database of a server, and what is to be done there each day."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from urllib.parse import unquote, urlsplit

from bot.store.address import shown
from bot.store.errors import CannotWrite, StoreError
from bot.store.folder import NAMING, clear
from bot.store.opened import Opened, Waits
from bot.store.partition import WHOLE, Slot
from bot.store.peers import Nobody
from bot.store.postgres.peers import ServerNeighbours
from bot.store.postgres.reader import PostgresReader
from bot.store.postgres.slots import SlotHold
from bot.store.postgres.writer import PostgresCommits
from bot.store.writer import Batch, Writer

log = logging.getLogger(__name__)

BEAT_EVERY = 10.0
"""Seconds: a spare takes over from who has given no sign of life for three times as long."""
LOOK_EVERY = 86_400.0
"""Seconds between two looks for pictures that nothing names any more."""


async def open_server(url: str, backups: Path, slots: int | None, shards: int | None) -> Opened:
    """Create or migrate the database, and open it; without a number of slots keep other processes out.

    Raises InUse, CannotOpen, Refused, TooOld, WrongLetters, NotADatabase, TooNew, ClockOff or NoSessions.
    """
    async with AsyncExitStack() as undo:
        hold = await SlotHold.open(url, slots, shards)
        undo.push_async_callback(hold.release)
        commits = await PostgresCommits.open(url, hold.lost.is_set)
        undo.push_async_callback(commits.close)
        reader = await PostgresReader.open(url)
        undo.pop_all()
    pictures, writer = folder_of(url, backups), Writer(commits)
    neighbours = ServerNeighbours(writer)
    hold.on_word = lambda word: neighbours.on_word(word)
    return Opened(
        writer=writer,
        reader=reader,
        path=shown(url),
        pictures=pictures,
        backup=None,
        look_after=partial(look_after, url, reader, pictures),
        slots=slots,
        is_alone=hold.is_alone,
        take=hold.take,
        fence=commits.fence,
        lost=hold.lost,
        asked=hold.asked,
        neighbours=neighbours,
        beat_every=BEAT_EVERY,
        release=hold.release,
    )


@asynccontextmanager
async def beside(url: str, *, writes: bool = False) -> AsyncGenerator[Opened]:
    """Open a database while another process may work with it: to be read, or to write what that only reads.

    Raises CannotOpen.
    """
    reader = await PostgresReader.open(url)
    writer = Writer(await PostgresCommits.open(url, lambda: False) if writes else _Refuses())
    try:
        yield Opened(
            writer=writer,
            reader=reader,
            path=shown(url),
            pictures=folder_of(url, Path("backups")),
            backup=None,
            look_after=partial(look_after, url, reader, folder_of(url, Path("backups"))),
            slots=None,
            is_alone=False,
            take=_whole,
            fence=_no_fence,
            lost=asyncio.Event(),
            asked=asyncio.Event(),
            neighbours=Nobody(),
            beat_every=BEAT_EVERY,
            release=_nothing,
        )
    finally:
        await writer.close()
        await reader.close()


def folder_of(url: str, backups: Path) -> Path:
    """Return the folder of authors' pictures: beside that of backups, which all processes must share."""
    name = Path(unquote(urlsplit(url).path)).name or "herald"
    return backups.absolute().with_name(name + "-pictures")


async def look_after(url: str, reader: PostgresReader, pictures: Path, days: int) -> None:
    """Say once when nobody keeps what would bring the database back; remove pictures day by day.

    Backups are for the tools of the server: `pg_basebackup`, `pg_dump`.
    """
    row = await reader.row("SELECT current_setting('archive_mode') AS mode")
    if days and row is not None and row["mode"] == "off":
        log.warning("%s archives nothing, and Herald makes no backups of a server", shown(url))
    while True:
        try:
            named = [each["content"] for each in await reader.rows(NAMING)]
            await asyncio.to_thread(clear, pictures, named)
        except (StoreError, OSError) as error:
            log.warning("pictures that nothing names could not be removed: %s", error)
        await asyncio.sleep(LOOK_EVERY)


async def _whole(_: Waits) -> Slot:
    return WHOLE


def _no_fence(_: Slot) -> None:
    return


async def _nothing() -> None:
    return


class _Refuses:
    """Writes nothing: who reads beside another process has no right to."""

    async def commit(self, group: Sequence[Batch]) -> None:
        for batch in group:
            batch.error = CannotWrite(reason="opened to be read")

    async def close(self) -> None:
        return
