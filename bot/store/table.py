"""Tables as they are copied and checked, in whichever database."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Reference:
    """Columns of a table that name a row of another one."""

    parent: str
    columns: tuple[tuple[str, str], ...]
    """Each with the parent's that it equals."""


@dataclass(frozen=True, slots=True)
class SqlTable:
    """A table as it is copied."""

    name: str
    columns: tuple[tuple[str, str], ...]
    """Each with its kind: INTEGER, REAL or TEXT."""
    key: tuple[str, ...]
    references: tuple[Reference, ...]

    @property
    def names(self) -> str:
        """Return its columns as SQL."""
        return ", ".join(name for name, _ in self.columns)
