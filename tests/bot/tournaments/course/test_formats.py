"""Every format from sign-up to its end, with matches that are really played."""

from __future__ import annotations

import pytest

from bot.store import TournamentStatus
from bot.tournaments.course.event import Stage
from tests.bot.tournaments.course.scene import Hall


async def test_a_swiss_from_sign_up_to_its_end(hall: Hall) -> None:
    await hall.begin(5)
    event = await hall.play_all()
    assert event.status is TournamentStatus.FINISHED
    assert len(event.played) == 3
    assert event.standings[0].points == 9
    assert event.ranking[0] == (1,), "the strongest has won"
    assert all(table.table.outcome for table in event.tables)
    byes = [table.table.seats[0] for table in event.tables if len(table.table.seats) == 1]
    assert len(byes) == len(set(byes)) == 3


async def test_a_swiss_with_a_cut_of_three(hall: Hall) -> None:
    await hall.begin(6, cut=3)
    event = await hall.play_all()
    assert event.status is TournamentStatus.FINISHED
    assert [each.stage for each in event.rounds] == [1, 1, 1, Stage.UPPER, Stage.FINAL]
    assert event.row.seeds == tuple(row.number for row in event.standings[:3])
    assert event.ranking[0] == (1,)
    assert len(event.ranking) == 6


@pytest.mark.parametrize("people", [2, 3, 5, 8])
async def test_a_single_elimination(hall: Hall, people: int) -> None:
    await hall.begin(people, format="single")
    event = await hall.play_all()
    played = [table for table in event.tables if table.match_id]
    assert len(played) == people - 1
    assert event.ranking[0] == (1,)
    assert sum(map(len, event.ranking)) == people


@pytest.mark.parametrize("people", [2, 3, 6])
async def test_a_double_elimination(hall: Hall, people: int) -> None:
    await hall.begin(people, format="double")
    event = await hall.play_all()
    assert len([table for table in event.tables if table.match_id]) == 2 * people - 2
    assert event.ranking[:2] == ((1,), (2,))


async def test_the_final_is_played_again_where_the_undefeated_lost(hall: Hall) -> None:
    await hall.begin(4, format="double")
    lost: list[int] = []

    def one_loses_once(number: int) -> float:
        return -number

    for _ in range(20):
        event = await hall.event()
        final = [table for table in event.open if table.place.stage == Stage.FINAL]
        if final and not lost:
            lost.append(1)
            await hall.play(lambda number: number)  # the weaker wins the first final
        else:
            await hall.play(one_loses_once)
        if (await hall.next()).name == "END":
            break
    event = await hall.event()
    assert [each.place.round for each in event.tables if each.place.stage == Stage.FINAL] == [1, 2]
    assert event.ranking[0] == (1,)


async def test_a_round_robin_of_five(hall: Hall) -> None:
    await hall.begin(5, format="robin")
    event = await hall.play_all()
    assert len(event.played) == 5
    met = [table.table.seats for table in event.tables if len(table.table.seats) == 2]
    assert len({frozenset(pair) for pair in met}) == 10
    assert hall.places(event) == ["1", "2", "3", "4", "5"]


async def test_pods_of_seven(hall: Hall) -> None:
    await hall.begin(7, game="noxtalia", format="pods", options={"random_teams": True})
    event = await hall.play_all()
    assert len(event.played) == 3
    assert sorted(len(table.seats) for table in event.played[0]) == [3, 4]
    assert event.ranking[0] == (1,)
    assert event.standings[0].points == 15


async def test_a_best_of_three_that_is_given_up_is_two_to_nothing(hall: Hall) -> None:
    await hall.begin(2, best_of=3)
    await hall.next()
    await hall.play()
    event = await hall.event()
    (table,) = event.tables
    assert table.table.outcome is not None
    assert table.table.outcome.scores[table.table.seats.index(1)].won == 2
