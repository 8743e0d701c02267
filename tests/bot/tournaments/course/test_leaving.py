"""Who leaves, is removed, enters late or does not come; what the clock does by itself."""

from __future__ import annotations

import pytest

from bot.competition.state import Score, SeatSource, duel
from bot.matches.start.challenges import Person
from bot.store import TournamentStatus
from bot.tournaments.course.errors import (
    NotEntered,
    OutOfTournament,
    ReasonWanted,
    RegistrationClosed,
    TooFewEntrants,
    TournamentOver,
    TournamentPaused,
)
from tests.bot.tournaments.course.scene import Hall


async def test_who_drops_while_he_plays_loses_that_match_and_is_paired_no_more(hall: Hall) -> None:
    await hall.begin(4)
    await hall.next()
    event = await hall.event()
    table = event.open[0]
    await hall.ready(table)
    await hall.settle()
    leaver, other = table.table.seats
    await hall.tournament_service.leaving.drop(hall.id, hall.press(1000 + leaver))
    await hall.settle()
    event = await hall.event()
    over = event.find(*table.place.key[1:])
    assert over is not None
    assert over.table.outcome == duel(0, 1)
    assert (await hall.session(over)).match.result is not None
    await hall.play()
    await hall.next()
    assert all(leaver not in each.seats for each in (await hall.event()).played[1])
    assert any(other in each.seats for each in (await hall.event()).played[1])
    with pytest.raises(NotEntered):
        await hall.tournament_service.leaving.drop(hall.id, hall.press(1000 + leaver))


async def test_the_disqualified_lose_and_hold_no_place(hall: Hall) -> None:
    await hall.begin(4)
    await hall.next()
    event = await hall.event()
    out = event.open[0].table.seats[0]
    with pytest.raises(ReasonWanted):
        await hall.tournament_service.leaving.remove(hall.id, hall.keeper, 1000 + out, " ", disqualify=True)
    await hall.tournament_service.leaving.remove(
        hall.id, hall.keeper, 1000 + out, "marked cards", disqualify=True
    )
    await hall.settle()
    event = await hall.event()
    assert event.current[0].table.outcome == duel(0, 1, source=SeatSource.DISQUALIFIED)
    assert event.place_of(out) is None
    with pytest.raises(OutOfTournament):
        await hall.register(out)


async def test_a_leaver_of_a_bracket_gives_walkovers_that_stay(hall: Hall) -> None:
    await hall.begin(4, format="double")
    await hall.next()
    event = await hall.event()
    leaver = event.open[0].table.seats[0]
    await hall.tournament_service.leaving.drop(hall.id, hall.press(1000 + leaver))
    await hall.settle()
    event = await hall.play_all() if not (await hall.event()).open else await hall.event()
    while event.open:
        await hall.play()
        event = await hall.play_all()
    walked = [
        table for table in event.tables
        if table.table.outcome and table.table.outcome.source is SeatSource.WALKOVER
    ]  # fmt: skip
    assert [leaver in table.table.seats for table in walked] == [True, True]
    assert event.status is TournamentStatus.FINISHED


async def test_all_have_left_and_it_ends(hall: Hall) -> None:
    """Removed is not paired; all gone, it ends (liwords #481; lila #10812)."""
    await hall.begin(3)
    await hall.next()
    for number in (1, 2, 3):
        await hall.tournament_service.leaving.drop(hall.id, hall.press(1000 + number))
        await hall.settle()
    event = await hall.event()
    assert event.status is TournamentStatus.BETWEEN
    assert (await hall.next()).name == "END"


@pytest.mark.parametrize("format", ["swiss", "single", "robin"])
async def test_who_is_not_ready_in_time_loses_in_every_format(hall: Hall, format: str) -> None:
    """A no-show clock in brackets too, by default (PDT #8845, showdown-client #560)."""
    await hall.begin(4, format=format)
    await hall.next()
    one, two = (await hall.event()).open
    await hall.ready(one, one.table.seats[:1])
    await hall.advance(6)
    reminded = [note for note in hall.said if note.what == "remind"]
    assert [note.facts["away"] for note in reminded] == [[one.table.seats[1]], list(two.table.seats)]
    await hall.advance(5)
    event = await hall.event()
    outcomes = [table.table.outcome for table in event.current]
    assert outcomes[0] == duel(1, 0, source=SeatSource.NO_SHOW)
    assert outcomes[1] is not None
    assert outcomes[1].scores == (Score(0, 1), Score(0, 1))


async def test_two_of_a_pod_that_have_come_play(hall: Hall) -> None:
    await hall.begin(4, game="noxtalia", format="pods", options={"random_teams": True})
    await hall.next()
    (pod,) = (await hall.event()).open
    here = pod.table.seats[1:3]
    await hall.ready(pod, here)
    await hall.advance(11)
    session = await hall.session(pod)
    assert [seat.user_id for seat in session.people.seats] == [1000 + number for number in here]
    await hall.lose(pod, here[0])
    await hall.settle()
    (pod,) = (await hall.event()).tables
    assert pod.table.outcome is not None
    assert [score.won for score in pod.table.outcome.scores] == [0, 0, 1, 0]


