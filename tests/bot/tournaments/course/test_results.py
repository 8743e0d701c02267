"""Results: corrected before and after the next round, drawn, replayed, voided."""

from __future__ import annotations

import pytest

from bot.competition.state import SeatSource, duel
from bot.errors import OutOfOrder
from bot.matches.agreements import draws
from bot.matches.agreements.draws import DrawOffer
from bot.matches.session import MatchSession
from bot.store import MatchStatus, TournamentStatus
from bot.tournaments.course.errors import BracketPlayedOn
from bot.tournaments.course.event import Stage
from tests.bot.tournaments.course.scene import Hall, entered


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
    """A corrected winner replaces the old (5stack-panel #357, QTournament #55)."""
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
    assert voided.result.reason == "overruled"
    await hall.next()
    await hall.play()
    event = await hall.event()
    winner = event.ranking[0][0]
    assert winner in (first.table.seats[one.won > one.lost], 1, 2)
    assert len(event.tables) == 3


async def test_a_drawn_match_of_a_bracket_is_played_again(hall: Hall) -> None:
    await hall.begin(2, format="single")
    await hall.next()
    event = await hall.event()
    await hall.ready(event.open[0])
    await hall.settle()
    session = await hall.session(event.open[0])
    await draws.agree(hall.match_service, session.id, hall.press(1001), DrawOffer.MAKE)
    await draws.agree(hall.match_service, session.id, hall.press(1002), DrawOffer.ACCEPT)
    await hall.settle()
    (table,) = (await hall.event()).open
    assert table.match_id is None
    assert table.ready == (None, None)
    assert [note.what for note in hall.said][-1] == "replay"
    await hall.play()
    assert (await hall.event()).ranking == ((1,), (2,))


@pytest.mark.parametrize(("allowed", "points"), [(True, [1, 1]), (False, [3, 0])])
async def test_a_draw_by_agreement_counts_where_it_may(hall: Hall, allowed: bool, points: list[int]) -> None:
    await hall.begin(2, draws=allowed, rounds=1)
    await hall.next()
    event = await hall.event()
    await hall.ready(event.open[0])
    await hall.settle()
    session = await hall.session(event.open[0])
    await draws.agree(hall.match_service, session.id, hall.press(1001), DrawOffer.MAKE)
    await draws.agree(hall.match_service, session.id, hall.press(1002), DrawOffer.ACCEPT)
    await hall.settle()
    event = await hall.event()
    if allowed:
        (table,) = event.tables
        assert table.table.outcome == duel(0, 0, 1, source=SeatSource.AGREED)
    else:
        await hall.play()
    assert [row.points for row in (await hall.event()).standings] == points


async def test_a_match_that_ends_as_it_is_voided_does_not_keep_the_correction_out(hall: Hall) -> None:
    await hall.begin(4, format="single")
    await hall.next()
    await hall.play()
    await hall.next()
    await hall.ready((await hall.event()).open[0])
    await hall.settle()
    event = await hall.event()
    (final,) = event.open
    first = event.find(Stage.UPPER, 1, 1)
    assert first is not None
    assert first.table.outcome is not None
    one, other = first.table.outcome.scores
    await hall.lose(final, final.table.seats[0])  # whose result nobody has taken yet
    await entered(hall, first, one.lost, other.lost, void=True)
    await hall.next()
    (again,) = (await hall.event()).open
    assert set(again.table.seats) != set(final.table.seats)


async def test_no_match_goes_on_after_its_event_as_another_cannot_be_ended(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.begin(4)
    await hall.next()
    tables = (await hall.event()).open
    for table in tables:
        await hall.ready(table)
    await hall.settle()
    broken, sound = [(await hall.session(table)).id for table in tables]
    load = hall.match_service.session

    async def unread(match_id: int, *args: int | None) -> MatchSession:
        if match_id == broken:
            raise OutOfOrder
        return await load(match_id, *args)

    monkeypatch.setattr(hall.match_service, "session", unread)
    await hall.tournament_service.rounds.cancel(hall.id, hall.keeper, "rain")
    await hall.settle()
    row = await hall.store.matches.get(sound)
    assert row is not None
    assert row.status is MatchStatus.FINISHED
