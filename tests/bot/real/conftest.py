"""A store with nothing in it, and a reader that knows some invented texts."""

from __future__ import annotations

import pytest

from tests.bot.real.invented import known_reader
from tests.bot.store.conftest import backups, database, path, pytest_generate_tests, store

__all__ = ["backups", "database", "path", "pytest_generate_tests", "store"]


@pytest.fixture(autouse=True)
def _knows_invented_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.real.intake.import_file", known_reader)
