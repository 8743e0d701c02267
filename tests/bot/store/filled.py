"""Databases of each schema that there has been, with rows in every table."""

import re
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.store.sqlite.schema import known_version, migrations, prepare

ROWS = 3
RELEASED = (3, 7, 13, 16, 27)
"""The schema versions that Heralds of 0.1.0 had on days of CHANGELOG.md."""


def filled(path: Path, version: int | None = None, rows: int = ROWS) -> Path:
    """Make a file as a Herald of this schema version left it, with so many rows in each table."""
    with TemporaryDirectory() as folder:
        for number, file in migrations():
            if number <= (version or known_version()):
                shutil.copy(file, folder)
        prepare(path, path.parent, Path(folder))
    with closing(sqlite3.connect(path)) as database, database:
        for name, sql in database.execute(
            "SELECT name, sql FROM sqlite_schema WHERE type = 'table'"
        ).fetchall():
            columns = database.execute(f"PRAGMA table_info({name})").fetchall()
            marks = ", ".join("?" for _ in columns)
            cells = [[_cell(sql, name, row[1], row[2], number) for row in columns] for number in range(rows)]
            database.executemany(f"INSERT INTO {name} VALUES ({marks})", cells)
        assert database.execute("PRAGMA foreign_key_check").fetchall() == []
    return path


def _cell(sql: str, table: str, column: str, kind: str, number: int) -> object:
    """Return a value that its column takes. All numbers of a row are alike, so its references hold."""
    if re.search(rf"\b{column} IN \(0, 1\)", sql):
        return number % 2
    if one_of := re.search(rf"\b{column} IN \('(\w+)'", sql):
        return one_of[1]
    if re.search(rf"json_valid\({column}\)", sql):
        return f'{{"n": [{number}, 0.1], "é": "♥ \\u0000 \'\\\\"}}'
    if (table, column) == ("seats", "level"):
        return None
    match kind:
        case "INTEGER":
            return 2**62 + number if column in ("user_id", "guild_id") else number + 1
        case "REAL":
            return (number - 1) * 1e17 / 3
        case _:
            return f"{column} é♥🂡\t\n'\" {number}"
