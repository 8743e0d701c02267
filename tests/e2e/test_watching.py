"""Health and counters, as a monitor on the same machine reads them."""

from __future__ import annotations

import logging
from typing import Any

import aiohttp
import pytest

from bot.app.metrics import LOOPBACK, STALE, PortTaken, exposed
from tests.e2e.club import Club
from tests.e2e.play import challenge, concede


async def read(port: int | None, path: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(f"http://{LOOPBACK}:{port}{path}") as answer:
        return answer.status, await answer.text()


def figures(text: str) -> dict[str, float]:
    """Each line of what is counted: its name with its labels, and its value."""
    lines = [line.rpartition(" ") for line in text.splitlines() if line and not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}


async def test_what_is_counted_follows_what_happens(club: Club) -> None:
    live = await challenge(club)
    await club.ann.slash(club.channel, "play", game="dueling_nobles")
    async with exposed(club.bot.metrics, 0) as port:
        status, text = await read(port, "/metrics")
        before = figures(text)
        assert status == 200
        assert before['herald_matches_open{status="running"}'] == 1
        assert before['herald_matches_open{status="challenge"}'] == 1
        assert before["herald_outbox_waiting"] == 0
        logging.getLogger("bot").warning("something failed, and was survived")
        await concede(club, club.bob, live)
        await club.settle()
        after = figures((await read(port, "/metrics"))[1])
    assert 'herald_matches_open{status="running"}' not in after
    assert after["herald_moves_total"] > before["herald_moves_total"]
    assert after["herald_answer_seconds_count"] > before["herald_answer_seconds_count"]
    assert after['herald_failures_total{level="WARNING"}'] == 1
    drawn = 'herald_drawing_seconds_count{what="board"}'
    assert after[drawn] > before[drawn] > 0
    assert {"herald_latency_seconds", "herald_last_beat_seconds"} <= after.keys()


async def test_nothing_that_is_counted_names_anybody(club: Club) -> None:
    await challenge(club)
    text = (await club.bot.metrics.written()).decode()
    for person in (club.ann, club.bob):
        assert str(person.id) not in text
        assert person.name not in text
    assert str(club.guild.id) not in text


async def test_it_is_well_while_discord_is_there_and_clocks_are_looked_at(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with exposed(club.bot.metrics, 0) as port:
        assert (await read(port, "/healthz"))[0] == 200
        keeper: Any = club.bot.host.timekeeper
        monkeypatch.setattr(keeper, "beaten", club.now() - STALE)
        status, text = await read(port, "/healthz")
        assert status == 503
        assert '"discord": true' in text
        monkeypatch.setattr(keeper, "beaten", club.now())
        monkeypatch.setattr(club.bot, "is_ready", lambda: False)
        assert (await read(port, "/healthz"))[0] == 503


async def test_without_a_port_nothing_listens_and_a_taken_one_is_told(club: Club) -> None:
    async with exposed(club.bot.metrics, None) as nothing:
        assert nothing is None
    async with exposed(club.bot.metrics, 0) as port:
        with pytest.raises(PortTaken, match=str(port)):
            async with exposed(club.bot.metrics, port):
                pass
        assert (await read(port, "/healthz"))[0] == 200, "the first goes on"
    with pytest.raises(aiohttp.ClientConnectorError):
        await read(port, "/healthz")
