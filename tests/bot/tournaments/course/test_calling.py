"""Calls of the organisers by the clock: one that nobody answers, tables of other rounds."""

from __future__ import annotations

import pytest

from bot.tournaments.course.errors import CalledAlready, CalledLately
from bot.tournaments.messages import NoteKind
from tests.bot.tournaments.course.scene import Hall

HALF_AN_HOUR = 30 * 60
SECONDS = 1


async def called(hall: Hall) -> int:
    """Let somebody at the first table call the organisers; return how many calls were posted by then."""
    table = (await hall.event()).current[0]
    number = table.table.seats[0]
    await hall.tournament_service.calling.call(table.place, hall.press(1000 + number))
    await hall.settle()
    return [note.what for note in hall.said].count(NoteKind.CALLED)


async def test_a_call_that_nobody_answers_can_be_made_again_after_half_an_hour(hall: Hall) -> None:
    await hall.begin(2)
    await hall.next()
    assert await called(hall) == 1
    hall.time += HALF_AN_HOUR - SECONDS
    with pytest.raises(CalledAlready):
        await called(hall)
    hall.time += SECONDS
    assert await called(hall) == 2


async def test_a_call_of_one_round_says_nothing_of_the_next(hall: Hall) -> None:
    await hall.begin(4)
    await hall.next()
    await called(hall)
    await hall.play()
    await hall.next()
    assert await called(hall) == 2


async def test_one_organiser_comes_and_the_second_learns_who(hall: Hall) -> None:
    await hall.begin(2)
    await hall.next()
    await called(hall)
    place = (await hall.event()).open[0].place
    first = await hall.tournament_service.calling.come(place, hall.keeper)
    assert await hall.tournament_service.calling.come(place, hall.keeper) == first
    await hall.settle()
    assert [note.what for note in hall.said].count(NoteKind.COMING) == 1
    with pytest.raises(CalledLately):
        await called(hall)
