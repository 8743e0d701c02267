import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.host.outbox import LANES
from bot.store import CannotWrite, Corrupt, Message, Store, Want
from bot.store.outbox.messages import OutboxLane
from bot.store.outbox.outbox import _DUE
from bot.store.partition import WHOLE
from bot.store.sql import Rows, Value
from tests.bot.store.scene import NOW, running


def board(match_id: int | None, state: int, **changes: Any) -> Message:
    return Message(match_id=match_id, kind="board", target="board", payload={"state": state}, **changes)


async def test_a_newer_state_overtakes_an_older_one(store: Store):
    row = await running(store)
    await store.outbox.put(NOW, board(row.id, 1))
    await store.outbox.put(NOW, board(row.id, 2))
    (taken,) = await store.outbox.take(NOW)
    assert taken.payload == {"state": 2}
    assert await store.outbox.done(taken) is True
    assert await store.outbox.waiting(NOW) == {}


async def test_it_tells_of_each_kind_how_much_waits_and_since_when_any_of_it_is_due(store: Store):
    row = await running(store)
    early, late = board(row.id, 1), board(None, 1, not_before=NOW + 5)
    hand = Message(match_id=row.id, kind="hand", target="0", not_before=NOW + 60)
    await store.outbox.put(NOW, early, late, hand)
    assert await store.outbox.waiting(NOW + 4) == {"board": (2, NOW), "hand": (1, None)}
    (taken,) = await store.outbox.take(NOW + 4)
    await store.outbox.retry(taken, NOW + 30)
    assert await store.outbox.waiting(NOW + 6) == {"board": (2, NOW + 5), "hand": (1, None)}
    assert await store.outbox.waiting(NOW + 90) == {"board": (2, NOW + 5), "hand": (1, NOW + 60)}


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
    assert (await store.outbox.take_each(NOW, [])).next is None
    await store.outbox.retry(first, NOW + 30)
    assert (await store.outbox.take_each(NOW, [])).next == NOW + 30
    assert await store.outbox.take(NOW + 29) == []
    (again,) = await store.outbox.take(NOW + 30)
    assert again.attempts == 1


async def test_what_is_put_off_while_others_are_looked_for_is_not_sent_at_once(
    store: Store, monkeypatch: pytest.MonkeyPatch
):
    row = await running(store)
    await store.outbox.put(NOW, board(row.id, 1))
    (failed,) = await store.outbox.take(NOW)
    look = store.outbox._looked

    async def slow(*asked: Any) -> Rows:
        found = await look(*asked)
        await store.outbox.retry(failed, NOW + 30)
        return found

    with monkeypatch.context() as patch:
        patch.setattr(store.outbox, "_looked", slow)
        assert await store.outbox.take(NOW) == []
    assert await store.outbox.take(NOW) == []
    assert await store.outbox.take(NOW + 30) != []


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


async def test_a_row_that_makes_no_sense_holds_up_itself_alone(
    store: Store, path: Path, caplog: pytest.LogCaptureFixture
):
    await store.outbox.put(NOW, *(Message(match_id=None, kind="dm", target=str(n)) for n in range(1, 4)))
    with closing(sqlite3.connect(path, isolation_level=None)) as plain:
        plain.execute("PRAGMA ignore_check_constraints = ON")
        plain.execute("UPDATE outbox SET payload = '{' WHERE target = '2'")
    assert [row.target for row in await store.outbox.take(NOW)] == ["1", "3"]
    assert await store.outbox.take(NOW) == []
    assert len(caplog.records) == 1


async def test_a_damaged_page_holds_up_its_rows_alone(store: Store, monkeypatch: pytest.MonkeyPatch):
    await store.outbox.put(NOW, *(Message(match_id=None, kind="dm", target=str(n)) for n in range(1, 5)))
    rows = store.outbox._reader.rows

    async def damaged(sql: str, **values: Value) -> Rows:
        if sql.startswith("SELECT *") and values in ({"id": 2}, {"ids": "[1,2,3]"}):
            raise Corrupt(path="a.sqlite3", reason="malformed")
        return await rows(sql, **values)

    monkeypatch.setattr(store.outbox._reader, "rows", damaged)
    assert [row.target for row in await store.outbox.take(NOW, 3)] == ["1", "3"]
    assert [row.target for row in await store.outbox.take(NOW, 3)] == ["4"]


