"""What organisers of other bots complained of, as far as it concerns the running of an event."""

from __future__ import annotations

import pytest

from bot.competition.state import SeatSource, duel
from bot.store import EntrantStatus, TournamentStatus
from bot.texts import texts_in
from bot.tournaments.course.errors import AlreadyRegistered, DeckLocked
from bot.tournaments.course.event import Next, Stage
from bot.tournaments.messages import PACE, paced
from bot.tournaments.views.organising import organising
from bot.tournaments.views.status import status
from bot.tournaments.views.table import call, told
from engines.registry import GAMES
from tests.bot.tournaments.course.scene import Hall
from tests.e2e.club import words

EN = texts_in("en")


async def enter_all(hall: Hall, *scores: int) -> None:
    for table in (await hall.event()).open:
        await hall.tournament_service.enter(table.place, hall.keeper, list(scores), "told to me")
    await hall.settle()


async def test_one_match_a_pairing_and_no_round_waits_for_a_ghost(hall: Hall) -> None:
    """One match a pairing; no round stuck (lila #12147, #14387, #6647, online-go #2058)."""
    await hall.begin(4)
    await hall.next()
    table = (await hall.event()).open[0]
    await hall.ready(table)
    for _ in range(3):
        await hall.tournament_service.drive(hall.id)
    await hall.settle()
    row = await hall.store.matches._reader.row("SELECT count(*) AS n FROM matches")
    assert row is not None
    assert row["n"] == 1
    await hall.lose(table, table.table.seats[0])
    await hall.advance(11)  # the other table never came
    assert (await hall.event()).status is TournamentStatus.BETWEEN


async def test_all_drawn_and_the_next_round_comes(hall: Hall) -> None:
    """All drawn: the next round comes; no early end (tournament-organizer #9; lila #6689, #7675)."""
    await hall.begin(4)
    for _ in range(3):
        assert await hall.next() is Next.ROUND
        await enter_all(hall, 0, 0)
    assert await hall.next() is Next.END
    assert [row.points for row in (await hall.event()).standings] == [3, 3, 3, 3]


async def test_who_drops_after_a_result_meets_nobody_and_nobody_meets_himself(hall: Hall) -> None:
    """Drop after a result; never against oneself (tournament-organizer #10)."""
    await hall.begin(5)
    await hall.next()
    table = (await hall.event()).open[0]
    await hall.tournament_service.enter(table.place, hall.keeper, [1, 0], "told to me")
    await hall.tournament_service.leaving.drop(hall.id, hall.press(1000 + table.table.seats[1]))
    await enter_all(hall, 1, 0)
    await hall.next()
    event = await hall.event()
    seats = [n for each in event.played[1] for n in each.seats]
    assert len(seats) == len(set(seats)) == 4
    assert table.table.seats[1] not in seats
    assert event.played[0][0].outcome == duel(1, 0), "the result stays"


async def test_registered_twice_is_one_entry_and_who_dropped_comes_back_as_the_same(hall: Hall) -> None:
    """Registered twice: one entry; back after a drop (cobra #241, liwords #1200; SquireCore #42)."""
    await hall.begin(3)
    with pytest.raises(AlreadyRegistered):
        await hall.register(2)
    await hall.tournament_service.leaving.drop(hall.id, hall.press(1002))
    assert len((await hall.event()).here) == 2
    again = await hall.register(2)
    assert again.number == 2
    event = await hall.event()
    assert [each.number for each in event.here] == [1, 2, 3]
    assert event.by_number[2].status is EntrantStatus.REGISTERED
    assert event.by_number[2].left_round is None


