"""Channels that want a puzzle each day, in the store."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.store import Changed, Message, Store
from bot.store.learning.puzzle_channels import PuzzleChannel
from tests.bot.store.scene import NOW

CHANNEL = PuzzleChannel(channel_id=70, guild_id=7, locale="fr", game=None, posted=0, due=NOW + 60)
PUZZLE = Message(match_id=None, kind="puzzle", target="70")


async def test_a_channel_gets_each_puzzle_once(store: Store) -> None:
    other = replace(CHANNEL, channel_id=71, game="noxtalia", due=NOW + 30)
    for channel in (CHANNEL, other):
        await store.puzzle_channels.want(channel)
    assert await store.puzzle_channels.next_due() == NOW + 30
    assert await store.puzzle_channels.due(NOW + 29) == []
    assert await store.puzzle_channels.due(NOW + 60) == [other, CHANNEL]
    await store.puzzle_channels.post(other, NOW + 90, PUZZLE, NOW + 30)
    with pytest.raises(Changed):
        await store.puzzle_channels.post(other, NOW + 120, PUZZLE, NOW + 31)
    assert await store.puzzle_channels.get(71) == replace(other, posted=1, due=NOW + 90)
    assert [row.target for row in await store.outbox.take(NOW + 100, 9)] == ["70"]


async def test_who_wants_another_game_goes_on_where_he_was(store: Store) -> None:
    await store.puzzle_channels.want(CHANNEL)
    await store.puzzle_channels.post(CHANNEL, NOW + 90, PUZZLE, NOW)
    await store.puzzle_channels.want(replace(CHANNEL, game="neo_noble", locale="en-GB", due=NOW + 5))
    there = replace(CHANNEL, game="neo_noble", locale="en-GB", posted=1, due=NOW + 5)
    assert await store.puzzle_channels.of_guild(7) == [there]
    await store.puzzle_channels.stop(70)
    assert await store.puzzle_channels.get(70) is None
    assert await store.puzzle_channels.next_due() is None
