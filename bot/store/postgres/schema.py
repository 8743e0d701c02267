"""Opening a database of a server: may we, is it ours, how does it order letters, what must be migrated."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

import psycopg

from bot.store.address import shown
from bot.store.errors import NotADatabase, StoreRefused, TooNew, TooOld, WrongLetters
from bot.store.postgres.connections import OPTIONS, opening_error

MIGRATIONS = Path(__file__).parent / "migrations"
OLDEST = 15
"""The oldest PostgreSQL that knows all that is asked of it."""
HERALD = int.from_bytes(b"HRLD", "big")
"""The first half of the names of our locks, and what tells our database from another program's."""
OWNER, MIGRATING, SLOT = 0, 1, 100
"""Locks: of who works with the database, shared or alone; of who changes its schema; of the first slot."""
BY_BYTES = ("C", "POSIX", "C.UTF-8", "C.UTF8", "C.utf8")
"""Collations that order text as SQLite does."""

TABLES = """
    SELECT relname FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
    WHERE nspname = current_schema() AND relkind IN ('r', 'p', 'v', 'm', 'f')
"""
_LETTERS = """
    SELECT pg_encoding_to_char(encoding), datcollate, datlocprovider FROM pg_database
    WHERE datname = current_database()
"""
_NOTES = "SELECT key, value FROM meta WHERE key IN ('application', 'schema', 'oldest')"
_NOTED = (
    "INSERT INTO meta (key, value) VALUES (%s, %s) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
)


def migrations(folder: Path = MIGRATIONS) -> list[tuple[int, Path]]:
    """Return the migrations in order, as (schema version that it leads to, file)."""
    return sorted((int(file.name.partition("_")[0]), file) for file in folder.glob("*.sql"))


def known_version(folder: Path = MIGRATIONS) -> int:
    """Return the newest schema version."""
    return migrations(folder)[-1][0]


def prepare(url: str, folder: Path = MIGRATIONS) -> None:
    """Create or migrate the database; whoever else comes to do so waits.

    Raises CannotOpen, Refused, TooOld, WrongLetters, NotADatabase or TooNew, and has then changed nothing.
    """
    try:
        with psycopg.connect(url, **OPTIONS) as connection:
            check_server(connection, url)
            connection.execute("SELECT pg_advisory_lock(%s, %s)", (HERALD, MIGRATING))
            version = found_version(connection, url, known_version(folder))
            for to, file in migrations(folder):
                if to > version:
                    _migrate(connection, to, file)
    except psycopg.Error as error:
        raise opening_error(error, url) from error


def check_server(connection: psycopg.Connection[Any], url: str) -> None:
    """Raise TooOld, WrongLetters or Refused where a server or its database is not fit for us."""
    found = connection.info.server_version // 10_000
    if found < OLDEST:
        raise TooOld(path=shown(url), found=found, wanted=OLDEST)
    row = connection.execute(_LETTERS).fetchone()
    assert row is not None
    encoding, collation, provider = row
    if encoding != "UTF8" or collation not in BY_BYTES or provider == "i":
        by = "ICU" if provider == "i" else collation
        raise WrongLetters(path=shown(url), encoding=encoding, collation=by)
    schema = connection.execute(
        "SELECT current_schema(), has_schema_privilege(current_schema(), 'USAGE, CREATE')"
    ).fetchone()
    if schema is None or not schema[1]:
        raise StoreRefused(path=shown(url), reason="no right to make tables")


def found_version(connection: psycopg.Connection[Any], url: str, known: int) -> int:
    """Return the schema version, 0 for an empty database. Raises NotADatabase or TooNew.

    What a newer Herald has only added to is not too new.
    """
    tables = {name for (name,) in connection.execute(TABLES)}
    if not tables:
        return 0
    noted: dict[str, str] = {}
    if "meta" in tables:
        with suppress(psycopg.errors.UndefinedColumn, psycopg.errors.UndefinedFunction):  # another program's
            noted = dict(connection.execute(_NOTES))
    if noted.get("application") != str(HERALD):
        raise NotADatabase(path=shown(url))
    version = int(noted["schema"])
    if version > known and int(noted.get("oldest", version)) > known:
        raise TooNew(path=shown(url), found=version, known=known)
    return version


def _migrate(connection: psycopg.Connection[Any], to: int, file: Path) -> None:
    with connection.transaction():
        connection.execute(file.read_bytes())
        for noted in (("application", str(HERALD)), ("schema", str(to))):
            connection.execute(_NOTED, noted)
