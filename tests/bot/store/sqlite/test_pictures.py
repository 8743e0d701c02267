"""Pictures beside the database: whole or not there, private, and gone from backups with the next one."""

from __future__ import annotations

import os
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.store import Store, restore
from bot.store.sqlite import pictures
from bot.store.sqlite.backups import daily

GUILD = 7
DAY = datetime(2027, 1, 31, 12, tzinfo=UTC)
LONG_AGO = 1_000_000.0


def named(folder: Path) -> set[str]:
    return {file.name for file in folder.iterdir()} if folder.exists() else set()


async def hung(store: Store, *data: bytes, pack: str = "club") -> list[str]:
    """Keep pictures long ago, and let a pack name them."""
    names = [await store.pictures.put(GUILD, each) for each in data]
    content = '{"name": {"en": "Club", "fr": "Club"}, "files": "' + " ".join(names) + '"}'
    await store.packs.put(GUILD, "neo_noble", pack, 1, content, 1, 0.0)
    for name in named(store.pictures.folder):
        os.utime(store.pictures.folder / name, (LONG_AGO, LONG_AGO))
    return names


async def test_a_picture_is_for_nobody_else_on_the_machine(store: Store) -> None:
    (name,) = await hung(store, b"a")
    folder = store.pictures.folder
    assert (folder / name).stat().st_mode & 0o777 == 0o600
    assert folder.stat().st_mode & 0o777 == 0o700


async def test_a_picture_that_is_cut_off_is_not_there(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        await store.pictures.put(GUILD, b"a")
    assert named(store.pictures.folder) == set()


async def test_a_picture_that_somebody_has_changed_on_the_disk_is_not_given(store: Store) -> None:
    (name,) = await hung(store, b"a")
    assert await store.pictures.get(GUILD, name) == b"a"
    (store.pictures.folder / name).write_bytes(b"b")
    assert await store.pictures.get(GUILD, name) is None
    assert await store.pictures.get(GUILD, "../herald.sqlite3") is None


async def test_backups_hold_the_pictures_and_lose_with_the_next_what_was_removed(
    store: Store, path: Path, backups: Path
) -> None:
    one, other = await hung(store, b"a", b"b")
    copies = backups / store.pictures.folder.name
    daily(path, backups, 7, DAY)
    assert named(copies) == {one, other}
    await store.pictures.remove([one])
    daily(path, backups, 7, DAY + timedelta(days=1))
    assert named(copies) == {other}


async def test_what_nothing_names_goes_with_the_days_backup_but_not_what_has_just_come(
    store: Store, path: Path, backups: Path
) -> None:
    (name,) = await hung(store, b"a")
    await store.packs.remove(GUILD, "neo_noble", "club")
    (kept,) = await hung(store, b"b", pack="other")
    fresh = await store.pictures.put(GUILD, b"c")
    daily(path, backups, 7, DAY)
    assert named(store.pictures.folder) == {kept, fresh}
    assert name not in named(backups / store.pictures.folder.name)
    assert pictures.folder_of(path) == store.pictures.folder


async def test_a_restored_backup_brings_its_pictures_back(path: Path, backups: Path) -> None:
    store = await Store.open(path, backups)
    names = await hung(store, b"a", b"b")
    made = daily(path, backups, 7, DAY)
    folder = store.pictures.folder
    await store.close()
    assert made is not None
    for name in names:
        (folder / name).unlink()
    restore(made, path, backups)
    assert named(folder) == set(names)
    assert (folder / names[0]).read_bytes() == b"a"
