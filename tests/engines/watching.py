"""Whether what a card does has changed anything: nothing is accepted that leaves every table as it was."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any


class Watch:
    """Looks at tables before and after each deed of a kind of actions."""

    def __init__(self, facts: Callable[[Any], Any], table: Callable[..., Any]) -> None:
        self._facts = facts
        """What of a table counts."""
        self._table = table
        """Finds the table among what a deed is given."""
        self.done: set[str] = set()
        """Actions that have been carried out, as they are written."""
        self.changed: set[str] = set()
        """Those of them after which a table was another."""

    @contextmanager
    def over(self, *rows: Mapping[type[Any], Callable[..., Any]]) -> Iterator[None]:
        """Look at all deeds of some rows."""
        before = [dict(row) for row in rows]
        for row in rows:
            for kind, deed in row.items():
                row[kind] = self._watched(deed)  # pyright: ignore[reportIndexIssue]: rows of deeds are dicts
        try:
            yield
        finally:
            for row, was in zip(rows, before, strict=True):
                row.update(was)  # pyright: ignore[reportAttributeAccessIssue]

    def _watched(self, deed: Callable[..., Any]) -> Callable[..., Any]:
        def watched(*given: Any) -> Any:
            table, action = self._table(*given), given[-1]
            before = self._facts(table)
            result = yield from deed(*given)
            self.done.add(key := written(action))
            if self._facts(table) != before:
                self.changed.add(key)
            return result

        return watched


def written(action: Any) -> str:
    """Return an action as it is written, however little of it was said."""
    return action.model_dump_json(by_alias=True)


def chosen(every: Iterable[str], most: int) -> list[str]:
    """Return a sample in an order that is always the same."""
    row = sorted(set(every))
    step = max(1, len(row) // most)
    return row[::step][:most]
