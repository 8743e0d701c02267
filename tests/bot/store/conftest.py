from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import Store


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "herald.sqlite3"


@pytest.fixture
def backups(tmp_path: Path) -> Path:
    return tmp_path / "backups"


@pytest.fixture
async def store(path: Path, backups: Path) -> AsyncIterator[Store]:
    store = await Store.open(path, backups)
    yield store
    await store.close()
