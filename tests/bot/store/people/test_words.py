"""What people have been told of the games' words, in the store."""

from __future__ import annotations

from bot.store import Store
from tests.bot.store.scene import ANNE, BEN, running


async def test_words_are_explained_once_and_in_somebodys_first_matches_alone(store: Store) -> None:
    rows = [await running(store) for _ in range(4)]
    third, fourth = rows[2].id, rows[3].id
    await store.words.explained(ANNE, "dueling_nobles", ["noble", "duel"])
    await store.words.explained(ANNE, "dueling_nobles", ["duel", "ace"])
    assert await store.words.known(ANNE, "dueling_nobles", third) == {"noble", "duel", "ace"}
    assert await store.words.known(BEN, "dueling_nobles", third) == set()
    assert await store.words.known(ANNE, "dueling_nobles", fourth) is None
    assert await store.words.known(ANNE, "noxtalia", fourth) == set()
