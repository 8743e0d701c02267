"""A deletion lasts: whatever is restored, it is repeated, and who has come back since stays."""

from __future__ import annotations

import shutil
from pathlib import Path

from bot.cli.parser import parser
from bot.store import Statement, Store, backup, copy, restore
from bot.store.privacy.deletions import Deletions
from tests.bot.store.scene import ANNE, BEN, NOW, running


async def known(store: Store, user_id: int) -> bool:
    return bool(await store.matches.open_of_user(user_id))


async def delete(store: Store, user_id: int) -> None:
    await store.forgetting.forget(user_id, token=await store.forgetting.ask(user_id, NOW))


async def test_a_restored_backup_brings_nobody_back(path: Path, backups: Path) -> None:
    old = path.with_name("old.sqlite3")
    store = await Store.open(path, backups)
    await running(store)
    backup(path, old)
    await delete(store, BEN)
    assert not await known(store, BEN)
    await store.close()
    restore(old, path, backups)
    store = await Store.open(path, backups)
    assert store.deleted_again == 1
    assert not await known(store, BEN)
    assert await known(store, ANNE), "nobody else goes"
    await store.close()
    store = await Store.open(path, backups)
    assert store.deleted_again == 0
    await store.close()


async def test_who_has_come_back_keeps_what_is_new(path: Path, backups: Path) -> None:
    newer = path.with_name("newer.sqlite3")
    store = await Store.open(path, backups)
    await running(store)
    await delete(store, BEN)
    await running(store)
    backup(path, newer)
    await store.close()
    for _ in range(2):
        store = await Store.open(path, backups)
        assert await known(store, BEN)
        await store.close()
        restore(newer, path, backups)


async def test_a_deletion_that_a_kill_has_cut_off_is_done_at_the_next_start(
    path: Path, backups: Path
) -> None:
    store = await Store.open(path, backups)
    await running(store)
    await store.forgetting.ask(BEN, NOW)
    assert await known(store, BEN)
    await store.close()
    store = await Store.open(path, backups)
    assert not await known(store, BEN)
    await store.close()


async def test_the_list_is_found_among_the_backups_when_the_disk_is_lost(path: Path, backups: Path) -> None:
    old = path.with_name("old.sqlite3")
    store = await Store.open(path, backups)
    await running(store)
    backup(path, old)
    await delete(store, BEN)
    await store.close()
    elsewhere = path.parent / "elsewhere"
    elsewhere.mkdir()
    shutil.copytree(backups, elsewhere / "backups")
    restore(old, elsewhere / path.name, elsewhere / "backups")
    store = await Store.open(elsewhere / path.name, elsewhere / "backups")
    assert not await known(store, BEN)
    await store.close()


async def test_a_copy_takes_the_list_with_it(path: Path, backups: Path) -> None:
    old, other = path.with_name("old.sqlite3"), path.with_name("other.sqlite3")
    store = await Store.open(path, backups)
    await running(store)
    backup(path, old)
    await delete(store, BEN)
    await store.close()
    copy(str(path), str(other), backups)
    restore(old, other, backups)
    store = await Store.open(other, backups)
    assert store.deleted_again == 1
    assert not await known(store, BEN)
    await store.close()


async def test_the_list_names_nobody(store: Store) -> None:
    await running(store)
    token = await store.forgetting.ask(BEN, NOW)
    file = store.forgetting._deletions.files[0]
    assert str(BEN) not in file.read_text()
    assert file.stat().st_mode & 0o077 == 0
    (line,) = Deletions(file, file).lines()
    assert (line.token, line.is_of(BEN), line.is_of(ANNE)) == (token, True, False)
    await store.forgetting.forget(BEN, token=token)
    rows = await store._reader.rows("SELECT * FROM deletions")
    assert [row["token"] for row in rows] == [token]


def test_a_torn_line_is_passed_over_and_nothing_after_it_is_lost(tmp_path: Path) -> None:
    listed = Deletions(tmp_path / "list", tmp_path / "copy" / "list")
    listed.add(1, NOW)
    with (tmp_path / "list").open("a") as torn:
        torn.write('{"token": "ab", "per')
    listed.add(2, NOW)
    assert [line.is_of(user) for line, user in zip(listed.lines(), (1, 2), strict=True)] == [True, True]
    assert len(Deletions(tmp_path / "copy" / "list", tmp_path / "copy" / "list").lines()) == 2


async def test_everybody_is_found_wherever_they_stand(store: Store) -> None:
    sql = """
        INSERT INTO rating_events (id, scope, game, at, teams, ranks, played)
        VALUES (1, 'all', 'toy', 0, '[[41],[42,-5]]', '[1,2]', 1)
    """
    await store.writer.write(Statement(sql))
    await store.lessons.begin(43, "toy", "first", "1")
    await store.forgetting.ask(41, NOW)
    await store.forgetting.ask(43, NOW)
    assert await store.forgetting.repeat(NOW) == 2
    (event,) = await store._reader.rows("SELECT teams FROM rating_events")
    assert "41" not in event["teams"].split("-")[0]
    assert "42" in event["teams"]
    assert await store.lessons.of_user(43) == []


def test_the_command_line_repeats_deletions_where_nobody_is_named() -> None:
    assert parser().parse_args(["forget"]).user is None
    assert parser().parse_args(["forget", "1234"]).user == 1234