async def test_what_cannot_be_marked_stays_taken(store: Store, monkeypatch: pytest.MonkeyPatch):
    await store.outbox.put(NOW, board(None, 1))
    (taken,) = await store.outbox.take(NOW)

    async def full(*_: object) -> None:
        raise CannotWrite(reason="full")

    with monkeypatch.context() as patch:
        patch.setattr(store.writer, "write", full)
        for mark in (store.outbox.done(taken), store.outbox.retry(taken, NOW)):
            with pytest.raises(CannotWrite):
                await mark
    assert await store.outbox.take(NOW) == []
    assert await store.outbox.done(taken)


async def test_a_message_that_follows_another_waits_while_that_is_due(store: Store):
    row = await running(store)
    call = Message(match_id=row.id, kind="ping", target="0")
    await store.outbox.put(NOW, board(row.id, 1), call, Message(match_id=None, kind="ping", target="0"))
    assert [one.match_id for one in await store.outbox.take(NOW, 5, ["ping"], "board")] == [None]
    (shown,) = await store.outbox.take(NOW, 5, ["board"])
    assert await store.outbox.take(NOW, 5, ["ping"], "board") == []
    await store.outbox.retry(shown, NOW + 60)  # the board waits for Discord, the person need not
    assert [one.target for one in await store.outbox.take(NOW, 5, ["ping"], "board")] == ["0"]


@pytest.mark.sqlite
async def test_what_is_due_is_found_in_the_order_of_an_index(store: Store):
    plan = await store.outbox._reader.rows(
        f"EXPLAIN QUERY PLAN {_DUE.format(n=0, owned=WHOLE.where())}", kind_0="board", now=NOW, most_0=5
    )
    assert [step["detail"] for step in plan] == [
        "SEARCH outbox USING COVERING INDEX outbox_by_order (kind=?)"
    ]


def test_every_lane_is_sent_once():
    assert sorted(limits.lane.name for limits in LANES) == sorted(lane.name for lane in OutboxLane)


async def test_several_wants_are_met_at_once_each_within_its_limit(
    store: Store, monkeypatch: pytest.MonkeyPatch
):
    row = await running(store)
    call = Message(match_id=row.id, kind="ping", target="0")
    others = [Message(match_id=None, kind="hand", target=str(seat)) for seat in range(3)]
    await store.outbox.put(NOW, board(row.id, 1), call, *others)
    asked: list[str] = []
    rows = store.outbox._reader.rows

    async def noted(sql: str, **values: Value) -> Rows:
        asked.append(sql)
        return await rows(sql, **values)

    monkeypatch.setattr(store.outbox._reader, "rows", noted)
    wants = [Want(("board", "hand"), 3), Want(("ping",), 2, "board"), Want(("challenge",), 0)]
    taken = (await store.outbox.take_each(NOW, wants)).rows
    assert [(one.kind, one.target) for one in taken] == [("board", "board"), ("hand", "0"), ("hand", "1")]
    assert len(asked) == 2, "one question for what is due, one for the messages"
    assert [one.target for one in (await store.outbox.take_each(NOW, wants)).rows] == ["2"]
    assert await store.outbox.done(taken[0])
    assert [one.kind for one in (await store.outbox.take_each(NOW, wants)).rows] == ["ping"]
    assert await store.outbox.take_each(NOW, [Want(("board",), 0), Want((), 5)]) == ([], None)


async def test_who_sends_is_woken_by_whoever_writes_once_it_is_safe(store: Store):
    """Whether the message comes alone or with a move; a write without one wakes nobody."""
    woken: list[int] = []
    store.outbox.wake(lambda: woken.append(store.writer.commits))
    row = await running(store)
    before = store.writer.commits
    await store.outbox.put(NOW, board(row.id, 1))
    assert woken[-1] > before, "it is written already"
    count = len(woken)
    await store.deadlines.beat(NOW)
    assert len(woken) == count
