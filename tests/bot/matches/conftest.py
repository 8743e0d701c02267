from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import Store
from tests.bot.matches.scene import Host


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[Host]:
    store = await Store.open(tmp_path / "herald.sqlite3", tmp_path)
    yield Host(store)
    await store.close()
