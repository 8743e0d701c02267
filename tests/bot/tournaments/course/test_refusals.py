"""Bad input: a sentence each, and nothing changed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.matches.start.challenges import Person
from bot.store import TablePlace, TournamentStatus
from bot.tournaments.course.errors import (
    AlreadyRegistered,
    BadScore,
    BotsDoNotEnter,
    NoSuchTable,
    NotOrganiser,
    NotYourTable,
    ReasonWanted,
    RegistrationClosed,
    SetupContradicts,
    TableOver,
)
from bot.tournaments.course.unit_of_work import Caller
from tests.bot.tournaments.course.scene import Hall, entered

Bad = Callable[[Hall], Awaitable[Any]]


async def _table(hall: Hall) -> Any:
    return (await hall.event()).open[0]


async def _twice(hall: Hall) -> None:
    await hall.register(1)


async def _bot(hall: Hall) -> None:
    await hall.tournament_service.signup.add_late(hall.id, hall.keeper, Person(77, "robot", bot=True))


async def _stranger_enters_result(hall: Hall) -> None:
    stranger = Caller(hall.press(1001))
    await hall.tournament_service.enter((await _table(hall)).place, stranger, [1, 0], "mine")


async def _foreign_table(hall: Hall) -> None:
    table = await _table(hall)
    other = next(n for n in (1, 2, 3, 4) if n not in table.table.seats)
    await hall.tournament_service.tables.ready(table.place, hall.press(1000 + other))


async def _no_table(hall: Hall) -> None:
    await hall.tournament_service.enter(TablePlace(hall.id, 1, 1, 99), hall.keeper, [1, 0], "why not")


async def _no_reason(hall: Hall) -> None:
    await hall.tournament_service.enter((await _table(hall)).place, hall.keeper, [1, 0], "")


async def _bad_score(hall: Hall) -> None:
    await hall.tournament_service.enter((await _table(hall)).place, hall.keeper, [1], "one is missing")


async def _late(hall: Hall) -> None:
    await hall.register(9)


@pytest.mark.parametrize(
    ("bad", "error"),
    [
        (_twice, AlreadyRegistered), (_bot, BotsDoNotEnter), (_stranger_enters_result, NotOrganiser),
        (_foreign_table, NotYourTable), (_no_table, NoSuchTable), (_no_reason, ReasonWanted),
        (_bad_score, BadScore), (_late, RegistrationClosed),
    ],
)  # fmt: skip
async def test_bad_input_is_refused_and_changes_nothing(hall: Hall, bad: Bad, error: type) -> None:
    await hall.begin(4)
    await hall.next()
    before = await hall.event()
    with pytest.raises(error):
        await bad(hall)
    assert await hall.event() == before


async def test_options_that_contradict_keep_it_from_being_announced(hall: Hall) -> None:
    with pytest.raises(SetupContradicts) as caught:
        await hall.begin(0, format="single", cut=4)
    assert caught.value.values["problem"].key == "tournament-fault-cut-format"
    assert (await hall.event()).status is TournamentStatus.DRAFT


async def test_a_table_that_is_over_wants_nobody(hall: Hall) -> None:
    await hall.begin(2)
    await hall.next()
    table = await _table(hall)
    await entered(hall, table, 1, 0)
    with pytest.raises(TableOver):
        await hall.ready(table, [1])
