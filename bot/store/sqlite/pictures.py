"""Authors' pictures: files beside the database, each under the name that its content gives it in its server.

A pack and a match hold names alone. What nothing names any more goes with the day's backup, in which the
pictures lie as they lie here: so none is kept there that has been removed.
"""

from __future__ import annotations

import os
import re
import shutil
import time
from contextlib import closing
from hashlib import blake2b
from pathlib import Path

from bot.store.sqlite.files import make_folder, make_private
from bot.store.sqlite.schema import open_to_read

_NAME = re.compile(r"[0-9a-f]{32}\.webp")
_FRESH = 3_600.0
"""Seconds for which a picture lies there though nothing names it: its pack is still being read."""
_NAMING = """
    SELECT content FROM packs
    UNION ALL
    SELECT content FROM definitions WHERE digest IN
        (SELECT digest FROM matches WHERE status IN ('challenge', 'running', 'paused'))
"""


def folder_of(database: Path) -> Path:
    """Return the folder in which the pictures of a database lie."""
    return database.with_name(database.stem + "-pictures")


def name_of(guild_id: int, data: bytes) -> str:
    """Return the name of a picture in a server; in another one the same has another, which is not told."""
    return f"{blake2b(data, digest_size=16, key=str(guild_id).encode()).hexdigest()}.webp"


def put(folder: Path, name: str, data: bytes) -> None:
    """Write a picture, whole or not at all. Raises OSError."""
    file = folder / name
    if file.exists():
        return
    make_folder(folder)
    part = file.with_suffix(".part")
    try:
        make_private(part)
        with part.open("wb") as writing:
            writing.write(data)
            writing.flush()
            os.fsync(writing.fileno())
        os.replace(part, file)
    except OSError:
        part.unlink(missing_ok=True)
        raise


def sweep(database: Path, now: float | None = None) -> None:
    """Remove what neither a pack nor a match that goes on names. Raises sqlite3.Error or OSError."""
    folder = folder_of(database)
    if not folder.exists():
        return
    with closing(open_to_read(database)) as connection:
        held = {name for (content,) in connection.execute(_NAMING) for name in _NAME.findall(content)}
    before = (time.time() if now is None else now) - _FRESH
    for file in folder.iterdir():
        if file.name not in held and file.stat().st_mtime < before:
            file.unlink(missing_ok=True)


def mirror(database: Path, backups: Path) -> None:
    """Let the pictures in a folder of backups be those of a database, and no others. Raises OSError."""
    folder, copies = folder_of(database), backups / folder_of(database).name
    there = {file.name for file in folder.iterdir()} if folder.exists() else set[str]()
    for file in copies.iterdir() if copies.exists() else ():
        if file.name not in there:
            file.unlink(missing_ok=True)
    _fill(folder, copies, there)


def bring_back(database: Path, backups: Path) -> None:
    """Copy the pictures from a folder of backups that are missing. Raises OSError."""
    copies = backups / folder_of(database).name
    if copies.exists():
        _fill(copies, folder_of(database), {file.name for file in copies.iterdir()})


def _fill(source: Path, to: Path, names: set[str]) -> None:
    for name in filter(_NAME.fullmatch, names):
        if not (to / name).exists():
            make_folder(to)
            make_private(to / f"{name}.part")
            shutil.copyfile(source / name, to / f"{name}.part")
            os.replace(to / f"{name}.part", to / name)
