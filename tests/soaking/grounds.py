"""Where a database lies that is soaked: what opens it, and how it is saved and put back as hosts do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal, NamedTuple, TypeAlias
from urllib.parse import urlsplit

from bot.store import backup, restore
from tests.postgres import SAFE, Server, cluster

Kind: TypeAlias = Literal["sqlite", "postgres"]


class Ground(NamedTuple):
    """A database, and the folder of what lies beside it."""

    database: str
    folder: Path
    save: Callable[[], object]
    """Keep it as it is now; nobody has it open."""
    put_back: Callable[[], object]
    """Put what was saved last in its place."""


@contextmanager
def ground(kind: Kind) -> Iterator[Ground]:
    """Lend a new database."""
    with TemporaryDirectory() as path:
        folder = Path(path)
        if kind == "sqlite":
            yield of_file(folder)
            return
        with cluster(SAFE) as started:
            yield of_server(Server(started.url), folder)


def of_file(folder: Path) -> Ground:
    """Return a database that is a file."""
    file, saved = folder / "herald.sqlite3", folder / "saved.sqlite3"

    def save() -> None:
        saved.unlink(missing_ok=True)
        backup(file, saved)

    return Ground(str(file), folder, save, lambda: restore(saved, file, folder))


def of_server(server: Server, folder: Path) -> Ground:
    """Return a new database of a server."""
    url, saved = server.new(), server.of("saved")

    def copy(source: str, target: str) -> None:
        server.drop(target)
        server.create(urlsplit(target).path[1:], f'TEMPLATE "{urlsplit(source).path[1:]}"')

    return Ground(url, folder, lambda: copy(url, saved), lambda: copy(saved, url))
