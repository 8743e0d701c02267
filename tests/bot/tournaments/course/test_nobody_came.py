"""An event to which nobody comes, or hardly anybody: who never played holds no place."""

from __future__ import annotations

from typing import Any

import pytest

from bot.ladder.seasons import SeasonService
from bot.store import TournamentStatus
from bot.texts import texts_in
from bot.tournaments.course.event import Next
from bot.tournaments.course.export import as_data
from bot.tournaments.views.sheets import bracket_sheet
from bot.tournaments.views.status import status
from tests.bot.tournaments.course.scene import CHANNEL, GUILD, Hall, entered

EVERY_FORMAT: dict[str, dict[str, Any]] = {
    "swiss": {},
    "cut": {"cut": 2},
    "single": {"format": "single"},
    "double": {"format": "double"},
    "robin": {"format": "robin"},
    "pods": {"format": "pods", "game": "noxtalia", "options": {"random_teams": True}},
}


async def waits(hall: Hall, comes: int | None = None) -> None:
    """Let round after round pass; only one comes, or nobody."""
    for _ in range(20):
        if await hall.next() is Next.END:
            return
        for table in (await hall.event()).open:
            if comes in table.table.seats:
                await hall.ready(table, [comes])
        await hall.advance(11)
    raise AssertionError("it does not end")


@pytest.mark.parametrize("how", EVERY_FORMAT.values(), ids=list(EVERY_FORMAT))
@pytest.mark.parametrize("comes", [None, 1])
async def test_an_event_without_a_played_table_ends_without_result(
    hall: Hall, how: dict[str, Any], comes: int | None
) -> None:
    await hall.begin(4, **how)
    await waits(hall, comes)
    event = await hall.event()
    assert event.status is TournamentStatus.FINISHED
    assert event.ranking == ()
    assert all(row.place is None for row in event.standings)
    said = str(status(event, texts_in("en")).to_components())
    assert "ended without a result: no table was played" in said
    assert "🥇" not in said
    data = as_data(event)
    assert data["ranking"] == []
    assert all(each["place"] is None for each in data["entrants"])
    if event.bracket is not None:
        assert bracket_sheet(event, texts_in("en")).champion is None


async def test_it_gives_no_points_for_a_season(hall: Hall) -> None:
    await hall.begin(4)
    seasons = SeasonService(hall.store, lambda: hall.time)
    await seasons.create(GUILD, "Autumn", "")
    await seasons.count(GUILD, CHANNEL, "Autumn")
    await waits(hall)
    assert (await seasons.standing(GUILD, "Autumn")).rows == ()


async def test_a_result_that_is_entered_afterwards_is_one(hall: Hall) -> None:
    await hall.begin(4)
    await waits(hall)
    table = (await hall.event()).tables[0]
    winner, loser = table.table.seats
    await entered(hall, table, 1, 0)
    assert (await hall.event()).ranking == ((winner,), (loser,))


@pytest.mark.parametrize("how", [{}, {"format": "single"}], ids=["swiss", "single"])
async def test_who_never_came_holds_no_place_beside_those_who_played(hall: Hall, how: dict[str, Any]) -> None:
    """Of four, two play and two do not come: there are two places."""
    await hall.begin(4, **how)
    await hall.next()
    played, waited = (await hall.event()).open
    came = set(played.table.seats)
    await hall.ready(played)
    await hall.settle()
    await hall.lose(played, played.table.seats[1])
    await hall.advance(11)
    for number in waited.table.seats:
        await hall.tournament_service.leaving.drop(hall.id, hall.press(1000 + number))
    await hall.settle()
    if (await hall.next()) is not Next.END:
        await hall.play()
        await hall.tournament_service.rounds.end(hall.id, hall.keeper)
    event = await hall.event()
    assert event.status is TournamentStatus.FINISHED
    assert {number for group in event.ranking for number in group} == came


async def test_who_came_in_vain_and_has_won_so_is_champion(hall: Hall) -> None:
    """Three in a cup: the first seed has a bye, and nobody comes to the final against them."""
    await hall.begin(3, format="single", seeding="order")
    await hall.next()
    await hall.play()
    await hall.next()
    (final,) = (await hall.event()).open
    await hall.ready(final, [1])
    await hall.advance(11)
    await hall.next()
    assert (await hall.event()).ranking == ((1,), (2,), (3,))


async def test_who_was_never_there_is_not_second_by_walkovers(hall: Hall) -> None:
    """2 is given the first match, as 3 has left, and does not come to the final."""
    await hall.begin(4, format="single", seeding="order")
    await hall.next()
    await hall.tournament_service.leaving.drop(hall.id, hall.press(1003))
    await hall.settle()
    await hall.play()
    await hall.next()
    (final,) = (await hall.event()).open
    await hall.ready(final, [1])
    await hall.advance(11)
    await hall.next()
    assert (await hall.event()).ranking == ((1,), (4,))
