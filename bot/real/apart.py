"""The reader of an owner's file, which only the process that reads loads: it is as large as a game."""

from __future__ import annotations

from collections.abc import Sequence

from bot.real.imported import Imported


def import_file(file: str, names: str | None, before: Sequence[bytes]) -> Imported:
    """Read a file beside what is known: `bot.real.importing.import_file`. Raises BadBulk."""
    from bot.real import importing

    return importing.import_file(file, names, before)
