import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.competition.ratings import replay
from bot.store import AlreadyDone, CannotOpen, Corrupt, LeaderboardKey, NotADatabase, Store, TooNew, backup
from bot.store.sqlite.schema import MIGRATIONS, known_version, migrations, prepare
from engines.kernel import Deck
from tests.bot.store.scene import running


def read(path: Path, sql: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(sql).fetchall()


def write(path: Path, text: str) -> None:
    path.write_text(text)


def first_bytes(path: Path) -> bytes:
    return path.read_bytes()[:14]


def names(folder: Path) -> list[str]:
    return [file.name for file in folder.iterdir()]


def damage(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[8192 : len(content) // 2] = b"\xff" * (len(content) // 2 - 8192)
    path.write_bytes(content)


@pytest.fixture
def newer(tmp_path: Path) -> Path:
    """Return a folder of migrations with one more than ours."""
    folder = tmp_path / "migrations"
    shutil.copytree(MIGRATIONS, folder)
    (folder / f"{known_version() + 1:04}_more.sql").write_text(
        "-- More.\nCREATE TABLE more (id INTEGER) STRICT;"
    )
    return folder


def test_every_migration_begins_with_its_reason_and_they_are_numbered_in_order():
    assert [number for number, _ in migrations()] == list(range(1, known_version() + 1))
    for _, file in migrations():
        assert file.read_text(encoding="utf-8").startswith("-- ")


def test_a_new_database_needs_no_backup(path: Path, backups: Path):
    assert prepare(path, backups) is None
    assert read(path, "PRAGMA user_version") == [(known_version(),)]
    assert not backups.exists()


def test_an_empty_file_is_a_new_database(path: Path, backups: Path):
    path.touch()
    assert prepare(path, backups) is None


def test_a_database_of_this_version_is_left_alone(path: Path, backups: Path):
    prepare(path, backups)
    assert prepare(path, backups) is None
    assert not backups.exists()


async def test_an_older_database_is_backed_up_and_migrated(path: Path, backups: Path, newer: Path):
    store = await Store.open(path, backups)
    row = await running(store)
    await store.close()
    saved = prepare(path, backups, newer)
    assert saved is not None
    assert saved.parent == backups
    assert read(saved, "SELECT code FROM matches") == [(row.code,)]
    assert read(saved, "PRAGMA user_version") == [(known_version(),)]
    assert read(path, "PRAGMA user_version") == [(known_version() + 1,)]
    assert read(path, "SELECT * FROM more") == []
    assert names(backups) == [saved.name]


def test_a_person_named_who_has_not_come_yet_counts_as_invited(path: Path, backups: Path, tmp_path: Path):
    before = tmp_path / "before"
    before.mkdir()
    for number, file in migrations():
        if number < 3:
            shutil.copy(file, before)
    prepare(path, backups, before)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(
            "INSERT INTO matches (id, code, channel_id, locale, game, options, rules_version, seed,"
            " commitment, clock, status, challenger_id, created, updated)"
            " VALUES (1, 'BCDFGH', 1, 'en', 'toy', '{}', 1, '', '', 'slow', 'challenge', 7, 0, 0)"
        )
        seats = [(0, 7, 1), (1, 8, 0), (2, None, 0), (3, 9, 1)]
        connection.executemany(
            "INSERT INTO seats (match_id, seat, name, user_id, joined) VALUES (1, ?, '', ?, ?)", seats
        )
    prepare(path, backups)
    assert read(path, "SELECT seat, invited FROM seats") == [(0, 0), (1, 1), (2, 0), (3, 0)]


async def test_cards_that_lay_in_the_options_of_a_match_are_still_there(
    path: Path, backups: Path, tmp_path: Path
):
    before = tmp_path / "before"
    before.mkdir()
    for number, file in migrations():
        if number < 8:
            shutil.copy(file, before)
    prepare(path, backups, before)
    options = {"1": '{"decks": [], "cards": {"spirits": ["wolf"]}}', "2": '{"decks": [], "cards": null}'}
    with closing(sqlite3.connect(path)) as connection, connection:
        for match, written in options.items():
            connection.execute(
                "INSERT INTO matches (id, code, channel_id, locale, game, options, rules_version, seed,"
                " commitment, clock, status, challenger_id, created, updated)"
                " VALUES (?, ?, 1, 'en', 'toy', ?, 1, '', '', 'slow', 'running', 7, 0, 0)",
                (int(match), f"BCDFG{match}", written),
            )
    store = await Store.open(path, backups)
    try:
        for match, written in options.items():
            row = await store.matches.get(int(match))
            assert row is not None
            assert row.options == json.loads(written)
    finally:
        await store.close()


def test_a_migration_that_fails_changes_nothing(path: Path, backups: Path, newer: Path):
    prepare(path, backups)
    (newer / f"{known_version() + 1:04}_more.sql").write_text("CREATE TABLE more (id INTEGER); NONSENSE;")
    with pytest.raises(CannotOpen):
        prepare(path, backups, newer)
    assert read(path, "PRAGMA user_version") == [(known_version(),)]
    assert read(path, "SELECT name FROM sqlite_schema WHERE name = 'more'") == []


async def test_a_newer_database_is_refused(path: Path, backups: Path, newer: Path):
    prepare(path, backups, newer)
    with pytest.raises(TooNew) as error:
        await Store.open(path, backups)
    assert error.value.values == {"path": str(path), "found": known_version() + 1, "known": known_version()}


async def test_a_file_that_is_no_database_is_refused_and_kept(path: Path, backups: Path):
    write(path, "Not a database, but a letter that somebody wants to keep. " * 40)
    with pytest.raises(NotADatabase):
        await Store.open(path, backups)
    assert first_bytes(path) == b"Not a database"


async def test_a_database_of_another_program_is_refused_and_kept(path: Path, backups: Path):
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
    with pytest.raises(NotADatabase):
        await Store.open(path, backups)
    assert read(path, "SELECT name FROM sqlite_schema") == [("recipes",)]


async def test_a_damaged_database_is_refused(path: Path, backups: Path):
    store = await Store.open(path, backups)
    for _ in range(20):
        await running(store)
    await store.close()
    damage(path)
    with pytest.raises(Corrupt):
        await Store.open(path, backups)


async def test_a_missing_folder_is_named(tmp_path: Path, backups: Path):
    with pytest.raises(CannotOpen) as error:
        await Store.open(tmp_path / "nowhere" / "herald.sqlite3", backups)
    assert "nowhere" in str(error.value.values["path"])


async def test_a_store_that_was_closed_leaves_one_whole_file(path: Path, backups: Path):
    store = await Store.open(path, backups)
    await running(store)
    await store.close()
    assert set(names(path.parent)) - {path.name + "-lease"} == {path.name}


async def test_a_backup_can_be_made_while_the_store_is_open(store: Store, path: Path, tmp_path: Path):
    row = await running(store)
    copy = tmp_path / "copy.sqlite3"
    backup(path, copy)
    assert read(copy, "SELECT code FROM matches") == [(row.code,)]
    with pytest.raises(CannotOpen):
        backup(path, copy)
    with pytest.raises(CannotOpen):
        backup(tmp_path / "nothing", tmp_path / "other.sqlite3")


async def test_ratings_of_before_changes_were_kept_go_on(path: Path, backups: Path, tmp_path: Path):
    before = tmp_path / "before"
    before.mkdir()
    for number, file in migrations():
        if number < 12:
            shutil.copy(file, before)
    prepare(path, backups, before)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(
            "INSERT INTO rating_events (id, scope, game, at, teams, ranks, played)"
            " VALUES (1, 'guild:7', 'toy', 0, '[[1],[2]]', '[1,2]', 1)"
        )
        connection.execute(
            "INSERT INTO ratings (scope, game, user_id, mu, sigma, at, matches, opponents, version)"
            " VALUES ('guild:7', 'toy', 1, 27, 8, 0, 1, '[2]', 1)"
        )
    store = await Store.open(path, backups)
    try:
        board = LeaderboardKey.of_guild(7, "toy")
        assert (await store.ratings.standing(board))[1].mu == 27
        assert await store.ratings.course(board, 1) == []
        again = replay(await store.ratings.events(board))
        await store.ratings.replace(board, again.ratings, again.changes, 1)
        assert len(await store.ratings.course(board, 1)) == 1
        assert await store.ratings.consenting([1, 2], 10.0) == set()
        assert await store.searches.open() == []
        assert await store.seasons.of_guild(7) == []
    finally:
        await store.close()


async def test_names_that_differ_in_capitals_alone_are_one_and_none_is_lost(
    path: Path, backups: Path, tmp_path: Path
):
    before = tmp_path / "before"
    before.mkdir()
    for number, file in migrations():
        if number < 28:
            shutil.copy(file, before)
    prepare(path, backups, before)
    decks = [
        (number, name, Deck(game="toy", name=name, sections=()).model_dump_json())
        for number, name in ((1, "Forest"), (2, "ÉTUDE"), (3, "étude"))
    ]
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.executemany("INSERT INTO decks VALUES (?, 9, 'toy', ?, ?, 0)", decks)
        connection.execute("INSERT INTO seasons VALUES (1, 7, 'Winter', '[3,1]', 0, NULL)")
        connection.execute(
            "INSERT INTO tournaments (id, code, guild_id, channel_id, name, game, format, options, seed,"
            " creator_id, created, updated) VALUES (1, 'B', 7, 1, '', 'toy', '', '{}', '', 9, 0, 0)"
        )
        connection.execute("INSERT INTO season_events VALUES (1, 1)")
    store = await Store.open(path, backups)
    try:
        assert [row.id for row in await store.decks.of_user(9)] == [1, 2, 3]
        found = [await store.decks.called(9, "toy", name) for name in ("FOREST", "Étude")]
        assert [row and row.id for row in found] == [1, 3]
        with pytest.raises(AlreadyDone, match="seasons"):
            await store.seasons.create(7, "WINTER", (1,), 0.0)
        season = await store.seasons.of_tournament(1)
        assert season is not None
        assert season.name == "Winter"
    finally:
        await store.close()
