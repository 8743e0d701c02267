"""What may give secrets away is said at the start, with what to do."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.cli import serve
from bot.cli.precautions import precautions
from bot.settings import Settings


def told(database: str = "herald.sqlite3", file: Path = Path("nowhere"), **environment: str) -> list[str]:
    settings = Settings(_env_file=None, database=database)  # pyright: ignore[reportCallIssue]
    return list(precautions(settings, file, environment))


@pytest.mark.parametrize(("mode", "said"), [(0o600, False), (0o640, False), (0o644, True), (0o602, True)])
def test_a_file_of_settings_that_everybody_can_read_is_told(tmp_path: Path, mode: int, said: bool) -> None:
    file = tmp_path / ".env"
    file.write_text("HERALD_TOKEN=x\n")
    file.chmod(mode)
    assert [f"chmod 600 {file}" in line for line in told(file=file)] == [True] * said


@pytest.mark.parametrize(
    "database",
    [
        "herald.sqlite3", "postgresql:///herald", "postgresql://herald:x@localhost/herald",
        "postgresql://herald@127.0.0.1:5433/herald", "postgresql://herald@[::1]/herald",
        "postgresql://herald@/herald?host=/run/postgresql",
        "postgresql://herald:x@db.example.org/herald?sslmode=verify-full",
        "postgresql://db.example.org/herald?sslmode=verify-ca&connect_timeout=3",
    ],
)  # fmt: skip
def test_a_database_that_is_here_or_verified_needs_no_word(database: str) -> None:
    assert told(database) == []


@pytest.mark.parametrize(
    "database",
    [
        "postgresql://herald:geheim@db.example.org/herald", "postgresql://herald@10.0.0.7/herald",
        "postgresql://herald@db.example.org/herald?sslmode=require",
        "postgresql://herald@/herald?host=localhost,db.example.org",
    ],
)  # fmt: skip
def test_a_server_elsewhere_that_is_not_verified_is_told_without_its_password(database: str) -> None:
    (line,) = told(database)
    assert "sslmode=verify-full" in line
    assert "geheim" not in line
    assert told(database, PGSSLMODE="verify-full") == ([line] if "sslmode" in database else [])


def test_it_is_said_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def end(_: Any) -> None:
        pass

    file = tmp_path / ".env"
    file.write_text("HERALD_TOKEN=not-much-of-a-token\n")
    file.chmod(0o644)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(serve, "_serve", end)
    monkeypatch.setattr(serve, "hide_from_others", lambda: None)
    serve.run(None)  # pyright: ignore[reportArgumentType]
    assert "chmod 600 .env" in capsys.readouterr().err
