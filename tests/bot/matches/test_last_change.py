"""Pictures mark what the last change was done to, until the next one."""

from __future__ import annotations

from typing import Any, cast

from bot.matches.session import Log
from bot.store.matches.moves import StoredEvent
from engines.kernel import Event, Match
from tests.bot.matches.scene import Host


class _Told:
    """A match of which nothing is asked but what has happened."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def tells(self, log: Log, *events: Event) -> None:
        self.events += events
        log.take(cast(Match[Any], self))


def hurt(key: str) -> Event:
    return Event("damaged", {"on": key}, {})


def marked(log: Log) -> list[str]:
    return [event.facts["on"] for event in log.last]


def test_a_change_is_the_last_one_until_something_else_happens() -> None:
    log, match = Log(), _Told()
    match.tells(log, hurt("p1"), hurt("p2"))
    assert marked(log) == ["p1", "p2"]
    match.tells(log)
    assert marked(log) == ["p1", "p2"], "an answer of which nothing comes changes nothing"
    match.tells(log, hurt("p3"))
    assert marked(log) == ["p3"]


def test_after_a_start_nothing_is_marked_until_something_happens() -> None:
    log, match = Log(), _Told()
    log.recall([StoredEvent(7, 0.0, hurt("p1"))])
    assert marked(log) == []
    match.tells(log, hurt("p2"))
    assert marked(log) == ["p2"]


async def test_a_board_is_pictured_with_its_marks_and_asked_about_without(host: Host) -> None:
    session = await host.begin()
    _Told().tells(session.log, hurt("p1"))
    assert session.pictured(None).touched == ("p1",)
    assert session.view(None).touched == ()
