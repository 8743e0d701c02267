"""A backup each day, kept for some days; and putting one in the database's place."""

from __future__ import annotations

import asyncio
import logging
import os
import re
import shutil
import sqlite3
from contextlib import closing, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from threading import Event

from bot.store.errors import CannotOpen
from bot.store.private import make_folder, make_private
from bot.store.sqlite.files import LOGS
from bot.store.sqlite.lease import Lease
from bot.store.sqlite.pictures import bring_back, mirror, sweep
from bot.store.sqlite.schema import backup, open_to_read, opening_error, restoring

log = logging.getLogger(__name__)

LOOK_EVERY = 3_600.0
"""Seconds between two looks whether the day has its backup."""
_STEP, _PAUSE = 256, 0.02
"""Pages copied at once, and seconds between, so that the disk is there for moves."""


class _Stopped(Exception):
    """The process ends: the backup is made after the next start."""


async def keep_backups(database: Path, folder: Path, days: int) -> None:
    """Make a backup each day, off the loop, as long as this runs; a failure is told and tried again."""
    stop = Event()
    if not days:
        with suppress(sqlite3.Error, OSError):  # else it goes with the day's backup
            await asyncio.to_thread(sweep, database)
    while days:
        try:
            made = await asyncio.to_thread(daily, database, folder, days, datetime.now(UTC), stop)
            if made is not None:
                log.info("the day's backup is %s", made)
        except asyncio.CancelledError:
            stop.set()  # a thread cannot be cancelled
            raise
        except Exception as error:  # a full disk must not end what makes tomorrow's
            log.warning("the day's backup could not be made: %s", error)
        await asyncio.sleep(LOOK_EVERY)


def daily(database: Path, folder: Path, days: int, now: datetime, stop: Event | None = None) -> Path | None:
    """Make the day's backup if there is none yet, and remove those older than so many days.

    Returns the new file; None too when it is told to stop meanwhile. Raises
    CannotOpen, NotADatabase or Corrupt.
    """
    to = folder / f"{database.stem}-day-{now:%Y%m%d}.sqlite3"
    if to.exists():
        return None
    try:
        make_folder(folder)
        if not _copy_gently(database, to, stop or Event()):
            return None
        _remove_old(folder, database.stem, now - timedelta(days=days))
        sweep(database)
        mirror(database, folder)
    except sqlite3.Error as error:
        raise opening_error(error, database) from error
    except OSError as error:
        raise CannotOpen(path=str(to), reason=str(error)) from error
    return to


def _copy_gently(database: Path, to: Path, stop: Event) -> bool:
    """Copy a database that is in use, in small steps; False when told to stop."""

    def stopped(*_: int) -> None:
        if stop.is_set():
            raise _Stopped

    part = to.with_name(to.name + ".part")
    part.unlink(missing_ok=True)
    make_private(part)
    with (
        suppress(_Stopped),
        closing(open_to_read(database)) as source,
        closing(sqlite3.connect(part)) as target,
    ):
        source.execute("BEGIN")  # what is written meanwhile would make the copy begin again and again
        source.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        source.backup(target, pages=_STEP, sleep=_PAUSE, progress=stopped)
        target.execute("PRAGMA journal_mode = DELETE")
    if stop.is_set():
        part.unlink()
        return False
    os.replace(part, to)
    return True


def _remove_old(folder: Path, stem: str, before: datetime) -> None:
    for file in folder.glob(f"{stem}-day-*.sqlite3"):
        day = re.search(r"-day-(\d{8})\.sqlite3\Z", file.name)
        if day and day[1] <= f"{before:%Y%m%d}":
            file.unlink(missing_ok=True)


def put_back(file: Path, database: Path, backups: Path) -> Path | None:
    """Put a backup in the database's place; return where the one before now lies.

    The last rename decides. Killed before it, the database is still the one that it was, or what lies beside
    it lets no Herald start until the restore is run again. Raises InUse while Herald runs, and CannotOpen,
    NotADatabase or Corrupt.
    """
    database = database.resolve()
    lease = Lease.take(database)
    try:
        ready = restoring(database)
        ready.unlink(missing_ok=True)
        backup(file, ready)
        _fold_log(database)
        aside = _copy_aside(database, backups)
        for end in LOGS:  # they would spoil what takes the database's place
            database.with_name(database.name + end).unlink(missing_ok=True)
        bring_back(database, backups)
        os.replace(ready, database)
        return aside
    except OSError as error:
        raise CannotOpen(path=str(database), reason=str(error)) from error
    finally:
        lease.release()


def _fold_log(database: Path) -> None:
    """Write the log into the database, so that this is whole by itself; what is damaged stays as it is."""
    if not database.exists() or not database.stat().st_size:
        return
    with suppress(sqlite3.Error), closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE").fetchone()


def _copy_aside(database: Path, backups: Path) -> Path | None:
    """Keep the database, with a log that could not be folded in; None where there was nothing."""
    if not database.exists() or not database.stat().st_size:
        return None
    make_folder(backups)
    stamp = datetime.now(UTC).strftime("%Y%m%dT%H%M%S.%fZ")
    aside = backups.resolve() / f"{database.stem}-before-restore-{stamp}.sqlite3"
    for end in ("", *LOGS):
        part = database.with_name(database.name + end)
        if part.exists():
            _keep(part, aside.with_name(aside.name + end))
    return aside


def _keep(file: Path, to: Path) -> None:
    """Give a file a second name, or copy it to another disk, and let nobody else read it."""
    try:
        os.link(file, to)
    except OSError:
        make_private(to)
        shutil.copyfile(file, to)
    make_private(to)
