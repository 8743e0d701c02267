"""Opening a database file: is it ours, is it sound, which version has it, what must be migrated."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from bot.store.errors import CannotOpen, Corrupt, NotADatabase, RestoreCutOff, StoreError, TooNew
from bot.store.private import make_folder, make_private

MIGRATIONS = Path(__file__).parent / "migrations"

APPLICATION_ID = int.from_bytes(b"HRLD", "big")
"""Written into the file's header, so that another program's database is not taken for ours."""

_PIECE = 2**20
CHECK_AT_OPEN = 64 * 2**20
"""Bytes up to which a file is checked for damage whenever it is opened: a third of a second at most."""


def migrations(folder: Path = MIGRATIONS) -> list[tuple[int, Path]]:
    """Return the migrations in order, as (schema version that it leads to, file)."""
    return sorted((int(file.name.partition("_")[0]), file) for file in folder.glob("*.sql"))


def known_version(folder: Path = MIGRATIONS) -> int:
    """Return the newest schema version."""
    return migrations(folder)[-1][0]


def prepare(path: Path, backups: Path, folder: Path = MIGRATIONS) -> Path | None:
    """Create or migrate the database; return the backup made before, if one was.

    Raises CannotOpen, RestoreCutOff, NotADatabase, Corrupt or TooNew, and has then changed nothing.
    """
    if restoring(path.resolve()).exists():
        raise RestoreCutOff(path=str(path), trace=str(restoring(path.resolve())))
    try:
        _read_ahead(path)
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            version = found_version(connection, path, known_version(folder))
            if path.stat().st_size <= CHECK_AT_OPEN or version < known_version(folder):
                _check_sound(connection, path)
            due = [(to, file) for to, file in migrations(folder) if to > version]
            saved = None
            if due and version:
                saved = _backup_before(connection, backups, path, version)
            connection.execute("PRAGMA journal_mode = WAL")
            if due:
                migrate(connection, due)
            return saved
    except sqlite3.Error as error:
        raise opening_error(error, path) from error
    except OSError as error:
        raise CannotOpen(path=str(path), reason=str(error)) from error


def _read_ahead(path: Path) -> None:
    """Read a file in a row that is about to be checked page by page, which takes a disk ten times as long.

    Nobody may have it open here: who closes a file gives up all locks that SQLite has on it.
    """
    if path.is_file() and path.stat().st_size <= CHECK_AT_OPEN:
        with path.open("rb") as file:
            while file.read(_PIECE):
                pass


def restoring(database: Path) -> Path:
    """Return where a backup lies that is about to take the database's place."""
    return database.with_name(database.name + ".restoring")


def opening_error(error: sqlite3.Error, path: Path) -> StoreError:
    """Return the StoreError for what SQLite says of a file."""
    match getattr(error, "sqlite_errorcode", 0) & 0xFF:  # without a code: raised by Python's own part
        case sqlite3.SQLITE_NOTADB:
            return NotADatabase(path=str(path))
        case sqlite3.SQLITE_CORRUPT:
            return Corrupt(path=str(path), reason=str(error))
        case _:
            return CannotOpen(path=str(path), reason=str(error))


def backup(path: Path, to: Path) -> None:
    """Copy a database into a new file while it may be in use. Raises CannotOpen, NotADatabase or Corrupt."""
    try:
        with closing(open_to_read(path)) as source:
            _copy(source, to)
    except sqlite3.Error as error:
        raise opening_error(error, path) from error
    except OSError as error:
        raise CannotOpen(path=str(to), reason=str(error)) from error


def open_to_read(path: Path) -> sqlite3.Connection:
    """Open an existing file without any right to change it. Raises sqlite3.Error."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)


def found_version(connection: sqlite3.Connection, path: Path, known: int) -> int:
    """Return the schema version, 0 for an empty file. Raises NotADatabase or TooNew."""
    (tables,) = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    if not tables:
        return 0
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if application != APPLICATION_ID:
        raise NotADatabase(path=str(path))
    if version > known:
        raise TooNew(path=str(path), found=version, known=known)
    return version


def _check_sound(connection: sqlite3.Connection, path: Path) -> None:
    # CHECK constraints held when rows were written; to look at all their JSON again takes most of the time
    connection.execute("PRAGMA ignore_check_constraints = ON")
    (finding,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    connection.execute("PRAGMA ignore_check_constraints = OFF")
    if finding != "ok":
        raise Corrupt(path=str(path), reason=finding.replace("\n", " "))


def _backup_before(connection: sqlite3.Connection, backups: Path, path: Path, version: int) -> Path:
    make_folder(backups)
    stamp = datetime.now(UTC).strftime("%Y%m%dT%H%M%S.%fZ")
    saved = backups / f"{path.stem}-v{version}-{stamp}.sqlite3"
    _copy(connection, saved)
    return saved


def _copy(source: sqlite3.Connection, to: Path) -> None:
    """Copy under another name first, so that a file named `to` is always whole."""
    if to.exists():
        raise FileExistsError(f"{to} exists")
    part = to.with_name(to.name + ".part")
    part.unlink(missing_ok=True)
    make_private(part)
    with closing(sqlite3.connect(part)) as target:
        source.backup(target)
        target.execute("PRAGMA journal_mode = DELETE")
    os.replace(part, to)


def migrate(connection: sqlite3.Connection, due: Sequence[tuple[int, Path]]) -> None:
    """Run the migrations that are due, all or nothing: one commit waits for the disk, not one for each."""
    script = "\n".join(file.read_text(encoding="utf-8") for _, file in due)
    connection.create_function("casefold", 1, str.casefold, deterministic=True)
    try:
        connection.executescript(
            f"BEGIN IMMEDIATE;\n{script}\n"
            f"PRAGMA application_id = {APPLICATION_ID};\nPRAGMA user_version = {due[-1][0]};\nCOMMIT;"
        )
    except sqlite3.Error:
        if connection.in_transaction:
            connection.rollback()
        raise
