"""Files that nobody else may read; a backup each day; putting one in the database's place."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from bot.store import (
    CannotOpen,
    Corrupt,
    InUse,
    NotADatabase,
    RestoreCutOff,
    Store,
    backup,
    check,
    restore,
)
from bot.store.sqlite import backups as backups_of
from bot.store.sqlite.backups import daily, keep_backups
from tests.bot.store.scene import NOW, move, running

DAY = datetime(2027, 1, 31, 12, tzinfo=UTC)


def named(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir()) if folder.exists() else []


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


async def test_nobody_else_may_read_any_of_the_files(path: Path, backups: Path):
    before = os.umask(0)
    try:
        store = await Store.open(path, backups)
        row = await running(store)
        await store.moves.commit(move(row, 1), NOW)
        backup(path, path.with_name("copy.sqlite3"))
        made = daily(path, backups, 7, DAY)
        assert made is not None
        parts = [path, made, *path.parent.glob("herald.sqlite3-*"), path.with_name("copy.sqlite3")]
        assert len(parts) >= 6
        assert {part.name: mode(part) for part in parts} == {part.name: 0o600 for part in parts}
        assert mode(backups) == 0o700
        await store.close()
    finally:
        os.umask(before)


async def test_the_rights_of_older_files_are_mended(path: Path, backups: Path):
    store = await Store.open(path, backups)
    await store.close()
    lease = path.with_name(path.name + "-lease")
    for part in (path, lease):
        part.chmod(0o644)
    store = await Store.open(path, backups)
    assert (mode(path), mode(lease)) == (0o600, 0o600)
    await store.close()


@pytest.mark.parametrize("link", [Path.symlink_to, Path.hardlink_to])
async def test_another_name_for_the_file_lets_no_second_process_in(store: Store, path: Path, link: object):
    folder = path.parent / "elsewhere"
    folder.mkdir()
    other = folder / "other.sqlite3"
    assert callable(link)
    link(other, path)
    with pytest.raises(InUse):
        await Store.open(other, folder)
    await store.deadlines.beat(NOW)


async def test_a_backup_a_day_is_kept_for_some_days(store: Store, path: Path, backups: Path):
    await running(store)
    for day in range(10):
        assert daily(path, backups, 3, DAY + timedelta(days=day)) is not None
        assert daily(path, backups, 3, DAY + timedelta(days=day, hours=3)) is None
    left = named(backups)
    assert left == [f"herald-day-202702{day:02}.sqlite3" for day in (7, 8, 9)]
    assert check(backups / left[-1]).ok
    assert check(backups / left[-1]).counts["matches"] == 1


async def test_a_backup_is_made_while_moves_are_written(store: Store, path: Path, backups: Path):
    row = await running(store)
    copying = asyncio.create_task(asyncio.to_thread(daily, path, backups, 3, DAY))
    number = 0
    while not copying.done():
        number += 1
        await store.moves.commit(move(row, number), NOW)
    made = await copying
    assert made is not None
    assert check(made).ok


async def test_the_end_of_the_process_ends_a_backup(store: Store, path: Path, backups: Path):
    stop = Event()
    stop.set()
    await running(store)
    assert daily(path, backups, 3, DAY, stop) is None
    assert named(backups) == []


async def test_backups_are_kept_in_the_background(store: Store, path: Path, backups: Path):
    keeping = asyncio.create_task(keep_backups(path, backups, 2))
    for _ in range(1_000):
        if any(name.endswith(".sqlite3") for name in named(backups)):
            break
        await asyncio.sleep(0.01)
    keeping.cancel()
    await asyncio.gather(keeping, return_exceptions=True)
    assert len(named(backups)) == 1
    assert await asyncio.wait_for(keep_backups(path, backups, 0), 5) is None


async def matches_in(path: Path, backups: Path) -> int:
    store = await Store.open(path, backups)
    rows = await store.matches.of_user(1001)
    await store.close()
    return len(rows)


async def test_a_restored_backup_takes_the_place_and_nothing_mixes(path: Path, backups: Path):
    store = await Store.open(path, backups)
    await running(store)
    saved = daily(path, backups, 3, DAY)
    assert saved is not None
    await running(store)
    with pytest.raises(InUse):
        restore(saved, path, backups)
    # As a kill leaves it: the second match is in the log alone.
    copies = {end: path.with_name(path.name + end).read_bytes() for end in ("", "-wal")}
    await store.close()
    for end, data in copies.items():
        path.with_name(path.name + end).write_bytes(data)
    aside = restore(saved, path, backups)
    assert aside is not None
    assert not path.with_name(path.name + "-wal").exists()
    assert await matches_in(path, backups) == 1
    assert mode(path) == mode(aside) == 0o600
    with closing(sqlite3.connect(aside)) as kept:
        assert kept.execute("SELECT count(*) FROM matches").fetchone() == (2,), "its log is there too"
    restore(aside, path, backups)
    assert await matches_in(path, backups) == 2


async def test_what_is_no_backup_changes_nothing(path: Path, backups: Path, tmp_path: Path):
    store = await Store.open(path, backups)
    await running(store)
    await store.close()
    wrong = tmp_path / "wrong"
    wrong.write_bytes(b"no database" * 100)
    with pytest.raises(NotADatabase):
        restore(wrong, path, backups)
    with pytest.raises(CannotOpen):
        restore(tmp_path / "none", path, backups)
    assert await matches_in(path, backups) == 1


class Killed(BaseException):
    """The process has ended here."""


def dies_at(step: int, patch: pytest.MonkeyPatch) -> None:
    """Let the process end at one of the calls of which a restore is made."""
    numbers = count()

    def dying(call: Callable[..., Any]) -> Callable[..., Any]:
        def called(*args: Any, **kwargs: Any) -> Any:
            if next(numbers) == step:
                raise Killed
            return call(*args, **kwargs)

        return called

    for owner, name in (
        (os, "replace"), (os, "link"), (Path, "unlink"), (sqlite3, "connect"), (backups_of, "make_private")
    ):  # fmt: skip
        patch.setattr(owner, name, dying(getattr(owner, name)))


@pytest.mark.parametrize("damaged", [False, True])
async def test_a_restore_that_is_cut_off_anywhere_loses_nothing_and_is_finished_by_another(
    tmp_path: Path, damaged: bool, monkeypatch: pytest.MonkeyPatch
):
    """Herald starts with the database as it was, or with the backup, or says how to finish; never empty."""
    refused = 0
    for step in range(100):
        path, backups = tmp_path / str(step) / "herald.sqlite3", tmp_path / str(step) / "backups"
        path.parent.mkdir()
        store = await Store.open(path, backups)
        await running(store)
        saved = daily(path, backups, 3, DAY)
        assert saved is not None
        await running(store)
        logged = path.with_name(path.name + "-wal").read_bytes()
        whole = path.read_bytes()
        await store.close()
        if damaged:  # by a kill, and then by the disk: the log cannot be folded in
            path.write_bytes(whole[:100] + b"?" * 100 + whole[200:])
            path.with_name(path.name + "-wal").write_bytes(logged)
        dies_at(step, monkeypatch)
        try:
            restore(saved, path, backups)
        except Killed:
            monkeypatch.undo()
        else:
            monkeypatch.undo()
            assert refused > 0, "a start beside the traces of a restore is refused"
            assert step > 5
            return
        try:
            found = await matches_in(path, backups)
        except RestoreCutOff:
            refused += 1
        except (Corrupt, NotADatabase):
            assert damaged
        else:
            assert found in (1, 2)
        restore(saved, path, backups)
        assert await matches_in(path, backups) == 1
        if not damaged:
            kept = [file for file in backups.iterdir() if "before-restore" in file.name]
            held = [await matches_in(file, backups) for file in kept if file.suffix == ".sqlite3"]
            assert 2 in held, "the database before is there"
    raise AssertionError("it does not end")
