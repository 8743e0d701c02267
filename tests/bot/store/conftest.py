import inspect
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import Store

FILES = Path(__file__).parent / "sqlite"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Let what opens a store run on both databases, but for what asks for the file, or is SQLite's alone."""
    if "kind" in metafunc.fixturenames:
        asked = inspect.signature(metafunc.function).parameters
        marked = metafunc.definition.get_closest_marker("sqlite") is not None
        alone = marked or "path" in asked or metafunc.definition.path.is_relative_to(FILES)
        metafunc.parametrize("kind", ["sqlite"] if alone else ["sqlite", "both"])


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "herald.sqlite3"


@pytest.fixture
def backups(tmp_path: Path) -> Path:
    return tmp_path / "backups"


@pytest.fixture
def database(request: pytest.FixtureRequest, kind: str, path: Path) -> str:
    if kind == "both":
        request.getfixturevalue("on_both")
    return str(path)


@pytest.fixture
async def store(database: str, backups: Path) -> AsyncIterator[Store]:
    store = await Store.open(database, backups)
    yield store
    await store.close()
