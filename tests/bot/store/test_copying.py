"""One database goes over into another one, whole or not at all, and Herald with it."""

import os
import signal
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest

from bot.store import (
    CannotRead,
    CannotWrite,
    CopyCutOff,
    CopyDiffers,
    InUse,
    Moved,
    NotADatabase,
    NotEmpty,
    NothingThere,
    SameDatabase,
    Store,
    StoreError,
    TooNew,
    copy,
    reopen,
)
from bot.store import copying as going
from bot.store.folder import name_of
from bot.store.sqlite.copying import FileSide
from bot.store.sqlite.schema import known_version
from bot.store.table import SqlTable
from tests.bot.store.filled import RELEASED, ROWS, filled
from tests.bot.store.scene import NOW, challenge
from tests.postgres import PASSWORD, ROLE, Server

NOTES = ("meta", "slots")
MARKS = "('moved', 'arriving')"


def dumped(path: Path) -> dict[str, list[tuple[object, ...]]]:
    """Return all rows of a file by table, but for what a database says of itself."""
    with closing(sqlite3.connect(path)) as database:
        names = [row[0] for row in database.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        return {
            name: sorted(
                database.execute(
                    f"SELECT * FROM {name}" + (f" WHERE key NOT IN {MARKS}" if name == "meta" else "")
                ).fetchall(),
                key=repr,
            )
            for name in names
        }


def rows_of(database: str) -> int:
    """Return how many rows are in a database's tables, but for `meta`."""
    if Path(database).exists():
        return sum(len(rows) for name, rows in dumped(Path(database)).items() if name not in NOTES)
    with psycopg.connect(database) as connection:
        names = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'").fetchall()
        counts = [connection.execute(f"SELECT count(*) FROM {name}".encode()).fetchone() for (name,) in names]
        return sum(row[0] for row, (name,) in zip(counts, names, strict=True) if row and name not in NOTES)


def in_the_end(attempt: Callable[[], Any]) -> Any:
    """Try until a server has noticed that who was there is dead."""
    end = time.monotonic() + 30
    while True:
        try:
            return attempt()
        except InUse:
            assert time.monotonic() < end
            time.sleep(0.02)


@pytest.fixture(params=["sqlite", "postgres"])
def target(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "to.sqlite3")
    return request.getfixturevalue("postgres_url")


@pytest.mark.parametrize("version", [*RELEASED, known_version()])
def test_a_database_of_each_schema_goes_to_a_server_and_comes_back(
    version: int, path: Path, backups: Path, postgres_url: str, tmp_path: Path
):
    filled(path, version)
    there = copy(str(path), postgres_url, backups)
    back = copy(postgres_url, str(tmp_path / "back.sqlite3"), backups)
    assert [(table.name, table.rows, table.here) for table in back.tables] == [
        (table.name, table.rows, table.there) for table in there.tables
    ]
    assert all(table.here == table.there for table in (*there.tables, *back.tables))
    assert dumped(tmp_path / "back.sqlite3") == dumped(path)
    if version == known_version():
        assert {table.name for table in there.tables} == dumped(path).keys()
        assert min(table.rows for table in there.tables) == ROWS


def test_a_file_goes_into_a_file_and_a_server_to_a_server(
    path: Path, backups: Path, postgres: Server, postgres_url: str, tmp_path: Path
):
    bare = postgres.create(postgres.name())
    copy(str(filled(path)), str(tmp_path / "second.sqlite3"), backups)
    copy(str(tmp_path / "second.sqlite3"), postgres_url, backups)
    copy(postgres_url, bare, backups)
    copy(bare, str(tmp_path / "back.sqlite3"), backups)
    postgres.drop(bare)
    assert dumped(tmp_path / "back.sqlite3") == dumped(path)


async def test_herald_goes_on_at_the_other_end_with_new_numbers_and_not_at_this(
    path: Path, backups: Path, target: str
):
    copy(str(filled(path)), target, backups)
    with pytest.raises(Moved) as moved:
        await Store.open(path, backups)
    assert moved.value.values["path"] == str(path)
    store = await Store.open(target, backups)
    row = await store.matches.create(challenge(), NOW)
    await store.close()
    assert row.id == ROWS + 1


async def test_where_it_went_is_said_without_the_password(
    path: Path, backups: Path, postgres: Server, postgres_url: str
):
    name = postgres_url.partition("?")[0].rpartition("/")[2]
    copy(str(filled(path)), postgres.of(name, f"{ROLE}:{PASSWORD}"), backups)
    with pytest.raises(Moved) as moved:
        await Store.open(path, backups)
    assert moved.value.values["to"] == f"postgresql://{ROLE}@/{name}"
    with pytest.raises(Moved):
        copy(str(path), str(path.with_name("another.sqlite3")), backups)
    assert not path.with_name("another.sqlite3").exists()
    async with Store.read(path) as store:  # to look at it is no mistake
        assert await store.meta.get("moved") == f"postgresql://{ROLE}@/{name}"


async def test_what_was_copied_may_be_opened_again(path: Path, backups: Path, target: str, tmp_path: Path):
    copy(str(filled(path)), target, backups)
    copy(target, str(tmp_path / "back.sqlite3"), backups)
    with pytest.raises(Moved):
        await Store.open(target, backups)
    assert reopen(target, backups) == str(tmp_path / "back.sqlite3")
    assert reopen(target, backups) is None
    await (await Store.open(target, backups)).close()
    with pytest.raises(NothingThere):
        reopen(str(tmp_path / "nothing.sqlite3"), backups)


def kill_at(monkeypatch: pytest.MonkeyPatch, when: str) -> None:
    """Let copying end by SIGKILL at a moment."""

    def killed(*_: object, **__: object) -> Any:
        os.kill(os.getpid(), signal.SIGKILL)

    match when:
        case "half of a table is there":
            over = going._Sum.over

            def half(self: Any, rows: Any) -> Iterator[Any]:
                for row in over(self, rows):
                    yield row
                    if "answer é♥🂡" in repr(row) or '"n": [1, 0.1]' in repr(row):
                        killed()

            monkeypatch.setattr(going._Sum, "over", half)
        case "all tables are there":
            monkeypatch.setattr(going, "CopiedTable", killed)
        case "the copy is whole":
            mark = going._mark
            monkeypatch.setattr(
                going, "_mark", lambda side, key, to: killed() if key == going.MOVED else mark(side, key, to)
            )
        case _:
            monkeypatch.setattr(going, "Copied", killed)


def copied_and_killed(source: str, target: str, backups: Path) -> None:
    """Copy in a process of its own, and wait until it is killed."""
    child = os.fork()
    if not child:
        try:
            copy(source, target, backups)
        finally:
            os._exit(1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == -signal.SIGKILL


@pytest.mark.parametrize("when", ["half of a table is there", "all tables are there"])
async def test_what_is_killed_before_its_end_leaves_nothing_there(
    path: Path, backups: Path, target: str, when: str, monkeypatch: pytest.MonkeyPatch
):
    filled(path)
    with monkeypatch.context() as killing:
        kill_at(killing, when)
        copied_and_killed(str(path), target, backups)
    await (await Store.open(path, backups)).close()
    assert rows_of(target) == 0
    in_the_end(lambda: copy(str(path), target, backups))
    assert rows_of(target) == rows_of(str(path))


async def test_what_is_killed_before_the_source_says_so_starts_nowhere_twice(
    path: Path, backups: Path, target: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    filled(path)
    with monkeypatch.context() as killing:
        kill_at(killing, "the copy is whole")
        copied_and_killed(str(path), target, backups)
    with pytest.raises(CopyCutOff) as cut:
        in_the_end(lambda: copy(target, str(tmp_path / "other.sqlite3"), backups))
    assert cut.value.values["source"] == str(path)
    with pytest.raises(CopyCutOff):
        await Store.open(target, backups)
    with pytest.raises(CopyCutOff):  # nor does anything else come there
        copy(str(filled(tmp_path / "second.sqlite3")), target, backups)
    store = await Store.open(path, backups)
    await store.matches.create(challenge(), NOW)
    await store.close()
    in_the_end(lambda: copy(str(path), target, backups))
    assert rows_of(target) == rows_of(str(path))
    await (await Store.open(target, backups)).close()


async def test_what_failed_when_the_source_had_its_mark_is_done_again(
    path: Path, backups: Path, target: str, monkeypatch: pytest.MonkeyPatch
):
    mark = going._mark

    def fails(side: going.CopySide, key: str, to: str) -> None:
        mark(side, key, to)
        if key == going.MOVED:
            raise CannotWrite(reason="the disk is full")

    with monkeypatch.context() as failing:
        failing.setattr(going, "_mark", fails)
        with pytest.raises(CannotWrite):
            copy(str(filled(path)), target, backups)
    for database in (str(path), target):
        with pytest.raises((Moved, CopyCutOff)):
            await Store.open(database, backups)
    copy(str(path), target, backups)
    await (await Store.open(target, backups)).close()


async def test_what_differs_or_cannot_be_read_leaves_nothing_there(
    path: Path, backups: Path, target: str, monkeypatch: pytest.MonkeyPatch
):
    filled(path)
    read = FileSide.read

    def damaged(self: FileSide, table: SqlTable, which: str) -> Iterator[Any]:
        for row in read(self, table, which):
            if table.name == "events":
                raise CannotRead(reason="page 3")
            yield row

    def other(self: going._Sum) -> str:
        return str(id(self))

    for name, instead, error in (("read", damaged, CannotRead), ("digest", other, CopyDiffers)):
        with monkeypatch.context() as failing:
            failing.setattr(FileSide if name == "read" else going._Sum, name, instead)
            with pytest.raises(error):
                copy(str(path), target, backups)
        assert rows_of(target) == 0
    await (await Store.open(path, backups)).close()
    store = await Store.open(target, backups)
    assert await store.meta.get("key é♥🂡\t\n'\" 1") is None
    await store.close()


def test_what_a_server_cannot_keep_is_named_and_nothing_is_left_there(
    path: Path, backups: Path, postgres_url: str
):
    with closing(sqlite3.connect(filled(path))) as database, database:
        database.execute("UPDATE seats SET name = 'a' || char(0) WHERE seat = 1")
    with pytest.raises(CannotWrite, match="seats"):
        copy(str(path), postgres_url, backups)
    assert rows_of(postgres_url) == 0


async def test_a_database_at_work_is_neither_copied_nor_copied_into(
    path: Path, backups: Path, target: str, tmp_path: Path
):
    source = str(filled(path))
    for database in (source, target):
        store = await Store.open(database, backups)
        with pytest.raises(InUse) as error:
            copy(source, target, backups)
        assert "process" in str(error.value.values["holder"])
        await store.close()
    copy(source, target, backups)
    store = await Store.open(target, backups)
    with pytest.raises(InUse):
        copy(target, str(tmp_path / "third.sqlite3"), backups)
    with pytest.raises(InUse):
        reopen(target, backups)
    await store.close()
    assert not (tmp_path / "third.sqlite3").exists()


def test_a_database_is_not_copied_into_itself_whatever_it_is_called(
    path: Path, backups: Path, postgres: Server, postgres_url: str
):
    filled(path)
    link = path.with_name("link.sqlite3")
    link.symlink_to(path)
    name = postgres_url.partition("?")[0].rpartition("/")[2]
    pairs = [(str(path), str(path)), (str(path), str(link)), (postgres_url, postgres.of(name, f"{ROLE}:x"))]
    for source, target in pairs:
        with pytest.raises(SameDatabase):
            copy(source, target, backups)


def test_nothing_is_copied_over_what_lies_there(path: Path, backups: Path, target: str, tmp_path: Path):
    second = str(filled(tmp_path / "second.sqlite3", rows=2))
    copy(second, target, backups)
    before = rows_of(target)
    with pytest.raises(NotEmpty):
        copy(str(filled(path)), target, backups)
    assert rows_of(target) == before


def test_a_database_of_another_program_or_a_newer_herald_is_neither_end(
    path: Path, backups: Path, postgres: Server, postgres_url: str, tmp_path: Path
):
    filled(path)
    recipes, newer = tmp_path / "recipes.sqlite3", tmp_path / "newer.sqlite3"
    foreign = postgres.create(postgres.name())
    with closing(sqlite3.connect(recipes)) as database:
        database.execute("CREATE TABLE recipes (name TEXT)")
    with closing(sqlite3.connect(filled(newer))) as database:
        database.execute(f"PRAGMA user_version = {known_version() + 1}")
    with psycopg.connect(foreign) as database:
        database.execute("CREATE TABLE recipes (name TEXT)")
    ends: list[tuple[str, type[StoreError]]] = [
        (str(recipes), NotADatabase), (foreign, NotADatabase), (str(newer), TooNew)
    ]  # fmt: skip
    for end, error in ends:
        with pytest.raises(error):
            copy(end, str(tmp_path / "to.sqlite3"), backups)
        with pytest.raises(error):
            copy(str(path), end, backups)
    postgres.drop(foreign)
    assert not (tmp_path / "to.sqlite3").exists()


def test_where_nothing_is_nothing_is_copied_or_made(
    path: Path, backups: Path, postgres: Server, tmp_path: Path
):
    bare = postgres.create(postgres.name())
    for source in (str(path), bare):
        with pytest.raises(NothingThere):
            copy(source, str(tmp_path / "to.sqlite3"), backups)
    postgres.drop(bare)
    assert not path.exists()
    assert not (tmp_path / "to.sqlite3").exists()


async def test_authors_pictures_go_along(path: Path, backups: Path, target: str):
    folder = path.with_name("herald-pictures")
    folder.mkdir()
    names = [name_of(7, data) for data in (b"a", b"b")]
    for name, data in zip(names, (b"a", b"b"), strict=True):
        (folder / name).write_bytes(data)
    (folder / "letter.txt").write_text("nobody's picture")
    made = copy(str(filled(path)), target, backups)
    store = await Store.open(target, backups)
    assert (made.pictures, made.folder) == (2, store.pictures.folder)
    assert [await store.pictures.get(7, name) for name in names] == [b"a", b"b"]
    assert sorted(file.name for file in made.folder.iterdir()) == sorted(names)
    await store.close()
