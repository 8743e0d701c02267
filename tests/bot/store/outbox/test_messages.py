"""Errands: what is put into the outbox is what is read from it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.store import Message, Store
from bot.store.outbox.messages import (
    BoardMessage,
    Call,
    Challenge,
    Hand,
    OutboxMessage,
    StoppedMessage,
    errand_of,
    message_of,
)
from tests.bot.store.scene import NOW, running


@pytest.mark.parametrize(
    "make",
    [
        BoardMessage,
        lambda match: BoardMessage(match, stays=True),
        lambda match: Hand(match, 1),
        lambda match: Call(match, 0, 7),
        lambda match: Challenge(match, 123, 456),
        lambda match: StoppedMessage(match, 1, "channel-gone"),
        lambda match: StoppedMessage(match, 0, "permissions", ("view_channel", "send_messages")),
    ],
)
async def test_what_is_put_is_what_is_read(store: Store, make: Callable[[int], OutboxMessage]) -> None:
    match = await running(store)
    outbox_message = make(match.id)
    await store.outbox.put(NOW, message_of(outbox_message))
    (row,) = await store.outbox.take(NOW)
    assert errand_of(row) == outbox_message


async def test_rows_of_older_versions_are_read(store: Store) -> None:
    match = await running(store)
    old = Message(match_id=match.id, kind="paused", target="1", payload={"why": "archived"}, urgency=2)
    await store.outbox.put(NOW, old, Message(match_id=match.id, kind="ping", target="0"))
    read = {errand_of(row) for row in await store.outbox.take(NOW)}
    assert read == {StoppedMessage(match.id, 1, "archived"), Call(match.id, 0, 0)}


async def test_what_no_version_has_put_is_refused(store: Store) -> None:
    match = await running(store)
    await store.outbox.put(NOW, Message(match_id=match.id, kind="dance", target="1"))
    (row,) = await store.outbox.take(NOW)
    with pytest.raises(ValueError, match="dance"):
        errand_of(row)
