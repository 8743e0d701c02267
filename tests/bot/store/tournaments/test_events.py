"""Tournaments in the store: every step once, whoever presses and however often."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.competition import swiss
from bot.competition.state import Missed, Outcome, Score, SeatSource, TournamentTable, bye, duel
from bot.store import (
    AlreadyDone,
    AuditEntry,
    Changed,
    EntrantRow,
    EntrantStatus,
    MatchRow,
    MatchStatus,
    NewTournament,
    Store,
    TablePlace,
    TournamentDeadline,
    TournamentRow,
    TournamentStatus,
)
from bot.store.tournaments.deadlines import EventClock
from bot.store.tournaments.rounds import begin_statements
from bot.store.tournaments.steps import NOTHING
from engines.kernel import Deck, Section
from tests.bot.competition.scene import standings
from tests.bot.store.scene import NOW, challenge, running

ANNE, BEN, CLEO = 1001, 2**62, 1003
DECK = Deck(game="noxtalia", name="Forest", sections=(Section(heading="main", cards=("oak",)),))


def act(verb: str = "test", **changes: Any) -> AuditEntry:
    return AuditEntry(**({"verb": verb, "by": ANNE, "at": NOW} | changes))


def new(**changes: Any) -> NewTournament:
    values: dict[str, Any] = {
        "guild_id": 7,
        "channel_id": 70,
        "name": "Thursday Swiss",
        "game": "noxtalia",
        "format": "swiss",
        "options": {"rounds": 3},
        "creator_id": ANNE,
    }
    return NewTournament(**(values | changes))


def entry(user_id: int, name: str, deck: Deck | None = None, from_round: int = 1) -> EntrantRow:
    return EntrantRow(number=0, user_id=user_id, name=name, deck=deck, from_round=from_round)


async def opened(store: Store, people: int = 0, **changes: Any) -> TournamentRow:
    row = await store.tournaments.create(new(**changes), act("create"))
    row = await store.tournaments.advance(row, TournamentStatus.OPEN, act("announce"))
    for number in range(people):
        await store.tournaments.register(row, entry(2000 + number, f"P{number}", None), act("register"))
    return await read(store, row)


async def read(store: Store, row: TournamentRow) -> TournamentRow:
    found = await store.tournaments.get(row.id)
    assert found
    return found


async def with_round(store: Store, people: int = 3) -> TournamentRow:
    row = await opened(store, people)
    tables = {1: TournamentTable((1, 2)), 2: bye(3, Score(2))}
    return await store.rounds.make(row, 1, {(1, 1): tables}, act("round"))


async def test_a_tournament_is_found_by_id_code_and_channel_until_it_is_over(store: Store) -> None:
    row = await store.tournaments.create(new(), act("create"))
    assert (row.status, row.revision, row.options) == (TournamentStatus.DRAFT, 1, {"rounds": 3})
    assert len(row.seed) == 64
    assert row.seed not in repr(row)
    assert await store.tournaments.get(row.id) == row
    assert await store.tournaments.by_code(f" {row.code.lower()}") == row
    assert await store.tournaments.open_in_channel(70) == row
    assert await store.tournaments.unfinished() == [row]
    over = await store.tournaments.advance(row, TournamentStatus.CANCELLED, act("cancel"))
    assert await store.tournaments.open_in_channel(70) is None
    assert await store.tournaments.unfinished() == []
    assert await store.tournaments.get(row.id) == over


async def test_a_channel_holds_one_tournament_at_a_time(store: Store) -> None:
    row = await store.tournaments.create(new(), act())
    with pytest.raises(AlreadyDone) as caught:
        await store.tournaments.create(new(), act())
    assert caught.value.values["what"] == "tournaments.channel_id"
    await store.tournaments.create(new(channel_id=71), act())
    await store.tournaments.advance(row, TournamentStatus.CANCELLED, act())
    await store.tournaments.create(new(), act())


async def test_one_interaction_makes_one_tournament(store: Store) -> None:
    await store.tournaments.create(new(), act(interaction_id=5))
    with pytest.raises(AlreadyDone):
        await store.tournaments.create(new(channel_id=71), act(interaction_id=5))
    assert await store.tournaments.open_in_channel(71) is None


async def test_states_follow_one_another_and_the_second_presser_is_told(store: Store) -> None:
    row = await store.tournaments.create(new(), act())
    announced = await store.tournaments.advance(row, TournamentStatus.OPEN, act("announce"))
    assert (announced.status, announced.revision) == (TournamentStatus.OPEN, 2)
    with pytest.raises(Changed):
        await store.tournaments.advance(row, TournamentStatus.OPEN, act("announce"))
    with pytest.raises(Changed):
        await store.tournaments.advance(announced, TournamentStatus.LIVE, act())
    assert [each.verb for each in await store.tournaments.log(row.id)] == ["test", "announce"]


async def test_it_is_editable_until_it_begins(store: Store) -> None:
    row = await opened(store, 3)
    edited = await store.tournaments.configure(
        row, act("edit"), name="Friday", game="noxtalia", format="swiss", options={"rounds": 4}
    )
    assert (edited.name, edited.options) == ("Friday", {"rounds": 4})
    begun = await store.rounds.make(edited, 1, {(1, 1): {1: TournamentTable((1, 2))}}, act("round"))
    with pytest.raises(Changed):
        await store.tournaments.configure(
            begun, act("edit"), name="Sunday", game="noxtalia", format="swiss", options={}
        )


async def test_registered_twice_is_one_entry(store: Store) -> None:
    row = await opened(store)
    first = await store.tournaments.register(row, entry(ANNE, "Anne", DECK), act("register"))
    second = await store.tournaments.register(row, entry(BEN, "Ben", None), act("register"))
    assert (first.number, second.number) == (1, 2)
    with pytest.raises(AlreadyDone):
        await store.tournaments.register(row, entry(ANNE, "Anne", None), act("register"))
    assert await store.tournaments.entrants(row.id) == [first, second]
    assert first.deck == DECK
    assert "oak" not in repr(first)


async def test_many_register_at_once_and_each_has_a_number(store: Store) -> None:
    row = await opened(store)
    people = range(3000, 3040)
    entries = await asyncio.gather(
        *(store.tournaments.register(row, entry(user, str(user), None), act("register")) for user in people)
    )
    assert sorted(entry.number for entry in entries) == list(range(1, 41))


async def test_sign_up_after_the_lock_changes_nothing(store: Store) -> None:
    row = await with_round(store)
    with pytest.raises(Changed):
        await store.tournaments.register(row, entry(CLEO, "Cleo", None), act("register"))
    late = await store.tournaments.register(row, entry(CLEO, "Cleo", None, from_round=2), act("late"))
    assert (late.number, late.entrant.present(1), late.entrant.present(2)) == (4, False, True)
    draft = await store.tournaments.create(new(channel_id=71), act())
    with pytest.raises(Changed):
        await store.tournaments.register(draft, entry(CLEO, "Cleo", None), act("register"))


async def test_what_becomes_of_an_entrant_is_kept(store: Store) -> None:
    row = await opened(store, 2)
    one, two = await store.tournaments.entrants(row.id)
    dropped = replace(one, status=EntrantStatus.DROPPED, left_round=1, deck=DECK)
    out = replace(two, status=EntrantStatus.DISQUALIFIED, left_round=2, from_round=2, missed_as=Missed.BYE)
    for each in (dropped, out):
        await store.tournaments.change_entrant(row, each, act("drop"))
    assert await store.tournaments.entrants(row.id) == [dropped, out]
    assert out.entrant.disqualified
    assert not dropped.entrant.disqualified
    ghost = EntrantRow(number=9, user_id=9, name="Ghost")
    with pytest.raises(Changed):
        await store.tournaments.change_entrant(row, ghost, act("drop"))


async def test_a_round_cannot_be_made_twice(store: Store) -> None:
    row = await opened(store, 4)
    tables = {1: TournamentTable((1, 2)), 2: TournamentTable((3, 4))}
    pressed = [store.rounds.make(row, 1, {(1, 1): tables}, act("round", by=user)) for user in (ANNE, BEN)]
    results = await asyncio.gather(*pressed, return_exceptions=True)
    assert [type(each) for each in results].count(Changed) == 1
    assert len(await store.rounds.tables(row.id)) == 2
    assert [each.verb for each in await store.tournaments.log(row.id)].count("round") == 1


async def test_nobody_is_seated_twice_in_a_round(store: Store) -> None:
    row = await opened(store, 3)
    with pytest.raises(AlreadyDone):
        await store.rounds.make(
            row, 1, {(1, 1): {1: TournamentTable((1, 2)), 2: TournamentTable((2, 3))}}, act("round")
        )
    assert await store.rounds.tables(row.id) == []
    assert (await read(store, row)).revision == row.revision


async def test_a_round_is_read_as_it_was_made_with_its_byes(store: Store) -> None:
    row = await with_round(store)
    assert row.status is TournamentStatus.MADE
    tables = await store.rounds.tables(row.id)
    assert [each.table for each in tables] == [TournamentTable((1, 2)), bye(3, Score(2))]
    assert [each.revision for each in tables] == [0, 1]
    assert tables[0].place == TablePlace(row.id, 1, 1, 1)
    assert await store.rounds.tables(row.id, stage=2) == []


async def test_seats_are_kept_in_their_order(store: Store) -> None:
    row = await opened(store, 4)
    await store.rounds.make(row, 1, {(1, 1): {1: TournamentTable((4, 2, 3, 1))}}, act("round"))
    assert (await store.rounds.tables(row.id))[0].table.seats == (4, 2, 3, 1)


async def test_a_round_is_undone_until_somebody_has_played_and_the_log_keeps_it(store: Store) -> None:
    row = await with_round(store)
    back = await store.rounds.undo(row, TournamentStatus.CHECK_IN, act("undo"))
    assert back.status is TournamentStatus.CHECK_IN
    assert await store.rounds.tables(row.id) == []
    assert [each.verb for each in await store.tournaments.log(row.id)][-2:] == ["round", "undo"]
    again = await store.rounds.make(
        back, 1, {(1, 1): {1: TournamentTable((1, 3)), 2: bye(2, Score(2))}}, act("round")
    )
    with pytest.raises(Changed):
        await store.rounds.undo(row, TournamentStatus.CHECK_IN, act("undo"))
    tables = await store.rounds.tables(row.id)
    await store.rounds.record(tables[0], duel(2, 0), act("result"))
    with pytest.raises(Changed):
        await store.rounds.undo(await read(store, again), TournamentStatus.CHECK_IN, act("undo"))


async def test_a_table_has_one_match_and_a_begun_round_stays(store: Store) -> None:
    row = await with_round(store)
    place = TablePlace(row.id, 1, 1, 1)

    async def begin(at: TablePlace) -> MatchRow:
        new = challenge()
        return await store.matches.create(new, NOW, also=lambda code: begin_statements(at, code, NOW))

    match = await begin(place)
    with pytest.raises(Changed):
        await begin(place)
    with pytest.raises(Changed):
        await begin(TablePlace(row.id, 1, 1, 2))  # it has a result
    assert await store.matches.get(match.id + 1) is None, "no match without its table"
    session = await read(store, row)
    assert session.status is TournamentStatus.LIVE
    (table, _) = await store.rounds.tables(row.id)
    assert (table.match_id, table.match_status) == (match.id, MatchStatus.CHALLENGE)
    assert await store.rounds.of_match(match.id) == place
    assert await store.matches.unseen() == [], "nobody withdraws what waits for nobody"
    with pytest.raises(Changed):
        await store.rounds.undo(session, TournamentStatus.CHECK_IN, act("undo"))
    await store.rounds.leave_match(place, match.id, act("replay"))
    with pytest.raises(Changed):
        await store.rounds.leave_match(place, match.id, act("replay"))
    assert (await begin(place)).id != match.id


async def test_who_is_ready_is_noted_once_and_threads_are_kept(store: Store) -> None:
    row = await with_round(store)
    place = TablePlace(row.id, 1, 1, 1)
    await store.rounds.set_ready(place, 2, 77)
    with pytest.raises(Changed):
        await store.rounds.set_ready(place, 2, 78)
    assert (await store.rounds.tables(row.id))[0].ready == (None, 77)
    await store.rounds.set_ready(place, 2, None)
    assert (await store.rounds.tables(row.id))[0].ready == (None, None)
    await store.tournaments.set_thread(row.id, 1, 900)
    assert await store.tournaments.threads(row.id) == {1: 900}
    assert await store.tournaments.thread(900) == (row.id, 1)
    await store.tournaments.forget_thread(900)
    assert await store.tournaments.thread(900) is None


async def test_a_result_counts_once_and_a_correction_is_the_next(store: Store) -> None:
    row = await with_round(store)
    match = await running(store)
    table = (await store.rounds.tables(row.id))[0]
    reported = [store.rounds.record(table, duel(2, 1), act("result"), match_id=match.id) for _ in range(2)]
    results = await asyncio.gather(*reported, return_exceptions=True)
    assert [type(each) for each in results].count(AlreadyDone) == 1
    seen = (await store.rounds.tables(row.id))[0]
    assert (seen.table.outcome, seen.revision) == (duel(2, 1), 1)
    with pytest.raises(AlreadyDone):
        await store.rounds.record(seen, duel(2, 1), act("result"), match_id=match.id)
    wrong = duel(0, 2, source=SeatSource.NO_SHOW)
    await store.rounds.record(seen, wrong, act("correct", by=BEN), reason="wrong seat")
    corrected = (await store.rounds.tables(row.id))[0]
    assert (corrected.table.outcome, corrected.revision) == (wrong, 2)
    with pytest.raises(AlreadyDone):
        await store.rounds.record(seen, duel(1, 2), act("correct"))


async def test_every_result_raises_the_revision_so_that_a_round_made_before_is_refused(store: Store) -> None:
    row = await with_round(store)
    table = (await store.rounds.tables(row.id))[0]
    await store.rounds.record(table, duel(2, 0), act("result"))
    with pytest.raises(Changed):
        await store.tournaments.advance(row, TournamentStatus.BETWEEN, act())
    between = await store.tournaments.advance(await read(store, row), TournamentStatus.BETWEEN, act())
    assert between.revision == row.revision + 2


async def test_pause_is_pressed_once(store: Store) -> None:
    row = await opened(store)
    paused = await store.tournaments.pause(row, True, act("pause"))
    assert paused.paused
    with pytest.raises(Changed):
        await store.tournaments.pause(row, True, act("pause"))
    assert not (await store.tournaments.pause(row, False, act("pause"))).paused


async def test_the_status_message_is_remembered(store: Store) -> None:
    row = await opened(store)
    await store.tournaments.set_status_message(row.id, 55)
    assert (await read(store, row)).status_message_id == 55


async def test_the_log_tells_who_did_what_and_why(store: Store) -> None:
    row = await store.tournaments.create(new(), act("create", interaction_id=9))
    done = act("cancel", by=None, facts={"reason": "no room"}, at=NOW + 1)
    await store.tournaments.advance(row, TournamentStatus.CANCELLED, done)
    assert await store.tournaments.log(row.id) == [act("create", interaction_id=9), done]


async def test_a_tournament_goes_on_in_another_channel_that_holds_none(store: Store) -> None:
    row = await opened(store)
    await store.tournaments.create(new(channel_id=71), act())
    with pytest.raises(AlreadyDone):
        await store.tournaments.move(row, 71, act("move"), NOTHING)
    moved = await store.tournaments.move(row, 72, act("move"), NOTHING)
    assert (moved.channel_id, moved.revision) == (72, row.revision + 1)
    assert await store.tournaments.open_in_channel(70) is None
    await store.tournaments.note(row.id, act("told", at=NOW + 1))
    assert await read(store, row) == moved
    assert [each.verb for each in await store.tournaments.log(row.id)] == [
        "create",
        "announce",
        "move",
        "told",
    ]


async def test_deadlines_fall_but_not_in_a_pause(store: Store) -> None:
    row = await opened(store)
    due = store.tournament_deadlines
    clock = TournamentDeadline(
        tournament_id=row.id, kind=EventClock.ROUND, stage=1, round=1, due=NOW + 10, credited=True
    )
    call = TournamentDeadline(
        tournament_id=row.id, kind=EventClock.READY, stage=1, round=1, table_no=3, due=NOW + 5
    )
    await due.put(clock, call)
    assert await due.next_due() == NOW + 5
    assert await due.due(NOW + 10) == [call, clock]
    await store.deadlines.credit(20, shard=1, shards=2)
    await store.deadlines.credit(60, shard=0, shards=2)
    assert await due.due(NOW + 10) == [call]
    await due.drop(replace(call, due=NOW + 6))
    await due.delay(replace(call, due=NOW + 6), NOW + 90)
    assert await due.due(NOW + 10) == [call]
    await due.delay(call, NOW + 7)
    assert await due.due(NOW + 10) == [replace(call, due=NOW + 7)]
    await due.drop(replace(call, due=NOW + 7))
    await store.tournaments.pause(row, True, act("pause"))
    assert await due.next_due() is None
    await store.tournaments.pause(row, False, act("pause"), stood=100)
    assert await due.next_due() == NOW + 170


async def test_a_downtime_is_given_back_to_the_clocks_of_rounds_and_a_clock_set_back_to_all(
    store: Store,
) -> None:
    row = await opened(store)
    due = store.tournament_deadlines
    round_clock = TournamentDeadline(tournament_id=row.id, kind=EventClock.ROUND, due=NOW + 10, credited=True)
    start = TournamentDeadline(tournament_id=row.id, kind=EventClock.START, due=NOW + 20)
    await due.put(round_clock, start)
    await store.deadlines.beat(NOW)
    await store.deadlines.resume(NOW + 100)
    assert await due.due(NOW + 1000) == [start, replace(round_clock, due=NOW + 110)]
    await store.deadlines.resume(NOW + 95)
    assert [each.due for each in await due.due(NOW + 1000)] == [NOW + 15, NOW + 105]


async def test_an_event_read_back_is_paired_and_ranked_as_the_same(store: Store, path: Path) -> None:
    row = await opened(store, 5)
    for number in (1, 2, 3):
        entrants = [each.entrant for each in await store.tournaments.entrants(row.id)]
        rounds = await rounds_of(store, row)
        made = swiss.pair(entrants, rounds, f"{row.seed}:{number}")
        row = await store.rounds.make(row, number, {(1, number): dict(enumerate(made, 1))}, act("round"))
        for table in await store.rounds.tables(row.id):
            if table.table.outcome is None:
                await store.rounds.record(table, duel(2, 0), act("result"))
        row = await store.tournaments.advance(await read(store, row), TournamentStatus.BETWEEN, act())
        assert (await rounds_of(store, row))[-1] == tuple(
            TournamentTable(each.seats, each.outcome or Outcome((Score(2), Score(0, 2)))) for each in made
        )
    table = standings(entrants, await rounds_of(store, row), row.seed)
    assert [each.place for each in table] == [1, 2, 3, 4, 5]


async def rounds_of(store: Store, row: TournamentRow) -> list[tuple[TournamentTable, ...]]:
    rounds: dict[int, list[TournamentTable]] = {}
    for each in await store.rounds.tables(row.id, stage=1):
        rounds.setdefault(each.place.round, []).append(each.table)
    return [tuple(tables) for tables in rounds.values()]
