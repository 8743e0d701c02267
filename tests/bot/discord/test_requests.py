"""Herald asks Discord for no more than it allows, whatever waits, and rests long before it is blocked."""

from __future__ import annotations

import asyncio
import logging
import selectors
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any

import discord
import pytest

from bot.discord import requests
from bot.discord.requests import (
    MOST_REFUSED,
    REST,
    WITHIN,
    Refusals,
    RequestBudget,
    Requests,
    is_counted,
    path_of,
    route,
)
from tests.bot.discord.wire import Wire, connected, face
from tests.rigs.measuring.loopback import Refusal

TOKEN = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5"
KINDS = {
    ("PATCH", "/channels/123456789012345678/messages/234567890123456789"):
        "PATCH /channels/{id}/messages/{id}",
    ("POST", f"/interactions/123456789012345678/{TOKEN}/callback"):
        "POST /interactions/{id}/{token}/callback",
    ("PATCH", f"/webhooks/123456789012345678/{TOKEN}/messages/@original"):
        "PATCH /webhooks/{id}/{token}/messages/@original",
    ("POST", "/webhooks/123456789012345678/lettersalone"): "POST /webhooks/{id}/{token}",
    ("POST", "/users/@me/channels"): "POST /users/@me/channels",
    ("PUT", "/channels/1/messages/2/reactions/%F0%9F%91%8D/@me"):
        "PUT /channels/{id}/messages/{id}/reactions/{id}/@me",
    ("GET", "/gateway/bot"): "GET /gateway/bot",
}  # fmt: skip


@pytest.fixture
async def wire(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Wire]:
    async with connected(monkeypatch) as client:
        yield client


class Hasty(asyncio.SelectorEventLoop):
    """A loop that waits for nothing: its clock goes on by as much as it would have waited."""

    def __init__(self) -> None:
        selector = selectors.DefaultSelector()
        super().__init__(selector)
        self.now = 0.0
        look = selector.select

        def hasten(timeout: float | None = None) -> list[Any]:
            self.now += (timeout or 0.0) + 1e-6  # no clock stands still
            return look(0)

        selector.select = hasten

    def time(self) -> float:
        return self.now


def run(work: Callable[[Callable[[], float]], Coroutine[Any, Any, list[float]]]) -> list[float]:
    """Run something by such a clock."""
    with asyncio.Runner(loop_factory=Hasty) as runner:
        return runner.run(work(runner.get_loop().time))


def in_the_fullest_second(times: list[float]) -> int:
    return max(sum(begin <= time < begin + 1.0 for time in times) for begin in times)


@pytest.mark.parametrize(("share", "most", "second"), [(1.0, 50, 45), (0.25, 12, 11), (0.0, 2, 0)])
def test_no_second_has_more_counted_requests_than_the_share_of_fifty(
    share: float, most: int, second: int
) -> None:
    async def ask(clock: Callable[[], float]) -> list[float]:
        budget, times = RequestBudget(lambda: share), list[float]()

        async def one() -> None:
            await budget.take()
            times.append(clock())

        await asyncio.gather(*(one() for _ in range(200)))
        return times

    times = run(ask)
    assert in_the_fullest_second(times) <= most
    assert sum(1.0 <= time < 2.0 for time in times) >= second


def test_who_asks_first_goes_first() -> None:
    async def ask(_: Callable[[], float]) -> list[float]:
        budget, order = RequestBudget(lambda: 1.0), list[float]()

        async def one(number: int) -> None:
            await budget.take()
            order.append(number)

        await asyncio.gather(*(one(number) for number in range(100)))
        return order

    assert run(ask) == list(range(100))


def test_a_share_that_shrinks_is_kept_to_at_once() -> None:
    async def ask(clock: Callable[[], float]) -> list[float]:
        share = 1.0
        budget = RequestBudget(lambda: share)
        for _ in range(50):
            await budget.take()
        share, began = 0.5, clock()
        for _ in range(50):
            await budget.take()
        return [clock() - began]

    assert run(ask) == [pytest.approx((50 - 2.5) / 22.5, abs=0.01)]


@pytest.mark.parametrize(("asked", "kind"), KINDS.items())
def test_a_kind_of_request_names_nobody_and_holds_no_token(asked: tuple[str, str], kind: str) -> None:
    assert route(*asked) == kind


