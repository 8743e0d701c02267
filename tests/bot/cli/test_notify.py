"""What systemd is told of a service that it has started."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Self

import pytest

from bot.cli import notify, serve
from bot.cli.notify import ALIVE, READY, STOPPING, keep_alive


@pytest.fixture
def systemd(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[socket.socket]:
    """The socket at which systemd listens."""
    monkeypatch.chdir(tmp_path)  # so that its name is short enough
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listening:
        listening.setblocking(False)
        listening.bind("notify")
        monkeypatch.setenv("NOTIFY_SOCKET", "notify")
        yield listening


def heard(listening: socket.socket) -> list[str]:
    """All that was told by now, the oldest first."""
    told: list[str] = []
    while True:
        try:
            told.append(listening.recv(100).decode())
        except BlockingIOError:
            return told


class Bot:
    """Stands for the client: it is ready, and ends, when it is told to."""

    def __init__(self) -> None:
        self.http = self
        self.ready, self.over = asyncio.Event(), asyncio.Event()
        self.store = SimpleNamespace(lost=asyncio.Event(), asked=asyncio.Event())

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        pass

    async def login(self, _token: str) -> None:
        pass

    async def connect(self) -> None:
        await self.over.wait()

    async def wait_until_ready(self) -> None:
        await self.ready.wait()

    async def close(self) -> None:
        pass


async def turns() -> None:
    """Let everything do all that it can do now."""
    for _ in range(20):
        await asyncio.sleep(0)


async def daily() -> None:
    await asyncio.Event().wait()


async def test_it_is_told_when_discord_is_there_and_when_the_end_begins(systemd: socket.socket) -> None:
    bot: Any = Bot()
    running = asyncio.create_task(serve._run(bot, daily(), "token", asyncio.Event()))
    await turns()
    assert heard(systemd) == []
    bot.ready.set()
    await turns()
    assert heard(systemd) == [READY]
    bot.over.set()
    await running
    assert heard(systemd) == [STOPPING]


async def test_it_hears_of_a_loop_that_turns_twice_in_the_time_that_it_waits(
    systemd: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    naps = iter((None, None))

    async def sleep(seconds: float) -> None:
        assert seconds == 15
        next(naps)

    monkeypatch.setenv("WATCHDOG_USEC", "30000000")
    monkeypatch.setattr(notify.asyncio, "sleep", sleep)
    with pytest.raises(RuntimeError):  # both are slept
        await keep_alive()
    assert heard(systemd) == [ALIVE] * 3


async def test_where_it_does_not_wait_it_hears_nothing(
    systemd: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("WATCHDOG_USEC", raising=False)
    await keep_alive()
    assert heard(systemd) == []


@pytest.mark.skipif(sys.platform != "linux", reason="names that are no files are Linux's own")
def test_a_name_that_is_no_file_is_found_too(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listening:
        listening.setblocking(False)
        name = f"herald-test-{os.getpid()}"
        listening.bind(f"\0{name}")
        monkeypatch.setenv("NOTIFY_SOCKET", f"@{name}")
        notify.notify(READY)
        assert heard(listening) == [READY]


def test_nobody_is_told_where_nobody_listens_and_that_stops_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    monkeypatch.delenv("NOTIFY_SOCKET", raising=False)
    notify.notify(READY)
    assert not caplog.records
    monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "gone"))
    notify.notify(READY)
    (line,) = caplog.records
    assert line.levelname == "WARNING"
