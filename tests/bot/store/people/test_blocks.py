"""Block lists in the store."""

from __future__ import annotations

import pytest

from bot.store import Changed, Store
from bot.store.people import blocks
from bot.store.people.blocks import Blocked
from tests.bot.store.scene import ANNE, BEN, NOW

CLEO, DAN = 1003, 1004


async def test_a_list_holds_each_once_and_keeps_them_apart_both_ways(store: Store) -> None:
    await store.blocks.add(ANNE, Blocked(BEN, "ben"), NOW)
    await store.blocks.add(ANNE, Blocked(CLEO, "Cleo"), NOW)
    await store.blocks.add(ANNE, Blocked(BEN, "Zed"), NOW)
    await store.blocks.add(DAN, Blocked(ANNE, "Anne"), NOW)
    assert await store.blocks.of_user(ANNE) == [Blocked(CLEO, "Cleo"), Blocked(BEN, "Zed")]
    assert await store.blocks.has_blocked(ANNE, [BEN, DAN]) == {BEN}
    assert await store.blocks.apart([ANNE, BEN, DAN]) == {ANNE: {BEN, DAN}, BEN: {ANNE}, DAN: {ANNE}}
    await store.blocks.remove(ANNE, BEN)
    with pytest.raises(Changed):
        await store.blocks.remove(ANNE, BEN)
    assert await store.blocks.has_blocked(ANNE, [BEN]) == set()


async def test_a_full_list_takes_nobody_else(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(blocks, "MOST_BLOCKED", 1)
    await store.blocks.add(ANNE, Blocked(BEN, "Ben"), NOW)
    with pytest.raises(Changed):
        await store.blocks.add(ANNE, Blocked(CLEO, "Cleo"), NOW)
    await store.blocks.add(ANNE, Blocked(BEN, "Benjamin"), NOW)
    assert await store.blocks.of_user(ANNE) == [Blocked(BEN, "Benjamin")]
