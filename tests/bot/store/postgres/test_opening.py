"""What cannot be opened is said in a sentence, and never with the password."""

import asyncio
import builtins
import logging
import sys
from importlib import util
from pathlib import Path

import psycopg
import pytest

from bot.store import (
    BadAddress,
    CannotOpen,
    CannotRead,
    CannotWrite,
    InUse,
    NoDriver,
    NotADatabase,
    OnlyFiles,
    Store,
    StoreError,
    StoreRefused,
    TooNew,
    TooOld,
    WrongLetters,
    restore,
    shown,
)
from bot.store.postgres import opening, schema
from bot.texts.texts import texts_in
from engines.kernel import Say
from tests.bot.matches.scene import until
from tests.bot.store.scene import NOW, move, running
from tests.postgres import GUARDED, PASSWORD, Server


async def refused(url: str, folder: Path) -> StoreError:
    with pytest.raises(StoreError) as caught:
        await Store.open(url, folder)
    said = [texts_in(locale).tell(Say(caught.value.key, caught.value.values)) for locale in ("en", "fr")]
    for text in (*said, repr(caught.value), str(caught.value)):
        assert PASSWORD not in text
    return caught.value


@pytest.mark.parametrize(
    "url",
    [
        f"postgresql://u:{PASSWORD}@x@host/herald",
        f"postgresql://u:a/{PASSWORD}@host/herald",
        f"postgresql://u:a#{PASSWORD}@host/herald",
        f"postgresql://u:a?{PASSWORD}@host/herald",
        f"postgresql:u:{PASSWORD}@host/herald",
        f"postgresql://u:{PASSWORD}@host:port/herald",
        f"postgresql://u:{PASSWORD}@host:99999/herald",
        f"postgresql://u:{PASSWORD}@[host/herald",
    ],
)
async def test_an_address_that_is_torn_by_its_password_is_not_repeated(url: str, tmp_path: Path):
    assert isinstance(await refused(url, tmp_path), BadAddress)
    assert PASSWORD not in shown(url)


async def test_what_libpq_does_not_know_is_said_without_the_password(tmp_path: Path):
    url = f"postgresql://u:{PASSWORD}@/herald?hosst=/nowhere"
    assert isinstance(await refused(url, tmp_path), CannotOpen)


async def test_a_server_that_is_not_there_is_named(tmp_path: Path):
    url = f"postgresql://u:{PASSWORD}@127.0.0.1:1/herald"
    error = await refused(url, tmp_path)
    assert isinstance(error, CannotOpen)
    assert error.values["path"] == "postgresql://u@127.0.0.1:1/herald"


async def test_a_wrong_password_a_missing_database_and_lacking_rights_are_refusals(
    postgres: Server, fresh_url: str, tmp_path: Path
):
    wrong = postgres.of("postgres", f"{GUARDED}:{PASSWORD}x")
    missing = postgres.of("nowhere")
    bare = postgres.create(postgres.name())
    without = postgres.of(bare.partition("?")[0].rpartition("/")[2], f"{GUARDED}:{PASSWORD}")
    others = postgres.of(fresh_url.partition("?")[0].rpartition("/")[2], f"{GUARDED}:{PASSWORD}")
    for url in (wrong, missing, without, others):
        assert isinstance(await refused(url, tmp_path), StoreRefused), url
    postgres.drop(bare)


async def test_letters_of_another_kind_are_refused(postgres: Server, tmp_path: Path):
    url = postgres.create(postgres.name(), "TEMPLATE template0 ENCODING 'LATIN1' LOCALE 'C'")
    error = await refused(url, tmp_path)
    assert isinstance(error, WrongLetters)
    assert error.values["encoding"] == "LATIN1"
    postgres.drop(url)