async def test_a_round_whose_time_is_up_counts_what_was_won_and_draws_the_rest(hall: Hall) -> None:
    await hall.begin(4, best_of=3)
    await hall.next()
    one, two = (await hall.event()).open
    await hall.ready(one)
    await hall.ready(two)
    await hall.settle()
    await hall.tournament_service.tables.extra_time(two.place, hall.keeper, 20)
    await hall.advance(61)
    event = await hall.event()
    assert [each.place.table_no for each in event.open] == [2]
    assert event.current[0].table.outcome == duel(0, 0, 1)
    assert (await hall.session(one)).match.result is not None
    await hall.advance(20)
    assert (await hall.event()).status is TournamentStatus.BETWEEN


async def test_late_entry_till_the_round_that_was_named(hall: Hall) -> None:
    """Late entry, which round, what points (lila #8613, #15450)."""
    await hall.begin(4, rounds=3, late_until=2)
    await hall.next()
    late = await hall.register(5)
    assert late.from_round == 2
    await hall.play()
    await hall.next()
    assert any(5 in table.seats for table in (await hall.event()).played[1])
    with pytest.raises(RegistrationClosed):
        await hall.register(6)
    forced = await hall.tournament_service.signup.add_late(hall.id, hall.keeper, Person(1006, "P6"))
    assert forced.from_round == 3
    await hall.play()
    row = next(each for each in (await hall.event()).standings if each.number == 5)
    assert row.lines[0].score is None, "the missed round is a loss without an opponent"


async def test_an_event_runs_by_the_clock_alone(hall: Hall) -> None:
    start = hall.time + 3_600
    await hall.begin(3, by_clock=True, start=start, rounds=2)
    await hall.advance(46)
    assert (await hall.event()).status is TournamentStatus.CHECK_IN
    for number in (1, 2, 3):
        await hall.tournament_service.signup.check_in(hall.id, hall.press(1000 + number))
    await hall.advance(15)
    for _ in range(2):
        assert (await hall.event()).status is TournamentStatus.MADE
        await hall.play()
        assert (await hall.event()).status is TournamentStatus.BETWEEN
        await hall.advance(4)
    assert (await hall.event()).status is TournamentStatus.FINISHED


async def test_who_has_not_checked_in_is_found_before_the_start(hall: Hall) -> None:
    """Absent found before the start; slow tables shown (PDT #7870, sendou.ink #1818)."""
    await hall.begin(5)
    await hall.tournament_service.rounds.open_check_in(hall.id, hall.keeper)
    for number in (1, 2, 3, 4):
        await hall.tournament_service.signup.check_in(hall.id, hall.press(1000 + number))
    await hall.next()
    event = await hall.event()
    assert [table.seats for table in event.played[0] if 5 in table.seats] == []
    assert event.planned == 3
    assert 5 not in [row.number for row in event.standings]


async def test_a_start_with_too_few_cancels_by_the_clock_and_is_refused_by_hand(hall: Hall) -> None:
    await hall.begin(1, start=hall.time + 3_600)
    with pytest.raises(TooFewEntrants):
        await hall.next()
    await hall.advance(61)
    assert (await hall.event()).status is TournamentStatus.CANCELLED
    with pytest.raises(TournamentOver):
        await hall.register(2)


async def test_a_pause_stops_the_clocks_and_gives_their_time_back(hall: Hall) -> None:
    await hall.begin(2)
    await hall.next()
    (table,) = (await hall.event()).open
    await hall.advance(4)
    await hall.tournament_service.rounds.pause(hall.id, hall.keeper, True)
    await hall.advance(60)
    with pytest.raises(TournamentPaused):
        await hall.ready(table)
    with pytest.raises(TournamentPaused):
        await hall.tournament_service.rounds.make_next(hall.id, hall.keeper, 2)
    await hall.tournament_service.rounds.pause(hall.id, hall.keeper, False)
    await hall.advance(5)
    assert (await hall.event()).open, "five of ten minutes were left when it paused"
    await hall.advance(2)
    assert not (await hall.event()).open


@pytest.mark.parametrize("drops", [False, True])
@pytest.mark.parametrize("format", ["swiss", "robin", "double"])
async def test_where_a_no_show_drops_who_left_the_server_is_not_paired_for_ever(
    hall: Hall, format: str, drops: bool
) -> None:
    await hall.begin(4, format=format, no_show_drops=drops)
    await hall.next()
    one, two = (await hall.event()).open
    gone, here = one.table.seats
    await hall.ready(one, [here])
    await hall.ready(two)
    await hall.settle()
    await hall.lose(two, two.table.seats[0])
    await hall.advance(11)
    assert ((await hall.event()).by_number[gone].status == "dropped") is drops
    assert (await hall.event()).by_number[here].status == "registered"
    await hall.next()
    playing = {n for table in (await hall.event()).open for n in table.table.seats}
    assert (gone in playing) is not drops
