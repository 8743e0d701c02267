"""Who leaves a round robin before half of their tables has met nobody, and later loses the rest (FIDE)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.competition import setup
from bot.competition.standings import explain
from bot.competition.state import Score, SeatSource
from bot.matches.start.challenges import Person
from bot.texts import texts_in
from bot.tournaments.course.errors import NobodyAddedNow
from bot.tournaments.views.standings import page_of, standings, why
from bot.tournaments.views.table import mine
from bot.tournaments.views.words import result_line
from tests.bot.tournaments.course.scene import Hall

EN = texts_in("en")


async def play_rounds(hall: Hall, rounds: int, *, six_wins: bool = False) -> None:
    """Play so many rounds of six, 1 before 2 before 3 …; 6 beats whoever comes, if it is to."""
    for _ in range(rounds):
        await hall.next()
        await hall.play(lambda number: 99 if number == 6 and six_wins else -number)


async def leaves(hall: Hall, number: int) -> None:
    await hall.tournament_service.leaving.drop(hall.id, hall.press(1000 + number))
    await hall.settle()


async def points(hall: Hall) -> dict[int, int]:
    return {row.number: row.points for row in (await hall.event()).standings}


async def test_who_leaves_before_half_of_their_tables_is_struck(hall: Hall) -> None:
    """6 beats 1 and is gone: 1 has beaten all who stayed, and nobody has a point for not meeting 6."""
    await hall.begin(6, format="robin")
    await play_rounds(hall, 1, six_wins=True)
    await leaves(hall, 6)
    event = await hall.play_all()
    assert hall.places(event) == ["1", "2", "3", "4", "5"]
    assert await points(hall) == {1: 12, 2: 9, 3: 6, 4: 3, 5: 0, 6: 0}
    assert event.place_of(6) is None


async def test_two_of_five_tables_are_less_than_half(hall: Hall) -> None:
    await hall.begin(6, format="robin")
    await play_rounds(hall, 2, six_wins=True)
    await leaves(hall, 6)
    event = await hall.play_all()
    assert event.struck == {6}
    assert await points(hall) == {1: 12, 2: 9, 3: 6, 4: 3, 5: 0, 6: 0}


async def test_the_open_tables_of_who_leaves_later_are_won_by_the_others(hall: Hall) -> None:
    """6 has won three of five tables, against 1, 4 and 2: what is left is won by 5 and by 3."""
    await hall.begin(6, format="robin")
    await play_rounds(hall, 3, six_wins=True)
    await leaves(hall, 6)
    event = await hall.play_all()
    assert event.struck == frozenset()
    assert await points(hall) == {1: 12, 2: 9, 3: 6 + 3, 4: 3, 5: 0 + 3, 6: 9}
    free = next(line for row in event.standings if row.number == 5 for line in row.lines if line.free_win)
    assert (free.opponents, free.source) == ((6,), SeatSource.WALKOVER)


async def test_an_absence_is_no_table_that_was_played(hall: Hall) -> None:
    await hall.begin(4, format="robin")
    for _ in range(2):
        await hall.next()
        with_4, without_4 = sorted((await hall.event()).open, key=lambda each: 4 not in each.table.seats)
        await hall.ready(without_4)
        await hall.ready(with_4, [number for number in with_4.table.seats if number != 4])
        await hall.advance(11)
        await hall.play()
    await leaves(hall, 4)
    await hall.play_all()
    assert await points(hall) == {1: 6, 2: 3, 3: 0, 4: 0}


async def test_a_table_that_is_given_up_is_one_that_was_played(hall: Hall) -> None:
    """Of four, 4 has lost one table and leaves the second: two of three are more than half."""
    await hall.begin(4, format="robin")
    await hall.next()
    await hall.play()
    await hall.next()
    table = next(each for each in (await hall.event()).open if 4 in each.table.seats)
    await hall.ready(table)
    await hall.settle()
    await leaves(hall, 4)
    await hall.play()
    event = await hall.play_all()
    assert event.struck == frozenset()
    assert await points(hall) == {1: 9, 2: 6, 3: 3, 4: 0}


async def test_who_sits_out_as_they_are_odd_gains_nothing_by_it(hall: Hall) -> None:
    """Also where it is ended early: some have sat out then, and others have not."""
    await hall.begin(5, format="robin")
    await hall.next()
    await hall.play()
    event = await hall.event()
    out = next(table.seats[0] for table in event.played[0] if len(table.seats) == 1)
    assert (await points(hall))[out] == 0
    row = next(row for row in event.standings if row.number == out)
    assert row.mw == event.setup.scoring.floor
    assert "sat out" in str(why(event, out, EN).to_components())
    assert "sit out" in str(mine(event, out, EN).to_components())
    assert all(step.theirs is not None for step in [explain(event.standings, out).above] if step)


async def test_people_read_who_was_struck_and_who_has_won_without_play(hall: Hall) -> None:
    await hall.begin(6, format="robin")
    await play_rounds(hall, 3)
    await leaves(hall, 6)
    await hall.next()
    event = await hall.event()
    alone = next(each for each in event.current if len(each.table.seats) == 1)
    assert result_line(event, alone, EN) == "P5 wins without play: P6 has dropped"
    said = str(mine(event, alone.table.seats[0], EN).to_components())
    assert "P6 has dropped, so you win this table without play: 3 points." in said


async def test_people_read_what_a_bye_has_brought(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where a club pays it otherwise than a win."""
    monkeypatch.setattr(setup, "SINGLE_GAMES", replace(setup.SINGLE_GAMES, bye=Score(0, drawn=1)))
    await hall.begin(3)
    await hall.next()
    event = await hall.event()
    alone = next(each for each in event.current if len(each.table.seats) == 1)
    said = str(mine(event, alone.table.seats[0], EN).to_components())
    assert "You have a bye: 1 points." in said
    assert (await points(hall))[alone.table.seats[0]] == 1


async def test_people_read_that_the_tables_of_the_struck_do_not_count(hall: Hall) -> None:
    await hall.begin(4, format="robin")
    await play_rounds(hall, 1)
    await leaves(hall, 4)
    await hall.next()
    event = await hall.event()
    alone = next(each for each in event.current if len(each.table.seats) == 1)
    assert result_line(event, alone, EN) == "P3 sits out"
    assert [row.place for row in event.standings if row.number == 4] == [None]
    said = str(standings(event, EN, page_of(event, EN)).to_components())
    assert "dropped early: these tables do not count" in said


async def test_nobody_is_added_to_a_round_robin_that_has_begun(hall: Hall) -> None:
    """The tables of all were laid down at the start."""
    await hall.begin(4, format="robin")
    await play_rounds(hall, 1)
    with pytest.raises(NobodyAddedNow):
        await hall.tournament_service.signup.add_late(hall.id, hall.keeper, Person(1009, "P9"))
