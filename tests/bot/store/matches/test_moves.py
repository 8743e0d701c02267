import pytest

from bot.store import (
    AlreadyDone,
    Changed,
    Checkpoint,
    Deadline,
    MatchStatus,
    Message,
    Move,
    NumberedAnswer,
    Store,
)
from engines.kernel import Event, Result
from tests.bot.store.scene import NOW, challenge, dump, move, running


async def test_a_match_is_its_checkpoint_and_the_answers_after_it(store: Store):
    row = await running(store)
    await store.moves.commit(move(row, 1), NOW)
    await store.moves.commit(move(row, 2, checkpoint=Checkpoint(2, dump(2))), NOW)
    tail = [NumberedAnswer(3, 0, ("a", "é")), NumberedAnswer(4, 1, (2, 0, 1)), NumberedAnswer(5, 0, 7)]
    await store.moves.commit(move(row, 3, answers=tail), NOW)
    saved = await store.moves.load(row.id)
    assert saved is not None
    assert saved.row.status is MatchStatus.RUNNING
    assert [seat.name for seat in saved.seats] == ["Anne", "Ben"]
    assert saved.checkpoint == Checkpoint(2, dump(2))
    assert saved.answers == tail
    assert [given.number for given in await store.moves.answers(row.id)] == [1, 2, 3, 4, 5]


async def test_an_answer_that_was_taken_back_does_not_count(store: Store):
    row = await running(store)
    await store.moves.commit(move(row, 1), NOW)
    await store.moves.commit(move(row, 2), NOW)
    undo = Move(match_id=row.id, undo=0, checkpoint=Checkpoint(3, dump(3)))
    await store.moves.commit(undo, NOW)
    await store.moves.commit(move(row, 4), NOW)
    assert [given.number for given in await store.moves.answers(row.id)] == [1, 4]
    saved = await store.moves.load(row.id)
    assert saved is not None
    assert [given.number for given in saved.answers] == [4]


async def test_an_early_answer_is_taken_back_from_under_those_given_since(store: Store):
    row = await running(store)
    for number in (1, 2, 3):
        await store.moves.commit(move(row, number), NOW)
    await store.moves.commit(Move(match_id=row.id, undo=1, checkpoint=Checkpoint(4, dump(4))), NOW)
    assert [given.number for given in await store.moves.answers(row.id)] == [1, 3]


async def test_all_that_was_given_since_an_answer_is_taken_back_with_it(store: Store):
    row = await running(store)
    for number in (1, 2, 3):
        await store.moves.commit(move(row, number), NOW)
    back = Move(match_id=row.id, back_to=2, checkpoint=Checkpoint(4, dump(4)))
    await store.moves.commit(back, NOW)
    await store.moves.commit(move(row, 5), NOW)
    assert [given.number for given in await store.moves.answers(row.id)] == [1, 5]
    with pytest.raises(Changed):
        await store.moves.commit(Move(match_id=row.id, back_to=6, checkpoint=Checkpoint(6, dump(6))), NOW)
    with pytest.raises(ValueError, match="checkpoint"):
        Move(match_id=row.id, back_to=1)


async def test_the_last_press_of_a_seat_is_found_past_orders_and_ways_back_and_what_the_host_gave(
    store: Store,
):
    row = await running(store)
    assert await store.moves.last_pressed(row.id, 0) is None
    presses = [
        (70, [NumberedAnswer(1, 0, "a")]),
        (71, [NumberedAnswer(2, 0, "b"), NumberedAnswer(3, 0, "c")]),  # one press, two answers
        (72, [NumberedAnswer(4, 1, "d")]),
        (73, [NumberedAnswer(5, 0, "order:calm")]),
        (74, [NumberedAnswer(6, 0, "back")]),
        (None, [NumberedAnswer(7, 0, "e")]),  # given by the host
    ]
    for interaction, answers in presses:
        await store.moves.commit(move(row, 0, interaction_id=interaction, answers=answers), NOW)
    assert await store.moves.last_pressed(row.id, 0) == 2
    assert await store.moves.last_pressed(row.id, 1) == 4
    await store.moves.commit(Move(match_id=row.id, back_to=2, checkpoint=Checkpoint(8, dump(8))), NOW)
    assert await store.moves.last_pressed(row.id, 0) == 1
    assert await store.moves.last_pressed(row.id, 1) is None


async def test_an_undo_needs_a_checkpoint_and_an_answer(store: Store):
    with pytest.raises(ValueError, match="checkpoint"):
        Move(match_id=1, undo=0)
    row = await running(store)
    with pytest.raises(Changed):
        await store.moves.commit(Move(match_id=row.id, undo=0, checkpoint=Checkpoint(1, dump(1))), NOW)


def test_an_end_needs_a_status():
    with pytest.raises(ValueError, match="status"):
        Move(match_id=1, result=Result((0,), "x"))


