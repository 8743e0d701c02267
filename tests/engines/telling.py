"""What a scene tells, in a form that tests can compare."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import chain
from typing import Any, cast

from engines.kernel import Event
from tests.engines.position import Position


def plain(value: Any) -> Any:
    """Facts with cards by their ids."""
    if isinstance(value, dict):
        return value["id"] if "id" in value else {key: plain(each) for key, each in value.items()}
    return [plain(each) for each in value] if isinstance(value, list) else value


def told(s: Position[Any, Any], but: Collection[str] = ()) -> list[tuple[str, dict[str, Any]]]:
    """What everybody was told, but for the kinds that the test leaves out, and for how each seat sees it."""
    return [(event.kind, _of_all(plain(event.facts))) for event in s.match.events if event.kind not in but]


def _of_all(facts: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in facts.items() if not name.endswith("_by_seat")}


def secrets(s: Position[Any, Any], kind: str) -> dict[int, Any]:
    """What single seats were told besides."""
    event: Event = next(event for event in s.match.events if event.kind == kind)
    return {seat: plain(facts) for seat, facts in event.secret.items()}


def strings_of(value: Any) -> Iterator[str]:
    """Every text within plain data, however deep."""
    match value:
        case str():
            yield value
        case list():
            yield from chain.from_iterable(map(strings_of, cast("list[Any]", value)))
        case dict():
            yield from chain.from_iterable(map(strings_of, cast("dict[str, Any]", value).values()))
        case _:
            pass
