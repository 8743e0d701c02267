"""Authors' pictures beside the file.

With the day's backup goes what nothing names any more, and they lie in the folder for backups as they lie
here: so none is kept there that has been removed.
"""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from bot.store.folder import NAMING, clear, fill
from bot.store.sqlite.schema import open_to_read


def folder_of(database: Path) -> Path:
    """Return the folder in which the pictures of a database lie."""
    return database.with_name(database.stem + "-pictures")


def sweep(database: Path, now: float | None = None) -> None:
    """Remove what neither a pack nor a match that goes on names. Raises sqlite3.Error or OSError."""
    folder = folder_of(database)
    if folder.exists():
        with closing(open_to_read(database)) as connection:
            clear(folder, [content for (content,) in connection.execute(NAMING)], now)


def mirror(database: Path, backups: Path) -> None:
    """Let the pictures in a folder of backups be those of a database, and no others. Raises OSError."""
    folder, copies = folder_of(database), backups / folder_of(database).name
    there = {file.name for file in folder.iterdir()} if folder.exists() else set[str]()
    for file in copies.iterdir() if copies.exists() else ():
        if file.name not in there:
            file.unlink(missing_ok=True)
    fill(folder, copies, there)


def bring_back(database: Path, backups: Path) -> None:
    """Copy the pictures from a folder of backups that are missing. Raises OSError."""
    copies = backups / folder_of(database).name
    if copies.exists():
        fill(copies, folder_of(database), {file.name for file in copies.iterdir()})
