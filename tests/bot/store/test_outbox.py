from pathlib import Path

from bot.store import Message, Store
from tests.bot.store.scene import NOW, running


def board(match_id: int | None, state: int, **changes: int) -> Message:
    return Message(match_id=match_id, kind="board", target="board", payload={"state": state}, **changes)


async def test_a_newer_state_overtakes_an_older_one(store: Store):
    row = await running(store)
    await store.outbox.put(NOW, board(row.id, 1))
    await store.outbox.put(NOW, board(row.id, 2))
    (taken,) = await store.outbox.take(NOW)
    assert taken.payload == {"state": 2}
    assert await store.outbox.done(taken) is True
    assert await store.outbox.count() == 0


async def test_what_is_overtaken_while_it_is_sent_is_due_again(store: Store):
    row = await running(store)
    await store.outbox.put(NOW, board(row.id, 1))
    (first,) = await store.outbox.take(NOW)
    await store.outbox.put(NOW, board(row.id, 2))
    assert await store.outbox.take(NOW) == []  # one send at a time for a target
    assert await store.outbox.done(first) is False
    (second,) = await store.outbox.take(NOW)
    assert (second.id, second.payload) == (first.id, {"state": 2})
    assert await store.outbox.done(second) is True


async def test_a_failed_send_is_tried_again_later(store: Store):
    row = await running(store)
    await store.outbox.put(NOW, board(row.id, 1))
    (first,) = await store.outbox.take(NOW)
    assert await store.outbox.next_time() is None
    await store.outbox.retry(first, NOW + 30)
    assert await store.outbox.next_time() == NOW + 30
    assert await store.outbox.take(NOW + 29) == []
    (again,) = await store.outbox.take(NOW + 30)
    assert again.attempts == 1


async def test_a_retry_does_not_delay_what_has_overtaken_it(store: Store):
    row = await running(store)
    await store.outbox.put(NOW, board(row.id, 1))
    (first,) = await store.outbox.take(NOW)
    await store.outbox.put(NOW, board(row.id, 2))
    await store.outbox.retry(first, NOW + 30)
    (second,) = await store.outbox.take(NOW)
    assert (second.payload, second.attempts) == ({"state": 2}, 0)


async def test_the_urgent_go_first_and_the_late_wait(store: Store):
    messages = [
        Message(match_id=None, kind="dm", target="1"),
        Message(match_id=None, kind="dm", target="2", urgency=5),
        Message(match_id=None, kind="dm", target="3", not_before=NOW + 1),
        Message(match_id=None, kind="dm", target="4"),
    ]
    await store.outbox.put(NOW, *messages)
    assert [row.target for row in await store.outbox.take(NOW, limit=2)] == ["2", "1"]
    assert [row.target for row in await store.outbox.take(NOW)] == ["4"]


async def test_messages_of_no_match_overtake_one_another_too(store: Store):
    await store.outbox.put(NOW, board(None, 1), board(None, 2))
    assert [row.payload for row in await store.outbox.take(NOW)] == [{"state": 2}]


async def test_what_was_taken_and_not_done_is_sent_after_a_restart(path: Path, backups: Path):
    store = await Store.open(path, backups)
    await store.outbox.put(NOW, board(None, 1))
    assert len(await store.outbox.take(NOW)) == 1
    await store.close()
    store = await Store.open(path, backups)
    assert len(await store.outbox.take(NOW)) == 1
    await store.close()
