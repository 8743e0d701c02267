"""The list of deletions: a file beside the database, so that a backup that is restored brings nobody back.

It names nobody. Each line has a random token, and the person's id as a hash that is keyed with it. A database
notes the tokens that it has done: those that a restored one lacks are done again.
"""

from __future__ import annotations

import json
import logging
import os
import secrets
from collections.abc import Iterable
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

from bot.store.errors import CannotWrite
from bot.store.private import make_folder, make_private

log = logging.getLogger(__name__)

_PICTURES, _DELETIONS = "-pictures", "-deletions.jsonl"


class DeletionLine(NamedTuple):
    """A deletion as it is listed."""

    token: str
    """What the line is called, and the key of the hash."""
    person: str
    at: float

    def is_of(self, user_id: int) -> bool:
        """Tell whether it is a person's."""
        return self.person == _hashed(user_id, self.token)


class Deletions:
    """The list of a database, and its copy among the backups. Lines are only added."""

    def __init__(self, file: Path, copy: Path) -> None:
        self.files = tuple(dict.fromkeys((file.absolute(), copy.absolute())))
        """The list, and its copy where that lies elsewhere."""

    @classmethod
    def beside(cls, pictures: Path, backups: Path) -> Deletions:
        """Return the list that lies beside the folder of authors' pictures: all processes share it."""
        name = pictures.name.removesuffix(_PICTURES) + _DELETIONS
        return cls(pictures.with_name(name), backups / name)

    def add(self, user_id: int, now: float) -> str:
        """Write a deletion down, on disk when this returns; return its token. Raises CannotWrite."""
        token = secrets.token_hex(16)
        line = DeletionLine(token, _hashed(user_id, token), now)
        file, *copies = self.files
        try:
            _append(file, [line])
        except OSError as error:
            raise CannotWrite(reason=str(error)) from error
        for copy in copies:
            try:
                _append(copy, [line])
            except OSError as error:  # the next start does it
                log.warning("the copy of the list of deletions could not be written: %s", error)
        return token

    def lines(self) -> list[DeletionLine]:
        """Return all that were written down, and let each of both have them. Raises CannotWrite."""
        try:
            found = {line.token: line for file in self.files for line in _read(file)}
            for file in self.files:
                carry(found.values(), file)
        except OSError as error:
            raise CannotWrite(reason=str(error)) from error
        return list(found.values())


def carry(lines: Iterable[DeletionLine], to: Path) -> None:
    """Add lines to a list that lacks them. Raises OSError."""
    there = {line.token for line in _read(to)}
    missing = [line for line in lines if line.token not in there]
    if missing:
        _append(to, missing)


def _append(file: Path, lines: Iterable[DeletionLine]) -> None:
    make_folder(file.parent)
    make_private(file)
    with file.open("ab") as writing:
        # A line that a kill has torn ends here, and is passed over when the list is read.
        writing.write(b"".join(b"\n" + json.dumps(line._asdict()).encode() + b"\n" for line in lines))
        writing.flush()
        os.fsync(writing.fileno())


def _read(file: Path) -> list[DeletionLine]:
    found: list[DeletionLine] = []
    if file.exists():
        for text in file.read_text(encoding="utf-8").splitlines():
            with suppress(ValueError, TypeError):
                found.append(DeletionLine(**json.loads(text)))
    return found


def _hashed(user_id: int, token: str) -> str:
    return blake2b(str(user_id).encode(), digest_size=16, key=token.encode()).hexdigest()