async def test_an_interaction_counts_once(store: Store):
    row = await running(store)
    assert not await store.moves.seen(50)
    await store.moves.commit(move(row, 1, interaction_id=50), NOW)
    assert await store.moves.seen(50)
    with pytest.raises(AlreadyDone) as error:
        await store.moves.commit(move(row, 2, interaction_id=50), NOW)
    assert error.value.values == {"what": "seen_interactions.interaction_id"}
    assert len(await store.moves.answers(row.id)) == 1


async def test_an_answer_number_counts_once(store: Store):
    row = await running(store)
    await store.moves.commit(move(row, 1, interaction_id=50), NOW)
    with pytest.raises(AlreadyDone):
        await store.moves.commit(move(row, 1, interaction_id=51), NOW)
    assert not await store.moves.seen(51)
    assert len(await store.moves.events(row.id)) == 1


async def test_only_a_running_match_takes_moves(store: Store):
    row = await store.matches.create(challenge(), NOW)
    with pytest.raises(Changed):
        await store.moves.commit(move(row, 1, interaction_id=50), NOW)
    assert await store.moves.answers(row.id) == []
    assert not await store.moves.seen(50)


async def test_old_interactions_are_forgotten(store: Store):
    row = await running(store)
    await store.moves.commit(move(row, 1, interaction_id=50), NOW)
    await store.moves.commit(move(row, 2, interaction_id=51), NOW + 10)
    await store.moves.forget_seen(NOW + 5)
    assert [await store.moves.seen(50), await store.moves.seen(51)] == [False, True]


async def test_events_come_back_in_pages_with_their_secrets(store: Store):
    row = await running(store)
    events = [Event("draw", {"count": n}, {1: {"cards": ["é♥"]}} if n % 2 else {}) for n in range(5)]
    await store.moves.commit(move(row, 1, events=events[:3]), NOW)
    await store.moves.commit(move(row, 2, events=events[3:]), NOW + 1)
    stored = await store.moves.events(row.id)
    assert [event.event for event in stored] == events
    assert [event.number for event in stored] == [1, 2, 3, 4, 5]
    assert [event.at for event in stored] == [NOW] * 3 + [NOW + 1] * 2
    assert stored[1].event.seen_by(1) == {"count": 1, "cards": ["é♥"]}
    assert stored[1].event.seen_by(0) == {"count": 1}
    assert await store.moves.events(row.id, after=2, limit=2) == stored[2:4]
    assert await store.moves.last_events(row.id, 2) == stored[3:]


async def test_a_move_is_one_transaction(store: Store):
    row = await running(store)
    before = store.writer.commits
    full = move(
        row,
        1,
        interaction_id=50,
        checkpoint=Checkpoint(1, dump(1)),
        deadlines=[Deadline(match_id=row.id, seat=1, decision=1, due=NOW + 90)],
        outbox=[Message(match_id=row.id, kind="board", target="board")],
    )
    await store.moves.commit(full, NOW)
    assert store.writer.commits == before + 1


async def test_a_match_that_does_not_go_on_has_no_deadlines(store: Store):
    row = await running(store)
    late = [Deadline(match_id=row.id, seat=0, due=NOW)]
    await store.moves.commit(move(row, 1, deadlines=late), NOW)
    await store.moves.commit(move(row, 2), NOW)
    assert await store.deadlines.of_match(row.id) == late
    await store.moves.commit(Move(match_id=row.id, status=MatchStatus.FINISHED, deadlines=late), NOW)
    assert await store.deadlines.of_match(row.id) == []


async def test_answers_that_a_change_of_rules_drops_leave_the_record_with_a_mark(store: Store) -> None:
    row = await running(store)
    for number in (1, 2, 3):
        await store.moves.commit(move(row, number), NOW)
    answer = NumberedAnswer(5, 1, "again", 2)
    await store.moves.commit(move(row, 5, drop=2, answers=[answer]), NOW)
    assert [(given.number, given.rules) for given in await store.moves.answers(row.id)] == [(1, None), (5, 2)]


async def test_a_move_that_was_made_of_an_older_state_is_refused(store: Store):
    row = await running(store)
    fresh = await store.matches.get(row.id)
    assert fresh is not None
    assert (row.version, fresh.version) == (0, 1)
    await store.moves.commit(move(row, 1, version=fresh.version), NOW)
    ends = Move(match_id=row.id, version=fresh.version, status=MatchStatus.CANCELLED)
    for stale in (move(row, 2, version=fresh.version), ends):
        with pytest.raises(Changed):
            await store.moves.commit(stale, NOW)
    assert [given.number for given in await store.moves.answers(row.id)] == [1]
    saved = await store.matches.get(row.id)
    assert saved is not None
    assert (saved.version, saved.status) == (2, MatchStatus.RUNNING)


async def test_what_stops_a_match_whatever_it_has_come_to_asks_for_no_version(store: Store):
    row = await running(store)
    await store.moves.commit(move(row, 1), NOW)
    await store.moves.commit(Move(match_id=row.id, status=MatchStatus.CANCELLED), NOW)
    saved = await store.matches.get(row.id)
    assert saved is not None
    assert (saved.version, saved.status) == (3, MatchStatus.CANCELLED)
