"""Copying one database into another, whichever each is, and finding both the same.

All rows come into the target by one transaction, so that what is cut off before its end leaves nothing
there. Between that end and the source's mark both are whole, and two Heralds could go on with one each:
so the target is marked as arriving, and none starts on it until the source says where it went.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from typing import Any, Protocol

from bot.store.errors import CannotWrite, CopyCutOff, CopyDiffers, Moved, NotEmpty, NothingThere, SameDatabase
from bot.store.folder import NAME, fill
from bot.store.sqlite.shape import tables
from bot.store.table import SqlTable

MOVED, ARRIVING = "moved", "arriving"
"""Marks in `meta`: where a database has gone, and from where one is just being copied."""
_OWN = "key NOT IN ('application', 'schema', 'oldest', 'moved', 'arriving')"
"""What of `meta` is no database's own, and goes along."""
_NOTES = ("meta", "slots")
"""Tables of which something is noted in a database that is not used yet."""

Cells = tuple[Any, ...]


class CopySide(Protocol):
    """A database that is copied, or copied into."""

    name: str
    """What may be said of where it is."""
    pictures: Path

    def identity(self) -> object:
        """Return what no other database has, by whatever name it goes."""
        ...

    def version(self) -> int:
        """Return its schema's version, 0 where nothing is. Raises CannotOpen, NotADatabase or TooNew."""
        ...

    def take(self) -> None:
        """Keep every other process out until it is closed. Raises InUse."""
        ...

    def prepare(self) -> None:
        """Make its tables, or migrate them."""
        ...

    def tables(self) -> list[str]:
        """Return the names of the tables that it has now."""
        ...

    def run(self, sql: str, **values: str) -> list[Cells]:
        """Run a statement; return its rows. Raises CannotWrite."""
        ...

    def read(self, table: SqlTable, which: str) -> Iterator[Cells]:
        """Return rows in the order of the key, one after the other. Raises CannotRead."""
        ...

    def fill(self, table: SqlTable, rows: Iterable[Cells]) -> None:
        """Insert rows as they come. Raises CannotWrite."""
        ...

    def begin(self, *, to_write: bool) -> None:
        """Begin a transaction, which sees nothing of what others change."""
        ...

    def commit(self) -> None:
        """End it. Raises CannotWrite."""
        ...

    def close(self) -> None:
        """Let go, and undo what is not committed."""
        ...


@dataclass(slots=True)
class _Sum:
    """Rows that go by are counted and hashed."""

    rows: int = 0
    _hash: Any = field(default_factory=lambda: blake2b(digest_size=16))

    def over(self, rows: Iterable[Cells]) -> Iterator[Cells]:
        for row in rows:
            self._hash.update(repr(row).encode())
            self.rows += 1
            yield row

    def digest(self) -> str:
        return self._hash.hexdigest()


@dataclass(frozen=True, slots=True)
class CopiedTable:
    """A table, as it was found on both sides."""

    name: str
    rows: int
    here: str
    """The hash of its rows at the source."""
    there: str


@dataclass(frozen=True, slots=True)
class Copied:
    """What is now in both databases."""

    source: str
    target: str
    tables: tuple[CopiedTable, ...]
    pictures: int
    """How many of authors' pictures lie beside the source."""
    folder: Path
    """Where they lie for the target."""


def copy_all(here: CopySide, there: CopySide) -> Copied:
    """Copy one database into another, with pictures; mark the first as moved.

    Raises NothingThere, SameDatabase, InUse, NotEmpty, Moved, CopyCutOff or CopyDiffers, what opening raises,
    CannotRead and CannotWrite; nothing of the copy is then kept.
    """
    if here.identity() == there.identity():
        raise SameDatabase(path=there.name)
    if not here.version():
        raise NothingThere(path=here.name)
    here.take()
    again = _may_leave(here, there)
    here.prepare()
    there.take()
    if not again:
        _may_receive(there)
    there.prepare()
    pictures = _bring_pictures(here, there)
    sums = _copy(here, there)
    _mark(here, MOVED, there.name)
    there.run("DELETE FROM meta WHERE key = :key", key=ARRIVING)
    return Copied(here.name, there.name, sums, pictures, there.pictures)


def lift(side: CopySide) -> str | None:
    """Let Herald start again on a database that was copied; return where it went. Raises NothingThere."""
    if not side.version():
        raise NothingThere(path=side.name)
    side.take()
    to = _marked(side, MOVED)
    side.run("DELETE FROM meta WHERE key = :key", key=MOVED)
    return to


def _marked(side: CopySide, key: str) -> str | None:
    """Return a mark of a database, None where it has none."""
    rows = side.run("SELECT value FROM meta WHERE key = :key", key=key) if side.version() else []
    return rows[0][0] if rows else None


def _may_leave(here: CopySide, there: CopySide) -> bool:
    """Tell whether the same copy was cut off, and is to be done again. Raises Moved or CopyCutOff."""
    again = _marked(there, ARRIVING) == here.name
    gone, coming = _marked(here, MOVED), _marked(here, ARRIVING)
    if gone is not None and not (again and gone == there.name):
        raise Moved(path=here.name, to=gone)
    if coming is not None:
        raise CopyCutOff(path=here.name, source=coming)
    return again


def _may_receive(there: CopySide) -> None:
    """Raise CopyCutOff or NotEmpty where a database is not to be copied into."""
    coming = _marked(there, ARRIVING)
    if coming is not None:
        raise CopyCutOff(path=there.name, source=coming)
    for table in there.tables() if there.version() else ():
        if table not in _NOTES and there.run(f"SELECT 1 FROM {table} LIMIT 1"):
            raise NotEmpty(path=there.name)


def _bring_pictures(here: CopySide, there: CopySide) -> int:
    """Let authors' pictures lie beside the target too, it may be in the same folder; return how many."""
    if not here.pictures.exists():
        return 0
    try:
        names = [file.name for file in here.pictures.iterdir() if NAME.fullmatch(file.name)]
        fill(here.pictures, there.pictures, names)
    except OSError as error:
        raise CannotWrite(reason=str(error)) from error
    return len(names)


def _copy(here: CopySide, there: CopySide) -> tuple[CopiedTable, ...]:
    """Copy all tables, and compare what was read here with what can be read there."""
    here.begin(to_write=False)
    there.begin(to_write=True)
    for table in reversed(tables()):  # what was cut off, and what an empty one has noted in `meta`
        there.run(f"DELETE FROM {table.name} WHERE {_which(table)}")
    found: list[_Sum] = []
    for table in tables():
        found.append(_Sum())
        there.fill(table, found[-1].over(here.read(table, _which(table))))
    out: list[CopiedTable] = []
    for table, read in zip(tables(), found, strict=True):
        written = _Sum()
        deque(written.over(there.read(table, _which(table))), maxlen=0)
        if (read.rows, read.digest()) != (written.rows, written.digest()):
            raise CopyDiffers(path=there.name, table=table.name)
        out.append(CopiedTable(table.name, read.rows, read.digest(), written.digest()))
    _mark(there, ARRIVING, here.name)
    there.commit()
    here.commit()
    return tuple(out)


def _which(table: SqlTable) -> str:
    return _OWN if table.name == "meta" else "1 = 1"


def _mark(side: CopySide, key: str, value: str) -> None:
    side.run("DELETE FROM meta WHERE key = :key", key=key)
    side.run("INSERT INTO meta (key, value) VALUES (:key, :value)", key=key, value=value)
