"""Tournaments are taken on again and again, whatever fails."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import CannotWrite
from bot.tournaments.scheduler import AGAIN, TournamentScheduler
from tests.bot.tournaments.course.scene import Hall


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    hall = await Hall(tmp_path).open()
    yield hall
    await hall.close()


async def test_a_result_that_could_not_be_written_is_taken_as_soon_as_it_can(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.begin(2, rounds=1)
    await hall.next()
    (table,) = (await hall.event()).open
    await hall.ready(table)
    await hall.settle()
    await hall.lose(table, 2)
    scheduler = TournamentScheduler(hall.store, lambda: hall.time, hall.tournament_service)
    scheduler.match_over((await hall.session(table)).id)
    with monkeypatch.context() as patch:

        async def full(*_: object, **__: object) -> None:
            raise CannotWrite(reason="there is no room")

        patch.setattr(hall.store.rounds, "record", full)
        await scheduler.look()
        assert (await hall.event()).open, "it could not be written"
    assert scheduler.alarm.due == hall.time + AGAIN
    await scheduler.look()
    assert not (await hall.event()).open
    await scheduler.close()