async def test_extra_time_is_told_to_its_table_and_a_forfeit_has_its_reason(hall: Hall) -> None:
    """Extra time told to its table; forfeits with a reason (netrunner #8373; ActionFPS #290)."""
    await hall.begin(4)
    await hall.next()
    one, two = (await hall.event()).open
    await hall.tournament_service.tables.extra_time(one.place, hall.keeper, 30)
    await hall.settle()
    (note,) = [each for each in hall.said if each.what == "extra-time"]
    assert note.place == one.place.key
    layout, called = told(await hall.event(), one, note.what, note.facts, EN)
    assert "This table gets 30 more minutes" in words(Shown(layout))
    assert called == []
    await hall.advance(11)
    event = await hall.event()
    over = event.find(*two.place.key[1:])
    assert over is not None
    assert over.table.outcome is not None
    assert over.table.outcome.source is SeatSource.NO_SHOW
    assert [each.place for each in event.open] == [one.place]
    row = await hall.store.matches._reader.row("SELECT reason FROM results")
    assert row is not None
    assert row["reason"] == "no_show"


async def test_an_open_tie_is_warned_of_before_the_cut(hall: Hall) -> None:
    """Tie explained; open tie warned of before a cut (leaguerunner #78, hemaScorecard #197)."""
    await hall.begin(4, rounds=1, cut=3)
    await hall.next()
    await enter_all(hall, 1, 0)
    event = await hall.event()
    assert event.next is Next.CUT
    for layout in (status(event, EN), organising(event, EN)):
        assert "Only the draw of lots separates" in words(Shown(layout))


async def test_the_slow_tables_are_shown(hall: Hall) -> None:
    """Absent found before the start; slow tables shown (PDT #7870, sendou.ink #1818)."""
    await hall.begin(6)
    await hall.next()
    first = (await hall.event()).open[0]
    await hall.tournament_service.enter(first.place, hall.keeper, [1, 0], "told to me")
    await hall.settle()
    shown = words(Shown(status(await hall.event(), EN)))
    assert "1 of 3 tables finished" in shown
    assert "Waiting for: 2, 3" in shown


async def test_a_remade_round_announces_the_right_final(hall: Hall) -> None:
    """Remade round: right final announced (PDT #3830)."""
    await hall.begin(4, format="single")
    await hall.next()
    await enter_all(hall, 1, 0)
    await hall.next()
    before = (await hall.event()).open[0].table.seats
    first = (await hall.event()).find(Stage.UPPER, 1, 1)
    assert first is not None
    await hall.tournament_service.enter(first.place, hall.keeper, [0, 1], "misread")
    await hall.settle()
    (final,) = (await hall.event()).open
    assert first.table.seats[1] in final.table.seats
    assert set(final.table.seats) != set(before)
    event = await hall.event()
    assert event.by_number[first.table.seats[1]].name
    assert str(1000 + first.table.seats[1]) in words(Shown(call(event, final, EN)))


async def test_decks_are_locked_and_hidden_where_they_are_closed(hall: Hall) -> None:
    """Deck locked; hidden from spectators (throneteki #3257, keyteki #1520)."""
    collection = GAMES["noxtalia"].collection
    assert collection is not None
    one, other = (ready.deck for ready in list(collection.ready_made([]).values())[:2])
    await hall.begin(0, game="noxtalia", open_decks=False)
    for number in (1, 2):
        await hall.register(number, one)
    await hall.tournament_service.signup.choose_deck(hall.id, hall.press(1001), other)
    await hall.next()
    with pytest.raises(DeckLocked):
        await hall.tournament_service.signup.choose_deck(hall.id, hall.press(1001), one)
    event = await hall.event()
    assert event.by_number[1].deck == other
    for layout in (status(event, EN), call(event, event.open[0], EN)):
        assert other.name not in words(Shown(layout))
    assert other.name not in repr(event.by_number[1])


def test_a_status_is_edited_every_twenty_seconds_at_most() -> None:
    moments = {paced(now / 10) for now in range(1_000)}
    assert sorted(moments) == [PACE * n for n in range(1, 6)]
    assert all(paced(now / 10) > now / 10 for now in range(1_000))


class Shown:
    """A layout as `words` reads a message."""

    def __init__(self, layout: object) -> None:
        self.components = layout.to_components()  # pyright: ignore[reportAttributeAccessIssue]
