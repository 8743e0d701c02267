"""What Discord's errors make of a message: tried again, waited for, or given up."""

from __future__ import annotations

from typing import Any

import aiohttp
import discord
import pytest

from bot.discord.codes import REFUSED, fate_of
from bot.host.outbox import Arrival


def failure(status: int, code: int = 0) -> discord.HTTPException:
    response: Any = type("Response", (), {"status": status, "reason": "test"})()
    return discord.HTTPException(response, {"code": code, "message": "test"})


@pytest.mark.parametrize(
    ("error", "fate"),
    [
        (failure(429), Arrival.LATER),
        (failure(503), Arrival.LATER),
        (failure(400, 30046), Arrival.LATER),
        (OSError("no line"), Arrival.LINE_DOWN),
        (TimeoutError(), Arrival.LINE_DOWN),
        (aiohttp.ServerDisconnectedError(), Arrival.LINE_DOWN),
        (failure(400), Arrival.GIVEN_UP),
        (failure(403, 50013), Arrival.GIVEN_UP),
        (failure(404, 10008), Arrival.GIVEN_UP),
    ],
    ids=repr,
)
def test_each_error_has_a_fate(error: Exception, fate: Arrival) -> None:
    assert isinstance(error, REFUSED)
    assert fate_of(error) is fate
