"""Every step once: killed between any two writes, pressed by two, undone, corrected, left, missed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.errors import AlreadyAnswered
from bot.matches.challenges import Person
from bot.organiser.errors import (
    AlreadyRegistered,
    BadScore,
    BotsDoNotEnter,
    BracketPlayedOn,
    NoSuchTable,
    NotEntered,
    NotOrganiser,
    NotYourTable,
    OutOfTournament,
    ReasonWanted,
    RegistrationClosed,
    RoundExists,
    RoundOpen,
    RoundPlayed,
    SetupContradicts,
    TableOver,
    TooFewEntrants,
    TournamentOver,
    TournamentPaused,
)
from bot.organiser.event import Stage
from bot.organiser.office import Caller
from bot.store import MatchStatus, Place, TournamentStatus
from bot.store.writer import Rows, Statement
from bot.tournaments.state import Score, Source, duel
from tests.bot.organiser.scene import Hall


class Killed(BaseException):
    """The process is gone."""


def killer(hall: Hall, at: int, *, after: bool) -> list[int]:
    """Kill the process at its so manieth write, before it or after; return the count of writes."""
    write, count = hall.store.writer.write, [0]

    async def deadly(*statements: Statement) -> Rows:
        count[0] += 1
        if count[0] == at and not after:
            raise Killed
        rows = await write(*statements)
        if count[0] == at:
            raise Killed
        return rows

    hall.store.writer.write = deadly  # pyright: ignore[reportAttributeAccessIssue]
    return count


async def whole(hall: Hall, at: int, *, after: bool) -> int:
    """Play a double elimination of three, killed once at this write and taken up again; return the writes."""
    await hall.begin(3, format="double")
    count = killer(hall, at, after=after)
    killed = False
    for _ in range(60):
        try:
            event = await hall.event()
            if event.status is TournamentStatus.FINISHED:
                break
            if event.open:
                await hall.play()
            else:
                await hall.next()
        except Killed:
            killed = True
            await hall.reopen()
            await hall.settle()
    event = await hall.event()
    assert event.status is TournamentStatus.FINISHED
    assert event.ranking == ((1,), (2,), (3,))
    assert len(event.tables) == 4
    assert all(table.revision == 1 for table in event.tables), "no result twice"
    sql = "SELECT count(*) AS n FROM matches WHERE status <> 'finished'"
    row = await hall.store.matches._reader.row(sql)
    assert row is not None
    assert row["n"] == 0, "no match is left over"
    sql = "SELECT count(*) AS n FROM matches"
    row = await hall.store.matches._reader.row(sql)
    assert row is not None
    assert row["n"] == 4, "one match a pairing"
    return 0 if killed or not at else count[0]


@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
async def test_an_event_that_is_killed_at_any_write_comes_to_the_same_end(tmp_path: Any, after: bool) -> None:
    for at in range(1 + 2 * after, 400, 5):  # the soak kills at all of them
        folder = tmp_path / str(at)
        folder.mkdir()
        hall = await Hall(folder).open()
        try:
            survived = await whole(hall, at, after=after)
        finally:
            await hall.close()
        if survived:
            assert at > 30, "most of it was never killed"
            return
    raise AssertionError("it writes without end")


async def test_admin_and_clock_make_one_round_at_once(hall: Hall) -> None:
    """Section 6: admin and player report at once, one round (PDT #1372)."""
    await hall.begin(4)
    made = [
        hall.organiser.rounds.make_next(hall.id, hall.keeper, 1),
        hall.organiser.rounds.make_next(hall.id, hall.keeper, 1),
        hall.organiser.rounds.make_next(hall.id, None, 1),
    ]
    results = await asyncio.gather(*made, return_exceptions=True)
    assert [type(each) for each in results].count(RoundExists) == 2
    assert len((await hall.event()).rounds) == 1


async def test_one_interaction_does_one_thing(hall: Hall) -> None:
    await hall.begin(4)
    keeper = hall.keeper
    await hall.organiser.rounds.make_next(hall.id, keeper, 1)
    await hall.organiser.rounds.undo(hall.id, hall.keeper, 1)
    with pytest.raises(AlreadyAnswered):
        await hall.organiser.rounds.make_next(hall.id, keeper, 1)


async def test_no_round_before_all_results_and_the_open_table_is_named(hall: Hall) -> None:
    """Section 6: no round before all results; the open table is named (cobra #439, liwords #978)."""
    await hall.begin(4)
    await hall.next()
    event = await hall.event()
    await hall.ready(event.open[0])
    await hall.settle()
    await hall.lose(event.open[0], event.open[0].table.seats[0])
    await hall.settle()
    with pytest.raises(RoundOpen) as caught:
        await hall.organiser.rounds.make_next(hall.id, hall.keeper, 2)
    assert caught.value.values["tables"] == "2"


async def test_a_round_is_undone_until_somebody_plays_and_pairs_the_same_again(hall: Hall) -> None:
    await hall.begin(5)
    await hall.next()
    before = (await hall.event()).played
    await hall.organiser.rounds.undo(hall.id, hall.keeper, 1)
    event = await hall.event()
    assert (event.status, event.tables) == (TournamentStatus.OPEN, ())
    await hall.register(6)
    await hall.organiser.leaving.drop(hall.id, hall.press(1006))
    await hall.next()
    assert (await hall.event()).played == before
    event = await hall.event()
    await hall.ready(event.open[0])
    await hall.settle()
    with pytest.raises(RoundPlayed):
        await hall.organiser.rounds.undo(hall.id, hall.keeper, 1)


# Results


async def entered(hall: Hall, table: Any, *scores: int, **how: Any) -> None:
    await hall.organiser.enter(table.place, hall.keeper, list(scores), "slip of the pen", **how)
    await hall.settle()


async def test_a_correction_before_the_next_round_begins_pairs_it_again_or_keeps_it(hall: Hall) -> None:
    await hall.begin(4)
    await hall.next()
    await hall.play()
    await hall.next()
    event = await hall.event()
    paired = event.played[1]
    first = event.find(1, 1, 1)
    assert first is not None
    assert first.table.outcome is not None
    one, other = first.table.outcome.scores
    await entered(hall, first, one.lost, other.lost)
    event = await hall.event()
    assert event.played[1] != paired, "winners meet winners, as they now are"
    assert event.status is TournamentStatus.MADE
    await entered(hall, first, one.won, other.won, keep=True)
    assert (await hall.event()).played[1] == event.played[1]


async def test_a_correction_after_the_next_round_has_begun_keeps_its_pairings(hall: Hall) -> None:
    await hall.begin(4)
    await hall.next()
    await hall.play()
    await hall.next()
    event = await hall.event()
    await hall.ready(event.open[0])
    await hall.settle()
    first = event.find(1, 1, 1)
    assert first is not None
    assert first.table.outcome is not None
    one, other = first.table.outcome.scores
    await entered(hall, first, one.lost, other.lost)
    now = await hall.event()
    assert [table.seats for table in now.played[1]] == [table.seats for table in event.played[1]]
    assert now.played[0][0].outcome == duel(one.lost, other.lost)
    log = await hall.store.tournaments.log(hall.id)
    assert [each.facts["reason"] for each in log if each.verb == "correct"] == ["slip of the pen"]


async def test_a_corrected_winner_of_a_bracket_replaces_the_old(hall: Hall) -> None:
    """Section 6: a corrected winner replaces the old (5stack-panel #357, QTournament #55)."""
    await hall.begin(4, format="single")
    await hall.next()
    await hall.play()
    event = await hall.event()
    first = event.find(Stage.UPPER, 1, 1)
    assert first is not None
    assert first.table.outcome is not None
    await hall.next()
    one, other = first.table.outcome.scores
    await entered(hall, first, one.lost, other.lost)
    event = await hall.event()
    (final,) = event.open
    fallen = first.table.seats[one.won > one.lost]
    assert fallen in final.table.seats, "who had lost by mistake is in the final"
    assert len(event.tables) == 3


async def test_a_bracket_that_is_played_on_is_voided_only_after_a_warning(hall: Hall) -> None:
    await hall.begin(4, format="single")
    await hall.next()
    await hall.play()
    await hall.next()
    event = await hall.event()
    await hall.ready(event.open[0])
    await hall.settle()
    (final,) = (await hall.event()).open
    first = event.find(Stage.UPPER, 1, 1)
    assert first is not None
    assert first.table.outcome is not None
    one, other = first.table.outcome.scores
    with pytest.raises(BracketPlayedOn) as caught:
        await entered(hall, first, one.lost, other.lost)
    assert caught.value.values["tables"] == "3"
    await entered(hall, first, one.lost, other.lost, void=True)
    assert final.match_id is not None
    voided = await hall.store.matches.get(final.match_id)
    assert voided is not None
    assert voided.status is MatchStatus.FINISHED
    assert voided.result is not None
    assert voided.result.reason == "called_off"
    await hall.next()
    await hall.play()
    event = await hall.event()
    winner = event.ranking[0][0]
    assert winner in (first.table.seats[one.won > one.lost], 1, 2)
    assert len(event.tables) == 3


async def test_a_drawn_match_of_a_bracket_is_played_again(hall: Hall) -> None:
    from bot.matches.live import DrawStep

    await hall.begin(2, format="single")
    await hall.next()
    event = await hall.event()
    await hall.ready(event.open[0])
    await hall.settle()
    live = await hall.live(event.open[0])
    await hall.desk.draw(live.id, hall.press(1001), DrawStep.OFFER)
    await hall.desk.draw(live.id, hall.press(1002), DrawStep.ACCEPT)
    await hall.settle()
    (table,) = (await hall.event()).open
    assert table.match_id is None
    assert table.ready == (None, None)
    assert [note.what for note in hall.said][-1] == "replay"
    await hall.play()
    assert (await hall.event()).ranking == ((1,), (2,))


@pytest.mark.parametrize(("draws", "points"), [(True, [1, 1]), (False, [3, 0])])
async def test_a_draw_by_agreement_counts_where_it_may(hall: Hall, draws: bool, points: list[int]) -> None:
    from bot.matches.live import DrawStep

    await hall.begin(2, draws=draws, rounds=1)
    await hall.next()
    event = await hall.event()
    await hall.ready(event.open[0])
    await hall.settle()
    live = await hall.live(event.open[0])
    await hall.desk.draw(live.id, hall.press(1001), DrawStep.OFFER)
    await hall.desk.draw(live.id, hall.press(1002), DrawStep.ACCEPT)
    await hall.settle()
    event = await hall.event()
    if draws:
        (table,) = event.tables
        assert table.table.outcome == duel(0, 0, 1, source=Source.AGREED)
    else:
        await hall.play()
    assert [row.points for row in (await hall.event()).standings] == points


# Leaving, and not coming


async def test_who_drops_while_he_plays_loses_that_match_and_is_paired_no_more(hall: Hall) -> None:
    await hall.begin(4)
    await hall.next()
    event = await hall.event()
    table = event.open[0]
    await hall.ready(table)
    await hall.settle()
    leaver, other = table.table.seats
    await hall.organiser.leaving.drop(hall.id, hall.press(1000 + leaver))
    await hall.settle()
    event = await hall.event()
    over = event.find(*table.place.key[1:])
    assert over is not None
    assert over.table.outcome == duel(0, 1)
    assert (await hall.live(over)).match.result is not None
    await hall.play()
    await hall.next()
    assert all(leaver not in each.seats for each in (await hall.event()).played[1])
    assert any(other in each.seats for each in (await hall.event()).played[1])
    with pytest.raises(NotEntered):
        await hall.organiser.leaving.drop(hall.id, hall.press(1000 + leaver))


async def test_the_disqualified_lose_and_hold_no_place(hall: Hall) -> None:
    await hall.begin(4)
    await hall.next()
    event = await hall.event()
    out = event.open[0].table.seats[0]
    with pytest.raises(ReasonWanted):
        await hall.organiser.leaving.remove(hall.id, hall.keeper, 1000 + out, " ", disqualify=True)
    await hall.organiser.leaving.remove(hall.id, hall.keeper, 1000 + out, "marked cards", disqualify=True)
    await hall.settle()
    event = await hall.event()
    assert event.current[0].table.outcome == duel(0, 1, source=Source.DISQUALIFIED)
    assert event.place_of(out) is None
    with pytest.raises(OutOfTournament):
        await hall.register(out)


async def test_a_leaver_of_a_bracket_gives_walkovers_that_stay(hall: Hall) -> None:
    await hall.begin(4, format="double")
    await hall.next()
    event = await hall.event()
    leaver = event.open[0].table.seats[0]
    await hall.organiser.leaving.drop(hall.id, hall.press(1000 + leaver))
    await hall.settle()
    event = await hall.play_all() if not (await hall.event()).open else await hall.event()
    while event.open:
        await hall.play()
        event = await hall.play_all()
    walked = [
        table for table in event.tables
        if table.table.outcome and table.table.outcome.source is Source.WALKOVER
    ]  # fmt: skip
    assert [leaver in table.table.seats for table in walked] == [True, True]
    assert event.status is TournamentStatus.FINISHED


async def test_all_have_left_and_it_ends(hall: Hall) -> None:
    """Section 6: removed is not paired; all gone, it ends (liwords #481; lila #10812)."""
    await hall.begin(3)
    await hall.next()
    for number in (1, 2, 3):
        await hall.organiser.leaving.drop(hall.id, hall.press(1000 + number))
        await hall.settle()
    event = await hall.event()
    assert event.status is TournamentStatus.BETWEEN
    assert (await hall.next()).name == "END"


@pytest.mark.parametrize("format", ["swiss", "single", "robin"])
async def test_who_is_not_ready_in_time_loses_in_every_format(hall: Hall, format: str) -> None:
    """Section 6: a no-show clock in brackets too, by default (PDT #8845, showdown-client #560)."""
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
    assert outcomes[0] == duel(1, 0, source=Source.NO_SHOW)
    assert outcomes[1] is not None
    assert outcomes[1].scores == (Score(0, 1), Score(0, 1))


async def test_two_of_a_pod_that_have_come_play(hall: Hall) -> None:
    await hall.begin(4, game="noxtalia", format="pods", options={"random_teams": True})
    await hall.next()
    (pod,) = (await hall.event()).open
    here = pod.table.seats[1:3]
    await hall.ready(pod, here)
    await hall.advance(11)
    live = await hall.live(pod)
    assert [seat.user_id for seat in live.seats] == [1000 + number for number in here]
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
    await hall.organiser.tables.extra_time(two.place, hall.keeper, 20)
    await hall.advance(61)
    event = await hall.event()
    assert [each.place.table_no for each in event.open] == [2]
    assert event.current[0].table.outcome == duel(0, 0, 1)
    assert (await hall.live(one)).match.result is not None
    await hall.advance(20)
    assert (await hall.event()).status is TournamentStatus.BETWEEN


# Entering late, and the clock


async def test_late_entry_till_the_round_that_was_named(hall: Hall) -> None:
    """Section 6: late entry, which round, what points (lila #8613, #15450)."""
    await hall.begin(4, rounds=3, late_until=2)
    await hall.next()
    late = await hall.register(5)
    assert late.from_round == 2
    await hall.play()
    await hall.next()
    assert any(5 in table.seats for table in (await hall.event()).played[1])
    with pytest.raises(RegistrationClosed):
        await hall.register(6)
    forced = await hall.organiser.signup.add_late(hall.id, hall.keeper, Person(1006, "P6"))
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
        await hall.organiser.signup.check_in(hall.id, hall.press(1000 + number))
    await hall.advance(15)
    for _ in range(2):
        assert (await hall.event()).status is TournamentStatus.MADE
        await hall.play()
        assert (await hall.event()).status is TournamentStatus.BETWEEN
        await hall.advance(4)
    assert (await hall.event()).status is TournamentStatus.FINISHED


async def test_who_has_not_checked_in_is_found_before_the_start(hall: Hall) -> None:
    """Section 6: absent found before the start; slow tables shown (PDT #7870, sendou.ink #1818)."""
    await hall.begin(5)
    await hall.organiser.rounds.open_check_in(hall.id, hall.keeper)
    for number in (1, 2, 3, 4):
        await hall.organiser.signup.check_in(hall.id, hall.press(1000 + number))
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
    await hall.organiser.rounds.pause(hall.id, hall.keeper, True)
    await hall.advance(60)
    with pytest.raises(TournamentPaused):
        await hall.ready(table)
    with pytest.raises(TournamentPaused):
        await hall.organiser.rounds.make_next(hall.id, hall.keeper, 2)
    await hall.organiser.rounds.pause(hall.id, hall.keeper, False)
    await hall.advance(5)
    assert (await hall.event()).open, "five of ten minutes were left when it paused"
    await hall.advance(2)
    assert not (await hall.event()).open


# Bad input: a sentence each, and nothing changed


Bad = Callable[[Hall], Awaitable[Any]]


async def _table(hall: Hall) -> Any:
    return (await hall.event()).open[0]


async def _twice(hall: Hall) -> None:
    await hall.register(1)


async def _bot(hall: Hall) -> None:
    await hall.organiser.signup.add_late(hall.id, hall.keeper, Person(77, "robot", bot=True))


async def _stranger_enters_result(hall: Hall) -> None:
    stranger = Caller(hall.press(1001))
    await hall.organiser.enter((await _table(hall)).place, stranger, [1, 0], "mine")


async def _foreign_table(hall: Hall) -> None:
    table = await _table(hall)
    other = next(n for n in (1, 2, 3, 4) if n not in table.table.seats)
    await hall.organiser.tables.ready(table.place, hall.press(1000 + other))


async def _no_table(hall: Hall) -> None:
    await hall.organiser.enter(Place(hall.id, 1, 1, 99), hall.keeper, [1, 0], "why not")


async def _no_reason(hall: Hall) -> None:
    await hall.organiser.enter((await _table(hall)).place, hall.keeper, [1, 0], "")


async def _bad_score(hall: Hall) -> None:
    await hall.organiser.enter((await _table(hall)).place, hall.keeper, [1], "one is missing")


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


async def test_where_no_thread_can_be_made_tables_play_in_the_channel(hall: Hall) -> None:
    hall.threads = False
    await hall.begin(4)
    event = await hall.play_all()
    assert event.ranking[0] == (1,)
    assert set(event.threads.values()) == {event.row.channel_id}


async def test_a_thread_that_was_deleted_is_made_anew_and_its_match_goes_on_there(hall: Hall) -> None:
    await hall.begin(2)
    await hall.next()
    (table,) = (await hall.event()).open
    await hall.ready(table)
    await hall.settle()
    live = await hall.live(table)
    await hall.desk.pause(live.id, "channel-gone")
    await hall.organiser.thread_lost(live.channel_id)
    await hall.settle()
    live = await hall.live(table)
    assert not live.paused
    await hall.lose(table, 1)
    await hall.settle()
    assert not (await hall.event()).open
