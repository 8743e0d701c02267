"""The folder of authors' pictures: files, each under the name that its content gives it in its server.

A pack and a match hold names alone. What nothing names any more goes after a while.
"""

from __future__ import annotations

import os
import re
import shutil
import time
from collections.abc import Iterable
from hashlib import blake2b
from pathlib import Path

from bot.store.private import make_folder, make_private

NAME = re.compile(r"[0-9a-f]{32}\.webp")
NAMING = """
    SELECT content FROM packs
    UNION ALL
    SELECT content FROM definitions WHERE digest IN
        (SELECT digest FROM matches WHERE status IN ('challenge', 'running', 'paused'))
"""
"""Reads all that names pictures."""
_FRESH = 3_600.0
"""Seconds for which a picture lies there though nothing names it: its pack is still being read."""


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


def fill(source: Path, to: Path, names: Iterable[str]) -> None:
    """Copy pictures that are missing in a folder from another one. Raises OSError."""
    for name in filter(NAME.fullmatch, names):
        if not (to / name).exists():
            make_folder(to)
            make_private(to / f"{name}.part")
            shutil.copyfile(source / name, to / f"{name}.part")
            os.replace(to / f"{name}.part", to / name)


def clear(folder: Path, naming: Iterable[str], now: float | None = None) -> None:
    """Remove what nothing of `naming` names, see `NAMING`. Raises OSError."""
    if not folder.exists():
        return
    held = {name for content in naming for name in NAME.findall(content)}
    before = (time.time() if now is None else now) - _FRESH
    for file in folder.iterdir():
        if file.name not in held and file.stat().st_mtime < before:
            file.unlink(missing_ok=True)
