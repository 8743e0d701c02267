"""Seasons in the store, and the tournaments that count for them."""

from __future__ import annotations

import pytest

from bot.store import AlreadyDone, Changed, Store
from tests.bot.store.scene import NOW
from tests.bot.store.tournaments.test_events import act, new, opened


async def test_a_season_goes_on_until_it_is_ended_and_its_name_is_there_once(store: Store) -> None:
    await store.seasons.create(7, "Été", (3, 1), NOW)
    with pytest.raises(AlreadyDone):
        await store.seasons.create(7, "ÉTÉ", (), NOW)
    await store.seasons.create(8, "Été", (), NOW)
    await store.seasons.create(7, "Autumn", (5,), NOW + 1)
    autumn, summer = await store.seasons.of_guild(7)
    assert (summer.name, summer.points, summer.created, summer.ended) == ("Été", (3, 1), NOW, None)
    await store.seasons.end(autumn.id, NOW + 2)
    with pytest.raises(Changed):
        await store.seasons.end(autumn.id, NOW + 3)
    assert [(row.name, row.ended) for row in await store.seasons.of_guild(7)] == [
        ("Été", None),
        ("Autumn", NOW + 2),
    ]


async def test_a_tournament_counts_for_one_season_at_a_time_that_has_not_ended(store: Store) -> None:
    for name in ("Summer", "Autumn", "Winter"):
        await store.seasons.create(7, name, (), NOW)
    winter, autumn, summer = await store.seasons.of_guild(7)
    await store.seasons.end(winter.id, NOW)
    event = await opened(store)
    with pytest.raises(Changed):
        await store.seasons.count(event.id, winter.id)
    assert await store.seasons.of_tournament(event.id) is None
    await store.seasons.count(event.id, summer.id)
    await store.seasons.count(event.id, autumn.id)
    assert await store.seasons.of_tournament(event.id) == autumn
    assert await store.seasons.events(summer.id) == []
    other = await store.tournaments.create(new(channel_id=71), act())
    await store.seasons.count(other.id, autumn.id)
    assert await store.seasons.events(autumn.id) == [
        (event.id, event.revision, False),
        (other.id, other.revision, False),
    ]
    await store.seasons.leave_out(event.id)
    assert [number for number, _, _ in await store.seasons.events(autumn.id)] == [other.id]
