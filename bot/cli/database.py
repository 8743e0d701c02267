"""`export`, `forget` and `db …`: looking after the database, and moving from one to another."""

from __future__ import annotations

import argparse
import asyncio
import time
from pathlib import Path

from bot.cli.failure import Failure, in_words
from bot.cli.settings import settings_or_fail
from bot.matches.postgame.records import Records
from bot.store import (
    MatchStatus,
    Store,
    StoreError,
    TooNew,
    backup,
    check,
    copy,
    reopen,
    restore,
    shown,
)
from bot.workers import WorkerPool
from engines.registry import GAMES


def check_one(chosen: argparse.Namespace) -> int:
    """Print what is in a database and what is wrong with it; exit code 1 for the latter."""
    try:
        report = check(chosen.database)
    except StoreError as error:
        raise in_words(error) from error
    print(f"{report.path}: schema {report.version} of {report.known}")
    for table, rows in report.counts.items():
        print(f"  {table}: {rows}")
    for problem in report.problems:
        print(f"  damaged: {problem}")
    print(
        "All is well."
        if report.ok
        else f"{len(report.problems)} problems. Restore a backup, or ask for help."
    )
    return 0 if report.ok else 1


def backup_file(chosen: argparse.Namespace) -> int:
    """Copy a database, also while it is in use."""
    to = chosen.to or chosen.file.with_name(f"{chosen.file.name}.{time.strftime('%Y%m%d-%H%M%S')}.backup")
    if to.exists():
        raise Failure(f"{to} exists already; name another file with --to.")
    try:
        backup(chosen.file, to)
    except StoreError as error:
        raise in_words(error) from error
    print(f"{chosen.file} was copied to {to}.")
    return 0


def restore_file(chosen: argparse.Namespace) -> int:
    """Put a backup in the place of the database; Herald must not run."""
    settings = settings_or_fail()
    try:
        report = check(chosen.file)
        damage = [problem for problem in report.problems if not problem.startswith("schema version")]
        if damage:
            raise Failure(f"{chosen.file} is damaged, so it was not restored: {'; '.join(damage[:3])}.")
        if report.version > report.known:
            raise TooNew(path=str(chosen.file), found=report.version, known=report.known)
        aside = restore(chosen.file, settings.database, settings.backups)
    except StoreError as error:
        raise in_words(error) from error
    print(f"{settings.database} is now what {chosen.file} was.")
    print("When Herald starts, it deletes again everyone who was deleted since this backup.")
    if aside is not None:
        print(f"The previous database is in {aside}. To undo this, restore it.")
    return 0


def copy_one(chosen: argparse.Namespace) -> int:
    """Copy a database into an empty one; Herald must not run."""
    settings = settings_or_fail()
    try:
        made = copy(chosen.source, chosen.target, settings.backups)
    except StoreError as error:
        raise in_words(error) from error
    print(f"{made.source} was copied to {made.target}.")
    for table in made.tables:
        print(f"  {table.name}: {table.rows} rows, {table.here} there, {table.there} here")
    print(f"Both are the same: {sum(table.rows for table in made.tables)} rows.")
    if made.pictures:
        print(f"Pictures of authors: {made.pictures}, in {made.folder}.")
    print("Set HERALD_DATABASE to the new one. Herald no longer starts on the old one.")
    print("To go back to the old one as it is now, run `python -m bot db reopen` with its path or address.")
    return 0


def reopen_one(chosen: argparse.Namespace) -> int:
    """Let Herald start again on a database that was copied elsewhere."""
    settings = settings_or_fail()
    try:
        to = reopen(chosen.database, settings.backups)
    except StoreError as error:
        raise in_words(error) from error
    if to is None:
        raise Failure(f"{shown(chosen.database)} was not copied elsewhere, so there is nothing to reopen.")
    print(f"Herald can start on {shown(chosen.database)} again. It is as it was before the copy to {to}.")
    return 0


def export(chosen: argparse.Namespace) -> int:
    """Write the record of a finished match; Herald may run meanwhile."""
    settings = settings_or_fail()
    try:
        record = asyncio.run(_record(settings.database, chosen.match))
    except StoreError as error:
        raise in_words(error) from error
    print(record)
    return 0


def forget(chosen: argparse.Namespace) -> int:
    """Delete what is kept of a person; without one, repeat deletions after a restore. Herald must not run."""
    settings = settings_or_fail()
    if not Store.is_there(settings.database):
        raise Failure(f"there is no database at {settings.database}. Check HERALD_DATABASE.")
    try:
        again = asyncio.run(_forget(settings.database, settings.backups, chosen.user))
    except StoreError as error:
        raise in_words(error) from error
    if again or chosen.user is None:
        print(f"Deletions that were missing in {shown(settings.database)} and were repeated: {again}.")
    if chosen.user is None:
        return 0
    print(f"{shown(settings.database)} no longer holds anything about {chosen.user}.")
    print(f"Backups still do. Delete those in {settings.backups} too, or keep them no longer than needed.")
    return 0


async def _forget(database: str, backups: Path, user_id: int | None) -> int:
    store = await Store.open(database, backups)
    try:
        if user_id is not None:
            token = await store.forgetting.ask(user_id, time.time())
            await store.forgetting.forget(user_id, token=token)
        return store.deleted_again
    finally:
        await store.close()


async def _record(database: str, code: str) -> str:
    async with Store.read(database) as store:
        row = await store.matches.by_code(code)
        if row is None or row.game not in GAMES:
            raise Failure(f"there is no match “{code}”. Copy the code from the board, such as BCDFGH.")
        if row.status is not MatchStatus.FINISHED:
            raise Failure(
                f"the match {row.code} is not over. Its record would reveal the dice, so wait until it is."
            )
        return await Records(store, WorkerPool(0), 0).of_match(row)
