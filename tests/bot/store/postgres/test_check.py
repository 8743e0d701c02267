"""A database of a server is examined as a file is."""

from pathlib import Path

import psycopg
import pytest

from bot.store import CannotOpen, Checkpoint, Deadline, NotADatabase, Store, StoreRefused, TooNew, check
from bot.store.postgres.check import check_database
from bot.store.postgres.schema import known_version
from bot.store.sqlite.shape import tables
from bot.store.table import SqlTable
from tests.bot.store.scene import NOW, dump, move, running
from tests.postgres import GUARDED, PASSWORD, Server


async def played(url: str, folder: Path) -> None:
    store = await Store.open(url, folder)
    row = await running(store)
    late = [Deadline(match_id=row.id, seat=0, due=NOW)]
    await store.moves.commit(move(row, 1, checkpoint=Checkpoint(1, dump(1)), deadlines=late), NOW)
    await store.close()


async def test_a_sound_database_is_found_sound_while_in_use(postgres_url: str, tmp_path: Path):
    await played(postgres_url, tmp_path)
    store = await Store.open(postgres_url, tmp_path)
    report = check(postgres_url)
    await store.close()
    assert report.ok
    assert (report.version, report.known) == (known_version(), known_version())
    assert (report.counts["matches"], report.counts["answers"]) == (1, 1)


async def test_contradictions_are_named(fresh_url: str, tmp_path: Path):
    await played(fresh_url, tmp_path)
    changes = {
        "UPDATE checkpoints SET number = 9": "checkpoint of another match or moment",
        "DELETE FROM checkpoints": "running match without checkpoint",
        "UPDATE matches SET status = 'paused'": "deadline of a match that does not go on",
        "ALTER TABLE seats ADD CONSTRAINT odd CHECK (seat < 9) NOT VALID": "seats: odd was never checked",
        "SET session_replication_role = replica; DELETE FROM matches": "seats: a row belongs to no row of",
    }
    for sql, problem in changes.items():
        with psycopg.connect(fresh_url) as database:
            database.execute(sql.encode())
        found = check(fresh_url).problems
        assert any(line.startswith(problem) for line in found), problem
        assert "the-secret-seed" not in "".join(found)
    with psycopg.connect(fresh_url) as database:
        database.execute("UPDATE meta SET value = '1' WHERE key = 'schema'")
    assert check(fresh_url).problems == (f"schema version 1, this Herald knows {known_version()}",)


def test_a_table_that_cannot_be_read_to_its_end_is_named(postgres_url: str):
    broken = SqlTable("(SELECT 1 / 0)", (), (), ())
    (problem,) = check_database(postgres_url, [broken, *tables()]).problems
    assert "division by zero" in problem


def test_what_is_no_database_of_ours_is_refused(postgres: Server, fresh_url: str):
    name = fresh_url.partition("?")[0].rpartition("/")[2]
    bare = postgres.create(postgres.name())
    with pytest.raises(NotADatabase):
        check(bare)
    postgres.drop(bare)
    with pytest.raises(StoreRefused):
        check(postgres.of(name, f"{GUARDED}:{PASSWORD}x"))
    with pytest.raises(CannotOpen) as error:
        check(f"postgresql://u:{PASSWORD}@127.0.0.1:1/herald")
    assert PASSWORD not in str(error.value)
    with psycopg.connect(fresh_url) as database:
        database.execute("UPDATE meta SET value = '9999' WHERE key IN ('schema', 'oldest')")
    with pytest.raises(TooNew):
        check(fresh_url)