def test_answers_to_presses_and_edits_by_them_are_not_counted() -> None:
    assert [kind for (method, path), kind in KINDS.items() if is_counted(path)] == [
        "PATCH /channels/{id}/messages/{id}",
        "POST /users/@me/channels",
        "PUT /channels/{id}/messages/{id}/reactions/{id}/@me",
        "GET /gateway/bot",
    ]


async def test_what_counts_waits_its_turn_and_what_goes_by_a_press_does_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    beside = Requests(lambda: 0.0, lambda _: None, limited=True)
    waits, asked = list[float](), list[tuple[str, int]]()
    beside.waited = waits.append
    beside.requested = lambda kind, status: asked.append((kind, status))
    async with connected(monkeypatch, http_trace=beside.trace) as wire:
        message = await wire.posted()
        before = len(waits)
        await wire.pressed(message)
        assert await wire.bring(message, face("second")) == ["press"]
        assert len(waits) == before
        wire.start_anew()
        await wire.bring(message, face("third"))
        assert len(waits) == before + 1
        wire.discord.refused["messages"] = Refusal(403, 50001)
        with pytest.raises(discord.Forbidden):
            await wire.bring(message, face("fourth"))
    assert asked[-4:] == [
        ("POST /interactions/{id}/{token}/callback", 200),
        ("PATCH /webhooks/{id}/{token}/messages/@original", 200),
        ("PATCH /channels/{id}/messages/{id}", 200),
        ("PATCH /channels/{id}/messages/{id}", 403),
    ]
    assert len(waits) == sum("{token}" not in kind for kind, _ in asked)


async def test_behind_a_proxy_nothing_is_held_back(monkeypatch: pytest.MonkeyPatch) -> None:
    beside = Requests(lambda: 0.0, lambda _: None, limited=False)
    waits, asked = list[float](), list[str]()
    beside.waited = waits.append
    beside.requested = lambda kind, _: asked.append(kind)
    async with connected(monkeypatch, http_trace=beside.trace) as wire:
        await wire.posted()
    assert waits == []
    assert "POST /channels/{id}/messages" in asked


async def test_what_goes_elsewhere_is_none_of_discords_requests(wire: Wire) -> None:
    gateway = wire.discord.url.replace("http:", "ws:")
    for elsewhere in (f"{gateway}/gateway", "https://cdn.discordapp.com/attachments/1/2/board.png"):
        assert path_of(requests.URL(elsewhere)) is None
    assert path_of(requests.URL(f"{wire.discord.url}/api/v10/channels/1")) == "/channels/1"


class Clock:
    time = 0.0

    def __call__(self) -> float:
        return self.time


def test_more_than_a_thousand_refusals_within_ten_minutes_call_for_a_rest(
    caplog: pytest.LogCaptureFixture,
) -> None:
    clock = Clock()
    refusals = Refusals(clock)
    assert not any(refusals.one_more() for _ in range(MOST_REFUSED))
    assert refusals.one_more()
    assert not refusals.one_more(), "once is enough"
    clock.time += REST
    assert refusals.one_more(), "and again as long as they are too many"
    assert [record.levelno for record in caplog.records] == [logging.ERROR] * 2
    clock.time += WITHIN
    assert not any(refusals.one_more() for _ in range(MOST_REFUSED))


async def test_refusals_are_counted_except_those_that_discord_does_not_count(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(requests, "MOST_REFUSED", 3)
    rests: list[float] = []
    beside = Requests(lambda: 0.0, rests.append, limited=True)
    async with connected(monkeypatch, http_trace=beside.trace) as wire:
        message = await wire.posted()
        taken = [Refusal(404, 10008), Refusal(400, 50035), Refusal(401, 0), Refusal(403, 50001)]
        for refusal in (*taken, Refusal(429, 0, "shared"), Refusal(429, 0, "user")):
            wire.discord.refused["messages"] = refusal
            with pytest.raises(discord.HTTPException):
                await wire.bring(message, face("second"))
        assert rests == []
        wire.discord.refused["messages"] = Refusal(403, 50001)
        with pytest.raises(discord.HTTPException):
            await wire.bring(message, face("second"))
    assert rests == [REST]
