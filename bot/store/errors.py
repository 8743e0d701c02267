"""What can go wrong with the database: each error with a text key for people and its values."""

from __future__ import annotations

from typing import ClassVar


class StoreError(Exception):
    """Something is wrong with the database. `key` and `values` make its text, see `bot.texts`."""

    key: ClassVar[str]

    def __init__(self, **values: str | int) -> None:
        super().__init__(self.key, values)
        self.values = values


class CannotOpen(StoreError):
    """The file cannot be opened: no such folder, no permission. Values: path, reason."""

    key = "store-cannot-open"


class BadAddress(StoreError):
    """The address of a database is none; it is not repeated, for a password may have run over into it."""

    key = "store-bad-address"


class NoDriver(StoreError):
    """The packages are missing that speak with such a database. Values: path."""

    key = "store-no-driver"


class Refused(StoreError):
    """The server lets Herald not in, or not do there what it must. Values: path, reason."""

    key = "store-refused"


class TooOld(StoreError):
    """The server itself is too old. Values: path, found, wanted."""

    key = "store-too-old"


class WrongLetters(StoreError):
    """The database keeps or orders letters in another way. Values: path, encoding, collation."""

    key = "store-wrong-letters"


class OnlyFiles(StoreError):
    """What is asked for is done with files alone. Values: path."""

    key = "store-only-files"


class CannotWrite(StoreError):
    """A write failed: disk full, file read-only, locked by another program. Values: reason."""

    key = "store-cannot-write"


class CannotRead(StoreError):
    """Something could not be read: a damaged page, a failing disk. Values: reason."""

    key = "store-cannot-read"


class NotADatabase(StoreError):
    """The file is no SQLite database, or one of another program. Values: path."""

    key = "store-not-a-database"


class Corrupt(StoreError):
    """The database is damaged. Values: path, reason."""

    key = "store-corrupt"


class TooNew(StoreError):
    """A newer Herald has written the database. Values: path, found, known."""

    key = "store-too-new"


class InUse(StoreError):
    """Another process works with the database. Values: path, holder."""

    key = "store-in-use"


class RestoreCutOff(StoreError):
    """A backup was about to take the database's place when it was cut off. Values: path, trace."""

    key = "store-restore-cut-off"


class Closed(StoreError):
    """The store is closed or closing, and takes no more writes."""

    key = "store-closed"


class AlreadyDone(StoreError):
    """The same thing was written before: the interaction, or the answer with this number. Values: what."""

    key = "store-already-done"


class Changed(StoreError):
    """What was to be changed is not, or no longer, in the state that was expected."""

    key = "store-changed"
