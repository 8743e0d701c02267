"""Starting while Discord is away, and stopping at any moment."""

from __future__ import annotations

import asyncio
import logging
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
from discord.http import Route

from bot.cli import serve
from bot.settings import Settings
from bot.store.errors import CannotOpen


class Bot:
    """Stands for the client: fails as often as it is told to."""

    def __init__(self, *failures: Exception) -> None:
        self.failures = list(failures)
        self.http = self
        self.connector: Any = None
        self.calls: list[str] = []

    async def login(self, _token: str) -> None:
        self.calls.append("login")
        if self.failures:
            raise self.failures.pop(0)

    async def connect(self) -> None:
        self.calls.append("connect")
        if self.failures:
            raise self.failures.pop(0)

    async def close(self) -> None:
        self.calls.append("close")

    def is_closed(self) -> bool:
        return False


def http_error(status: int) -> discord.HTTPException:
    response: Any = type("Response", (), {"status": status, "reason": "test"})()
    return discord.HTTPException(response, {"code": 0, "message": "test"})


@pytest.fixture(autouse=True)
def _short_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "FIRST_PAUSE", 0.001)


async def test_the_start_is_tried_again_with_a_line_each(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    bot: Any = Bot(http_error(503), aiohttp.ClientError("no line"), OSError("no route"))
    await serve._start(bot, "token")
    assert bot.calls == ["login", "close", "login", "close", "login", "close", "login", "connect"]
    assert [line.levelname for line in caplog.records] == ["WARNING"] * 3
    assert not any(line.exc_info for line in caplog.records)


async def test_a_gateway_that_is_away_is_tried_again_too() -> None:
    bot: Any = Bot(discord.GatewayNotFound())
    await serve._persist(bot, bot.connect)
    assert bot.calls == ["connect", "connect"]


async def test_a_refused_token_ends_it_at_once() -> None:
    bot: Any = Bot(discord.LoginFailure("no"))
    with pytest.raises(discord.LoginFailure):
        await serve._start(bot, "token")
    assert bot.calls.count("login") == 1


async def test_what_does_not_pass_ends_it_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "START_WITHIN", 0.02)
    bot: Any = Bot(*(http_error(503) for _ in range(1000)))
    with pytest.raises(discord.HTTPException):
        await serve._start(bot, "token")
    assert bot.calls.count("login") > 1


async def test_a_proxy_is_asked_in_the_place_of_discord(monkeypatch: pytest.MonkeyPatch) -> None:
    async def closed(*_: object) -> None:
        raise LookupError

    monkeypatch.setattr(Route, "BASE", Route.BASE)  # to be set back
    monkeypatch.setattr(serve.Store, "open", closed)
    settings = Settings(_env_file=None, token="x", discord_api="http://127.0.0.1:8080")  # pyright: ignore
    with pytest.raises(LookupError):
        await serve._serve(settings)
    assert Route("GET", "/users/@me").url == "http://127.0.0.1:8080/api/v10/users/@me"


WARMING = """
import asyncio, sys, time
from bot.cli import serve
from bot.settings import Settings
from bot.workers import WorkerPool

async def start(bot, token):
    from bot.texts import LOCALES, texts_in
    if "hang" not in sys.argv:
        bot.renderer.warm_up([texts_in(locale) for locale in LOCALES])
    print("warming", flush=True)
    await asyncio.Event().wait()

def hang(pool):
    time.sleep(60)  # until it is ended

serve._start = start
if "hang" in sys.argv:
    WorkerPool.close = hang
    serve.CLOSES_WITHIN = 0.5
settings = Settings(_env_file=None, token="x", database=sys.argv[1], backups=sys.argv[1] + "-backups")
asyncio.run(serve._serve(settings))
"""


def stopped(database: Path, *hang: str) -> tuple[int, str, float]:
    """Stop a process that warms up; return its exit code, what it said of errors, and seconds to its end."""
    process = subprocess.Popen(
        [sys.executable, "-c", WARMING, str(database), *hang],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        assert process.stdout.readline() == "warming\n"
        time.sleep(0.5)  # in the middle of it; sooner or later it must end alike
        process.send_signal(signal.SIGTERM)
        begin = time.monotonic()
        _, errors = process.communicate(timeout=30)
        took = time.monotonic() - begin
    finally:
        process.kill()
    return process.returncode, errors, took


def test_a_signal_ends_it_soon_also_while_it_warms_up(tmp_path: Path) -> None:
    code, errors, took = stopped(tmp_path / "h.sqlite3")
    assert code == 0, errors
    assert "Traceback" not in errors
    assert took < 10.0, "it waited for what is warmed up: idle it takes a third of a second"


def test_who_hangs_while_he_closes_ends_and_says_where(tmp_path: Path) -> None:
    code, errors, _ = stopped(tmp_path / "h.sqlite3", "hang")
    assert code == 1
    assert "in hang" in errors


async def test_who_waits_for_a_slot_loads_meanwhile_what_a_start_needs(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    loaded: list[str] = []

    async def opened(_database: str, _backups: Path, _slots: int, waits: Any, _shards: int) -> Any:
        loaded.append("waits")
        await waits()
        return loaded

    monkeypatch.setattr(serve.Store, "open", opened)
    monkeypatch.setattr(serve, "prewarm", lambda: loaded.append("rehearsed"))
    settings = Settings(database=str(tmp_path / "none"), slots=2, shards=2)
    assert await serve._opened(settings, asyncio.Event()) == ["waits", "rehearsed"]


async def test_a_spare_whose_server_goes_away_tries_again_until_it_is_there(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    stopping, opened = asyncio.Event(), list[str]()

    async def waits_in_vain(_database: str, _backups: Path, _slots: int, waits: Any, _shards: int) -> Any:
        opened.append("waits")
        await waits()
        if len(opened) == 3:
            stopping.set()
        raise CannotOpen(path="postgresql://host", reason="terminating connection")

    monkeypatch.setattr(serve.Store, "open", waits_in_vain)
    monkeypatch.setattr(serve, "prewarm", lambda: None)
    settings = Settings(database=str(tmp_path / "none"), slots=2, shards=2)
    await serve._serve_by_turns(settings, stopping)
    assert opened == ["waits"] * 3
