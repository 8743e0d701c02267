import sqlite3
from pathlib import Path

import pytest

from bot.store import CannotOpen, Checkpoint, Deadline, MatchStatus, Move, NotADatabase, Store, check
from bot.store.sql import Statement
from bot.store.sqlite.schema import known_version
from engines.kernel import Ending, Result
from tests.bot.store.scene import NOW, dump, move, running


async def test_a_sound_database_is_found_sound_while_in_use(store: Store, path: Path):
    row = await running(store)
    await store.moves.commit(move(row, 1, deadlines=[Deadline(match_id=row.id, seat=0, due=NOW)]), NOW)
    over = await running(store)
    end = Move(
        match_id=over.id, status=MatchStatus.FINISHED, ending=Ending("concede", 0), result=Result((1,), "x")
    )
    await store.moves.commit(end, NOW)
    report = check(path)
    assert report.ok
    assert (report.version, report.known) == (known_version(), known_version())
    assert report.counts["matches"] == 2
    assert report.counts["answers"] == 1


@pytest.mark.parametrize(
    ("statement", "problem"),
    [
        ("DELETE FROM checkpoints", "running match without checkpoint"),
        ("DELETE FROM seats", "match without seats"),
        ("UPDATE matches SET status = 'finished'", "finished match without result"),
        ("UPDATE checkpoints SET dump = '[]'", "checkpoint incomplete"),
        ("UPDATE checkpoints SET number = 9", "checkpoint of another match or moment"),
        ("UPDATE matches SET seed = 'other'", "checkpoint of another match or moment"),
        ("UPDATE matches SET status = 'paused'", "deadline of a match that does not go on"),
        ("PRAGMA user_version = 99", "schema version 99"),
    ],
)
async def test_contradictions_are_named(path: Path, backups: Path, statement: str, problem: str):
    store = await Store.open(path, backups)
    row = await running(store)
    late = [Deadline(match_id=row.id, seat=0, due=NOW)]
    await store.moves.commit(move(row, 1, checkpoint=Checkpoint(1, dump(1)), deadlines=late), NOW)
    assert check(path).ok
    await store.writer.write(Statement(statement))
    await store.close()
    found = check(path).problems
    assert any(line.startswith(problem) for line in found)
    assert "the-secret-seed" not in "".join(found)


async def test_rows_that_belong_to_nothing_are_named(path: Path, backups: Path):
    store = await Store.open(path, backups)
    await running(store)
    await store.close()
    connection = sqlite3.connect(path)
    connection.execute("DELETE FROM matches")  # without foreign keys, which are off by default
    connection.commit()
    connection.close()
    assert any("belongs to no row of matches" in line for line in check(path).problems)


def test_what_is_no_database_is_refused(tmp_path: Path):
    with pytest.raises(CannotOpen):
        check(tmp_path / "nothing.sqlite3")
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear diary, " * 100)
    with pytest.raises(NotADatabase):
        check(letter)