async def test_text_that_is_not_ordered_by_bytes_is_refused(
    fresh_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(schema, "BY_BYTES", ("none",))
    error = await refused(fresh_url, tmp_path)
    assert isinstance(error, WrongLetters)
    assert error.values["collation"] == "C"


async def test_an_old_server_is_refused(fresh_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(schema, "OLDEST", 99)
    assert isinstance(await refused(fresh_url, tmp_path), TooOld)


@pytest.mark.parametrize(
    "table",
    [
        "CREATE TABLE other (id BIGINT)",
        "CREATE TABLE meta (id BIGINT)",
        "CREATE TABLE meta (key TEXT, value TEXT)",
    ],
)
async def test_the_database_of_another_program_is_left_alone(postgres: Server, tmp_path: Path, table: str):
    url = postgres.create(postgres.name())
    with psycopg.connect(url, autocommit=True) as database:
        database.execute(table.encode())
    assert isinstance(await refused(url, tmp_path), NotADatabase)
    with psycopg.connect(url) as database:
        (count,) = database.execute(
            "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'"
        ).fetchone() or (0,)
    assert count == 1
    postgres.drop(url)


async def test_what_a_newer_herald_has_written_is_refused(fresh_url: str, tmp_path: Path):
    newer = schema.known_version() + 1
    with psycopg.connect(fresh_url) as database:
        database.execute("UPDATE meta SET value = %s WHERE key IN ('schema', 'oldest')", (str(newer),))
    error = await refused(fresh_url, tmp_path)
    assert isinstance(error, TooNew)
    assert error.values["found"] == newer


async def test_an_empty_database_gets_its_tables_and_the_next_start_finds_them(
    postgres: Server, tmp_path: Path
):
    url = postgres.create(postgres.name())
    for _ in range(2):
        store = await Store.open(url, tmp_path)
        await store.meta.set("tree", "1")
        await store.close()
    postgres.drop(url)


async def test_a_migration_that_fails_leaves_the_version_before(fresh_url: str, tmp_path: Path):
    folder = tmp_path / "migrations"
    folder.mkdir()
    (folder / f"{schema.known_version() + 1:04}_more.sql").write_text(
        "CREATE TABLE more (id BIGINT); NONSENSE;"
    )
    with pytest.raises(CannotOpen):
        schema.prepare(fresh_url, folder)
    with psycopg.connect(fresh_url) as database:
        assert schema.found_version(database, fresh_url, 99) == schema.known_version()
        assert database.execute("SELECT to_regclass('more')").fetchone() == (None,)


async def test_two_that_start_at_once_make_the_tables_once(postgres: Server):
    url = postgres.create(postgres.name())
    await asyncio.gather(*(asyncio.to_thread(schema.prepare, url) for _ in range(4)))
    postgres.drop(url)


async def test_a_second_process_is_refused_and_told_who_is_there(fresh_url: str, tmp_path: Path):
    store = await Store.open(fresh_url, tmp_path)
    error = await refused(fresh_url, tmp_path)
    assert isinstance(error, InUse)
    assert "process" in str(error.values["holder"])
    await store.close()
    await (await Store.open(fresh_url, tmp_path)).close()


async def test_what_is_read_beside_a_running_herald_is_changed_by_nobody(fresh_url: str, tmp_path: Path):
    store = await Store.open(fresh_url, tmp_path)
    row = await running(store)
    async with Store.read(fresh_url) as beside:
        assert await beside.matches.by_code(row.code) is not None
        with pytest.raises(CannotWrite):
            await beside.moves.commit(move(row, 1), NOW)
    await store.close()


async def test_a_reader_whose_connection_was_cut_asks_again(postgres: Server, fresh_url: str, tmp_path: Path):
    store = await Store.open(fresh_url, tmp_path)
    row = await running(store)
    postgres.hang_up(fresh_url)
    assert await store.matches.get(row.id) is not None
    with pytest.raises(CannotRead):
        await store.matches._reader.rows("NONSENSE")
    await store.close()


async def test_without_its_packages_a_server_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    find = util.find_spec
    monkeypatch.setattr("bot.store.address.find_spec", lambda name: None if name == "psycopg" else find(name))
    assert isinstance(await refused(f"postgresql://u:{PASSWORD}@host/herald", tmp_path), NoDriver)


def test_a_file_needs_none_of_them(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    for name in [name for name in sys.modules if name.startswith(("bot.store.postgres", "psycopg"))]:
        monkeypatch.delitem(sys.modules, name)
    imported = builtins.__import__

    def without(name: str, *rest: object) -> object:
        if name.startswith("psycopg"):
            raise ImportError(name)
        return imported(name, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(builtins, "__import__", without)

    async def opened() -> None:
        store = await Store.open(tmp_path / "herald.sqlite3", tmp_path)
        await store.close()

    asyncio.run(opened())


def test_a_backup_of_a_file_is_not_put_on_a_server(tmp_path: Path):
    with pytest.raises(OnlyFiles):
        restore(tmp_path / "a.sqlite3", f"postgresql://u:{PASSWORD}@host/herald", tmp_path)


async def test_who_archives_nothing_is_told_and_pictures_that_nothing_names_go(
    fresh_url: str, tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("bot.store.folder._FRESH", -60.0)
    store = await Store.open(fresh_url, tmp_path / "backups")
    name = await store.pictures.put(7, b"picture")
    held = await store.pictures.put(7, b"held")
    await store.packs.put(
        7, "toy", "pack", 1, f'{{"name": {{"en": "a", "fr": "b"}}, "of": "{held}"}}', 1, NOW
    )
    with caplog.at_level(logging.WARNING, logger=opening.__name__):
        keeping = asyncio.create_task(store.look_after(7))

        async def gone() -> bool:
            return await store.pictures.get(7, name) is None

        await until(gone)
    keeping.cancel()
    assert await store.pictures.get(7, held) == b"held"
    assert "archives nothing" in caplog.text
    await store.close()
