"""The log of a server's moderators, in the store."""

from __future__ import annotations

from typing import Any

import pytest

from bot.store import AlreadyDone, Changed, Message, Store
from bot.store.matches.moderation import ModerationEntry, Ruling
from tests.bot.store.scene import ANNE, NOW, running

TOLD = Message(match_id=None, kind="notice", target="log")


def entry(number: int, **changes: Any) -> ModerationEntry:
    values: dict[str, Any] = {
        "id": number, "guild_id": 7, "match_id": None, "code": "ABCD", "by": ANNE, "verb": Ruling.PAUSE,
        "reason": "a quarrel", "facts": {"user": 5, "name": "Zoé"}, "at": NOW + number,
    }  # fmt: skip
    return ModerationEntry(**(values | changes))


async def test_a_line_is_written_once_and_is_read_as_it_was_written(store: Store) -> None:
    match = await running(store)
    lines = [entry(1), entry(2, by=None, facts={}, verb=Ruling.END, match_id=match.id), entry(3, guild_id=8)]
    for line in lines:
        await store.moderation.add(line, TOLD)
    with pytest.raises(AlreadyDone):
        await store.moderation.add(entry(1, reason="another"), TOLD)
    assert await store.moderation.get(1) == lines[0]
    assert await store.moderation.get(9) is None
    assert await store.moderation.newest(7, 5) == [lines[1], lines[0]]
    assert await store.moderation.newest(7, 1) == [lines[1]]


async def test_an_offer_is_settled_once(store: Store) -> None:
    match = await running(store)
    await store.moderation.add(entry(1, verb=Ruling.OFFER, match_id=match.id), TOLD)
    assert not await store.moderation.has_replaced(match.id)
    await store.moderation.decline(1)
    with pytest.raises(Changed):
        await store.moderation.decline(1)
    line = await store.moderation.get(1)
    assert line is not None
    assert line.verb is Ruling.DECLINED
    await store.moderation.add(entry(2, verb=Ruling.REPLACE, match_id=match.id), TOLD)
    assert await store.moderation.has_replaced(match.id)
