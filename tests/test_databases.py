"""New databases of tests are copies: some thousand would each take a tenth of a second to be made."""

from pathlib import Path

import pytest

from bot.store import Store
from bot.store.sqlite import schema
from tests.databases import copied_databases

__all__ = ["copied_databases"]


@pytest.mark.sqlite
async def test_only_the_first_store_is_made_by_the_migrations(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    await (await Store.open(tmp_path / "one.sqlite3", tmp_path)).close()
    monkeypatch.setattr(schema, "migrate", None)
    await (await Store.open(tmp_path / "another.sqlite3", tmp_path)).close()
